"""The accessible interfaces of the table, its piles, and their cards.

Every node is the QObject that is drawn; free-standing interfaces crash, and so does any override of
`interface_cast`. So there are no actions and no tables here, and all information is in the names.
"""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
    QColor,
    QWindow,
)
from PySide6.QtWidgets import QApplication, QGraphicsObject, QWidget

from .accessible_tree import children, focused_item, hit_at, name, pile_at, pile_holding, table_of
from .items import CardItem, PileItem
from .table import TableView


class AccessibleTable(QObject):
    """Makes a table accessible and reports its changes to screen readers."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self._table = table
        self._known: dict[QObject, str] = {}
        table.installEventFilter(self)
        table.position_changed.connect(self.refresh)
        table.focus_changed.connect(self._tell_focus)

    def refresh(self) -> None:
        """Report every changed name and every pile whose cards have changed."""
        if not QAccessible.isActive():
            return
        table = self._table
        piles = children(table)
        names = {node: name(node) for node in (table, *piles)}
        names |= {card: name(card) for pile in piles for card in children(pile)}
        known, self._known = self._known, names
        appeared = bool(piles) and piles[0] not in known
        if appeared:
            _tell(table, QAccessible.Event.ObjectReorder)
        for node, called in names.items():
            if known.get(node) != called:
                _tell(node, QAccessible.Event.NameChanged)
                if isinstance(node, PileItem):
                    _tell(node, QAccessible.Event.ObjectReorder)
        if appeared:
            # Otherwise screen readers would say nothing at the end of a pause.
            self._tell_focus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the language, and report the focused item when the table gets the focus."""
        match event.type():
            case QEvent.Type.LanguageChange:
                self.refresh()
            case QEvent.Type.FocusIn:
                # Qt reports the table itself after this event, and only the last report counts.
                QTimer.singleShot(0, self, self._tell_focus)
        return super().eventFilter(watched, event)

    def _tell_focus(self) -> None:
        item = focused_item(self._table)
        # The table keeps the focus while a menu is open over it, but screen readers read the menu.
        if item is None or not self._table.hasFocus() or QApplication.activePopupWidget():
            return
        if QAccessible.isActive():
            _tell(item, QAccessible.Event.Focus)


_Relation = tuple[QAccessibleInterface, QAccessible.RelationFlag]


def _tell(node: QObject, kind: QAccessible.Event) -> None:
    QAccessible.updateAccessibility(QAccessibleEvent(node, kind))


def _interface(_key: str, node: QObject) -> QAccessibleInterface | None:
    """Return the interface of an object, as Qt's factory function."""
    if isinstance(node, TableView):
        return _TableNode(node)
    return _ItemNode(node) if isinstance(node, CardItem | PileItem) else None


def _ask(node: QObject | None) -> QAccessibleInterface:
    """Return the interface of a node, or None for None, which PySide's annotations don't allow."""
    found = QAccessible.queryAccessibleInterface(node) if node is not None else None
    return cast(QAccessibleInterface, found)


class _Node(QAccessibleObject):
    """The base of all nodes. Qt may still query a node while its object is being destroyed."""

    def child(self, index: int) -> QAccessibleInterface:
        nodes = children(self.object())
        return _ask(nodes[index] if 0 <= index < len(nodes) else None)

    def childCount(self) -> int:
        return len(children(self.object()))

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        nodes = children(self.object())
        node = child.object()
        return nodes.index(node) if isinstance(node, QGraphicsObject) and node in nodes else -1

    def text(self, kind: QAccessible.Text) -> str:
        return name(self.object()) if kind == QAccessible.Text.Name else ""

    def window(self) -> QWindow:
        table = self._table()
        return cast(QWindow, table.window().windowHandle() if table else None)

    def _table(self) -> TableView | None:
        return table_of(self.object())

    # Qt's own interfaces provide these through `interface_cast`, or leave them pure virtual.

    def relations(self, match: object = None) -> list[_Relation]:
        return []

    def foregroundColor(self) -> QColor:
        return QColor()

    def backgroundColor(self) -> QColor:
        return QColor()


class _TableNode(_Node):
    def _table(self) -> TableView | None:
        table = self.object()
        return table if isinstance(table, TableView) else None

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Grouping

    def parent(self) -> QAccessibleInterface:
        widget = self.object()
        return _ask(widget.parentWidget() if isinstance(widget, QWidget) else None)

    def rect(self) -> QRect:
        table = self._table()
        return QRect(table.mapToGlobal(QPoint(0, 0)), table.size()) if table else QRect()

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        table = self._table()
        state.focusable = True
        if table is not None:
            state.focused = table.hasFocus() and focused_item(table) is None
            state.invisible = not table.isVisible()
        return state

    def focusChild(self) -> QAccessibleInterface:
        table = self._table()
        return _ask(focused_item(table) if table and table.hasFocus() else None)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        table = self._table()
        hit = hit_at(table, x, y) if table else None
        return _ask(pile_at(table, hit) if table and hit else None)


class _ItemNode(_Node):
    def role(self) -> QAccessible.Role:
        card = isinstance(self.object(), CardItem)
        return QAccessible.Role.ListItem if card else QAccessible.Role.List

    def parent(self) -> QAccessibleInterface:
        item, table = self.object(), self._table()
        if table is not None and isinstance(item, CardItem):
            return _ask(pile_holding(table, item))
        return _ask(table)

    def rect(self) -> QRect:
        item, table = self.object(), self._table()
        if table is None or not isinstance(item, QGraphicsObject):
            return QRect()
        shown = item.sceneBoundingRect().toAlignedRect()
        return QRect(table.viewport().mapToGlobal(shown.topLeft()), shown.size())

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        item, table = self.object(), self._table()
        state.focusable = state.selectable = True
        if table is not None and isinstance(item, CardItem | PileItem):
            state.focused = table.hasFocus() and focused_item(table) is item
            state.selected = isinstance(item, CardItem) and item.card in table.chosen
            state.invisible = not item.isVisible()
        return state

    def focusChild(self) -> QAccessibleInterface:
        return _ask(None)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        table = self._table()
        hit = hit_at(table, x, y) if table and isinstance(self.object(), PileItem) else None
        return _ask(table.cards[hit.card] if table and hit and hit.card else None)


# Installed on import, because Qt makes an object's interface at the first query and keeps it.
QAccessible.installFactory(_interface)
