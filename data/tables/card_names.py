"""Cards of actions and results as words: a match record has ``10D`` for the codec's number.

The types of the fields say which numbers are cards. Several cards in a row are one text.
"""

from collections.abc import Callable, Iterable
from dataclasses import fields, is_dataclass
from functools import cache
from types import NoneType
from typing import Any, Final, get_args, get_origin, get_type_hints

from data.db.errors import BadRecord
from engine.cards import FACE, JOKER, Card, named

_CARDS: Final = {named(Card(card)): Card(card) for card, face in enumerate(FACE) if face <= JOKER}
_WORDS: Final = {card: word for word, card in _CARDS.items()}


def write_cards(cards: Iterable[int]) -> str:
    """Return cards in a row. Raises BadRecord for a number that is not a card."""
    try:
        return " ".join([_WORDS[Card(card)] for card in cards])
    except (KeyError, TypeError):
        raise BadRecord("card", "") from None


def read_cards(words: object) -> list[Card]:
    """Read cards in a row. Raises BadRecord."""
    if not isinstance(words, str):
        raise BadRecord("card", "")
    try:
        return [_CARDS[word] for word in words.split(" ")] if words else []
    except KeyError:
        raise BadRecord("card", "") from None


_Turn = Callable[[Any], Any]


def cards_to_words(kind: type[Any], record: Any) -> Any:
    """Return the JSON of an action or a result with its cards as words."""
    return _convert_cards(kind, record, lambda card: write_cards([card]), write_cards)


def words_to_cards(kind: type[Any], record: Any) -> Any:
    """Return the JSON with its cards as numbers again. Raises BadRecord for an unknown word."""
    return _convert_cards(kind, record, _one_card, read_cards)


def _one_card(word: object) -> Card:
    cards = read_cards(word)
    if len(cards) != 1:
        raise BadRecord("card", "")
    return cards[0]


@cache
def _parts(kind: type[Any]) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {item.name: hints[item.name] for item in fields(kind)}


def _convert_cards(hint: Any, value: Any, one: _Turn, several: _Turn) -> Any:
    """Convert the cards in a value by its type; a mismatch is left for the codec to refuse."""
    if value is None:
        return None
    if hint is Card:
        return one(value)
    arguments = get_args(hint)
    if get_origin(hint) is tuple:
        if arguments == (Card, ...):
            return several(value)
        if isinstance(value, list) and arguments[-1] is Ellipsis:
            return [_convert_cards(arguments[0], part, one, several) for part in value]
        return value
    if NoneType in arguments:
        [hint] = [part for part in arguments if part is not NoneType]
        return _convert_cards(hint, value, one, several)
    if is_dataclass(hint) and isinstance(value, dict):
        parts = _parts(hint)  # type: ignore[arg-type]
        return {
            name: _convert_cards(parts[name], part, one, several) if name in parts else part
            for name, part in value.items()
        }
    return value
