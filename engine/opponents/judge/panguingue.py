"""Panguingue for the judge: how the hidden cards could lie, and how a deal goes on.

Each world is a whole deal by the rules of the game. The rest of the turn and the next actions are played by
``quick`` on every seat; then the playout is cut, since a deal may have hundreds of actions, and what counting
makes of every board and hand stands for the rest.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.actions import Action
from engine.cards import Card
from engine.games.panguingue import PanDeal, PanMatch, PanMeld, PanView, Phase
from engine.opponents.panguingue.players import Outlook, links, quick, weighed

__all__ = ["PanQuestion"]

_TRIED: Final = 4
"""Actions that are tried."""
_WIDER: Final = 1.6
"""By how much what counting makes of two actions lies too near together. Found with the next by playing on
2,676 decisions of who counts, each action of them, from the cards as they lay.
"""
_KNOWN_BY: Final = {"declare": (0.5, 2.0), "turn": (1.5, 0.5)}
"""By what is to be decided: by how many chips the prior and the playouts are usually wrong about the
difference of two actions.
"""
_ACTIONS: Final = 24
"""Actions after which a playout is cut."""
_TRIES: Final = 4
"""How often cards are looked for with which somebody would have stayed in,"""
_PLAYED: Final = 6
"""… which has so many pairs of cards that could share a meld."""


class PanQuestion:
    """A decision at panguingue."""

    dear = 4

    def __init__(self, view: PanView) -> None:
        """Look at the table."""
        self.view = view
        self.trust, self.bias = _KNOWN_BY["declare" if view.phase is Phase.DECLARE else "turn"]
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
        """Return the best by counting."""
        return [(action, _WIDER * worth) for action, worth in weighed(self.view)[:_TRIED]]

    def world(self, chance: Random) -> PanDeal:
        """Deal the unseen cards: who has stayed in without a meld holds cards that go together."""
        view = self.view
        left = chance.sample(self._unseen, len(self._unseen))
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
                chance.shuffle(left)
            else:
                hand = left[:held]
            hands.append(hand)
            left = left[held:]
        return PanDeal.seen(view, hands, view.turned or left)

    def solved(self, limit: int) -> Sequence[tuple[Action, float]] | None:  # noqa: ARG002
        """Return None: no end of a deal is counted out."""
        return None

    def play(self, world: PanDeal, action: Action) -> float:
        """Return the chips of the seat, less the mean of the others, if it does this."""
        deal = world.clone()
        deal.apply(self._seat, action)
        for _ in range(_ACTIONS):
            if deal.result is not None:
                break
            seat = deal.actors[0]
            deal.apply(seat, quick(deal.view(seat)))
        spectated = deal.view(None)
        # Chips only change hands: what the others have follows from one's own and from what lay on the table.
        on_table = sum(spectated.chips) + spectated.foot_chips + spectated.pot
        own = spectated.chips[self._seat] + (0.0 if deal.result is not None else self._hoped(deal, spectated))
        return own - (on_table - own) / (deal.seats - 1)

    def _hoped(self, deal: PanDeal, spectated: PanView) -> float:
        """Return the chips that may still come to the seat, less what it may have to pay to the others."""
        if self._seat in spectated.dropped:
            return 0.0
        boards: list[list[PanMeld]] = [[] for _ in spectated.held]
        for meld in spectated.melds:
            boards[meld.owner].append(meld)
        hoped = 0.0
        for seat, board in enumerate(boards):
            if seat in spectated.dropped:
                continue
            view = deal.view(seat)
            outlook = Outlook.of(view)
            value = outlook.value(board, view.hand)
            # The stakes are paid already: what the others win of them costs nobody anything more.
            lying = outlook.chance(sum(len(meld.cards) for meld in board)) * outlook.stakes
            hoped += value if seat == self._seat else -(value - lying) / outlook.payers
        return hoped
