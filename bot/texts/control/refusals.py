"""Refusals of Control Card Rummy in words: a sentence or two for each reason."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from bot.texts.control.words import (
    asked_for,
    kind_name,
    names_of_kinds,
    numbered,
    open_line,
)
from bot.texts.faces import boxed
from bot.texts.names import join, plural
from bot.texts.wording import Refusal
from engine.actions import Action
from engine.cards import FACE, Card
from engine.errors import IllegalAction, Reason
from engine.games.control.control_cards import ControlKind, meld_kinds
from engine.games.control.deck import ControlMode
from engine.games.control.terms import ControlReason, ControlView, LayOff, PlayControl

_TOLD: Final = 4
"""The most melds named in a refusal."""


def _upcard(view: ControlView) -> str:
    return boxed(view.pile[-1]) if view.pile else "the upcard"


def _no_meld(cards: Sequence[Card], fits: Sequence[ControlKind], view: ControlView) -> str:
    """Return why cards are no meld now, and whether any of the hand are.

    ``fits``: the kinds of meld that they are, whatever is in force.
    """
    shown = boxed(cards) if cards else "That"
    ruling = "; ".join(asked_for(kind, view.options) for kind in dict.fromkeys(view.in_force))
    if len(cards) < 3:
        why = f"{shown} is too short: a meld has at least three cards."
    elif len({FACE[card] for card in cards}) < len(cards):
        why = f"{shown} has the same card twice, which no meld may have, even with two packs."
    elif fits:
        refuses = "does" if len(set(view.in_force)) == 1 else "do"
        why = (
            f"{shown} fits {names_of_kinds(fits, 'or')}, but {names_of_kinds(view.in_force)} {refuses} "
            "not allow it."
        )
    else:
        why = f"{shown} is not a meld of any kind."
    none = "" if view.fitting else "You have no meld that fits."
    return " ".join(filter(None, (why, f"In force: {ruling}.", _not_now(fits, view), none)))


def _not_now(fits: Iterable[ControlKind], view: ControlView) -> str:
    """Return that a control card which would allow the cards is gone, or comes next."""
    gone = [kind for kind in reversed(view.played) if set(meld_kinds((kind,))) & set(fits)]
    gone = [kind for kind in dict.fromkeys(gone) if kind not in view.in_force]
    told = []
    if gone:
        told.append(f"{names_of_kinds(gone)} was in force earlier; only the card in force now counts.")
    if view.preview is not None and set(meld_kinds((view.preview,))) & set(fits):
        told.append(f"{names_of_kinds((view.preview,))} comes next.")
    return " ".join(told)


def _refused_meld(error: IllegalAction, view: ControlView, _action: Action | None) -> str:
    return _no_meld(error.cards, _kinds(error.facts.get("fits")), view)


def _not_that_kind(error: IllegalAction, view: ControlView, _action: Action | None) -> str:
    named, fits = error.facts.get("named"), _kinds(error.facts.get("fits"))
    now = [kind for kind in meld_kinds(view.in_force) if kind in fits]
    called = f"**{kind_name(named)}**" if isinstance(named, ControlKind) else "of that kind"
    cards = boxed(error.cards) if error.cards else "That"
    if isinstance(named, ControlKind) and named in fits:
        return f"{cards} is {called}, which is not in force. You can lay it as {names_of_kinds(now, 'or')}."
    return f"{cards} is not {called}. You can lay it as {names_of_kinds(now, 'or')}."


def _kinds(value: Any) -> tuple[ControlKind, ...]:
    return tuple(kind for kind in value if isinstance(kind, ControlKind)) if isinstance(value, tuple) else ()


# Lay-offs


def _unplaced(cards: Sequence[Card], view: ControlView, at: int | None = None) -> str:
    """Return why cards cannot be laid off (on the meld ``at``), and what the table melds take."""
    shown = boxed(cards) if cards else "That"
    if not view.melds:
        return f"You cannot lay off {shown}: there is no meld on the table yet."
    if at is not None and at in range(len(view.melds)):
        meld = view.melds[at]
        said = f"{shown} does not fit {numbered(view, at)} ({kind_name(meld.kind)}"
        return f"{said}, {open_line(meld, view.options)})."
    open_ = [number for number in range(len(view.melds)) if _open(view, number)]
    if not open_:
        return f"You cannot lay off {shown}: every meld on the table is closed or full."
    told = [f"#{number + 1} {open_line(view.melds[number], view.options)}" for number in open_]
    more = " …" if len(told) > _TOLD else ""
    return f"{shown} fits no meld on the table: {'; '.join(told[:_TOLD])}{more}."


def _open(view: ControlView, number: int) -> bool:
    return open_line(view.melds[number], view.options).startswith("takes")


def _elsewhere(error: IllegalAction, view: ControlView) -> str:
    fits = [number for number in _numbers(error) if number in range(len(view.melds))]
    if not fits:
        return ""
    return f" It fits {join([numbered(view, number) for number in fits], 'or')}."


def _numbers(error: IllegalAction) -> tuple[int, ...]:
    fits = error.facts.get("fits")
    return tuple(number for number in fits if type(number) is int) if isinstance(fits, tuple) else ()


def _does_not_fit(error: IllegalAction, view: ControlView, action: Action | None) -> str:
    at = error.facts.get("meld")
    if at is None and isinstance(action, LayOff):
        at = action.meld
    return _unplaced(error.cards, view, at if type(at) is int else None) + _elsewhere(error, view)


def _closed(error: IllegalAction, view: ControlView, _action: Action | None) -> str:
    at, kind = error.facts.get("meld"), error.facts.get("kind")
    where = (
        f"Meld {numbered(view, at)}" if isinstance(at, int) and at in range(len(view.melds)) else "That meld"
    )
    name = f" is a {kind_name(kind)}" if isinstance(kind, ControlKind) else ""
    return f"{where}{name}: it needs an exact number of cards, so it is closed.{_elsewhere(error, view)}"


def _name_the_meld(error: IllegalAction, view: ControlView, _action: Action | None) -> str:
    fits = [number for number in _numbers(error) if number in range(len(view.melds))]
    cards = boxed(error.cards) if error.cards else "That"
    which = join([numbered(view, number) for number in fits], "and") if fits else "several melds"
    number = fits[0] + 1 if fits else 1
    return f"{cards} fits {which}: name one, such as `on #{number}` after the cards."


def _no_such_meld(_error: IllegalAction, view: ControlView, _action: Action | None) -> str:
    if not view.melds:
        return "There is no meld on the table yet."
    if len(view.melds) == 1:
        return "There is one meld on the table, #1."
    return f"There is no such meld: the melds on the table are #1 to #{len(view.melds)}."


# The turn


def _stock_empty(_error: IllegalAction, view: ControlView, _action: Action | None) -> str:
    return f"The stock is empty: take {_upcard(view)}, or turn the discard pile over."


def _stock_left(error: IllegalAction, view: ControlView, _action: Action | None) -> str:
    left = error.facts.get("stock", view.stock)
    has = plural(left, "card") if isinstance(left, int) else "cards"
    return f"The discard pile is turned over only when the stock is empty; it still has {has}."


def _one_meld(_error: IllegalAction, view: ControlView, _action: Action | None) -> str:
    return (
        "You have melded this turn, and you meld only once a turn, whatever control card is in "
        f"force ({names_of_kinds(view.in_force)}). You can still lay off."
    )


def _leaves_taken(error: IllegalAction, _view: ControlView, _action: Action | None) -> str:
    cards = boxed(error.cards) if error.cards else "the card"
    return (
        f"That would leave you with only {cards}, which you took from the discard pile this turn: you cannot "
        "discard it or lay it off. Keep another card to discard, or use this one."
    )


def _level_first(error: IllegalAction, view: ControlView, _action: Action | None) -> str:
    kinds = _kinds(error.facts.get("kinds")) or view.options.level_kinds
    level = " or ".join(kind_name(kind) for kind in kinds) or "level's kind"
    return (
        f"At this table you need a meld of the level ({level}) of your own to go out, and you have none: "
        "keep two cards before you discard."
    )


# Held control cards


def _held(view: ControlView) -> str:
    return names_of_kinds(view.own_controls) or "none"


def _not_held_here(_error: IllegalAction, view: ControlView, _action: Action | None) -> str:
    when = {
        ControlMode.ROUND: "a new one is turned up every round",
        ControlMode.TURN: "a new one is turned up every turn",
        ControlMode.DEAL: "one stays in force for the deal",
        ControlMode.DECK: "they come up in the stock",
    }.get(view.options.control_mode, "they are turned up")
    return f"Players hold no control cards at this table: {when}. In force: {names_of_kinds(view.in_force)}."


def _one_control(_error: IllegalAction, view: ControlView, _action: Action | None) -> str:
    return (
        f"You have played a control card this turn, and you play only one a turn: "
        f"{names_of_kinds(view.in_force)} stays in force. You hold {_held(view)} for your next turn."
    )


def _control_not_held(error: IllegalAction, view: ControlView, action: Action | None) -> str:
    if view.options.control_mode is not ControlMode.HELD:
        return _not_held_here(error, view, action)
    wanted = f"**{kind_name(action.kind)}**" if isinstance(action, PlayControl) else "that control card"
    return f"You do not hold {wanted}; you hold {_held(view)}."


SENTENCES: Final[dict[str, Refusal]] = {
    Reason.NOT_A_MELD: _refused_meld,
    Reason.DOES_NOT_FIT: _does_not_fit,
    ControlReason.DRAW_FIRST: lambda *_: "Draw first: from the stock, or take the upcard.",
    ControlReason.ALREADY_DREW: lambda *_: (
        "You have already drawn this turn; now meld, lay off, and discard."
    ),
    ControlReason.STOCK_EMPTY: _stock_empty,
    ControlReason.STOCK_LEFT: _stock_left,
    ControlReason.NO_UPCARD: lambda *_: "The discard pile is empty: there is no upcard to take.",
    ControlReason.ONE_MELD: _one_meld,
    ControlReason.TWO_COPIES: _refused_meld,
    ControlReason.CONTROL_REFUSES: _refused_meld,
    ControlReason.NOT_THAT_KIND: _not_that_kind,
    ControlReason.NO_SUCH_MELD: _no_such_meld,
    ControlReason.CLOSED_KIND: _closed,
    ControlReason.NAME_THE_MELD: _name_the_meld,
    ControlReason.LEAVES_TAKEN: _leaves_taken,
    ControlReason.LEVEL_MELD_FIRST: _level_first,
    ControlReason.NO_HELD_CONTROLS: _not_held_here,
    ControlReason.ONE_CONTROL: _one_control,
    ControlReason.CONTROL_NOT_HELD: _control_not_held,
}
