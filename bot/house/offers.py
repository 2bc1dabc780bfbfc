"""Gifts that are offered: who gives what to whom, and until when that can be answered.

First the giver is asked to be sure, then the taker to accept. Offers are kept here and nowhere else, so that
nobody can forge one; when the program stops they lapse, and nothing is given.
"""

import asyncio
import secrets
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from bot.house.clock import Clock
from bot.house.members import Members
from data import orders
from data.database import Database
from data.ledger import LedgerReason, LedgerRefusal
from data.settings import ChipSettings

__all__ = ["Offer", "OfferReason", "OfferRefused", "Offers"]

OFFER_MS: Final = 10 * 60_000
"""An offer that is not answered in this time lapses."""
OFFERS_OPEN: Final = 1_000
"""So many wait at once to be confirmed, and so many to be accepted; then the oldest lapse."""


class OfferReason(StrEnum):
    """Why an offer cannot be answered."""

    GONE = "gone"  # or there never was one
    LAPSED = "lapsed"  # just now: its message still asks
    NOT_YOURS = "not_yours"


class OfferRefused(Exception):
    """An offer cannot be answered, or not by this member."""

    def __init__(self, reason: OfferReason) -> None:
        super().__init__(reason.value)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Offer:
    """Chips that a member offers to another one of a server; members by their ids, ``until`` in ms UTC."""

    id: str
    guild_id: int
    giver: int
    taker: int
    amount: int
    until: int


class Offers:
    """The offers that wait for an answer, and what becomes of them.

    All that answers one raises OfferRefused: GONE, also in another server than its own, LAPSED, NOT_YOURS.
    """

    def __init__(self, database: Database, clock: Clock, members: Members) -> None:
        self._db = database
        self._clock = clock
        self._members = members
        self._drafts: dict[str, Offer] = {}
        """Those of which the giver has yet to be sure."""
        self._offers: dict[str, Offer] = {}
        self._answering = asyncio.Lock()
        """One answer at a time: an offer that is declined while it is accepted is not said to be both, and
        nothing reaches the books in the name of somebody who has been erased."""

    async def draft(self, guild: int, giver: int, taker: int | None, amount: int) -> Offer:
        """Return what a member wants to give, for them to be sure of (``taker`` None: a computer player).

        Raises LedgerRefusal as ``check_gift`` does.
        """
        now, chips = self._clock.now(), await self._chips(guild)
        await orders.check_gift(self._db, guild, giver, taker, amount, chips=chips, at=now)
        if taker is None:  # which was refused
            raise LedgerRefusal(LedgerReason.COMPUTER)
        offer = Offer(secrets.token_hex(8), guild, giver, taker, amount, now + OFFER_MS)
        self._keep(self._drafts, offer)
        return offer

    async def make(self, offer_id: str, guild: int, member: int) -> Offer:
        """Return the offer that its giver is sure of: from now on the taker may accept it."""
        async with self._answering:
            draft = self._find(offer_id, guild)
            if offer_id not in self._drafts or member != draft.giver:
                raise OfferRefused(OfferReason.NOT_YOURS)
            offer = replace(draft, until=self._clock.now() + OFFER_MS)
            self._drop(offer_id)
            self._keep(self._offers, offer)
            return offer

    async def accept(self, offer_id: str, guild: int, member: int) -> Offer:
        """Give the chips. Raises LedgerRefusal as ``orders.give`` does; the offer stands then."""
        async with self._answering:
            offer = self._find(offer_id, guild)
            if offer_id not in self._offers or member != offer.taker:
                raise OfferRefused(OfferReason.NOT_YOURS)
            await orders.give(
                self._db,
                guild,
                offer.giver,
                offer.taker,
                offer.amount,
                chips=await self._chips(guild),
                key=offer_id,
                at=self._clock.now(),
            )
            self._drop(offer_id)
            return offer

    async def decline(self, offer_id: str, guild: int, member: int) -> Offer:
        """Let an offer lapse, as its giver or taker may."""
        async with self._answering:
            offer = self._find(offer_id, guild)
            if member not in (offer.giver, offer.taker):
                raise OfferRefused(OfferReason.NOT_YOURS)
            self._drop(offer_id)
            return offer

    async def forget(self, member: int) -> None:
        """Let the offers from and to a member lapse: they are erased."""
        async with self._answering:
            for offer in [*self._drafts.values(), *self._offers.values()]:
                if member in (offer.giver, offer.taker):
                    self._drop(offer.id)

    async def _chips(self, guild: int) -> ChipSettings:
        return (await self._members.guild(guild)).chips

    def _find(self, offer_id: str, guild: int) -> Offer:
        offer = self._offers.get(offer_id) or self._drafts.get(offer_id)
        if offer is None or offer.guild_id != guild:
            raise OfferRefused(OfferReason.GONE)
        if self._clock.now() >= offer.until:
            self._drop(offer_id)
            raise OfferRefused(OfferReason.LAPSED)
        return offer

    def _drop(self, offer_id: str) -> None:
        self._drafts.pop(offer_id, None)
        self._offers.pop(offer_id, None)

    def _keep(self, kept: dict[str, Offer], offer: Offer) -> None:
        """Keep an offer; those that have lapsed make room for it, then the oldest."""
        now = self._clock.now()
        for old in [old for old in kept.values() if now >= old.until]:
            del kept[old.id]
        while len(kept) >= OFFERS_OPEN:
            del kept[next(iter(kept))]
        kept[offer.id] = offer
