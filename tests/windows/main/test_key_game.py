"""Whole games by keys, in the window as it is."""

from functools import cache

import pytest
from PySide6.QtWidgets import QApplication

from scorpion_qt.model.game.session import Session
from scorpion_qt.rules import DECK, DEFAULT, Board, DealNumber, Move, deal
from scorpion_qt.text.board_reader import read_board
from scorpion_qt.text.card_names import Form, card_name
from scorpion_qt.text.visible_board import VisibleBoard
from tests.spoken_player import SpokenPlayer, choose
from tests.typist import Typist

pytestmark = pytest.mark.slow

WINNABLE = DealNumber.parse("49")
KEYBOARDS = {"en": "us", "uk": "uk", "he": "he", "ru": "ru"}


@cache
def winning_line():
    """What the player of `spoken_player` does, worked out before anything is on a table."""
    position, seen, line = deal(DEFAULT, WINNABLE), set(), []
    while not Board(DEFAULT, position).is_won:
        board = VisibleBoard.of(Board(DEFAULT, position))
        seen.add(board)
        line.append(choose(DEFAULT, board, seen))
        position = Board(DEFAULT, position).play(line[-1]).position
    return line


class Listening:
    """Keys go into a window, and what is said comes back."""

    def __init__(self, programs, language):
        self.program = programs(spoken=language).show()
        self.program.model.load(Session.begin(DEFAULT, WINNABLE))
        self.window = self.program.window
        self.window.activateWindow()
        self.program.table.setFocus()
        QApplication.processEvents()
        self.typist = Typist(self.window, KEYBOARDS[language])
        self._said = []
        self.window.parts.speech.said.connect(self._said.append)

    def press(self, name):
        self._said.clear()
        self.typist.press(name)
        return " ".join(self._said)


@pytest.mark.parametrize("language", ["en", "he"])
def test_a_scripted_game_from_deal_to_win_by_arrows_and_enter(programs, language):
    """Only arrows, End, Enter and D: columns are reached by where they are seen to be."""
    listening = Listening(programs, language)
    model, table, press = listening.program.model, listening.program.table, listening.press

    def go_to(column):
        ahead = table.table_layout.columns[column][0]
        while listening.window.parts.keyboard.cursor.column != column:
            here = table.table_layout.columns[listening.window.parts.keyboard.cursor.column][0]
            press("Right" if ahead > here else "Left")

    assert table.table_layout.mirrored == (language == "he")
    for move in winning_line():
        if not isinstance(move, Move):
            press("D")
            continue
        spot = model.position.find(move.card)
        go_to(spot.column)
        press("End")
        for _ in model.position.block(move.card)[1:]:
            press("Up")
        press("Return")
        go_to(move.column)
        press("Return")
        assert model.step.move == move
    assert model.is_won
    assert listening.program.refused == []
    # Tab leads past the reserve and the places to what can be done now.
    for _ in range(3):
        press("Tab")
    assert (
        listening.window.focusWidget().text()
        == listening.program.actions.new_game.text().rstrip("…")
    )


# In all four languages this is done over a real bus: tests/test_screen_reader.py.
@pytest.mark.parametrize("language", ["uk", "ru"])
def test_a_game_is_won_from_what_is_said_alone(programs, language):
    listening = Listening(programs, language)
    SpokenPlayer(DEFAULT, listening.press).play()
    assert listening.program.model.is_won
    assert listening.program.refused == []


@pytest.mark.parametrize("language", ["en", "he"])
def test_a_game_is_won_by_asking_for_each_hint_and_following_what_is_said(
    programs, qtbot, language
):
    """The card and the column that a hint names are looked for in the words."""
    listening = Listening(programs, language)
    press, model = listening.press, listening.program.model
    player = SpokenPlayer(DEFAULT, press)
    called = {card_name(card, Form.ACCUSATIVE).casefold(): card for card in DECK}
    hints = []
    listening.window.parts.speech.said.connect(hints.append)
    for _ in range(120):
        if model.is_won:
            break
        board = read_board(press("T"))
        hints.clear()
        press("H")
        qtbot.waitUntil(lambda: bool(hints), timeout=20_000)
        hint = hints[-1].casefold()
        named = [name for name in called if name in hint]
        if not named:
            assert board.stock, hint
            press("D")
            continue
        # “10 of hearts” holds no other name, but “א” and the like might: the longest counts.
        card = called[max(named, key=len)]
        column = int([word.strip(".,") for word in hint.split() if word.strip(".,").isdigit()][-1])
        player.make(board, Move(card, column - 1))
    assert model.is_won
    assert listening.program.refused == []
