"""Tournaments: ``/tournament …``, and every press and form of theirs."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.manager.publishing.messages import Page
from bot.manager.tables.rights import TournamentAct, check_tournament
from bot.manager.tables.table import TURN_TIMES, TableError, TableReason
from bot.manager.tournaments.tournament_store import LiveTournament
from bot.run.client import Cardroom
from bot.texts import commands as command_words
from bot.texts.games.wording import Text
from bot.texts.tables import options as option_words
from bot.texts.tournaments import commands as say
from bot.texts.tournaments import duplicate
from bot.texts.tournaments.refusals import setting_refusal
from bot.texts.tournaments.tournaments import FORMATS
from bot.ui.appearance import appearance_of
from bot.ui.commands.descriptions import describe, described, named_choices
from bot.ui.commands.options import preset_completions
from bot.ui.custom_id import Press, custom_id
from bot.ui.forms.fields import Form
from bot.ui.forms.refused_forms import filled_in
from bot.ui.games.panel_state import number
from bot.ui.sending import raw_api
from bot.ui.sending.origin import server_here
from bot.ui.sending.responses import on_own_answer, reply, update
from bot.ui.tournaments import forms, pages
from bot.ui.tournaments.compare import COMPARE, Asked, asked_by, compare_page
from bot.ui.tournaments.controls import ASK, DO, FORM, NEW, SAID, SHOW, place_of
from bot.ui.tournaments.settings import SettingsRefused, Wanted, of_form, refused, wanted
from cogs.answers import (
    FORM_REFUSALS,
    GAME_CHOICES,
    Interaction,
    choices,
    chosen,
    completion,
    given,
    parent_here,
    refuse_form,
    typed_in_form,
)
from cogs.lobby import check_permissions
from cogs.requester import other_person, person
from cogs.roles import check_role
from data.tables.table_queries import last_game
from data.tournaments.store import MatchTable, tables_of
from engine import GAMES
from engine.errors import SetupError
from engine.proofs import MOST_ROUNDS
from engine.tournaments.settings import Format
from engine.tournaments.tournament import Problem, Stage, TournamentError

_FORMATS: Final = named_choices((FORMATS[each], each.value) for each in Format)
_TURNS: Final = named_choices(
    (partial(option_words.turn_time, ms), name) for name, ms in TURN_TIMES.items() if ms
)
_NUMBER: Final = re.compile(r"[+-]?\d{1,6}", re.ASCII)
THREADS: Final = ("create_public_threads", "send_messages_in_threads")
"""The permissions that threads of matches need."""
LONGEST_REASON: Final = 300

Number = app_commands.Range[int, 1]
Reason = app_commands.Range[str, 1, LONGEST_REASON]


@app_commands.guild_only()
class TournamentCog(commands.GroupCog, group_name="tournament", group_description=described(say.COMMAND)):
    """Tournaments of a guild."""

    def __init__(self, bot: Cardroom) -> None:
        self.bot = bot
        bot.presses |= {
            SHOW: self._show,
            DO: self._do,
            ASK: self._ask,
            SAID: self._said,
            COMPARE: self._compared,
            FORM: self._form,
            NEW: self._new,
        }

    # --- finding and showing

    async def _found(self, interaction: Interaction, press: Press) -> LiveTournament:
        if server_here(interaction) is None:
            raise TableError(TableReason.STALE)
        return await self.bot.manager.tournaments.find(press.table_id, person(interaction))

    async def _chosen(self, interaction: Interaction, number: int | None) -> LiveTournament:
        return await self.bot.manager.tournaments.choose(
            person(interaction), interaction.channel_id or 0, number
        )

    async def _tables(self, live: LiveTournament) -> dict[int, MatchTable]:
        return await tables_of(self.bot.database, live.id)

    async def _overview(self, interaction: Interaction, live: LiveTournament, said: Text = "") -> Page:
        return pages.overview_page(
            live,
            interaction.user.id,
            await self._tables(live),
            self.bot.clock.now(),
            organises=await self._organises(interaction, live),
            said=said,
        )

    async def _organises(self, interaction: Interaction, live: LiveTournament) -> bool:
        guild_settings = await self.bot.members.guild(live.guild)
        try:
            check_tournament(
                person(interaction), live.guild, live.record.organiser_id, guild_settings, TournamentAct.START
            )
        except TableError:
            return False
        return True

    async def _page(
        self, interaction: Interaction, live: LiveTournament, name: str, at: int | None = None
    ) -> Page:
        """Return a page by its name and its number from 0; the overview for an unknown one."""
        member, now = interaction.user.id, self.bot.clock.now()
        match name:
            case "standings":
                settings = await self.bot.members.member(member)
                look = appearance_of(settings, self.bot.cards, self.bot.emoji.known)
                return pages.standings_page(live, at or 0, look, member, now)
            case "rounds":
                return pages.rounds_page(live, at, await self._tables(live))
            case "matches":
                return pages.matches_page(live, at or 0, await self._tables(live))
            case "log":
                return pages.log_page(live, at or 0)
            case "manage" if await self._organises(interaction, live):
                return pages.manage_page(live)
            case "withdraw" if (own := live.number_of(member)) and not live.state.entrant(own).out:
                return pages.withdraw_page(live, member)
            case _:
                return await self._overview(interaction, live)

    async def _show(self, interaction: Interaction, press: Press) -> None:
        name, at = place_of(press)
        if name == "chosen":
            values = chosen(interaction)
            if server_here(interaction) is None or not values:
                raise TableError(TableReason.STALE)
            live = await self.bot.manager.tournaments.find(values[0], person(interaction))
            await _turn(interaction, await self._overview(interaction, live))
            return
        live = await self._found(interaction, press)
        if name == "match":
            pairing = live.state.pairing(number(next(iter(chosen(interaction)), "")) or 0)
            await _turn(interaction, pages.match_page(live, pairing, await self._tables(live)))
            return
        await _turn(interaction, await self._page(interaction, live, name, at))

    async def _command_page(self, interaction: Interaction, tournament: int | None, name: str) -> None:
        live = await self._chosen(interaction, tournament)
        await reply(interaction, await self._page(interaction, live, name))

    @app_commands.command(name="list", description=described(say.LIST))
    async def list_(self, interaction: Interaction) -> None:
        """List the tournaments of the guild."""
        found = await self.bot.manager.tournaments.in_guild(server_here(interaction) or 0, live=False)
        ended = (Stage.OVER, Stage.CANCELLED)
        await reply(interaction, pages.list_page(sorted(found, key=lambda live: live.state.stage in ended)))

    @app_commands.command(name="show", description=described(say.SHOW))
    @describe(tournament=say.NUMBER)
    async def show(self, interaction: Interaction, tournament: Number | None = None) -> None:
        """Show one tournament, and what the member can do there."""
        await self._command_page(interaction, tournament, "details")

    @app_commands.command(name="standings", description=described(say.STANDINGS))
    @describe(tournament=say.NUMBER)
    async def standings(self, interaction: Interaction, tournament: Number | None = None) -> None:
        """Show the standings."""
        await self._command_page(interaction, tournament, "standings")

    @app_commands.command(name="rounds", description=described(say.ROUNDS))
    @describe(tournament=say.NUMBER)
    async def rounds(self, interaction: Interaction, tournament: Number | None = None) -> None:
        """Show the pairings, the last round first."""
        await self._command_page(interaction, tournament, "rounds")

    @app_commands.command(name="matches", description=described(say.MATCHES))
    @describe(tournament=say.NUMBER)
    async def matches(self, interaction: Interaction, tournament: Number | None = None) -> None:
        """Show all matches, the last first."""
        await self._command_page(interaction, tournament, "matches")

    @app_commands.command(name="log", description=described(say.LOG))
    @describe(tournament=say.NUMBER)
    async def log(self, interaction: Interaction, tournament: Number | None = None) -> None:
        """Show everything that has happened."""
        await self._command_page(interaction, tournament, "log")

    @app_commands.command(name="compare", description=described(duplicate.COMMAND))
    @describe(tournament=say.NUMBER, round=duplicate.ROUND, player=duplicate.PLAYER)
    async def compare(
        self,
        interaction: Interaction,
        tournament: Number | None = None,
        round: app_commands.Range[int, 1, MOST_ROUNDS] | None = None,  # noqa: A002 - the name of the option
        player: discord.User | None = None,
    ) -> None:
        """Show what others did with the same cards."""
        live = await self._chosen(interaction, tournament)
        entrant = live.number_of((player or interaction.user).id) or 0
        asked = Asked(round or 0, entrant)
        await reply(interaction, compare_page(live, await self._tables(live), asked))

    async def _compared(self, interaction: Interaction, press: Press) -> None:
        live, asked = await self._found(interaction, press), asked_by(press.arg)
        if asked is None:
            raise TableError(TableReason.STALE)
        if values := chosen(interaction):
            asked = asked._replace(deal=number(values[0]) or 0)
        await _turn(interaction, compare_page(live, await self._tables(live), asked))

    @app_commands.command(name="manage", description=described(say.MANAGE))
    @describe(tournament=say.NUMBER)
    async def manage(self, interaction: Interaction, tournament: Number | None = None) -> None:
        """Show what an organiser can do."""
        live = await self._chosen(interaction, tournament)
        guild_settings = await self.bot.members.guild(live.guild)
        check_tournament(
            person(interaction), live.guild, live.record.organiser_id, guild_settings, TournamentAct.START
        )
        await reply(interaction, pages.manage_page(live))

    # --- opening

    @app_commands.command(name="open", description=described(say.OPEN))
    @describe(
        game=command_words.GAME,
        format=say.FORMAT,
        start=say.STARTS,
        name=say.NAME,
        places=say.PLACES,
        rounds=say.ROUNDS_OPTION,
        length=say.LENGTH,
        clock=say.CLOCK,
        increment=say.INCREMENT,
        turn=say.TURN,
        entry=say.ENTRY,
        prizes=say.PRIZES,
        duplicate=say.DUPLICATE,
        deals=say.DEALS,
        preset=command_words.PRESET,
        options=command_words.OPTIONS,
        seats=say.SEATS,
        third_place=say.THIRD_PLACE,
        divisions=say.DIVISIONS,
        check_in=say.CHECK_IN,
        role=say.ROLE,
        threads=say.THREADS,
    )
    @app_commands.choices(game=GAME_CHOICES, format=_FORMATS, turn=_TURNS)
    async def open(
        self,
        interaction: Interaction,
        game: str | None = None,
        format: str | None = None,  # noqa: A002 - the name of the option
        start: app_commands.Range[str, 1, 60] | None = None,
        name: app_commands.Range[str, 1, 60] | None = None,
        places: app_commands.Range[int, 2, 128] | None = None,
        rounds: app_commands.Range[int, 1, 30] | None = None,
        length: app_commands.Range[int, 1, 1440] | None = None,
        clock: app_commands.Range[int, 0, 240] | None = None,
        increment: app_commands.Range[int, 0, 300] | None = None,
        turn: str | None = None,
        entry: app_commands.Range[int, 0, 1_000_000] | None = None,
        prizes: app_commands.Range[str, 1, 60] | None = None,
        duplicate: bool | None = None,
        deals: app_commands.Range[int, 1, 50] | None = None,
        preset: str | None = None,
        options: app_commands.Range[str, 1, 400] | None = None,
        seats: app_commands.Range[int, 2, 15] | None = None,
        third_place: bool | None = None,
        divisions: app_commands.Range[int, 1, 16] | None = None,
        check_in: app_commands.Range[int, 0, 1440] | None = None,
        role: discord.Role | None = None,
        threads: bool | None = None,
    ) -> None:
        """Open a tournament; without options, open the form."""
        values = given(
            start=start,
            name=name,
            places=places,
            rounds=rounds,
            length=length,
            clock=clock,
            increment=increment,
            turn=turn,
            entry=entry,
            prizes=prizes,
            duplicate=duplicate,
            deals=deals,
            preset=preset,
            options=options,
            seats=seats,
            third_place=third_place,
            divisions=divisions,
            check_in=check_in,
            role=role.id if role is not None else None,
            threads=threads,
        )
        if not values and game is None and format is None:
            await self._open_form(interaction)
            return
        usual = game or await self._usual_game(interaction)
        asked = wanted(usual, format or Format.ARENA.value, values, self.bot.clock.now())
        await self._open(interaction, asked)

    @open.autocomplete("preset")
    @completion
    async def _presets(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        spec = GAMES.get(str(interaction.namespace.game or "")) or GAMES[await self._usual_game(interaction)]
        return choices(preset_completions(spec, typed))

    async def _usual_game(self, interaction: Interaction) -> str:
        last = await last_game(self.bot.database, interaction.channel_id or 0)
        return last if last is not None and last in GAMES else next(iter(GAMES))

    async def _open_form(self, interaction: Interaction) -> None:
        """Open the form of a new tournament, with what was typed in a refused one."""
        form = forms.new_form(await self._usual_game(interaction))
        await raw_api.open_form(
            interaction, custom_id(None, NEW), filled_in(form, typed_in_form(interaction))
        )

    async def _form(self, interaction: Interaction, _press: Press) -> None:
        if server_here(interaction) is None:
            raise TableError(TableReason.STALE)
        await self._open_form(interaction)

    async def _new(self, interaction: Interaction, _press: Press) -> None:
        if server_here(interaction) is None:
            raise TableError(TableReason.STALE)
        try:
            await self._open(interaction, of_form(_filled(interaction), self.bot.clock.now()))
        except FORM_REFUSALS as error:
            await refuse_form(interaction, error, custom_id(None, FORM))

    async def _open(self, interaction: Interaction, asked: Wanted) -> None:
        check_permissions(interaction)
        settings = asked.settings
        if asked.role and not settings.role:
            settings = replace(settings, role=_role_named(interaction, asked.role))
        if settings.role:
            check_role(interaction, settings.role)
        try:
            await self.bot.manager.tournaments.open(
                person(interaction),
                guild=server_here(interaction) or 0,
                channel=interaction.channel_id or 0,
                parent=parent_here(interaction),
                name=asked.name,
                settings=settings,
            )
        except SetupError as error:
            raise refused(error, settings.game) from None
        granted = interaction.app_permissions
        missing = [each for each in THREADS if settings.threads and not getattr(granted, each)]
        in_thread = isinstance(interaction.channel, discord.Thread)
        await reply(interaction, say.opened(() if in_thread else tuple(missing)))

    # --- what an entrant requests

    async def _do(self, interaction: Interaction, press: Press) -> None:
        live = await self._found(interaction, press)
        managed = press.arg in ("start", "pause", "resume", "season", "again")
        if press.arg == "challenge":
            entrant = number(next(iter(chosen(interaction)), "")) or 0
            if entrant not in range(1, len(live.entrants) + 1):
                raise TournamentError(Problem.NOT_IN)
            done = await self._challenge(interaction, live, live.identity(entrant).member_id)
        else:
            done = await self._request(interaction, live, press.arg)
        live, said = done
        page = pages.manage_page(live, said) if managed else await self._overview(interaction, live, said)
        await _turn(interaction, page)

    async def _request(
        self, interaction: Interaction, live: LiveTournament, what: str
    ) -> tuple[LiveTournament, Text]:
        """Do what a button or command says; return the tournament and the answer."""
        service, who = self.bot.manager.tournaments, person(interaction)
        requests: dict[str, Callable[[], Awaitable[LiveTournament]]] = {
            "register": lambda: service.register(live.id, who),
            "withdraw": lambda: service.withdraw(live.id, who),
            "check_in": lambda: service.check_in(live.id, who),
            "rest": lambda: service.rest(live.id, who, rests=True),
            "back": lambda: service.rest(live.id, who, rests=False),
            "accept": lambda: service.answer(live.id, who, accepts=True),
            "decline": lambda: service.answer(live.id, who, accepts=False),
            "agree": lambda: service.agree(live.id, who),
            "start": lambda: service.start(live.id, who),
            "pause": lambda: service.pause(live.id, who, pauses=True),
            "resume": lambda: service.pause(live.id, who, pauses=False),
            "season": lambda: service.open_next(live.id, who),
            "again": lambda: self.bot.manager.show_tournament_again(live.id, who),
        }
        if what not in requests:
            raise TableError(TableReason.STALE)
        changed = await requests[what]()
        answers: dict[str, Text] = {
            "register": say.registered(changed, who.id),
            "withdraw": say.withdrawn(changed),
            "check_in": say.CHECKED_IN,
            "rest": say.RESTING,
            "back": say.BACK,
            "accept": say.ACCEPTED,
            "decline": say.DECLINED,
            "agree": say.AGREED,
            "start": say.STARTED,
            "pause": say.PAUSED,
            "resume": say.RESUMED,
            "season": say.NEXT_SEASON,
            "again": say.POSTED_AGAIN,
        }
        return changed, answers[what]

    async def _challenge(
        self, interaction: Interaction, live: LiveTournament, member: int
    ) -> tuple[LiveTournament, Text]:
        if live.number_of(interaction.user.id) is None:
            raise TournamentError(Problem.NOT_IN, own=True)
        changed = await self.bot.manager.tournaments.challenge(live.id, person(interaction), member)
        return changed, say.challenged(changed, changed.number_of(member) or 1)

    async def _command(self, interaction: Interaction, tournament: int | None, what: str) -> None:
        live = await self._chosen(interaction, tournament)
        changed, said = await self._request(interaction, live, what)
        await reply(interaction, await self._overview(interaction, changed, said))

    @app_commands.command(name="register", description=described(say.REGISTER))
    @describe(tournament=say.NUMBER)
    async def register(self, interaction: Interaction, tournament: Number | None = None) -> None:
        """Take part."""
        await self._command(interaction, tournament, "register")

    @app_commands.command(name="withdraw", description=described(say.WITHDRAW))
    @describe(tournament=say.NUMBER)
    async def withdraw(self, interaction: Interaction, tournament: Number | None = None) -> None:
        """Ask for confirmation before the member withdraws."""
        await self._command_page(interaction, tournament, "withdraw")

    @app_commands.command(name="checkin", description=described(say.CHECKIN))
    @describe(tournament=say.NUMBER)
    async def checkin(self, interaction: Interaction, tournament: Number | None = None) -> None:
        """Check in."""
        await self._command(interaction, tournament, "check_in")

    @app_commands.command(name="rest", description=described(say.REST))
    @describe(rests=say.RESTS, tournament=say.NUMBER)
    async def rest(
        self, interaction: Interaction, rests: bool = True, tournament: Number | None = None
    ) -> None:
        """Not be paired for now, or be paired again."""
        await self._command(interaction, tournament, "rest" if rests else "back")

    @app_commands.command(name="challenge", description=described(say.CHALLENGE))
    @describe(member=say.MEMBER, tournament=say.NUMBER)
    async def challenge(
        self, interaction: Interaction, member: discord.Member, tournament: Number | None = None
    ) -> None:
        """Challenge a member on a ladder."""
        live = await self._chosen(interaction, tournament)
        changed, said = await self._challenge(interaction, live, member.id)
        await reply(interaction, await self._overview(interaction, changed, said))

    @app_commands.command(name="answer", description=described(say.ANSWER))
    @describe(accepts=say.ACCEPTS, tournament=say.NUMBER)
    async def answer(self, interaction: Interaction, accepts: bool, tournament: Number | None = None) -> None:
        """Answer a challenge."""
        await self._command(interaction, tournament, "accept" if accepts else "decline")

    @app_commands.command(name="agree", description=described(say.AGREE))
    @describe(tournament=say.NUMBER)
    async def agree(self, interaction: Interaction, tournament: Number | None = None) -> None:
        """Have no complaint."""
        await self._command(interaction, tournament, "agree")

    @app_commands.command(name="complain", description=described(say.COMPLAIN))
    @describe(complaint=say.COMPLAINT, tournament=say.NUMBER)
    async def complain(
        self, interaction: Interaction, complaint: Reason, tournament: Number | None = None
    ) -> None:
        """Complain about the result."""
        live = await self._chosen(interaction, tournament)
        changed = await self.bot.manager.tournaments.complain(live.id, person(interaction), complaint)
        await reply(interaction, await self._overview(interaction, changed, say.COMPLAINED))

    # --- what an organiser requests

    @app_commands.command(name="start", description=described(say.START))
    @describe(tournament=say.NUMBER)
    async def start(self, interaction: Interaction, tournament: Number | None = None) -> None:
        """Start now."""
        await self._command(interaction, tournament, "start")

    @app_commands.command(name="season", description=described(say.SEASON))
    @describe(tournament=say.NUMBER)
    async def season(self, interaction: Interaction, tournament: Number | None = None) -> None:
        """Open the next season of a league or a ladder."""
        await self._command(interaction, tournament, "season")

    @app_commands.command(name="pause", description=described(say.PAUSE))
    @describe(pauses=say.PAUSES, tournament=say.NUMBER)
    async def pause(
        self, interaction: Interaction, pauses: bool = True, tournament: Number | None = None
    ) -> None:
        """Pause, or go on."""
        await self._command(interaction, tournament, "pause" if pauses else "resume")

    @app_commands.command(name="cancel", description=described(say.CANCEL))
    @describe(reason=say.REASON, tournament=say.NUMBER)
    async def cancel(
        self, interaction: Interaction, reason: Reason, tournament: Number | None = None
    ) -> None:
        """Cancel a tournament."""
        who, tournaments = person(interaction), self.bot.manager.tournaments
        meant = await tournaments.meant(who, interaction.channel_id or 0, tournament)
        changed = await tournaments.cancel(meant, who, reason)
        if changed is None:
            await reply(interaction, say.CANCELLED_UNREAD)
        else:
            await self._managed(interaction, (changed, say.CANCELLED))

    @app_commands.command(name="disqualify", description=described(say.DISQUALIFY))
    @describe(member=say.MEMBER, reason=say.REASON, tournament=say.NUMBER)
    async def disqualify(
        self,
        interaction: Interaction,
        member: discord.User,
        reason: Reason,
        tournament: Number | None = None,
    ) -> None:
        """Disqualify a member."""
        live = await self._chosen(interaction, tournament)
        await self._managed(interaction, await self._disqualify(interaction, live, member.id, reason))

    @app_commands.command(name="substitute", description=described(say.SUBSTITUTE))
    @describe(member=say.MEMBER, other=say.OTHER, reason=say.REASON, tournament=say.NUMBER)
    async def substitute(
        self,
        interaction: Interaction,
        member: discord.User,
        other: discord.Member,
        reason: Reason,
        tournament: Number | None = None,
    ) -> None:
        """Seat a substitute."""
        live = await self._chosen(interaction, tournament)
        await self._managed(interaction, await self._substitute(interaction, live, member.id, other, reason))

    @app_commands.command(name="result", description=described(say.RESULT))
    @describe(match=say.MATCH, scores=say.SCORES, reason=say.REASON, tournament=say.NUMBER)
    async def result(
        self,
        interaction: Interaction,
        match: Number,
        scores: app_commands.Range[str, 1, 100],
        reason: Reason,
        tournament: Number | None = None,
    ) -> None:
        """Set the result of a match."""
        live = await self._chosen(interaction, tournament)
        await self._managed(interaction, await self._result(interaction, live, match, scores, reason))

    @app_commands.command(name="decide", description=described(say.DECIDE))
    @describe(member=say.MEMBER, upheld=say.UPHELD, reason=say.REASON, tournament=say.NUMBER)
    async def decide(
        self,
        interaction: Interaction,
        member: discord.User,
        upheld: bool,
        reason: Reason,
        tournament: Number | None = None,
    ) -> None:
        """Decide on a complaint."""
        live = await self._chosen(interaction, tournament)
        entrant = live.number_of(member.id) or 0
        await self._managed(
            interaction, await self._decide(interaction, live, entrant, reason, upheld=upheld)
        )

    async def _managed(self, interaction: Interaction, done: tuple[LiveTournament, Text]) -> None:
        page = pages.manage_page(*done)
        await (update if on_own_answer(interaction) else reply)(interaction, page)

    async def _cancel(
        self, interaction: Interaction, live: LiveTournament, reason: str
    ) -> tuple[LiveTournament, Text]:
        changed = await self.bot.manager.tournaments.cancel(live.id, person(interaction), reason)
        return changed or live, say.CANCELLED

    async def _disqualify(
        self, interaction: Interaction, live: LiveTournament, member: int, reason: str
    ) -> tuple[LiveTournament, Text]:
        changed = await self.bot.manager.tournaments.disqualify(live.id, person(interaction), member, reason)
        return changed, say.disqualified(changed, changed.number_of(member) or 1)

    async def _substitute(
        self,
        interaction: Interaction,
        live: LiveTournament,
        member: int,
        other: discord.Member,
        reason: str,
    ) -> tuple[LiveTournament, Text]:
        if other.bot:
            raise TableError(TableReason.NO_OPPONENT)
        changed = await self.bot.manager.tournaments.substitute(
            live.id, person(interaction), member, other_person(other), reason
        )
        return changed, say.substituted(
            changed, changed.number_of(member) or 1, changed.number_of(other.id) or 1
        )

    async def _result(
        self, interaction: Interaction, live: LiveTournament, match: int, typed: str, reason: str
    ) -> tuple[LiveTournament, Text]:
        scores = [int(each) for each in _NUMBER.findall(typed.replace("\N{MINUS SIGN}", "-"))]
        changed = await self.bot.manager.tournaments.set_result(
            live.id, person(interaction), match, scores, reason
        )
        return changed, say.SET

    async def _decide(
        self, interaction: Interaction, live: LiveTournament, entrant: int, reason: str, *, upheld: bool
    ) -> tuple[LiveTournament, Text]:
        changed = await self.bot.manager.tournaments.decide(
            live.id, person(interaction), entrant, upheld=upheld, note=reason
        )
        return changed, say.DECIDED

    # --- forms

    async def _ask(self, interaction: Interaction, press: Press) -> None:
        live = await self._found(interaction, press)
        made: dict[str, Callable[[], Form | None]] = {
            "complain": forms.complain_form,
            "cancel": forms.cancel_form,
            "disqualify": forms.disqualify_form,
            "substitute": forms.substitute_form,
            "result": lambda: forms.result_form(live),
            "decide": lambda: forms.decide_form(live),
        }
        form = made[press.arg]() if press.arg in made else None
        if form is None:
            await _turn(interaction, await self._overview(interaction, live))
            return
        await raw_api.open_form(interaction, custom_id(live.id, SAID, press.arg), form)

    async def _said(self, interaction: Interaction, press: Press) -> None:
        live, form = await self._found(interaction, press), _filled(interaction)
        reason = form.text("note")[:LONGEST_REASON]
        match press.arg:
            case "complain":
                changed = await self.bot.manager.tournaments.complain(live.id, person(interaction), reason)
                await _turn(interaction, await self._overview(interaction, changed, say.COMPLAINED))
                return
            case "cancel":
                done = await self._cancel(interaction, live, reason)
            case "disqualify":
                done = await self._disqualify(interaction, live, number(form.text("member")) or 0, reason)
            case "substitute":
                other = _member_chosen(interaction, form.text("other"))
                member = number(form.text("member")) or 0
                done = await self._substitute(interaction, live, member, other, reason)
            case "result":
                match = number(form.text("match")) or 0
                done = await self._result(interaction, live, match, form.text("scores"), reason)
            case "decide":
                entrant, upheld = number(form.text("entrant")) or 0, form.text("upheld") == "yes"
                done = await self._decide(interaction, live, entrant, reason, upheld=upheld)
            case _:
                raise TableError(TableReason.STALE)
        await self._managed(interaction, done)


def _filled(interaction: Interaction) -> forms.Filled:
    return forms.filled({**(interaction.data or {})})


async def _turn(interaction: Interaction, page: Page) -> None:
    """Show a page in place on an ephemeral message; on any other, in a new message."""
    await (update if on_own_answer(interaction) else reply)(interaction, page)


def _member_chosen(interaction: Interaction, member_id: str) -> discord.Member:
    """Return a member who was chosen in a form. Raises TableError (STALE)."""
    data: dict[str, Any] = {**(interaction.data or {})}
    resolved: dict[str, Any] = data.get("resolved") or {}
    user, member = resolved.get("users", {}).get(member_id), resolved.get("members", {}).get(member_id)
    if user is None or member is None or interaction.guild is None:
        raise TableError(TableReason.NO_OPPONENT)
    state = interaction._state  # noqa: SLF001 - discord.py builds members of options in the same way
    found: Any = {**member, "user": user}
    return discord.Member(data=found, guild=interaction.guild, state=state)


def _role_named(interaction: Interaction, typed: str) -> int:
    """Return the id of a role by its name, mention or id. Raises SettingsRefused."""
    wanted_name = typed.strip().removeprefix("@").casefold()
    mentioned = number(typed.strip().removeprefix("<@&").removesuffix(">"))
    roles = interaction.guild.roles if interaction.guild is not None else []
    found = next(
        (role for role in roles if role.id == mentioned or role.name.casefold() == wanted_name), None
    )
    if found is None:
        raise SettingsRefused(setting_refusal("role", typed))
    return found.id


async def setup(bot: Cardroom) -> None:
    """Add the cog."""
    await bot.add_cog(TournamentCog(bot))
