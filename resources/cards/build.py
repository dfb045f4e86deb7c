"""Draw every card of every deck, and the app icon.

    python resources/cards/build.py [--out DIR]

Writes ``cards/<deck>/<variant>/<rank><suit>.svg``, ``cards/<deck>/<variant>/cyrillic/`` for the
ranks with a local letter, ``cards/<deck>/back-<name>.svg`` and ``icons/scorpion-qt.svg`` below
DIR, by default the ``resources`` folder that contains this script. It needs only the standard
library, and every run writes the same files, byte for byte.
"""

import argparse
from pathlib import Path

from draw import contrast, contrast_backs, deco, deco_backs, linocut, linocut_backs
from draw.app_icon import app_icon
from draw.shared import RANKS, SUITS

DECKS = {
    "linocut": (linocut, linocut_backs),
    "deco": (deco, deco_backs),
    "contrast": (contrast, contrast_backs),
}
VARIANTS = ("two-colour", "four-colour")
LOCAL_RANKS = "AKQJ"


def drawings():
    """Every file as (path below resources, text)."""
    for name, (deck, backs) in DECKS.items():
        for variant in VARIANTS:
            for letters, folder, ranks in (
                ("latin", "", RANKS),
                ("cyrillic", "cyrillic/", LOCAL_RANKS),
            ):
                for rank in ranks:
                    for suit in SUITS:
                        path = f"cards/{name}/{variant}/{folder}{rank}{suit}.svg"
                        yield path, deck.face(rank, suit, letters, variant)
        for back, draw in backs.BACKS.items():
            yield f"cards/{name}/back-{back}.svg", draw()
    yield "icons/scorpion-qt.svg", app_icon()


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, default=Path(__file__).resolve().parents[1])
    out = parser.parse_args().out
    for path, text in drawings():
        target = out / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
