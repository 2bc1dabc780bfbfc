"""Keeps the application's emoji in step with the deck.

The names that Discord has end in a hash of the drawing (``seven_of_hearts_3fa9c1``), so that nothing needs
to be stored here: what is missing is made, what is drawn otherwise by now is taken away. Emoji of other names
are left alone.
"""

import asyncio
import base64
import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from hashlib import blake2b
from types import MappingProxyType
from typing import Any, Final

import discord

from bot.manager.publishing.messages import WAITS
from bot.pictures import EMOJI, Deck, Style, emoji_name
from bot.ui.appearance import EmojiRef
from bot.ui.sending.rate_limiter import RateLimiter
from bot.workers.renderer import Renderer
from engine.cards import JOKER, Card

log = logging.getLogger(__name__)

_FACES: Final[Mapping[str, int]] = {emoji_name(Card(face)): face for face in range(JOKER + 1)}
_TOO_MANY: Final = 429
_LEAST_WAIT: Final = 60.0
_HOUR: Final = 3600.0
LOOK_AGAIN: Final = 300.0
"""Seconds until a process that makes none looks again for those that another makes."""
_OURS: Final = re.compile(rf"({'|'.join(EMOJI)})(_four|_safe)?_[0-9a-f]{{6}}")

_Drawn = dict[str, tuple[str, bytes]]
"""By the name of an emoji: its name at Discord, and the picture."""


class EmojiSync:
    """The emoji of the cards. ``known`` are those that can be used, by deck and face: whole decks only."""

    def __init__(
        self,
        client: discord.Client,
        studio: Renderer,
        pace: RateLimiter,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        alone: Callable[[], Awaitable[bool]] | None = None,
    ) -> None:
        """``alone`` says whether it is this process that makes the emoji; None: it is."""
        self._client = client
        self._studio = studio
        self._pace = pace
        self._sleep = sleep
        self._alone = alone
        self._decks: dict[Deck, MappingProxyType[int, EmojiRef]] = {}
        self.known = MappingProxyType(self._decks)

    def drop(self) -> None:
        """Use none of the emoji until the next start: Discord does not know them any more."""
        log.warning("the emoji of the cards are gone; text serves")
        self._decks.clear()

    async def keep(self) -> None:
        """Bring the application's emoji in step, one request at a time and after all that people need.

        Discord takes about fifty new ones an hour, so that this may last for hours at the first start; what
        is there is used meanwhile. Where Discord refuses, that stays so, and the log says so.
        """
        number = self._client.application_id
        if number is None:
            return
        before = WAITS.set(True)
        try:
            made, gone = await self._keep(number)
        except discord.HTTPException as refused:
            log.warning("the emoji of the cards are not complete: %d (%d)", refused.status, refused.code)
        else:
            log.info("the emoji of the cards are in step: %d made, %d taken away", made, gone)
        finally:
            WAITS.reset(before)

    async def _keep(self, number: int) -> tuple[int, int]:
        """Make what is missing and take away what is not wanted; return how many of each."""
        http = self._client.http
        drawn = {deck: await self._drawn(deck) for deck in Deck}
        there = await self._listed(number, drawn)
        while self._alone is not None and not await self._alone():
            if len(self._decks) == len(Deck):
                return 0, 0
            await self._sleep(LOOK_AGAIN)
            there = await self._listed(number, drawn)
        made = 0
        for deck in Deck:
            for full, data in drawn[deck].values():
                if full not in there:
                    image = f"data:image/png;base64,{base64.b64encode(data).decode()}"
                    new: Any = await self._ask(partial(http.create_application_emoji, number, full, image))
                    there[full] = new["id"]
                    made += 1
            self._use(deck, drawn[deck], there)
        wanted = {full for deck in Deck for full, _ in drawn[deck].values()}
        old = [name for name in there if _OURS.fullmatch(name) and name not in wanted]
        for name in old:
            await self._ask(partial(http.delete_application_emoji, number, there[name]))
        return made, len(old)

    async def _listed(self, number: int, drawn: Mapping[Deck, _Drawn]) -> dict[str, Any]:
        """Use what Discord has; return it, by name."""
        listed: Any = await self._ask(lambda: self._client.http.get_application_emojis(number))
        there: dict[str, Any] = {str(emoji["name"]): emoji["id"] for emoji in listed["items"]}
        for deck in Deck:
            self._use(deck, drawn[deck], there)
        return there

    async def _drawn(self, deck: Deck) -> _Drawn:
        found = {}
        for name in _names(deck):
            data = await self._studio.emoji(name, Style(deck))
            found[name] = f"{name}{_suffix(deck)}_{blake2b(data, digest_size=3).hexdigest()}", data
        return found

    def _use(self, deck: Deck, drawn: _Drawn, there: Mapping[str, Any]) -> None:
        """Use the emoji of a deck if all its cards are there."""
        full = {face: drawn[name][0] for name, face in _FACES.items()}
        if there.keys() >= set(full.values()):
            refs: dict[int, EmojiRef] = {
                face: {"id": str(there[name]), "name": name} for face, name in full.items()
            }
            self._decks[deck] = MappingProxyType(refs)

    async def _ask(self, request: Callable[[], Awaitable[Any]]) -> Any:
        """Ask Discord for something, again and again where it wants no more for now."""
        while True:
            await self._pace.give_way()
            try:
                return await request()
            except discord.HTTPException as refused:
                if refused.status != _TOO_MANY:
                    raise
                wait = max(_LEAST_WAIT, float(refused.response.headers.get("Retry-After", _HOUR)))
            log.info("Discord takes no more emoji for %.0f s", wait)
            await self._sleep(wait)


def _suffix(deck: Deck) -> str:
    return "" if deck is Deck.TWO else f"_{deck.value}"


def _names(deck: Deck) -> tuple[str, ...]:
    """Return what is drawn for a deck: cards with a suit or a star, and after them for the first deck all
    else.
    """
    others = tuple(name for name in EMOJI if name not in _FACES)
    return (*_FACES, *others) if deck is Deck.TWO else tuple(_FACES)
