"""A player who uses the mouse on a table, and a comparison of the picture with the model."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scorpion_qt.controller.keyboard_input import KeyboardInput
from scorpion_qt.controller.mouse_input import MouseInput
from scorpion_qt.controller.table_presenter import TablePresenter
from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.game.session import Session
from scorpion_qt.rules import DECK, DEFAULT, Board, DealNumber, Reserve, parse_move
from scorpion_qt.rules.history import History
from scorpion_qt.view.layout import arrange
from scorpion_qt.view.placement import placements
from scorpion_qt.view.table import TableView
from tests.boards import board

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NUMBER = DealNumber.parse("17")


def assert_picture(table, model, *, covered=False):
    """Check that every card is placed and turned as in the model, with none lost or doubled."""
    # The pointer leaves, so that a fanned-out column closes.
    QApplication.sendEvent(table, QEvent(QEvent.Type.Leave))
    # Completing the motion would put held cards down, and hide that they were held.
    assert not table.dragging, "cards are still held"
    table.complete()
    game, position = model.game, model.position
    assert Board(game, position).problems() == []
    assert (table.game, table.position) == (game, position)
    size, layout = table.viewport().size(), table.table_layout
    expected = arrange(
        size.width(), size.height(), game, layout.mirrored, table.devicePixelRatioF()
    )
    assert layout == expected
    lying = placements(layout, Board(game, position))
    assert set(lying) == set(table.cards) == set(DECK)
    for card, item in table.cards.items():
        there = lying[card]
        assert (item.x(), item.y(), item.zValue()) == (there.x, there.y, there.z), card
        assert (item.face_up, item.strip) == (there.face_up, there.strip), card
        assert item.rotation() == 0
        assert item.transform().isIdentity()
        assert item.isVisible() == (not covered)
        assert item.scene() is table.scene()
        assert (item.boundingRect().width(), item.boundingRect().height()) == layout.card
    # The faces rendered so far are shown, and they are the right ones.
    for card, item in table.cards.items():
        assert item.shows(str(card) if lying[card].face_up else "back")


class Player:
    """A mouse for a table, with the model and the mouse input behind it.

    Args:
        model: The model; a new one if left out.
        table: The table; a new one if left out.
        duration_factor: Factor for the duration of motions.
    """

    def __init__(self, model=None, table=None, duration_factor=1.0):
        self.model = model or GameModel()
        self.table = table or TableView()
        self.mouse = None
        if table is None:
            self.mouse = MouseInput(self.model, self.table)
            self.keyboard = KeyboardInput(self.model, self.table, self.mouse)
            self.presenter = TablePresenter(self.model, self.table, self.mouse, self.keyboard)
        self.refused = []
        self.model.refused.connect(self.refused.append)
        self.table.set_duration_factor(duration_factor)

    def show(self, width=900, height=700):
        self.table.resize(width, height)
        self.table.show()
        return self

    def lay(self, text, game=DEFAULT):
        """Put a position on the table."""
        self.model.load(Session(game, NUMBER, History.begin(Board(game, board(text)))))
        self.table.complete()
        return self

    def deal(self, game=DEFAULT, number=NUMBER):
        self.model.load(Session.begin(game, number))
        self.table.complete()
        return self

    def assert_picture(self, **options):
        if self.mouse is not None:
            assert not self.mouse.gesture.is_open, "a gesture is still open"
        assert_picture(self.table, self.model, **options)

    def close(self):
        self.table.close()
        self.model.clock.stop()

    # Places on the table

    def point(self, card, fan=None):
        """Return the middle of the visible part of a card."""
        layout, position = self.table.table_layout, self.model.position
        spot = position.find(card)
        width, height = layout.card
        if spot is None:
            return self.place_point(position.collected.index(card.suit))
        if spot.column is None:
            cell = spot.index if self.model.game.reserve is Reserve.OPEN else 0
            x, y = layout.reserve[cell]
            return QPointF(x + width / 2, y + height / 2)
        corners = layout.corners(spot.column, position.columns[spot.column], fan)
        x, y = corners[spot.index]
        below = corners[spot.index + 1 :]
        return QPointF(x + width / 2, (y + (below[0][1] if below else y + height)) / 2)

    def reserve_point(self):
        x, y = self.table.table_layout.reserve[0]
        return QPointF(x + 10, y + 10)

    def place_point(self, index):
        x, y = self.table.table_layout.places[index]
        return QPointF(x + 10, y + 10)

    def column_point(self, index):
        """Return the middle of a column's last card, or of an empty column."""
        layout = self.table.table_layout
        column = self.model.position.columns[index]
        x, y = layout.corners(index, column)[-1] if column.cards else layout.columns[index]
        return QPointF(x + layout.card[0] / 2, y + layout.card[1] / 2)

    # Mouse actions

    def hover(self, point):
        self._move(point, Qt.MouseButton.NoButton)

    def press(self, point, button=LEFT):
        self._send(QEvent.Type.MouseButtonPress, point, button, button)

    def release(self, point, button=LEFT):
        self._send(QEvent.Type.MouseButtonRelease, point, button, Qt.MouseButton.NoButton)

    def move(self, point, buttons=LEFT):
        """Move the pointer with a button down."""
        self._move(point, buttons)

    def click(self, point, button=LEFT):
        QTest.mouseClick(self.table.viewport(), button, pos=_whole(point))

    def double_click(self, point):
        """Click twice quickly. Qt reports the second press as a double click."""
        self.click(point)
        self.press_again(point)
        self.release(point)

    def press_again(self, point):
        """Press as the second press of a double click."""
        self._send(QEvent.Type.MouseButtonDblClick, point, LEFT, LEFT)

    def drag(self, start, end, steps=4):
        self.press(start)
        for step in range(1, steps + 1):
            self.move(start + (end - start) * (step / steps))
        self.release(end)

    def drag_card(self, card, column):
        """Drag the block of a card onto the end of a column."""
        start = self.find(card)
        corner = self.table.cards[card].pos()
        layout = self.table.table_layout
        middle = QPointF(layout.card[0] / 2, layout.card[1] / 2)
        self.drag(start, start + self.column_point(column) - middle - corner)

    def click_card(self, card):
        self.click(self.find(card))

    def find(self, card):
        """Move the pointer to a card gradually as a person does, because the column may fan out."""
        self.table.complete()
        point = self.point(card)
        self.hover(point)
        spot = self.model.position.find(card)
        if spot is None or spot.column is None:
            return point
        hit = self.table.hit(point)
        if hit is None or hit.card != card:
            layout = self.table.table_layout
            top, bottom = layout.columns[spot.column][1], layout.bottom
            for y in range(int(top) + 1, int(bottom)):
                point = QPointF(point.x(), y)
                self.hover(point)
                hit = self.table.hit(point)
                if hit is not None and hit.card == card:
                    break
        assert self.table.hit(point).card == card
        return point

    def play(self, text):
        """Make a move in the model."""
        return self.model.play(parse_move(text))

    def _move(self, point, buttons):
        self._send(QEvent.Type.MouseMove, point, Qt.MouseButton.NoButton, buttons)

    def _send(self, kind, point, button, buttons):
        viewport = self.table.viewport()
        event = QMouseEvent(
            kind,
            point,
            QPointF(viewport.mapToGlobal(point.toPoint())),
            button,
            buttons,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(viewport, event)


def _whole(point):
    return QPoint(int(point.x()), int(point.y()))
