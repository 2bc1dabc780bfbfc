"""The judge of gin: what a playout costs, and whether sampled values lie where the exact ones do.

Named on the command line (``python -m tests.tools.bench judge``) it looks at 1,000 endings, holds the
chance to win a match against 400 matches in ten bins, and plays matches of playouts whose worlds are weighed
by what the other player did against playouts in worlds all equally likely.
"""

import random
import time
from collections.abc import Iterator
from math import sqrt
from statistics import median

from engine import GAMES
from engine.actions import Action
from engine.ai import Level, choose
from engine.ai.gin.worlds import GinDecision, even_match_probability
from engine.ai.search import assess, sequential_halving
from engine.cards import Card, mask_of, pack
from engine.games.gin import GinDeal, GinView, Phase
from engine.games.gin.arrangement import throws
from engine.match import SEED_BYTES
from engine.views import View
from tests.tools.bench.levels import Player, matches, share

_ENDINGS = 40
_MANY_ENDINGS = 1_000
_PLAYOUTS = 600
_DEALS = 6
_BUDGET = 300
_MATCHES = 400
_DECKS = 50
_WORLDS = 24


class Sampled(GinDecision):
    """A decision in which nothing is known but by playouts, and all hidden cards are equally likely."""

    def __init__(self, view: GinView) -> None:
        super().__init__(view, weighted=False)

    def exact_values(self, limit: int) -> list[tuple[Action, float]] | None:
        """Solve nothing."""
        return None


def endings(chance: random.Random, count: int) -> Iterator[GinDeal]:
    """Yield positions in which the stock is used up and the seat on turn (0) may knock or throw."""
    options = GAMES["gin"].options()
    while count:
        cards = chance.sample(pack(), 52)
        hand = cards[:11]
        for _ in range(40):
            least, card = min((left, card) for card, left in throws(mask_of(hand)))
            if 0 < least <= options.knock_limit:
                break
            # As in play: throw, and draw another.
            drawn = chance.choice([other for other in cards if other not in hand])
            hand = [drawn, *(other for other in hand if other != card)]
        else:
            continue
        rest = [card for card in cards if card not in hand]
        count -= 1
        yield GinDeal.at(
            options,
            dealer=0,
            turn=0,
            phase=Phase.DISCARD,
            hands=(hand, rest[:10]),
            stock=rest[10 : 10 + options.stock_floor],
            pile=rest[10 + options.stock_floor :],
            first_upcard=Card(0),
        )


def within(deals: Iterator[GinDeal], playouts: int) -> tuple[int, int]:
    """Return how many sampled values of actions lie within three standard errors of the exact ones, and of
    how many.
    """
    inside = looked = 0
    for seed, deal in enumerate(deals):
        view = deal.view(0)
        exact = GinDecision(view, weighted=False).exact_values(100_000)
        if exact is None:
            raise RuntimeError("an ending that is not solved")
        worth = dict(exact)
        for one in sequential_halving(Sampled(view), playouts, seed).ranked[:2]:
            looked += 1
            inside += abs(one.value - worth[one.action]) <= 3 * one.standard_error + 1e-9
    return inside, looked


def run() -> list[tuple[str, float, str]]:
    """Return (name, value, unit)."""
    return _rows(_ENDINGS)


def run_long() -> list[tuple[str, float, str]]:
    """Do the same with 1,000 endings; measure the chances to win, and what weighing the worlds is worth."""
    rows = _rows(_MANY_ENDINGS)
    for told, came, half, begun in calibration(_MATCHES):
        what = f"gin: chance to win told as {100 * told:.0f} %, came true, {begun} deals begun"
        rows += [(what, 100 * came, "%"), ("gin: … give or take", 100 * half, "%")]
    won, half = weighing(_DECKS, _WORLDS)
    rows += [
        (f"judge of gin: weighed against equal worlds, {2 * _DECKS} matches won", 100 * won, "%"),
        ("judge of gin: … give or take", 100 * half, "%"),
    ]
    return rows


def calibration(matches: int) -> list[tuple[float, float, float, int]]:
    """Return by tenths of the chance that the score gives the first seat at the beginning of a deal: the mean
    of those told, the share of these matches that it won, half the width of its interval of 95 %, how many.

    Both play *strong*, to 100. Deals of one match are not independent: the interval is by matches.
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
    """Return the share of matches won by who weighs the hidden cards by what the other player did, against
    who holds all equally likely, and half the width of its interval of 95 %: two on each deck, with seats
    changed.
    """
    sides = _who_plays_out(worlds, weighted=True), _who_plays_out(worlds, weighted=False)
    return share([matches("gin", sides, number) for number in range(decks)])


def _who_plays_out(worlds: int, *, weighted: bool) -> Player:
    """Return who does what comes off best in so many worlds, by playouts alone."""
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
        (f"judge of gin: values of {count} endings within 3 standard errors", 100 * inside / looked, "%"),
        ("judge of gin: a playout, median of decisions", 1e6 * median(each), "µs"),
        (f"judge of gin: a decision of {_BUDGET} playouts, median", 1_000 * median(took), "ms"),
        (f"judge of gin: a decision of {_BUDGET} playouts, the longest", 1_000 * max(took), "ms"),
    ]


def _costs() -> tuple[list[float], list[float]]:
    """Return the seconds of the processor that decisions took, and what a playout took in them."""
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
