"""Refusals of Rummy 500 in words: one sentence for each reason, and what is possible instead."""

from collections.abc import Sequence
from typing import Final

from bot.texts.faces import boxed
from bot.texts.names import join, plural
from bot.texts.rummy500.plays import fits, take_of
from bot.texts.wording import Refusal
from engine.actions import Action
from engine.cards import RANK, SUIT, Card
from engine.errors import IllegalAction, Reason
from engine.games.rummy500.terms import GoingOut, LayOff, Rummy500Reason, Rummy500View, SingleTake

_KING, _TWO = 12, 1
_TOLD: Final = 8
"""The most cards of the pile that are shown, from its top."""


def _cards(error: IllegalAction, otherwise: str) -> str:
    return boxed(error.cards) if error.cards else otherwise


def _spread(view: Rummy500View) -> str:
    more = "… " if len(view.pile) > _TOLD else ""
    return f"it is {more}{boxed(view.pile[-_TOLD:])}" if view.pile else "it is empty"


def _no_such_depth(error: IllegalAction, view: Rummy500View, _action: Action | None) -> str:
    if error.cards:
        return f"{boxed(error.cards)} is not in the discard pile: {_spread(view)}, top card on the right."
    return (
        f"The discard pile has only {plural(len(view.pile), 'card')}: {_spread(view)}, top card on the right."
    )


def _top_only(error: IllegalAction, view: Rummy500View, _action: Action | None) -> str:
    top = f" {boxed(view.pile[-1])}" if view.pile else ""
    return (
        f"At this table only the top card of the discard pile{top} can be taken, not down to "
        f"{_deepest(error)}."
    )


def _deepest(error: IllegalAction) -> str:
    return _cards(error, "that card")


def _no_use(error: IllegalAction, view: Rummy500View, _action: Action | None) -> str:
    count = error.facts.get("count")
    if count == 1:
        return (
            f"You cannot take {_deepest(error)}: at this table a card from the discard pile must be used at "
            "once, and it makes no meld with your hand and fits none on the table."
        )
    many = f" and the {plural(count, 'card')} taken" if isinstance(count, int) else ""
    return (
        f"You cannot take down to {_deepest(error)}: the deepest card must be used at once, and with your "
        f"hand{many} it makes no meld and fits none on the table.{_depths(error, view)}"
    )


def _depths(error: IllegalAction, view: Rummy500View) -> str:
    possible = error.facts.get("possible")
    counts = possible if isinstance(possible, tuple) else ()
    named = [boxed(view.pile[-count]) for count in counts if type(count) is int and take_of(count, view)]
    return f" You can take down to {join(named, 'or')}." if named else ""


def _no_card_to_drop(error: IllegalAction, _view: Rummy500View, _action: Action | None) -> str:
    return (
        "At this table the last card must be discarded: after "
        f"{_cards(error, 'that')} you would have no card left to discard. Keep one."
    )


def _use_first(error: IllegalAction, _view: Rummy500View, _action: Action | None) -> str:
    card = _cards(error, "the deepest card you took")
    return f"Use {card} first: meld it or lay it off before anything else."


def _leaves_taken(error: IllegalAction, view: Rummy500View, _action: Action | None) -> str:
    card = _cards(error, "the card you took")
    free = view.options.go_out is GoingOut.FREE
    why = "which you cannot discard this turn" + (" and which fits no meld on the table" if free else "")
    return f"That would leave you with only {card}, {why}. Keep another card to discard."


def _no_such_meld(_error: IllegalAction, view: Rummy500View, action: Action | None) -> str:
    if not view.melds:
        return "There is no meld on the table to lay off on yet."
    named = isinstance(action, LayOff) and type(action.meld) is int
    number = f"no meld #{action.meld + 1}" if named and isinstance(action, LayOff) else "no such meld"
    count = len(view.melds)
    there = f"they are #1 to #{count}" if count > 1 else f"the only one is {_melds(view, [0])}"
    return f"There is {number} on the table: {there}."


def _melds(view: Rummy500View, numbers: Sequence[int]) -> str:
    return join([f"#{number + 1} {boxed(view.melds[number].cards)}" for number in numbers], "or")


def _does_not_fit(error: IllegalAction, view: Rummy500View, _action: Action | None) -> str:
    if not error.cards:
        return "Name the cards to lay off."
    number = error.facts.get("meld")
    on = number if type(number) is int and 0 <= number < len(view.melds) else None
    verb = "do" if len(error.cards) > 1 else "does"
    where = f"#{on + 1} {boxed(view.melds[on].cards)}" if on is not None else "that meld"
    elsewhere = fits(error.cards, view)
    also = f" It would fit {_melds(view, elsewhere)}." if elsewhere else ""
    joined = " Melds are never joined, and a set stays a set." if not also and len(view.melds) > 1 else ""
    return f"{boxed(error.cards)} {verb} not fit {where}.{also}{joined}"


def _around(cards: Sequence[Card]) -> bool:
    """Return whether cards of a suit have an ace between king and two."""
    ranks = {RANK[card] for card in cards}
    return {0, _TWO, _KING} <= ranks


def _not_a_meld(error: IllegalAction, view: Rummy500View, _action: Action | None) -> str:
    cards, options = error.cards, view.options
    if not cards:
        return "Name the cards of the meld."
    if len(cards) < 3:
        why = "a meld has at least three cards"
    elif len({SUIT[card] for card in cards}) == 1:
        gap = "a run has consecutive cards"
        if not options.ace_high:
            why = f"{gap}, and the ace is low at this table"
        elif _around(cards) and not options.ace_wrap:
            why = f"{gap}, and none goes around the corner: the ace is below the 2 or above the king"
        else:
            why = gap
    else:
        why = "a meld is three or four of a rank, or a run of one suit"
    on_table = fits(cards, view)
    also = f" You can lay it off on {_melds(view, on_table)}." if on_table else ""
    if view.melds and not on_table:
        why += "; nor does it fit a meld on the table"
    return f"{boxed(cards)} is not a meld: {why}.{also}"


def _draw_first(_error: IllegalAction, view: Rummy500View, _action: Action | None) -> str:
    return "Draw first: from the stock or from the discard pile." if view.stock else "Take a card first."


def _already_drew(_error: IllegalAction, view: Rummy500View, _action: Action | None) -> str:
    if view.taken:
        return f"You took {boxed(view.taken)} from the discard pile this turn; you draw only once a turn."
    drawn = f" ({boxed(view.drawn)})" if view.drawn is not None else ""
    return f"You drew from the stock{drawn} this turn; you draw only once a turn."


def _taken_card(error: IllegalAction, view: Rummy500View, _action: Action | None) -> str:
    use = (
        " You can meld it, lay it off or keep it."
        if view.options.single_take is SingleTake.FREE
        else " You must use it."
    )
    card = _cards(error, "that card")
    return f"You took {card} alone from the discard pile, so you cannot discard it this turn.{use}"


def _draw_instead(error: IllegalAction, view: Rummy500View, _action: Action | None) -> str:
    stock = error.facts.get("stock", view.stock)
    left = plural(stock, "card") if isinstance(stock, int) else "cards"
    return (
        f"You cannot pass while there is a stock to draw from: it has {left}."
        if stock
        else "Nobody passes at this table: the deal ends with the stock."
    )


SENTENCES: Final[dict[str, Refusal]] = {
    Reason.NOT_A_MELD: _not_a_meld,
    Reason.DOES_NOT_FIT: _does_not_fit,
    Reason.TAKEN_CARD: _taken_card,
    Rummy500Reason.DRAW_FIRST: _draw_first,
    Rummy500Reason.ALREADY_DREW: _already_drew,
    Rummy500Reason.STOCK_EMPTY: lambda *_: (
        "The stock is empty: take from the discard pile, or pass, which ends the deal."
    ),
    Rummy500Reason.DRAW_INSTEAD: _draw_instead,
    Rummy500Reason.NO_SUCH_DEPTH: _no_such_depth,
    Rummy500Reason.TOP_ONLY: _top_only,
    Rummy500Reason.NO_USE: _no_use,
    Rummy500Reason.NO_CARD_TO_DROP: _no_card_to_drop,
    Rummy500Reason.USE_TAKEN_FIRST: _use_first,
    Rummy500Reason.LEAVES_TAKEN_CARD: _leaves_taken,
    Rummy500Reason.NO_SUCH_MELD: _no_such_meld,
}
