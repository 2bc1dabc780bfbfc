"""A match of computers ends with any options, unless the lobby warns that it may be long."""

from random import Random
from typing import Any

import pytest

from bot.texts.tables.options import lengthy, lobby_options
from engine import GAMES
from engine.ai import PLAIN, Level, choose
from engine.errors import SetupError
from engine.spec import GameSpec
from tests.engine.extremes import offered_of

MOST_DEALS, MOST_PLIES = 60, 3_000


def any_options(spec: GameSpec, chance: Random) -> Any:
    """Return random options (each usual, offered or extreme) with a low target score."""
    allowed, usual = spec.allowed(), spec.options()
    goal = lobby_options(spec)[0]
    while True:
        values = {
            name: chance.choice((getattr(usual, name), *offered_of(of))) for name, of in allowed.items()
        }
        values[goal] = min(allowed[goal].offered)
        if "deals" in values:
            values["deals"] = min(values["deals"], 5)
        try:
            options = spec.options(**values)
            for seats in spec.seats:
                spec.new_match(seats=seats, options=options)
        except SetupError:
            continue
        if not lengthy(spec, options):
            return options


def played(spec: GameSpec, options: Any, level: Level, chance: Random) -> tuple[int, int]:
    """Play a match as far as allowed; return the number of deals and the plies of the longest."""
    seats, longest = chance.choice(spec.seats), 0
    match = spec.new_match(seats=seats, options=options, dealer=chance.randrange(seats))
    while match.outcome is None and len(match.results) < MOST_DEALS:
        deal = match.deal(chance.sample(match.pack(), len(match.pack())), seed=chance.randbytes(32))
        while deal.result is None:
            seat = deal.actors[0]
            deal.apply(seat, choose(spec.key, level, deal.view(seat)))
            longest = max(longest, deal.ply)
            if deal.ply > MOST_PLIES:
                return len(match.results), longest
        match.close(deal)
    if match.outcome is not None and match.outcome.ending == "deals":
        scores = match.outcome.scores
        best = min(scores) if spec.low_wins else max(scores)
        assert all(scores[seat] == best for seat in match.outcome.winners)
    return len(match.results) if match.outcome is not None else MOST_DEALS + 1, longest


def _check(game: str, seed: int, matches: int, levels: tuple[Level, ...]) -> None:
    spec, chance = GAMES[game], Random(f"{game} {seed}")
    for _ in range(matches):
        options, level = any_options(spec, chance), chance.choice(levels)
        deals, plies = played(spec, options, level, chance)
        assert deals <= MOST_DEALS, (level, options)
        assert plies <= MOST_PLIES, (level, options)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_computers_ends_by_any_options(game: str) -> None:
    _check(game, 2, 10, PLAIN)


@pytest.mark.long
def test_strong_players_know_that_hardly_a_turn_follows_the_stock() -> None:
    """Regression: two players held what they could have melded, and lost points in every deal."""
    spec, chance = GAMES["rummy500"], Random(9)
    options = spec.options(limit=100, stock_end="draw_needed", next_dealer="loser")
    assert all(played(spec, options, Level.STRONG, chance)[0] < 20 for _ in range(5))


@pytest.mark.long
@pytest.mark.parametrize("level", PLAIN)
@pytest.mark.parametrize("limit", [1, 2, 3])
def test_nobody_passes_into_the_stall_deal_after_deal(level: Level, limit: int) -> None:
    """Regression: players took the top card again and again: every deal ended, but no match."""
    spec = GAMES["rummy500"]
    options = spec.options(stall_limit=limit, limit=100)
    for seed in range(3):
        deals, _ = played(spec, options, level, Random(seed))
        assert deals <= MOST_DEALS
