"""Rounds and positions of Hand for tests: the last seat deals, seat 0 is on turn."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

from engine import GAMES, IllegalAction, code
from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.cards import FACE, JOKER, Card, pack
from engine.events import Event
from engine.games.hand.deal import HandDeal
from engine.games.hand.match import TEAMS
from engine.games.hand.melds import stands_for
from engine.games.hand.terms import (
    Declared,
    End,
    Exchange,
    HandMeld,
    HandOptions,
    HandResult,
    HandView,
    Lay,
    LayOff,
    Phase,
)
from engine.melds import MeldKind
from tests.engine.games.panguingue.table import Supply

PACK = pack(2, jokers=2)
SPEC = GAMES["hand"]
_FEW = 5
PARTNERS = GAMES["hand_partnership"]


def options(*, partners: bool = False, **values: Any) -> HandOptions:
    chosen = (PARTNERS if partners else SPEC).options(**values)
    assert isinstance(chosen, HandOptions)
    return chosen


def meld_of_words(supply: Supply, meld: Mapping[str, Any], _: HandOptions | None = None) -> HandMeld:
    """Return a meld in the form of the vectors, a run from low to high."""
    cards, kind = supply.cards(meld["cards"]), MeldKind(meld["kind"])
    lo = meld.get("lo", 0)
    return HandMeld(meld.get("owner", 1), cards, kind, lo, stands_for(kind, lo, cards))


def a_set(words: str, owner: int = 1) -> dict[str, Any]:
    return {"kind": "set", "cards": words.split(), "owner": owner}


def a_run(lo: int, words: str, owner: int = 1) -> dict[str, Any]:
    return {"kind": "run", "lo": lo, "cards": words.split(), "owner": owner}


def at(
    hand: str,
    *,
    table: Sequence[Mapping[str, Any]] = (),
    top: str = "2C",
    below: str = "",
    stock: str = "",
    left: int = 40,
    others: Mapping[int, str] | None = None,
    opened: Sequence[int] | None = None,
    seats: int = 2,
    partners: bool = False,
    phase: Phase = Phase.DRAW,
    reshuffles: int = 0,
    last_opening: int | None = None,
    turns: Sequence[int] | None = None,
    **values: Any,
) -> HandDeal:
    """Set up the beginning of seat 0's turn with this hand.

    ``top`` is the top discard above ``below``, ``stock`` is on top of the stock, which has ``left`` cards.
    Owners of melds have opened unless ``opened`` lists who has. Seats that are not among ``others`` hold a
    few naturals that do not matter; the rest of the pack is at the bottom of the pile.
    """
    supply = Supply()
    seats = 4 if partners else seats
    own = supply.cards(hand.split())
    melds = [meld_of_words(supply, meld) for meld in table]
    above, upcard, under = (supply.cards(words.split()) for words in (stock, top, below))
    given = others or {}
    hands = [own, *(supply.cards(given.get(seat, "").split()) for seat in range(1, seats))]
    placed = {card for cards in (*hands, above, upcard, under) for card in cards}
    placed |= {card for meld in melds for card in meld.cards}
    rest = [card for start in range(7) for card in PACK[start::7] if card not in placed]
    rest.sort(key=lambda card: FACE[card] == JOKER)
    wanted = max(0, left - len(above))
    filling, rest = rest[:wanted], rest[wanted:]
    for seat in range(1, seats):
        if seat not in given:
            hands[seat], rest = tuple(rest[:_FEW]), rest[_FEW:]
    owners = {meld.owner for meld in melds}
    return HandDeal.at(
        options(partners=partners, **values),
        dealer=seats - 1,
        turn=0,
        phase=phase,
        pack=PACK,
        hands=hands,
        melds=melds,
        pile=[*rest, *under, *upcard],
        stock=[*above, *filling],
        opened=[seat in (owners if opened is None else opened) for seat in range(seats)],
        reshuffles=reshuffles,
        last_opening=last_opening,
        teams=TEAMS if partners else (),
        turns=turns,
        seed=bytes(range(32)),
    )


def position(
    chosen: HandOptions,
    *,
    hand: str,
    more: int,
    table: Sequence[Mapping[str, Any]] = (),
    opened: bool,
    last_opening: int | None = None,
) -> HandDeal:
    """Set up seat 0 after drawing, with these cards and ``more`` others that are not jokers."""
    supply = Supply()
    named = supply.cards(hand.split())
    melds = [meld_of_words(supply, meld) for meld in table]
    placed = {*named, *(card for meld in melds for card in meld.cards)}
    rest = [card for card in PACK if card not in placed]
    rest.sort(key=lambda card: FACE[card] == JOKER)
    *held, last = (*named, *rest[:more])
    deal = HandDeal.at(
        chosen,
        dealer=1,
        turn=0,
        phase=Phase.DRAW,
        pack=PACK,
        hands=[held, rest[more : more + 5]],
        melds=melds,
        pile=rest[more + 5 : more + 6],
        stock=[last, *rest[more + 6 :]],
        opened=[opened, True],
        last_opening=last_opening,
    )
    deal.apply(0, DrawStock())
    return deal


def view(deal: HandDeal, seat: int | None = 0) -> HandView:
    return deal.view(seat)


def own(deal: HandDeal, words: str, seat: int = 0) -> tuple[Card, ...]:
    """Return cards of the hand; the drawn card comes before an equal one."""
    seen = deal.view(seat)
    left = sorted(seen.hand, key=lambda card: card != seen.drawn)
    found = []
    for word in words.split():
        card = next(card for card in left if code(card) == word)
        left.remove(card)
        found.append(card)
    return tuple(found)


def draw(deal: HandDeal, seat: int = 0) -> tuple[Event, ...]:
    return deal.apply(seat, DrawStock())


def take(deal: HandDeal, seat: int = 0) -> tuple[Event, ...]:
    return deal.apply(seat, TakeUpcard())


def lays(deal: HandDeal, *melds: str, seat: int = 0) -> Lay:
    """Build a lay from melds: cards, and after ``@`` the declared position, or ``@set``."""
    left = list(own(deal, " ".join(meld.partition("@")[0] for meld in melds), seat))
    asked = []
    for meld in melds:
        words, _, said = meld.partition("@")
        cards = tuple(left.pop(0) for _ in words.split())
        if said in ("set", "run"):
            asked.append(Declared(cards, MeldKind(said)))
        else:
            asked.append(Declared(cards, None, int(said) if said else None))
    return Lay(tuple(asked))


def lay(deal: HandDeal, *melds: str, seat: int = 0) -> tuple[Event, ...]:
    return deal.apply(seat, lays(deal, *melds, seat=seat))


def lays_off(deal: HandDeal, word: str, number: int, end: End | None = None, seat: int = 0) -> LayOff:
    return LayOff(own(deal, word, seat)[0], number, end)


def lay_off(
    deal: HandDeal, word: str, number: int, end: End | None = None, seat: int = 0
) -> tuple[Event, ...]:
    return deal.apply(seat, lays_off(deal, word, number, end, seat))


def exchanges(deal: HandDeal, words: str, number: int, seat: int = 0) -> Exchange:
    return Exchange(own(deal, words, seat), number)


def exchange(deal: HandDeal, words: str, number: int, seat: int = 0) -> tuple[Event, ...]:
    return deal.apply(seat, exchanges(deal, words, number, seat))


def discard(deal: HandDeal, word: str, seat: int = 0) -> tuple[Event, ...]:
    return deal.apply(seat, Discard(own(deal, word, seat)[0]))


def refused(deal: HandDeal, action: Action, seat: int = 0) -> IllegalAction:
    before = [deal.view(other) for other in (None, *range(deal.seats))]
    with pytest.raises(IllegalAction) as refusal:
        deal.apply(seat, action)
    assert [deal.view(other) for other in (None, *range(deal.seats))] == before
    return refusal.value


def result_of(deal: HandDeal) -> HandResult:
    assert deal.result is not None
    return deal.result


def codes(cards: Iterable[Card]) -> list[str]:
    return [code(card) for card in cards]


def kinds(deal: HandDeal, seat: int = 0) -> set[type[Action]]:
    return {type(action) for action in deal.legal_actions(seat)}
