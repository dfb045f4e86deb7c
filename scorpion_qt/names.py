"""The names by which other programs recognize this program's links and files."""

from typing import Final

LINK_SCHEME: Final = "scorpion-qt:"
SAVE_SUFFIX: Final = ".scorpion"
