"""The dialog about this program."""

from __future__ import annotations

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from scorpion_qt import __version__
from scorpion_qt.text.bidi import isolate
from scorpion_qt.text.words import fill
from scorpion_qt.windows.common.icons import app_icon


class AboutDialog(QDialog):
    """Shows name, version and licence."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Scorpion"))
        icon = QLabel()
        icon.setPixmap(app_icon().pixmap(96, 96))
        icon.setAlignment(Qt.AlignmentFlag.AlignTop)
        # lupdate ignores f-strings.
        title = fill(self.tr("Scorpion %1"), isolate(__version__))
        lines = [
            f"<h3>{title}</h3>",
            self.tr("Scorpion solitaire and the games of its family."),
            fill(
                self.tr("Free software under the MIT licence. It uses Qt %1 under the LGPL."),
                isolate(qVersion()),
            ),
        ]
        text = QLabel("<p>".join(lines))
        text.setTextFormat(Qt.TextFormat.RichText)
        text.setWordWrap(True)
        text.setMinimumWidth(300)
        # Otherwise each paragraph is aligned by its letters, and the name is Latin even in Hebrew.
        begin = Qt.AlignmentFlag.AlignRight if self.isRightToLeft() else Qt.AlignmentFlag.AlignLeft
        text.setAlignment(begin | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter)
        row = QHBoxLayout()
        row.addWidget(icon)
        row.addWidget(text, 1)
        buttons = QDialogButtonBox()
        buttons.addButton(QPushButton(self.tr("Close")), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(row)
        column.addWidget(buttons)
