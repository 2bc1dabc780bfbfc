"""Rounds in which everybody meets everybody once."""

from collections.abc import Sequence

Match = tuple[int | None, int | None]


def rounds(order: Sequence[int]) -> list[list[Match]]:
    """Return the rounds by the Berger tables, each match by seat; None: no opponent.

    Everybody has both seats equally often, or one of them once more. The tables are in the FIDE Handbook,
    C.05 (General Regulations for Competitions), annex 1: numbers i and j below the last, m, meet in the
    round in which i + j leaves the remainder r + 1 by m - 1; the lower one has the first seat if i + j is
    odd. Who would meet themselves meets m, and has the first seat in the lower half.
    """
    slots: list[int | None] = [*order, None] if len(order) % 2 else [*order]
    m = len(slots)
    found = []
    for number in range(1, m):
        matches: list[Match] = []
        for i in range(1, m):
            j = (number + 1 - i) % (m - 1) or m - 1
            if i == j:
                matches.append((slots[i - 1], slots[-1]) if i <= m // 2 else (slots[-1], slots[i - 1]))
            elif i < j:
                low, high = slots[i - 1], slots[j - 1]
                matches.append((low, high) if (i + j) % 2 else (high, low))
        found.append(matches)
    return found
