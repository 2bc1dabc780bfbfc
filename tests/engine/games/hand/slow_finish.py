"""A slow search for an end of a turn of Hand: every step is tried in every order."""

from collections.abc import Iterator
from itertools import combinations

from engine.cards import FACE, JOKER, Card
from engine.errors import IllegalAction
from engine.games.hand.joker_melds import readings
from engine.games.hand.meld_forms import meld_terms, table_meld
from engine.games.hand.melds import exchange, lay_off
from engine.games.hand.terms import End, HandMeld, HandOptions

State = tuple[frozenset[Card], tuple[HandMeld, ...], int]
"""The hand, the table, and how many jokers still have to be laid."""


def can_finish(
    state: State, options: HandOptions, keep: int, taken: Card | None, seen: set[State] | None = None
) -> bool:
    """Return whether any steps from here end in a legal discard, or in going out without one."""
    seen = set() if seen is None else seen
    if state in seen:
        return False
    seen.add(state)
    hand, _, owed = state
    if not hand:
        return keep == 0 and not owed
    if not owed and len(hand) >= max(keep, 1) and any(card != taken for card in hand):
        return True
    return any(can_finish(after, options, keep, taken, seen) for after in steps(state, options))


def steps(state: State, options: HandOptions) -> Iterator[State]:
    """Yield the states after every meld, lay-off and exchange, legal or not."""
    hand, table, owed = state
    jokers = frozenset(card for card in hand if FACE[card] == JOKER)
    for size in range(3, len(hand) + 1):
        for chosen in combinations(sorted(hand), size):
            for meld in readings(chosen, meld_terms(options)):
                laid = (*table, table_meld(meld, 0))
                yield hand - {*chosen}, laid, max(0, owed - len(jokers.intersection(chosen)))
    for number, meld_there in enumerate(table):
        for card in hand:
            for end in (None, End.LOW, End.HIGH):
                try:
                    grown = lay_off(meld_there, card, end, options)
                except IllegalAction:
                    continue
                after = (*table[:number], grown, *table[number + 1 :])
                yield hand - {card}, after, max(0, owed - (card in jokers))
        for size in range(1, 4) if options.joker_exchange else ():
            for chosen in combinations(sorted(hand - jokers), size):
                try:
                    changed, freed = exchange(meld_there, chosen, options)
                except IllegalAction:
                    continue
                after = (*table[:number], changed, *table[number + 1 :])
                more = len(freed) if options.taken_joker_must_be_used else 0
                yield hand.difference(chosen) | {*freed}, after, owed + more
