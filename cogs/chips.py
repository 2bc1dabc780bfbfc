"""Chips: ``/chips …`` for balances, gifts and refills, and for moderators."""

import asyncio
from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from bot.manager.publishing.messages import ChannelClosed, Page
from bot.manager.results.gift_offers import OfferReason, OfferRefused
from bot.manager.tables.rights import Act, GuildAct, check_moderator
from bot.manager.tables.table import TableError, TableReason
from bot.run.client import Answering, Cardroom
from bot.texts import chips as say
from bot.ui import chips as pages
from bot.ui.chips import Place
from bot.ui.commands.descriptions import describe, described
from bot.ui.custom_id import Press
from bot.ui.notes import note
from bot.ui.sending.origin import server_here
from bot.ui.sending.responses import on_own_answer, reply, update
from cogs.answers import File, Interaction, in_time, reply_files
from cogs.requester import Named, number_of, numbers_offered, person, table_meant
from data.ledger import ledger_commands, ledger_queries
from data.ledger.ledger import LedgerReason, LedgerRefusal, expected_wallet
from data.settings import ChipSettings
from data.tables.table_queries import find_by_number, last_finished

Reason = app_commands.Range[str, 1, ledger_commands.NOTE_LENGTH]


@app_commands.guild_only()
class Chips(commands.GroupCog, group_name="chips", group_description=described(say.CHIPS)):
    """The chips of a guild."""

    def __init__(self, bot: Cardroom) -> None:
        self.bot = bot
        self.database = bot.database
        self.offers = bot.offers
        bot.presses |= {
            "ledger": self._turn,
            "gift_offer": self._gift(self._offer),
            "gift_yes": self._gift(self._accept),
            "gift_no": self._gift(self._decline),
        }

    async def _settings(self, interaction: Interaction) -> ChipSettings:
        return (await self.bot.members.guild(_guild(interaction))).chips

    async def _table(self, interaction: Interaction, named: str | None) -> tuple[str, int]:
        """Return a table's id and number; without a number, of the one here or the last."""
        guild, channel = _guild(interaction), interaction.channel_id or 0
        if named is not None:
            number = number_of(named)
            found = await find_by_number(self.database, guild, number)
            if found is None:
                raise TableError(TableReason.NO_TABLE_HERE, number=number)
            return found, number
        manager, member = self.bot.manager, interaction.user.id
        if not await manager.tables.in_channel(channel, guild):
            last = await last_finished(self.database, channel, member)
            if last is None:
                raise TableError(TableReason.NO_TABLE_HERE, number=None)
            table = await manager.tables.find(last)
        else:
            table = await table_meant(interaction, Act.LOOK)
        return table.id, table.number

    # --- information

    @app_commands.command(name="balance", description=described(say.BALANCE))
    @describe(member=say.WHOSE)
    async def balance(self, interaction: Interaction, member: discord.Member | None = None) -> None:
        """Show a member's balance."""
        guild, chips = _guild(interaction), await self._settings(interaction)
        whose = member if member is not None else interaction.user
        if whose.bot:
            raise LedgerRefusal(LedgerReason.COMPUTER)
        opened = await ledger_queries.wallet(self.database, guild, whose.id)
        purse = opened or await expected_wallet(self.database, guild, whose.id, chips)
        history = await ledger_queries.freezes(self.database, guild, whose.id)
        await reply(
            interaction, pages.balance_page(whose.id, purse, history, chips, opened=opened is not None)
        )

    @app_commands.command(name="ledger", description=described(say.LEDGER))
    @describe(member=say.WHOSE, table=say.TABLE_NUMBER, page=say.PAGE)
    @app_commands.autocomplete(table=numbers_offered)
    async def ledger(
        self,
        interaction: Interaction,
        member: discord.Member | None = None,
        table: Named | None = None,
        page: app_commands.Range[int, 1, 100] = 1,
    ) -> None:
        """Show a member's ledger, of all tables or of one."""
        chosen = await self._table(interaction, table) if table is not None else None
        whose = member if member is not None else interaction.user
        place = Place(whose.id, chosen[0] if chosen is not None else None)
        for _ in range(page - 1):
            place = pages.older(await self._lines(interaction, place), place)
        await reply(
            interaction,
            await self._page(interaction, place, number=chosen[1] if chosen is not None else None),
        )

    async def _lines(self, interaction: Interaction, place: Place) -> ledger_queries.Page:
        return await ledger_queries.ledger_page(
            self.database,
            _guild(interaction),
            member_id=place.member_id,
            table_id=place.table_id,
            before=place.before,
            after=place.after,
            limit=pages.LINES,
        )

    async def _page(self, interaction: Interaction, place: Place, *, number: int | None = None) -> Page:
        found = await self._lines(interaction, place)
        if number is None and place.table_id is not None and found.lines:
            number = found.lines[0].number
        return pages.ledger_page(found, place, _guild(interaction), number=number)

    async def _turn(self, interaction: Interaction, press: Press) -> None:
        """Show another page of a ledger; its first page opens as a new message."""
        place = pages.place_of(press)
        if place is None or server_here(interaction) is None:
            raise TableError(TableReason.STALE)
        page = await self._page(interaction, place)
        turned = on_own_answer(interaction) and not place.newest
        await (update(interaction, page) if turned else reply(interaction, page))

    @app_commands.command(name="table", description=described(say.TABLE))
    @describe(table=say.TABLE_NUMBER)
    @app_commands.autocomplete(table=numbers_offered)
    async def table(self, interaction: Interaction, table: Named | None = None) -> None:
        """Show the accounts of a table, and who has paid whom."""
        table_id, number = await self._table(interaction, table)
        found = await ledger_queries.table_books(self.database, table_id)
        await reply(interaction, pages.table_page(table_id, number, found))

    @app_commands.command(name="top", description=described(say.TOP))
    async def top(self, interaction: Interaction) -> None:
        """Show the members of the guild with the most chips."""
        await reply(interaction, pages.top_page(await ledger_queries.top(self.database, _guild(interaction))))

    @app_commands.command(name="export", description=described(say.EXPORT))
    @describe(everybody=say.EVERYBODY)
    async def export(self, interaction: Interaction, everybody: bool = False) -> None:
        """Send the member's ledger as CSV and JSON; moderators may export everybody's."""
        if everybody:
            check_moderator(person(interaction), server_here(interaction), GuildAct.EXPORT_ALL)
        await interaction.response.defer(ephemeral=True)
        whose = None if everybody else interaction.user.id
        lines = await ledger_queries.every_line(self.database, _guild(interaction), member_id=whose)
        if not lines:
            await reply(interaction, str(say.NO_LINES))
            return
        # In a thread: a guild's ledger may be long and would block the event loop.
        files = [
            File("chips.csv", await asyncio.to_thread(ledger_queries.as_csv, lines), str(say.CSV)),
            File("chips.json", await asyncio.to_thread(ledger_queries.as_json, lines), str(say.JSON)),
        ]
        await reply_files(interaction, say.exported(len(lines)), files)

    # --- gifts

    @app_commands.command(name="give", description=described(say.GIVE))
    @describe(member=say.TO_WHOM, amount=say.AMOUNT)
    async def give(self, interaction: Interaction, member: discord.Member, amount: int) -> None:
        """Ask the giver for confirmation; then the receiver is asked."""
        guild, giver = _guild(interaction), interaction.user.id
        offer = await self.offers.draft(guild, giver, None if member.bot else member.id, amount)
        has = (await expected_wallet(self.database, guild, giver, await self._settings(interaction))).balance
        await reply(interaction, pages.giving_page(offer.id, offer.taker, amount, has))

    def _gift(self, answer: Callable[[Interaction, str], Awaitable[str]]) -> Answering:
        """Return a handler for an offer's buttons that replaces its message with a text."""

        async def pressed(interaction: Interaction, press: Press) -> None:
            try:
                said = await answer(interaction, press.arg)
            except OfferRefused as refused:
                if refused.reason is not OfferReason.LAPSED:
                    raise  # the message stays: it asks somebody else, or is not an offer's
                said = say.offer_refusal(refused)
            await update(interaction, note(said))

        return pressed

    async def _offer(self, interaction: Interaction, offer_id: str) -> str:
        """Ask the receiver in the channel, after the giver has confirmed."""
        guild, giver = _guild(interaction), interaction.user.id
        offer = await self.offers.make(offer_id, guild, giver)
        page = pages.offer_page(offer.id, giver, offer.taker, offer.amount, offer.until)
        try:
            post = self.bot.messenger.post(interaction.channel_id or 0, page)
            await in_time(interaction, post, thinking=False)
        except ChannelClosed as closed:
            await self.offers.decline(offer_id, guild, giver)
            raise TableError(TableReason.MISSING_PERMISSION, missing=(closed.missing,)) from closed
        return say.offer_made(offer.taker)

    async def _accept(self, interaction: Interaction, offer_id: str) -> str:
        offer = await self.offers.accept(offer_id, _guild(interaction), interaction.user.id)
        return say.given(offer.giver, offer.taker, offer.amount)

    async def _decline(self, interaction: Interaction, offer_id: str) -> str:
        offer = await self.offers.decline(offer_id, _guild(interaction), interaction.user.id)
        return say.declined(offer.giver, offer.taker, offer.amount)

    @app_commands.command(name="refill", description=described(say.REFILL))
    async def refill(self, interaction: Interaction) -> None:
        """Let the bank refill the member's wallet."""
        guild, member, chips = _guild(interaction), interaction.user.id, await self._settings(interaction)
        await ledger_commands.refill(self.database, guild, member, chips=chips, at=self.bot.clock.now())
        has = (await expected_wallet(self.database, guild, member, chips)).balance
        await reply(interaction, say.refilled(has))

    # --- moderators

    @app_commands.command(name="grant", description=described(say.GRANT))
    @describe(member=say.TO_WHOM, amount=say.AMOUNT, reason=say.REASON)
    async def grant(
        self, interaction: Interaction, member: discord.Member, amount: int, reason: Reason
    ) -> None:
        """Give chips of the bank to a member."""
        check_moderator(person(interaction), server_here(interaction), GuildAct.GRANT)
        await ledger_commands.grant(
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

    @app_commands.command(name="freeze", description=described(say.FREEZE))
    @describe(member=say.WHOSE_WALLET, reason=say.REASON)
    async def freeze(self, interaction: Interaction, member: discord.Member, reason: Reason) -> None:
        """Freeze a wallet."""
        await self._freeze(interaction, member, reason, frozen=True)

    @app_commands.command(name="thaw", description=described(say.THAW))
    @describe(member=say.WHOSE_WALLET, reason=say.REASON)
    async def thaw(self, interaction: Interaction, member: discord.Member, reason: Reason) -> None:
        """Unfreeze a wallet."""
        await self._freeze(interaction, member, reason, frozen=False)

    async def _freeze(
        self, interaction: Interaction, member: discord.Member, reason: str, *, frozen: bool
    ) -> None:
        check_moderator(person(interaction), server_here(interaction), GuildAct.FREEZE)
        await ledger_commands.freeze(
            self.database,
            _guild(interaction),
            member.id,
            frozen=frozen,
            actor=interaction.user.id,
            note=reason,
            at=self.bot.clock.now(),
        )
        await reply(interaction, say.frozen(member.id, now=frozen))

    @app_commands.command(name="void", description=described(say.VOID))
    @describe(table=say.TABLE_NUMBER, reason=say.REASON)
    @app_commands.autocomplete(table=numbers_offered)
    async def void(self, interaction: Interaction, table: Named, reason: Reason) -> None:
        """Reverse all payments of a table."""
        check_moderator(person(interaction), server_here(interaction), GuildAct.VOID)
        table_id, number = await self._table(interaction, table)
        entries = await ledger_commands.void_table(
            self.database, table_id, actor=interaction.user.id, note=reason, at=self.bot.clock.now()
        )
        await reply(interaction, say.voided(number, entries))

    @app_commands.command(name="audit", description=described(say.AUDIT))
    async def audit(self, interaction: Interaction) -> None:
        """Audit the guild's ledger."""
        check_moderator(person(interaction), server_here(interaction), GuildAct.AUDIT)
        await interaction.response.defer(ephemeral=True)
        await reply(interaction, pages.audit_page(await self.bot.audits.audit(_guild(interaction))))


def _guild(interaction: Interaction) -> int:
    return server_here(interaction) or 0


async def setup(bot: Cardroom) -> None:
    """Add the cog."""
    await bot.add_cog(Chips(bot))
