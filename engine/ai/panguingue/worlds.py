"""Panguingue for the search: determinizations and playouts.

The value network (engine/ai/panguingue/value_net.py) chooses the action of a seat; whether it plays its hand
depends on the match, too (engine/ai/panguingue/match_play.py). Playouts estimate what an action brings: each
world is a whole deal under the rules of the game, in which ``playout_policy`` plays the rest of the turn and
the next actions on every seat. Then the playout is cut, since a deal may have hundreds of actions, and the
network values the rest.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.actions import Action
from engine.ai.panguingue import match_play
from engine.ai.panguingue.policies import links, playout_policy
from engine.ai.panguingue.value_net import evaluate, expected_chips
from engine.cards import Card
from engine.games.panguingue.deal import PanDeal
from engine.games.panguingue.match import PanMatch
from engine.games.panguingue.terms import Drop, PanView, Phase, Stay

_MAX_CANDIDATES: Final = 4
"""The number of actions that are tried."""
_TRUST: Final = 0.4
"""Typical error of the network's difference between two actions, in chips."""
_BIAS: Final = 2.0
"""Typical error of the playouts' difference, in chips: they are played plainly.

Six and 25 playouts chose otherwise in 2 % of 350 decisions, where the network saw a difference of 0.05 chips
at most.
"""
_ACTIONS: Final = 24
"""Actions after which a playout is cut, at the start of another player's turn."""
_TRIES: Final = 4
"""Attempts at dealing a hand with which the player would have stayed in; the last is accepted."""
_PLAYED: Final = 6
"""The fewest pairs of cards that could share a meld in such a hand."""


class PanDecision:
    """A decision at panguingue."""

    bias = _BIAS
    relative_cost = 12
    version = 2

    def __init__(self, view: PanView) -> None:
        """Prepare the decision for a view."""
        self.view = view
        self._seat = 0 if view.seat is None else view.seat
        self._by_match = view.phase is Phase.DECLARE and match_play.known(view)
        # Playouts do not know the match.
        self.prior_error = 0.0 if self._by_match else _TRUST
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
        """Return the best actions by the value network.

        Whether to play a hand is decided by the match, where the rest of it is known.
        """
        seats = len(self.view.held)
        # The others lose what the seat gains.
        found = [
            (action, worth * seats / (seats - 1)) for action, worth in evaluate(self.view)[:_MAX_CANDIDATES]
        ]
        if self._by_match:
            stay, drop = match_play.declarations(self.view, dict(found)[Stay()])
            found = sorted([(Stay(), stay), (Drop(), drop)], key=lambda option: -option[1])
        return found

    def world(self, rng: Random) -> PanDeal:
        """Deal the unseen cards, giving linked cards to players who stayed in."""
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
        """Return None: there are no exact values in this game."""
        return None

    def playout(self, world: PanDeal, action: Action) -> float:
        """Return the chips of the seat after this action, less the mean of the others."""
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
        # Chips only change hands: the others' follow from the seat's own and those on the table.
        on_table = sum(view.chips) + view.foot_chips + view.pot
        return own - (on_table - own) / (deal.seats - 1)
