"""Synchronizes the application's emoji with the card drawings.

An emoji's name at Discord ends with a hash of its drawing (``seven_of_hearts_3fa9c1``), so nothing is
stored here: missing emoji are created, those with an outdated drawing are deleted. Emoji with other names
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
from aiohttp import ClientError

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
"""Seconds after which a process that creates no emoji looks for those that another has created."""
_OURS: Final = re.compile(rf"({'|'.join(EMOJI)})(_four|_safe)?_[0-9a-f]{{6}}")

_Drawn = dict[str, tuple[str, bytes]]
"""Keyed by an emoji's name: its name at Discord, and the picture."""


class EmojiSync:
    """The card emoji; ``known`` are the usable ones by deck and face, whole decks only."""

    def __init__(
        self,
        client: discord.Client,
        renderer: Renderer,
        rate_limiter: RateLimiter,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        alone: Callable[[], Awaitable[bool]] | None = None,
    ) -> None:
        """``alone`` tells whether this process creates the emoji; None: it does."""
        self._client = client
        self._renderer = renderer
        self._rate_limiter = rate_limiter
        self._sleep = sleep
        self._alone = alone
        self._decks: dict[Deck, MappingProxyType[int, EmojiRef]] = {}
        self.known = MappingProxyType(self._decks)

    def drop(self) -> None:
        """Use no emoji until the next start, because Discord does not know them any more."""
        log.warning("Discord does not know the card emoji any more; text replaces them until the restart")
        self._decks.clear()

    async def keep(self) -> None:
        """Create and delete emoji until they match the drawings, at the lowest priority.

        Discord accepts about fifty new ones an hour, so the first start may take hours; existing ones are
        used meanwhile. If Discord refuses, this gives up and logs it.
        """
        number = self._client.application_id
        if number is None:
            return
        before = WAITS.set(True)
        try:
            made, gone = await self._sync(number)
        except discord.HTTPException as refused:
            log.warning(
                "the card emoji are incomplete until the next start: Discord returned %d (%d)",
                refused.status,
                refused.code,
            )
        except (OSError, ClientError) as lost:
            log.warning("the card emoji are incomplete until the next start: %s", type(lost).__name__)
        else:
            log.info("the card emoji are up to date: %d created, %d deleted", made, gone)
        finally:
            WAITS.reset(before)

    async def _sync(self, number: int) -> tuple[int, int]:
        """Create missing emoji and delete outdated ones; return the number of each."""
        http = self._client.http
        drawn = {deck: await self._draw(deck) for deck in Deck}
        there = await self._fetch(number, drawn)
        while self._alone is not None and not await self._alone():
            if len(self._decks) == len(Deck):
                return 0, 0
            await self._sleep(LOOK_AGAIN)
            there = await self._fetch(number, drawn)
        made = 0
        for deck in Deck:
            for full, data in drawn[deck].values():
                if full not in there:
                    image = f"data:image/png;base64,{base64.b64encode(data).decode()}"
                    new: Any = await self._request(
                        partial(http.create_application_emoji, number, full, image)
                    )
                    there[full] = new["id"]
                    made += 1
            self._use(deck, drawn[deck], there)
        wanted = {full for deck in Deck for full, _ in drawn[deck].values()}
        old = [name for name in there if _OURS.fullmatch(name) and name not in wanted]
        for name in old:
            await self._request(partial(http.delete_application_emoji, number, there[name]))
        return made, len(old)

    async def _fetch(self, number: int, drawn: Mapping[Deck, _Drawn]) -> dict[str, Any]:
        """Fetch the emoji that Discord has, use them, and return their ids by name."""
        listed: Any = await self._request(lambda: self._client.http.get_application_emojis(number))
        there: dict[str, Any] = {str(emoji["name"]): emoji["id"] for emoji in listed["items"]}
        for deck in Deck:
            self._use(deck, drawn[deck], there)
        return there

    async def _draw(self, deck: Deck) -> _Drawn:
        found = {}
        for name in _names(deck):
            data = await self._renderer.emoji(name, Style(deck))
            found[name] = f"{name}{_suffix(deck)}_{blake2b(data, digest_size=3).hexdigest()}", data
        return found

    def _use(self, deck: Deck, drawn: _Drawn, there: Mapping[str, Any]) -> None:
        """Use the emoji of a deck if all its cards exist."""
        full = {face: drawn[name][0] for name, face in _FACES.items()}
        if there.keys() >= set(full.values()):
            refs: dict[int, EmojiRef] = {
                face: {"id": str(there[name]), "name": name} for face, name in full.items()
            }
            self._decks[deck] = MappingProxyType(refs)

    async def _request(self, request: Callable[[], Awaitable[Any]]) -> Any:
        """Make a request, and repeat it as long as Discord answers with a rate limit."""
        while True:
            await self._rate_limiter.give_way()
            try:
                return await request()
            except discord.HTTPException as refused:
                if refused.status != _TOO_MANY:
                    raise
                wait = max(_LEAST_WAIT, float(refused.response.headers.get("Retry-After", _HOUR)))
            log.info("Discord accepts no more emoji for %.0f s", wait)
            await self._sleep(wait)


def _suffix(deck: Deck) -> str:
    return "" if deck is Deck.TWO else f"_{deck.value}"


def _names(deck: Deck) -> tuple[str, ...]:
    """Return the names drawn for a deck: suited cards and jokers; for the first deck, all."""
    others = tuple(name for name in EMOJI if name not in _FACES)
    return (*_FACES, *others) if deck is Deck.TWO else tuple(_FACES)
