"""Typed moves of Hand.

Melds are separated by commas: ``7H 8H 9H, QS QD QC``. A joker's meaning follows it (``JK=8H``), or the meld
is followed by ``low``, ``high``, ``set`` or ``run``. A lay-off is a card, if necessary with the meld's number
and ``low`` or ``high``: ``7D 3``, ``JK 3 low``. An exchange is its cards, if necessary with the meld's
number: ``8S 8D 3``. The board numbers the melds. The words may be English or in the reader's language.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Final, NamedTuple, TypeVar

from bot.texts.games.default_wording import ON
from bot.texts.games.hand import melds
from bot.texts.games.hand.melds import meld_words
from bot.texts.localization import LazyMessage, typed_words
from bot.texts.play.actions import action_label
from engine.actions import Action
from engine.cards import FACE, JOKER, Card, code, parse_cards
from engine.errors import CardError
from engine.games.hand.joker_melds import WildMeld, readings
from engine.games.hand.meld_forms import forms, meld_terms
from engine.games.hand.openings import OpeningTerms, best_opening
from engine.games.hand.terms import Declared, End, Exchange, HandView, Lay, LayOff
from engine.melds import MeldKind

T = TypeVar("T")
_BREAK: Final = re.compile(r"[,;|/+]")
_UNDECIDED: Final = re.compile(r"\([^()]*\)")
"""The suffix of labels for sets of three: ``8♣ 8♥ Joker (8♠ or 8♦)`` may be typed as shown."""
_ENDS: Final = {melds.LOW: End.LOW, melds.HIGH: End.HIGH}
_KINDS: Final = {melds.SET: MeldKind.SET, melds.RUN: MeldKind.RUN}
_NO_PLACE: Final = -1
"""A run position that fits no reading, so that the engine refuses the declaration."""
_OFFERED: Final = 20
_LONGEST: Final = 100
"""The longest value of a choice, in characters."""


class _Said(NamedTuple):
    """What was typed about one meld."""

    cards: list[Card]
    means: list[Card]
    end: End | None
    kind: MeldKind | None
    number: int | None


def _said(words: str) -> _Said:
    """Parse the words about one meld. Raises CardError for text that is not a card."""
    cards: list[Card] = []
    means: list[Card] = []
    end, kind, number = None, None, None
    ends, kinds, fillers = _meant(_ENDS), _meant(_KINDS), typed_words(melds.FILLERS) | typed_words(ON)
    plain = _UNDECIDED.sub(" set ", re.sub(r"\s*=\s*", "=", words))
    for word in plain.replace("#", " ").lower().split():
        if word in fillers:
            continue
        if word in ends:
            end = ends[word]
        elif word in kinds:
            kind = kinds[word]
        elif word.isascii() and word.isdecimal() and len(word) < 4:
            number = int(word) - 1
        elif "=" in word:
            joker, _, meaning = word.partition("=")
            cards += parse_cards(joker)
            means += parse_cards(meaning)
        else:
            cards += parse_cards(word)
    return _Said(cards, means, end, kind, number)


def _meant(meanings: Mapping[LazyMessage, T]) -> dict[str, T]:
    """Return what each word means that may be typed."""
    return {word: meaning for said, meaning in meanings.items() for word in typed_words(said)}


def _held(cards: Sequence[Card], left: list[Card], hand: Sequence[Card]) -> tuple[Card, ...]:
    """Return the meant cards of the hand and remove them from ``left``.

    A card that is not there, or not as often, becomes a copy that is not held.
    """
    meant: list[Card] = []
    for card in cards:
        own = next((each for each in left if FACE[each] == FACE[card]), None)
        if own is None:
            twins = (Card(FACE[card] | copy << 6) for copy in (0, 1))
            own = next((twin for twin in twins if twin not in (*hand, *meant)), card)
        else:
            left.remove(own)
        meant.append(own)
    return tuple(meant)


def _declared(said: _Said, cards: tuple[Card, ...], view: HandView) -> Declared:
    """Return the meld as declared; a declaration that fits no reading gives one to be refused."""
    found = [way for way in readings(cards, meld_terms(view.options)) if said.kind in (None, way.kind)]
    found = [way for way in found if all(_may_mean(way, meaning) for meaning in said.means)]
    if said.end is not None:
        found = sorted((way for way in found if way.kind is MeldKind.RUN), key=lambda way: way.lo)
        found = found[:1] if said.end is End.LOW else found[-1:]
    wished = said.means or said.end is not None or said.kind is not None
    if not wished:
        return Declared(cards)
    if not found:
        return Declared(cards, said.kind, _NO_PLACE)
    return Declared(cards, found[0].kind, found[0].lo if found[0].kind is MeldKind.RUN else None)


def _may_mean(way: WildMeld, meaning: Card) -> bool:
    """Return whether a joker of the meld stands for a card, or in a set of three may."""
    jokers = [means for card, means in zip(way.cards, way.stands_for, strict=True) if FACE[card] == JOKER]
    if None not in jokers:
        return Card(FACE[meaning]) in jokers
    rank = {FACE[card] % 13 for card in way.cards if FACE[card] != JOKER}
    return FACE[meaning] % 13 in rank and FACE[meaning] not in {FACE[card] for card in way.cards}


def _parted(said: _Said, cards: tuple[Card, ...], view: HandView) -> tuple[Declared, ...]:
    """Split cards typed without commas into melds that use them all, if there are such melds."""
    plain = not (said.means or said.end or said.kind)
    if (
        plain
        and len(cards) > 5
        and not readings(cards, meld_terms(view.options))
        and set(cards) <= set(view.hand)
    ):
        found = best_opening(cards, OpeningTerms(minimum=0, keep=0, melds=meld_terms(view.options)))
        if found is not None and not found.kept:
            return tuple(Declared(meld.cards, meld.kind, meld.lo or None) for meld in found.melds)
    return (_declared(said, cards, view),)


def typed(view: HandView, verb: str, words: str) -> Action | None:
    """Return the action that the words mean; None: search the legal actions by cards.

    Raises CardError for text that is not a card.
    """
    match verb:
        case "meld":
            return _typed_melds(view, words)
        case "layoff":
            return _typed_lay_off(view, _said(words))
        case "exchange":
            return _typed_exchange(view, _said(words))
        case _:
            return None


def _typed_melds(view: HandView, words: str) -> Lay:
    left = list(view.hand)
    declared: list[Declared] = []
    groups = [group for group in _BREAK.split(words) if group.strip()]
    for group in groups:
        said = _said(group)
        cards = _held(said.cards, left, view.hand)
        declared += _parted(said, cards, view) if len(groups) == 1 else [_declared(said, cards, view)]
    return Lay(tuple(declared))


def _typed_lay_off(view: HandView, said: _Said) -> LayOff | None:
    if len(said.cards) != 1:
        return None
    (card,) = _held(said.cards, list(view.hand), view.hand)
    if said.number is not None:
        return LayOff(card, said.number, said.end)
    fitting = [
        action for action in view.legal if isinstance(action, LayOff) and FACE[action.card] == FACE[card]
    ]
    ways = [action for action in fitting if said.end in (None, action.end)]
    if len(ways) == 1 and (said.end is not None or len(fitting) == 1):
        return ways[0]
    if said.end is not None and not ways and len({action.meld for action in fitting}) == 1:
        return LayOff(card, fitting[0].meld, said.end)
    return None if fitting else LayOff(card, _likeliest(view, card), said.end)


def _likeliest(view: HandView, card: Card) -> int:
    """Return the meld meant if none was named: the first of the card's rank or suit, else 0."""
    for number, meld in enumerate(view.melds):
        naturals = [FACE[other] for other in meld.cards if FACE[other] != JOKER]
        same = (
            FACE[card] % 13 == naturals[0] % 13
            if meld.kind is MeldKind.SET
            else FACE[card] // 13 == naturals[0] // 13
        )
        if same:
            return number
    return 0


def _typed_exchange(view: HandView, said: _Said) -> Exchange | None:
    cards = _held([card for card in said.cards if FACE[card] != JOKER], list(view.hand), view.hand)
    if not cards:
        return None
    if said.number is not None:
        return Exchange(cards, said.number)
    faces = sorted(FACE[card] for card in cards)
    fitting = [
        action
        for action in view.legal
        if isinstance(action, Exchange) and sorted(FACE[card] for card in action.cards) == faces
    ]
    if len(fitting) == 1:
        return fitting[0]
    wild = [
        number for number, meld in enumerate(view.melds) if any(FACE[card] == JOKER for card in meld.cards)
    ]
    return None if fitting or not view.melds else Exchange(cards, wild[0] if wild else 0)


# Autocompletion


def offers(view: HandView, verb: str, words: str) -> Sequence[tuple[str, str]]:
    """Return completions: melds of the remaining cards with those typed so far, and exchanges.

    Complete legal actions are listed separately.
    """
    if not words.strip():
        return ()
    if verb == "meld" and any(isinstance(action, Lay) for action in view.legal):
        return tuple(_melds_with(view, words))[:_OFFERED]
    if verb == "exchange":
        wanted = _faces(words)
        found = [action for action in view.legal if isinstance(action, Exchange)]
        return [
            (action_label(action, view), f"{code(action.cards)} {action.meld + 1}")
            for action in found
            if wanted and wanted <= {FACE[card] for card in action.cards}
        ]
    return ()


def _faces(words: str) -> set[int]:
    """Return the faces of the typed cards, the last of which may be incomplete."""
    found: set[int] = set()
    for word in words.split():
        with suppress(CardError):
            found |= {FACE[card] for card in _said(word).cards}
    return found


def _melds_with(view: HandView, words: str) -> Iterator[tuple[str, str]]:
    *done, last = _BREAK.split(words)
    left = list(view.hand)
    with suppress(CardError):
        for group in done:
            _held(_said(group).cards, left, view.hand)
        wanted = _faces(last)
        before = "".join(f"{group.strip()}, " for group in done)
        for form in forms(tuple(left), meld_terms(view.options)):
            whole = before + _spelled(form)
            if wanted <= {FACE[card] for card in form.cards} and len(whole) <= _LONGEST:
                yield (before + meld_words(form))[:_LONGEST], whole


def _spelled(meld: WildMeld) -> str:
    """Return a meld as it can be typed."""
    words = [
        f"JK={code(means)}" if FACE[card] == JOKER and means is not None else code(card)
        for card, means in zip(meld.cards, meld.stands_for, strict=True)
    ]
    wild = any(FACE[card] == JOKER for card in meld.cards)
    return " ".join([*words, *(["set"] if wild and meld.kind is MeldKind.SET else [])])
