"""Actions after which the turn could not be finished are refused (docs/rules/hand.md 2.4, 13.1).

The reference is a slow search.
"""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from engine.actions import Action
from engine.cards import FACE, JOKER, Card, card_of
from engine.games.hand.joker_exchange import can_finish
from engine.games.hand.meld_forms import declare, forms, meld_terms, table_meld
from engine.games.hand.melds import (
    accepted_faces,
    exchange,
    exchangeable,
    exchanges,
    lay_off,
    lay_offs,
    stands_for,
)
from engine.games.hand.terms import HandMeld, HandOptions, Lay
from engine.games.hand.turn import Turn
from engine.melds import MeldKind
from tests.engine.games.hand.slow_finish import State
from tests.engine.games.hand.slow_finish import can_finish as slowly
from tests.engine.games.hand.table import PACK, options

_RULES: dict[str, tuple[Any, ...]] = {
    "max_jokers_per_meld": (1, 2),
    "min_naturals_per_meld": (1, 2),
    "run_max": (3, 4, 5, 13),
    "exchange_set3": ("both_missing", "either_missing"),
    "layoff_on_joker_set3": (True, False),
    "final_discard": (True, False),
    "joker_exchange": (True, True, True, False),
    "taken_joker_must_be_used": (True, True, True, False),
}


def _meld(
    chance: random.Random, free: list[Card], jokers: list[Card], options: HandOptions
) -> HandMeld | None:
    """Return a meld of free cards, perhaps with jokers, or None if it cannot be made."""
    wild = chance.randint(0, min(len(jokers), options.max_jokers_per_meld))
    size = chance.choice((3, 3, 3, 4, 5))
    suit, rank = chance.randrange(4), chance.randrange(13)
    if chance.random() < 0.5:
        size = min(size, 4)
        wanted, kind, lo = [card_of(rank, each) for each in range(4)][:size], MeldKind.SET, 0
        chance.shuffle(wanted)
    else:
        size = min(size, options.run_max)
        lo, kind = chance.randint(1, 15 - size), MeldKind.RUN
        wanted = [card_of((lo - 1 + step) % 13, suit) for step in range(size)]
    if size - wild < options.min_naturals_per_meld:
        return None
    places = set(chance.sample(range(size), wild))
    cards = []
    for place, face in enumerate(wanted):
        found = [card for card in free if FACE[card] == face]
        if place not in places and not found:
            return None
        cards.append(jokers[0] if place in places else found[0])
        (jokers if place in places else free).remove(cards[-1])
    return HandMeld(1, tuple(cards), kind, lo, stands_for(kind, lo, cards))


def _position(chance: random.Random) -> tuple[Turn, int]:
    """Return a turn in which jokers may have to be laid, and how many cards have to be kept."""
    rules = {name: chance.choice(values) for name, values in _RULES.items()}
    chosen = options(**rules)
    free = [card for card in PACK if FACE[card] != JOKER]
    jokers = [card for card in PACK if FACE[card] == JOKER]
    table: list[HandMeld] = []
    while len(table) < chance.choice((1, 2, 2, 3)):
        before = [*free], [*jokers]
        meld = _meld(chance, free, jokers, chosen)
        if meld is None:
            free, jokers = before
        else:
            table.append(meld)
    hand = chance.sample(jokers, chance.randint(0, len(jokers)))
    owed = chance.randint(0, len(hand)) if chosen.taken_joker_must_be_used else 0
    near = {face for meld in table for face in meld.stands_for if face is not None}
    near |= {card_of(face % 13, suit) for face in near for suit in range(4)}
    near |= {card_of((face + step) % 13, face // 13) for face in near for step in (-1, 1)}
    wild = {face for meld in table for face in exchangeable(meld)}
    places = [[card for card in free if FACE[card] in faces] for faces in (wild, near)]
    places.append(free)
    for _ in range(chance.randint(2, 5)):
        card = chance.choice(next(some for some in places[chance.choice((0, 0, 1, 1, 2)) :] if some))
        if card not in hand:
            hand.append(card)
    naturals = [card for card in hand if FACE[card] != JOKER]
    turn = Turn(
        options=chosen,
        seat=0,
        hand=tuple(hand),
        table=tuple(table),
        taking=tuple(accepted_faces(meld, chosen) for meld in table),
        free=True,
        needed=0,
        may_go_out=chance.random() < 0.7,
        taken=chance.choice(naturals) if naturals and chance.random() < 0.3 else None,
        jokers_due=owed,
    )
    return turn, turn.keep


def _compared(seed: int, positions: int) -> tuple[int, int]:
    """Compare in this many positions; return the numbers of compared and refused actions."""
    chance = random.Random(seed)
    checks = refused = 0
    for _ in range(positions):
        turn, keep = _position(chance)
        hand, table, rules = turn.hand, turn.table, turn.options
        quick = can_finish(hand, table, turn.jokers_due, rules, keep=keep, taken=turn.taken)
        slow = slowly((frozenset(hand), table, turn.jokers_due), rules, keep, turn.taken)
        assert quick == slow, (turn, slow)
        checks, refused = checks + 1, refused + (not slow)
        if slow:
            assert turn.choices(), turn
        for action, after in _tried(turn):
            slow = slowly(after, rules, keep, turn.taken)
            assert turn._allows(action) == slow, (turn, action, slow)
            checks, refused = checks + 1, refused + (not slow)
    return checks, refused


def _tried(turn: Turn) -> Iterator[tuple[Action, State]]:
    """Yield exchanges, lay-offs and melds that fit by themselves, with the state after each."""
    hand, table, rules = turn.hand, turn.table, turn.options
    equal = [card for card in hand if turn.taken is not None and FACE[card] == FACE[turn.taken]]
    # equal cards are represented by it
    own = [card for card in hand if card == turn.taken or card not in equal]
    for swap in exchanges(table, own, rules):
        changed, freed = exchange(table[swap.meld], swap.cards, rules)
        owed = turn.jokers_due + len(freed) if rules.taken_joker_must_be_used else 0
        rest = frozenset(hand).difference(swap.cards).union(freed)
        yield swap, (rest, (*table[: swap.meld], changed, *table[swap.meld + 1 :]), owed)
    for action in lay_offs(table, own, rules):
        grown = lay_off(table[action.meld], action.card, action.end, rules)
        owed = max(0, turn.jokers_due - (FACE[action.card] == JOKER))
        rest = frozenset(hand) - {action.card}
        yield action, (rest, (*table[: action.meld], grown, *table[action.meld + 1 :]), owed)
    for meld in forms(tuple(own), meld_terms(rules)):
        owed = max(0, turn.jokers_due - sum(FACE[card] == JOKER for card in meld.cards))
        yield (
            Lay((declare(meld),)),
            (frozenset(hand).difference(meld.cards), (*table, table_meld(meld, 0)), owed),
        )


@pytest.mark.long
def test_only_what_makes_the_turn_impossible_to_finish_is_refused() -> None:
    checks, refused = _compared(1, 400)
    assert checks > 500
    assert refused > 50


@pytest.mark.long
def test_it_is_so_in_thousands_of_positions() -> None:
    checks, refused = _compared(2, 5_000)
    assert checks > 6_000
    assert refused > 600
