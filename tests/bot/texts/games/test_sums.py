"""Every sum in a text is right and equals the score, in every game with every option.

Option sets are those of the games' contract tests; decks are shuffled badly so that hands are full of melds.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.manager.tables.rehydration import rehydrate
from bot.manager.tables.table import PlayedMove
from bot.manager.tables.table import Status as TableStatus
from bot.texts.names import names_of
from bot.texts.play.events import result_lines, result_title
from bot.texts.results.standings import standings
from bot.texts.results.transcript import bare, transcript
from bot.texts.tables.words import score_line
from bot.ui.components import page, text
from bot.ui.tables.board import board
from data.tables.row_types import Status, Why
from engine import GAMES
from engine.ai import Level, choose
from engine.deal import Deal, Result
from engine.match import Match
from engine.spec import GameSpec
from tests.bot.recorded import cut, match_of
from tests.bot.texts.games.sums import numbers, plain
from tests.bot.texts.games.told_results import NAMES, TOLD, columns, told_in_the_sheet
from tests.bot.ui.sample_tables import words
from tests.engine.games.hand.table import at
from tests.engine.random_play import deal_of, option_sets, pick, playable

pytestmark = pytest.mark.long
DEALS = 3
TIMES = {"gin": 16, "panguingue": 4, "rummy500": 2}
"""Rounds of option sets for games with short deals; more follow until all rare cases came up."""
MOST_TIMES = 200
RARE = {
    "gin": {"gin", "big_gin", "knock", "undercut", "push", "draw", "×"},
    "panguingue": {"out", "dropped", "void"},
    "rummy500": {"out", "stock"},
    "control": {"out", "dead"},
    "hand": {"out", "hand", "exhausted", "×"},
    "hand_partnership": {"out", "hand", "exhausted", "×"},
}
"""Cases that have to come up: endings of deals, and multiplied points."""


def sets(spec: GameSpec, seen: set[str]) -> Iterator[Any]:
    """Yield the presets, then sets with every value of every option, until ``seen`` is full."""
    yield from (spec.options(preset=preset) for preset in spec.presets)
    for again in range(MOST_TIMES):
        if again >= TIMES.get(spec.key, 1) and seen >= RARE[spec.key]:
            return
        yield from option_sets(spec, Random(again))


def matches(spec: GameSpec, seen: set[str]) -> Iterator[tuple[Match, Random]]:
    for number, options in enumerate(sets(spec, seen)):
        rng = Random(f"{spec.key} {number}")
        seats = playable(spec, options, rng.choice(spec.seats))
        yield spec.new_match(seats=seats, options=options, dealer=rng.randrange(seats)), rng


def played(spec: GameSpec, match: Match, rng: Random) -> tuple[Deal, list[PlayedMove]]:
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
        moves.append(PlayedMove(len(match.results) + 1, ply, seat, Why.PLAYER, deal.apply(seat, action)))
    return deal, moves


def test_the_sums_of_every_game_are_read() -> None:
    assert TOLD.keys() == GAMES.keys()


@pytest.mark.parametrize("game", GAMES)
def test_told_sums_come_out_and_are_the_points(game: str) -> None:
    spec = GAMES[game]
    seen: set[str] = set()
    for match, rng in matches(spec, seen):
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


def tell(game: str, deal: Deal, moves: Sequence[PlayedMove], names: Sequence[str], seen: set[str]) -> Result:
    result = deal.result
    assert result is not None
    TOLD[game](result, names[: len(result.points)], moves, plain(result_title(result, names, game)))
    seen |= {result.ending} | (
        {"×"} if getattr(result, "multiplier", 1) > 1 and any(result.points) else set()
    )
    return result


def hands(spec: GameSpec, match: Match) -> Iterator[Deal]:
    """Yield deals of Hand in which a player goes out in one turn, which random play never does."""
    if not spec.key.startswith("hand"):
        return
    values = {name: getattr(match.options, name) for name in spec.allowed()}
    for discarded in ("4D", "JK"):
        cards = f"10C 10D 10H JC JD JH QS KS AS {discarded}"
        deal = at(cards, stock="2C", opened=(), partners=bool(spec.teams), **values)
        while deal.result is None:
            (seat,) = deal.actors
            deal.apply(seat, choose(spec.key, Level.NORMAL, deal.view(seat)))
        yield deal


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
    """Return lines as they read on a page."""
    return words(page(text(*lines)))
