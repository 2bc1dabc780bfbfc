"""Verifiable deals: ``/fair …``, and every press on a proof."""

import io
from collections.abc import Sequence
from typing import Final, NamedTuple

import discord
from discord import app_commands
from discord.ext import commands

from bot.manager.results.replay import ReplayReason, ReplayRefused
from bot.manager.tables.rights import Act
from bot.manager.tables.table import TableError, TableReason
from bot.run.client import Cardroom
from bot.texts import commands as told
from bot.texts.fairness import proofs as say
from bot.texts.fairness import statistics as counts
from bot.texts.results import replay as replays
from bot.texts.results.records import file_name
from bot.ui.commands.descriptions import describe, described
from bot.ui.commands.options import game_named, table_number
from bot.ui.custom_id import Press
from bot.ui.proofs import CHECK, CONSENT, FILE, WHOLE, deal_page, deal_place, promised_page
from bot.ui.sending.origin import server_here
from bot.ui.sending.responses import on_own_answer, reply, update
from bot.workers.plots import Finding
from cogs.answers import GAME_CHOICES, File, Interaction, choices, completion, reply_files
from cogs.replay import Source, source_of
from cogs.requester import Named, person, table_meant, tables_offered
from data.db.errors import BadRecord
from data.fairness.fairness_statistics import load_sums
from data.fairness.proof_export import MatchProof, cards_proved, check, dump_proof
from data.tables import table_queries
from data.tables.deck_sources import load_deck_source
from data.tables.proofs import Entry, StoredProof, chain_head, load_entries, load_proofs
from data.tables.replay import ReplayError
from data.tables.replay_queries import replayable
from data.tables.row_types import Status
from engine import GAMES
from engine.cards import FACE, parse_cards
from engine.errors import EngineError

PICTURE: Final = "statistics.png"


class Found(NamedTuple):
    """A match with its proofs; ``ended``: it is over, ``opened``: its secrets are shown."""

    source: Source
    match: MatchProof
    ended: bool
    opened: bool

    def proof(self, deal: int | None) -> StoredProof:
        """Return the proof of a deal; None: of the last one. Raises ReplayRefused."""
        dealt = [proof for proof in self.match.proofs if proof.root is not None]
        if not self.match.proofs:
            raise ReplayRefused(ReplayReason.NO_PROOF)
        if not dealt:
            raise ReplayRefused(ReplayReason.NO_PROOF_YET)
        found = next((proof for proof in dealt if proof.deal == deal), dealt[-1] if deal is None else None)
        if found is None:
            raise ReplayRefused(ReplayReason.NO_DEAL, deal=deal, deals=len(dealt))
        return found

    @property
    def promised(self) -> StoredProof | None:
        """The commitment to a deal that has not been dealt yet, if there is one."""
        return next((proof for proof in self.match.proofs if proof.root is None), None)

    def entry(self, deal: int) -> Entry | None:
        """Return the entry of an ended deal in the guild's chain."""
        return next((entry for entry in self.match.entries if entry.deal == deal), None)


class Fair(commands.GroupCog, group_name="fair", group_description=described(say.COMMAND)):
    """Shows commitments and the deals made from them; players add words and open secrets."""

    def __init__(self, bot: Cardroom) -> None:
        self.bot = bot
        self.database = bot.database
        bot.presses |= {"fair": self._press}

    @app_commands.command(name="about", description=described(say.ABOUT_COMMAND))
    async def about(self, interaction: Interaction) -> None:
        """Explain what is guaranteed, and what is not."""
        await reply(interaction, str(say.ABOUT))

    @app_commands.command(name="head", description=described(say.HEAD_COMMAND))
    @app_commands.guild_only()
    async def head(self, interaction: Interaction) -> None:
        """Show the head of the guild's chain."""
        found = await chain_head(self.database, server_here(interaction) or 0)
        await reply(interaction, say.head(found) if found is not None else str(say.CHAIN_EMPTY))

    @app_commands.command(name="statistics", description=described(counts.COMMAND))
    @describe(game=counts.GAME)
    @app_commands.choices(game=GAME_CHOICES)
    @app_commands.guild_only()
    async def statistics(self, interaction: Interaction, game: str | None = None) -> None:
        """Show statistics of all deals in the guild."""
        spec = game_named(game) if game is not None else None
        sums = await load_sums(self.database, server_here(interaction) or 0, spec.key if spec else None)
        words = "\n".join(counts.statistics_lines(sums, spec.title if spec else None))
        found = counts.fairness_answers(sums)
        if not found:
            await reply(interaction, words)
            return
        await interaction.response.defer(ephemeral=True)
        beside = [Finding(counts.named(each), each.value / each.interval) for each in found]
        drawn = await self.bot.plots.findings(beside, str(counts.EXPECTED))
        files = (
            []
            if drawn is None
            else [discord.File(io.BytesIO(drawn), PICTURE, description=str(counts.PICTURE))]
        )
        await interaction.followup.send(words, files=files, ephemeral=True)

    @app_commands.command(name="word", description=described(say.WORD_COMMAND))
    @describe(word=say.WORD, table=told.TABLE_NUMBER)
    @app_commands.autocomplete(table=tables_offered)
    async def word(
        self,
        interaction: Interaction,
        word: app_commands.Range[str, 1, 64],
        table: Named | None = None,
    ) -> None:
        """Add a word to the next deal's shuffle."""
        chosen = await table_meant(interaction, Act.BRING_WORD, table)
        brought = await self.bot.manager.bring(chosen.id, person(interaction), word)
        await reply(interaction, say.word_noted(brought))

    @app_commands.command(name="check", description=described(say.CHECK_COMMAND))
    @describe(match=replays.MATCH, deal=replays.DEAL)
    @app_commands.guild_only()
    async def check(
        self,
        interaction: Interaction,
        match: str | None = None,
        deal: app_commands.Range[int, 1] | None = None,
    ) -> None:
        """Derive a deal again from its proof."""
        found = await self._found(interaction, await self._named(interaction, match))
        await self._checked(interaction, found, found.proof(deal))

    @app_commands.command(name="card", description=described(say.CARD_COMMAND))
    @describe(card=say.CARD, match=replays.MATCH, deal=replays.DEAL)
    @app_commands.guild_only()
    async def card(
        self,
        interaction: Interaction,
        card: str,
        match: str | None = None,
        deal: app_commands.Range[int, 1] | None = None,
    ) -> None:
        """Prove a card that the member saw."""
        wanted = parse_cards(card)
        found = await self._found(interaction, await self._named(interaction, match))
        proof = found.proof(deal)
        whole = found.match._replace(stored=await found.source.load())
        faces = frozenset(FACE[each] for each in wanted)
        shown = await self.bot.record_pool.run(
            cards_proved, whole, found.source.sight.seat, proof.deal, faces
        )
        size = len(whole.stored.deals[proof.deal - 1].deck)
        await reply(interaction, say.cards_answer(wanted, shown, proof, size, ended=found.ended))

    @check.autocomplete("match")
    @card.autocomplete("match")
    @completion
    async def _matches(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = await replayable(self.database, (server_here(interaction) or 0,), interaction.user.id)
        now = self.bot.clock.now()
        labels = [
            (replays.match_label(match, interaction.user.id, now), str(match.number)) for match in found
        ]
        return choices(each for each in labels if typed.lower() in each[0].lower())

    # --- finding the match

    async def _named(self, interaction: Interaction, match: str | None) -> str:
        """Return a match's id; without a number, of the table played here, or of the last match.

        Raises ReplayRefused (NO_MATCH).
        """
        guild, channel = server_here(interaction) or 0, interaction.channel_id or 0
        member = interaction.user.id
        if match is not None:
            asked = table_number(match)
            named = (
                await table_queries.find_by_number(self.database, guild, asked) if asked is not None else None
            )
            if named is None:
                raise ReplayRefused(ReplayReason.NO_MATCH)
            return named
        try:
            return (await table_meant(interaction, Act.LOOK)).id
        except TableError:
            here = await replayable(self.database, (guild,), member, channel_id=channel, limit=1)
        if not here:
            raise ReplayRefused(ReplayReason.NO_MATCH)
        return here[0].table_id

    async def _found(self, interaction: Interaction, table_id: str) -> Found:
        """Return a match with its proofs, if the member may see it. Raises ReplayRefused."""
        source = await source_of(interaction, table_id)
        stored = source.stored
        try:
            proofs = await load_proofs(self.database, stored.table_id)
        except BadRecord:
            raise ReplayRefused(ReplayReason.UNREADABLE, number=stored.number) from None
        entries = await load_entries(self.database, stored.table_id)
        match = MatchProof(stored, proofs, entries, await load_deck_source(self.database, stored.deck_source))
        ended = stored.status in (Status.OVER, Status.CLOSED)
        return Found(source, match, ended, ended and source.sight.hands is None)

    # --- presses

    async def _press(self, interaction: Interaction, press: Press) -> None:
        what, deal = deal_place(press.arg)
        if what == CONSENT:
            table = await self.bot.manager.consent(press.table_id, person(interaction))
            agreed = all(table.players[seat].consents for seat in table.people)
            await reply(interaction, str(say.OPENED_ALL if agreed else say.OPENED))
            return
        found = await self._found(interaction, press.table_id)
        if what == FILE:
            await self._file(interaction, found)
        elif deal == 0:
            if found.promised is None:
                raise TableError(TableReason.STALE)
            await reply(interaction, promised_page(found.match.stored, found.promised))
        elif what == CHECK:
            await self._checked(interaction, found, found.proof(deal))
        else:
            await self._show(interaction, found, found.proof(deal), whole=what == WHOLE)

    async def _show(
        self,
        interaction: Interaction,
        found: Found,
        proof: StoredProof,
        *,
        whole: bool = False,
        more: Sequence[str] = (),
    ) -> None:
        shown = deal_page(
            found.match.stored,
            proof,
            found.entry(proof.deal),
            ended=found.ended,
            opened=found.opened,
            seat=found.source.sight.seat,
            whole=whole,
            more=more,
            promised=found.promised,
        )
        await (update if on_own_answer(interaction) else reply)(interaction, shown)

    async def _checked(self, interaction: Interaction, found: Found, proof: StoredProof) -> None:
        fits = await self.bot.record_pool.run(check, found.match, proof.deal)
        await self._show(interaction, found, proof, more=say.checked(proof.deal, fits, opened=found.opened))

    async def _file(self, interaction: Interaction, found: Found) -> None:
        """Send the proof of a sealed match, with the cards that the member has seen."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        whole = found.match._replace(stored=await found.source.load())
        try:
            text = await self.bot.record_pool.run(dump_proof, whole, found.source.sight.seat)
        except (ReplayError, BadRecord, EngineError):
            raise ReplayRefused(ReplayReason.UNREADABLE, number=whole.stored.number) from None
        if text is None:
            raise ReplayRefused(ReplayReason.NO_PROOF)
        about = say.file_about(GAMES[whole.stored.game].title)
        name = file_name(whole.stored.number, "proof.json")
        await reply_files(interaction, about, [File(name, text, about)])


async def setup(bot: Cardroom) -> None:
    """Add the cog."""
    await bot.add_cog(Fair(bot))
