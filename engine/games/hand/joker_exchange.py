"""Whether a turn can still be finished (docs/rules/hand.md 2.4, 6.5, 13.1).

It matters when jokers taken out of melds must be laid, or when only the taken discard would be left. The
search is exact. Fewer naturals are never worse, so it tries only the smallest melds with jokers, and no melds
or lay-offs without any: they open no place that a joker does not have already. What can help is another
exchange, which gives a second joker for one meld, or makes room for one in a meld on the table. All steps are
searched only where the taken discard would be left alone; then few cards are in hand.
"""

from collections.abc import Iterator, Sequence
from itertools import chain, combinations

from engine.cards import FACE, JOKER, RANK, SUIT, Card
from engine.games.hand.joker_melds import MeldTerms, WildMeld, readings
from engine.games.hand.meld_forms import meld_terms, table_meld
from engine.games.hand.melds import exchange, exchanges, lay_off, lay_offs
from engine.games.hand.terms import HandMeld, HandOptions


def can_finish(
    hand: Sequence[Card],
    table: tuple[HandMeld, ...],
    jokers_due: int,
    options: HandOptions,
    *,
    keep: int,
    taken: Card | None,
) -> bool:
    """Return whether ``jokers_due`` jokers can be laid so that ``keep`` cards are left.

    One of the cards left must not be ``taken``, the discard taken this turn.
    """
    if _can_lay(hand, table, jokers_due, options, keep, taken):
        return True
    if (
        taken is None
        or taken not in hand
        or keep > 1
        or not _can_lay(hand, table, jokers_due, options, keep, None)
    ):
        return False
    return _can_end((frozenset(hand), table, jokers_due), options, keep, taken, set())


def _can_lay(
    hand: Sequence[Card],
    table: tuple[HandMeld, ...],
    jokers_due: int,
    options: HandOptions,
    keep: int,
    taken: Card | None,
) -> bool:
    """Return the same, unless the taken discard must be the last card laid off or exchanged."""
    jokers = [card for card in hand if FACE[card] == JOKER]
    naturals = sorted((card for card in hand if FACE[card] != JOKER), key=lambda card: card != taken)
    terms = meld_terms(options)
    for laid_off in range(_room(table, jokers[:jokers_due], options), -1, -1):
        if _can_meld(naturals, jokers[laid_off:], jokers_due - laid_off, terms, keep, taken):
            return True
    if not jokers_due:
        return False
    for swap in exchanges(table, naturals, options):
        changed, freed = exchange(table[swap.meld], swap.cards, options)
        rest = (*(card for card in hand if card not in swap.cards), *freed)
        after = (*table[: swap.meld], changed, *table[swap.meld + 1 :])
        if _can_lay(rest, after, jokers_due + len(freed), options, keep, taken):
            return True
    return False


_State = tuple[frozenset[Card], tuple[HandMeld, ...], int]
"""The hand, the table, and the number of jokers that must be laid."""


def _can_end(state: _State, options: HandOptions, keep: int, taken: Card, seen: set[_State]) -> bool:
    """Return whether any sequence of steps leads to a hand with which the turn can end."""
    hand, _, jokers_due = state
    if not jokers_due and len(hand) >= keep and (not hand or any(card != taken for card in hand)):
        return True
    for after in _steps(state, options):
        if len(after[0]) >= keep and after not in seen:
            seen.add(after)
            if _can_end(after, options, keep, taken, seen):
                return True
    return False


def _steps(state: _State, options: HandOptions) -> Iterator[_State]:
    """Yield the states after every lay-off, exchange and meld.

    Melds of three and four cards are enough: a longer one is one of these with lay-offs.
    """
    held, table, jokers_due = state
    hand = sorted(held)
    for action in lay_offs(table, hand, options):
        grown = lay_off(table[action.meld], action.card, action.end, options)
        after = (*table[: action.meld], grown, *table[action.meld + 1 :])
        yield held - {action.card}, after, max(0, jokers_due - (FACE[action.card] == JOKER))
    for swap in exchanges(table, hand, options):
        changed, freed = exchange(table[swap.meld], swap.cards, options)
        after = (*table[: swap.meld], changed, *table[swap.meld + 1 :])
        more = len(freed) if options.taken_joker_must_be_used else 0
        yield held.difference(swap.cards).union(freed), after, jokers_due + more
    for chosen in chain(combinations(hand, 3), combinations(hand, 4)):
        for meld in readings(chosen, meld_terms(options)):
            wild = sum(FACE[card] == JOKER for card in chosen)
            yield held.difference(chosen), (*table, table_meld(meld, 0)), max(0, jokers_due - wild)


def _room(table: tuple[HandMeld, ...], jokers: Sequence[Card], options: HandOptions) -> int:
    """Return how many of the jokers can be laid off on the table."""
    most = 0
    for action in lay_offs(table, jokers[:1], options):
        grown = lay_off(table[action.meld], action.card, action.end, options)
        after = (*table[: action.meld], grown, *table[action.meld + 1 :])
        most = max(most, 1 + _room(after, jokers[1:], options))
        if most == len(jokers):
            break
    return most


def _can_meld(
    naturals: Sequence[Card],
    jokers: Sequence[Card],
    jokers_due: int,
    terms: MeldTerms,
    keep: int,
    taken: Card | None,
) -> bool:
    """Return whether ``jokers_due`` of the jokers can be laid in new melds."""
    if jokers_due <= 0:
        left = (*naturals, *jokers)
        return len(left) >= keep and (not left or any(card != taken for card in left))
    for meld in smallest_melds(naturals, jokers, terms):
        rest = [card for card in naturals if card not in meld.cards]
        unused = [card for card in jokers if card not in meld.cards]
        if _can_meld(rest, unused, jokers_due - len(jokers) + len(unused), terms, keep, taken):
            return True
    return False


def smallest_melds(naturals: Sequence[Card], jokers: Sequence[Card], terms: MeldTerms) -> Iterator[WildMeld]:
    """Yield the melds of one or two jokers with the fewest naturals; of equal cards the first."""
    first: dict[int, Card] = {}
    for card in naturals:
        first.setdefault(FACE[card], card)
    for wild in range(1, min(len(jokers), terms.max_jokers) + 1):
        for chosen in combinations(first.values(), max(3 - wild, terms.min_naturals)):
            if all(RANK[card] == RANK[chosen[0]] or SUIT[card] == SUIT[chosen[0]] for card in chosen):
                yield from readings((*chosen, *jokers[:wild]), terms)[:1]
