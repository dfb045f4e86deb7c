"""The keyboard input, which turns the table's keys into cursor moves and requests."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent

from scorpion_qt.model.game.change import Change
from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.rules import Board, Card
from scorpion_qt.view.hit import PileKind
from scorpion_qt.view.table import TableView

from . import cursor as moves
from .cursor import Cursor, PickUp, PutBack, Request
from .mouse_input import MouseInput
from .native_keys import digit, is_plain

SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
PLAIN: Final = Qt.KeyboardModifier.NoModifier
TEN: Final = 10


class TableKey(Enum):
    """The keys of the table while it has the focus. They aren't shortcuts; each has one meaning.

    The value holds the keys, the usual one first, and whether Shift is held with them.
    """

    LEFT = ((Qt.Key.Key_Left,), PLAIN)
    RIGHT = ((Qt.Key.Key_Right,), PLAIN)
    UP = ((Qt.Key.Key_Up,), PLAIN)
    DOWN = ((Qt.Key.Key_Down,), PLAIN)
    FIRST = ((Qt.Key.Key_Home,), PLAIN)
    LAST = ((Qt.Key.Key_End,), PLAIN)
    ENTER = ((Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Enter), PLAIN)
    ONLY_MOVE = ((Qt.Key.Key_Return, Qt.Key.Key_Enter), SHIFT)
    LET_GO = ((Qt.Key.Key_Escape,), PLAIN)
    NEXT_GROUP = ((Qt.Key.Key_Tab,), PLAIN)
    PREVIOUS_GROUP = ((Qt.Key.Key_Tab, Qt.Key.Key_Backtab), SHIFT)

    def __init__(self, keys: tuple[Qt.Key, ...], modifier: Qt.KeyboardModifier) -> None:
        self.keys = keys
        self.modifier = modifier


_KEYS: Final = {
    (key.value, command.modifier): command for command in TableKey for key in command.keys
}
_TAB_REASONS: Final = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class KeyboardInput(QObject):
    """Moves the keyboard's cursor on a table and plays by keys.

    Args:
        model: The game.
        table: The table, whose keys and focus are handled here.
        mouse: Picks up, puts down and plays.

    Signals:
        undecided: The only move of a block was requested, but there are none or several.
        escaped: Escape was pressed with nothing held.
    """

    undecided = Signal()
    escaped = Signal()

    def __init__(self, model: GameModel, table: TableView, mouse: MouseInput) -> None:
        super().__init__(table)
        self._model = model
        self._table = table
        self._mouse = mouse
        self._framed = False
        self._cursor = moves.start(self._model.board)
        self._moves: dict[TableKey, Callable[[Board, Cursor], Cursor]] = {
            TableKey.LEFT: lambda board, at: moves.sideways(board, at, self._logical(-1)),
            TableKey.RIGHT: lambda board, at: moves.sideways(board, at, self._logical(1)),
            TableKey.UP: lambda board, at: moves.upright(board, at, -1),
            TableKey.DOWN: lambda board, at: moves.upright(board, at, 1),
            TableKey.FIRST: lambda board, at: moves.to_end(board, at, last=False),
            TableKey.LAST: lambda board, at: moves.to_end(board, at, last=True),
        }
        table.pressed.connect(self._on_pressed)
        table.installEventFilter(self)

    @property
    def cursor(self) -> Cursor:
        """The keyboard's place."""
        return self._cursor

    @property
    def asked(self) -> Card | None:
        """The card that questions are about, which is the held one or else the focused one."""
        return self._mouse.chosen or self._cursor.on(self._model.board).card

    def peek(self) -> None:
        """Show the whole focused card, or cover it again."""
        card = self._cursor.on(self._model.board).card
        if self._table.peeking:
            self._table.end_peek()
        elif card is not None and not self._table.covered and self._is_face_up(card):
            self._table.peek(card)

    def _logical(self, step: int) -> int:
        """Convert a step on the screen, with 1 to the right, into one along the columns."""
        return -step if self._table.table_layout.mirrored else step

    def _is_face_up(self, card: Card) -> bool:
        return card in self._model.board.visible

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle the table's keys, and note how it got the focus."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if self._on_key(event):
                event.accept()
                return True
        elif isinstance(event, QFocusEvent):
            self._on_focus(event)
        return super().eventFilter(watched, event)

    def _on_key(self, event: QKeyEvent) -> bool:
        """Handle a key, and return whether it is one of the table's."""
        if self._table.covered or not is_plain(event):
            return False
        shift = event.modifiers() & SHIFT
        command = _KEYS.get((event.key(), shift))
        if command is not None:
            return self._follow(command)
        number = digit(event)
        return number is not None and self._to_column(number or TEN, bool(shift))

    def _follow(self, command: TableKey) -> bool:
        board = self._model.board
        match command:
            case TableKey.ENTER:
                self._request(moves.enter(board, self._cursor, self._mouse.chosen))
            case TableKey.ONLY_MOVE:
                self._make_only_move()
            case TableKey.LET_GO:
                return self._let_go()
            case TableKey.NEXT_GROUP | TableKey.PREVIOUS_GROUP:
                step = 1 if command is TableKey.NEXT_GROUP else -1
                cursor = moves.to_group(board, self._cursor, step)
                if cursor is None:
                    return False
                self._go(cursor)
            case _:
                self._go(self._moves[command](board, self._cursor))
        return True

    def _to_column(self, number: int, shift: bool) -> bool:
        """Go to a column by its number, plus ten with Shift, and return whether it exists."""
        count = moves.pile_count(self._model.board, PileKind.COLUMN)
        if shift and number + TEN <= count:
            number += TEN
        if number > count:
            return False
        self._go(moves.to_column(self._model.board, self._cursor, number - 1))
        return True

    def _request(self, request: Request | None) -> None:
        match request:
            case None:
                self._show()
            case PickUp(card):
                self._mouse.choose(card)
                self._show()
            case PutBack():
                self._mouse.put_back()
                self._show()
            case _:
                self._framed = True
                self._mouse.play(request)

    def _make_only_move(self) -> None:
        move = moves.only_move(self._model.board, self._cursor, self._mouse.chosen)
        if move is None:
            self.undecided.emit()
        else:
            self._framed = True
            self._mouse.play(move)

    def _let_go(self) -> bool:
        if self._table.peeking:
            self._table.end_peek()
            return True
        if self._mouse.chosen is None and not self._table.dragging:
            self.escaped.emit()
            return False
        self._mouse.put_back()
        return True

    def _go(self, cursor: Cursor) -> None:
        self._table.end_peek()
        self._cursor = cursor
        self._show()

    def _show(self, framed: bool = True) -> None:
        self._framed = framed
        self._table.set_focus(self._cursor.on(self._model.board), framed and self._table.hasFocus())

    def follow(self, change: Change) -> None:
        """Follow the moved block or the focused card. The table already shows the change."""
        self._cursor = moves.followed(self._model.board, self._cursor, change)
        self._show(self._framed)

    def _on_pressed(self, point: QPointF) -> None:
        hit = self._table.hit(point)
        if hit is not None:
            self._cursor = moves.to_hit(self._model.board, self._cursor, hit)
        self._show(framed=False)

    def _on_focus(self, event: QFocusEvent) -> None:
        if event.reason() in _TAB_REASONS and event.gotFocus():
            last = event.reason() is Qt.FocusReason.BacktabFocusReason
            self._cursor = moves.to_outer_group(self._model.board, self._cursor, last)
            self._show()
        else:
            self._table.set_framed(self._framed and event.gotFocus())
