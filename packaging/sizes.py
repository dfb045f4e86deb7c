"""Measure wheel, package and bundle, and check them against the limits.

python packaging/sizes.py    measures dist/ and build/bundle/; exit code 1 beyond a limit
"""

import subprocess
import sys
from pathlib import Path

from build_bundle import BUNDLE

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
MB = 1_000_000

LIMITS = {"wheel": 3, "deb": 45, "installed": 125}
"""Limits in megabytes of a million bytes."""


def main() -> int:
    """Print one line for each; return the exit code."""
    sizes = {name: size for name, size in measure().items() if size is not None}
    for name, limit in LIMITS.items():
        if name not in sizes:
            print(f"{name:<10} not made")
            continue
        beyond = "" if sizes[name] <= limit * MB else "  beyond the limit"
        print(f"{name:<10} {sizes[name] / MB:6.1f} MB of {limit}{beyond}")
    return int(any(size > LIMITS[name] * MB for name, size in sizes.items()))


def measure() -> dict[str, int | None]:
    """Return the size of each in bytes, of the largest if there are several, or None if there is none."""
    deb = largest("*.deb")
    return {
        "wheel": size_of(largest("*.whl") or largest("*.whl", BUNDLE.parent / "wheel")),
        "deb": size_of(deb),
        "installed": installed_size(deb) if deb else bundle_size(),
    }


def largest(pattern: str, directory: Path = DIST) -> Path | None:
    """Return the largest file that matches a pattern in ``directory``, or None."""
    return max(directory.glob(pattern), key=lambda path: path.stat().st_size, default=None)


def size_of(path: Path | None) -> int | None:
    """Return a file's size in bytes, or None if there is no file."""
    return path.stat().st_size if path else None


def installed_size(deb: Path) -> int:
    """Return the package's installed size in bytes, as its control data says."""
    kilobytes = subprocess.check_output(["dpkg-deb", "--field", deb, "Installed-Size"], text=True)
    return int(kilobytes) * 1024


def bundle_size() -> int | None:
    """Return the size of the bundle's files in bytes, or None if there are none."""
    sizes = [file.lstat().st_size for file in BUNDLE.rglob("*") if file.is_file()]
    return sum(sizes) if sizes else None


if __name__ == "__main__":
    sys.exit(main())
