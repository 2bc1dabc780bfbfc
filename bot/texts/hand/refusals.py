"""Refusals of Hand in words: the rule, the cards and totals, and what is possible instead."""

from typing import Final

from bot.texts.default_wording import refused_cards
from bot.texts.faces import boxed
from bot.texts.hand.melds import meld_box, meld_words, sum_of, upcard
from bot.texts.names import join, plural
from bot.texts.wording import Refusal
from engine.actions import Action
from engine.cards import FACE, Card
from engine.errors import IllegalAction, Reason
from engine.games.hand.joker_melds import readings
from engine.games.hand.meld_forms import meld_terms, read
from engine.games.hand.melds import exchangeable, fitting
from engine.games.hand.terms import Exchange, HandMeld, HandReason, HandView, Lay, LayOff


def _cards(fact: object) -> tuple[Card, ...]:
    return fact if isinstance(fact, tuple) else ()


def _highest(error: IllegalAction, view: HandView) -> str:
    """Return the highest opening of the hand, and its points."""
    most = error.facts.get("best") or 0
    opening = view.best_opening
    if not most:
        return "Your hand has no meld."
    shown = ""
    if opening is not None and opening.total == most:
        shown = f": {' '.join(map(meld_box, opening.melds))}"
    return f"Your highest opening is {most}{shown}."


def _below_opening(error: IllegalAction, view: HandView, action: Action | None) -> str:
    needed, total = error.facts.get("needed"), error.facts.get("total")
    parts = ""
    if isinstance(action, Lay) and len(action.melds) > 1:
        values = [read(meld, view.options).value for meld in action.melds]
        parts = f" ({sum_of(values)})"
    raised = (
        f" (the opening before was {view.last_opening})"
        if view.last_opening is not None and view.needed > view.options.opening_min
        else ""
    )
    return (
        f"{boxed(error.cards)} makes {total}{parts}; you need {needed} to open{raised}, all at once and "
        f"without lay-offs. {_highest(error, view)}"
    )


def _not_opened(error: IllegalAction, view: HandView, _action: Action | None) -> str:
    return (
        f"You have not opened: first meld {error.facts.get('needed')} points, then you can lay off and "
        f"exchange, which never count toward it. {_highest(error, view)}"
    )


def why_not_taken(error: IllegalAction, view: HandView) -> str:
    """Return why the upcard may not be taken, in a sentence."""
    if error.reason == HandReason.RETURNED:
        return f"you have put {upcard(view)} back this turn"
    if error.reason != HandReason.TAKE_NOT_FEASIBLE:
        return "that is not possible now"
    best, needed = error.facts.get("best"), error.facts.get("needed")
    if needed is None:
        return f"you have no new meld with {upcard(view)} that leaves a card to discard"
    if not best:
        return f"you have no meld with {upcard(view)}"
    if isinstance(best, int) and isinstance(needed, int) and best < needed:
        return f"with {upcard(view)} in a meld you could open with {best} at most; you need {needed}"
    return f"no opening with {upcard(view)} leaves a card to discard, as this table requires"


def _not_feasible(error: IllegalAction, view: HandView, _action: Action | None) -> str:
    return (
        f"You cannot take {upcard(view)}: it must go into a new meld at once, and "
        f"{why_not_taken(error, view)}."
    )


def _must_meld_taken(error: IllegalAction, view: HandView, _action: Action | None) -> str:
    taken = boxed(error.cards) if error.cards else "the card you took"
    back = ", or put it back," if view.options.allow_return_discard else ""
    return f"You took {taken}: first meld it{back} before anything else."


def _declaration(error: IllegalAction, view: HandView, _action: Action | None) -> str:
    if error.rule.startswith("5"):
        return f"{boxed(error.cards)} does not fit that end of the meld; a set has no ends."
    ways = readings(error.cards, meld_terms(view.options))
    shown = [f"`{meld_words(way)}` ({way.kind}, {way.value})" for way in ways[:6]]
    return (
        f"{boxed(error.cards)} can only be {join(shown, 'or')}: type what a joker stands for after it "
        "(`JK=9H`), or add low, high, set or run."
    )


def _jokers(error: IllegalAction, view: HandView, _action: Action | None) -> str:
    limit = view.options.max_jokers_per_meld
    if error.rule.startswith("5"):
        return f"That meld already has {plural(limit, 'joker')}, the most a meld can have."
    held = error.facts.get("jokers")
    if isinstance(held, int) and held > limit:
        return f"{boxed(error.cards)} has {plural(held, 'joker')}; a meld can have {limit} at most."
    least = view.options.min_naturals_per_meld
    return f"{boxed(error.cards)}: a meld needs at least {plural(least, 'natural card')}."


def _not_a_meld(error: IllegalAction, _view: HandView, _action: Action | None) -> str:
    named = boxed(error.cards) if error.cards else "That"
    if error.facts.get("round_the_corner"):
        return (
            f"{named} goes around the corner: an ace comes before the two or after the king, never between."
        )
    if error.rule == "3.2":
        return f"{named} is not a run: its cards must be consecutive, with jokers in the gaps."
    return (
        f"{named} is not a meld: a meld is three or four of a rank in different suits, or at least three "
        "consecutive cards of one suit."
    )


def _card_twice(error: IllegalAction, _view: HandView, action: Action | None) -> str:
    named = refused_cards(error, action) or "A card"
    if isinstance(action, Exchange):
        return f"You named {named} twice: an exchange takes cards of different suits."
    return f"{named} would be melded twice: no meld has the same card twice, and no card is in two melds."


def _number(view: HandView, action: Action | None) -> int | None:
    number = action.meld if isinstance(action, LayOff | Exchange) else None
    return number if number is not None and number in range(len(view.melds)) else None


def _at(number: int, meld: HandMeld) -> str:
    """Return a table meld with the number that commands use."""
    return f"#{number + 1} {meld_box(meld)}"


def _fits(cards: tuple[Card, ...]) -> str:
    return f"only {join([boxed(card) for card in cards], 'or')}" if cards else "nothing"


def _does_not_fit(error: IllegalAction, view: HandView, action: Action | None) -> str:
    named = refused_cards(error, action) or "That"
    number = _number(view, action)
    fits = _cards(error.facts.get("fits"))
    if number is None:
        return f"{named} does not fit."
    meld = view.melds[number]
    if isinstance(action, Exchange):
        return (
            f"{named} is not what the joker in {_at(number, meld)} stands for: {_fits(fits)} would free it."
        )
    others = [
        _at(at, other)
        for at, other in enumerate(view.melds)
        if any(FACE[card] in fitting(other, view.options) for card in error.cards)
    ]
    rest = f"fits {join(others, 'and')}" if others else "fits no other meld on the table"
    return f"{named} does not fit {_at(number, meld)}: {_fits(fits)} can be laid off there. {named} {rest}."


def _needs_both(error: IllegalAction, view: HandView, action: Action | None) -> str:
    number = _number(view, action)
    meld = _at(number, view.melds[number]) if number is not None else "that set"
    fits = _cards(error.facts.get("fits"))
    if isinstance(action, LayOff):
        return f"At this table only a joker can be laid off on a set of three with a joker: {meld}."
    return (
        f"{refused_cards(error, action)} alone does not free the joker of {meld}: in a set of three it "
        "may be any missing suit, so you need "
        f"{join([boxed(card) for card in fits])}{' (all but one stays a joker)' if len(fits) > 2 else ''}."
    )


def _no_exchange(error: IllegalAction, view: HandView, action: Action | None) -> str:
    if error.facts.get("played") is False:
        return "There is no joker exchange at this table."
    number = _number(view, action)
    meld = _at(number, view.melds[number]) if number is not None else "That meld"
    if error.facts.get("jokers") == 0:
        jokers = [
            f"{_at(at, other)} for {' '.join(boxed(card) for card in exchangeable(other))}"
            for at, other in enumerate(view.melds)
            if exchangeable(other)
        ]
        there = f" There are jokers in {'; '.join(jokers)}." if jokers else " There is none on the table."
        return f"{meld} has no joker to exchange.{there}"
    if error.rule == "6.4":
        return "A joker is exchanged for natural cards from your hand, never for a joker."
    if error.rule == "6.2":
        fits = _cards(error.facts.get("fits"))
        return f"In a run you exchange one card at a time: {join([boxed(card) for card in fits], 'or')}."
    return f"{refused_cards(error, action) or 'That'} are more cards than {meld} has jokers for."


def _must_keep(error: IllegalAction, view: HandView, action: Action | None) -> str:
    keep = error.facts.get("keep")
    if view.taken is not None and keep == 2:
        return (
            f"You must keep a card to discard, and not {boxed(view.taken)}, which you have just taken. "
            "Keep another one."
        )
    word = "lay that off" if isinstance(action, LayOff) else "meld that"
    return f"If you {word}, you have no card left to discard, and every turn ends with a discard: keep one."


def _set_full(error: IllegalAction, view: HandView, action: Action | None) -> str:
    number = _number(view, action)
    if number is not None:
        return f"{_at(number, view.melds[number])} is complete: a set has four cards, one of each suit."
    return f"{boxed(error.cards)} is too many: a set has at most four cards, one of each suit."


def _run_full(error: IllegalAction, view: HandView, action: Action | None) -> str:
    number = _number(view, action)
    longest = view.options.run_max
    if number is not None:
        return f"{_at(number, view.melds[number])} is complete: a run has at most {longest} cards."
    return f"{boxed(error.cards)} is too long: a run has at most {longest} cards."


def _end_needed(error: IllegalAction, view: HandView, action: Action | None) -> str:
    number = _number(view, action)
    run = _at(number, view.melds[number]) if number is not None else "that run"
    fits = [boxed(card) for card in _cards(error.facts.get("fits"))[:2]]
    return f"The joker fits both ends of {run}: say low or high, for {join(fits, 'or')}."


def _stock_empty(error: IllegalAction, view: HandView, _action: Action | None) -> str:
    take = (
        f": take {upcard(view)}, or pass and end the round"
        if error.facts.get("take")
        else ": pass, and the round ends"
    )
    return f"No card is left to draw, and the discard pile is not reshuffled any more{take}."


def _too_short(error: IllegalAction, _view: HandView, _action: Action | None) -> str:
    return f"{boxed(error.cards) if error.cards else 'That'} is too short: a meld has at least three cards."


def _no_such_meld(_error: IllegalAction, view: HandView, _action: Action | None) -> str:
    there = len(view.melds)
    if not there:
        return "There is no meld on the table yet."
    return f"There is no such meld: the melds on the table are #1 to #{there}."


def _must_use_joker(_error: IllegalAction, view: HandView, _action: Action | None) -> str:
    return (
        "At this table a joker from an exchange must be melded or laid off in the same turn: you still have "
        f"{plural(view.jokers_due or 1, 'joker')} to place, and this would leave no place for it."
    )


def _needs_run(error: IllegalAction, _view: HandView, _action: Action | None) -> str:
    return (
        f"{boxed(error.cards)} makes {error.facts.get('total')}, but at this table an opening needs at least "
        "one run."
    )


SENTENCES: Final[dict[str, Refusal]] = {
    Reason.NOT_A_MELD: _not_a_meld,
    Reason.CARD_TWICE: _card_twice,
    Reason.DOES_NOT_FIT: _does_not_fit,
    Reason.TAKEN_CARD: lambda error, _, action: (
        f"You took {refused_cards(error, action) or 'that card'} from the discard pile this turn: meld "
        "it, you cannot discard it."
    ),
    HandReason.PARTNERS_TURN: lambda *_: (
        "It is your partner's turn, and you cannot play for your partner: wait for yours."
    ),
    HandReason.ANSWER_FIRST: lambda *_: "First everybody says whether they want a redeal.",
    HandReason.NO_FOUR_PAIRS: lambda error, *_: (
        "Only a player dealt four identical pairs can ask for a redeal, before the first discard"
        + (f"; you have {boxed(error.cards)}." if error.cards else ".")
    ),
    HandReason.STARTER_DISCARDS: lambda *_: (
        "In the first turn of the round you only discard: you have fifteen cards, so discard one."
    ),
    HandReason.DRAW_FIRST: lambda *_: "First draw from the stock, or take the upcard.",
    HandReason.ALREADY_DREW: lambda *_: "You have already drawn this turn.",
    HandReason.NO_DISCARD: lambda *_: "The discard pile is empty: draw from the stock.",
    HandReason.RETURNED: lambda _, view, __: (
        f"You took {upcard(view)} and put it back, so now draw from the stock."
    ),
    HandReason.TAKE_NOT_FEASIBLE: _not_feasible,
    HandReason.STOCK_EMPTY: _stock_empty,
    HandReason.STOCK_LEFT: lambda *_: "There are still cards to draw, so the round goes on.",
    HandReason.NOTHING_TAKEN: lambda *_: (
        "You can put back only an upcard taken this turn, before you meld anything."
    ),
    HandReason.NO_RETURN: lambda error, *_: (
        f"You cannot put {boxed(error.cards) if error.cards else 'the upcard'} back at this table or at this "
        "point: meld it."
    ),
    HandReason.MUST_MELD_TAKEN: _must_meld_taken,
    HandReason.NOTHING_LAID: lambda *_: "Name the cards of at least one meld.",
    HandReason.TOO_SHORT: _too_short,
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
    HandReason.MUST_USE_JOKER: _must_use_joker,
    HandReason.NOT_ON_FIRST_TURN: lambda *_: (
        "At this table nobody goes out on their first turn: keep two cards, one to discard and one to hold."
    ),
}
