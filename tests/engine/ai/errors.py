"""Detectors of the errors that docs/levels.md names.

A detector looks at a decision with its own eyes, not with those of the policies. It gets the view of a seat
and returns the actions that would be the error; none where it cannot be made.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import combinations
from typing import Any, Final

from engine.actions import Action, Discard, TakeUpcard
from engine.cards import FACE, JOKER, POINTS, RANK, SUIT, Card, mask_of, pack
from engine.games.control import terms as control
from engine.games.control.control_cards import ControlKind, joining_cards, meld_kinds, melds_in
from engine.games.gin import terms as gin
from engine.games.gin.arrangement import best, deadwood, deadwood_after_discard
from engine.games.hand import terms as hand
from engine.games.panguingue import terms as pan
from engine.games.panguingue.melds import PLACE, fits
from engine.games.rummy500 import terms as rummy500
from engine.games.rummy500.melds import hand_points, runs_of

Actions = Collection[Action]
Detector = Callable[[Any], Actions]

NONE: Final[Actions] = ()


def _discardable(view: Any) -> list[Card]:
    return [action.card for action in view.legal if isinstance(action, Discard)]


def _discards(view: Any) -> Actions:
    return [action for action in view.legal if isinstance(action, Discard)]


def _legal(view: Any, kind: type[Any]) -> list[Any]:
    return [action for action in view.legal if isinstance(action, kind)]


def _not_taking(view: Any) -> Actions:
    return [action for action in view.legal if action != TakeUpcard()]


def _go_together(one: Card, other: Card) -> bool:
    """Return whether two different cards can be in a meld of three, the ace low."""
    same_suit = SUIT[one] == SUIT[other] and abs(RANK[one] - RANK[other]) <= 2
    return one != other and (RANK[one] == RANK[other] or same_suit)


def _is_lonely(card: Card, cards: Iterable[Card]) -> bool:
    return not any(_go_together(card, other) for other in cards)


def _makes_meld(card: Card, cards: Iterable[Card]) -> bool:
    """Return whether a card makes a meld of three with two of the cards, the ace low."""
    for pair in combinations([other for other in cards if other != card], 2):
        ranks, suits = sorted(RANK[each] for each in (card, *pair)), {SUIT[each] for each in (card, *pair)}
        if ranks[0] == ranks[2] or (len(suits) == 1 and ranks == [ranks[0], ranks[0] + 1, ranks[0] + 2]):
            return True
    return False


def broken_meld(view: Any) -> Actions:
    """Discarding a card of a finished meld, while another could be discarded; nobody does."""
    if isinstance(view, gin.GinView):
        own = mask_of(view.hand)
        kept = {card for card in _discardable(view) if deadwood(own ^ 1 << card) > deadwood(own)}
    else:
        laying = _legal(view, control.Meld | rummy500.Meld | pan.LayMeld)  # type: ignore[arg-type]
        melds = [action.cards for action in laying]
        melds += [meld.cards for lay in _legal(view, hand.Lay)[:1] for meld in lay.melds]
        kept = {card for meld in melds if JOKER not in map(FACE.__getitem__, meld) for card in meld}
    return (
        [Discard(card) for card in _discardable(view) if card in kept]
        if {*_discardable(view)} - kept
        else NONE
    )


# Gin


def _upcard_lowers_deadwood(view: gin.GinView) -> bool:
    """Return whether the upcard may be taken and lowers the deadwood by more than two points."""
    if TakeUpcard() not in view.legal:
        return False
    own, upcard = mask_of(view.hand), view.pile[-1]
    return deadwood_after_discard(own | 1 << upcard, upcard) < deadwood(own) - 2


def _gin_loose(view: gin.GinView) -> list[Card]:
    """Return the cards outside the melds that may be discarded, where no knock is possible."""
    if view.phase is not gin.Phase.DISCARD or view.knocks:
        return []
    loose = best(mask_of(view.hand)).loose
    return [card for card in _discardable(view) if card in loose]


def gin_left_upcard(view: gin.GinView) -> Actions:
    useful = _upcard_lowers_deadwood(view) and _makes_meld(view.pile[-1], view.hand)
    return _not_taking(view) if useful else NONE


def gin_hope(view: gin.GinView) -> Actions:
    if not _upcard_lowers_deadwood(view) or POINTS[view.pile[-1]] < 6:
        return NONE
    upcard = view.pile[-1]
    knocks = deadwood_after_discard(mask_of((*view.hand, upcard)), upcard) <= view.knock_limit
    vain = knocks or _is_lonely(upcard, view.hand) or _makes_meld(upcard, view.hand)
    return NONE if vain else [TakeUpcard()]


def gin_late_knock(view: gin.GinView) -> Actions:
    """Waiting where no card makes gin at once, and the other player has hardly improved."""
    early = view.stock >= 20 and len(view.known[1 - (view.seat or 0)]) < 2
    if not early or not view.knocks or min(left for _, left in view.knocks) == 0:
        return NONE
    own, unseen = mask_of(view.hand), {*pack()} - {*view.hand, *view.pile}
    gin_next = any(
        deadwood_after_discard(own ^ 1 << discarded | 1 << card, card) == 0
        for discarded in view.hand
        for card in unseen
    )
    return NONE if gin_next else _discards(view)


def gin_drawn_card(view: gin.GinView) -> Actions:
    loose = _gin_loose(view)
    if view.taken is not None or view.drawn not in loose:
        return NONE
    dearer = [card for card in loose if POINTS[card] > POINTS[view.drawn] + 2]
    return [Discard(view.drawn)] if any(_is_lonely(card, view.hand) for card in dearer) else NONE


def gin_dead_pair(view: gin.GinView) -> Actions:
    loose = _gin_loose(view)
    gone = Counter(RANK[card] for card in (*view.pile, *view.known[1 - (view.seat or 0)]))
    dead = [
        card
        for card in loose
        if POINTS[card] >= 8
        and gone[RANK[card]] == 2
        and [RANK[other] for other in view.hand if _go_together(card, other)] == [RANK[card]]
    ]
    return [Discard(card) for card in loose if dead and POINTS[card] < POINTS[dead[0]]]


def gin_feeding(view: gin.GinView) -> Actions:
    loose, collected = _gin_loose(view), view.known[1 - (view.seat or 0)]
    feeding = [card for card in loose if any(_is_beside(card, other) for other in collected)]
    safe = [card for card in loose if card not in feeding]
    return [
        Discard(card) for card in feeding if any(abs(POINTS[card] - POINTS[other]) <= 1 for other in safe)
    ]


def _is_beside(card: Card, other: Card) -> bool:
    """Return whether two cards are of one rank, or neighbours in a suit."""
    return _go_together(card, other) and abs(RANK[card] - RANK[other]) < 2


# Rummy 500


def _plays(view: rummy500.Rummy500View) -> list[Any]:
    return _legal(view, rummy500.Meld | rummy500.LayOff)  # type: ignore[arg-type]


def _fits_table(view: rummy500.Rummy500View, card: Card) -> bool:
    runs = runs_of(view.options)
    return any(runs.fit[mask_of(meld.cards)] >> card & 1 for meld in view.melds)


def _is_late(view: rummy500.Rummy500View) -> bool:
    """Return whether another player has so few cards that holding back is dangerous."""
    return min(held for seat, held in enumerate(view.held) if seat != view.seat) <= 5


def rummy500_left_card(view: rummy500.Rummy500View) -> Actions:
    if rummy500.TakePile(1) not in view.legal:
        return NONE
    useful = _fits_table(view, view.pile[-1]) or _makes_meld(view.pile[-1], view.hand)
    takes = _legal(view, rummy500.TakePile)
    return [action for action in view.legal if action not in takes] if useful else NONE


def rummy500_forgotten_lay_off(view: rummy500.Rummy500View) -> Actions:
    plays = _plays(view)
    alone = plays and all(isinstance(play, rummy500.LayOff) for play in plays)
    dear = any(POINTS[card] == 10 for play in plays for card in play.cards)
    return _discards(view) if alone and dear and not view.taken and _is_late(view) else NONE


def rummy500_overlooked_run(view: rummy500.Rummy500View) -> Actions:
    plays = _plays(view)
    runs = [
        play
        for play in plays
        if isinstance(play, rummy500.Meld) and RANK[play.cards[0]] != RANK[play.cards[1]]
    ]
    return _discards(view) if runs and runs == plays and not view.taken and _is_late(view) else NONE


def rummy500_drawn_card(view: rummy500.Rummy500View) -> Actions:
    if view.drawn is None or _plays(view):
        return NONE
    paired = sum(RANK[card] == RANK[view.drawn] for card in view.hand) == 2
    lonely = [
        card for card in _discardable(view) if _is_lonely(card, view.hand) and not _fits_table(view, card)
    ]
    return [Discard(view.drawn)] if paired and len(lonely) > 1 else NONE


def rummy500_no_digging(view: rummy500.Rummy500View) -> Actions:
    """Leaving two or three cards, of 15 points or more, of which the deepest makes a meld."""
    for take in _legal(view, rummy500.TakePile):
        taken = view.pile[-take.count :]
        dear = hand_points(taken, view.options) >= 15
        if dear and take.count in (2, 3) and _makes_meld(taken[0], view.hand):
            deep = [other for other in _legal(view, rummy500.TakePile) if other.count >= take.count]
            return [action for action in view.legal if action not in deep]
    return NONE


def rummy500_gift(view: rummy500.Rummy500View) -> Actions:
    discards = [] if _plays(view) else _discardable(view)
    gifts = [card for card in discards if _makes_meld(card, view.pile[-2:])]
    others = [card for card in discards if card not in gifts and _is_lonely(card, view.hand)]
    return [Discard(card) for card in gifts] if others else NONE


# Panguingue


def _pan_placings(view: pan.PanView) -> list[Any]:
    return _legal(view, pan.LayMeld | pan.LayOff)  # type: ignore[arg-type]


def _links(cards: Sequence[Card]) -> int:
    """Count the pairs of cards that could share a meld."""
    return sum(
        PLACE[one] == PLACE[other] or (SUIT[one] == SUIT[other] and abs(PLACE[one] - PLACE[other]) <= 2)
        for one, other in combinations(cards, 2)
    )


def _earning(view: pan.PanView, kind: type[Any]) -> bool:
    return any(
        earns > 0 and isinstance(action, kind) for action, earns in zip(view.legal, view.earns, strict=True)
    )


def panguingue_left_card(view: pan.PanView) -> Actions:
    if view.phase is not pan.Phase.START or TakeUpcard() not in view.legal:
        return NONE
    top = view.pile[-1]
    pays = any(
        meld.owner == view.seat and meld.recognised is not None and fits(meld.cards, top, view.options)
        for meld in view.melds
    )
    equal = sum(FACE[card] == FACE[top] for card in view.hand)
    return _not_taking(view) if pays or equal >= 2 else NONE


def panguingue_forgotten_meld(view: pan.PanView) -> Actions:
    return _discards(view) if _earning(view, pan.LayMeld | pan.LayOff) else NONE  # type: ignore[arg-type]


def panguingue_hopeless_hand(view: pan.PanView) -> Actions:
    hopeless = view.phase is pan.Phase.DECLARE and _links(view.hand) <= 5
    return [pan.Stay()] if hopeless else NONE


def panguingue_no_split(view: pan.PanView) -> Actions:
    return _discards(view) if _earning(view, pan.Split) and not _pan_placings(view) else NONE


# Control Card Rummy


def _control_useful(view: control.ControlView, asked: Iterable[ControlKind]) -> bool:
    """Return whether the upcard may be taken, and laid under these control cards."""
    if TakeUpcard() not in view.legal:
        return False
    top, customs = view.pile[-1], view.options.customs
    own = (top, *(card for card in view.hand if FACE[card] != FACE[top]))
    return any(joining_cards(meld.kind, meld.cards, (top,), customs) for meld in view.melds) or any(
        top in cards for kind in meld_kinds(asked) for cards in melds_in(kind, own, customs)
    )


def control_left_card(view: control.ControlView) -> Actions:
    return _not_taking(view) if _control_useful(view, view.in_force) else NONE


def control_next_control_card(view: control.ControlView) -> Actions:
    if view.preview is None or _control_useful(view, view.in_force):
        return NONE
    return _not_taking(view) if _control_useful(view, (view.preview,)) else NONE


def control_overlooked_meld(view: control.ControlView) -> Actions:
    return _discards(view) if _legal(view, control.Meld) else NONE


def control_forgotten_lay_off(view: control.ControlView) -> Actions:
    return _discards(view) if _legal(view, control.LayOff) and not _legal(view, control.Meld) else NONE


def _control_discardable(view: control.ControlView) -> list[Card]:
    """Return the cards that may be discarded, where nothing can be laid."""
    laying = _legal(view, control.Meld | control.LayOff)  # type: ignore[arg-type]
    return [] if laying else _discardable(view)


def control_drawn_card(view: control.ControlView) -> Actions:
    discards = _control_discardable(view)
    if view.drawn not in discards or _is_lonely(view.drawn, view.hand):
        return NONE
    return [Discard(view.drawn)] if any(_is_lonely(card, view.hand) for card in discards) else NONE


# Hand


def _hand_natural_lay_offs(view: hand.HandView) -> list[Any]:
    return [action for action in _legal(view, hand.LayOff) if FACE[action.card] != JOKER]


def hand_left_card(view: hand.HandView) -> Actions:
    return _not_taking(view) if TakeUpcard() in view.legal and view.free[view.seat or 0] else NONE


def hand_late_opening(view: hand.HandView) -> Actions:
    return _discards(view) if _legal(view, hand.Lay) and not view.opened[view.seat or 0] else NONE


def hand_overlooked_meld(view: hand.HandView) -> Actions:
    return _discards(view) if _legal(view, hand.Lay) and view.opened[view.seat or 0] else NONE


def hand_forgotten_lay_off(view: hand.HandView) -> Actions:
    return _discards(view) if _hand_natural_lay_offs(view) and not _legal(view, hand.Lay) else NONE


def hand_drawn_card(view: hand.HandView) -> Actions:
    faces = [Card(FACE[card]) for card in view.hand]
    if view.drawn is None or JOKER in faces or _legal(view, hand.Lay) or _legal(view, hand.LayOff):
        return NONE
    drawn, dearer = Card(FACE[view.drawn]), POINTS[view.drawn] + 2
    lonely = [card for card in faces if _is_lonely(card, faces) and RANK[card] and POINTS[card] > dearer]
    return [Discard(view.drawn)] if lonely and not _is_lonely(drawn, faces) else NONE


def hand_no_exchange(view: hand.HandView) -> Actions:
    laying = _legal(view, hand.Lay) or _legal(view, hand.LayOff)
    return _discards(view) if _legal(view, hand.Exchange) and not laying else NONE
