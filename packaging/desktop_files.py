"""What tells a Linux desktop of the program: menu entry, icons, file type and description.

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
    """Put every file where it belongs below ``share``, which is made."""
    install(LINUX / "scorpion-qt.desktop", share / "applications")
    install(LINUX / "scorpion-qt.xml", share / "mime/packages")
    icons = share / "icons/hicolor"
    install(DRAWING, icons / "scalable/apps", "scorpion-qt.svg")
    for size, picture in render(share / "rendered").items():
        install(picture, icons / f"{size}x{size}/apps", "scorpion-qt.png")
    shutil.rmtree(share / "rendered")
    write_metainfo(share / "metainfo" / METAINFO, version)


def install(source: Path, directory: Path, name: str = "") -> None:
    """Copy a file into a directory, which is made if need be."""
    directory.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, directory / (name or source.name))


def write_metainfo(path: Path, version: str) -> None:
    """Write the AppStream metainfo to ``path``, with the releases that the changelog tells of."""
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
    """Return version → date of what the changelog says was released, the newest first."""
    text = CHANGELOG.read_text(encoding="utf-8")
    return {section.version: section.date for section in sections(text) if section.date}


def today() -> datetime:
    """Return now, or the time that SOURCE_DATE_EPOCH tells, by which builds can be repeated."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    return datetime.fromtimestamp(int(epoch), UTC) if epoch else datetime.now(UTC)
