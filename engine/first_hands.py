"""Statistics on the first hands of deals, compared among the seats of the same deal.

An honest shuffle gives a set of hands to the seats in every order with the same probability. So the expected
difference between some seats and the others is 0, whatever the hands are, and its variance follows from the
same hands (a permutation test). No knowledge of the game and no simulation is needed. Each hand counts with
as many cards as the shortest has, taken in the order of the deck.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from engine.cards import FACE, JOKER, RANK, Card, mask_of
from engine.games.gin.arrangement import deadwood
from engine.match import Match

MILLION: Final = 1_000_000
"""The unit of values and variances, which are integers so that sums are exact in any order."""
_KING: Final = 12
_COURT: Final = 10


@dataclass(frozen=True, slots=True)
class DealSum:
    """A sum over deals: the deviation from its expectation and its variance, in millionths.

    Expectation and variance are those of an honest shuffle.
    """

    deals: int
    total: int
    variance: int

    def __add__(self, other: "DealSum") -> "DealSum":
        """Return the sum over the deals of both."""
        return DealSum(self.deals + other.deals, self.total + other.total, self.variance + other.variance)


def first_hands(match: Match, deck: Sequence[Card], dealer: int, seed: bytes) -> list[tuple[Card, ...]]:
    """Return every seat's first hand in deck order, cut to the length of the shortest.

    ``match`` has no results yet; its dealer is set to ``dealer``. Raises SetupError.
    """
    match.dealer = dealer
    deal = match.deal(deck, seed=seed)
    place = {card: at for at, card in enumerate(deck)}
    hands = [sorted(deal.view(seat).hand, key=place.__getitem__) for seat in range(match.seats)]
    length = min(map(len, hands))
    return [tuple(hand[:length]) for hand in hands]


def measures(game: str, hand: Sequence[Card]) -> dict[str, int]:
    """Return the measures of a hand.

    ``deadwood`` in points for gin, else the pairs of cards that fit together (``fits``); the kings, queens
    and jacks (``courts``); the ``jokers``.
    """
    ranks = [RANK[card] for card in hand]
    strength = {"deadwood": deadwood(mask_of(hand))} if game == "gin" else {"fits": _fits(hand)}
    return strength | {
        "courts": sum(_COURT <= rank <= _KING for rank in ranks),
        "jokers": sum(rank > _KING for rank in ranks),
    }


def _fits(hand: Sequence[Card]) -> int:
    """Count the pairs of equal rank and the pairs of neighbours in a suit."""
    faces = Counter(FACE[card] for card in hand if FACE[card] != JOKER)
    ranks: Counter[int] = Counter()
    neighbours = 0
    for face, count in faces.items():
        ranks[face % 13] += count
        if face % 13 < _KING:
            neighbours += count * faces.get(face + 1, 0)
    return neighbours + sum(count * (count - 1) // 2 for count in ranks.values())


def compare_ranks(values: Sequence[int], group: Collection[int]) -> DealSum | None:
    """Compare a group of seats with the others by rank (Mann-Whitney); None as in ``compare``.

    The result is the share of the pairs (one seat of the group, one other) in which the first has the higher
    value, ties counting half, minus a half.
    """
    twice = [2 * sum(other < value for other in values) + values.count(value) - 1 for value in values]
    return compare(twice, group, over=2 * len(values))


def compare(values: Sequence[int], group: Collection[int], *, over: int = 1) -> DealSum | None:
    """Return the group's mean value minus the others' mean value, divided by ``over``.

    None if the group contains no seats or all seats.
    """
    seats, some = len(values), len(group)
    others = seats - some
    if not some or not others:
        return None
    whole = sum(values)
    ahead = seats * sum(values[seat] for seat in group) - some * whole
    spread = seats * sum(value * value for value in values) - whole * whole
    pairs = some * others
    return DealSum(
        1, _millionths(ahead, pairs * over), _millionths(spread, (seats - 1) * pairs * over * over)
    )


def _millionths(numerator: int, denominator: int) -> int:
    return (2 * MILLION * numerator + denominator) // (2 * denominator)


def deal_sums(
    game: str,
    hands: Sequence[Sequence[Card]],
    *,
    computers: Collection[int],
    dealer: int,
    winner: int | None = None,
    lot: int | None = None,
) -> dict[str, DealSum]:
    """Return all statistics of one deal, by names such as ``deadwood computers``.

    Hands are compared between ``computers`` and people by every measure; by strength (``better``) also
    between the dealer and the others, and between seat 0 and the others. ``lot`` is the seat drawn to deal
    first (``lot computers``). ``wins 0`` is how often the dealer won, ``wins 1`` the next seat, and so on,
    against equal chances for all places, which no shuffle guarantees.
    """
    seats = len(hands)
    worth = [measures(game, hand) for hand in hands]
    found: dict[str, DealSum | None] = {}
    for measure in worth[0]:
        found[f"{measure} computers"] = compare([each[measure] for each in worth], computers)
    strengths = [each["fits"] if "fits" in each else -each["deadwood"] for each in worth]
    for name, group in (("computers", computers), ("dealer", (dealer,)), ("seat", (0,))):
        found[f"better {name}"] = compare_ranks(strengths, group)
    if lot is not None:
        found["lot computers"] = _lot_deviation(lot in computers, len(computers), seats)
    if winner is not None:
        for place in range(seats):
            found[f"wins {place}"] = _lot_deviation((dealer + place) % seats == winner, 1, seats)
    return {name: each for name, each in found.items() if each is not None}


def _lot_deviation(hit: bool, some: int, seats: int) -> DealSum | None:
    """Return the outcome of a lot for ``some`` of the seats minus their share; None as above."""
    if some in (0, seats):
        return None
    return DealSum(
        1, _millionths(seats * hit - some, seats), _millionths(some * (seats - some), seats * seats)
    )
