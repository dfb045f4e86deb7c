"""Random but reproducible play for tests."""

import random

from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.game.session import Session
from scorpion_qt.rules import Board, DealNumber, Game, Move, parse_game, parse_move

EASY = "wasp-relaxed"
"""The game in which random play lasts longest."""


def play_at_random(model: GameModel, actions: int, seed: int = 1) -> None:
    """Make moves, undos, redos, restarts and bookmarks."""
    rng = random.Random(seed)
    for _ in range(actions):
        moves = list(model.board.legal_moves)
        choice = rng.random()
        if choice < 0.75 and moves:
            model.play(rng.choice(moves))
        elif choice < 0.87:
            model.undo()
        elif choice < 0.94:
            model.redo()
        elif choice < 0.97:
            model.restart()
        else:
            model.set_bookmark(model.step, f"mark {rng.randrange(100)}")


def king_there(board: Board) -> Move:
    """Return the move of a king, with the cards on it, to the last empty column."""
    return [
        move
        for move in board.legal_moves
        if isinstance(move, Move) and not board.position.columns[move.column].cards
    ][-1]


def to_and_fro(model: GameModel, length: int) -> None:
    """Move a king between empty columns until the line has a length."""
    while model.step.length < length:
        assert model.play(king_there(model.board))


def played(identity: str = EASY, number: str = "17", actions: int = 100, seed: int = 1) -> Session:
    """Return a game in which something has been done."""
    model = GameModel()
    game: Game = parse_game(identity)
    model.load(Session.begin(game, DealNumber.parse(number)))
    play_at_random(model, actions, seed)
    model.clock.stop()
    return model.session


WON_IDENTITY = "wasp-ii-relaxed"
WON_NUMBER = "42"
WON_LINE = (
    "3H>6 5C>4 2D>7 6D>1 9H>7 5D>1 8H>7 8S>5 AS>3 6H>2 AC>7 TH>4 TC>3 JC>2 2H>2 9C>5 4H>1 QS>3 3S>3 "
    "5H>2 JH>7 9S>1 TD>4 2C>1 7H>4 4D>5 TS>2 JS>3 3D>5 5H>4 4S>1 8D>4 2S>1 5C>1 9C>1 2H>5 JC>2 5S>2 "
    "2H>4 JD>2 6S>4 AD>2 8S>6 7C>5 7H>7 8S>3 7D>4 QH>2 deal 7C>1 JC>3 8C>3 3C>7 7S>3 QD>4 4C>3 QS>1 "
    "2C>7 QS>3 5C>6 2C>6 7C>7 5C>3 QC>7 6C>2 KS>6 2C>1 7C>3 2C>2 TC>4 7C>4 TC>7 TC>1 5C>6 8C>3 TC>3 "
    "5C>2 9C>7 8C>7 KC>5 6C>7 9C>5"
)
"""The moves of a won game."""


def load_almost_won(model: GameModel, counted: bool = True) -> None:
    """Load the won game before its last move, as if its moves had been made by hand."""
    model.load(
        Session.begin(parse_game(WON_IDENTITY), DealNumber.parse(WON_NUMBER), counted=counted)
    )
    for text in WON_LINE.split()[:-1]:
        assert model.play(parse_move(text))


def win(model: GameModel) -> None:
    """Make the last move."""
    assert model.play(parse_move(WON_LINE.split()[-1]))
    assert model.is_won
