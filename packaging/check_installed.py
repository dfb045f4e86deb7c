"""Open the rules in the installed program, and see that they have pictures.

    ENVIRONMENT/bin/python packaging/check_installed.py LANGUAGE DATA_DIR

Run by release.py with the Python of an environment that has the program from its wheel. It is started by
the way of ``--smoke``, with somebody who reads instead of looking for the first painting.
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

ROOT = Path(__file__).parent.parent


class Reader:
    """Stands where `scorpion_qt.smoke.Smoke` does: it opens the rules, and closes the window."""

    painted = False

    def __init__(self, window: Any, part: object) -> None:
        QTimer.singleShot(0, window, lambda: self.read(window))

    def read(self, window: Any) -> None:
        """Count the pictures; without any, the start counts as failed."""
        window.actions_.rules.trigger()
        count = sum(
            pictures(browser)
            for top in QApplication.topLevelWidgets()
            for browser in top.findChildren(QTextBrowser)
        )
        print(f"{count} pictures in the rules")
        Reader.painted = count > 0
        window.close()


def pictures(browser: QTextBrowser) -> int:
    """Return how many pictures the text shows that could be made."""
    count = 0
    block = browser.document().begin()
    while block.isValid():
        for piece in block:  # type: ignore[attr-defined]  # it can be iterated, its stub cannot
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
