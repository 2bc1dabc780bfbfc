"""Panguingue for the judge: how the hidden cards could lie, and how a deal goes on.

What a seat does, the net chooses (engine/ai/panguingue/value_net.py). Playouts tell what it may bring:
each world is a whole deal by the rules of the game, in which the rest of the turn and the next actions are
played by ``playout_policy`` on every seat. Then it is cut, since a deal may have hundreds of actions, and what the net
expects stands for the rest.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.actions import Action
from engine.ai.panguingue.policies import links, playout_policy
from engine.ai.panguingue.value_net import evaluate, expected_chips
from engine.cards import Card
from engine.games.panguingue import PanDeal, PanMatch, PanView, Phase

_MAX_CANDIDATES: Final = 4
"""Actions that are tried."""
_TRUST: Final = 0.4
"""By how many chips the net may be wrong about the difference of two actions,"""
_BIAS: Final = 2.0
"""… and by how many the playouts, which are played plainly: six and 25 chose otherwise in 2 % of 350
decisions, where the net saw a difference of 0.05 chips at most.
"""
_ACTIONS: Final = 24
"""Actions after which a playout is cut, when the turn of another begins."""
_TRIES: Final = 4
"""How often cards are looked for with which somebody would have stayed in,"""
_PLAYED: Final = 6
"""… which has so many pairs of cards that could share a meld."""


class PanDecision:
    """A decision at panguingue."""

    prior_error = _TRUST
    bias = _BIAS
    relative_cost = 12

    def __init__(self, view: PanView) -> None:
        """Look at the table."""
        self.view = view
        self._seat = 0 if view.seat is None else view.seat
        seen = {*view.hand, *view.pile, *view.turned, view.drawn}
        seen.update(card for meld in view.melds for card in meld.cards)
        pack = PanMatch(len(view.held), view.options).pack()
        self._unseen = tuple(card for card in pack if card not in seen)
        melded = {meld.owner for meld in view.melds}
        declared = range(len(view.held))
        if view.phase is Phase.DECLARE:
            declared = range((view.turn - view.eldest) % len(view.held))
        self._stayed = {
            seat
            for seat in range(len(view.held))
            if (seat - view.eldest) % len(view.held) in declared
            and seat not in view.dropped
            and seat not in melded
        }

    def candidates(self) -> list[tuple[Action, float]]:
        """Return the best by what the net expects."""
        seats = len(self.view.held)
        # What the seat gains, the others lose.
        return [
            (action, worth * seats / (seats - 1)) for action, worth in evaluate(self.view)[:_MAX_CANDIDATES]
        ]

    def world(self, rng: Random) -> PanDeal:
        """Deal the unseen cards: who has stayed in without a meld holds cards that go together."""
        view = self.view
        left = rng.sample(self._unseen, len(self._unseen))
        hands: list[Sequence[Card]] = []
        for seat, held in enumerate(view.held):
            if seat == self._seat:
                hands.append(view.hand)
                continue
            tries = _TRIES if seat in self._stayed else 1
            for _ in range(tries):
                hand = left[:held]
                if tries == 1 or links(hand) >= _PLAYED:
                    break
                rng.shuffle(left)
            else:
                hand = left[:held]
            hands.append(hand)
            left = left[held:]
        return PanDeal.seen(view, hands, view.turned or left)

    def exact_values(self, limit: int) -> Sequence[tuple[Action, float]] | None:  # noqa: ARG002
        """Return None: no end of a deal is counted out."""
        return None

    def playout(self, world: PanDeal, action: Action) -> float:
        """Return the chips of the seat, less the mean of the others, if it does this."""
        deal = world.clone()
        deal.apply(self._seat, action)
        played = 0
        while deal.result is None:
            seat = deal.actors[0]
            if played >= _ACTIONS and deal.phase is Phase.START and seat != self._seat:
                break
            deal.apply(seat, playout_policy(deal.view(seat)))
            played += 1
        view = deal.view(self._seat)
        own: float = view.chips[self._seat]
        if deal.result is None and self._seat not in view.dropped:
            own += expected_chips(view)
        # Chips only change hands: what the others have follows from one's own and from what lay on the table.
        on_table = sum(view.chips) + view.foot_chips + view.pot
        return own - (on_table - own) / (deal.seats - 1)
