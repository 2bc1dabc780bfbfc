"""Words that are the same in every game, and those of a game without its own words.

Nothing here depends on a game, so the words of a game may use all of it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import fields
from enum import StrEnum
from functools import cache
from typing import Any, Final, get_args, get_type_hints

from bot.manager.tables.table import PlayedMove
from bot.texts.faces import boxed, boxes, face
from bot.texts.localization import LazyMessage, message, with_commas
from data.tables.row_types import Why
from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.cards import Card
from engine.deal import Result
from engine.errors import IllegalAction
from engine.events import Discarded, DrewStock, Event, Paid, TookUpcard
from engine.views import View

ON: Final = LazyMessage("default-wording-typed-on")
"""Words before the number of a meld in typed moves, such as ``10H on #3``."""


def humanised(code: str) -> str:
    """Return a code name as words: ``big_gin`` is big gin."""
    return code.replace("_", " ")


def value_words(value: object, named: Mapping[str, str | LazyMessage]) -> str:
    """Return the value of an option in words; ``named`` maps values to their names."""
    if isinstance(value, bool):
        return message("default-wording-yes") if value else message("default-wording-no")
    if str(value) in named:
        return str(named[str(value)])
    if value is None:
        return message("default-wording-no-limit")
    if isinstance(value, str) and value.startswith("flat:"):
        return message("default-wording-extra", points=int(value.removeprefix("flat:")))
    if isinstance(value, StrEnum):
        return humanised(str(value))
    return str(value).replace("-", "−") if isinstance(value, int) else str(value)


@cache
def _fields(kind: type[Any]) -> tuple[tuple[str, bool], ...]:
    """Return each field of an action or event except the seat, and whether it holds cards."""
    hints = get_type_hints(kind)
    return tuple((item.name, _of_cards(hints[item.name])) for item in fields(kind) if item.name != "seat")


def _of_cards(hint: object) -> bool:
    return hint is Card or any(_of_cards(part) for part in get_args(hint))


def _spell(value: object, of_cards: bool) -> str:
    if isinstance(value, tuple):
        nested = any(isinstance(part, tuple) for part in value)
        return (" | " if nested else " ").join(_spell(part, of_cards) for part in value)
    if of_cards and isinstance(value, int):
        return face(Card(value))
    return humanised(str(value))


def field_words(thing: Action | Event) -> str:
    """Return the fields of an action or event, with cards as faces.

    Fields that are None, empty or False are skipped.
    """
    of_kind = _fields(type(thing))  # type: ignore[arg-type] # mypy takes the class's __hash__ for its own
    values = ((getattr(thing, name), of_cards) for name, of_cards in of_kind)
    return with_commas(
        _spell(value, of_cards) for value, of_cards in values if value not in (None, (), False)
    )


def card_of_action(action: Action) -> Card | None:
    """Return the one card that an action is about (its field ``card``), else None."""
    return getattr(action, "card", None)


def upcard(view: View) -> str:
    """Return the upcard for a label."""
    return face(view.pile[-1]) if view.pile else message("default-wording-upcard")


def label(action: Action, view: View) -> str:
    """Return the label of an action's button or menu option."""
    match action:
        case DrawStock():
            return message("default-wording-draw")
        case TakeUpcard():
            return message("default-wording-take", card=upcard(view))
        case Discard(card):
            return message("default-wording-discard", card=face(card))
        case _:
            words = humanised(action.verb or type(action).__name__).capitalize()
            return f"{words} {field_words(action)}".rstrip()


def predicate(event: Event, names: Sequence[str]) -> str:
    """Return an event's predicate, to follow the seat's name."""
    match event:
        case DrewStock(_, card):
            if card is None:
                return message("default-wording-drew")
            return message("default-wording-drew-card", card=boxed(card))
        case TookUpcard(_, card):
            return message("default-wording-took", card=boxed(card))
        case Discarded(_, card):
            return message("default-wording-discarded", card=boxed(card))
        case Paid(_, payer, amount, reason, _, cards):
            shown = f" {boxed(cards)}" if cards else ""
            purpose = f"{humanised(reason)}{shown}"
            return message("default-wording-paid", chips=amount, payer=names[payer], purpose=purpose)
        case _:
            words = "".join(f" {char.lower()}" if char.isupper() else char for char in type(event).__name__)
            return f"·{words} {field_words(event)}".rstrip()


def source(event: Event) -> str:
    """Return where the card of a turn came from, for a short line; ``""`` for any other event."""
    match event:
        case DrewStock(_, card):
            if card is None:
                return message("default-wording-from-stock")
            return message("default-wording-card-from-stock", card=boxed(card))
        case TookUpcard(_, card):
            return message("default-wording-from-pile", card=boxed(card))
        case _:
            return ""


def finished_turn(name: str, plays: Sequence[str], discard: str) -> str:
    """Return a complete turn in a short line: ``Ada: stock · melded 5♠ 6♠ 7♠ → 10♦``."""
    return message("default-wording-finished-turn", player=name, plays=" · ".join(plays), discard=discard)


def refused_cards(error: IllegalAction, action: Action | None) -> str:
    """Return the cards of a refusal, or else those of the action; ``""`` if there are none."""
    if error.cards:
        return boxed(error.cards)
    named = field_words(action) if action is not None else ""
    return f"`{named}`" if named else ""


def before_me(view: View) -> list[str]:
    """Return what else a player considers before a move: upcard and stock."""
    if not view.pile:
        return [message("default-wording-stock", count=view.stock)]
    return [message("default-wording-upcard-stock", card=boxed(view.pile[-1]), count=view.stock)]


def facts(view: View, names: Sequence[str], *more: str, shows_upcard: bool = True) -> str:
    """Return the small print of a deal in progress: stock, cards held, dealer, and ``more``."""
    stock = (
        message("default-wording-upcard-and-stock", count=view.stock)
        if view.pile and shows_upcard
        else message("default-wording-stock", count=view.stock)
    )
    held = (
        message("default-wording-each", cards=view.held[0])
        if len(set(view.held)) == 1
        else " · ".join(
            [
                message("default-wording-held", player=name, cards=cards)
                for name, cards in zip(names, view.held, strict=True)
            ]
        )
    )
    dealt = message("default-wording-dealt", player=names[view.dealer])
    return "-# " + "\u00a0· ".join([stock, held, dealt, *more])


def meld_lines(view: View, names: Sequence[str]) -> list[str]:
    """Return the melds on the table, a line for each owner."""
    owners = sorted({meld.owner for meld in view.melds})
    return [
        f"**{names[owner]}** {boxes([meld.cards for meld in view.melds if meld.owner == owner])}"
        for owner in owners
    ]


def only_move_suffix(moved: PlayedMove, seat: int | None) -> str:
    """Return the suffix for a move that was made automatically because it was the only one.

    It is shown to its own seat only: the others must not learn that there was no choice.
    """
    return f" {message('default-wording-only-move')}" if moved.why is Why.ONLY and moved.seat == seat else ""


def result_title(result: Result, names: Sequence[str]) -> str:
    """Return how a deal ended, in a line."""
    ending = humanised(result.ending).capitalize()
    if result.winner is None:
        return ending
    return message("default-wording-won", ending=ending, player=names[result.winner])


def result_lines(result: Result, names: Sequence[str]) -> list[str]:
    """Return what each seat gained."""
    if any(result.chips):
        return [
            message("default-wording-gained-chips", player=name, gain=f"{gain:+d}", count=abs(gain))
            for name, gain in zip(names, result.chips, strict=True)
        ]
    return [
        message("default-wording-gained-points", player=name, gain=f"{gain:+d}", count=abs(gain))
        for name, gain in zip(names, result.points, strict=True)
    ]
