"""Where the cards lie and how they get there: one position at a time, and the motion to the next."""

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
"""Gives the tracks of the motion that runs, for the layout of now: asked again when the window is resized."""


class Choreography(QObject):
    """Puts the card items of a scene where a position has them, at once or in motion.

    After anything, once :meth:`complete` was called or :attr:`settled` came, the cards lie as the
    position says.

    Args:
        scene: Gets the card items.
        art: Their pictures.
        seen: Whether motion can be seen now; otherwise only its end is shown.
        parent: The owner.

    Attributes:
        items: The card items.

    Signals:
        stage_started: (Stage) A stage of a change is seen now. Every stage of every change is reported once and in
            order, whether or not there is a motion to be seen.
        settled: All cards lie.
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
        """The layout that counts."""
        return self._layout

    @property
    def fan(self) -> Fan | None:
        """The column that is fanned out."""
        return self._fan

    @property
    def moving(self) -> bool:
        """Whether cards are on their way."""
        return self._animator.running

    def set_duration_factor(self, factor: float) -> None:
        """How long motions take: 1 is normal, 0 shows no motion at all."""
        self._duration_factor = factor

    def set_visible(self, visible: bool) -> None:
        """Show all cards, or none."""
        for item in self.items.values():
            item.setVisible(visible)

    def set_layout(self, layout: Layout) -> None:
        """Lay out anew: at once, or as the rest of a motion that runs."""
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
        """A picture of the art, by its name, is another one now."""
        for item in self.items.values():
            if item.shows(name):
                item.refresh()

    # From one position to the next

    def begin(self, board: Board) -> None:
        """Forget all motion and take another game; :meth:`set_layout` then shows it."""
        self._animator.stop()
        self._game, self._position, self._fan = board.game, board.position, None

    def deal(self) -> None:
        """The cards of the position fly out from where the reserve lies."""
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
        """An action: its events one after the other.

        Args:
            before: The position before it.
            after: The position after it.
            events: What it did.
            start: Where cards set out that were carried from their places.
        """
        self._follow(after, stages(before, events), start)

    def travel(self, position: Position, start: Mapping[Card, Placement]) -> None:
        """Another position of the same deal: every card goes straight to its place.

        Args:
            position: The position.
            start: Where cards set out that were carried from their places.
        """
        self._follow(position, [Stage(position, Manner.TOGETHER)], start)

    def complete(self) -> None:
        """End all motion: the cards lie as the position says."""
        if self._animator.running:
            self._animator.stop()
        else:
            self.sync()
            self._start_stages()

    def stop(self) -> None:
        """End all motion without another look at the cards."""
        self._animator.stop()

    def shake(self, cards: Sequence[Card]) -> None:
        """Let a block that may not move say so."""

        def script() -> list[Track]:
            lying = self.lying()
            return shake({card: lying[card] for card in cards}, self._layout.card[0])

        self.complete()
        self._run(script)

    def celebrate(self) -> None:
        """Show that the game is won. Like every motion it can be completed at any moment."""
        self.complete()
        self._run(lambda: celebration(self.lying(), self._layout.size, self._layout.card))

    # Where cards lie

    def lying(self) -> dict[Card, Placement]:
        """Where the cards of the present position lie once they have arrived."""
        return {} if self._position is None else self._placements(self._position)

    def sync(self) -> None:
        """Put every card where it lies."""
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
        """Start a motion, or show its end where there is none to be seen."""
        tracks = script() if self._duration_factor > 0 and self._seen() else []
        if not tracks:
            self.complete()
            return
        self._script = script
        self._set_out(tracks)
        self._animator.run(tracks, self._duration_factor)

    def _adapt(self) -> None:
        """Let the motion that runs go on in the present layout; cards that rest lie in it at once."""
        self.sync()
        if self._animator.running:
            tracks = self._script()
            self._set_out(tracks)
            self._animator.retarget(tracks)

    def _set_out(self, tracks: Sequence[Track]) -> None:
        """Put the cards of a motion where they begin."""
        for track in tracks[::-1]:
            rest(self.items[track.card], track.start)
        for card, placement in self.lying().items():
            # Indices change size when the motion begins, in all columns together.
            self.items[card].show_strip(placement.strip)

    def _deck(self) -> dict[Card, Placement]:
        """All cards in one pile, from which they are dealt."""
        if self._layout.reserve:
            x, y = self._layout.reserve[0]
        else:
            x, y = self._layout.columns[-1][0], self._layout.size[1]
        return {card: Placement(x, y, 0, face_up=False) for card in self.lying()}

    def _placements(self, position: Position) -> dict[Card, Placement]:
        fan = self._fan if position is self._position else None
        return placements(self._layout, Board(self._game, position), fan)

    def _start_stages(self, last: int | None = None) -> None:
        """Report the stages up to one, or to the end, that have not been reported."""
        until = len(self._stages) if last is None else last + 1
        started, self._started = self._stages[self._started : until], max(until, self._started)
        for stage in started:
            self.stage_started.emit(stage)

    def _on_finished(self) -> None:
        self.sync()
        self._start_stages()
        self.settled.emit()
