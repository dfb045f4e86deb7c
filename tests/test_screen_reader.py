"""The whole program as a screen reader hears it, over a real accessibility bus."""

import sys

import pytest

from scorpion_qt.languages import LANGUAGES
from scorpion_qt.rules import DECK, DEFAULT, Board, DealNumber, deal
from scorpion_qt.text.card_names import CardWords, Form, card_name
from scorpion_qt.text.catalogue import catalogue
from scorpion_qt.text.table_names import TableNames
from scorpion_qt.text.visible_board import VisibleBoard
from tests.screen_reader import ScreenReader, lacking
from tests.spoken_player import SpokenPlayer

WINNABLE = "49"
"""A deal that the player of `spoken_player` wins."""

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="AT-SPI is the bus of Linux desktops"),
]


@pytest.fixture(scope="module", autouse=True)
def _bus_is_possible():
    if reason := lacking():
        pytest.skip(reason)


def expected_piles(position, language):
    """The names of all piles and cards, in the order of the tree."""
    names = TableNames(catalogue(language).translate)
    for index, column in enumerate(position.columns):
        cards = [names.card_in_column(position, index, at) for at in range(len(column.cards))]
        yield names.column(position, index), cards
    stock = [
        names.card_in_reserve(Board(DEFAULT, position), at) for at in range(len(position.reserve))
    ]
    yield names.reserve(Board(DEFAULT, position), 0), stock
    for index in range(4):
        yield names.place(position, index), []


def piles(tree):
    return [
        (pile["name"], [card["name"] for card in pile["children"]]) for pile in tree["children"]
    ]


def named_cards(tree, language):
    """The cards that are named in a tree, and how many are called face-down."""
    translate = catalogue(language).translate
    called = {card_name(card, Form.NOMINATIVE, translate): card for card in DECK}
    face_down = CardWords(translate).face_down()
    starts = [name.split(",")[0] for _, cards in piles(tree) for name in cards]
    return {called[name] for name in starts if name in called}, starts.count(face_down)


def dealt(number):
    return deal(DEFAULT, DealNumber.parse(number))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_read_and_a_game_is_won_by_ear(language):
    position = dealt(WINNABLE)
    with ScreenReader("--lang", language, "--number", WINNABLE) as reader:
        tree = reader.tree()
        assert piles(tree) == list(expected_piles(position, language))
        named, face_down = named_cards(tree, language)
        assert (len(named), face_down) == (37, 15)
        assert named == set(Board(DEFAULT, position).visible)
        assert {pile["role"] for pile in tree["children"]} == {"list"}
        heard = set(named)

        class Listener(SpokenPlayer):
            def make(self, board, move):
                nonlocal position
                position = Board(DEFAULT, position).play(move).position
                said = super().make(board, move)
                # By what events told alone, as screen readers remember it.
                tree = reader.tree()
                assert piles(tree) == list(expected_piles(position, language))
                heard.update(named_cards(tree, language)[0])
                return said

        player = Listener(DEFAULT, reader.hear)
        player.play()
        assert len(position.collected) == 4
        assert heard == set(DECK)
        assert piles(reader.tree(fresh=True)) == list(expected_piles(position, language))
        assert reader.quit() == 0
        assert "Traceback" not in reader.errors()


def test_fifty_deals_and_a_switch_of_language():
    with ScreenReader("--lang", "en", "--number", "1") as reader:
        for number in range(2, 52):
            events = reader.key("PageDown", "Ctrl", wait="announcement")
            position = dealt(str(number))
            assert piles(reader.tree()) == list(expected_piles(position, "en"))
            assert ("announcement", f"Scorpion, deal {number}.") in events
        for language in ("he", "uk", "ru", "en"):
            assert reader.ask("press", name=LANGUAGES[language])
            assert piles(reader.tree()) == list(expected_piles(position, language))
        assert reader.quit() == 0
        assert "Traceback" not in reader.errors()


def test_focus_goes_where_the_keys_go():
    names = TableNames(catalogue("en").translate)
    position = dealt(WINNABLE)
    with ScreenReader("--lang", "en", "--number", WINNABLE) as reader:
        for key, column, depth in (
            ("Right", 1, 6),
            ("Up", 1, 5),
            ("Home", 1, 0),
            ("End", 1, 6),
            ("Left", 0, 6),
            ("7", 6, 6),
        ):
            name = names.card_in_column(position, column, depth)
            assert reader.hear(key).endswith(name)
            focused = [
                card["name"]
                for pile in reader.tree(fresh=True)["children"]
                for card in pile["children"]
                if card["focused"]
            ]
            assert focused == [name]
        for pile in (names.reserve(Board(DEFAULT, position), 0), names.place(position, 0)):
            assert ("focused", pile) in reader.key("Tab", wait="focused")
        # After a pause it is heard where one is.
        reader.key("p", wait="announcement")
        assert ("focused", pile) in reader.key("p", wait="focused")
        # On to the line below the table, which is heard whole.
        (*_, (_, status)) = reader.key("Tab", wait="focused")
        assert "Score: 0" in status
        assert "Deal 49" in status


@pytest.mark.parametrize("layout", ["us", "ru", "ua", "il", "de", "fr"])
def test_letters_and_digits_count_by_their_keys_on_every_layout(layout):
    """On real keyboards of a real server; D and W are at the same place on all of these."""
    table, deal_actions, second = 28, 40, 11
    with ScreenReader("--lang", "en", "--number", WINNABLE) as reader:
        reader.set_layout(layout)
        ((_, read),) = reader.place(table, wait="announcement")
        assert read.startswith("Reserve: 3 face-down cards")
        assert (
            VisibleBoard.of(Board(DEFAULT, dealt(WINNABLE)))
            == SpokenPlayer(DEFAULT, lambda _: read).look()
        )
        (*_, (_, focused)) = reader.place(second, wait="focused")
        assert "column 2, card 7 of 7" in focused
        events = reader.place(deal_actions, wait="announcement")
        assert any(text.startswith("Reserve dealt") for _, text in events)


def test_menus_dialogs_and_the_pause_give_the_focus_back():
    """And nothing of the table is said over a menu."""
    names = TableNames(catalogue("en").translate)
    card = ("focused", names.card_in_column(dealt(WINNABLE), 1, 6))
    with ScreenReader("--lang", "en", "--number", WINNABLE) as reader:

        def heard(name, *held):
            return reader.key(name, *held, wait="focused", settle=0.3)

        assert heard("Right") == [card]
        # Not by Alt and a letter: without a window manager Qt closes the menu when Alt goes up.
        assert reader.ask("press", name="Game")
        assert [text for _, text in heard("Down")][-1] == "New game…"
        assert ("focused", "Random deal") in heard("Down")
        assert heard("Escape")[-1] == ("focused", "Game")
        assert heard("Escape")[-1] == card
        paused = reader.key("p", wait="announcement")
        assert paused == [("focused", "Continue"), ("announcement", "The game is paused.")]
        assert heard("Return")[-1] == card
        assert [text for _, text in heard("n", "Ctrl")] == ["Deal number:"]
        reader.key("Escape")
        # There is no window manager that would do it.
        assert reader.ask("activate", timeout=10)
        (*_, (_, below)) = heard("Up")
        assert below == names.card_in_column(dealt(WINNABLE), 1, 5)
