"""Cards as emoji in finished pages.

Pages write cards in two forms only (``bot/texts/faces.py``), code spans and large lines, and labels name a
card after the verb. So emoji are inserted afterwards, and no page needs to know of them.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from bot.pictures import emoji_name
from bot.texts.faces import SUIT_FACES, is_large
from bot.texts.lengths import units
from bot.ui.appearance import Appearance, EmojiRef
from bot.ui.components import TEXT_PER_MESSAGE, Component, Gallery
from data.settings import Cards
from engine.cards import JOKER, RANKS, Card

_FACES: Final[Mapping[str, int]] = {
    **{
        rank + suit: 13 * at + place
        for at, suit in enumerate(SUIT_FACES[:4])
        for place, rank in enumerate(RANKS)
    },
    SUIT_FACES[4]: JOKER,
}
_NAMED: Final[Mapping[str, str]] = {emoji_name(Card(card)): face for face, card in _FACES.items()}
_FACE: Final = "|".join(sorted(map(re.escape, _FACES), key=len, reverse=True))
_IN_LABEL: Final = re.compile(rf"(?<!\w)({_FACE})")
_BOXED: Final = re.compile(rf"`((?:{_FACE})(?: (?:{_FACE}))*)`")
_LARGE: Final = re.compile(
    rf"(?<!\w)((?:{'|'.join(RANKS[::-1])})\\\\?[{''.join(SUIT_FACES[:4])}]|{SUIT_FACES[4]})"
)
"""In large lines suits are escaped."""


def with_emoji(components: Sequence[Component], look: Appearance) -> list[Component]:
    """Return components with emoji for cards.

    A button gets one if it names a card and nothing else: the emoji takes the place of the label, so that
    nothing is said twice. Options of menus get one beside their label, which Discord demands. Texts get them
    if the reader wants them and as long as the message has room.
    """
    if not look.emoji:
        return list(components)
    room = [TEXT_PER_MESSAGE - sum(units(part["content"]) for part in _texts(components))]
    return [_dressed(component, look, room) for component in components]


def without_emoji(components: Iterable[Component]) -> tuple[Component, ...]:
    """Return components without the emoji on buttons and in menus."""
    return tuple(map(_bare, components))


def _bare(component: Component) -> Component:
    if isinstance(component, Gallery):
        return component
    kept = {name: value for name, value in component.items() if name != "emoji"}
    if "emoji" in component and "label" not in component:
        kept["label"] = _face_of(component["emoji"])
    for below in ("components", "options"):
        if below in kept:
            kept[below] = list(without_emoji(kept[below]))
    return kept


def _face_of(emoji: EmojiRef) -> str:
    """Return the card that an emoji of ours shows, by its name."""
    return next(face for name, face in _NAMED.items() if f"{emoji['name']}_".startswith(f"{name}_"))


def _texts(components: Iterable[Component]) -> Iterable[Component]:
    for component in components:
        if component["type"] == 10:
            yield component
        yield from _texts(component.get("components", ()))


def _dressed(component: Component, look: Appearance, room: list[int]) -> Component:
    match component["type"]:
        case 2:
            return _pressable(component, look)
        case 3:
            return {**component, "options": [_labelled(option, look) for option in component["options"]]}
        case 10 if look.cards is Cards.EMOJI:
            return {**component, "content": _text(component["content"], look, room)}
        case _ if "components" in component and not isinstance(component, Gallery):
            return {
                **component,
                "components": [_dressed(part, look, room) for part in component["components"]],
            }
        case _:
            return component


def _pressable(button: Component, look: Appearance) -> Component:
    """Return a button with its card's emoji instead of a label that only names the card."""
    face = _FACES.get(button.get("label", ""))
    if face is None:
        return button
    kept = {name: value for name, value in button.items() if name != "label"}
    return {**kept, "emoji": dict(look.emoji[face])}


def _labelled(option: Component, look: Appearance) -> Component:
    found = _IN_LABEL.search(option["label"])
    if found is None:
        return option
    return {**option, "emoji": dict(look.emoji[_FACES[found[1]]])}


def _text(content: str, look: Appearance, room: list[int]) -> str:
    def boxed(found: re.Match[str]) -> str:
        return _spent(
            found[0], " ".join(_marked(look.emoji[_FACES[name]]) for name in found[1].split(" ")), room
        )

    def large(found: re.Match[str]) -> str:
        return _spent(found[0], _marked(look.emoji[_FACES[found[0].replace("\\", "")]]), room)

    return "\n".join(
        _LARGE.sub(large, line) if is_large(line) else _BOXED.sub(boxed, line) for line in content.split("\n")
    )


def _marked(emoji: EmojiRef) -> str:
    return f"<:{emoji['name']}:{emoji['id']}>"


def _spent(old: str, new: str, room: list[int]) -> str:
    """Return the new text if the message still has room for it, else the old one."""
    more = units(new) - units(old)
    if more > room[0]:
        return old
    room[0] -= more
    return new
