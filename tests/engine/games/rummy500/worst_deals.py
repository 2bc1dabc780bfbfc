"""Positions of rummy 500 with the most legal actions."""

from collections.abc import Sequence

from engine.cards import SUIT, Card, mask_of, pack
from engine.games.rummy500.deal import Rummy500Deal
from engine.games.rummy500.melds import new_meld, runs_of
from engine.games.rummy500.terms import Phase, Rummy500Options
from tests.engine.games.rummy500.table import SPEC

BIGGEST = 39
"""Cards in the largest possible hand."""


def playing(options: Rummy500Options, hand: Sequence[Card], *melds: Sequence[Card]) -> Rummy500Deal:
    """Return a position in which seat 0 plays with this hand and these melds are on the table."""
    gone = {*hand, *(card for meld in melds for card in meld)}
    left = [card for card in pack() if card not in gone]
    return Rummy500Deal.at(
        options,
        dealer=1,
        turn=0,
        hands=[hand, left[:1]],
        stock=left[1:],
        pile=(),
        melds=[new_meld(1, mask_of(meld), runs_of(options)) for meld in melds],
        phase=Phase.PLAY,
    )


def worst_deals() -> list[Rummy500Deal]:
    """Return the positions with 39 cards in hand that have the most legal actions.

    They are three whole suits; four suits of nine and ten; what is left of four suits with runs of three on
    the table, by both rules for the ace.
    """
    found = []
    for options in (SPEC.options(), SPEC.options(ace_wrap=True)):
        cards = pack()
        suits = [[card for card in cards if SUIT[card] == suit] for suit in range(4)]
        nearly = [card for suit in suits for card in suit[: 10 if suit is not suits[0] else 9]]
        middles = [suit[5:8] for suit in suits]
        rest = [card for suit in suits for card in (*suit[:5], *suit[8:])]
        found += [
            playing(options, [card for suit in suits[:3] for card in suit]),
            playing(options, nearly),
            playing(options, rest[:BIGGEST], *middles),
        ]
    return found


def longest_list() -> int:
    """Return the number of legal actions in the worst position."""
    return max(len(deal.legal_actions(0)) for deal in worst_deals())
