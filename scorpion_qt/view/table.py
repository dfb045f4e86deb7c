"""The view of the table: it shows a position, animates changes, and reports the pointer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QWidget

from scorpion_qt.rules import DEFAULT, Board, Card, Event, Game, Position

from .appearance import TableAppearance
from .arrow_geometry import Arrow
from .arrows import Tag
from .card_art import CardArt, Size
from .choreography import Choreography
from .drag import DraggedCards
from .highlights import Highlights
from .hit import Hit, PileKind, best_column, hit
from .items import CardItem, PileItem
from .layout import Fan, Layout, arrange
from .motion import IN_AIR
from .piles import Piles
from .placement import Placement
from .surface import Surface
from .theme import Theme


class TableView(Surface):
    """Shows the table.

    After every call, the cards are placed as in the position once :meth:`complete` has returned or
    :attr:`settled` has been emitted.

    Signals:
        hovered: (Hit or None) The pointer, with no button down, is over something else.
        interrupted: The picture changes during a gesture, and the held cards are let go.
        stage_started: (Stage) A stage of a change is visible now, see :class:`Choreography`.
        settled: All cards are in their places.
        position_changed: Another position is shown, or the cards were hidden or shown again.
        focus_changed: The keyboard focus or the place of the focused card or pile has changed.
    """

    hovered = Signal(object)
    interrupted = Signal()
    stage_started = Signal(object)
    settled = Signal()
    position_changed = Signal()
    focus_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.art = CardArt(self)
        self._motion = Choreography(self._scene, self.art, self._can_be_seen, self)
        self._motion.stage_started.connect(self.stage_started)
        self._motion.settled.connect(self.settled)
        self.art.rendered.connect(self._motion.redraw)
        self._piles = Piles(self._scene, self._theme)
        self._dragged = DraggedCards(self._scene)
        self._highlights = Highlights(self._scene)
        self._game = DEFAULT
        self._mirrored = False
        self._pointer_fan: Fan | None = None
        self._focus: Hit | None = None
        self._focus_fan: Fan | None = None
        self._hovered: Hit | None = None
        self._peeked: CardItem | None = None
        self._covered = False
        self.pointed.connect(self._on_pointed)
        self.reshaped.connect(self._arrange)

    # State

    @property
    def game(self) -> Game:
        """The game on the table."""
        return self._game

    @property
    def board(self) -> Board | None:
        """The board that is shown, or to which the cards are moving."""
        return self._motion.board

    @property
    def position(self) -> Position | None:
        """The position that is shown, or to which the cards are moving."""
        return self.board.position if self.board else None

    @property
    def cards(self) -> Mapping[Card, CardItem]:
        """The card items."""
        return self._motion.items

    @property
    def piles(self) -> Sequence[PileItem]:
        """The outlines of reserve, places and columns."""
        return self._piles.items

    @property
    def covered(self) -> bool:
        """Whether all cards are hidden."""
        return self._covered

    @property
    def chosen(self) -> Sequence[Card]:
        """The cards that are framed as held."""
        return self._highlights.chosen

    @property
    def tags(self) -> Mapping[Card | None, Tag]:
        """The tags on cards."""
        return self._highlights.tags

    @property
    def focus(self) -> Hit | None:
        """The card or pile with the keyboard focus, whether or not it is framed."""
        return self._focus

    @property
    def dragging(self) -> bool:
        """Whether cards follow the pointer."""
        return bool(self._dragged)

    @property
    def peeking(self) -> bool:
        """Whether a covered card is fully shown."""
        return self._peeked is not None

    @property
    def table_layout(self) -> Layout:
        """The current layout."""
        return self._motion.layout

    @property
    def moving(self) -> bool:
        """Whether cards are moving."""
        return self._motion.moving

    def set_mirrored(self, mirrored: bool) -> None:
        """Put column 1 on the right, or on the left."""
        if mirrored != self._mirrored:
            self._mirrored = mirrored
            self._arrange()

    def set_theme(self, theme: Theme) -> None:
        """Change the cloth and the colours of everything drawn on it."""
        super().set_theme(theme)
        self._piles.set_theme(theme)
        self._place_highlights()

    def set_appearance(self, look: TableAppearance) -> None:
        """Change the cards, the cloth and the direction."""
        self.art.set_deck(look.deck)
        self.set_theme(look.theme)
        self.set_mirrored(look.mirrored)

    def set_duration_factor(self, factor: float) -> None:
        """Set the factor for the duration of motions. With 0, no motion is shown."""
        self._motion.set_duration_factor(factor)
        self._highlights.set_duration_factor(factor)

    def set_covered(self, covered: bool) -> None:
        """Hide all cards while the game is paused, or show them again."""
        self.complete()
        self._covered = covered
        self._motion.set_visible(not covered)
        self._place_highlights()
        self.position_changed.emit()

    def set_board(self, board: Board) -> None:
        """Show a board at once."""
        self._begin(board)
        self.complete()

    def deal(self, board: Board) -> None:
        """Show a new deal, with motion from the reserve."""
        self._begin(board)
        self._motion.deal()

    def play(self, before: Position, position: Position, events: Sequence[Event]) -> None:
        """Show the events of an action one after the other. A dragged block starts in place."""
        start = self._let_go_for_another()
        self._motion.play(before, position, events, start)
        self._tell_position()

    def travel(self, position: Position) -> None:
        """Show another position of the same deal, moving every card straight to its place."""
        start = self._let_go_for_another()
        self._motion.travel(position, start)
        self._tell_position()

    def complete(self) -> None:
        """End all motion, with the cards placed as in the position."""
        self._motion.complete()

    def shake(self, cards: Sequence[Card]) -> None:
        """Shake a block that can't move."""
        self._motion.shake(cards)

    def celebrate(self) -> None:
        """Show the celebration of a win. Like every motion it can be completed at any moment."""
        self._motion.celebrate()

    def _begin(self, board: Board) -> None:
        self._let_go()
        self._pointer_fan = self._focus_fan = self._focus = None
        self._highlights.focus(None)
        self._game = board.game
        self._motion.begin(board)
        self._piles.make(board.game)
        self._arrange()
        self.position_changed.emit()

    def _let_go_for_another(self) -> dict[Card, Placement]:
        """Release everything before another position, and return where the dragged cards are."""
        start = self._dragged.places
        self._let_go()
        self._pointer_fan = self._focus_fan = None
        return start

    def _tell_position(self) -> None:
        self._place_highlights()
        self.position_changed.emit()

    def _can_be_seen(self) -> bool:
        return self.isVisible() and not self._covered

    # Layout

    def _arrange(self) -> None:
        """Compute the layout and show it at once, or continue a running motion in it."""
        area = self.viewport().rect()
        ratio = self.devicePixelRatioF()
        layout = arrange(area.width(), area.height(), self._game, self._mirrored, ratio)
        self.art.resize(Size(*layout.card, ratio))
        self._peeked = None
        if self._dragged:
            self._let_go()
        self._motion.set_layout(layout)
        self._piles.place(layout)
        self._place_highlights()

    # Pointer and highlights

    def hit(self, point: QPointF) -> Hit | None:
        """Return what is at a point, or None on the bare table or while the cards are hidden."""
        board = self.board
        if board is None or self._covered:
            return None
        return hit(self.table_layout, board, point.x(), point.y(), self._motion.fan)

    def drop_column(self, legal: Iterable[int]) -> int | None:
        """Return the legal column that the dragged card overlaps most, or None."""
        if not self._dragged:
            return None
        return best_column(self.table_layout, self._dragged.box, legal)

    def hold(self, cards: Sequence[Card]) -> None:
        """Pick up cards so that they follow :meth:`carry`."""
        self.complete()
        self._dragged.take([self.cards[card] for card in cards], self.art.size)
        self.set_hover(())

    def carry(self, offset: QPointF) -> None:
        """Move the held cards by an offset from their places, and brighten their target column."""
        self._dragged.carry(offset)
        self._highlights.aim(self.drop_column(self._highlights.columns))

    def put_back(self) -> None:
        """Move the held cards back to their places."""
        if self._dragged and self.position is not None:
            self.travel(self.position)

    def peek(self, card: Card) -> None:
        """Show the whole of a covered face-up card until :meth:`end_peek`."""
        self.end_peek()
        self.complete()
        self._peeked = self.cards[card]
        self._peeked.setZValue(IN_AIR)
        self._peeked.show_strip(None)

    def end_peek(self) -> None:
        """Cover the card again."""
        if self._peeked is not None:
            self._peeked = None
            self._motion.sync()

    def light(self, columns: Iterable[int], chosen: Sequence[Card] = ()) -> None:
        """Frame columns as targets and cards as chosen, instead of those framed before."""
        self._highlights.light(columns, chosen)
        self._place_highlights()

    def set_hover(self, cards: Sequence[Card], clickable: bool = False) -> None:
        """Frame the cards that a press would pick up.

        Args:
            cards: The block; an empty one removes the frame.
            clickable: Whether a press does something, which turns the pointer into a pointing hand.
        """
        if clickable:
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.viewport().unsetCursor()
        if tuple(cards) != self._highlights.hovered:
            self._highlights.hover(cards)
            self._place_highlights()

    def clear_highlights(self) -> None:
        """Remove the frames of :meth:`light`, and arrows and tags."""
        self._hovered = None
        self._highlights.forget()
        self._place_highlights()

    def show_arrows(
        self, arrows: Iterable[Arrow], columns: Iterable[int] = (), chosen: Sequence[Card] = ()
    ) -> None:
        """Draw arrows, and frames as :meth:`light` does.

        They stay until :meth:`clear_highlights` or the next change.
        """
        self._highlights.tag({})
        self._highlights.show_arrows(arrows)
        self.light(columns, chosen)

    def tag(self, tags: Mapping[Card | None, Tag]) -> None:
        """Put tags on cards; None is the reserve.

        They stay until :meth:`clear_highlights` or the next change.
        """
        self._highlights.tag(tags)
        self._place_highlights()

    def set_focus(self, hit: Hit, framed: bool) -> None:
        """Set the pile or card with the keyboard focus.

        Args:
            hit: The pile and the card.
            framed: Whether it gets a frame and its column fans out; not while only the mouse is
                used.
        """
        self._focus = hit
        self.set_framed(framed)
        self.focus_changed.emit()

    def set_framed(self, framed: bool) -> None:
        """Show or hide the frame of the keyboard focus."""
        hit = self._focus
        if hit is None:
            return
        self._highlights.focus(hit if framed else None)
        fans = framed and hit.pile is PileKind.COLUMN
        self._focus_fan = Fan(hit.index, hit.depth) if fans else None
        if not self._dragged:
            self._motion.set_fan(self._fan)
        self._place_highlights()

    @property
    def _fan(self) -> Fan | None:
        """The column to fan out: the one under the pointer, otherwise the one with the focus."""
        return self._pointer_fan or self._focus_fan

    def _place_highlights(self) -> None:
        board = self.board
        if board is None or self._covered:
            self._highlights.clear()
        else:
            self._highlights.place(self.table_layout, board, self._motion.fan, self._theme)

    def _let_go(self) -> None:
        """Release all held, framed and fully shown cards. The caller puts them in their places."""
        self._peeked = self._hovered = None
        self._highlights.forget()
        if self._dragged:
            self._dragged.release()
            self.interrupted.emit()

    def _fan_out(self, point: QPointF | None) -> None:
        """Fan out the column under the pointer if it is too long to be readable."""
        if self.position is None or self._dragged or self._motion.moving or self._peeked:
            return
        self._pointer_fan = None
        found = self.hit(point) if point is not None else None
        if point is not None and found is not None and found.pile is PileKind.COLUMN:
            column = self.position.columns[found.index]
            self._pointer_fan = self.table_layout.fan_at(found.index, column, point.y())
        if self._fan != self._motion.fan:
            self._motion.set_fan(self._fan)
            self._place_highlights()

    def _tell_hover(self, point: QPointF | None) -> None:
        busy = self._dragged or self._motion.moving or self._peeked
        found = self.hit(point) if point is not None and not busy else None
        if found != self._hovered:
            self._hovered = found
            self.hovered.emit(found)

    def _on_pointed(self, point: QPointF | None) -> None:
        """Fan out the column under the pointer and report what is there.

        When the pointer has left, the fan closes.
        """
        self._fan_out(point)
        self._tell_hover(point)

    # Closing

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop motion and rendering."""
        self.close_down()
        super().closeEvent(event)

    def close_down(self) -> None:
        """Stop motion and rendering, before the view is deleted."""
        self._motion.stop()
        self._highlights.forget()
        self._highlights.clear()
        self.art.close()
