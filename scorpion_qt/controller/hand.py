"""The player's hand: presses, drags and clicks on the table become moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from scorpion_qt.model.change import Change, Kind
from scorpion_qt.model.game_model import GameModel
from scorpion_qt.rules import (
    Action,
    Card,
    Deal,
    Move,
    Reserve,
    block,
    find,
    lift_refusal,
    targets,
)
from scorpion_qt.view.hit import Hit, Pile
from scorpion_qt.view.table import TableView

from .cursor import Ground, PickUp, PutBack, meant


@dataclass(frozen=True, slots=True)
class _Press:
    point: QPointF
    hit: Hit | None


class Hand(QObject):
    """Plays on a table for a model, and lets the table follow the model.

    A block is dragged, or clicked: with one legal column the click moves it there, with several it is
    chosen and the columns light up, and the next click says where to.

    Signals:
        nowhere: (Card) The chosen block can be lifted, but no column takes it now.
        picked_up: (Card) A block was chosen, by its lowest card.
        put_down: (Card) The chosen block was given up without a move.
    """

    nowhere = Signal(object)
    picked_up = Signal(object)
    put_down = Signal(object)

    def __init__(self, model: GameModel, table: TableView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._table = table
        self._press: _Press | None = None
        self._dragging = False
        self._chosen: Card | None = None
        # A long touch stands for the right button; a mouse has one, and its slow click stays a click.
        self._long_touch = QTimer(self)
        self._long_touch.setSingleShot(True)
        self._long_touch.timeout.connect(self._on_long_touch)
        model.changed.connect(self._on_changed)
        table.pressed.connect(self._on_pressed)
        table.dragged.connect(self._on_dragged)
        table.released.connect(self._on_released)
        table.hovered.connect(self._on_hovered)
        table.interrupted.connect(self._end_gesture)

    @property
    def chosen(self) -> Card | None:
        """The card that heads the block chosen by a click, if any."""
        return self._chosen

    def let_go(self) -> None:
        """Put back what is held and forget what is chosen."""
        if self._dragging:
            self._table.put_back()
        self._forget()

    def choose(self, card: Card) -> bool:
        """Hold a block and light up the columns that take it; returns whether it can be lifted.

        Where it cannot, the card shakes and the model says why.
        """
        if not self._model.lift(card):
            self._table.shake([card])
            return False
        self._chosen = card
        columns = self._targets(card)
        self._table.light(columns, block(self._model.position, card))
        self.picked_up.emit(card)
        if not columns:
            self.nowhere.emit(card)
        return True

    def put_back(self) -> None:
        """Give up the chosen block, if there is one."""
        chosen, self._chosen = self._chosen, None
        self._table.darken()
        if chosen is not None:
            self.put_down.emit(chosen)

    def play(self, action: Action) -> None:
        """Ask for an action; where it is refused, the cards shake and the model says why."""
        if self._model.play(action):
            return
        position = self._model.position
        if isinstance(action, Deal):
            self._table.shake([card for card in position.reserve if card])
        else:
            self._table.shake(block(position, action.card))

    def _forget(self) -> None:
        self._end_gesture()
        self._chosen = None
        self._table.end_peek()
        self._table.darken()

    # The table follows the model

    def _on_changed(self, change: Change) -> None:
        self._chosen = None
        match change.kind:
            case Kind.NEW:
                self._table.deal(self._model.game, change.after)
            case Kind.PLAYED:
                self._table.play(change.before, change.after, change.events)
            case Kind.JUMPED:
                self._table.travel(change.after)

    def _end_gesture(self) -> None:
        self._press = None
        self._long_touch.stop()
        self._dragging = False

    # Gestures

    def _on_hovered(self, hit: Hit | None) -> None:
        """Show what a press would take up."""
        game, position = self._model.game, self._model.position
        cards: Sequence[Card] = ()
        if hit and hit.card and lift_refusal(game, position, hit.card) is None:
            cards = block(position, hit.card)
        on_reserve = hit is not None and hit.pile is Pile.RESERVE
        stock = on_reserve and game.reserve is Reserve.STOCK and any(position.reserve)
        self._table.set_hover(cards, bool(cards) or stock)

    def _on_pressed(self, point: QPointF, button: Qt.MouseButton) -> None:
        if self._dragging:
            return
        self._table.complete()
        hit = self._table.hit(point)
        if button is Qt.MouseButton.LeftButton:
            self._press = _Press(point, hit)
            if self._table.touched:
                hints = QGuiApplication.styleHints()
                self._long_touch.start(hints.mousePressAndHoldInterval())
        elif button is Qt.MouseButton.RightButton and hit and hit.card and self._is_face_up(hit):
            self._table.peek(hit.card)

    def _on_dragged(self, point: QPointF) -> None:
        press = self._press
        if press is None or press.hit is None or press.hit.card is None:
            return
        offset = point - press.point
        if not self._dragging:
            if offset.manhattanLength() < QApplication.startDragDistance():
                return
            self._long_touch.stop()
            self._table.end_peek()
            if not self._lift(press.hit.card):
                self._press = None
                return
        self._table.carry(offset)

    def _on_released(self, point: QPointF, button: Qt.MouseButton) -> None:
        if button is Qt.MouseButton.RightButton:
            self._table.end_peek()
            return
        self._long_touch.stop()
        press, self._press = self._press, None
        if button is not Qt.MouseButton.LeftButton or press is None:
            return
        if self._dragging:
            assert press.hit is not None
            assert press.hit.card is not None
            self._drop(press.hit.card)
        elif self._table.peeking:
            self._table.end_peek()
        elif self._is_click(press, point):
            self._click(press.hit)

    def _is_click(self, press: _Press, point: QPointF) -> bool:
        """A press that is let go over another pile is taken back; a tremble is not."""
        if (point - press.point).manhattanLength() < QApplication.startDragDistance():
            return True
        there = self._table.hit(point)
        if press.hit is None or there is None:
            return press.hit is there
        return (press.hit.pile, press.hit.index) == (there.pile, there.index)

    def _on_long_touch(self) -> None:
        hit = self._press.hit if self._press else None
        if hit and hit.card and self._is_face_up(hit):
            self._table.peek(hit.card)

    def _lift(self, card: Card) -> bool:
        """Pick a block up; where it cannot be lifted, the model says why."""
        if not self._model.lift(card):
            return False
        self._chosen = None
        self._table.hold(block(self._model.position, card))
        self._table.light(self._targets(card))
        self._dragging = True
        return True

    def _drop(self, card: Card) -> None:
        self._dragging = False
        column = self._table.drop_column(self._targets(card))
        if column is None:
            spot = find(self._model.position, card)
            others = (
                index
                for index in range(len(self._model.position.columns))
                if spot is None or index != spot.column
            )
            column = self._table.drop_column(others)
        if column is None or not self._model.play(Move(card, column)):
            self._table.put_back()

    def _click(self, hit: Hit | None) -> None:
        ground = Ground(self._model.game, self._model.position)
        request = PutBack() if hit is None else meant(ground, hit, self._chosen)
        if isinstance(request, PutBack):
            self.put_back()
            return
        self._chosen = None
        self._table.darken()
        if isinstance(request, PickUp):
            self._take_up(request.card)
        elif request is not None:
            self.play(request)

    def _take_up(self, card: Card) -> None:
        """Move a block where only one column takes it; else choose it."""
        columns = self._targets(card)
        if len(columns) == 1:
            self.play(Move(card, columns[0]))
        else:
            self.choose(card)

    def _targets(self, card: Card) -> list[int]:
        return targets(self._model.game, self._model.position, card)

    def _is_face_up(self, hit: Hit) -> bool:
        return (
            hit.pile is not Pile.COLUMN
            or hit.depth >= self._model.position.columns[hit.index].hidden
        )
