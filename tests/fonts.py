"""The fonts of the tests, so that no test depends on those of the machine.

They come with the packages of the ``test`` group, all under the Open Font License, and a fontconfig of
the test process alone knows them and no others. What the tests start inherits it. Where Qt takes its
fonts from elsewhere, on Windows and macOS, the tests run with the fonts of the system.
"""

import atexit
import os
import shutil
import tempfile
from pathlib import Path
from xml.sax.saxutils import escape

import fontpkg

USUAL = "Arimo"
"""As wide as Arial and Liberation Sans; Cyrillic, Hebrew and the suits are in it, for all others too."""

DESKTOPS = ((USUAL, 9), ("Open Sans", 11), ("Unbounded", 9))
"""Families and points as desktops have them: usual, large and wide.

DejaVu Sans in 9 points, the widest that desktops come with, is narrower than the second in every language.
"""

FAMILIES = tuple(family for family, _ in DESKTOPS)

SYSTEM = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.fonts", "~/.local/share/fonts")

CONFIGURATION = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
{directories}
  <cachedir>{cache}</cachedir>
  <match target="pattern">
    <edit name="family" mode="append_last"><string>{family}</string><string>{usual}</string></edit>
  </match>
  <match target="pattern">
    <test name="family" compare="eq"><string>sans-serif</string></test>
    <edit name="family" mode="prepend" binding="strong"><string>{family}</string></edit>
  </match>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintslight</const></edit>
  </match>
</fontconfig>
"""


def provide(family: str) -> None:
    """Make ``family`` the font of everything that Qt draws in this process and in those it starts.

    Args:
        family: One of :data:`FAMILIES`, or one that the system has.
    """
    directories = [fontpkg.path(name).parent for name in FAMILIES]
    if family not in FAMILIES:
        directories += [Path(name).expanduser() for name in SYSTEM]
    made = Path(tempfile.mkdtemp(prefix="scorpion-qt-fonts-"))
    atexit.register(shutil.rmtree, made, ignore_errors=True)
    configuration = made / "fonts.conf"
    configuration.write_text(
        CONFIGURATION.format(
            directories="\n".join(f"  <dir>{escape(str(path))}</dir>" for path in directories),
            cache=escape(str(made / "cache")),
            family=escape(family),
            usual=USUAL,
        ),
        encoding="utf-8",
    )
    os.environ["FONTCONFIG_FILE"] = str(configuration)
