"""Refusals of Rummy 500 in words: one sentence for each reason, and what is possible instead."""

from collections.abc import Sequence
from typing import Final

from bot.texts.faces import boxed
from bot.texts.games.rummy500.plays import fits, take_of
from bot.texts.games.wording import Refusal
from bot.texts.localization import join, message
from engine.actions import Action
from engine.cards import RANK, SUIT, Card
from engine.errors import IllegalAction, Reason
from engine.games.rummy500.terms import (
    GoingOut,
    LayOff,
    Rummy500Options,
    Rummy500Reason,
    Rummy500View,
    SingleTake,
)

_KING, _TWO = 12, 1
_TOLD: Final = 8
"""The most cards of the pile that are shown, from its top."""


def _cards(error: IllegalAction) -> str:
    return boxed(error.cards) if error.cards else "…"


def _spread(view: Rummy500View) -> str:
    return f"{'… ' if len(view.pile) > _TOLD else ''}{boxed(view.pile[-_TOLD:])}"


def _no_such_depth(error: IllegalAction, view: Rummy500View, _action: Action | None) -> str:
    if not view.pile:
        return message("rummy500-refusals-pile-empty")
    if error.cards:
        return message("rummy500-refusals-not-in-pile", cards=boxed(error.cards), pile=_spread(view))
    return message("rummy500-refusals-too-deep", cards=len(view.pile), pile=_spread(view))


def _top_only(error: IllegalAction, view: Rummy500View, _action: Action | None) -> str:
    return message("rummy500-refusals-top-only", top=boxed(view.pile[-1:]), card=_cards(error))


def _no_use(error: IllegalAction, view: Rummy500View, _action: Action | None) -> str:
    count = error.facts.get("count")
    if not isinstance(count, int) or count == 1:
        return message("rummy500-refusals-no-use-alone", card=_cards(error))
    no_use = message("rummy500-refusals-no-use", cards=count, card=_cards(error))
    return " ".join(filter(None, (no_use, _depths(error, view))))


def _depths(error: IllegalAction, view: Rummy500View) -> str:
    possible = error.facts.get("possible")
    counts = possible if isinstance(possible, tuple) else ()
    named = [boxed(view.pile[-count]) for count in counts if type(count) is int and take_of(count, view)]
    return message("rummy500-refusals-depths", cards=join(named, "or")) if named else ""


def _no_card_to_drop(error: IllegalAction, _view: Rummy500View, _action: Action | None) -> str:
    return message("rummy500-refusals-no-card-to-drop", cards=_cards(error))


def _use_first(error: IllegalAction, _view: Rummy500View, _action: Action | None) -> str:
    return message("rummy500-refusals-use-first", card=_cards(error))


def _leaves_taken(error: IllegalAction, view: Rummy500View, _action: Action | None) -> str:
    if view.options.go_out is GoingOut.FREE:
        return message("rummy500-refusals-leaves-taken-no-fit", card=_cards(error))
    return message("rummy500-refusals-leaves-taken", card=_cards(error))


def _no_such_meld(_error: IllegalAction, view: Rummy500View, action: Action | None) -> str:
    if not view.melds:
        return message("rummy500-refusals-no-meld")
    number = action.meld + 1 if isinstance(action, LayOff) and type(action.meld) is int else 0
    if len(view.melds) == 1:
        return message("rummy500-refusals-only-meld", number=number, meld=_melds(view, [0]))
    return message("rummy500-refusals-no-such-meld", number=number, melds=len(view.melds))


def _melds(view: Rummy500View, numbers: Sequence[int]) -> str:
    return join([f"#{number + 1} {boxed(view.melds[number].cards)}" for number in numbers], "or")


def _misfit(error: IllegalAction, view: Rummy500View, _action: Action | None) -> str:
    if not error.cards:
        return message("rummy500-refusals-name-cards")
    number = error.facts.get("meld")
    there = type(number) is int and 0 <= number < len(view.melds)
    meld = _melds(view, [number]) if there and isinstance(number, int) else "…"
    told = [
        message("rummy500-refusals-does-not-fit", count=len(error.cards), cards=boxed(error.cards), meld=meld)
    ]
    if elsewhere := fits(error.cards, view):
        told.append(message("rummy500-refusals-would-fit", melds=_melds(view, elsewhere)))
    elif len(view.melds) > 1:
        told.append(message("rummy500-refusals-never-joined"))
    return " ".join(told)


def _around(cards: Sequence[Card]) -> bool:
    """Return whether cards of a suit have an ace between king and two."""
    ranks = {RANK[card] for card in cards}
    return {0, _TWO, _KING} <= ranks


def _why_no_meld(cards: Sequence[Card], options: Rummy500Options) -> str:
    """Return why cards are no meld, as the message calls it."""
    if len(cards) < 3:
        return "short"
    if len({SUIT[card] for card in cards}) > 1:
        return "neither"
    if not options.ace_high:
        return "low-ace"
    return "corner" if _around(cards) and not options.ace_wrap else "run"


def _not_a_meld(error: IllegalAction, view: Rummy500View, _action: Action | None) -> str:
    cards = error.cards
    if not cards:
        return message("rummy500-refusals-name-meld")
    on_table = fits(cards, view)
    told = message(
        "rummy500-refusals-not-a-meld",
        cards=boxed(cards),
        why=_why_no_meld(cards, view.options),
        fits="no" if view.melds and not on_table else "none",
    )
    if not on_table:
        return told
    return f"{told} {message('rummy500-refusals-lay-off-instead', melds=_melds(view, on_table))}"


def _draw_first(_error: IllegalAction, view: Rummy500View, _action: Action | None) -> str:
    return message("rummy500-refusals-draw-first") if view.stock else message("rummy500-refusals-take-first")


def _already_drew(_error: IllegalAction, view: Rummy500View, _action: Action | None) -> str:
    if view.taken:
        return message("rummy500-refusals-already-took", cards=boxed(view.taken))
    drawn = boxed(view.drawn) if view.drawn is not None else "none"
    return message("rummy500-refusals-already-drew", card=drawn)


def _taken_card(error: IllegalAction, view: Rummy500View, _action: Action | None) -> str:
    use = "free" if view.options.single_take is SingleTake.FREE else "must"
    return message("rummy500-refusals-taken-card", card=_cards(error), use=use)


def _draw_instead(error: IllegalAction, view: Rummy500View, _action: Action | None) -> str:
    stock = error.facts.get("stock", view.stock)
    if not stock or not isinstance(stock, int):
        return message("rummy500-refusals-no-pass")
    return message("rummy500-refusals-stock-left", cards=stock)


SENTENCES: Final[dict[str, Refusal]] = {
    Reason.NOT_A_MELD: _not_a_meld,
    Reason.DOES_NOT_FIT: _misfit,
    Reason.TAKEN_CARD: _taken_card,
    Rummy500Reason.DRAW_FIRST: _draw_first,
    Rummy500Reason.ALREADY_DREW: _already_drew,
    Rummy500Reason.STOCK_EMPTY: lambda *_: message("rummy500-refusals-stock-empty"),
    Rummy500Reason.DRAW_INSTEAD: _draw_instead,
    Rummy500Reason.NO_SUCH_DEPTH: _no_such_depth,
    Rummy500Reason.TOP_ONLY: _top_only,
    Rummy500Reason.NO_USE: _no_use,
    Rummy500Reason.NO_CARD_TO_DROP: _no_card_to_drop,
    Rummy500Reason.USE_TAKEN_FIRST: _use_first,
    Rummy500Reason.LEAVES_TAKEN_CARD: _leaves_taken,
    Rummy500Reason.NO_SUCH_MELD: _no_such_meld,
}
