"""How likely a count of outcomes is if all are equally likely: Pearson's chi-square, for orders and for places."""

import math
from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from typing import Final

P_ABOVE: Final = 0.001
_PRECISION: Final = 1e-12
_TINY: Final = 1e-300


def upper_tail(statistic: float, freedom: int) -> float:
    """The chance that a chi-square variable with so many degrees of freedom is at least this large."""
    if statistic <= 0:
        return 1.0
    a, x = freedom / 2, statistic / 2
    scale = math.exp(a * math.log(x) - x - math.lgamma(a))
    return 1 - scale * _series(a, x) if x < a + 1 else scale * _fraction(a, x)


def _series(a: float, x: float) -> float:
    """The sum x^k / (a (a+1) … (a+k)), which converges fast below the mean."""
    term = total = 1 / a
    k = a
    while term > total * _PRECISION:
        k += 1
        term *= x / k
        total += term
    return total


def _fraction(a: float, x: float) -> float:
    """The continued fraction of the upper incomplete gamma function (Lentz's method), for above the mean."""
    b = x + 1 - a
    c = 1 / _TINY
    d = 1 / b
    value = d
    k = 0
    change = 0.0
    while abs(change - 1) > _PRECISION:
        k += 1
        step = -k * (k - a)
        b += 2
        d = 1 / _away_from_zero(step * d + b)
        c = _away_from_zero(b + step / c)
        change = d * c
        value *= change
    return value


def _away_from_zero(value: float) -> float:
    return value if abs(value) > _TINY else _TINY


def uniform(outcomes: Iterable[Hashable], possible: int) -> float:
    """The p-value of so many equally likely outcomes, those that never occurred included."""
    seen = Counter(outcomes)
    assert len(seen) <= possible, f"{len(seen)} outcomes where only {possible} are possible"
    expected = seen.total() / possible
    squares = sum((count - expected) ** 2 for count in seen.values()) + (possible - len(seen)) * expected**2
    return upper_tail(squares / expected, possible - 1)


def uniform_places(orders: Sequence[Sequence[Hashable]]) -> float:
    """The p-value of each card being as likely at each place.

    In every order each card has one place and each place one card, so the cells depend on each other: with n cards the
    sum of squares is taken against the variance that this leaves, and (n - 1)² degrees of freedom remain.
    """
    n = len(orders[0])
    seen = Counter((place, card) for order in orders for place, card in enumerate(order))
    assert len({card for _, card in seen}) == n, "the same cards in every order"
    expected = len(orders) / n
    squares = sum((count - expected) ** 2 for count in seen.values()) + (n * n - len(seen)) * expected**2
    return upper_tail(squares / expected * (n - 1) / n, (n - 1) ** 2)
