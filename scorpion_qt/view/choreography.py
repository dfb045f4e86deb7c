"""The places of the cards, one position at a time, and their motion to the next one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGraphicsScene

from scorpion_qt.rules import DECK, DEFAULT, Board, Card, Event, Position

from .animator import Animator, rest
from .card_art import CardArt
from .flourish import celebration, shake
from .items import CardItem
from .layout import Fan, Layout, arrange
from .motion import Manner, Stage, Track, plan, stages
from .placement import Placement, placements

Script = Callable[[], list[Track]]
"""Returns the tracks of a motion in the current layout. Called again when the window is resized."""


class Choreography(QObject):
    """Places the card items of a scene as in a position, at once or in motion.

    After every call, the cards are placed as in the position once :meth:`complete` has returned or
    :attr:`settled` has been emitted.

    Args:
        scene: The scene that gets the card items.
        art: Their pictures.
        seen: Returns whether motion is visible now; otherwise only its end is shown.
        parent: The owner.

    Attributes:
        items: The card items.

    Signals:
        stage_started: (Stage) A stage of a change is visible now. Every stage of every change is
            reported once and in order, whether or not its motion is shown.
        settled: All cards are in their places.
    """

    stage_started = Signal(object)
    settled = Signal()

    def __init__(
        self, scene: QGraphicsScene, art: CardArt, seen: Callable[[], bool], parent: QObject
    ) -> None:
        super().__init__(parent)
        self.items = {card: CardItem(card, art) for card in DECK}
        for item in self.items.values():
            scene.addItem(item)
        self._seen = seen
        self._animator = Animator(self.items, self)
        self._animator.reached.connect(self._start_stages)
        self._animator.finished.connect(self._on_finished)
        self._stages: list[Stage] = []
        self._started = 0
        self._script: Script = list
        self._duration_factor = 1.0
        self._game = DEFAULT
        self._position: Position | None = None
        self._layout = arrange(1, 1, DEFAULT)
        self._fan: Fan | None = None

    @property
    def board(self) -> Board | None:
        """The board that is shown, or to which the cards are moving."""
        return None if self._position is None else Board(self._game, self._position)

    @property
    def layout(self) -> Layout:
        """The current layout."""
        return self._layout

    @property
    def fan(self) -> Fan | None:
        """The column that is fanned out, or None."""
        return self._fan

    @property
    def moving(self) -> bool:
        """Whether cards are moving."""
        return self._animator.running

    def set_duration_factor(self, factor: float) -> None:
        """Set the factor for the duration of motions. With 0, no motion is shown."""
        self._duration_factor = factor

    def set_visible(self, visible: bool) -> None:
        """Show all cards, or none."""
        for item in self.items.values():
            item.setVisible(visible)

    def set_layout(self, layout: Layout) -> None:
        """Change the layout at once, or continue a running motion in it."""
        self._layout = layout
        for item in self.items.values():
            item.refresh()
        self._adapt()

    def set_fan(self, fan: Fan | None) -> None:
        """Fan out one column, or none."""
        if fan != self._fan:
            self._fan = fan
            self._adapt()

    def redraw(self, name: str) -> None:
        """Show a picture of the art, given by its name, that has changed."""
        for item in self.items.values():
            if item.shows(name):
                item.refresh()

    # From one position to the next

    def begin(self, board: Board) -> None:
        """Stop all motion and take another game, which :meth:`set_layout` then shows."""
        self._animator.stop()
        self._game, self._position, self._fan = board.game, board.position, None

    def deal(self) -> None:
        """Deal the cards of the position, with motion from the reserve."""
        assert self._position is not None
        following = [Stage(self._position, Manner.DEALT)]
        self._run(lambda: self._plan(self._deck(), following))

    def play(
        self,
        before: Position,
        after: Position,
        events: Sequence[Event],
        start: Mapping[Card, Placement],
    ) -> None:
        """Show the events of an action, one after the other.

        Args:
            before: The position before it.
            after: The position after it.
            events: The events of the action.
            start: Where the dragged cards start from.
        """
        self._follow(after, stages(before, events), start)

    def travel(self, position: Position, start: Mapping[Card, Placement]) -> None:
        """Show another position of the same deal, moving every card straight to its place.

        Args:
            position: The position.
            start: Where the dragged cards start from.
        """
        self._follow(position, [Stage(position, Manner.TOGETHER)], start)

    def complete(self) -> None:
        """End all motion, with the cards placed as in the position."""
        if self._animator.running:
            self._animator.stop()
        else:
            self.sync()
            self._start_stages()

    def stop(self) -> None:
        """End all motion without placing the cards."""
        self._animator.stop()

    def shake(self, cards: Sequence[Card]) -> None:
        """Shake a block that can't move."""

        def script() -> list[Track]:
            lying = self.lying()
            return shake({card: lying[card] for card in cards}, self._layout.card[0])

        self.complete()
        self._run(script)

    def celebrate(self) -> None:
        """Show the celebration of a win. Like every motion it can be completed at any moment."""
        self.complete()
        self._run(lambda: celebration(self.lying(), self._layout.size, self._layout.card))

    # Places of the cards

    def lying(self) -> dict[Card, Placement]:
        """Return the final places of the cards in the current position."""
        return {} if self._position is None else self._placements(self._position)

    def sync(self) -> None:
        """Put every card in its final place."""
        for card, placement in self.lying().items():
            rest(self.items[card], placement)

    def _follow(
        self, position: Position, following: list[Stage], start: Mapping[Card, Placement]
    ) -> None:
        self.complete()
        self._stages, self._started = following, 0
        before, self._position, self._fan = self._position, position, None
        if before is None:
            self.complete()
        else:
            self._run(lambda: self._plan(self._placements(before) | dict(start), following))

    def _plan(self, start: Mapping[Card, Placement], following: list[Stage]) -> list[Track]:
        return plan(start, following, self._placements, self._layout.card[1])

    def _run(self, script: Script) -> None:
        """Start a motion, or show its end if motion is off or not visible."""
        tracks = script() if self._duration_factor > 0 and self._seen() else []
        if not tracks:
            self.complete()
            return
        self._script = script
        self._set_out(tracks)
        self._animator.run(tracks, self._duration_factor)

    def _adapt(self) -> None:
        """Continue the running motion in the current layout. Resting cards jump to their places."""
        self.sync()
        if self._animator.running:
            tracks = self._script()
            self._set_out(tracks)
            self._animator.retarget(tracks)

    def _set_out(self, tracks: Sequence[Track]) -> None:
        """Put the cards of a motion where they start."""
        for track in tracks[::-1]:
            rest(self.items[track.card], track.start)
        for card, placement in self.lying().items():
            # Indices change size at the start of the motion, in all columns at once.
            self.items[card].show_strip(placement.strip)

    def _deck(self) -> dict[Card, Placement]:
        """Return the places of all cards in one pile, for dealing."""
        if self._layout.reserve:
            x, y = self._layout.reserve[0]
        else:
            x, y = self._layout.columns[-1][0], self._layout.size[1]
        return {card: Placement(x, y, 0, face_up=False) for card in self.lying()}

    def _placements(self, position: Position) -> dict[Card, Placement]:
        fan = self._fan if position is self._position else None
        return placements(self._layout, Board(self._game, position), fan)

    def _start_stages(self, last: int | None = None) -> None:
        """Report the unreported stages up to one, or all of them."""
        until = len(self._stages) if last is None else last + 1
        started, self._started = self._stages[self._started : until], max(until, self._started)
        for stage in started:
            self.stage_started.emit(stage)

    def _on_finished(self) -> None:
        self.sync()
        self._start_stages()
        self.settled.emit()
