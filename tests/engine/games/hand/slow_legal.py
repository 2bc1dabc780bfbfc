"""A slow list of the legal card actions in a turn of Hand.

It tries every conceivable action, and completes every search for an opening.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from engine.actions import Action, Discard
from engine.cards import FACE, JOKER
from engine.games.hand.joker_exchange import smallest_melds
from engine.games.hand.meld_forms import declare, forms, meld_terms
from engine.games.hand.openings import Opening, best_opening, hand_discards, least_left
from engine.games.hand.terms import End, Exchange, Lay, LayOff
from engine.games.hand.turn import Turn


def _slow_openings(turn: Turn) -> Iterator[Opening | None]:
    """Yield the openings that are listed, with complete searches."""
    terms, using = turn._terms(), turn._using
    yield best_opening(turn.hand, terms, using)
    yield least_left(turn.hand, terms, using)
    yield from hand_discards(turn.hand, terms, using)[:4]
    spared = turn.hand
    for joker in [card for card in turn.hand if FACE[card] == JOKER and card != using]:
        spared = tuple(card for card in spared if card != joker)
        yield best_opening(spared, terms, using)
    if turn.taken is not None and using is None:
        rest = tuple(card for card in turn.hand if card != turn.taken)
        yield best_opening(turn.hand, terms, turn.taken)
        yield best_opening(rest, replace(terms, keep=max(1, turn.keep)), None)


def slow_choices(turn: Turn) -> list[Action]:
    """List every conceivable card action that is not refused."""
    found: list[Action] = []
    for opening in [] if turn.free else _slow_openings(turn):
        if opening is not None:
            found.append(Lay(tuple(map(declare, opening.melds))))
    own = sorted(turn.hand, key=lambda card: card != turn.taken)
    first = {FACE[card]: card for card in reversed(own)}
    if turn.free:
        room = len(turn.hand) - turn.keep
        melds = forms(tuple(own), meld_terms(turn.options))
        if turn.jokers_due:
            wild = [card for card in own if FACE[card] == JOKER]
            rest = [card for card in own if FACE[card] != JOKER]
            melds = tuple(dict.fromkeys((*melds, *smallest_melds(rest, wild, meld_terms(turn.options)))))
        found += [Lay((declare(form),)) for form in melds if len(form.cards) <= room]
        cards = [card for card in own if card in first.values()]
        for at in range(len(turn.table)):
            found += [LayOff(card, at, end) for card in cards for end in (None, End.HIGH, End.LOW)]
        swaps = sorted(card for card in cards if FACE[card] != JOKER)
        for at in range(len(turn.table)):
            found += [Exchange(some, at) for size in (1, 2, 3) for some in combinations(swaps, size)]
    found += [Discard(card) for card in turn.hand if card != turn.taken and not turn.duty]
    return [action for action in dict.fromkeys(found) if turn._allows(action)]
