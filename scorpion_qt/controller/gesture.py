"""What a pointer on the table is doing, as a small machine of values that knows no table and no window.

    IDLE ─PRESS→ PRESSED ─FAR→ DRAGGING ─RELEASE→ IDLE, and the block is dropped
                    └─RELEASE→ IDLE, and what was pressed is clicked; a block with several targets is then chosen

Whatever else happens leads back to IDLE and puts the cards back, see :data:`_WAYS_OUT`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final

from scorpion_qt.rules import Card


class Phase(Enum):
    """What the pointer is doing."""

    IDLE = auto()
    PRESSED = auto()
    """The button is down on a pile, and the pointer has not moved far."""
    PRESSED_AGAIN = auto()
    """The same, but the press is the second one of a double click: its release is no click."""
    DRAGGING = auto()
    """A block follows the pointer."""
    PEEKING = auto()
    """A long touch shows a covered card."""


class Input(Enum):
    """What can happen to a gesture."""

    PRESS = auto()
    """The button went down."""
    SECOND_PRESS = auto()
    """It went down again within the system's double-click time, at the same place."""
    FAR = auto()
    """The pointer has moved far with the button down, over a block that can be lifted."""
    REFUSED = auto()
    """The same, over a block that cannot be lifted."""
    LONG = auto()
    """A finger has rested on a card that can be looked at."""
    RELEASE = auto()
    """The button went up."""
    CANCEL = auto()
    """The player lets go of everything: Escape."""
    LOST = auto()
    """The pointer is somebody else's: another window, a dialog, a menu, a touch that was cancelled."""
    CHANGED = auto()
    """Another board lies on the table, which has let go of the cards itself."""


class Effect(Enum):
    """What has to be done."""

    NOTHING = auto()
    LIFT = auto()
    """Let the block follow the pointer."""
    DROP = auto()
    """Put the block down where it is."""
    CLICK = auto()
    """Do what a click on the pressed pile means."""
    PEEK = auto()
    END_PEEK = auto()
    PUT_BACK = auto()
    """Let the dragged cards glide back."""


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
"""What the inputs of :data:`_ENDS` bring about; nothing in the other phases."""


@dataclass(frozen=True, slots=True)
class Gesture:
    """A gesture with mouse or finger, and what a click or a key has chosen before.

    Attributes:
        phase: What the pointer is doing.
        chosen: The card that heads the block picked up by a click or a key, which waits for its column.
    """

    phase: Phase = Phase.IDLE
    chosen: Card | None = None

    @property
    def is_open(self) -> bool:
        """Whether the button is down on the table."""
        return self.phase is not Phase.IDLE

    def after(self, what: Input) -> tuple[Gesture, Effect]:
        """Return the gesture after an input, and what has to be done.

        What means nothing now changes nothing, such as a release that belongs to no press.
        """
        if what in _ENDS:
            phase, effect = Phase.IDLE, _WAYS_OUT.get(self.phase, Effect.NOTHING)
            if what is Input.CHANGED and effect is Effect.PUT_BACK:
                effect = Effect.NOTHING
        else:
            phase, effect = _TABLE.get((self.phase, what), (self.phase, Effect.NOTHING))
        # A window that comes over the table for a moment does not take what was chosen out of the hand.
        forgets = effect is Effect.LIFT or what in (Input.CANCEL, Input.CHANGED)
        return Gesture(phase, None if forgets else self.chosen), effect

    def choosing(self, card: Card | None) -> Gesture:
        """Return the gesture with another card chosen, or none."""
        return replace(self, chosen=card)
