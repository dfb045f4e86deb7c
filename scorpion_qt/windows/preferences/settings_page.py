"""The base of the preferences' pages, whose fields each show one setting and change it at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLabel, QWidget

from scorpion_qt.model.storage.settings import Settings


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

    def __init__(self, settings: Settings, lists: Iterable[str], flags: Iterable[str]) -> None:
        super().__init__()
        self._settings = settings
        self._form = QFormLayout(self)
        self.boxes = {name: QComboBox() for name in lists}
        self.checks = {name: QCheckBox() for name in flags}
        self.labels = {name: QLabel() for name in self.boxes}
        for name, box in self.boxes.items():
            self._form.addRow(self.labels[name], box)
            self.labels[name].setBuddy(box)
            box.activated.connect(partial(self._on_activated, name))
        for name, check in self.checks.items():
            self._form.addRow(check)
            check.setChecked(getattr(settings, name))
            check.toggled.connect(partial(setattr, settings, name))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language, which can be changed here."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        raise NotImplementedError

    def fill(
        self, name: str, texts: Mapping[Any, str], icon: Callable[[Any], QIcon] | None = None
    ) -> None:
        """Fill a list and select the current value, or the first entry if the value isn't listed.

        Args:
            name: The attribute.
            texts: Value → its name, in the order of the list.
            icon: Value → a picture of it.
        """
        box, current = self.boxes[name], getattr(self._settings, name)
        box.clear()
        for value, text in texts.items():
            box.addItem(icon(value) if icon else QIcon(), text, value)
        box.setCurrentIndex([*texts].index(current) if current in texts else 0)

    def _on_activated(self, name: str, index: int) -> None:
        setattr(self._settings, name, self.boxes[name].itemData(index))
