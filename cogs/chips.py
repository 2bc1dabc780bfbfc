"""Chips: ``/chips …`` for everybody who wants to know, give or be refilled, and for moderators."""

import asyncio
import secrets
from dataclasses import dataclass
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.house.messages import ChannelClosed, Page
from bot.house.table import TableError, TableReason
from bot.run.client import Cardroom
from bot.texts import chips as say
from bot.ui import chips as pages
from bot.ui.chips import Place
from bot.ui.custom_id import Press
from bot.ui.notes import note
from cogs.answers import File, Interaction, moderator, on_own_answer, person, reply, reply_files, update
from data import books, orders
from data.audit import audit
from data.ledger import LedgerReason, LedgerRefusal, expected_wallet
from data.settings import ChipSettings
from data.tables import last_finished, numbered

OFFER_MS: Final = 10 * 60_000
"""A gift that is not accepted in this time lapses."""
OFFERS_OPEN: Final = 1_000
"""So many wait at once; then the oldest lapse."""

Number = app_commands.Range[int, 1]
Reason = app_commands.Range[str, 1, orders.NOTE_LENGTH]


@dataclass(frozen=True, slots=True)
class Offer:
    """A gift that waits to be accepted until a moment in ms UTC; ``asked``: the giver has confirmed it."""

    guild: int
    giver: int
    receiver: int
    amount: int
    until: int
    asked: bool = False


@app_commands.guild_only()
class Chips(commands.GroupCog, group_name="chips", group_description=say.CHIPS):
    """The chips of a server.

    Offers of gifts are kept here and nowhere else, so that nobody can forge one; when the program stops they
    lapse, and nothing is given.
    """

    def __init__(self, bot: Cardroom) -> None:
        self.bot = bot
        self.database = bot.database
        self._offers: dict[str, Offer] = {}
        self._auditing: set[int] = set()
        bot.presses |= {
            "ledger": self._turn,
            "gift_offer": self._offer,
            "gift_yes": self._accept,
            "gift_no": self._decline,
        }

    async def _settings(self, interaction: Interaction) -> ChipSettings:
        return (await self.bot.members.guild(_guild(interaction))).chips

    async def _table(self, interaction: Interaction, number: int | None) -> tuple[str, int]:
        """Return id and number of the table that is meant: without a number the one here, or the last one."""
        guild, channel = _guild(interaction), interaction.channel_id or 0
        if number is not None:
            found = await numbered(self.database, guild, number)
            if found is None:
                raise TableError(TableReason.NO_TABLE_HERE, number=number)
            return found, number
        manager, member = self.bot.manager, interaction.user.id
        if not await manager.tables.in_channel(channel):
            last = await last_finished(self.database, channel, member)
            if last is None:
                raise TableError(TableReason.NO_TABLE_HERE, number=None)
            table = await manager.tables.find(last)
        else:
            table = await manager.tables.choose(channel=channel, member=member)
        return table.id, table.number

    # --- to know

    @app_commands.command(name="balance", description=say.BALANCE)
    @app_commands.describe(member=say.WHOSE)
    async def balance(self, interaction: Interaction, member: discord.Member | None = None) -> None:
        """Show what a member has."""
        guild, chips = _guild(interaction), await self._settings(interaction)
        whose = member if member is not None else interaction.user
        if whose.bot:
            raise LedgerRefusal(LedgerReason.COMPUTER)
        opened = await books.wallet(self.database, guild, whose.id)
        purse = opened or await expected_wallet(self.database, guild, whose.id, chips)
        history = await books.freezes(self.database, guild, whose.id)
        await reply(
            interaction, pages.balance_page(whose.id, purse, history, chips, opened=opened is not None)
        )

    @app_commands.command(name="ledger", description=say.LEDGER)
    @app_commands.describe(member=say.WHOSE, table=say.TABLE_NUMBER, page=say.PAGE)
    async def ledger(
        self,
        interaction: Interaction,
        member: discord.Member | None = None,
        table: Number | None = None,
        page: app_commands.Range[int, 1, 10_000] = 1,
    ) -> None:
        """Show a member's ledger, of all tables or of one."""
        chosen = await self._table(interaction, table) if table is not None else None
        whose = member if member is not None else interaction.user
        place = Place(whose.id, chosen[0] if chosen is not None else None)
        if page > 1:
            before = await books.ledger_page(
                self.database,
                _guild(interaction),
                member_id=place.member_id,
                table_id=place.table_id,
                limit=(page - 1) * pages.LINES,
            )
            # Beyond the last page there is nothing older; its way back leads to the end.
            last = before.lines[-1].seq if before.lines else 1
            place = place._replace(before=before.older or last)
        await reply(interaction, await self._page(interaction, place, number=table))

    async def _page(self, interaction: Interaction, place: Place, *, number: int | None = None) -> Page:
        guild = _guild(interaction)
        found = await books.ledger_page(
            self.database,
            guild,
            member_id=place.member_id,
            table_id=place.table_id,
            before=place.before,
            after=place.after,
            limit=pages.LINES,
        )
        if number is None and place.table_id is not None and found.lines:
            number = found.lines[0].number
        return pages.ledger_page(found, place, guild, number=number)

    async def _turn(self, interaction: Interaction, press: Press) -> None:
        """Turn to another page of a ledger; its first page opens beside what was pressed on."""
        place = pages.place_of(press)
        if place is None or interaction.guild_id is None:
            raise TableError(TableReason.STALE)
        page = await self._page(interaction, place)
        turned = on_own_answer(interaction) and not place.newest
        await (update(interaction, page) if turned else reply(interaction, page))

    @app_commands.command(name="table", description=say.TABLE)
    @app_commands.describe(table=say.TABLE_NUMBER)
    async def table(self, interaction: Interaction, table: Number | None = None) -> None:
        """Show the accounts of a table, and who has paid whom."""
        table_id, number = await self._table(interaction, table)
        found = await books.table_books(self.database, table_id)
        await reply(interaction, pages.table_page(table_id, number, found))

    @app_commands.command(name="top", description=say.TOP)
    async def top(self, interaction: Interaction) -> None:
        """Show the richest of the server."""
        await reply(interaction, pages.top_page(await books.top(self.database, _guild(interaction))))

    @app_commands.command(name="export", description=say.EXPORT)
    @app_commands.describe(everybody=say.EVERYBODY)
    async def export(self, interaction: Interaction, everybody: bool = False) -> None:
        """Give the asking member's ledger as CSV and JSON; to moderators everybody's."""
        if everybody and not person(interaction).moderator:
            raise app_commands.CheckFailure
        await interaction.response.defer(ephemeral=True)
        whose = None if everybody else interaction.user.id
        lines = await books.every_line(self.database, _guild(interaction), member_id=whose)
        if not lines:
            await reply(interaction, say.NO_LINES)
            return
        # In a thread: the books of a server may be long, and others are playing.
        files = [
            File("chips.csv", await asyncio.to_thread(books.as_csv, lines), say.CSV),
            File("chips.json", await asyncio.to_thread(books.as_json, lines), say.JSON),
        ]
        await reply_files(interaction, say.exported(len(lines)), files)

    # --- to give

    @app_commands.command(name="give", description=say.GIVE)
    @app_commands.describe(member=say.TO_WHOM, amount=say.AMOUNT)
    async def give(self, interaction: Interaction, member: discord.Member, amount: int) -> None:
        """Ask the giver to be sure; then the receiver is asked."""
        guild, giver, now = _guild(interaction), interaction.user.id, self.bot.clock.now()
        chips = await self._settings(interaction)
        receiver = None if member.bot else member.id
        await orders.check_gift(self.database, guild, giver, receiver, amount, chips=chips, at=now)
        name = secrets.token_hex(8)
        self._open(now)
        self._offers[name] = Offer(guild, giver, member.id, amount, now + OFFER_MS)
        has = (await expected_wallet(self.database, guild, giver, chips)).balance
        await reply(interaction, pages.giving_page(name, member.id, amount, has))

    def _open(self, now: int) -> None:
        """Drop the offers that have lapsed, so that there is room for another one."""
        self._offers = {name: offer for name, offer in self._offers.items() if now < offer.until}
        while len(self._offers) >= OFFERS_OPEN:
            del self._offers[next(iter(self._offers))]

    async def _found(self, interaction: Interaction, press: Press) -> Offer | None:
        """Return the offer that a press is about; None when it is gone, which the member has been told."""
        offer = self._offers.get(press.arg)
        if offer is None or offer.guild != interaction.guild_id:
            # Not in place: it may be no message of an offer at all.
            await reply(interaction, say.GIFT_GONE)
            return None
        if self.bot.clock.now() >= offer.until:
            del self._offers[press.arg]
            await update(interaction, note(say.GIFT_GONE))
            return None
        return offer

    async def _offer(self, interaction: Interaction, press: Press) -> None:
        """The giver is sure: ask the receiver in the channel."""
        offer = await self._found(interaction, press)
        if offer is None:
            return
        if offer.asked or interaction.user.id != offer.giver:
            await reply(interaction, say.NOT_YOUR_GIFT)
            return
        until = self.bot.clock.now() + OFFER_MS
        asked = Offer(offer.guild, offer.giver, offer.receiver, offer.amount, until, asked=True)
        self._offers[press.arg] = asked
        page = pages.offer_page(press.arg, asked.giver, asked.receiver, asked.amount, until)
        try:
            await self.bot.messenger.post(interaction.channel_id or 0, page)
        except ChannelClosed as closed:
            del self._offers[press.arg]
            raise TableError(TableReason.MISSING_PERMISSION, missing=(closed.missing,)) from closed
        await update(interaction, note(say.offer_made(offer.receiver)))

    async def _accept(self, interaction: Interaction, press: Press) -> None:
        """The receiver accepts: give."""
        offer = await self._found(interaction, press)
        if offer is None:
            return
        if not offer.asked or interaction.user.id != offer.receiver:
            await reply(interaction, say.NOT_YOUR_GIFT)
            return
        await orders.give(
            self.database,
            offer.guild,
            offer.giver,
            offer.receiver,
            offer.amount,
            chips=await self._settings(interaction),
            key=press.arg,
            at=self.bot.clock.now(),
        )
        self._offers.pop(press.arg, None)
        await update(interaction, note(say.given(offer.giver, offer.receiver, offer.amount)))

    async def _decline(self, interaction: Interaction, press: Press) -> None:
        """Either of the two lets the offer lapse."""
        offer = await self._found(interaction, press)
        if offer is None:
            return
        if interaction.user.id not in (offer.giver, offer.receiver):
            await reply(interaction, say.NOT_YOUR_GIFT)
            return
        self._offers.pop(press.arg, None)
        await update(interaction, note(say.declined(offer.giver, offer.receiver, offer.amount)))

    @commands.Cog.listener()
    async def on_erased(self, member_id: int) -> None:
        """Let the offers of somebody who was erased lapse."""
        self._offers = {
            name: offer
            for name, offer in self._offers.items()
            if member_id not in (offer.giver, offer.receiver)
        }

    @app_commands.command(name="refill", description=say.REFILL)
    async def refill(self, interaction: Interaction) -> None:
        """Have the bank fill up the asking member's wallet."""
        guild, member, chips = _guild(interaction), interaction.user.id, await self._settings(interaction)
        await orders.refill(self.database, guild, member, chips=chips, at=self.bot.clock.now())
        has = (await expected_wallet(self.database, guild, member, chips)).balance
        await reply(interaction, say.refilled(has))

    # --- for moderators

    @app_commands.command(name="grant", description=say.GRANT)
    @app_commands.describe(member=say.TO_WHOM, amount=say.AMOUNT, reason=say.REASON)
    @moderator
    async def grant(
        self, interaction: Interaction, member: discord.Member, amount: int, reason: Reason
    ) -> None:
        """Give chips of the bank to a member."""
        await orders.grant(
            self.database,
            _guild(interaction),
            None if member.bot else member.id,
            amount,
            actor=interaction.user.id,
            note=reason,
            chips=await self._settings(interaction),
            key=str(interaction.id),
            at=self.bot.clock.now(),
        )
        await reply(interaction, say.granted(member.id, amount))

    @app_commands.command(name="freeze", description=say.FREEZE)
    @app_commands.describe(member=say.WHOSE_WALLET, reason=say.REASON)
    @moderator
    async def freeze(self, interaction: Interaction, member: discord.Member, reason: Reason) -> None:
        """Freeze a wallet."""
        await self._freeze(interaction, member, reason, frozen=True)

    @app_commands.command(name="thaw", description=say.THAW)
    @app_commands.describe(member=say.WHOSE_WALLET, reason=say.REASON)
    @moderator
    async def thaw(self, interaction: Interaction, member: discord.Member, reason: Reason) -> None:
        """Thaw a frozen wallet."""
        await self._freeze(interaction, member, reason, frozen=False)

    async def _freeze(
        self, interaction: Interaction, member: discord.Member, reason: str, *, frozen: bool
    ) -> None:
        await orders.freeze(
            self.database,
            _guild(interaction),
            member.id,
            frozen=frozen,
            actor=interaction.user.id,
            note=reason,
            at=self.bot.clock.now(),
        )
        await reply(interaction, say.frozen(member.id, now=frozen))

    @app_commands.command(name="void", description=say.VOID)
    @app_commands.describe(table=say.TABLE_NUMBER, reason=say.REASON)
    @moderator
    async def void(self, interaction: Interaction, table: Number, reason: Reason) -> None:
        """Take back everything that was paid at a table."""
        table_id, number = await self._table(interaction, table)
        entries = await orders.void_table(
            self.database, table_id, actor=interaction.user.id, note=reason, at=self.bot.clock.now()
        )
        await reply(interaction, say.voided(number, entries))

    @app_commands.command(name="audit", description=say.AUDIT)
    @moderator
    async def audit(self, interaction: Interaction) -> None:
        """Prove the books of the server; one audit at a time, since it plays every table again."""
        guild = _guild(interaction)
        if guild in self._auditing:
            await reply(interaction, say.AUDITING)
            return
        self._auditing.add(guild)
        try:
            await interaction.response.defer(ephemeral=True)
            await reply(interaction, pages.audit_page(await audit(self.database, guild)))
        finally:
            self._auditing.discard(guild)


def _guild(interaction: Interaction) -> int:
    return interaction.guild_id or 0


async def setup(bot: Cardroom) -> None:
    """Add the cog."""
    await bot.add_cog(Chips(bot))
