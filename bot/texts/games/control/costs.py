"""The cost of each discard in Control Card Rummy.

It is a meld in the hand that the discard breaks, now or in the seat's next turn, and what others gain.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.texts.faces import row
from bot.texts.games.control.plays import best_meld, best_melds, fits, in_my_turn, melds_for
from bot.texts.games.control.words import kind_name, points_of
from bot.texts.games.costs import Cost, fitting
from bot.texts.localization import message
from engine.actions import Discard
from engine.cards import RANK, SUIT, Card
from engine.games.control.control_cards import ControlKind, is_meld, meld_kinds, melds_in
from engine.games.control.deck import ControlMode
from engine.games.control.terms import ControlView, Fitting, LayOff, Phase, Scoring

_NEAR: Final = 2
"""The largest distance in rank of two cards of a suit that may share a sequence or steps."""


def costs(view: ControlView, names: Sequence[str]) -> Mapping[Card, Cost]:
    """Return the cost of each possible discard.

    The measure is how loose a card is: it breaks no meld, now or in the next turn, and helps nobody; then it
    has few related cards in the hand.
    """
    now = best_melds(view.fitting, view.options) if view.phase is Phase.PLAY else []
    laid = best_meld(view)  # the others are for later turns
    kept = [card for card in view.hand if laid is None or card not in laid.cards]
    later = melds_for(in_my_turn(view), kept, view.options)
    found = {}
    for action in view.legal:
        if isinstance(action, Discard):
            card = action.card
            broken = _broken(card, now, view) or _broken(card, later, view, next_turn=True)
            told = [broken, fitting(_taken_by(card, view), view, names), _fed(card, view, names)]
            penalty = view.options.scoring is Scoring.PENALTY
            counts = points_of([card], view.options) if penalty else ""
            measure = (*map(bool, told), _company(card, view.hand))
            found[card] = Cost(" · ".join(filter(None, (counts, *told))), measure)
    return found


def _broken(card: Card, melds: Sequence[Fitting], view: ControlView, *, next_turn: bool = False) -> str:
    """Return the meld that loses the card, and whether it is still a meld without it.

    ``next_turn`` adds the kind of a meld for the next turn.
    """
    for meld in melds:
        if card in meld.cards:
            rest = [other for other in meld.cards if other != card]
            effect = "shortens" if is_meld(meld.kind, rest, view.options.customs) else "breaks"
            cards = row(meld.cards)
            if not next_turn:
                return message("control-costs-broken", effect=effect, meld=cards)
            kind = kind_name(meld.kind)
            return message("control-costs-broken-next", effect=effect, meld=cards, kind=kind)
    return ""


def _taken_by(card: Card, view: ControlView) -> list[int]:
    """Return the table melds (from 0) that the card fits, alone or with others of the hand."""
    own = [
        one.meld
        for one in view.legal
        if isinstance(one, LayOff) and card in one.cards and one.meld is not None
    ]
    return [*own, *fits(card, view)]


def _fed(card: Card, view: ControlView, names: Sequence[str]) -> str:
    """Return the known cards of the next player that could be laid with this one."""
    other = (view.turn + 1) % len(names)
    held = (card, *view.known[other])
    for kind in meld_kinds(_of_next_player(view, other)):
        for meld in reversed(melds_in(kind, held, view.options.customs)):
            if card in meld:
                cards = row([own for own in meld if own != card])
                return message("control-costs-holds", player=names[other], cards=cards)
    return ""


def _of_next_player(view: ControlView, other: int) -> tuple[ControlKind, ...]:
    """Return the control cards in force in the next player's turn, as far as known."""
    changes = view.options.control_mode is ControlMode.TURN or (
        view.options.control_mode is ControlMode.ROUND and other == view.beginner
    )
    if not changes:
        return view.in_force
    return (view.preview,) if view.preview is not None else ()


def _company(card: Card, hand: Sequence[Card]) -> int:
    """Return how many cards of the hand may share a meld with this one; near ones count twice."""
    return sum(
        2
        if RANK[other] == RANK[card]
        else SUIT[other] == SUIT[card] and 1 + (abs(RANK[other] - RANK[card]) <= _NEAR)
        for other in hand
        if other != card
    )
