"""Compare the sums in texts of results and score sheets with the engine's result."""

import re
from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.manager.tables.table import PlayedMove
from bot.texts.games.sheets import lines_of
from bot.texts.games.wordings import wording
from bot.texts.play.events import news, result_lines
from engine import GAMES
from engine.deal import Result
from engine.events import Paid
from engine.games.control.terms import ControlResult
from engine.games.gin.match import GinMatch
from engine.games.gin.terms import GinResult
from engine.games.hand.terms import HandResult
from engine.games.panguingue.match import PanMatch
from engine.games.panguingue.terms import PanResult
from engine.games.rummy500.terms import Rummy500Result
from engine.match import Match
from engine.spec import GameSpec
from tests.bot.texts.games.sums import last, numbers, payments, settlement_table, sheet_rows, side_by_side

NAMES = (
    "Ann",
    "Ben",
    "Cem",
    "Dora",
    "Eli",
    "Fay",
    "Gus",
    "Hal",
    "Ida",
    "Jo",
    "Kim",
    "Lu",
    "Max",
    "Nia",
    "Oz",
)


def columns(spec: GameSpec, by_seat: Sequence[int]) -> list[int]:
    """Return the values by column: partners share one."""
    return [by_seat[team[0]] for team in spec.teams] or list(by_seat)


def told_of_gin(result: GinResult, names: Sequence[str], _: Sequence[PlayedMove], ended: str) -> None:
    assert numbers(ended) == ([max(result.points)] if result.winner is not None else [])
    lines = result_lines(result, names)
    assert bool(lines) == (result.knocker is not None)
    if not lines:
        return
    deadwood = [last(line) if numbers(line) else 0 for line in (lines[1], lines[3])]
    assert deadwood == [result.knocker_deadwood, result.defender_deadwood]
    assert last(lines[-1]) == max(result.points)
    high, *less = numbers(lines[-1])
    assert high == max(deadwood)
    assert not min(deadwood) or less[0] == min(deadwood)


def told_of_rummy500(
    result: Rummy500Result, names: Sequence[str], moves: Sequence[PlayedMove], ended: str
) -> None:
    lines = result_lines(result, names)
    for seat, points in enumerate(result.points):
        own, left = lines[2 * seat : 2 * seat + 2]
        melded, against = numbers(own)[:2]
        assert last(own) == melded - against == points
        assert (last(left) if result.left[seat] else 0) == against
    assert numbers(ended) == ([] if result.winner is None else [result.points[result.winner]])
    assert tuple(numbers(news(moves[-1:], names, game="rummy500")[-1])[-len(names) :]) == result.points


def told_of_control(result: ControlResult, names: Sequence[str], _: Sequence[PlayedMove], ended: str) -> None:
    lines = result_lines(result, names)
    assert len(lines) == (len(names) if result.winner is not None else 0)
    for line in lines:
        (seat,) = (seat for seat, name in enumerate(names) if line.startswith(f"**{name}**"))
        assert last(line) == result.points[seat]
        sums = last(line.rpartition(":")[0]) if "=" in line else 0
        assert abs(result.points[seat]) in (sums, 0 if "did not go out" in line else sums)
    assert numbers(ended) in ([], [result.points[result.winner or 0]])


def told_of_hand(
    result: HandResult,
    names: Sequence[str],
    _: Sequence[PlayedMove],
    __: str,
    *,
    teams: Sequence[Sequence[int]] = (),
) -> None:
    lines = result_lines(result, names, "hand_partnership" if teams else "hand")
    if not result.counts:
        assert lines == []
        return
    own = [line for line in lines if not teams or line.startswith("- ")]
    order = [seat for team in teams for seat in team] or [*range(len(names))]
    penalties = {
        seat: 0 if "not counted" in line else last(line) for seat, line in zip(order, own, strict=True)
    }
    assert penalties == dict(enumerate(result.penalties))
    for seat, line in zip(order, own, strict=True):
        partner = any(seat in team and result.winner in team for team in teams)
        if result.opened[seat] and seat != result.winner and not partner:
            worth = sum(result.worth[seat]) if result.worth else 0
            assert penalties[seat] in (0, worth * result.multiplier)
        assert ("×" in line) <= (result.multiplier > 1)
        assert sum(numbers(line.partition("=")[0])) >= 0 or seat == result.winner
    if not teams:
        assert tuple(result.penalties) == tuple(result.points)
    for team, line in zip(teams, [line for line in lines if line not in own], strict=True):
        assert last(line) == sum(penalties[seat] for seat in team) == result.points[team[0]]


def told_of_panguingue(
    result: PanResult, names: Sequence[str], moves: Sequence[PlayedMove], ended: str
) -> None:
    lines = result_lines(result, names)
    table = settlement_table(lines)
    assert [table[name]["deal"] for name in names] == list(result.chips) == list(result.points)
    pot = table.pop("pot", {"deal": 0})
    assert pot["deal"] == result.table
    dropped = [names[seat] for seat in result.dropped]
    paying = [cells for name, cells in table.items() if name not in (*dropped, names[result.winner or 0])]
    for line in lines:
        if line.startswith("**"):
            again = numbers(line)[-1]
            assert all(-cells[line[2]] == again for cells in paying)
    assert -pot.get("pot", 0) == result.foot + result.antes
    last_paid = [event for move in moves[-1:] for event in move.events if isinstance(event, Paid)]
    at_the_end = [event for event in last_paid if event.reason not in ("ante", "forfeit")]
    for seat, name in enumerate(names):
        end = sum(line.amount * ((line.seat == seat) - (line.payer == seat)) for line in at_the_end)
        assert result.chips[seat] - end == table[name].get("play", table[name]["deal"])
    payment_lines = wording("panguingue").payments
    assert payment_lines is not None
    made = payments(payment_lines(moves, names, None), names, dropped)
    assert [made[name] for name in names] == list(result.chips)
    assert numbers(ended) == ([sum(result.stakes)] if result.winner is None else [])


TOLD: dict[str, Any] = {
    "gin": told_of_gin,
    "panguingue": told_of_panguingue,
    "rummy500": told_of_rummy500,
    "control": told_of_control,
    "hand": told_of_hand,
    "hand_partnership": partial(told_of_hand, teams=GAMES["hand_partnership"].teams),
}


def told_in_the_sheet(spec: GameSpec, match: Match, after: Sequence[tuple[Result, tuple[int, ...]]]) -> None:
    counted = [(result, scores) for result, scores in after if getattr(result, "counts", True)]
    names = NAMES[: match.seats]
    lines = lines_of(wording(spec.key).sheet(match, spec), names)
    assert bool(lines) == bool(counted)
    if not lines:
        return
    if isinstance(match, GinMatch) and match.games:
        told_side_by_side(match, lines)
        return
    points, running, end, totals = sheet_rows(lines)
    assert points == [columns(spec, result.points) for result, _ in counted]
    assert running == [columns(spec, scores) for _, scores in counted]
    assert totals == columns(spec, match.scores if match.outcome is None else match.outcome.scores)
    if isinstance(match, GinMatch) and match.outcome is not None:
        assert end == added_by_the_notes(match, running[-1], lines[-1])
    elif isinstance(match, PanMatch) and match.outcome is not None:
        assert end == [*match.stakes]  # void deals left them on the table: each player takes theirs back
    else:
        assert not any(end)


def told_side_by_side(match: GinMatch, lines: Sequence[str]) -> None:
    """Check the three games of a Hollywood match, two columns each: points and totals."""
    deals, end, totals = side_by_side(lines)
    assert len(deals) == len(match.results)
    for entries, result in zip(deals, match.results, strict=True):
        assert all(points in (0, result.points[at % 2]) for at, points in enumerate(entries))
    assert [sum(column) for column in zip(*deals, strict=True)] == [
        points for game in match.games for points in game.scores
    ]
    over = [game.winner is not None for game in match.games]
    assert all(over[at // 2] or not points for at, points in enumerate(end))
    if match.outcome is not None:
        assert [sum(totals[0::2]), sum(totals[1::2])] == [*match.outcome.scores]


def added_by_the_notes(match: GinMatch, scores: Sequence[int], note: str) -> list[int]:
    """Return what the note under the sheet says that the end of a match of gin adds."""
    said = {
        what: int(amount)
        for amount, what in re.findall(r"(\d+) for (each deal won|the match|a shut-out)", note)
    }
    won = [sum(result.winner == seat for result in match.results) for seat in range(2)]
    end = [said.get("each deal won", 0) * count for count in won]
    assert match.outcome is not None
    for seat in match.outcome.winners if len(match.outcome.winners) == 1 else ():
        end[seat] += said.get("the match", 0) + said.get("a shut-out", 0)
        end[seat] += scores[seat] + end[seat] if "doubles" in note else 0
    return end
