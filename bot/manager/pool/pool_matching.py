"""Who of those waiting for a game plays with whom.

Two members fit if the distance of their ratings is within a window (all numbers as shown, where 250 is a
chance of two thirds for the better one):

    CLOSE + sqrt(deviation a² + deviation b²) + GROWTH · (waited a + waited b) / patience

``CLOSE`` is a match that both may win. The root is the standard error of the distance: a distance below it
may be chance, so a new player, whose rating is uncertain, can meet players of very different ratings. The
window grows with both waits: the member who has waited longest meets new arrivals first.

Members who often leave, or whom several members reported, meet each other, and other members only after a
long wait. At tables of two, members who have just met fit again only if nobody else waits, or both have
waited.
"""

from collections.abc import Sequence
from math import hypot
from typing import Final

from data.pool.waits import Wait

CLOSE: Final = 100
GROWTH: Final = 100
"""The growth of the window for each patience that either has waited."""
TRUSTWORTHY: Final = 70
"""Percent of trust from which a member meets everybody."""
PENANCE: Final = 5
"""So many times the patience others wait until they meet everybody."""

Pairs = frozenset[frozenset[int]]
"""Pairs of members."""


def parties(
    waiting: Sequence[Wait],
    *,
    seats: int,
    patience: int,
    now: int,
    blocked: Pairs = frozenset(),
    met: Pairs = frozenset(),
) -> list[tuple[Wait, ...]]:
    """Return the tables that can be opened now, as those who sit there; nobody is at two of them.

    ``waiting``: the longest first, each member once. ``seats``: of the game's usual table. Once the longest
    waiting of a table has waited for ``patience`` (ms), it may have fewer people, but at least two.
    ``blocked``: pairs who never meet; ``met``: pairs who have just met.
    """
    free, found = list(waiting), []
    met = met if seats == 2 else frozenset()  # at larger tables there are others as well
    for first in waiting:
        if first not in free:
            continue
        party = [first]
        alone = len(free) == 2
        fitting = [
            (_distance(first, other), at, other)
            for at, other in enumerate(free)
            if other is not first and _fits(first, other, patience, now, blocked, met, alone=alone)
        ]
        for _, _, other in sorted(fitting, key=lambda each: each[:2]):
            if len(party) < seats and all(
                _fits(each, other, patience, now, blocked, met, alone=alone) for each in party
            ):
                party.append(other)
        if len(party) == seats or (len(party) >= 2 and now - first.since >= patience):
            found.append(tuple(party))
            free = [each for each in free if each not in party]
    return found


def window(one: Wait, other: Wait, patience: int, now: int) -> float:
    """Return the largest distance of ratings, as shown, at which two members fit."""
    waited = sum(max(0, now - each.since) for each in (one, other))
    return CLOSE + hypot(one.deviation, other.deviation) + GROWTH * waited / patience


def _distance(one: Wait, other: Wait) -> int:
    return abs(one.rating - other.rating)


def _fits(
    one: Wait, other: Wait, patience: int, now: int, blocked: Pairs, met: Pairs, *, alone: bool
) -> bool:
    pair = frozenset((one.member_id, other.member_id))
    if len(pair) < 2 or pair in blocked or _distance(one, other) > window(one, other, patience, now):
        return False
    less, more = sorted((one, other), key=lambda each: each.trust)
    if less.trust < TRUSTWORTHY <= more.trust and now - less.since < PENANCE * patience:
        return False
    waited = min(now - one.since, now - other.since)
    return pair not in met or alone or waited >= patience
