"""Scores of duplicate deals: how a seat did beside the same seat at other tables."""

from collections import defaultdict
from fractions import Fraction
from typing import Final, NamedTuple

from engine.tournaments.events import Source
from engine.tournaments.tournament import Pairing, Stage, Tournament

HUNDREDTHS: Final = 100
"""What one point at the table is in a difference."""


def is_open(tournament: Tournament, number: int) -> bool:
    """Return whether a round is still played, so that nobody may see its cards."""
    if tournament.stage is Stage.CANCELLED:
        return False
    return any(each.round == number and each.result is None for each in tournament.pairings)


def differences(tournament: Tournament, number: int) -> dict[int, tuple[int, ...]]:
    """Return the difference of each seat to the field, by pairing of a round that has a result.

    In hundredths of a point. For each deal, the difference is the points of the seat less the mean of the
    points that the same seat made with the same cards at the other tables. A match is worth the sum of its
    deals, rounded once at the end. A deal that no other table has played is worth 0. So is one that the table
    did not play to its end, except for a seat that is gone: it gets the lowest points of the others. If an
    organiser sets a result without deals, the totals are compared.
    """
    played = [each for each in tournament.pairings if each.round == number and each.result is not None]
    deals, totals = defaultdict[tuple[int, int], dict[int, int]](dict), defaultdict[int, dict[int, int]](dict)
    for pairing in played:
        result = pairing.result
        assert result is not None  # noqa: S101 - for mypy
        for deal, scores in enumerate(result.deals):
            for seat, score in enumerate(scores):
                deals[deal, seat][pairing.number] = score
        if len(result.deals) == tournament.settings.deals or _is_set(pairing):
            for seat, score in enumerate(result.scores):
                totals[seat][pairing.number] = score
    found = {}
    for pairing in played:
        result = pairing.result
        assert result is not None  # noqa: S101
        of_seats = []
        for seat in range(len(pairing.seats)):
            gone = seat in result.gone
            if _is_set(pairing):
                sums = [_difference(totals[seat], pairing.number, gone=gone)]
            else:
                sums = [
                    _difference(deals[deal, seat], pairing.number, gone=gone)
                    for deal in range(tournament.settings.deals)
                ]
            of_seats.append(round(HUNDREDTHS * sum(sums)))
        found[pairing.number] = tuple(of_seats)
    return found


class Comparison(NamedTuple):
    """How a seat did in a deal (from 1) beside the same seat at other tables, in points."""

    deal: int
    own: int | None
    """None: the table did not play the deal to its end."""
    others: tuple[tuple[int, int], ...]
    """The other tables by pairing, and their points; the best first."""

    @property
    def mean(self) -> Fraction | None:
        """The mean of the others; None: there are none."""
        scores = [score for _, score in self.others]
        return Fraction(sum(scores), len(scores)) if scores else None

    @property
    def difference(self) -> Fraction | None:
        """The own points less the mean of the others; None: there is nothing to compare."""
        return self.own - self.mean if self.own is not None and self.mean is not None else None


def comparisons(tournament: Tournament, pairing: Pairing, seat: int) -> list[Comparison]:
    """Return how a seat of a pairing did in each deal beside the same seat at the other tables."""
    found = []
    played = {
        each.number: each.result.deals
        for each in tournament.pairings
        if each.round == pairing.round and each.result is not None
    }
    for deal in range(tournament.settings.deals):
        scores = {number: deals[deal][seat] for number, deals in played.items() if deal < len(deals)}
        others = [(number, score) for number, score in scores.items() if number != pairing.number]
        others.sort(key=lambda each: (-each[1], each[0]))
        found.append(Comparison(deal + 1, scores.get(pairing.number), tuple(others)))
    return found


def _is_set(pairing: Pairing) -> bool:
    """Return whether an organiser has set the result, without deals."""
    return (
        pairing.result is not None and pairing.result.source is Source.ORGANISER and not pairing.result.deals
    )


def _difference(scores: dict[int, int], number: int, *, gone: bool) -> Fraction:
    others = [score for table, score in scores.items() if table != number]
    if not others or (number not in scores and not gone):
        return Fraction()
    own = scores[number] if number in scores else min(others)
    return own - Fraction(sum(others), len(others))
