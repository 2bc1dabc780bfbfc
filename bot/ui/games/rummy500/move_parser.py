"""Typed moves of Rummy 500.

``/move take 4`` or ``/move take 7D`` (down to that card), ``/move meld 7H 8H 9H``, ``/move layoff 10H``, or
``/move layoff 10H on #3`` for meld number 3.
"""

from collections.abc import Sequence
from typing import Final

from bot.texts.games import default_wording
from bot.texts.games.rummy500.plays import as_laid, fits
from bot.texts.localization import typed_words
from bot.texts.play.actions import action_label, action_note
from bot.ui.games.panel_state import number
from engine.actions import Action
from engine.cards import FACE, Card, code, parse_cards
from engine.errors import CardError, IllegalAction
from engine.games.rummy500.terms import LayOff, Meld, Phase, Rummy500Reason, Rummy500View, TakePile

NUMBER_SIGNS: Final = "#."
"""Characters allowed around a meld's number: "#3", "3."."""
ON: Final = "on"
"""The word before it in completions; people may type one of their language."""


def typed(view: Rummy500View, verb: str, words: str) -> Action | None:
    """Return the action that the words mean; None: search the legal actions by cards.

    Raises CardError for text that is neither card nor number, IllegalAction for a card not in the pile.
    """
    match verb:
        case "take":
            return _take(view, words)
        case "meld":
            return Meld(_cards(words))
        case "layoff":
            return _lay_off(view, words)
        case _:
            return None


def _cards(words: str) -> tuple[Card, ...]:
    """Parse cards; a card named twice is returned twice, which the engine refuses."""
    return tuple(Card(FACE[card]) for card in parse_cards(words))


def _take(view: Rummy500View, words: str) -> Action:
    count = number(words.strip())
    if count is not None:
        return TakePile(count)
    named = _cards(words)
    if not named:
        raise CardError(words)
    missing = [card for card in named if card not in view.pile]
    if missing:
        if view.phase is Phase.DRAW and view.seat in view.actors:
            raise IllegalAction(Rummy500Reason.NO_SUCH_DEPTH, rule="5", cards=missing[:1])
        return TakePile(0)  # the engine refuses it: nothing can be taken now
    return TakePile(max(len(view.pile) - view.pile.index(card) for card in named))


def _lay_off(view: Rummy500View, words: str) -> Action | None:
    """Return the lay-off meant; None if the cards fit several melds and none is named."""
    on = typed_words(default_wording.ON)
    *before, last = [part for part in words.replace(",", " ").split() if part.lower() not in on] or [""]
    named = number(last.strip(NUMBER_SIGNS))
    cards = _cards(" ".join(before if named is not None else [*before, last]))
    if not cards:
        raise CardError(words)
    if named is not None:
        return LayOff(cards, named - 1)
    found = fits(cards, view)
    if len(found) > 1:
        return None
    return LayOff(cards, found[0] if found else _nearest(view, cards))


def _nearest(view: Rummy500View, cards: Sequence[Card]) -> int:
    """Return the index of a meld that one of the cards fits, the first such card; else 0."""
    return next((on for card in cards for on in fits([card], view)), 0)


# Autocompletion


def offers(view: Rummy500View, verb: str, words: str) -> Sequence[tuple[str, str]]:
    """Return completions for the typed cards: exact plays, then legal actions with all of them.

    Actions whose label contains the typed text are offered as in every game.
    """
    wanted = words.lower().replace(",", " ").split()
    if not wanted:
        return []
    exact = _exact(view, verb, words)
    found = dict.fromkeys(exact)
    for action in view.legal:
        if action.verb != verb or words.strip().lower() in action_label(action, view).lower():
            continue
        cards = _named(action, view)
        if all(any(code(card).lower().startswith(word) for card in cards) for word in wanted):
            found.setdefault((_told(action, view), _typing(action, view)))
    return [*found]


def _exact(view: Rummy500View, verb: str, words: str) -> list[tuple[str, str]]:
    """Return completions for plays with exactly these cards, listed or not."""
    try:
        cards = _cards(words)
    except CardError:
        return []
    if view.phase is not Phase.PLAY or view.seat not in view.actors or not set(cards) <= set(view.hand):
        return []
    if view.pending is not None and view.pending not in cards:
        return []
    plays: list[Meld | LayOff] = []
    if verb == "meld" and (laid := as_laid(cards, view)) is not None:
        plays.append(Meld(laid.cards))
    if verb == "layoff" and len(set(cards)) == len(cards):
        plays += [LayOff(cards, on) for on in fits(cards, view)]
    return [(_told(play, view), _typing(play, view)) for play in plays]


def _named(action: Action, view: Rummy500View) -> Sequence[Card]:
    """Return the cards that one would type for an action."""
    match action:
        case TakePile(count) if count <= len(view.pile):
            return view.pile[-count:][:1]
        case Meld(cards) | LayOff(cards):
            return cards
        case _:
            return ()


def _typing(action: Action, view: Rummy500View) -> str:
    """Return the words that ``typed`` parses as this action."""
    if isinstance(action, LayOff):
        return f"{code(action.cards)} {ON} #{action.meld + 1}"
    return code(_named(action, view))


def _told(action: Action, view: Rummy500View) -> str:
    return " · ".join(filter(None, (action_label(action, view), action_note(action, view))))
