"""Positions for tests, as text: columns / reserve / collected suits."""

from scorpion_qt.rules import Position


def board(text):
    """Read a position of all 52 cards."""
    return Position.parse(text)


def run(suit, first="K", last="A"):
    """Return a run of one suit: `run("S", "K", "9")` is KS QS JS TS 9S."""
    ranks = "KQJT98765432A"
    return " ".join(rank + suit for rank in ranks[ranks.index(first) : ranks.index(last) + 1])


WON_BUT_ONE = f"KS | {run('S', 'Q')} | - | - | - | - | - / / HDC"
"""Moving the queen of spades and the cards on it onto the king wins the game."""

ALMOST_COMPLETE = (
    f"<2H> {run('S', 'K', '9')} | <3H> {run('S', '8')} | {run('D')} | {run('C')} | "
    f"{run('H', 'K', '8')} | {run('H', '7', '4')} | AH / / "
)
"""8♠ to column 1: a move, a flip under it, the spades collected and a flip under them."""

STUCK_NEXT = f"{run('S', 'K', '5')} | AS | 4S 2S 3S | - | - | - | - / / HDC"
"""After 4♠ to column 1 no move is left; the king on an empty column changes nothing."""

ONLY_THE_RESERVE = f"{run('S', 'K', '6')} 2S 3S | - | - | - | - | - | - / AS 5S 4S / HDC"
"""The only possible move is to deal the reserve."""

WAITING_FOR_EACH_OTHER = f"9S 4H | 5H 8S | {run('S', 'K', 'T')} | {run('S', '7')} | {run('H', 'K', '6')} | - | - / AH 2H 3H / DC"
"""4♥ and 8♠ do, so it cannot be won, in whatever order the three cards of the reserve lie."""

ONE_OF_720 = (
    f"<AS> <2S> <3S> <4S> <5S> <6S> {run('H')} | {run('S', 'K', '7')} | - | - | - | - | - / / DC"
)
"""Once the hearts are gone, the face-down cards have to turn up from the six down to the ace."""
