"""Write the files that describe the program to a Linux desktop: menu entry, icons, file type, metainfo.

The bundle has them in ``share/``; the Debian package has that directory as ``/usr/share``.
"""

import os
import shutil
from datetime import UTC, datetime
from pathlib import Path
from xml.etree import ElementTree

from changelog import CHANGELOG, sections
from icons import DRAWING, render

LINUX = Path(__file__).parent / "linux"
METAINFO = "org.scorpion_qt.scorpion_qt.metainfo.xml"


def lay_out(share: Path, version: str) -> None:
    """Put every file in its place below ``share``, which is created."""
    install(LINUX / "scorpion-qt.desktop", share / "applications")
    install(LINUX / "scorpion-qt.xml", share / "mime/packages")
    icons = share / "icons/hicolor"
    install(DRAWING, icons / "scalable/apps", "scorpion-qt.svg")
    for size, picture in render(share / "rendered").items():
        install(picture, icons / f"{size}x{size}/apps", "scorpion-qt.png")
    shutil.rmtree(share / "rendered")
    write_metainfo(share / "metainfo" / METAINFO, version)


def install(source: Path, directory: Path, name: str = "") -> None:
    """Copy a file into a directory, which is created if needed."""
    directory.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, directory / (name or source.name))


def write_metainfo(path: Path, version: str) -> None:
    """Write the AppStream metainfo to ``path``, with the releases from the changelog."""
    tree = ElementTree.parse(LINUX / METAINFO)
    releases = ElementTree.SubElement(tree.getroot(), "releases")
    dates = release_dates()
    if version not in dates:
        ElementTree.SubElement(
            releases, "release", version=version, date=f"{today():%Y-%m-%d}", type="development"
        )
    for name, date in dates.items():
        ElementTree.SubElement(releases, "release", version=name, date=date)
    ElementTree.indent(tree)
    path.parent.mkdir(parents=True, exist_ok=True)
    tree.write(path, encoding="utf-8", xml_declaration=True)


def release_dates() -> dict[str, str]:
    """Return version → date of the releases in the changelog, the newest first."""
    text = CHANGELOG.read_text(encoding="utf-8")
    return {section.version: section.date for section in sections(text) if section.date}


def today() -> datetime:
    """Return the current time, or the one in SOURCE_DATE_EPOCH, which makes builds reproducible."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    return datetime.fromtimestamp(int(epoch), UTC) if epoch else datetime.now(UTC)
