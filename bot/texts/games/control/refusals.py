"""Refusals of Control Card Rummy in words: a sentence or two for each reason."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from bot.texts.faces import boxed
from bot.texts.games.control.plays import takes
from bot.texts.games.control.words import asked_for, kind_name, names_of_kinds, numbered, open_line
from bot.texts.games.wording import Refusal
from bot.texts.localization import LazyMessage, join, message, with_semicolons
from engine.actions import Action
from engine.cards import FACE, Card
from engine.errors import IllegalAction, Reason
from engine.games.control.control_cards import CLOSED, ControlKind, meld_kinds
from engine.games.control.deck import ControlMode
from engine.games.control.terms import ControlReason, ControlView, LayOff, PlayControl

_TOLD: Final = 4
"""The most melds named in a refusal."""
_NONE: Final = "none"
"""The code of what is not known or does not exist."""
_THAT: Final = LazyMessage("control-refusals-that")


def _shown(cards: Sequence[Card]) -> str:
    """Return cards that begin a sentence."""
    return boxed(cards) if cards else str(_THAT)


def _no_meld(cards: Sequence[Card], fits: Sequence[ControlKind], view: ControlView) -> str:
    """Return why cards are no meld now, and whether any of the hand are.

    ``fits``: the kinds of meld that they are, whatever is in force.
    """
    shown, in_force = boxed(cards) if cards else _NONE, list(dict.fromkeys(view.in_force))
    if len(cards) < 3:
        why = message("control-refusals-too-short", cards=shown)
    elif len({FACE[card] for card in cards}) < len(cards):
        why = message("control-refusals-same-card", cards=shown)
    elif fits:
        why = message(
            "control-refusals-not-allowed",
            cards=shown,
            fits=names_of_kinds(fits, "or"),
            kinds=names_of_kinds(in_force),
            count=len(in_force),
        )
    else:
        why = message("control-refusals-no-kind", cards=shown)
    rules = with_semicolons(asked_for(kind, view.options) for kind in in_force)
    told = [why, message("control-refusals-in-force", rules=rules), *_not_now(fits, view)]
    return " ".join(told if view.fitting else [*told, message("control-refusals-nothing-fits")])


def _not_now(fits: Iterable[ControlKind], view: ControlView) -> list[str]:
    """Return that a control card which would allow the cards is gone, or comes next."""
    gone = [kind for kind in reversed(view.played) if set(meld_kinds((kind,))) & set(fits)]
    gone = [kind for kind in dict.fromkeys(gone) if kind not in view.in_force]
    told = []
    if gone:
        told.append(message("control-refusals-earlier", kinds=names_of_kinds(gone), count=len(gone)))
    if view.preview is not None and set(meld_kinds((view.preview,))) & set(fits):
        told.append(message("control-refusals-next", kind=names_of_kinds((view.preview,))))
    return told


def _refused_meld(error: IllegalAction, view: ControlView, _action: Action | None) -> str:
    return _no_meld(error.cards, _kinds(error.facts.get("fits")), view)


def _not_that_kind(error: IllegalAction, view: ControlView, _action: Action | None) -> str:
    named, fits = error.facts.get("named"), _kinds(error.facts.get("fits"))
    now = [kind for kind in meld_kinds(view.in_force) if kind in fits]
    known = isinstance(named, ControlKind)
    return message(
        "control-refusals-not-that-kind",
        cards=_shown(error.cards),
        named="none" if not known else "other" if named in fits else "wrong",
        kind=kind_name(named) if isinstance(named, ControlKind) else "",
        kinds=names_of_kinds(now, "or"),
    )


def _kinds(value: Any) -> tuple[ControlKind, ...]:
    return tuple(kind for kind in value if isinstance(kind, ControlKind)) if isinstance(value, tuple) else ()


# Lay-offs


def _unplaced(cards: Sequence[Card], view: ControlView, at: int | None = None) -> str:
    """Return why cards cannot be laid off (on the meld ``at``), and what the table melds take."""
    shown = _shown(cards)
    if not view.melds:
        return message("control-refusals-no-melds", cards=shown)
    if at is not None and at in range(len(view.melds)):
        meld = view.melds[at]
        return message(
            "control-refusals-does-not-fit",
            cards=shown,
            meld=numbered(view, at),
            kind=kind_name(meld.kind),
            takes=open_line(meld, view.options),
        )
    told = [
        f"#{number} {open_line(meld, view.options)}"
        for number, meld in enumerate(view.melds, 1)
        if meld.kind not in CLOSED and takes(meld, view.options)
    ]
    if not told:
        return message("control-refusals-all-closed", cards=shown)
    more = " …" if len(told) > _TOLD else ""
    return message("control-refusals-fits-none", cards=shown, melds=f"{with_semicolons(told[:_TOLD])}{more}")


def _elsewhere(error: IllegalAction, view: ControlView) -> str:
    fits = _numbers(error, view)
    if not fits:
        return ""
    return message("control-refusals-elsewhere", melds=join([numbered(view, at) for at in fits], "or"))


def _numbers(error: IllegalAction, view: ControlView) -> list[int]:
    """Return the numbers (from 0) of the melds that the cards fit."""
    fits = error.facts.get("fits")
    known = range(len(view.melds))
    return [at for at in fits if type(at) is int and at in known] if isinstance(fits, tuple) else []


def _misfit(error: IllegalAction, view: ControlView, action: Action | None) -> str:
    at = error.facts.get("meld")
    if at is None and isinstance(action, LayOff):
        at = action.meld
    why = _unplaced(error.cards, view, at if type(at) is int else None)
    return " ".join(filter(None, (why, _elsewhere(error, view))))


def _closed(error: IllegalAction, view: ControlView, _action: Action | None) -> str:
    at = error.facts.get("meld")
    if isinstance(at, int) and at in range(len(view.melds)):
        kind = kind_name(view.melds[at].kind)
        why = message("control-refusals-closed", meld=numbered(view, at), kind=kind)
    else:
        why = message("control-refusals-closed-unknown")
    return " ".join(filter(None, (why, _elsewhere(error, view))))


def _name_the_meld(error: IllegalAction, view: ControlView, _action: Action | None) -> str:
    fits = _numbers(error, view)
    return message(
        "control-refusals-name-the-meld",
        cards=_shown(error.cards),
        melds=join([numbered(view, at) for at in fits]) or _NONE,
        number=fits[0] + 1 if fits else 1,
    )


def _no_such_meld(_error: IllegalAction, view: ControlView, _action: Action | None) -> str:
    return message("control-refusals-no-such-meld", melds=len(view.melds))


# The turn


def _stock_empty(_error: IllegalAction, view: ControlView, _action: Action | None) -> str:
    return message("control-refusals-stock-empty", upcard=boxed(view.pile[-1]) if view.pile else _NONE)


def _stock_left(_error: IllegalAction, view: ControlView, _action: Action | None) -> str:
    return message("control-refusals-stock-left", cards=view.stock)


def _one_meld(_error: IllegalAction, view: ControlView, _action: Action | None) -> str:
    return message("control-refusals-one-meld", kinds=names_of_kinds(view.in_force))


def _leaves_taken(error: IllegalAction, _view: ControlView, _action: Action | None) -> str:
    return message("control-refusals-leaves-taken", cards=boxed(error.cards) if error.cards else _NONE)


def _level_first(error: IllegalAction, view: ControlView, _action: Action | None) -> str:
    kinds = _kinds(error.facts.get("kinds")) or view.options.level_kinds
    return message("control-refusals-level-first", kinds=join([kind_name(kind) for kind in kinds], "or"))


# Held control cards


def _not_held_here(_error: IllegalAction, view: ControlView, _action: Action | None) -> str:
    mode, kinds = view.options.control_mode.value, names_of_kinds(view.in_force)
    return message("control-refusals-none-held", mode=mode, kinds=kinds)


def _one_control(_error: IllegalAction, view: ControlView, _action: Action | None) -> str:
    return message(
        "control-refusals-one-control",
        kinds=names_of_kinds(view.in_force),
        held=names_of_kinds(view.own_controls) or _NONE,
    )


def _control_not_held(error: IllegalAction, view: ControlView, action: Action | None) -> str:
    if view.options.control_mode is not ControlMode.HELD:
        return _not_held_here(error, view, action)
    held = names_of_kinds(view.own_controls) or _NONE
    if not isinstance(action, PlayControl):
        return message("control-refusals-not-held-unknown", held=held)
    return message("control-refusals-not-held", kind=f"**{kind_name(action.kind)}**", held=held)


SENTENCES: Final[dict[str, Refusal]] = {
    Reason.NOT_A_MELD: _refused_meld,
    Reason.DOES_NOT_FIT: _misfit,
    ControlReason.DRAW_FIRST: lambda *_: message("control-refusals-draw-first"),
    ControlReason.ALREADY_DREW: lambda *_: message("control-refusals-already-drew"),
    ControlReason.STOCK_EMPTY: _stock_empty,
    ControlReason.STOCK_LEFT: _stock_left,
    ControlReason.NO_UPCARD: lambda *_: message("control-refusals-no-upcard"),
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
