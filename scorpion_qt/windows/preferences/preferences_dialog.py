"""The preferences. Each choice takes effect at once, so that the player sees the result."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from scorpion_qt.controller.shortcuts import Shortcuts
from scorpion_qt.model.storage.settings import Settings
from scorpion_qt.windows.common.fitting import Scrolled, resize_first

from .appearance_page import AppearancePage
from .general_page import GeneralPage
from .keys_page import KeysPage


class PreferencesDialog(QDialog):
    """Shows the pages of the preferences.

    Args:
        settings: The player's choices.
        shortcuts: The shortcuts, which can be changed here too.
        parent: The window.
    """

    def __init__(
        self, settings: Settings, shortcuts: Shortcuts, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._pages = QTabWidget()
        for page in (GeneralPage(settings), AppearancePage(settings), KeysPage(shortcuts)):
            self._pages.addTab(Scrolled(page), "")
        self._close = QPushButton()
        buttons = QDialogButtonBox()
        buttons.addButton(self._close, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        whole = QVBoxLayout(self)
        whole.addWidget(self._pages, 1)
        whole.addWidget(buttons)
        self._retranslate()
        resize_first(self, self.sizeHint())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language, which can be changed here."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Preferences"))
        self._pages.setTabText(0, self.tr("General"))
        self._pages.setTabText(1, self.tr("Appearance"))
        self._pages.setTabText(2, self.tr("Keys"))
        self._close.setText(self.tr("Close"))
