"""A match of panguingue, and its SPEC (docs/rules/panguingue.md 2, 14, 15)."""

from collections.abc import Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from engine.cards import SUIT, Card, pack
from engine.deal import Deal, Result
from engine.games.panguingue.deal import PanDeal
from engine.games.panguingue.melds import (
    PLACE,
    SPADES,
)
from engine.games.panguingue.terms import (
    ACTIONS,
    EVENTS,
    Direction,
    DiscardPickup,
    DrawnCard,
    GroupSuits,
    PanOptions,
    PanResult,
    PanView,
    RankSet,
    Settlement,
    ShuffleMode,
)
from engine.match import Match, Outcome
from engine.spec import GameSpec, Goal

_COURT: Final = (0, 1, 2, 3, 4, 5, 6, 10, 11, 12)
_PIP: Final = range(10)
_BATCH: Final = 40
"""The unused cards shuffled with the used ones in the traditional shuffle.

The rules give no number.
"""


def lowest_drawn(drawn: Sequence[Card]) -> tuple[int, ...]:
    """Return the seats that drew the lowest card for the first deal.

    One seat deals; several draw again (docs/rules/panguingue.md 2.5).
    """
    lowest = min(PLACE[card] for card in drawn)
    return tuple(seat for seat, card in enumerate(drawn) if PLACE[card] == lowest)


class PanMatch(Match):
    """A number of deals of panguingue; the scores are the chips won and lost.

    Scores and stakes always add up to zero. A seat that has resigned cannot win the match.
    """

    seat_range = range(2, 16)
    options: PanOptions
    stakes: tuple[int, ...]
    """By seat, the chips that void hands have left on the table.

    They go to the next winner. If the match ends first, everybody gets their own back, and ``outcome.scores``
    include them.
    """

    def __init__(self, seats: int, options: PanOptions, dealer: int = 0) -> None:
        super().__init__(seats, options, dealer)
        self.stakes = (0,) * seats
        self._unused: tuple[Card, ...] = ()  # stays on top of the next deck in the traditional shuffle

    def pack(self) -> tuple[Card, ...]:
        """Return the cards of ``packs`` packs of forty, without one set of spades if so chosen."""
        options = self.options
        cards = pack(options.packs, ranks=_COURT if options.rank_set is RankSet.COURT else _PIP)
        if not options.drop_one_spade_suit:
            return cards
        return tuple(card for card in cards if card >> 6 < options.packs - 1 or SUIT[card] != SPADES)

    def _new_deal(self, order: tuple[Card, ...], seed: bytes) -> PanDeal:
        unused = self._unused
        if unused:
            above = frozenset(unused)
            order = (*unused, *(card for card in order if card not in above))
        return PanDeal(
            self.options,
            order,
            self.dealer,
            self.scores,
            seed=seed,
            foot_chips=sum(self.stakes),
            deals_left=self._most_deals() - len(self.results),
        )

    def _most_deals(self) -> int:
        if self.duplicate:
            return self.limit
        return min(self.options.deals, self.limit or self.options.deals)

    @property
    def by_results(self) -> bool:
        """Whether all cards are shuffled for every deal (docs/rules/panguingue.md 15).

        Duplicate deals always are, since what one table leaves undrawn must not change the next deck there.
        """
        return self.duplicate or self.options.shuffle_mode is not ShuffleMode.TRADITIONAL

    def close(self, deal: Deal) -> Outcome | None:
        """Add the result of a finished deal; return the outcome, None while the match goes on.

        In the traditional shuffle (docs/rules/panguingue.md 15) the undrawn cards, except for a batch from
        the bottom, lie on top of the next deck. The others are shuffled below them, in the sequence they have
        in the ``order`` of the next deal. If only results are recorded, everything is shuffled. Raises
        SetupError when the deal is not over, or when the match is.
        """
        outcome = super().close(deal)
        if not self.by_results and isinstance(deal, PanDeal):
            self._unused = deal.undrawn()[:-_BATCH]
        return outcome

    def _score(self, result: Result) -> Outcome | None:
        """Add the chips; the winner is eldest next, so the seat before it deals.

        See docs/rules/panguingue.md 2.6, 14.
        """
        self._unused = ()
        self.scores = tuple(have + won for have, won in zip(self.scores, result.points, strict=True))
        if result.winner is not None:
            self.dealer = (result.winner - 1) % self.seats
            self.stakes = (0,) * self.seats
        elif isinstance(result, PanResult):
            self.stakes = tuple(have + put for have, put in zip(self.stakes, result.stakes, strict=True))
        if len(self.results) < self.options.deals:
            return None
        return self._cut_short()

    def _final(self) -> tuple[int, ...]:
        return tuple(have + put for have, put in zip(self.scores, self.stakes, strict=True))

    def resign(self, seat: int, *, ending: str = "resigned", dealt: bool = True) -> Outcome | None:
        """Take a seat out of the match; if that ends the match, the stakes go back."""
        if super().resign(seat, ending=ending, dealt=dealt) is not None and self.outcome is not None:
            self.outcome = replace(self.outcome, scores=self._final())
        return self.outcome


def _goal(options: PanOptions) -> Goal:
    return Goal(deals=options.deals)


SPEC: Final = GameSpec(
    key="panguingue",
    title="Panguingue",
    seats=PanMatch.seat_range,
    match=PanMatch,
    options_type=PanOptions,
    actions=ACTIONS,
    events=EVENTS,
    view=PanView,
    result=PanResult,
    goal=_goal,
    presets=MappingProxyType(
        {
            "classic": {},
            "page": {"drawn_card_rule": DrawnCard.TO_HAND, "discard_must_meld": False},
            "card_room": {
                "drop_one_spade_suit": True,
                "ante": 1,
                "drop_cost": 0,
                "settlement_conditions": Settlement.AS_IT_LIES,
                "discard_pickup": DiscardPickup.STOCK_DRAWN_ONLY,
                "group_add_any": True,
            },
            "britannica": {
                "direction": Direction.LEFT,
                "group_suits": GroupSuits.STRICT,
                "spades_double": False,
            },
        }
    ),
)
