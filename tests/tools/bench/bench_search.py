"""The search in gin: cost of a playout, and sampled values against exact ones.

The long form (``python -m tests.tools.bench --long search``) uses 1,000 endings, checks the win probability
against 400 matches in ten bins, and plays matches between playouts in weighted worlds and playouts in
equally likely ones.
"""

import random
import time
from math import sqrt
from statistics import median

from engine import GAMES
from engine.actions import Action
from engine.ai import Level, choose
from engine.ai.gin.worlds import GinDecision, even_match_probability
from engine.ai.search import assess
from engine.games.gin.terms import GinView
from engine.match import SEED_BYTES
from engine.views import View
from tests.engine.ai.gin_endings import endings, within
from tests.tools.bench.levels import Player, matches, share

_ENDINGS = 40
_MANY_ENDINGS = 1_000
_PLAYOUTS = 600
_DEALS = 6
_BUDGET = 300
_MATCHES = 400
_DECKS = 50
_WORLDS = 24


def run() -> list[tuple[str, float, str]]:
    """Return (name, value, unit)."""
    return _rows(_ENDINGS)


def run_long() -> list[tuple[str, float, str]]:
    """Do the same with 1,000 endings; also measure win probabilities and weighted worlds."""
    rows = _rows(_MANY_ENDINGS)
    for told, came, half, begun in calibration(_MATCHES):
        what = f"gin: win probability predicted as {100 * told:.0f} %, won, {begun} deals"
        rows += [(what, 100 * came, "%"), ("gin: … half-width of 95 %", 100 * half, "%")]
    won, half = weighing(_DECKS, _WORLDS)
    rows += [
        (f"search in gin: weighted against equal worlds, {2 * _DECKS} matches won", 100 * won, "%"),
        ("search in gin: … half-width of 95 %", 100 * half, "%"),
    ]
    return rows


def calibration(matches: int) -> list[tuple[float, float, float, int]]:
    """Return the calibration of the first seat's win probability at a deal's beginning.

    The rows are by tenths: the mean prediction, the share of matches won, half the width of its 95 %
    interval, the number of deals.

    Both seats play *strong*, to 100. Deals of one match are not independent, so the interval is by matches.
    """
    bins: list[dict[int, list[tuple[float, bool]]]] = [{} for _ in range(10)]
    spec = GAMES["gin"]
    for number in range(matches):
        chance = random.Random(number)
        match = spec.new_match(seats=2, dealer=number % 2)
        told = []
        while match.outcome is None:
            needs = [max(1, match.options.target - score) for score in match.scores]
            told.append(even_match_probability(needs[0], needs[1]))
            deal = match.deal(chance.sample(match.pack(), 52), seed=bytes(SEED_BYTES))
            while deal.result is None:
                seat = deal.actors[0]
                deal.apply(seat, choose("gin", Level.STRONG, deal.view(seat)))
            match.close(deal)
        won = 0 in match.outcome.winners
        for each in told:
            bins[min(9, int(10 * each))].setdefault(number, []).append((each, won))
    return [_bin(list(by_match.values())) for by_match in bins if by_match]


def _bin(by_match: list[list[tuple[float, bool]]]) -> tuple[float, float, float, int]:
    count = sum(map(len, by_match))
    told = sum(each for deals in by_match for each, _ in deals) / count
    came = sum(won for deals in by_match for _, won in deals) / count
    squares = sum((len(deals) * (deals[0][1] - told)) ** 2 for deals in by_match)
    return told, came, 1.96 * sqrt(squares) / count, count


def weighing(decks: int, worlds: int) -> tuple[float, float]:
    """Return the share of matches that weighted worlds win, and its 95 % interval's half-width.

    The opponent takes all hidden cards as equally likely; each deck is played twice, with seats exchanged.
    """
    sides = _who_plays_out(worlds, weighted=True), _who_plays_out(worlds, weighted=False)
    return share([matches("gin", sides, number) for number in range(decks)])


def _who_plays_out(worlds: int, *, weighted: bool) -> Player:
    """Return a player that takes the best action of ``worlds`` worlds, by playouts alone."""
    chance = random.Random(f"weighing {weighted}")

    def choice(view: View) -> Action:
        assert isinstance(view, GinView)
        question = GinDecision(view, weighted=weighted)
        actions = [action for action, _ in question.candidates()]
        if len(actions) == 1:
            return actions[0]
        dealt = [question.world(chance) for _ in range(worlds)]
        return max(actions, key=lambda action: sum(question.playout(world, action) for world in dealt))

    return choice


def _rows(count: int) -> list[tuple[str, float, str]]:
    inside, looked = within(endings(random.Random(5), count), _PLAYOUTS)
    took, each = _costs()
    return [
        (f"search in gin: values of {count} endings within 3 standard errors", 100 * inside / looked, "%"),
        ("search in gin: a playout, median of decisions", 1e6 * median(each), "µs"),
        (f"search in gin: a decision of {_BUDGET} playouts, median", 1_000 * median(took), "ms"),
        (f"search in gin: a decision of {_BUDGET} playouts, the longest", 1_000 * max(took), "ms"),
    ]


def _costs() -> tuple[list[float], list[float]]:
    """Return the processor seconds per decision, and per playout in them."""
    took, each = [], []
    chance = random.Random(3)
    match = GAMES["gin"].new_match(seats=2)
    for _ in range(_DEALS):
        deal = match.deal(chance.sample(match.pack(), 52), seed=bytes(SEED_BYTES))
        while deal.result is None:
            (seat,) = deal.actors
            view = deal.view(seat)
            began = time.process_time()
            found = assess(view, _BUDGET, deal.ply)
            seconds = time.process_time() - began
            if len(found.ranked) > 1:
                took.append(seconds)
            if found.playouts:
                each.append(seconds / found.playouts)
            deal.apply(seat, choose("gin", Level.STRONG, view))
    return took, each


if __name__ == "__main__":
    for name, value, unit in run():
        print(f"{name:<64}{value:>10,.1f} {unit}")
