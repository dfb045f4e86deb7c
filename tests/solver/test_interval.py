import pytest

from scorpion_qt.solver.interval import wilson


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    [
        # Newcombe, Two-sided confidence intervals for the single proportion (1998), table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_interval_is_that_of_the_literature(hits, trials, low, high):
    assert wilson(hits, trials) == pytest.approx((low, high), abs=0.00005)


def test_it_stays_within_0_and_1_and_holds_the_share():
    for trials in range(1, 60):
        for hits in range(trials + 1):
            low, high = wilson(hits, trials)
            assert 0 <= low <= hits / trials <= high <= 1


def test_nothing_tried_tells_nothing():
    assert wilson(0, 0) == (0, 1)
