"""Keeps the application's emoji in step with the deck.

The names that Discord has end in a hash of the drawing (``seven_of_hearts_3fa9c1``), so that nothing needs
to be stored here: what is missing is made, what is drawn otherwise by now is taken away. Emoji of other names
are left alone.
"""

import base64
import logging
import re
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from types import MappingProxyType
from typing import Any, Final

import discord

from bot.pictures import EMOJI, Deck, Style, emoji_name
from bot.ui.look import EmojiRef
from bot.work.studio import Studio
from engine.cards import JOKER, Card

__all__ = ["EmojiKeeper"]

log = logging.getLogger(__name__)

_FACES: Final[Mapping[str, int]] = {emoji_name(Card(face)): face for face in range(JOKER + 1)}
_OURS: Final = re.compile(rf"({'|'.join(EMOJI)})(_four|_safe)?_[0-9a-f]{{6}}")


class EmojiKeeper:
    """The emoji of the cards. ``known`` are those that can be used, by deck and face: whole decks only."""

    def __init__(self, client: discord.Client, studio: Studio) -> None:
        self._client = client
        self._studio = studio
        self._decks: dict[Deck, MappingProxyType[int, EmojiRef]] = {}
        self.known = MappingProxyType(self._decks)

    def drop(self) -> None:
        """Use none of the emoji until the next start: Discord does not know them any more."""
        log.warning("the emoji of the cards are gone; text serves")
        self._decks.clear()

    async def keep(self) -> None:
        """Bring the application's emoji in step, one request at a time.

        Where Discord refuses, what there is stays in use, and the log says so.
        """
        number = self._client.application_id
        if number is None:
            return
        http = self._client.http
        try:
            listed = (await http.get_application_emojis(number))["items"]
            there: dict[str, Any] = {str(emoji["name"]): emoji["id"] for emoji in listed}
            made, wanted = 0, set[str]()
            for deck in Deck:
                found: dict[int, EmojiRef] = {}
                for name in _names(deck):
                    data = await self._studio.emoji(name, Style(deck))
                    full = f"{name}{_suffix(deck)}_{blake2b(data, digest_size=3).hexdigest()}"
                    if full not in there:
                        image = f"data:image/png;base64,{base64.b64encode(data).decode()}"
                        new: Any = await http.create_application_emoji(number, full, image)
                        there[full] = new["id"]
                        made += 1
                    face = _FACES.get(name)
                    if face is not None:
                        found[face] = {"id": str(there[full]), "name": full}
                    wanted.add(full)
                self._decks[deck] = MappingProxyType(found)
            old = [name for name in there if _OURS.fullmatch(name) and name not in wanted]
            for name in old:
                await http.delete_application_emoji(number, there[name])
        except discord.HTTPException as refused:
            log.warning("the emoji of the cards are not complete: %d (%d)", refused.status, refused.code)
        else:
            log.info("the emoji of the cards are in step: %d made, %d taken away", made, len(old))


def _suffix(deck: Deck) -> str:
    return "" if deck is Deck.TWO else f"_{deck.value}"


def _names(deck: Deck) -> Iterator[str]:
    """Yield what is drawn for a deck: all for the first, of the others only cards with a suit or a star."""
    yield from EMOJI if deck is Deck.TWO else _FACES
