"""The final standings of a match in words: places, the best deal, and one player's summary."""

from typing import Final

from bot.manager.tables.table import Table
from bot.texts.games.sheets import amount
from bot.texts.localization import join, message
from bot.texts.names import names_of
from bot.texts.results import rankings
from bot.texts.results.scores import unit_of
from bot.texts.tables import words
from data.rankings.ratings import Pool
from data.tables.results import places

_MEDALS: Final = {1: "🥇", 2: "🥈", 3: "🥉"}


def _places(table: Table) -> tuple[int, ...]:
    """Return the place of each seat, from 1; empty before the end, or without a winner."""
    if table.match is None or table.outcome is None or not table.outcome.winners:
        return ()
    spec = table.spec
    return places(table.outcome, table.match.resigned, spec.teams, low_wins=spec.low_wins)


def standings(table: Table) -> str:
    """Return the final scores, by place if more than two sides played."""
    names, outcome, taken = names_of(table), table.outcome, _places(table)
    if outcome is None:
        return ""
    if len(set(taken)) < 2 or table.spec.teams or len(names) < 3:
        return words.score_line(outcome.scores, names, "", table.spec.key)
    told = []
    for seat in sorted(range(len(names)), key=lambda seat: (taken[seat], seat)):
        mark = _MEDALS.get(taken[seat], f"{taken[seat]}.")
        told.append(f"{mark}\u00a0{names[seat]}\u00a0**{amount(outcome.scores[seat])}**")
    return " · ".join(told)


def best_deal(table: Table) -> str:
    """Return the best deal of a match of several, and who had it; ``""`` without one."""
    results = table.match.results if table.match is not None else ()
    if len(results) < 2:
        return ""
    brought = [result.points if any(result.points) else result.chips for result in results]
    choose = min if table.spec.low_wins else max
    best = choose(score for scores in brought for score in scores)
    found = [
        (number, seat)
        for number, scores in enumerate(brought, 1)
        for seat, score in enumerate(scores)
        if score == best
    ]
    if len({number for number, _ in found}) > 1:
        return ""  # shared by several deals: none stands out
    names = names_of(table)
    who = join([names[seat] for _, seat in found])
    return message(
        "standings-best-deal",
        who=who,
        points=amount(best),
        count=abs(best),
        unit=unit_of(table.spec.key),
        deal=found[0][0],
    )


def own_place(table: Table, seat: int) -> str:
    """Return a seat's place if there were more than two sides, and its rating if any."""
    taken = _places(table)
    sides = len(table.spec.teams) or len(taken)
    place = taken[seat] if sides > 2 and taken else None
    change = next((change for change in table.ratings if change.seat == seat), None)
    if change is None:
        return message("standings-place", place=place, sides=sides) if place is not None else ""
    pool, rating = "computers" if change.pool is Pool.COMPUTERS else "people", rankings.changed(change)
    if place is None:
        return message("standings-rating", pool=pool, rating=rating)
    return message("standings-place-and-rating", place=place, sides=sides, pool=pool, rating=rating)
