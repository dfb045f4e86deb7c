from scorpion_qt.rules import (
    Card,
    Collected,
    Completed,
    Dealt,
    Flipped,
    Moved,
    Position,
    Suit,
    apply,
)


def card(text):
    return Card.parse(text)


def applied(text, event):
    return str(apply(Position.parse(text), event))


def test_each_event_changes_what_it_says():
    block = (card("4H"), card("7S"))
    assert (
        applied("<2C> 4H 7S | 5H /  / ", Moved(block, 0, 1, 1, card("5H")))
        == "<2C> | 5H 4H 7S /  / "
    )
    assert (
        applied("5H / 9C 4H / ", Moved((card("4H"),), None, 1, 0, card("5H"))) == "5H 4H / 9C - / "
    )
    assert applied("5H | - / 9C 4H / ", Dealt(card("9C"), 0)) == "5H 9C | - / 4H / "
    assert applied("<5H> <9C> /  / ", Flipped(card("9C"), 0)) == "<5H> 9C /  / "
    assert applied("<5H> 3S 2S AS /  / C", Collected(Suit.SPADES, 0, 3)) == "<5H> /  / CS"
    assert applied("3S 2S AS /  / ", Completed(Suit.SPADES, 0)) == "3S 2S AS /  / "
