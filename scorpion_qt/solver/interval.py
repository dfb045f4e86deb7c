"""Confidence intervals for shares counted in a sample."""

from __future__ import annotations

from math import sqrt
from typing import Final

CONFIDENCE_95: Final = 1.959964
"""Standard deviations on each side of the mean that hold 95 % of a normal distribution."""


def wilson(hits: int, trials: int, z: float = CONFIDENCE_95) -> tuple[float, float]:
    """Return Wilson's score interval for a share.

    Unlike the textbook's ``p ± z·√(p(1-p)/n)``, it stays within 0 … 1 and is sensible for few trials and
    when none or all of them are hits.

    Args:
        hits: How many trials had the outcome.
        trials: How many trials there were.
        z: The confidence of the interval, in standard deviations.

    Returns:
        The lowest and the highest share, or 0 and 1 without trials.

    Source: E. B. Wilson, Probable inference, the law of succession, and statistical inference (1927).
    """
    if trials == 0:
        return 0.0, 1.0
    share = hits / trials
    scale = 1 + z * z / trials
    centre = share + z * z / (2 * trials)
    spread = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    # At the ends the formula gives exactly 0 and 1, apart from rounding.
    low = 0.0 if hits == 0 else (centre - spread) / scale
    high = 1.0 if hits == trials else (centre + spread) / scale
    return low, high
