"""Typed moves of Control Card Rummy: ``7H 8H 9H sequence``, ``4H 8H on 2``, ``steps``."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from bot.texts.games.control.words import kind_name, kinds_by_name, worth
from bot.texts.games.default_wording import ON
from bot.texts.localization import typed_words
from bot.texts.play.actions import action_label, action_note
from engine.actions import Action
from engine.cards import FACE, Card, code, parse_cards
from engine.errors import CardError, IllegalAction
from engine.games.control.control_cards import CLOSED, ControlKind, is_meld, meld_kinds
from engine.games.control.terms import ControlReason, ControlView, LayOff, Meld, PlayControl

_ON: Final = "on"
"""The word before a meld in completions; people may type one of their language."""


def control_typed(view: ControlView, verb: str, words: str) -> Action | None:
    """Return the action that a verb and its words mean; None for the verbs of all games.

    Raises CardError for text that is not a card, IllegalAction for an unknown control card.
    """
    match verb:
        case "meld":
            return _meld(view, words)
        case "layoff":
            return _lay_off(view, words)
        case "control":
            return _control(view, words)
        case _:
            return None


def _split(words: str) -> list[str]:
    return words.lower().replace(",", " ").replace("#", " ").split()


def _meld(view: ControlView, words: str) -> Meld:
    cards, kind = _cards_and_kind(words)
    return Meld(_from_hand(cards, view.hand), kind)


def _cards_and_kind(words: str) -> tuple[tuple[Card, ...], ControlKind | None]:
    """Return the cards, and the last control card named. Raises CardError."""
    parts, named = _split(words), kinds_by_name()
    kinds = [named[part] for part in parts if part in named]
    cards = parse_cards(" ".join(part for part in parts if part not in named))
    return cards, kinds[-1] if kinds else None


def _lay_off(view: ControlView, words: str) -> LayOff:
    parts, on = _split(words), typed_words(ON)
    at = next((at for at, part in enumerate(parts) if part in on), None)
    if at is not None:
        return LayOff(_from_hand(parse_cards(" ".join(parts[:at])), view.hand), _target(view, *parts[at:]))
    if len(parts) > 1 and parts[-1].isdecimal():
        return LayOff(_from_hand(parse_cards(" ".join(parts[:-1])), view.hand), int(parts[-1]) - 1)
    return LayOff(_from_hand(parse_cards(words), view.hand), None)


def _target(view: ControlView, on: str, *parts: str) -> int:
    """Return the index, from 0, of the meld named by its number or by cards in it.

    If the cards fit several melds, the first one; if none, an index that no meld has.
    """
    if len(parts) == 1 and parts[0].isdecimal():
        return int(parts[0]) - 1
    wanted = {FACE[card] for card in parse_cards(" ".join(parts))}
    if not wanted:
        raise CardError(on)
    found = (at for at, meld in enumerate(view.melds) if wanted <= {FACE[card] for card in meld.cards})
    return next(found, len(view.melds))


def _control(view: ControlView, words: str) -> PlayControl:
    kind = kinds_by_name().get(words.strip().lower())
    if kind is None:
        raise IllegalAction(ControlReason.CONTROL_NOT_HELD, rule="9", held=view.own_controls)
    return PlayControl(kind)


def _from_hand(typed: Sequence[Card], held: Sequence[Card]) -> tuple[Card, ...]:
    """Replace typed cards by equal cards of the hand; cards that are not held stay as typed."""
    left, meant = list(held), []
    for card in typed:
        own = next((each for each in left if FACE[each] == FACE[card]), card)
        if own in left:
            left.remove(own)
        meant.append(own)
    return tuple(meant)


def control_offers(view: ControlView, verb: str, words: str) -> list[tuple[str, str]]:
    """Return what the cards typed so far can make: melds of each kind, lay-offs on each meld."""
    if verb not in ("meld", "layoff") or not words.strip() or view.seat not in view.actors:
        return []
    try:
        typed, kind = _cards_and_kind(words) if verb == "meld" else (parse_cards(words), None)
    except CardError:
        return []
    cards = _from_hand(typed, view.hand)
    if any(card not in view.hand for card in cards):
        return []
    return _melds(view, cards, kind) if verb == "meld" else _lay_offs(view, cards)


def _melds(view: ControlView, cards: tuple[Card, ...], named: ControlKind | None) -> list[tuple[str, str]]:
    customs = view.options.customs
    exact = [Meld(cards, kind) for kind in meld_kinds(view.in_force) if is_meld(kind, cards, customs)]
    typed = Counter(FACE[card] for card in cards)
    longer = [
        action
        for action in view.legal
        if isinstance(action, Meld)
        and len(action.cards) > len(cards)
        and typed <= Counter(FACE[card] for card in action.cards)
    ]
    return [
        (f"{action_label(action, view)} · {action_note(action, view)}", f"{code(action.cards)} {action.kind}")
        for action in [*exact, *longer]
        if named in (None, action.kind)
    ]


def _lay_offs(view: ControlView, cards: tuple[Card, ...]) -> list[tuple[str, str]]:
    offered = []
    for at, meld in enumerate(view.melds):
        if meld.kind not in CLOSED and is_meld(meld.kind, (*meld.cards, *cards), view.options.customs):
            label = action_label(LayOff(cards, at), view)
            line = f"{label} · {kind_name(meld.kind)} · {worth(cards, view)}"
            offered.append((line, f"{code(cards)} {_ON} #{at + 1}"))
    return offered
