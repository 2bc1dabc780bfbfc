"""Whatever is added up in words comes out, and is what the score says: every game, every option.

Option sets are those of the contract of games; decks are shuffled badly there, so that hands are full of
melds.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest

from bot.manager.tables.rehydration import rehydrate
from bot.manager.tables.table import Moved
from bot.manager.tables.table import Status as TableStatus
from bot.texts.events import news, result_lines, result_title
from bot.texts.games import wording
from bot.texts.names import names_of
from bot.texts.sheets import lines_of
from bot.texts.standings import standings
from bot.texts.transcript import bare, transcript
from bot.texts.words import score_line
from bot.ui.board import board
from bot.ui.components import page, text
from data.tables.row_types import Status, Why
from engine import GAMES
from engine.ai import Level, choose
from engine.deal import Deal, Result
from engine.events import Paid
from engine.games.control import ControlResult
from engine.games.gin import GinMatch, GinResult
from engine.games.hand import HandResult
from engine.games.panguingue import PanMatch, PanResult
from engine.games.rummy500 import Rummy500Result
from engine.match import Match
from engine.spec import GameSpec
from tests.bot.recorded import cut, match_of
from tests.bot.texts.sums import last, numbers, payments, plain, settlement_table, sheet_rows, side_by_side
from tests.bot.ui.house import words
from tests.engine.games.hand.table import at
from tests.engine.random_play import deal_of, option_sets, pick, playable

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
pytestmark = pytest.mark.long
DEALS = 3
SEEDS = (0, 1, 2)
TIMES = {"gin": 16, "panguingue": 4, "rummy500": 2}
"""So often are sets of options drawn where deals are short, and then until all that is rare has come up."""
MOST_TIMES = 200
RARE = {
    "gin": {"gin", "big_gin", "knock", "undercut", "push", "draw", "×"},
    "panguingue": {"out", "dropped", "void"},
    "rummy500": {"out", "stock"},
    "control": {"out", "dead"},
    "hand": {"out", "hand", "exhausted", "×"},
    "hand_partnership": {"out", "hand", "exhausted", "×"},
}
"""What has to come up, lest something is not told: how deals end, and points that are multiplied."""


def columns(spec: GameSpec, by_seat: Sequence[int]) -> list[int]:
    """Return what seats have as it is told: partners share it."""
    return [by_seat[team[0]] for team in spec.teams] or list(by_seat)


def sets(spec: GameSpec, seed: int, seen: set[str]) -> Iterator[Any]:
    """The presets, and sets in which every value of every option comes up, until enough has been ``seen``."""
    yield from (spec.options(preset=preset) for preset in spec.presets)
    for again in range(MOST_TIMES):
        if again >= TIMES.get(spec.key, 1) and seen >= RARE[spec.key]:
            return
        yield from option_sets(spec, Random(f"{seed} {again}"))


def matches(spec: GameSpec, seed: int, seen: set[str]) -> Iterator[tuple[Match, Random]]:
    for number, options in enumerate(sets(spec, seed, seen)):
        rng = Random(f"{spec.key} {seed} {number}")
        seats = playable(spec, options, rng.choice(spec.seats))
        yield spec.new_match(seats=seats, options=options, dealer=rng.randrange(seats)), rng


def played(spec: GameSpec, match: Match, rng: Random) -> tuple[Deal, list[Moved]]:
    """Play a deal to its end: at random, or by computer players, who get further."""
    deal, moves = deal_of(match, rng), []
    level = rng.choice((None, None, Level.EASY, Level.NORMAL))
    while deal.result is None:
        if level is None or rng.random() > 0.97:
            seat, action = pick(deal, rng)
        else:
            seat = rng.choice(deal.actors)
            action = choose(spec.key, level, deal.view(seat))
        ply = deal.ply
        moves.append(Moved(len(match.results) + 1, ply, seat, Why.PLAYER, deal.apply(seat, action)))
    return deal, moves


def told_of_gin(result: GinResult, names: Sequence[str], _: Sequence[Moved], ended: str) -> None:
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
    result: Rummy500Result, names: Sequence[str], moves: Sequence[Moved], ended: str
) -> None:
    lines = result_lines(result, names)
    for seat, points in enumerate(result.points):
        own, left = lines[2 * seat : 2 * seat + 2]
        melded, against = numbers(own)[:2]
        assert last(own) == melded - against == points
        assert (last(left) if result.left[seat] else 0) == against
    assert numbers(ended) == ([] if result.winner is None else [result.points[result.winner]])
    assert tuple(numbers(news(moves[-1:], names, game="rummy500")[-1])[-len(names) :]) == result.points


def told_of_control(result: ControlResult, names: Sequence[str], _: Sequence[Moved], ended: str) -> None:
    lines = result_lines(result, names)
    assert len(lines) == (len(names) if result.winner is not None else 0)
    for line in lines:
        (seat,) = (seat for seat, name in enumerate(names) if line.startswith(f"**{name}**"))
        assert last(line) == result.points[seat]
        sums = last(line.rpartition(":")[0]) if "=" in line else 0
        assert abs(result.points[seat]) in (sums, 0 if "do not count" in line else sums)
    assert numbers(ended) in ([], [result.points[result.winner or 0]])


def told_of_hand(
    result: HandResult,
    names: Sequence[str],
    _: Sequence[Moved],
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
        assert ("×" in line) <= (result.multiplier > 1)
        assert sum(numbers(line.partition("=")[0])) >= 0 or seat == result.winner
    if not teams:
        assert tuple(result.penalties) == tuple(result.points)
    for team, line in zip(teams, [line for line in lines if line not in own], strict=True):
        assert last(line) == sum(penalties[seat] for seat in team) == result.points[team[0]]


def told_of_panguingue(result: PanResult, names: Sequence[str], moves: Sequence[Moved], ended: str) -> None:
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
        assert result.chips[seat] - end == table[name].get("before", table[name]["deal"])
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


def test_the_sums_of_every_game_are_read() -> None:
    assert TOLD.keys() == GAMES.keys()


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_told_sums_come_out_and_are_the_points(game: str, seed: int) -> None:
    spec = GAMES[game]
    seen: set[str] = set()
    for match, rng in matches(spec, seed, seen):
        names = NAMES[: match.seats]
        for deal in hands(spec, match):
            tell(game, deal, [], names, seen)
        after: list[tuple[Result, tuple[int, ...]]] = []
        while match.outcome is None and len(after) < DEALS:
            deal, moves = played(spec, match, rng)
            match.close(deal)
            result = tell(game, deal, moves, names, seen)
            after.append((result, match.scores))
            line = plain(score_line(match.scores, names, "", game)).replace(" : ", " ")
            assert numbers(line) == columns(spec, match.scores)
            told_in_the_sheet(spec, match, after)
    assert seen >= RARE[game]


def tell(game: str, deal: Deal, moves: Sequence[Moved], names: Sequence[str], seen: set[str]) -> Result:
    result = deal.result
    assert result is not None
    TOLD[game](result, names[: len(result.points)], moves, plain(result_title(result, names, game)))
    seen |= {result.ending} | (
        {"×"} if getattr(result, "multiplier", 1) > 1 and any(result.points) else set()
    )
    return result


def hands(spec: GameSpec, match: Match) -> Iterator[Deal]:
    """Deals of Hand in which somebody goes out in one turn, which does not come about by itself."""
    if not spec.key.startswith("hand"):
        return
    values = {name: getattr(match.options, name) for name in spec.allowed()}
    for thrown in ("4D", "JK"):
        cards = f"10C 10D 10H JC JD JH QS KS AS {thrown}"
        deal = at(cards, stock="2C", opened=(), partners=bool(spec.teams), **values)
        while deal.result is None:
            (seat,) = deal.actors
            deal.apply(seat, choose(spec.key, Level.NORMAL, deal.view(seat)))
        yield deal


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
        assert end == [*match.stakes]  # void hands left them on the table: everybody takes his own back
    else:
        assert not any(end)


def told_side_by_side(match: GinMatch, lines: Sequence[str]) -> None:
    """The three games of a Hollywood match, two columns each: all that was won, and what it comes to."""
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
    """What the words under the sheet say that the end of a match of gin adds."""
    said = {
        what: int(amount)
        for amount, what in re.findall(r"(\d+) for (each deal won|the match|a shut-out)", note)
    }
    won = [sum(result.winner == seat for result in match.results) for seat in range(2)]
    end = [said.get("each deal won", 0) * count for count in won]
    assert match.outcome is not None
    for seat in match.outcome.winners if len(match.outcome.winners) == 1 else ():
        end[seat] += said.get("the match", 0) + said.get("a shut-out", 0)
        end[seat] += scores[seat] + end[seat] if "twice" in note else 0
    return end


@pytest.mark.parametrize("game", GAMES)
def test_transcript_and_board_tell_the_same_sums_and_the_score_after_every_deal(game: str) -> None:
    spec = GAMES[game]
    for seed, level in enumerate([None, Level.EASY]):
        for options in [*spec.presets.values()][:2]:
            stored = match_of(game, seed=seed, deals=2, level=level, **options)
            told = transcript(stored, eyes=True)
            scores = [numbers(line.replace(" : ", " ")) for line in re.findall(r"(?m)^Score: (.*)$", told)]
            for deal, score in zip(stored.deals, scores, strict=False):
                table = rehydrate(replace(cut(stored, deal.deal, len(deal.actions)), status=Status.PLAYING))
                assert table.match is not None
                assert score == columns(spec, table.match.scores)
                names = names_of(table)
                lines = result_lines(table.match.results[-1], names, game)
                assert "\n".join(map(bare, lines)) in told
                shown = words(board(replace(table, status=TableStatus.PLAYING)))
                assert words_of(lines) in shown
                assert words_of([score_line(table.match.scores, names, "", game)]) in shown
            if stored.outcome is not None:
                final = rehydrate(stored)
                assert final.outcome is not None
                assert scores[len(stored.deals) :] == [columns(spec, final.outcome.scores)]
                assert words_of([standings(final)]) in words(board(final))


def words_of(lines: Sequence[str]) -> str:
    """Lines as they are read on a page."""
    return words(page(text(*lines)))
