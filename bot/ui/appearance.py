"""How cards look to a member: as pictures, emoji or text, in which colours."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Final

from bot.pictures import Deck, HandSize, Style, Theme
from bot.texts.localization import is_right_to_left
from data.settings import Cards, GuildSettings, MemberSettings, Throws

EmojiRef = Mapping[str, str]
"""An emoji as components name it: ``id`` and ``name``."""


@dataclass(frozen=True, slots=True)
class Appearance:
    """How pages are rendered for one member.

    ``emoji`` maps a card face (0–51; 52 is the joker) to its emoji, and is empty if there are none. Buttons
    of cards and menus always use emoji; texts only if ``cards`` is EMOJI. ``throws``: whether every card has
    a discard button. ``coached``: whether the coach is shown, because it is the member's first match of the
    game.
    """

    cards: Cards = Cards.TEXT
    style: Style = field(default_factory=Style)
    emoji: Mapping[int, EmojiRef] = field(default_factory=lambda: MappingProxyType({}), repr=False)
    throws: Throws = Throws.BUTTONS
    coached: bool = False


TEXT: Final = Appearance()
"""Plain symbols, which always work."""


def appearance_of(
    member: MemberSettings,
    usual: Cards,
    emoji: Mapping[Deck, Mapping[int, EmojiRef]],
    *,
    coached: bool = False,
) -> Appearance:
    """Return how a member sees cards, in the current language; ``usual`` is the default."""
    style = _style(member.deck, member.theme, member.hand_size, right_to_left=is_right_to_left())
    return Appearance(member.cards or usual, style, emoji.get(style.deck, {}), member.throws, coached)


@cache
def _style(deck: str, theme: str, hand_size: str, *, right_to_left: bool) -> Style:
    return Style(Deck(deck), Theme(theme), HandSize(hand_size), right_to_left)


def appearance_of_guild(
    guild: GuildSettings, usual: Cards, emoji: Mapping[Deck, Mapping[int, EmojiRef]]
) -> Appearance:
    """Return how cards look in messages that everybody in a guild sees."""
    style = _style(guild.deck, Theme.DARK, HandSize.USUAL, right_to_left=is_right_to_left())
    return Appearance(guild.cards or usual, style, emoji.get(style.deck, {}))
