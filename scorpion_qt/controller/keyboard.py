"""The table played by keys: each key moves the cursor or becomes a request to the hand."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent

from scorpion_qt.model.change import Change
from scorpion_qt.model.game_model import GameModel
from scorpion_qt.rules import Card
from scorpion_qt.view.hit import Pile
from scorpion_qt.view.table import TableView

from . import cursor as moves
from .cursor import Cursor, Ground, PickUp, PutBack, Request
from .hand import Hand
from .native_keys import digit, is_plain

SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
PLAIN: Final = Qt.KeyboardModifier.NoModifier
TEN: Final = 10


class TableKey(Enum):
    """What the keys do while the table has the focus. They are not shortcuts: each has its one meaning here.

    The value: the keys, the usual one first, and whether Shift is held with them.
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


class Keyboard(QObject):
    """The keyboard's place on a table, and what its keys do there.

    Args:
        model: The game.
        table: The table; its keys and its focus are handled here.
        hand: Picks up, puts down and plays.

    Signals:
        undecided: The only move of a block was asked for, but it has none or several.
        escaped: Escape was pressed with nothing in the hand.
    """

    undecided = Signal()
    escaped = Signal()

    def __init__(self, model: GameModel, table: TableView, hand: Hand) -> None:
        super().__init__(table)
        self._model = model
        self._table = table
        self._hand = hand
        self._framed = False
        self._cursor = moves.start(self.ground)
        self._moves: dict[TableKey, Callable[[Ground, Cursor], Cursor]] = {
            TableKey.LEFT: lambda ground, at: moves.sideways(ground, at, -1),
            TableKey.RIGHT: lambda ground, at: moves.sideways(ground, at, 1),
            TableKey.UP: lambda ground, at: moves.upright(ground, at, -1),
            TableKey.DOWN: lambda ground, at: moves.upright(ground, at, 1),
            TableKey.FIRST: lambda ground, at: moves.to_end(ground, at, last=False),
            TableKey.LAST: lambda ground, at: moves.to_end(ground, at, last=True),
        }
        # After the hand, which lets the table follow first.
        model.changed.connect(self._on_changed)
        table.pressed.connect(self._on_pressed)
        table.installEventFilter(self)

    @property
    def ground(self) -> Ground:
        """What the cursor moves over."""
        return Ground(self._model.game, self._model.position, self._table.table_layout.mirrored)

    @property
    def cursor(self) -> Cursor:
        """Where the keyboard is."""
        return self._cursor

    @property
    def asked(self) -> Card | None:
        """The card that is asked about: the one that is held, else the one in focus, face-down or not."""
        return self._hand.chosen or self._cursor.on(self.ground).card

    def peek(self) -> None:
        """Show the focused card whole, or cover it again."""
        card = self._cursor.on(self.ground).card
        if self._table.peeking:
            self._table.end_peek()
        elif card is not None and not self._table.covered and self._is_face_up(card):
            self._table.peek(card)

    def _is_face_up(self, card: Card) -> bool:
        return card in self._model.position.visible(self._model.game)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the table's keys, and note how the focus came."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if self._on_key(event):
                event.accept()
                return True
        elif isinstance(event, QFocusEvent):
            self._on_focus(event)
        return super().eventFilter(watched, event)

    def _on_key(self, event: QKeyEvent) -> bool:
        """Whether a key is one of the table's and was followed."""
        if self._table.covered or not is_plain(event):
            return False
        shift = event.modifiers() & SHIFT
        command = _KEYS.get((event.key(), shift))
        if command is not None:
            return self._follow(command)
        number = digit(event)
        return number is not None and self._to_column(number or TEN, bool(shift))

    def _follow(self, command: TableKey) -> bool:
        ground = self.ground
        match command:
            case TableKey.ENTER:
                self._request(moves.enter(ground, self._cursor, self._hand.chosen))
            case TableKey.ONLY_MOVE:
                self._make_only_move()
            case TableKey.LET_GO:
                return self._let_go()
            case TableKey.NEXT_GROUP | TableKey.PREVIOUS_GROUP:
                step = 1 if command is TableKey.NEXT_GROUP else -1
                cursor = moves.to_group(ground, self._cursor, step)
                if cursor is None:
                    return False
                self._go(cursor)
            case _:
                self._go(self._moves[command](ground, self._cursor))
        return True

    def _to_column(self, number: int, shift: bool) -> bool:
        """Go to a column by its number; with Shift ten more, where there are so many."""
        count = self.ground.count(Pile.COLUMN)
        if shift and number + TEN <= count:
            number += TEN
        if number > count:
            return False
        self._go(moves.to_column(self.ground, self._cursor, number - 1))
        return True

    def _request(self, request: Request | None) -> None:
        match request:
            case None:
                self._show()
            case PickUp(card):
                self._hand.choose(card)
                self._show()
            case PutBack():
                self._hand.put_back()
                self._show()
            case _:
                self._framed = True
                self._hand.play(request)

    def _make_only_move(self) -> None:
        move = moves.only_move(self.ground, self._cursor, self._hand.chosen)
        if move is None:
            self.undecided.emit()
        else:
            self._framed = True
            self._hand.play(move)

    def _let_go(self) -> bool:
        if self._table.peeking:
            self._table.end_peek()
            return True
        if self._hand.chosen is None:
            self.escaped.emit()
            return False
        self._hand.put_back()
        return True

    def _go(self, cursor: Cursor) -> None:
        self._table.end_peek()
        self._cursor = cursor
        self._show()

    def _show(self, framed: bool = True) -> None:
        self._framed = framed
        self._table.set_focus(self._cursor.on(self.ground), framed and self._table.hasFocus())

    def _on_changed(self, change: Change) -> None:
        self._cursor = moves.followed(self.ground, self._cursor, change)
        self._show(self._framed)

    def _on_pressed(self, point: QPointF) -> None:
        hit = self._table.hit(point)
        if hit is not None:
            self._cursor = moves.to_hit(self.ground, self._cursor, hit)
        self._show(framed=False)

    def _on_focus(self, event: QFocusEvent) -> None:
        if event.reason() in _TAB_REASONS and event.gotFocus():
            last = event.reason() is Qt.FocusReason.BacktabFocusReason
            self._cursor = moves.to_outer_group(self.ground, self._cursor, last)
            self._show()
        else:
            self._table.set_framed(self._framed and event.gotFocus())
