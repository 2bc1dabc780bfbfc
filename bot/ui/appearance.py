"""How cards look to somebody: as pictures, emoji or text, in which colours; and by what they are thrown."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from bot.pictures import Deck, Style, Theme
from data.settings import Cards, GuildSettings, MemberSettings, Throws

EmojiRef = Mapping[str, str]
"""An emoji as components name it: ``id`` and ``name``."""


@dataclass(frozen=True, slots=True)
class Appearance:
    """How pages are made for somebody.

    ``emoji`` are by face of the card (0–51, 52 the joker), or empty where there are none; they stand in
    buttons and menus for everybody, and in texts for who wants ``cards`` as emoji. ``throws``: whether every
    card has a button with which it is thrown. ``coached``: whether a coach stands beside, since it is
    somebody's first match of the game.
    """

    cards: Cards = Cards.TEXT
    style: Style = field(default_factory=Style)
    emoji: Mapping[int, EmojiRef] = field(default_factory=lambda: MappingProxyType({}), repr=False)
    throws: Throws = Throws.BUTTONS
    coached: bool = False


TEXT: Final = Appearance()
"""Symbols alone, which always serve."""


def appearance_of(
    member: MemberSettings, usual: Cards, emoji: Mapping[Deck, Mapping[int, EmojiRef]]
) -> Appearance:
    """Return how a member likes cards; ``usual`` is what the house shows to who has not chosen."""
    deck = Deck(member.deck)
    return Appearance(
        member.cards or usual, Style(deck, Theme(member.theme)), emoji.get(deck, {}), member.throws
    )


def appearance_of_guild(
    guild: GuildSettings, usual: Cards, emoji: Mapping[Deck, Mapping[int, EmojiRef]]
) -> Appearance:
    """Return how cards look on what everybody in a server sees."""
    deck = Deck(guild.deck)
    return Appearance(guild.cards or usual, Style(deck), emoji.get(deck, {}))
