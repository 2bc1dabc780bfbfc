"""Offers of gifts: who gives chips to whom, and until when that can be answered.

First the giver confirms, then the taker accepts. The buttons name only the offer, so that none can be
forged.
"""

import asyncio
import secrets
from enum import StrEnum
from typing import Final

from bot.manager.tables.preferences import Preferences
from bot.manager.time.clock import Clock
from data.db.database import Database, Statement
from data.db.errors import Conflict
from data.ledger import gift_offers, ledger_commands
from data.ledger.gift_offers import Offer
from data.ledger.ledger import LedgerReason, LedgerRefusal
from data.settings import ChipSettings

OFFER_MS: Final = 10 * 60_000
"""An offer that is not answered within this time expires."""


class OfferReason(StrEnum):
    """Why an offer cannot be answered."""

    GONE = "gone"  # or it never existed
    LAPSED = "lapsed"  # just now: its message still shows the buttons
    NOT_YOURS = "not_yours"


class OfferRefused(Exception):
    """An offer cannot be answered, or not by this member."""

    def __init__(self, reason: OfferReason) -> None:
        super().__init__(reason.value)
        self.reason = reason


class GiftOffers:
    """The offers that wait for an answer.

    Whatever answers one raises OfferRefused: GONE (also for an offer of another guild), LAPSED, NOT_YOURS.
    """

    def __init__(self, database: Database, clock: Clock, members: Preferences) -> None:
        self._db = database
        self._clock = clock
        self._members = members
        self._answering = asyncio.Lock()
        """One answer at a time: nothing is booked for a member whose data is being erased."""

    async def draft(self, guild: int, giver: int, taker: int | None, amount: int) -> Offer:
        """Return an offer that the giver has yet to confirm (``taker`` None: a computer player).

        Raises LedgerRefusal as ``check_gift`` does.
        """
        now, chips = self._clock.now(), await self._chips(guild)
        await ledger_commands.check_gift(self._db, guild, giver, taker, amount, chips=chips, at=now)
        if taker is None:  # check_gift refuses it already
            raise LedgerRefusal(LedgerReason.COMPUTER)
        offer = Offer(secrets.token_hex(8), guild, giver, taker, amount, now + OFFER_MS)
        await self._db.write(gift_offers.draft(offer, now=now))
        return offer

    async def make(self, offer_id: str, guild: int, member: int) -> Offer:
        """Confirm an offer as its giver and return it; from now on the taker may accept it."""
        async with self._answering:
            draft = await self._find(offer_id, guild)
            if draft.sure or member != draft.giver:
                raise OfferRefused(OfferReason.NOT_YOURS)
            offer = draft._replace(until=self._clock.now() + OFFER_MS, sure=True)
            await self._store(gift_offers.confirm(draft, until=offer.until))
            return offer

    async def accept(self, offer_id: str, guild: int, member: int) -> Offer:
        """Give the chips.

        Raises LedgerRefusal as ``ledger_commands.give`` does; the offer stays open then.
        """
        async with self._answering:
            offer = await self._find(offer_id, guild)
            if not offer.sure or member != offer.taker:
                raise OfferRefused(OfferReason.NOT_YOURS)
            try:
                await ledger_commands.give(
                    self._db,
                    guild,
                    offer.giver,
                    offer.taker,
                    offer.amount,
                    chips=await self._chips(guild),
                    key=offer_id,
                    at=self._clock.now(),
                    answer=gift_offers.delete_answered(offer),
                )
            except Conflict:
                raise OfferRefused(OfferReason.GONE) from None
            except LedgerRefusal as refused:
                if refused.reason is not LedgerReason.ALREADY_DONE:
                    raise
                raise OfferRefused(OfferReason.GONE) from None
            return offer

    async def decline(self, offer_id: str, guild: int, member: int) -> Offer:
        """Withdraw or decline an offer, as its giver or taker."""
        async with self._answering:
            offer = await self._find(offer_id, guild)
            if member not in (offer.giver, offer.taker):
                raise OfferRefused(OfferReason.NOT_YOURS)
            await self._store(gift_offers.delete_answered(offer))
            return offer

    async def forget(self, member: int) -> None:
        """Delete the offers from and to a member whose data is erased."""
        async with self._answering:
            await self._db.write(gift_offers.delete_offers(member))

    async def _store(self, unit: list[Statement]) -> None:
        try:
            await self._db.write(unit)
        except Conflict:  # it was answered elsewhere at the same moment
            raise OfferRefused(OfferReason.GONE) from None

    async def _chips(self, guild: int) -> ChipSettings:
        return (await self._members.guild(guild)).chips

    async def _find(self, offer_id: str, guild: int) -> Offer:
        offer = await gift_offers.find(self._db, offer_id)
        if offer is None or offer.guild_id != guild:
            raise OfferRefused(OfferReason.GONE)
        if self._clock.now() >= offer.until:
            await self._store(gift_offers.delete_answered(offer))
            raise OfferRefused(OfferReason.LAPSED)
        return offer
