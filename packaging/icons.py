"""Render the program's icon from its drawing.

python packaging/icons.py DIR    makes DIR/scorpion-qt-<size>.png, .ico and .icns
"""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
DRAWING = ROOT / "resources" / "icons" / "scorpion-qt.svg"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""Edge lengths in pixels that desktops look for."""


def render(directory: Path) -> dict[int, Path]:
    """Render the drawing at every size into ``directory``; return size → picture."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    _app = QGuiApplication.instance() or QGuiApplication([])
    drawing = QSvgRenderer(str(DRAWING))
    if not drawing.isValid():
        raise SystemExit(f"{DRAWING} is not a drawing that Qt can read")
    directory.mkdir(parents=True, exist_ok=True)
    made = {}
    for size in SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        drawing.render(painter)
        painter.end()
        made[size] = directory / f"scorpion-qt-{size}.png"
        kinds = [made[size]]
        if size == 256:  # one picture that Windows and macOS scale
            kinds += [directory / "scorpion-qt.ico", directory / "scorpion-qt.icns"]
        for path in kinds:
            if not image.save(str(path)):
                raise SystemExit(f"{path} cannot be written")
    return made


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    print(*render(Path(sys.argv[1])).values(), sep="\n")
