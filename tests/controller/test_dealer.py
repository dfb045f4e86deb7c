"""New deals: by number, at random, winnable ones; one wish at a time is waited for."""

import pytest
from PySide6.QtCore import QSettings

from scorpion_qt.controller.dealer import Dealer
from scorpion_qt.controller.game_opener import GameOpener
from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.game.session import Session
from scorpion_qt.model.solver.winnable_deals import WinnableDeals, wish_for
from scorpion_qt.model.storage.game_store import GameStore
from scorpion_qt.model.storage.settings import Settings
from scorpion_qt.rules import FAMILY, DealNumber, parse_game

SCORPION, WASP = FAMILY["scorpion"], FAMILY["wasp"]
NUMBER, FOUND = DealNumber.parse("17"), DealNumber.parse("33")


class Table:
    """A game on the table, and what deals anew; winnable deals come when the test says so."""

    def __init__(self, path, desk):
        self.settings = Settings(QSettings(str(path / "settings.ini"), QSettings.Format.IniFormat))
        self.settings.winnable_only = True
        self.model = GameModel()
        self.model.load(Session.begin(SCORPION, NUMBER))
        self.deals = WinnableDeals(desk)
        self.wanted = []
        self.deals.look = self.wanted.append
        self.new = Dealer(
            self.model,
            self.settings,
            GameOpener(self.model, self.settings, GameStore(path / "games")),
            self.deals,
        )
        self.looking = []
        self.new.looking.connect(self.looking.append)

    def find(self, game):
        self.deals.found.emit(wish_for(game, True, "any"), FOUND)

    @property
    def dealt(self):
        session = self.model.session
        return session.game, session.number, session.chosen_winnable


@pytest.fixture
def table(desks, tmp_path):
    table = Table(tmp_path, desks())
    yield table
    table.deals.close()
    table.model.clock.stop()


def test_a_number_is_dealt_at_once(table):
    table.new.begin(WASP, FOUND)
    assert table.dealt == (WASP, FOUND, False)
    assert table.looking == table.wanted == []


def test_any_deal_is_dealt_at_once_where_no_winnable_one_is_wanted(table):
    table.settings.winnable_only = False
    table.new.random()
    assert table.dealt[0] == SCORPION
    assert table.dealt[1] != NUMBER
    assert not table.dealt[2]
    # Nor where none can be found in time.
    table.settings.winnable_only = True
    game = parse_game("wasp-relaxed+reserve=stuck")
    table.new.begin(game)
    assert table.dealt[::2] == (game, False)
    assert table.looking == []


def test_the_game_on_the_table_goes_on_until_one_is_found(table):
    table.new.begin(WASP)
    assert table.dealt == (SCORPION, NUMBER, False)
    assert table.looking == [True]
    table.find(WASP)
    assert table.dealt == (WASP, FOUND, True)
    assert table.looking == [True, False]


def test_the_last_wish_counts(table):
    table.new.random()
    table.new.begin(WASP)
    assert [wish.game for wish in table.wanted] == [SCORPION, WASP]
    assert table.looking == [True, False, True]
    table.find(SCORPION)
    assert table.dealt == (SCORPION, NUMBER, False)
    table.find(WASP)
    assert table.dealt == (WASP, FOUND, True)


@pytest.mark.parametrize("how", ["give up", "a move", "a number"])
def test_nothing_is_dealt_after_something_else_was_done(table, how):
    table.new.begin(WASP)
    match how:
        case "give up":
            table.new.give_up()
        case "a move":
            table.model.deal_reserve()
        case "a number":
            table.new.begin(SCORPION, NUMBER)
    assert table.looking == [True, False]
    table.find(WASP)
    assert table.dealt == (SCORPION, NUMBER, False)
