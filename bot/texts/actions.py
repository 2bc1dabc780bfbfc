"""Actions in words: on buttons, in menus, in questions.

Actions of a game that nobody has described go by verb and fields.
"""

from collections.abc import Sequence
from dataclasses import fields
from functools import cache
from typing import Any, Final, get_args, get_type_hints

from bot.texts import panguingue
from bot.texts.names import join
from bot.ui.faces import boxed, boxes, face, row
from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.arrange import deadwood
from engine.cards import FACE, POINTS, Card, mask_of
from engine.events import Event
from engine.games.gin_terms import (
    BigGin,
    Defend,
    GinView,
    Knock,
    PassUpcard,
    PassWall,
    WallBigGin,
    WallKnock,
)
from engine.games.panguingue import PanView
from engine.views import View

__all__ = [
    "action_label",
    "action_note",
    "card_of_action",
    "left_by",
    "menu_title",
    "possible",
    "question",
    "spelled",
    "yes",
]

_TITLES: Final = {
    "discard": "Throw a card …",
    "knock": "Knock with …",
    "defend": "Defend: what to keep and lay off …",
}


@cache
def _fields(kind: type[Any]) -> tuple[tuple[str, bool], ...]:
    """Return name and whether it holds cards, for every field of an action or event but the seat."""
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
    return str(value).replace("_", " ")


def spelled(thing: Action | Event) -> str:
    """Return the fields of an action or event in a row, cards as cards; what is None, empty or a bare "no" is
    left out.
    """
    of_kind = _fields(type(thing))  # type: ignore[arg-type] # mypy takes the class's __hash__ for its own
    values = ((getattr(thing, name), of_cards) for name, of_cards in of_kind)
    return ", ".join(_spell(value, of_cards) for value, of_cards in values if value not in (None, (), False))


def card_of_action(action: Action) -> Card | None:
    """Return the one card that an action is about (its field ``card``), None for actions of another shape."""
    return getattr(action, "card", None)


def _upcard(view: View) -> str:
    return face(view.pile[-1]) if view.pile else "the upcard"


def left_by(action: Action, view: View) -> int | None:
    """Return the deadwood that the action leaves in the seat's hand, None where that is no question of the
    game.
    """
    if not isinstance(view, GinView):
        return None
    match action:
        case Discard(card):
            return deadwood(mask_of(view.hand) ^ 1 << card)
        case Knock(card, None) | WallKnock(card, None):
            return dict(view.knocks)[card]
        case Knock(card, melds) | WallKnock(card, melds):
            held = {*view.hand, *(view.pile[-1:] if isinstance(action, WallKnock) else ())} - {card}
            return sum(POINTS[loose] for loose in held.difference(*(melds or ())))
        case Defend(melds, laid_off):
            return sum(POINTS[loose] for loose in set(view.hand).difference(laid_off, *melds))
        case BigGin() | WallBigGin():
            return 0
        case _:
            return None


def action_label(action: Action, view: View) -> str:
    """Return what stands on a button or in a menu for the action."""
    own = panguingue.label(action, view) if isinstance(view, PanView) else ""
    if own:
        return own
    match action:
        case DrawStock():
            return "Draw from the stock"
        case TakeUpcard():
            return f"Take {_upcard(view)}"
        case PassUpcard():
            return f"Leave {_upcard(view)}"
        case PassWall():
            return "Let the wall stand (a draw)"
        case Discard(card):
            back = isinstance(view, GinView) and card == view.drawn
            return f"Throw back {face(card)}" if back else f"Throw {face(card)}"
        case Knock(card):
            left = left_by(action, view)
            return f"Knock with {face(card)} · leaves {left}" if left else f"Gin! Throw {face(card)}"
        case WallKnock(card):
            left = left_by(action, view)
            end = f"knock with {face(card)} · leaves {left}" if left else f"gin! Throw {face(card)}"
            return f"Take {_upcard(view)}, {end}"
        case BigGin():
            return "Big gin! All eleven cards"
        case WallBigGin():
            return f"Take {_upcard(view)}: big gin!"
        case Defend(_, laid_off):
            return f"Leaves {left_by(action, view)} · " + (
                f"lay off {row(laid_off)}" if laid_off else "no lay-off"
            )
        case _:
            words = (action.verb or type(action).__name__).replace("_", " ").capitalize()
            return f"{words} {spelled(action)}".rstrip()


def _new(action: Discard, view: View) -> str:
    if not isinstance(view, GinView) or action.card != view.drawn:
        return ""
    return " · just taken" if view.drawn == view.taken else " · just drawn"


def action_note(action: Action, view: View) -> str:
    """Return a second, smaller line for the action in a menu; ``""`` where the label says all."""
    if isinstance(view, PanView):
        return panguingue.note(action, view)
    match action:
        case Discard():
            left = left_by(action, view)
            if left is None:
                return ""
            return f"leaves {left} deadwood{_new(action, view)}"
        case Knock(_, None) | WallKnock(_, None):
            return "the house arranges your melds"
        case Knock(_, melds) | WallKnock(_, melds):
            return "melds " + " | ".join(map(row, melds or ()))
        case Defend(melds, _):
            return "keep " + " | ".join(map(row, melds)) if melds else "keep no meld"
        case _:
            return ""


def menu_title(action: Action) -> str:
    """Return the words over a menu of actions like this one."""
    return (
        _TITLES.get(action.verb)
        or panguingue.TITLES.get(action.verb)
        or f"{(action.verb or type(action).__name__).replace('_', ' ').capitalize()} …"
    )


def question(action: Action, view: View) -> str:
    """Return the question that is asked before the action is done."""
    own = panguingue.question(action, view) if isinstance(view, PanView) else ""
    if own:
        return own
    left = left_by(action, view)
    match action:
        case Knock(card, melds) | WallKnock(card, melds):
            start = f"Take {boxed(view.pile[-1])}, throw" if isinstance(action, WallKnock) else "Throw"
            named = f"\nYour melds: {boxes(melds)}" if melds else ""
            if left == 0:
                return f"**Gin!** {start} {boxed(card)} and show your hand?{named}"
            least = dict(view.knocks).get(card, left) if isinstance(view, GinView) else left
            warning = f"\n⚠️ Other melds would leave only {least}." if least != left else ""
            return (
                f"**Knock?** {start} {boxed(card)} and show your hand with {left} deadwood.{named}{warning}"
            )
        case BigGin() | WallBigGin():
            return "**Big gin!** Show all eleven cards?"
        case Defend(melds, laid_off):
            kept = boxes(melds) if melds else "nothing"
            laid = boxed(laid_off) if laid_off else "nothing"
            return f"**Defend?** Keep {kept}, lay off {laid}: {left} left."
        case _:
            return f"**{action_label(action, view)}?**"


def yes(action: Action) -> str:
    """Return the label of the button that answers the question."""
    words = {"knock": "Yes, knock", "big_gin": "Yes, big gin", "defend": "Yes, show it"}
    return words.get(action.verb) or panguingue.yes(action) or "Yes"


def possible(legal: Sequence[Action], view: View) -> str:
    """Return in a sentence what the seat can do now; ``""`` when there is nothing."""
    ways = []
    by_card: dict[str, list[Card]] = {}
    for action in legal:
        card = card_of_action(action)
        if card is not None:
            by_card.setdefault(action.verb, []).append(card)
        elif (label := action_label(action, view)) not in ways:
            ways.append(label[:1].lower() + label[1:])
    shown = {"discard": "throw", "knock": "knock with", "layoff": "lay off"}
    for verb, cards in by_card.items():
        once = sorted({FACE[card]: card for card in cards}.values(), key=FACE.__getitem__)
        some = f"{boxed(once[:12])}{' …' if len(once) > 12 else ''}"
        ways.append(f"{shown.get(verb, verb.replace('_', ' '))} {'' if len(once) == 1 else 'one of '}{some}")
    if len(ways) > 6:
        ways = [*ways[:5], "…"]
    return f"You can {join(ways, 'or')}." if ways else ""
