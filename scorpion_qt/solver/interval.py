"""How sure a share is that was counted in a sample."""

from __future__ import annotations

from math import sqrt
from typing import Final

CONFIDENCE_95: Final = 1.959964
"""Standard deviations on both sides of the mean that hold 95 % of a normal distribution."""


def wilson(hits: int, trials: int, z: float = CONFIDENCE_95) -> tuple[float, float]:
    """Wilson's score interval for a share.

    Unlike the textbook's ``p ± z·√(p(1-p)/n)`` it stays within 0 … 1 and says something sensible for
    few trials and for none or all hits.

    Args:
        hits: How many trials had the outcome.
        trials: How many there were.
        z: How sure the interval is, in standard deviations.

    Returns:
        The lowest and the highest share, 0 and 1 where nothing was tried.

    Source: E. B. Wilson, Probable inference, the law of succession, and statistical inference (1927).
    """
    if trials == 0:
        return 0.0, 1.0
    share = hits / trials
    scale = 1 + z * z / trials
    centre = share + z * z / (2 * trials)
    spread = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    # At the ends the formula gives exactly 0 and 1, but for rounding.
    low = 0.0 if hits == 0 else (centre - spread) / scale
    high = 1.0 if hits == trials else (centre + spread) / scale
    return low, high
