"""What is said, and when."""

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scorpion_qt.controller.actions import Actions
from scorpion_qt.controller.reader import Reader
from scorpion_qt.controller.speech import Speech
from scorpion_qt.model.solver.service import SolverService
from scorpion_qt.model.storage.settings import Settings
from scorpion_qt.rules import FAMILY, Card, DealNumber
from scorpion_qt.text import language
from tests.boards import ALMOST_COMPLETE, ONLY_THE_RESERVE, WON_BUT_ONE
from tests.typist import Typist


@pytest.fixture
def talk(player, desks, qapp, tmp_path):
    """A player who hears; what was said is in `said`."""
    language.install(qapp, "en")
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    player.settings = settings
    player.speech = Speech(player.model, settings, player.mouse, player.table)
    player.solver = SolverService(player.model, desks(player.model))
    player.reader = Reader(
        player.model,
        player.keyboard,
        player.speech,
        player.solver,
        Actions(player.model, player.table),
    )
    player.said = []
    player.speech.said.connect(player.said.append)
    player.typist = Typist(player.table)
    player.table.set_duration_factor(0)
    player.deal()
    player.table.activateWindow()
    player.table.setFocus()
    QTest.qWaitForWindowActive(player.table)
    hear(player)
    return player


def hear(talk):
    """What has been said since the last time."""
    QApplication.processEvents()
    said = list(talk.said)
    talk.said.clear()
    return said


def test_a_move_is_told_in_one_announcement(talk):
    talk.lay(ALMOST_COMPLETE)
    hear(talk)
    talk.play("8S>1")
    assert hear(talk) == [
        "Eight of spades with 7 cards to column 1. Revealed three of hearts. "
        "Spades complete, 1 of 4. Revealed two of hearts."
    ]


def test_at_length_it_is_also_told_where(talk):
    talk.settings.verbose_speech = True
    talk.lay(ALMOST_COMPLETE)
    hear(talk)
    talk.play("8S>1")
    assert hear(talk) == [
        "Eight of spades with 7 cards to column 1. Onto nine of spades. "
        "Revealed three of hearts in column 2. Spades complete, 1 of 4. "
        "Revealed two of hearts in column 1."
    ]


def test_the_card_that_becomes_free_is_told(talk):
    talk.lay(
        "KH 5S 4S 3S 2S | 6S 9H 8H AS | KS QS JS | QH JH TH | TS 9S 8S 7S | 7H 6H 5H 4H | "
        "3H 2H AH / / DC"
    )
    hear(talk)
    talk.play("AS>1")
    assert hear(talk) == ["Ace of spades to column 1. Eight of hearts is free."]
    talk.play("3H>6")
    assert hear(talk) == ["Three of hearts with 2 cards to column 6. Column 7 is empty."]


def test_dealing_the_reserve_is_told_card_by_card(talk):
    first, second, third = talk.model.position.reserve
    talk.play("deal")
    (said,) = hear(talk)
    assert said.startswith("Reserve dealt: ")
    assert said.count("to column") == 3
    assert {first, second, third} <= set(talk.model.board.visible)


def test_taking_back_and_making_again_are_told(talk):
    talk.lay(ALMOST_COMPLETE)
    talk.play("8S>1")
    hear(talk)
    talk.model.undo()
    assert hear(talk) == ["Undone: eight of spades back to column 2."]
    talk.model.redo()
    assert hear(talk)[0].startswith("Eight of spades with 7 cards to column 1.")
    talk.model.restart()
    talk.model.undo()
    hear(talk)
    talk.deal()
    talk.play("deal")
    hear(talk)
    talk.model.undo()
    assert hear(talk) == ["Undone: the reserve is back."]


def test_jumps_over_several_moves_are_told_as_such(talk):
    talk.lay(ALMOST_COMPLETE)
    for move in ("8S>1", "7H>5"):
        talk.play(move)
    hear(talk)
    talk.model.restart()
    assert hear(talk) == ["Back at the start of the deal."]
    talk.model.undo()
    assert hear(talk) == ["The table is as after 2 moves."]


def test_a_new_deal_is_told_with_its_number(talk):
    talk.model.new_game(FAMILY["wasp"], DealNumber.parse("ms123"))
    assert hear(talk) == ["Wasp, deal 123."]
    talk.settings.verbose_speech = True
    talk.model.new_game(FAMILY["curds-and-whey"], DealNumber.parse("5"))
    (said,) = hear(talk)
    assert said.startswith("Curds and Whey, deal 5. 13 columns.")


@pytest.mark.parametrize("explained", [True, False])
def test_a_refusal_is_always_heard_with_its_reason_where_wanted(talk, explained):
    talk.settings.interactive_rules = explained
    hidden = talk.model.position.columns[0].cards[0]
    talk.play(f"{hidden}>2")
    reason = "A face-down card cannot be moved." if explained else "This move is not allowed."
    assert hear(talk) == [reason]


def test_picking_up_tells_where_the_block_can_go(talk):
    talk.lay(WON_BUT_ONE)
    hear(talk)
    for name in ("2", "Home", "Return"):
        talk.typist.press(name)
    assert hear(talk) == [
        "Picked up queen of spades with 11 cards. To column 1, onto king of spades."
    ]
    talk.typist.press("Escape")
    assert hear(talk) == ["Put back queen of spades."]


def test_anybody_may_speak_and_is_said_once_in_a_turn(talk):
    talk.speech.say("one")
    talk.speech.say("two.")
    talk.speech.say("One")
    talk.speech.say("")
    assert hear(talk) == ["One. Two."]


def test_direction_marks_are_not_spoken(talk):
    talk.speech.say("\u20684♥\u2069")
    assert hear(talk) == ["4♥."]


def ask(talk, question):
    question()
    (said,) = hear(talk)
    return said


def test_the_column_in_focus_is_read(talk):
    talk.lay(ALMOST_COMPLETE)
    hear(talk)
    said = ask(talk, talk.reader.column)
    assert said == (
        "Column 1: 1 face-down, then king of spades, queen of spades, jack of spades, "
        "ten of spades, nine of spades."
    )
    talk.typist.press("Tab")
    assert ask(talk, talk.reader.column) == "Reserve: empty."
    talk.typist.press("Tab")
    assert ask(talk, talk.reader.column) == "No run collected."


def test_where_a_card_can_go(talk):
    talk.lay(WON_BUT_ONE)
    hear(talk)
    talk.typist.press("2")
    talk.typist.press("Home")
    said = ask(talk, talk.reader.where)
    assert said == "Queen of spades: to column 1, onto king of spades."
    talk.typist.press("1")
    said = ask(talk, talk.reader.where)
    assert said.startswith("King of spades: to column 3, which is empty; to column 4")
    talk.typist.press("3")
    assert ask(talk, talk.reader.where) == "There is no card here."


def test_where_a_face_down_card_can_go_is_not_to_be_had(talk):
    talk.typist.press("1")
    talk.typist.press("Home")
    assert ask(talk, talk.reader.where) == "A face-down card cannot be moved."


def test_whether_the_reserve_can_be_dealt(talk):
    talk.typist.press("Tab")
    assert ask(talk, talk.reader.where) == "The reserve can be dealt now."
    talk.deal(FAMILY["scorpion-traditional"])
    talk.typist.press("Tab")
    hear(talk)
    said = ask(talk, talk.reader.where)
    assert said == "The reserve can be dealt only when no other move is left."


def test_free_cards_and_empty_columns(talk):
    talk.lay(ONLY_THE_RESERVE)
    hear(talk)
    said = ask(talk, talk.reader.free)
    assert said.startswith("Free cards: column 1: three of spades; column 2: empty;")


def test_score_and_time(talk):
    talk.lay(ALMOST_COMPLETE)
    talk.play("8S>1")
    talk.model.clock.stop()
    talk.model.clock.reset(61)
    hear(talk)
    assert ask(talk, talk.reader.progress) == "Score: 115. Moves: 1. Time: 1 minute, 1 second."


def test_a_verdict_is_said_only_when_asked_for(talk, qtbot):
    talk.lay(WON_BUT_ONE)
    hear(talk)
    talk.solver.ask()
    qtbot.waitUntil(lambda: "WINNABLE" in talk.solver.status.name)
    assert hear(talk) == []
    talk.reader.verdict()
    assert hear(talk) == ["Winnable."]


def test_no_face_down_card_is_ever_named(talk):
    hidden = set(talk.model.board.hidden)
    names = {f"{rank} of {suit}" for card in hidden for rank, suit in [_words(card)]}
    for question in (talk.reader.table, talk.reader.free, talk.reader.column, talk.reader.where):
        said = ask(talk, question).lower()
        assert not any(name in said for name in names)


def _words(card):
    ranks = [
        "ace",
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "jack",
        "queen",
        "king",
    ]
    return ranks[card.rank - 1], card.suit.name.lower()


def test_cards_are_named_as_they_are():
    assert _words(Card.parse("TH")) == ("ten", "hearts")
