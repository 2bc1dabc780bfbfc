"""A slow list of the legal actions of Control Card Rummy: every card and every shape is tried."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, groupby, islice, product, zip_longest

from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.cards import FACE, RANK, SUIT, Card
from engine.errors import IllegalAction
from engine.games.control.control_cards import (
    CLOSED,
    ControlKind,
    Customs,
    in_table_order,
    is_meld,
    meld_kinds,
    number,
    shapes,
)
from engine.games.control.deal import ControlDeal
from engine.games.control.deck import ControlMode, kind_of
from engine.games.control.terms import LayOff, Meld, Phase, PlayControl, TurnOver

_SAME_SUIT = {ControlKind.SEQUENCE, ControlKind.SUIT}
_ANY_SUIT = {ControlKind.GROUP, ControlKind.PRODUCT}
_LISTED = 120


def _one_suit(kind: ControlKind, customs: Customs) -> bool:
    return kind in _SAME_SUIT or not (customs.mixed or kind in _ANY_SUIT)


def _first_of_each(cards: Iterable[Card]) -> dict[int, Card]:
    first: dict[int, Card] = {}
    for card in cards:
        first.setdefault(FACE[card], card)
    return first


def slow_melds(kind: ControlKind, hand: Iterable[Card], customs: Customs) -> list[tuple[Card, ...]]:
    """List the melds of a kind by trying all shapes, long ones first, then high ones."""
    own = _first_of_each(hand)
    ordered = sorted(shapes(kind, customs), key=lambda shape: (-len(shape), -sum(shape), shape))
    groups = [(suit,) for suit in range(4)] if _one_suit(kind, customs) else [tuple(range(4))]
    choices = [_dressed(shape, own, suits) for suits in groups for shape in ordered]
    rounds = (meld for row in zip_longest(*choices) for meld in row if meld is not None)
    return list(islice(rounds, _LISTED))


def _dressed(shape: Sequence[int], own: dict[int, Card], suits: Iterable[int]) -> Iterator[tuple[Card, ...]]:
    columns = []
    for each, same in groupby(shape):
        faces = (13 * suit + each - 1 for suit in suits)
        columns.append(list(combinations([own[face] for face in faces if face in own], len(list(same)))))
    for chosen in product(*columns):
        yield tuple(card for column in chosen for card in column)


def _fill_ins(
    kind: ControlKind, meld: Sequence[Card], own: Iterable[Card], customs: Customs
) -> Iterator[tuple[Card, ...]]:
    if kind is not ControlKind.STEPS:
        return
    numbers = sorted(map(number, meld))
    step = numbers[1] - numbers[0]
    by_number: dict[int, Card] = {}
    for card in own:
        if not _one_suit(kind, customs) or SUIT[card] == SUIT[meld[0]]:
            by_number.setdefault(RANK[card] + 1, card)
    for smaller in range(1 if customs.mixed else 2, step):
        missing = [each for each in range(numbers[0], numbers[-1], smaller) if each not in numbers]
        if step % smaller == 0 and all(each in by_number for each in missing):
            yield tuple(by_number[each] for each in missing)


def slow_legal(deal: ControlDeal, seat: int) -> tuple[Action, ...]:
    """List the seat's legal actions; ``check`` rejects those that leave no end of the turn."""
    if seat not in deal.actors:
        return ()
    view = deal.view(seat)
    if deal.phase is Phase.DRAW:
        upcard = (TakeUpcard(),) if view.pile else ()
        return (DrawStock() if view.stock else TurnOver(), *upcard)
    customs, taken = deal.options.customs, view.taken
    own = view.hand if taken is None else (taken, *(card for card in view.hand if card != taken))
    found: list[Action] = []
    if not view.control_played and deal._mode is ControlMode.HELD:
        found += [PlayControl(kind) for kind in dict.fromkeys(map(kind_of, deal._held[seat]))]
    if deal.phase is Phase.PLAY:
        found += [
            Meld(in_table_order(kind, cards, customs), kind)
            for kind in meld_kinds(view.in_force)
            for cards in slow_melds(kind, own, customs)
        ]
    each = tuple(_first_of_each(own).values())
    for at, meld in enumerate(view.melds):
        singles = [
            card
            for card in each
            if meld.kind not in CLOSED and is_meld(meld.kind, (*meld.cards, card), customs)
        ]
        found += [LayOff((card,), at) for card in singles]
        found += [LayOff(cards, at) for cards in _fill_ins(meld.kind, meld.cards, each, customs)]
    found += map(Discard, _first_of_each(card for card in view.hand if card != taken).values())
    return tuple(action for action in found if _allowed(deal, seat, action))


def _allowed(deal: ControlDeal, seat: int, action: Action) -> bool:
    try:
        deal.check(seat, action)
    except IllegalAction:
        return False
    return True
