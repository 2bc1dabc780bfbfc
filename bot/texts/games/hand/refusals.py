"""Refusals of Hand in words: the rule, the cards and totals, and what is possible instead."""

from typing import Final

from bot.texts.faces import boxed
from bot.texts.games.default_wording import refused_cards
from bot.texts.games.hand.melds import meld_box, numbered_box, sum_of, upcard
from bot.texts.games.wording import Refusal
from bot.texts.localization import join, message, with_semicolons
from engine.actions import Action
from engine.cards import FACE
from engine.errors import IllegalAction, Reason
from engine.games.hand.joker_melds import readings
from engine.games.hand.meld_forms import meld_terms, read
from engine.games.hand.melds import exchangeable, fitting
from engine.games.hand.terms import Exchange, HandReason, HandView, Lay, LayOff


def _cards(error: IllegalAction) -> str:
    return boxed(error.cards) if error.cards else "…"


def _named(error: IllegalAction, action: Action | None) -> str:
    return refused_cards(error, action) or "…"


def _count(error: IllegalAction, name: str) -> int:
    fact = error.facts.get(name)
    return fact if isinstance(fact, int) else 0


def _fits(error: IllegalAction) -> list[str]:
    fact = error.facts.get("fits")
    return [boxed(card) for card in fact] if isinstance(fact, tuple) else []


def _highest(error: IllegalAction, view: HandView) -> str:
    """Return the highest opening of the hand, and its points."""
    most, opening = _count(error, "best"), view.best_opening
    if not most:
        return message("hand-refusals-no-meld-in-hand")
    if opening is None or opening.total != most:
        return message("hand-refusals-highest", points=most)
    return message("hand-refusals-highest-with", points=most, melds=" ".join(map(meld_box, opening.melds)))


def _below_opening(error: IllegalAction, view: HandView, action: Action | None) -> str:
    needed, total = _count(error, "needed"), str(_count(error, "total"))
    if isinstance(action, Lay) and len(action.melds) > 1:
        total += f" ({sum_of([read(meld, view.options).value for meld in action.melds])})"
    below = (
        message(
            "hand-refusals-below-raised",
            cards=_cards(error),
            total=total,
            needed=needed,
            last=view.last_opening,
        )
        if view.last_opening is not None and view.needed > view.options.opening_min
        else message("hand-refusals-below-opening", cards=_cards(error), total=total, needed=needed)
    )
    return f"{below} {_highest(error, view)}"


def _not_opened(error: IllegalAction, view: HandView, _action: Action | None) -> str:
    not_opened = message("hand-refusals-not-opened", needed=_count(error, "needed"))
    return f"{not_opened} {_highest(error, view)}"


def _needs_run(error: IllegalAction, _view: HandView, _action: Action | None) -> str:
    return message("hand-refusals-needs-run", cards=_cards(error), total=_count(error, "total"))


def _why_not_taken(error: IllegalAction, view: HandView) -> str:
    """Return why the upcard may not be taken, in a clause."""
    if error.reason == HandReason.RETURNED:
        return message("hand-refusals-why-returned", card=upcard(view))
    if error.reason != HandReason.TAKE_NOT_FEASIBLE:
        return message("hand-refusals-why-not-now")
    best, needed = error.facts.get("best"), error.facts.get("needed")
    if needed is None:
        return message("hand-refusals-why-no-new-meld", card=upcard(view))
    if not best:
        return message("hand-refusals-why-no-meld", card=upcard(view))
    if isinstance(best, int) and isinstance(needed, int) and best < needed:
        return message("hand-refusals-why-too-low", card=upcard(view), points=best, needed=needed)
    return message("hand-refusals-why-no-discard", card=upcard(view))


def not_taken(error: IllegalAction, view: HandView) -> str:
    """Return that the upcard cannot be taken, and why."""
    return message("hand-refusals-not-taken", card=upcard(view), why=_why_not_taken(error, view))


def _not_feasible(error: IllegalAction, view: HandView, _action: Action | None) -> str:
    return message("hand-refusals-not-feasible", card=upcard(view), why=_why_not_taken(error, view))


def _must_meld_taken(error: IllegalAction, view: HandView, _action: Action | None) -> str:
    if view.options.allow_return_discard:
        return message("hand-refusals-must-meld-or-return", card=_cards(error))
    return message("hand-refusals-must-meld", card=_cards(error))


def _declaration(error: IllegalAction, view: HandView, _action: Action | None) -> str:
    if error.rule.startswith("5"):
        return message("hand-refusals-wrong-end", cards=_cards(error))
    ways = [
        message("hand-refusals-way", meld=meld_box(way), kind=way.kind.value, points=way.value)
        for way in readings(error.cards, meld_terms(view.options))[:6]
    ]
    return message("hand-refusals-declaration", cards=_cards(error), ways=join(ways, "or"))


def _jokers(error: IllegalAction, view: HandView, _action: Action | None) -> str:
    limit, held = view.options.max_jokers_per_meld, _count(error, "jokers")
    if error.rule.startswith("5"):
        return message("hand-refusals-jokers-full", limit=limit)
    if held > limit:
        return message("hand-refusals-jokers", cards=_cards(error), jokers=held, limit=limit)
    least = view.options.min_naturals_per_meld
    return message("hand-refusals-naturals", cards=_cards(error), naturals=least)


def _not_a_meld(error: IllegalAction, _view: HandView, _action: Action | None) -> str:
    if error.facts.get("round_the_corner"):
        return message("hand-refusals-corner", cards=_cards(error))
    if error.rule == "3.2":
        return message("hand-refusals-not-a-run", cards=_cards(error))
    return message("hand-refusals-not-a-meld", cards=_cards(error))


def _card_twice(error: IllegalAction, _view: HandView, action: Action | None) -> str:
    if isinstance(action, Exchange):
        return message("hand-refusals-exchanged-twice", cards=_named(error, action))
    return message("hand-refusals-twice", cards=_named(error, action))


def _number(view: HandView, action: Action | None) -> int | None:
    number = action.meld if isinstance(action, LayOff | Exchange) else None
    return number if number is not None and number in range(len(view.melds)) else None


def _meld(view: HandView, action: Action | None) -> str:
    """Return the table meld that an action names, with its number."""
    number = _number(view, action)
    return numbered_box(number, view.melds[number]) if number is not None else "…"


def _misfit(error: IllegalAction, view: HandView, action: Action | None) -> str:
    named, meld = _named(error, action), _meld(view, action)
    fits = join(_fits(error), "or") or "none"
    if _number(view, action) is None:
        return message("hand-refusals-does-not-fit", cards=named)
    if isinstance(action, Exchange):
        return message("hand-refusals-not-freed", cards=named, meld=meld, fits=fits)
    others = [
        numbered_box(at, other)
        for at, other in enumerate(view.melds)
        if any(FACE[card] in fitting(other, view.options) for card in error.cards)
    ]
    elsewhere = (
        message("hand-refusals-fits-others", cards=named, melds=join(others))
        if others
        else message("hand-refusals-fits-no-other", cards=named)
    )
    there = message("hand-refusals-does-not-fit-meld", cards=named, meld=meld, fits=fits)
    return f"{there} {elsewhere}"


def _needs_both(error: IllegalAction, view: HandView, action: Action | None) -> str:
    meld, fits = _meld(view, action), _fits(error)
    if isinstance(action, LayOff):
        return message("hand-refusals-joker-only", meld=meld)
    return message(
        "hand-refusals-needs-both",
        cards=_named(error, action),
        meld=meld,
        fits=join(fits),
        jokers=int(len(fits) > 2),
    )


def _no_exchange(error: IllegalAction, view: HandView, action: Action | None) -> str:
    if error.facts.get("played") is False:
        return message("hand-refusals-no-exchange")
    if error.facts.get("jokers") == 0:
        return f"{message('hand-refusals-no-joker', meld=_meld(view, action))} {_jokers_in_melds(view)}"
    if error.rule == "6.4":
        return message("hand-refusals-natural-for-joker")
    if error.rule == "6.2":
        return message("hand-refusals-one-at-a-time", fits=join(_fits(error), "or"))
    return message("hand-refusals-more-than-jokers", cards=_named(error, action), meld=_meld(view, action))


def _jokers_in_melds(view: HandView) -> str:
    """Return which melds on the table have jokers, and the cards that free these."""
    jokers = [
        message(
            "hand-refusals-joker-in",
            meld=numbered_box(at, meld),
            cards=" ".join([boxed(card) for card in exchangeable(meld)]),
        )
        for at, meld in enumerate(view.melds)
        if exchangeable(meld)
    ]
    if not jokers:
        return message("hand-refusals-no-joker-anywhere")
    return message("hand-refusals-jokers-in", melds=with_semicolons(jokers))


def _must_keep(error: IllegalAction, view: HandView, action: Action | None) -> str:
    if view.taken is not None and error.facts.get("keep") == 2:
        return message("hand-refusals-keep-another", card=boxed(view.taken))
    if isinstance(action, LayOff):
        return message("hand-refusals-keep-lay-off")
    return message("hand-refusals-keep-meld")


def _set_full(error: IllegalAction, view: HandView, action: Action | None) -> str:
    if _number(view, action) is not None:
        return message("hand-refusals-set-full", meld=_meld(view, action))
    return message("hand-refusals-set-too-long", cards=_cards(error))


def _run_full(error: IllegalAction, view: HandView, action: Action | None) -> str:
    longest = view.options.run_max
    if _number(view, action) is not None:
        return message("hand-refusals-run-full", meld=_meld(view, action), longest=longest)
    return message("hand-refusals-run-too-long", cards=_cards(error), longest=longest)


def _end_needed(error: IllegalAction, view: HandView, action: Action | None) -> str:
    fits = join(_fits(error)[:2], "or")
    return message("hand-refusals-end-needed", meld=_meld(view, action), fits=fits)


def _stock_empty(error: IllegalAction, view: HandView, _action: Action | None) -> str:
    if error.facts.get("take"):
        return message("hand-refusals-stock-empty-take", card=upcard(view))
    return message("hand-refusals-stock-empty")


def _no_such_meld(_error: IllegalAction, view: HandView, _action: Action | None) -> str:
    if not view.melds:
        return message("hand-refusals-no-meld")
    return message("hand-refusals-no-such-meld", melds=len(view.melds))


SENTENCES: Final[dict[str, Refusal]] = {
    Reason.NOT_A_MELD: _not_a_meld,
    Reason.CARD_TWICE: _card_twice,
    Reason.DOES_NOT_FIT: _misfit,
    Reason.TAKEN_CARD: lambda error, _, action: message(
        "hand-refusals-taken-card", card=_named(error, action)
    ),
    HandReason.PARTNERS_TURN: lambda *_: message("hand-refusals-partners-turn"),
    HandReason.ANSWER_FIRST: lambda *_: message("hand-refusals-answer-first"),
    HandReason.NO_FOUR_PAIRS: lambda error, *_: message(
        "hand-refusals-no-four-pairs", cards=boxed(error.cards) if error.cards else "none"
    ),
    HandReason.STARTER_DISCARDS: lambda *_: message("hand-refusals-starter-discards"),
    HandReason.DRAW_FIRST: lambda *_: message("hand-refusals-draw-first"),
    HandReason.ALREADY_DREW: lambda *_: message("hand-refusals-already-drew"),
    HandReason.NO_DISCARD: lambda *_: message("hand-refusals-no-discard"),
    HandReason.RETURNED: lambda _, view, __: message("hand-refusals-returned", card=upcard(view)),
    HandReason.TAKE_NOT_FEASIBLE: _not_feasible,
    HandReason.STOCK_EMPTY: _stock_empty,
    HandReason.STOCK_LEFT: lambda *_: message("hand-refusals-stock-left"),
    HandReason.NOTHING_TAKEN: lambda *_: message("hand-refusals-nothing-taken"),
    HandReason.NO_RETURN: lambda error, *_: message("hand-refusals-no-return", card=_cards(error)),
    HandReason.MUST_MELD_TAKEN: _must_meld_taken,
    HandReason.NOTHING_LAID: lambda *_: message("hand-refusals-nothing-laid"),
    HandReason.TOO_SHORT: lambda error, *_: message("hand-refusals-too-short", cards=_cards(error)),
    HandReason.JOKERS: _jokers,
    HandReason.DECLARATION: _declaration,
    HandReason.BELOW_OPENING: _below_opening,
    HandReason.NEEDS_RUN: _needs_run,
    HandReason.NOT_OPENED: _not_opened,
    HandReason.MUST_KEEP_CARD: _must_keep,
    HandReason.NO_SUCH_MELD: _no_such_meld,
    HandReason.SET_FULL: _set_full,
    HandReason.RUN_FULL: _run_full,
    HandReason.END_NEEDED: _end_needed,
    HandReason.NEEDS_BOTH: _needs_both,
    HandReason.NO_EXCHANGE: _no_exchange,
    HandReason.MUST_USE_JOKER: lambda _, view, __: message(
        "hand-refusals-must-use-joker", jokers=view.jokers_due or 1
    ),
    HandReason.NOT_ON_FIRST_TURN: lambda *_: message("hand-refusals-not-on-first-turn"),
}
