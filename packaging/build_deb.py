"""Build a Debian package from the bundle.

    python packaging/build_deb.py [--quick]    makes dist/scorpion-qt_<version>_<architecture>.deb

``--quick`` compresses less, for trial builds. Run it after the bundle is built, where Debian's dpkg-dev is
installed, on the oldest Debian that the package supports.
"""

import gzip
import shutil
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from textwrap import dedent

from build_bundle import BUNDLE, run
from bundle_parts import FROM_SYSTEM
from desktop_files import LINUX, install, release_dates, today
from licences import gather

ROOT = Path(__file__).parent.parent
MAINTAINER = "Scorpion Qt contributors <contributors@scorpion-qt.invalid>"
LOADED_BY_CHOICE = {"libqgtk3.so", "libcupsprintersupport.so"}
"""Qt plugins that work if a library is installed, and are not loaded otherwise."""

CONTROL = """\
Package: scorpion-qt
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {depends}
Recommends: fonts-dejavu-core, libcups2 | libcups2t64, hicolor-icon-theme, shared-mime-info, desktop-file-utils
Section: games
Priority: optional
Description: Scorpion solitaire and the games of its family
 Scorpion is a solitaire in which whole blocks of cards move at once: build four
 runs of one suit, from king to ace. Wasp, Three Blind Mice, Curds and Whey and
 others are here as well, with numbered deals and rules explained in pictures,
 in English, Ukrainian, Hebrew and Russian.
 .
 The package brings its own copies of Python and Qt.
"""


def main(words: list[str]) -> int:
    """Build the package; return the exit code."""
    if not (BUNDLE / "scorpion-qt").exists():
        print("There is no bundle: python packaging/build_bundle.py", file=sys.stderr)
        return 1
    version = subprocess.check_output([BUNDLE / "scorpion-qt", "--version"], text=True)
    version = version.split()[1].rstrip(",")
    architecture = said_by("dpkg", "--print-architecture")
    with tempfile.TemporaryDirectory() as scratch:
        root = Path(scratch, "root")
        lay_out(root, version)
        control = root / "DEBIAN" / "control"
        control.parent.mkdir()
        text = CONTROL.format(
            version=version,
            architecture=architecture,
            maintainer=MAINTAINER,
            size=sum(-(-file.lstat().st_size // 1024) for file in root.rglob("*")),
            depends=dependencies(root, Path(scratch)),
        )
        control.write_text(text, encoding="utf-8")
        set_modes(root)
        package = ROOT / "dist" / f"scorpion-qt_{version}_{architecture}.deb"
        package.parent.mkdir(exist_ok=True)
        tightness = ["-Zxz", "-z0"] if "--quick" in words else ["-Zxz", "-z9"]
        run("dpkg-deb", "--root-owner-group", *tightness, "--build", root, package)
    return 0


def lay_out(root: Path, version: str) -> None:
    """Put every file in its place below ``root``, creating directories as needed."""
    bundle, share = root / "usr/lib/scorpion-qt", root / "usr/share"
    shutil.copytree(BUNDLE, bundle, symlinks=True)
    (bundle / "share").rename(share)
    for library in bundle.glob("_internal/lib*"):
        if FROM_SYSTEM.match(library.name):
            library.unlink()  # the package depends on these instead
    gather(bundle, version)
    command = root / "usr/bin/scorpion-qt"
    command.parent.mkdir()
    command.symlink_to("../lib/scorpion-qt/scorpion-qt")
    install(LINUX / "lintian-overrides", share / "lintian/overrides", "scorpion-qt")
    install(LINUX / "copyright", share / "doc/scorpion-qt")
    changes = debian_changelog(version)
    with gzip.GzipFile(share / "doc/scorpion-qt/changelog.gz", "wb", mtime=0) as file:
        file.write(changes.encode())


def debian_changelog(version: str) -> str:
    """Return a changelog in Debian's form that points to the changes in ``version``."""
    dates = release_dates()
    day = (
        datetime.fromisoformat(dates[version]).replace(tzinfo=UTC) if version in dates else today()
    )
    return dedent(f"""\
        scorpion-qt ({version}) unstable; urgency=medium

          * Version {version}; CHANGELOG.md of the sources tells what is new.

         -- {MAINTAINER}  {format_datetime(day)}
        """)


def dependencies(root: Path, scratch: Path) -> str:
    """Return the packages that contain what the programs and libraries below ``root`` load."""
    (scratch / "debian").mkdir()
    (scratch / "debian/control").write_text(
        "Source: scorpion-qt\n\nPackage: scorpion-qt\nArchitecture: any\n"
    )
    files = [
        file
        for file in sorted((root / "usr/lib").rglob("*"))
        if file.is_file() and not file.is_symlink() and file.name not in LOADED_BY_CHOICE
        if file.open("rb").read(4) == b"\x7fELF"
    ]
    own = {file.parent for file in files}
    words = [
        *("dpkg-shlibdeps", "-O", "--ignore-missing-info", "--warnings=0"),
        *(f"-l{directory}" for directory in sorted(own)),
        *(f"-e{file}" for file in files),
    ]
    done = subprocess.run(words, cwd=scratch, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise SystemExit("dpkg-shlibdeps failed for the reason above")
    return done.stdout.strip().removeprefix("shlibs:Depends=")


def set_modes(root: Path) -> None:
    """Make everything readable and programs executable for all users, whatever the umask was."""
    for path in [root, *root.rglob("*")]:
        if path.is_symlink():
            continue
        runs = path.is_dir() or path == root / "usr/lib/scorpion-qt/scorpion-qt"
        path.chmod(0o755 if runs else 0o644)


def said_by(*words: str) -> str:
    """Return the output of a command, without surrounding blanks."""
    return subprocess.check_output(words, text=True).strip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
