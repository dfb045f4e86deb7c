"""Links to a deal: ``scorpion-qt://play?game=wasp&number=17``."""

from __future__ import annotations

from scorpion_qt.names import LINK_SCHEME
from scorpion_qt.rules import DEFAULT, DealNumber, Game, Unreadable, parse_game

LONGEST = 500
"""Most characters of a link, three times as many as the longest identity and number need."""


def deal_link(game: Game | None, number: DealNumber | None) -> str:
    """Return a link that opens a deal; None stands for Scorpion, and for any number."""
    from urllib.parse import quote

    fields = {"game": game and quote(game.id, safe="="), "number": number}
    query = "&".join(f"{key}={value}" for key, value in fields.items() if value)
    return f"{LINK_SCHEME}//play?{query}"


def parse_link(link: str) -> tuple[Game, DealNumber | None]:
    """Read a link to a deal.

    Returns:
        The game, or Scorpion if the link has none, and the number, or None for any deal.

    Raises:
        Unreadable: The text isn't a link to a deal.
    """
    from urllib.parse import unquote, urlsplit

    shown = link[:60]
    try:
        parts = urlsplit(link[: LONGEST + 1])
    except ValueError:
        parts = urlsplit("")
    if len(link) > LONGEST or parts.scheme + ":" != LINK_SCHEME or parts.netloc != "play":
        raise Unreadable(f"“{shown}” is not a link to a deal; write scorpion-qt://play?game=…")
    fields: dict[str, str] = {}
    # parse_qs would turn the plus sign in a game's identity into a space.
    for pair in filter(None, parts.query.split("&")):
        key, equals, value = pair.partition("=")
        if not equals or key in fields or key not in ("game", "number"):
            raise Unreadable(f"“{shown}” is not a link to a deal: it has “game” and “number” only")
        fields[key] = unquote(value)
    game = parse_game(fields["game"]) if "game" in fields else DEFAULT
    return game, DealNumber.parse(fields["number"]) if "number" in fields else None
