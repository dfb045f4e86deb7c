"""The state of a gesture on the table, as a small state machine of values without table or window.

    IDLE ─PRESS→ PRESSED ─FAR→ DRAGGING ─RELEASE→ IDLE, and the block is dropped
                    └─RELEASE→ IDLE, and the pile is clicked, or chosen if it has several targets

All other inputs lead back to IDLE and put the cards back, see :data:`_WAYS_OUT`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final

from scorpion_qt.rules import Card


class Phase(Enum):
    """The phase of a gesture."""

    IDLE = auto()
    PRESSED = auto()
    """The button is down on a pile, and the pointer has not moved far."""
    PRESSED_AGAIN = auto()
    """The button is down for the second press of a double click, whose release isn't a click."""
    DRAGGING = auto()
    """A block follows the pointer."""
    PEEKING = auto()
    """A long touch shows the whole of a covered card."""


class Input(Enum):
    """An input to a gesture."""

    PRESS = auto()
    """The button was pressed."""
    SECOND_PRESS = auto()
    """The button was pressed again at the same place, within the system's double-click time."""
    FAR = auto()
    """The pointer has moved far with the button down, over a block that can be lifted."""
    REFUSED = auto()
    """The pointer has moved far with the button down, over a block that can't be lifted."""
    LONG = auto()
    """A finger has rested on a card that can be shown whole."""
    RELEASE = auto()
    """The button was released."""
    CANCEL = auto()
    """The player pressed Escape to release everything."""
    LOST = auto()
    """The table lost the pointer: another window, a dialog, a menu, a cancelled touch."""
    CHANGED = auto()
    """Another board is on the table, which has already released the cards."""


class Effect(Enum):
    """An effect of an input."""

    NOTHING = auto()
    LIFT = auto()
    """The block starts to follow the pointer."""
    DROP = auto()
    """The block is dropped where it is."""
    CLICK = auto()
    """The pressed pile is clicked."""
    PEEK = auto()
    END_PEEK = auto()
    PUT_BACK = auto()
    """The dragged cards move back to their places."""


_TABLE: Final = {
    (Phase.IDLE, Input.PRESS): (Phase.PRESSED, Effect.NOTHING),
    (Phase.IDLE, Input.SECOND_PRESS): (Phase.PRESSED_AGAIN, Effect.NOTHING),
    (Phase.PRESSED, Input.FAR): (Phase.DRAGGING, Effect.LIFT),
    (Phase.PRESSED, Input.REFUSED): (Phase.IDLE, Effect.NOTHING),
    (Phase.PRESSED, Input.LONG): (Phase.PEEKING, Effect.PEEK),
    (Phase.PRESSED, Input.RELEASE): (Phase.IDLE, Effect.CLICK),
    (Phase.PRESSED_AGAIN, Input.FAR): (Phase.DRAGGING, Effect.LIFT),
    (Phase.PRESSED_AGAIN, Input.REFUSED): (Phase.IDLE, Effect.NOTHING),
    (Phase.PRESSED_AGAIN, Input.RELEASE): (Phase.IDLE, Effect.NOTHING),
    (Phase.DRAGGING, Input.RELEASE): (Phase.IDLE, Effect.DROP),
    (Phase.PEEKING, Input.FAR): (Phase.DRAGGING, Effect.LIFT),
    (Phase.PEEKING, Input.REFUSED): (Phase.IDLE, Effect.END_PEEK),
    (Phase.PEEKING, Input.RELEASE): (Phase.IDLE, Effect.END_PEEK),
}
_ENDS: Final = (Input.CANCEL, Input.LOST, Input.CHANGED)
_WAYS_OUT: Final = {Phase.DRAGGING: Effect.PUT_BACK, Phase.PEEKING: Effect.END_PEEK}
"""Effects of the inputs in :data:`_ENDS`; there is none in the other phases."""


@dataclass(frozen=True, slots=True)
class Gesture:
    """A gesture with mouse or finger, and the block that a click or a key has chosen before.

    Attributes:
        phase: The phase of the gesture.
        chosen: The card at the head of the block picked up by a click or a key, which has no column
            yet.
    """

    phase: Phase = Phase.IDLE
    chosen: Card | None = None

    @property
    def is_open(self) -> bool:
        """Whether the button is down on the table."""
        return self.phase is not Phase.IDLE

    def after(self, what: Input) -> tuple[Gesture, Effect]:
        """Return the gesture after an input, and the effect of the input.

        An input without a meaning now, such as a release without a press, changes nothing.
        """
        if what in _ENDS:
            phase, effect = Phase.IDLE, _WAYS_OUT.get(self.phase, Effect.NOTHING)
            if what is Input.CHANGED and effect is Effect.PUT_BACK:
                effect = Effect.NOTHING
        else:
            phase, effect = _TABLE.get((self.phase, what), (self.phase, Effect.NOTHING))
        # A window that covers the table for a moment doesn't release the chosen block.
        forgets = effect is Effect.LIFT or what in (Input.CANCEL, Input.CHANGED)
        return Gesture(phase, None if forgets else self.chosen), effect

    def choosing(self, card: Card | None) -> Gesture:
        """Return the gesture with another card, or none, chosen."""
        return replace(self, chosen=card)
