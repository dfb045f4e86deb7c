"""The page of the preferences that lists the shortcuts and changes them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from scorpion_qt.controller.key_list import action_text, keys_text
from scorpion_qt.controller.shortcuts import Shortcuts
from scorpion_qt.text.words import fill
from scorpion_qt.windows.common.wrapping import wrap_button

_ROWS = 9
_WIDEST = 400
"""Largest least width of the list, in pixels, so that the dialog fits a small screen in any font."""


class _Keys(QTreeWidget):
    """A list as wide as its contents, because it can't scroll sideways; they are cut if there is less room."""

    def sizeHint(self) -> QSize:
        """Return the size of everything shown."""
        header = self.header()
        columns = sum(max(self.sizeHintForColumn(n), header.sectionSizeHint(n)) for n in range(2))
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(columns + bar + 2 * self.frameWidth(), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Return the width of everything shown, up to what fits on a small screen."""
        return QSize(min(_WIDEST, self.sizeHint().width()), super().minimumSizeHint().height())


class KeysPage(QWidget):
    """Lists all actions with their shortcuts and changes that of the selected one."""

    def __init__(self, shortcuts: Shortcuts) -> None:
        super().__init__()
        self._shortcuts = shortcuts
        self._list = _Keys()
        # Set before an item is selected, because selecting marks only the columns that exist.
        self._list.setColumnCount(2)
        self._list.setRootIsDecorated(False)
        self._list.setUniformRowHeights(True)
        header = self._list.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self._edit = QKeySequenceEdit()
        self._edit.setMaximumSequenceLength(1)
        # WORKAROUND: Qt's catalogues lack the placeholder text "Press shortcut".
        for line in self._edit.findChildren(QLineEdit):
            line.setPlaceholderText("")
        self._label = QLabel()
        self._label.setBuddy(self._edit)
        self._set = QPushButton()
        self._usual = QPushButton()
        self._all_usual = QPushButton()
        self._answer = QLabel()
        self._answer.setWordWrap(True)
        self._answer.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        new = QHBoxLayout()
        for widget in (self._label, self._edit, self._set):
            new.addWidget(widget)
        back = QHBoxLayout()
        back.addWidget(self._usual)
        back.addWidget(self._all_usual)
        back.addStretch()
        column = QVBoxLayout(self)
        column.addWidget(self._list, 1)
        column.addLayout(new)
        column.addWidget(self._answer)
        column.addLayout(back)
        self._items = [QTreeWidgetItem(self._list) for _ in shortcuts.actions]
        self._list.setMinimumHeight(_ROWS * self._list.sizeHintForRow(0))
        self._list.setCurrentItem(self._items[0])
        self._retranslate()
        self._set.clicked.connect(self._on_set)
        self._usual.clicked.connect(self._on_usual)
        self._all_usual.clicked.connect(self._on_all_usual)
        self._list.currentItemChanged.connect(self._on_chosen)
        shortcuts.changed.connect(self._show_keys)

    @property
    def answer(self) -> str:
        """The last message about shortcuts."""
        return self._answer.text()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._list.setHeaderLabels([self.tr("Action"), self.tr("Key")])
        self._label.setText(self.tr("&New key:"))
        self._set.setText(self.tr("&Set"))
        self._usual.setText(self.tr("&Usual key"))
        self._all_usual.setText(self.tr("&All usual keys"))
        for button in (self._usual, self._all_usual):
            wrap_button(button)
        self._list.setAccessibleName(self.tr("Actions and their keys"))
        self._edit.setAccessibleName(self.tr("New key"))
        self._show_keys()
        self._list.updateGeometry()

    def _show_keys(self) -> None:
        for item, action in zip(self._items, self._shortcuts.actions, strict=True):
            item.setText(0, action_text(action))
            item.setToolTip(0, action_text(action))
            item.setText(1, keys_text(action.shortcuts()))

    def _action(self) -> QAction:
        item = self._list.currentItem()
        assert item is not None
        return self._shortcuts.actions[self._items.index(item)]

    def _on_chosen(self) -> None:
        self._edit.clear()
        self._answer.clear()

    def _on_set(self) -> None:
        keys = self._edit.keySequence()
        action = self._action()
        objection = "" if keys.isEmpty() else self._objection(action, keys)
        if not objection:
            self._shortcuts.choose(action, [] if keys.isEmpty() else [keys])
        self._answer.setText(objection)

    def _objection(self, action: QAction, keys: QKeySequence) -> str:
        shortcuts = self._shortcuts
        owner = shortcuts.owner(keys)
        if shortcuts.is_tables(keys):
            return self.tr("This key is needed on the table")
        if owner not in (None, action):
            assert owner is not None
            return fill(self.tr("This key is taken: %1"), action_text(owner))
        if action.menuRole() is QAction.MenuRole.QuitRole and shortcuts.is_bare(keys):
            return self.tr("This action needs a key with Ctrl or Alt")
        return ""

    def _on_usual(self) -> None:
        self._shortcuts.reset(self._action())
        self._on_chosen()

    def _on_all_usual(self) -> None:
        self._shortcuts.reset_all()
        self._on_chosen()
