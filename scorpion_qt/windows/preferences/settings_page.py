"""The base of the preferences' pages, whose fields each show one setting and change it at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLabel, QWidget

from scorpion_qt.model.storage.settings import Setting, Settings
from scorpion_qt.windows.common.wrapping import wrap_button

_WIDEST_CHECK = 370
"""Pixels of a line beside a box to be checked: on a small screen it is seen whole, whatever the font."""


class SettingsPage(QWidget):
    """A form of lists, with check boxes below them.

    Args:
        settings: The player's choices.
        lists: The attributes of the settings that are chosen from a list.
        flags: The attributes that are on or off.

    Attributes:
        boxes: Attribute → its list.
        labels: Attribute → the label beside its list.
        checks: Attribute → its check box.
    """

    def __init__(
        self,
        settings: Settings,
        lists: Iterable[Setting[Any]],
        flags: Iterable[Setting[bool]],
    ) -> None:
        super().__init__()
        self._settings = settings
        self._form = QFormLayout(self)
        # If there is no room beside a label, its list goes below it.
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.boxes = {setting: QComboBox() for setting in lists}
        self.checks = {setting: QCheckBox() for setting in flags}
        self.labels = {setting: QLabel() for setting in self.boxes}
        for setting, box in self.boxes.items():
            self._form.addRow(self.labels[setting], box)
            self.labels[setting].setBuddy(box)
            box.activated.connect(partial(self._on_activated, setting))
        for flag, check in self.checks.items():
            self._form.addRow(check)
            check.setChecked(flag.__get__(settings, Settings))
            check.toggled.connect(partial(flag.__set__, settings))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language, which can be changed here."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        raise NotImplementedError

    def say(self, check: QCheckBox, text: str) -> None:
        """Set the text of a box to be checked, in lines where it is long."""
        check.setText(text)
        wrap_button(check, _WIDEST_CHECK)

    def fill(
        self,
        setting: Setting[Any],
        texts: Mapping[Any, str],
        icon: Callable[[Any], QIcon] | None = None,
    ) -> None:
        """Fill a list and select the current value, or the first entry if the value isn't listed.

        Args:
            setting: The setting.
            texts: Value → its name, in the order of the list.
            icon: Value → a picture of it.
        """
        box, current = self.boxes[setting], setting.__get__(self._settings, Settings)
        box.clear()
        for value, text in texts.items():
            box.addItem(icon(value) if icon else QIcon(), text, value)
        box.setCurrentIndex([*texts].index(current) if current in texts else 0)

    def _on_activated(self, setting: Setting[Any], index: int) -> None:
        setting.__set__(self._settings, self.boxes[setting].itemData(index))
