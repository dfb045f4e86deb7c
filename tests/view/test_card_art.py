"""The pictures of the cards, apart from any table."""

from scorpion_qt.view.card_art import DECKS, CardArt, Deck, Size


def test_nothing_is_rendered_after_the_end(qapp):
    """Else its thread would run when the program ends, which Qt answers by an abort."""
    art = CardArt()
    art.close()
    art.resize(Size(50, 70, 1))
    art.set_deck(Deck(DECKS[1]))
    # Nothing was ordered; a thread that was started all the same fails the test when it is over.
    assert art.complete
