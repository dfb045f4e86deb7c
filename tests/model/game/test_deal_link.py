import pytest

from scorpion_qt.model.game.deal_link import deal_link, parse_link
from scorpion_qt.rules import DEFAULT, FAMILY, DealNumber, Unreadable, parse_game


@pytest.mark.parametrize("identity", [*FAMILY, "scorpion+collect=uncovered+reserve=stuck"])
@pytest.mark.parametrize("number", ["1", "32000", "ms40000", "12345678901234567890"])
def test_a_link_leads_to_its_deal(identity, number):
    game, deal = parse_game(identity), DealNumber.parse(number)
    assert parse_link(deal_link(game, deal)) == (game, deal)


def test_what_is_left_out_is_scorpion_and_any_deal():
    assert parse_link("scorpion-qt://play") == (DEFAULT, None)
    assert parse_link(deal_link(None, None)) == (DEFAULT, None)
    assert parse_link(deal_link(None, DealNumber.parse("5"))) == (DEFAULT, DealNumber.parse("5"))
    assert parse_link(deal_link(FAMILY["wasp"], None)) == (FAMILY["wasp"], None)


def test_a_plus_sign_may_be_written_as_browsers_do():
    game = parse_game("scorpion+reserve=stuck")
    assert parse_link("scorpion-qt://play?game=scorpion%2Breserve%3Dstuck") == (game, None)


@pytest.mark.parametrize(
    "link",
    [
        "",
        "http://play?game=wasp",
        "scorpion-qt:",
        "scorpion-qt://run?game=wasp",
        "scorpion-qt://play?game",
        "scorpion-qt://play?game=chess",
        "scorpion-qt://play?number=0",
        "scorpion-qt://play?number=1&number=2",
        "scorpion-qt://play?exec=rm",
        "scorpion-qt://[play",
        "scorpion-qt://play?game=" + "x" * 10_000,
    ],
)
def test_anything_else_is_no_link(link):
    with pytest.raises(Unreadable):
        parse_link(link)
