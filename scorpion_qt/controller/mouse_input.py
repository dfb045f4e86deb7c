"""The mouse and touch input, which turns presses, drags and clicks into requests to the model."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.rules import Action, Card, Deal, Move, Reserve
from scorpion_qt.view.hit import Hit, PileKind
from scorpion_qt.view.table import TableView

from .cursor import PickUp, PutBack, interpret_click
from .gesture import Effect, Gesture, Input, Phase


class MouseInput(QObject):
    """Plays on a table for a model, with the left button or a finger.

    A block can be dragged or clicked. With one legal column, a click moves it there. With several,
    a click chooses it, the columns are framed, and the next click picks one. The right button shows
    covered cards; other buttons do nothing.

    Signals:
        nowhere: (Card) The chosen block can be lifted, but no column accepts it now.
        picked_up: (Card) A block was chosen, by its lowest card.
        put_down: (Card) The chosen block was put back without a move.
    """

    nowhere = Signal(object)
    picked_up = Signal(object)
    put_down = Signal(object)

    def __init__(self, model: GameModel, table: TableView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._table = table
        self._gesture = Gesture()
        self._start = QPointF()
        self._pressed: Hit | None = None
        # A long touch replaces the right button. With a mouse, a slow click is still a click.
        self._long_touch = QTimer(self)
        self._long_touch.setSingleShot(True)
        self._long_touch.timeout.connect(self._on_long_touch)
        table.pressed.connect(self._on_pressed)
        table.pressed_again.connect(self._on_pressed_again)
        table.dragged.connect(self._on_dragged)
        table.released.connect(self._on_released)
        table.pointed.connect(self._on_pointed)
        table.hovered.connect(self._on_hovered)
        table.lost.connect(self._on_lost)
        table.interrupted.connect(self._on_lost)

    @property
    def gesture(self) -> Gesture:
        """The current gesture."""
        return self._gesture

    @property
    def chosen(self) -> Card | None:
        """The card at the head of the block chosen by a click, or None."""
        return self._gesture.chosen

    def follow(self) -> None:
        """Release everything, because another board is on the table."""
        self._feed(Input.CHANGED)

    def let_go(self) -> None:
        """Put back the held cards and forget the chosen block."""
        self._feed(Input.CANCEL)
        self._table.end_peek()
        self._table.clear_highlights()

    def choose(self, card: Card) -> bool:
        """Hold a block and frame the columns that accept it; return whether it can be lifted.

        If it can't, the card shakes and the model reports why.
        """
        self._feed(Input.CANCEL)
        if not self._model.lift(card):
            self._table.shake([card])
            return False
        self._gesture = self._gesture.choosing(card)
        columns = self._model.board.targets(card)
        self._table.light(columns, self._model.board.block(card))
        self.picked_up.emit(card)
        if not columns:
            self.nowhere.emit(card)
        return True

    def put_back(self) -> None:
        """Put back the dragged or chosen block, if there is one."""
        chosen = self.chosen
        self._feed(Input.CANCEL)
        self._table.clear_highlights()
        if chosen is not None:
            self.put_down.emit(chosen)

    def play(self, action: Action) -> None:
        """Request an action. If it is refused, the cards shake and the model reports why."""
        self._feed(Input.LOST)
        if self._model.play(action):
            return
        if isinstance(action, Deal):
            self._table.shake([card for card in self._model.position.reserve if card])
        else:
            self._table.shake(self._model.board.block(action.card))

    def _feed(self, what: Input) -> Effect:
        """Pass an input to the gesture, and carry out its effect."""
        pressed = self._pressed.card if self._pressed else None
        self._gesture, effect = self._gesture.after(what)
        if self._gesture.phase is not Phase.PRESSED:
            self._long_touch.stop()
        match effect:
            case Effect.LIFT if pressed is not None:
                self._table.end_peek()
                self._table.hold(self._model.board.block(pressed))
                self._table.light(self._model.board.targets(pressed))
            case Effect.DROP if pressed is not None:
                self._drop(pressed)
            case Effect.PEEK if pressed is not None:
                self._table.peek(pressed)
            case Effect.END_PEEK:
                self._table.end_peek()
            case Effect.PUT_BACK:
                self._table.put_back()
                self._table.clear_highlights()
        return effect

    # Signals of the table

    def _on_hovered(self, hit: Hit | None) -> None:
        """Frame the cards that a press would pick up."""
        board = self._model.board
        cards: Sequence[Card] = ()
        if hit and hit.card and board.lift_refusal(hit.card) is None:
            cards = board.block(hit.card)
        on_reserve = hit is not None and hit.pile is PileKind.RESERVE
        stock = on_reserve and board.game.reserve is Reserve.STOCK and any(board.position.reserve)
        self._table.set_hover(cards, bool(cards) or stock)

    def _on_pressed(self, point: QPointF, button: Qt.MouseButton) -> None:
        if self._gesture.phase is not Phase.IDLE:
            return
        if button is Qt.MouseButton.LeftButton:
            self._press(point, Input.PRESS)
            if self._table.touched:
                hints = QGuiApplication.styleHints()
                self._long_touch.start(hints.mousePressAndHoldInterval())
        elif button is Qt.MouseButton.RightButton:
            self._table.complete()
            hit = self._table.hit(point)
            if hit and hit.card and self._is_face_up(hit):
                self._table.peek(hit.card)

    def _on_pressed_again(self, point: QPointF, button: Qt.MouseButton) -> None:
        if button is not Qt.MouseButton.LeftButton:
            self._on_pressed(point, button)
        elif self._gesture.phase is Phase.IDLE:
            self._press(point, Input.SECOND_PRESS)

    def _press(self, point: QPointF, what: Input) -> None:
        self._table.complete()
        self._start, self._pressed = point, self._table.hit(point)
        self._feed(what)

    def _on_dragged(self, point: QPointF) -> None:
        offset = point - self._start
        card = self._pressed.card if self._pressed else None
        if card is None or self._gesture.phase is Phase.IDLE:
            return
        if self._gesture.phase is not Phase.DRAGGING:
            if offset.manhattanLength() < QApplication.startDragDistance():
                return
            self._feed(Input.FAR if self._model.lift(card) else Input.REFUSED)
        if self._gesture.phase is Phase.DRAGGING:
            self._table.carry(offset)

    def _on_released(self, point: QPointF, button: Qt.MouseButton) -> None:
        if button is Qt.MouseButton.RightButton:
            self._table.end_peek()
            return
        clicked = button is Qt.MouseButton.LeftButton and self._feed(Input.RELEASE) is Effect.CLICK
        if clicked and self._is_click(point):
            self._click(self._pressed)

    def _on_pointed(self, point: QPointF | None) -> None:
        """Notice that the button is up although another widget received its release."""
        if point is not None:
            self._feed(Input.LOST)

    def _on_lost(self) -> None:
        self._feed(Input.LOST)
        self._table.end_peek()

    def _on_long_touch(self) -> None:
        if self._pressed and self._pressed.card and self._is_face_up(self._pressed):
            self._feed(Input.LONG)

    def _is_click(self, point: QPointF) -> bool:
        """Return whether a press ends at its pile, ignoring a tremble."""
        if (point - self._start).manhattanLength() < QApplication.startDragDistance():
            return True
        there = self._table.hit(point)
        if self._pressed is None or there is None:
            return self._pressed is there
        return (self._pressed.pile, self._pressed.index) == (there.pile, there.index)

    def _drop(self, card: Card) -> None:
        board = self._model.board
        column = self._table.drop_column(board.targets(card))
        if column is None:
            spot = board.find(card)
            others = (
                index
                for index in range(len(board.position.columns))
                if spot is None or index != spot.column
            )
            column = self._table.drop_column(others)
        if column is None or not self._model.play(Move(card, column)):
            self._table.put_back()

    def _click(self, hit: Hit | None) -> None:
        board = self._model.board
        request = PutBack() if hit is None else interpret_click(board, hit, self.chosen)
        if isinstance(request, PutBack):
            self.put_back()
            return
        self._gesture = self._gesture.choosing(None)
        self._table.clear_highlights()
        if isinstance(request, PickUp):
            self._pick_up(request.card)
        elif request is not None:
            self.play(request)

    def _pick_up(self, card: Card) -> None:
        """Move a block that only one column accepts, or choose it."""
        columns = self._model.board.targets(card)
        if len(columns) == 1:
            self.play(Move(card, columns[0]))
        else:
            self.choose(card)

    def _is_face_up(self, hit: Hit) -> bool:
        return (
            hit.pile is not PileKind.COLUMN
            or hit.depth >= self._model.position.columns[hit.index].hidden
        )
