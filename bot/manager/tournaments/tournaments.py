"""What people request of tournaments. Every request is checked for the right to make it."""

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from random import Random
from typing import Final

from bot.manager.tables.preferences import Preferences
from bot.manager.tables.rights import TournamentAct, check_organiser, check_tournament
from bot.manager.tables.table import Person, TableError, TableReason
from bot.manager.time.clock import Clock
from bot.manager.tournaments.match_tables import ENDED, MatchTables
from bot.manager.tournaments.tournament_store import LiveTournament, TournamentStore, is_broken, newcomer
from data.db.database import Database
from data.db.errors import Conflict, StorageError
from data.ledger.ledger import MAX_AMOUNT, LedgerReason, LedgerRefusal
from data.tournaments import store
from data.tournaments.outline import Outline
from data.tournaments.records import StoredTournament
from engine import GAMES
from engine import proofs as deal_proofs
from engine.errors import SetupError
from engine.tournaments import commands
from engine.tournaments.events import Event, Reason
from engine.tournaments.progress import pairs_no_more, ready, start
from engine.tournaments.seasons import SEASONAL, next_order
from engine.tournaments.settings import DAY_MS, MINUTE_MS, MOST_ENTRANTS, Settings
from engine.tournaments.tournament import Problem, Stage, Tournament, TournamentError

log = logging.getLogger(__name__)

_ID_LETTERS: Final = "abcdefghjkmnpqrstvwxyz0123456789"
LONGEST_NAME: Final = 60
"""The longest name of a tournament, in characters."""
TYPING_MS: Final = MINUTE_MS
"""A check-in may be longer than the time until the start by this: it runs while people type."""
MOST_LIVE: Final = 10
"""Tournaments that a guild may have at the same time."""


class Tournaments:
    """The requests of people; ``find`` and ``in_guild`` find tournaments."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        members: Preferences,
        tournament_store: TournamentStore,
        match_tables: MatchTables,
        chance: Random,
    ) -> None:
        self._db = database
        self._clock = clock
        self._members = members
        self._store = tournament_store
        self._match_tables = match_tables
        self._chance = chance

    # --- finding

    async def find(self, tournament_id: str, person: Person | None = None) -> LiveTournament:
        """Return a tournament. Raises TableError (NO_SUCH_TOURNAMENT, OTHER_SERVER)."""
        live = await self._store.find(tournament_id)
        if person is not None and person.guild != live.guild:
            raise TableError(TableReason.OTHER_SERVER)
        return live

    async def in_guild(self, guild: int, *, live: bool = True) -> list[LiveTournament]:
        """Return tournaments of a guild, the newest first; ``live``: those that are not over.

        Those that cannot be read are left out.
        """
        found = []
        for tournament_id in await store.find(self._db, guild, live=live):
            with _spared():
                found.append(await self._store.find(tournament_id))
        return found

    async def choose(self, person: Person, channel: int, number: int | None = None) -> LiveTournament:
        """Return the tournament that a command means. Raises TableError as ``find``."""
        return await self._store.find(await self.meant(person, channel, number))

    async def meant(self, person: Person, channel: int, number: int | None = None) -> str:
        """Return the id of the tournament that a command means, even if it cannot be read.

        By number, or the newest of the channel, or of the guild.

        Live ones come first. Raises TableError (NO_SUCH_TOURNAMENT).
        """
        guild = person.guild or 0
        tries: list[dict[str, int | bool]]
        if number is not None:
            tries = [{"number": number}]
        else:
            tries = [{"channel_id": channel, "live": True}, {"live": True}, {"channel_id": channel}, {}]
        for where in tries:
            if found := await store.find(self._db, guild, most=1, **where):  # type: ignore[arg-type]
                return found[0]
        raise TableError(TableReason.NO_SUCH_TOURNAMENT, number=number)

    # --- organisers

    async def open(
        self,
        person: Person,
        *,
        guild: int,
        channel: int,
        parent: int | None = None,
        name: str,
        settings: Settings,
        season_of: str | None = None,
    ) -> LiveTournament:
        """Open a tournament for registration; ``parent``: the channel above a thread.

        Raises SetupError for settings that do not go together; TableError (CHANNEL_NOT_ALLOWED,
        MAY_NOT_ORGANISE, TOO_MANY_TOURNAMENTS, NOT_STORED); LedgerRefusal (CAP, AMOUNT) for the entry.
        """
        guild_settings = await self._members.guild(guild)
        if guild_settings.channels and not {channel, parent} & {*guild_settings.channels}:
            raise TableError(TableReason.CHANNEL_NOT_ALLOWED, channels=guild_settings.channels)
        check_organiser(person, guild, guild_settings)
        spec = GAMES.get(settings.game)
        if spec is None:
            raise SetupError("game", settings.game, "one of " + ", ".join(GAMES))
        if settings.seats not in spec.seats:
            raise SetupError("seats", settings.seats, spec.seats)
        settings.validate()
        now = self._clock.now()
        if settings.starts_at and settings.starts_at <= now:
            raise SetupError("starts_at", settings.starts_at, "a time in the future")
        if settings.starts_at and settings.check_in_ms > settings.starts_at - now + TYPING_MS:
            raise SetupError("check_in", settings.check_in_ms // MINUTE_MS, "less than until the start")
        cap = guild_settings.chips.stakes_cap
        if settings.entry > min(cap, MAX_AMOUNT // MOST_ENTRANTS):  # one may win all
            raise LedgerRefusal(LedgerReason.CAP, cap=cap, need=settings.entry)
        title = " ".join("".join(char for char in name if char.isprintable()).split())[:LONGEST_NAME]
        secret = self._chance.randbytes(deal_proofs.SECRET_BYTES) if settings.duplicate else b""
        record = StoredTournament(
            tournament_id="",
            guild_id=guild,
            channel_id=channel,
            number=0,
            name=title,
            settings=settings,
            organiser_id=person.id,
            stage=Stage.REGISTRATION,
            season_of=season_of,
            created_at=now,
            ended_at=None,
            version=0,
            due_at=now,
            down_ms=0,
            head="",
            secret=secret.hex(),
            commitment=deal_proofs.commitment(deal_proofs.round_secret(secret, 1)) if secret else "",
            message_id=None,
            shown=-1,
            shown_at=0,
            called=0,
        )
        return await self._store_new(record)

    async def _store_new(self, record: StoredTournament) -> LiveTournament:
        try:
            while True:
                number = await store.next_number(self._db, record.guild_id)
                if len(await store.in_place(self._db, guild_id=record.guild_id)) >= MOST_LIVE:
                    raise TableError(TableReason.TOO_MANY_TOURNAMENTS, limit=MOST_LIVE)
                tournament_id = "".join(self._chance.choices(_ID_LETTERS, k=10))
                try:
                    live = await self._store.add(replace(record, tournament_id=tournament_id, number=number))
                except Conflict:  # one that was opened at the same moment has the number
                    if record.season_of is not None:
                        there = await store.next_season(self._db, record.season_of)
                        if there is not None:
                            return await self._store.find(there)
                    continue
                log.info("tournament opened", extra={"tournament": live.id, "guild": live.guild})
                return live
        except StorageError as error:
            raise TableError(TableReason.NOT_STORED) from error

    async def open_next(self, tournament_id: str, person: Person) -> LiveTournament:
        """Open the next season of a league or ladder, or return it if it is open.

        Members of the last one keep their places in the order if they register again. Registration takes a
        day. Raises as ``open``; TournamentError (STILL_PLAYING, NO_SEASONS).
        """
        last = await self.find(tournament_id, person)
        if last.settings.format not in SEASONAL:
            raise TournamentError(Problem.NO_SEASONS)
        if last.state.stage is not Stage.OVER:
            raise TournamentError(Problem.STILL_PLAYING)
        check_organiser(person, last.guild, await self._members.guild(last.guild))
        if (there := await store.next_season(self._db, last.id)) is not None:
            return await self._store.find(there)
        return await self.open(
            person,
            guild=last.guild,
            channel=last.record.channel_id,
            name=last.record.name,
            settings=replace(last.settings, starts_at=self._clock.now() + DAY_MS),
            season_of=last.id,
        )

    async def _seed(self, live: LiveTournament, member: int) -> int:
        """Return a member's place in the order of the season before, from 1; 0: none."""
        if live.record.season_of is None:
            return 0
        last = await self._store.find(live.record.season_of)
        number = last.number_of(member)
        order = next_order(last.state)
        return order.index(number) + 1 if number in order else 0

    async def start(self, tournament_id: str, person: Person) -> LiveTournament:
        """Start now, with all who are registered.

        Raises TournamentError (NOT_OPEN, TOO_FEW), TableError (NOT_ORGANISER).
        """

        def request(live: LiveTournament) -> Sequence[Event]:
            self._check(live, person, TournamentAct.START)
            if live.state.stage is not Stage.REGISTRATION:
                raise TournamentError(Problem.NOT_OPEN, stage=live.state.stage)
            if (there := len(ready(live.state))) < live.settings.seats:
                raise TournamentError(
                    Problem.TOO_FEW,
                    needed=live.settings.seats,
                    registered=there,
                    check_in=live.state.check_in_open,
                )
            return start(live.state, fewest=live.settings.seats)

        return await self._store.change(tournament_id, request, by=person)

    async def pause(self, tournament_id: str, person: Person, *, pauses: bool) -> LiveTournament:
        """Pause or resume a tournament. Raises TournamentError, TableError (NOT_ORGANISER)."""

        def request(live: LiveTournament) -> Sequence[Event]:
            self._check(live, person, TournamentAct.PAUSE)
            return commands.pause(live.state) if pauses else commands.resume(live.state)

        return await self._store.change(tournament_id, request, by=person)

    async def check_show_again(self, tournament_id: str, person: Person) -> LiveTournament:
        """Return a tournament whose message a person may post again. Raises TableError."""
        live = await self._store.find(tournament_id)
        self._check(live, person, TournamentAct.SHOW_AGAIN)
        return live

    async def cancel(self, tournament_id: str, person: Person, note: str) -> LiveTournament | None:
        """End a tournament without a result; everything is paid back.

        None: its record cannot be read, and what the transfers have left in its pot is paid back.
        """

        def request(live: LiveTournament) -> Sequence[Event]:
            self._check(live, person, TournamentAct.CANCEL)
            return commands.cancel(live.state, Reason.ORGANISER)

        try:
            return await self._store.change(tournament_id, request, by=person, note=note)
        except TableError as error:
            if not is_broken(error):
                raise
        await self._end_unreadable(tournament_id, person, note)
        return None

    async def _end_unreadable(self, tournament_id: str, person: Person, note: str) -> None:
        async def check(known: Outline) -> None:
            guild_settings = await self._members.guild(known.guild_id)
            check_tournament(person, known.guild_id, known.organiser_id, guild_settings, TournamentAct.CANCEL)

        await self._store.end_unreadable(tournament_id, person, note, check)
        for table in (await store.tables_of(self._db, tournament_id)).values():
            if table.status not in ENDED:
                with suppress(TableError):  # a moderator can close it
                    await self._match_tables.close(table.table_id)

    async def disqualify(self, tournament_id: str, person: Person, member: int, note: str) -> LiveTournament:
        """Remove an entrant; the match that they play is lost."""

        def request(live: LiveTournament) -> Sequence[Event]:
            self._check(live, person, TournamentAct.DISQUALIFY)
            return commands.disqualify(live.state, live.number_of(member))

        return await self._store.change(tournament_id, request, by=person, note=note)

    async def substitute(
        self, tournament_id: str, person: Person, member: int, other: Person, note: str = ""
    ) -> LiveTournament:
        """Let another member play on in the place of an entrant."""

        def request(live: LiveTournament) -> Sequence[Event]:
            self._check(live, person, TournamentAct.SUBSTITUTE)
            known = live.number_of(other.id)
            return commands.substitute(live.state, live.number_of(member), busy=known is not None)

        return await self._store.change(tournament_id, request, by=person, note=note, new=newcomer(other))

    async def set_result(
        self, tournament_id: str, person: Person, pairing: int, scores: Sequence[int], note: str
    ) -> LiveTournament:
        """Set the result of a match: points by seat, more is better."""

        def request(live: LiveTournament) -> Sequence[Event]:
            self._check(live, person, TournamentAct.SET_RESULT)
            return commands.set_result(live.state, pairing, scores)

        return await self._store.change(tournament_id, request, by=person, note=note)

    async def decide(
        self, tournament_id: str, person: Person, entrant: int, *, upheld: bool, note: str
    ) -> LiveTournament:
        """Decide on the complaint of an entrant. Moderators only."""

        def request(live: LiveTournament) -> Sequence[Event]:
            self._check(live, person, TournamentAct.DECIDE)
            return commands.decide(live.state, entrant, upheld=upheld)

        return await self._store.change(tournament_id, request, by=person, note=note)

    # --- entrants

    async def register(self, tournament_id: str, person: Person) -> LiveTournament:
        """Take part, or wait for a place. Raises TournamentError, LedgerRefusal."""

        async def request(live: LiveTournament) -> Sequence[Event]:
            self._check(live, person, TournamentAct.TAKE_PART)
            if (number := live.number_of(person.id)) is not None:
                out = live.state.entrant(number).out
                raise TournamentError(Problem.OUT if out else Problem.ALREADY_IN, entrant=number)
            stage = live.state.stage
            if stage is Stage.RUNNING and pairs_no_more(live.state, self._clock.now()):
                raise TournamentError(Problem.NOT_OPEN, stage=stage)
            return commands.register(live.state, await self._seed(live, person.id))

        return await self._store.change(tournament_id, request, by=person, new=newcomer(person))

    async def withdraw(self, tournament_id: str, person: Person) -> LiveTournament:
        """Leave; before the start the entry is paid back. A match under way is lost."""
        return await self._own(tournament_id, person, commands.withdraw)

    async def check_in(self, tournament_id: str, person: Person) -> LiveTournament:
        """Say that one is there."""
        return await self._own(tournament_id, person, commands.check_in)

    async def rest(self, tournament_id: str, person: Person, *, rests: bool) -> LiveTournament:
        """In an arena: not be paired for now, or be paired again."""
        return await self._own(
            tournament_id, person, lambda state, number: commands.rest(state, number, rests=rests)
        )

    async def challenge(self, tournament_id: str, person: Person, opponent: int) -> LiveTournament:
        """Challenge a member on a ladder."""

        def request(live: LiveTournament) -> Sequence[Event]:
            self._check(live, person, TournamentAct.TAKE_PART)
            other = live.number_of(opponent)
            if other is None:
                raise TournamentError(Problem.NOT_IN)
            return commands.challenge(live.state, live.number_of(person.id), other, self._clock.now())

        return await self._store.change(tournament_id, request, by=person)

    async def answer(self, tournament_id: str, person: Person, *, accepts: bool) -> LiveTournament:
        """Answer a challenge."""
        return await self._own(
            tournament_id, person, lambda state, number: commands.answer(state, number, accepts=accepts)
        )

    async def agree(self, tournament_id: str, person: Person) -> LiveTournament:
        """Have no complaint."""
        return await self._own(tournament_id, person, commands.agree)

    async def complain(self, tournament_id: str, person: Person, note: str) -> LiveTournament:
        """Complain about the results; ``note`` is for everybody to read."""
        return await self._own(tournament_id, person, commands.complain, note)

    async def _own(
        self,
        tournament_id: str,
        person: Person,
        command: Callable[[Tournament, int | None], Sequence[Event]],
        note: str = "",
    ) -> LiveTournament:
        """Commit what an entrant requests for themselves."""

        def request(live: LiveTournament) -> Sequence[Event]:
            self._check(live, person, TournamentAct.TAKE_PART)
            return command(live.state, live.number_of(person.id))

        return await self._store.change(tournament_id, request, by=person, note=note)

    # --- what happens elsewhere

    async def member_left(self, member: int) -> None:
        """Withdraw a member who is erased from all live tournaments."""
        for tournament_id in await store.of_member(self._db, member):
            with _spared(), suppress(TournamentError):  # they are out already
                await self._store.change(
                    tournament_id, lambda live: commands.withdraw(live.state, live.number_of(member))
                )

    async def place_gone(self, *, guild: int | None = None, channel: int | None = None) -> None:
        """Cancel the tournaments of a deleted channel, or of a guild that removed the bot."""
        for tournament_id in await store.in_place(self._db, guild_id=guild, channel_id=channel):
            with _spared(), suppress(TournamentError):  # it is over already
                await self._store.change(
                    tournament_id, lambda live: commands.cancel(live.state, Reason.CHANNEL)
                )

    def _check(self, live: LiveTournament, person: Person, act: TournamentAct) -> None:
        guild_settings = self._members.known_guild(live.guild)
        check_tournament(person, live.guild, live.record.organiser_id, guild_settings, act)


@contextmanager
def _spared() -> Iterator[None]:
    """Pass over a tournament that cannot be read, so that the others get what is due."""
    try:
        yield
    except TableError as error:
        if not is_broken(error):
            raise
