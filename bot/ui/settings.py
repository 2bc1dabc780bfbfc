"""Settings pages: a member's own, with a menu each and a sample hand, and those of a guild."""

from collections.abc import Collection, Mapping
from typing import Any, Final

from bot.manager.publishing.messages import Page
from bot.pictures import CardGroup, Deck, GroupKind, HandPicture
from bot.texts import commands
from bot.texts.faces import large
from bot.texts.games.wording import Text
from bot.ui.appearance import EmojiRef, appearance_of
from bot.ui.components import Component, button, container, option, page, row, select, text
from bot.ui.custom_id import Press, custom_id
from bot.ui.emoji import with_emoji
from bot.ui.pictures import gallery, loose_groups
from data.settings import Cards, GuildSettings, HandSort, MemberSettings
from engine.cards import Card, parse_cards

COLOUR: Final = 0x2B7A4B
SAMPLE: Final = tuple(parse_cards("5S 6S 7S QC QD QH TD 8H 3C AS"))
MELDED: Final = (SAMPLE[:3], SAMPLE[3:6])


def house_settings_page(chosen: GuildSettings, usual: Cards, gone: Collection[int]) -> Page:
    """Return the page of a guild's settings.

    ``usual`` is how cards are shown by default; ``gone`` holds the configured channels and roles that no
    longer exist. They can be removed, but not the last channel: then tables could be opened everywhere.
    """
    parts = [text(commands.house_settings(chosen, usual, gone))]
    if removable(chosen, gone):
        parts.append(row(button(custom_id(None, "take_out"), commands.TAKE_OUT)))
    return page(*parts)


def removable(chosen: GuildSettings, gone: Collection[int]) -> frozenset[int]:
    """Return the deleted channels and roles that can be removed from a guild's settings."""
    kept = chosen.channels if commands.nowhere(chosen, gone) else ()
    return frozenset(gone) - {*kept}


def own_settings_page(
    chosen: MemberSettings, usual: Cards, emoji: Mapping[Deck, Mapping[int, EmojiRef]]
) -> Page:
    """Return the page of a member's settings; ``usual`` is how cards are shown by default."""
    look = appearance_of(chosen, usual, emoji)
    menus = [_menu(name, values, _value(chosen, name, usual)) for name, values in commands.OWN.items()]
    drawn: list[Component] = [*gallery(_sample(chosen.sort), look)] or [text(large(_groups(chosen.sort)))]
    parts = [text(commands.own_settings(chosen)), *drawn, *menus]

    def instead() -> Page:
        return own_settings_page(chosen.model_copy(update={"cards": Cards.TEXT}), usual, emoji)

    return page(*with_emoji([container(COLOUR, parts)], look), instead=instead)


def _menu(name: str, values: Mapping[str, Text], chosen: str) -> Component:
    title = commands.OWN_TITLES[name]
    lines = [option(value, f"{title}: {words}", chosen=value == chosen) for value, words in values.items()]
    return select(custom_id(None, "setting", name), title, lines)


def _value(chosen: MemberSettings, name: str, usual: Cards) -> str:
    value: Any = getattr(chosen, name)
    if name == "cards" and value is None:
        value = usual
    if value is None:
        return commands.AS_DISCORD if name == "language" else commands.AS_SERVER
    if isinstance(value, str) and name in ("language", "known_as"):
        return value
    return ("yes" if value else "no") if isinstance(value, bool) else str(value.value)


def _groups(sort: HandSort) -> list[tuple[Card, ...]]:
    if sort is not HandSort.MELDS:
        return [tuple(card for card in group.cards if card is not None) for group in _loose(SAMPLE, sort)]
    return [*MELDED, tuple(card for card in SAMPLE if not any(card in meld for meld in MELDED))]


def _loose(cards: tuple[Card, ...], sort: HandSort) -> tuple[CardGroup, ...]:
    return loose_groups(cards, sort.value)


def _sample(sort: HandSort) -> HandPicture:
    if sort is not HandSort.MELDS:
        return HandPicture(_loose(SAMPLE, sort))
    *melds, rest = _groups(sort)
    return HandPicture((*(CardGroup(meld, GroupKind.MELD) for meld in melds), CardGroup(rest)))


def setting_chosen(press: Press, values: tuple[str, ...]) -> dict[str, Any] | None:
    """Return the change that a menu press makes, for MemberSettings; None for an unknown press."""
    if press.arg not in commands.OWN or not values or values[0] not in commands.OWN[press.arg]:
        return None
    word = values[0]
    if word in (commands.AS_SERVER, commands.AS_DISCORD):
        return {press.arg: None}
    return {press.arg: word == "yes" if press.arg == "only_moves" else word}
