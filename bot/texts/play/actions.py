"""Actions in words: on buttons, in menus and in questions."""

from collections.abc import Sequence
from typing import Final

from bot.texts.faces import boxed
from bot.texts.games import default_wording
from bot.texts.games.default_wording import card_of_action, humanised
from bot.texts.games.wordings import wording_of
from bot.texts.localization import LazyMessage, join, message
from engine.actions import Action
from engine.cards import FACE, Card
from engine.views import View

_TITLES: Final = {"discard": LazyMessage("actions-discard-title")}
_WAYS: Final = {"discard": LazyMessage("actions-discard"), "layoff": LazyMessage("actions-layoff")}
_NAMED: Final = 4
"""The most cards listed for one verb: naming most of a hand helps nobody."""


def action_label(action: Action, view: View) -> str:
    """Return the label of an action's button or menu option."""
    return wording_of(view).label(action, view) or default_wording.label(action, view)


def action_note(action: Action, view: View) -> str:
    """Return a second, smaller line for the action in a menu; ``""`` for none."""
    return wording_of(view).note(action, view)


def menu_title(action: Action, view: View) -> str:
    """Return the placeholder of a menu of actions like this one."""
    own, verb = wording_of(view).titles, action.verb
    title = own.get(verb) or _TITLES.get(verb)
    return str(title or f"{humanised(verb or type(action).__name__).capitalize()} …")


def needs_confirmation(action: Action, view: View) -> bool:
    """Return whether the action needs confirmation."""
    own = wording_of(view)
    return action.verb in own.confirm_labels and not own.skips_confirmation(action, view)


def question(action: Action, view: View) -> str:
    """Return the question that confirms the action."""
    asked = wording_of(view).question(action, view)
    return asked or message("actions-question", action=action_label(action, view))


def yes(action: Action, view: View) -> str:
    """Return the label of the button that confirms the action."""
    return str(wording_of(view).confirm_labels.get(action.verb, LazyMessage("actions-yes")))


def possible(legal: Sequence[Action], view: View) -> str:
    """Return in a sentence what the seat can do now; ``""`` if nothing."""
    ways = []
    by_card: dict[str, list[Card]] = {}
    for action in legal:
        card = card_of_action(action)
        if card is not None:
            by_card.setdefault(action.verb, []).append(card)
        elif (label := f"**{action_label(action, view)}**") not in ways:
            ways.append(label)
    shown = {**_WAYS, **wording_of(view).verb_phrases}
    for verb, cards in by_card.items():
        once = sorted({FACE[card]: card for card in cards}.values(), key=FACE.__getitem__)
        some = boxed(once) if len(once) <= _NAMED else message("actions-cards", count=len(once))
        phrase = str(shown.get(verb) or humanised(verb))
        ways.append(message("actions-way", verb=phrase, cards=some, count=len(once)))
    if len(ways) > 6:
        ways = [*ways[:5], "…"]
    return message("actions-possible", ways=join(ways, "or")) if ways else ""
