from scorpion_qt.model.storage.attempts import Counted
from scorpion_qt.model.storage.summary import summarise

OUTCOMES = [
    Counted("scorpion", 1, 460, 90, 300.0),
    Counted("scorpion", 1, 475, 80, 400.0),
    Counted("wasp", 1, 900, 50, 100.0),
    Counted("scorpion", 0, 480, 20, 50.0),
    Counted("scorpion", 1, 465, 85, 200.0),
]


def test_each_game_and_all_together():
    total, games = summarise(OUTCOMES)
    scorpion, wasp = games
    assert (scorpion.game, scorpion.played, scorpion.won, scorpion.share) == (
        "scorpion",
        4,
        3,
        0.75,
    )
    assert (scorpion.streak, scorpion.longest_streak) == (1, 2)
    assert (scorpion.best_score, scorpion.fastest, scorpion.fewest_moves) == (480, 200.0, 80)
    assert scorpion.seconds == 950.0
    assert (wasp.best_score, wasp.ranked) == (None, False)
    assert (total.played, total.won, total.longest_streak, total.best_score) == (5, 4, 3, None)
    low, high = scorpion.interval
    assert low < 0.75 < high


def test_nothing_played():
    total, games = summarise([])
    assert (total.played, total.share, total.fastest, games) == (0, None, None, [])


def test_a_game_that_is_no_longer_known_is_counted_without_scores():
    _, (game,) = summarise([Counted("klondike", 1, 5, 5, 5.0)])
    assert (game.played, game.ranked) == (1, False)
