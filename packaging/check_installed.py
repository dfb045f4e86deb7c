"""Open the rules in the installed program and check that they have pictures.

    ENVIRONMENT/bin/python packaging/check_installed.py LANGUAGE DATA_DIR

Run by release.py with the Python of an environment where the wheel is installed. It starts the program with
``--smoke``, replacing the check for the first painting by a reader of the rules.
"""

import sys
from pathlib import Path
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import QTimer, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication, QTextBrowser

import scorpion_qt
from scorpion_qt import __main__, application
from scorpion_qt.assembly import Assembly

ROOT = Path(__file__).parent.parent


class Reader:
    """Replaces `scorpion_qt.smoke.Smoke`: opens the rules, counts their pictures and closes the window."""

    painted = False

    def __init__(self, window: Any, part: object) -> None:
        QTimer.singleShot(0, window, lambda: self.read(window))

    def read(self, window: Any) -> None:
        """Count the pictures; the start fails if there are none."""
        parts = window.findChild(Assembly)
        parts.actions.rules.trigger()
        count = sum(
            pictures(browser)
            for top in QApplication.topLevelWidgets()
            for browser in top.findChildren(QTextBrowser)
        )
        print(f"{count} pictures in the rules")
        Reader.painted = count > 0
        window.close()


def pictures(browser: QTextBrowser) -> int:
    """Return how many pictures of the text could be loaded."""
    count = 0
    block = browser.document().begin()
    while block.isValid():
        for piece in block:  # type: ignore[attr-defined]  # iterable, although its stub is not
            image = piece.fragment().charFormat()
            if image.isImageFormat():
                url = QUrl(image.toImageFormat().name())
                made = browser.loadResource(QTextDocument.ResourceType.ImageResource.value, url)
                count += int(not made.isNull())
        block = block.next()
    return count


if __name__ == "__main__":
    if Path(scorpion_qt.__file__).is_relative_to(ROOT / "scorpion_qt"):
        raise SystemExit("this is the checkout, not an installed program")
    with patch.object(application, "Smoke", Reader):
        language, data = sys.argv[1:]
        sys.exit(__main__.main(["--smoke", "--lang", language, "--data-dir", data]))
