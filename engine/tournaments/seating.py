"""Who sits at which table, and in which seat, where more than two play."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations

from engine.tournaments.standings import Record, records, seated
from engine.tournaments.tournament import Tournament

PairCost = Callable[[int, int], int]
"""What it costs that two sit at one table; the same for both orders."""


def tables(entrants: Sequence[int], size: int, cost: PairCost) -> list[list[int]]:
    """Return tables of ``size``, such that the sum of the costs of all pairs at a table is small.

    Each table takes the cheapest of those who are left, in the order given; then entrants change places as
    long as this lowers the sum. The number of entrants is a multiple of ``size``.
    """
    costs = {a: {b: cost(a, b) for b in entrants if b != a} for a in entrants}
    left, found = list(entrants), list[list[int]]()
    while left:
        table = [left.pop(0)]
        while len(table) < size:
            nearest = min(left, key=lambda each: sum(costs[each][other] for other in table))
            left.remove(nearest)
            table.append(nearest)
        found.append(table)
    while _exchange(found, costs):
        pass
    return found


def is_settled(tables: Sequence[Sequence[int]], cost: PairCost) -> bool:
    """Return whether no two entrants can change tables such that it costs less."""
    costs = {
        a: {b: cost(a, b) for table in tables for b in table if b != a} for table in tables for a in table
    }
    return not _exchange([list(table) for table in tables], costs)


def _exchange(tables: list[list[int]], costs: dict[int, dict[int, int]]) -> bool:
    """Let entrants of two tables change places where that costs less; return whether any did."""
    changed = False
    for one, other in combinations(tables, 2):
        for i in range(len(one)):
            for j in range(len(other)):
                a, b = one[i], other[j]
                before = sum(costs[a][c] for c in one if c != a) + sum(costs[b][c] for c in other if c != b)
                after = sum(costs[b][c] for c in one if c != a) + sum(costs[a][c] for c in other if c != b)
                if after < before:
                    one[i], other[j], changed = b, a, True
    return changed


def seats(table: Sequence[int], records: dict[int, Record], *, teams: bool) -> tuple[int, ...]:
    """Return the entrants of a table by seat.

    Partners, who sit opposite, change as often as possible; then everybody has all seats equally often.
    """
    half = len(table) // 2
    had = {entrant: Counter(game.seat for game in records[entrant].games) for entrant in table}
    partners = {
        entrant: Counter(
            game.pairing.seats[(game.seat + half) % len(game.pairing.seats)]
            for game in records[entrant].games
        )
        for entrant in table
    }

    def cost(order: Sequence[int]) -> tuple[int, int]:
        repeated = sum(partners[a][b] ** 2 for a, b in zip(order, order[half:], strict=False)) if teams else 0
        return repeated, sum((had[entrant][seat] + 1) ** 2 for seat, entrant in enumerate(order))

    order = list(table)
    changed = True
    while changed:
        changed = False
        for i, j in combinations(range(len(order)), 2):
            other = list(order)
            other[i], other[j] = other[j], other[i]
            if cost(other) < cost(order):
                order, changed = other, True
    return tuple(order)


def are_seated(tournament: Tournament, matches: Sequence[Sequence[int]]) -> bool:
    """Return whether entrants have seats at their tables that follow from what they have played.

    Two at a table: as ``seated`` gives them, whatever is drawn. More: as ``seats`` does.
    """
    by_entrant = records(tournament)
    if any(len(match) == 2 for match in matches):
        return all(
            (a, b) in (seated(a, b, by_entrant, lambda _: 0), seated(a, b, by_entrant, lambda _: 1))
            for a, b in matches
        )
    teams = tournament.settings.teams
    return all(seats(match, by_entrant, teams=teams) == tuple(match) for match in matches)
