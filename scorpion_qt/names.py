"""The names by which other programs know this one's links and files."""

from typing import Final

LINK_SCHEME: Final = "scorpion-qt:"
SAVE_SUFFIX: Final = ".scorpion"
