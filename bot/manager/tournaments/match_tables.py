"""The tables of the matches of tournaments: how they open, and how they have ended.

A pairing has one table: the database refuses a second one.
"""

import logging
from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

from bot.manager.play.dealt_tables import DealtTables
from bot.manager.play.lobby import ASKING_MS, DAY_MS
from bot.manager.play.match_runner import MatchRunner
from bot.manager.publishing.messages import ARCHIVED_AFTER, Messenger, NotSent
from bot.manager.tables import commit_reveal, transitions
from bot.manager.tables.preferences import Preferences
from bot.manager.tables.table import Player, PlayerKind, Status, Table, TableError, TableReason
from bot.manager.tables.table_cache import TableCache
from bot.manager.tables.table_store import TableStore
from bot.manager.time.clock import Clock
from bot.manager.time.match_clock import MatchClock, Terms
from data.db.database import Database
from data.tables import table_queries
from data.tables.proofs import StoredProof
from data.tables.row_types import Status as StoredStatus
from data.tournaments.match_place import MatchPlace
from data.tournaments.results import MatchResult, match_result
from data.tournaments.store import claim_entrants
from engine import GAMES
from engine.errors import SetupError

log = logging.getLogger(__name__)

ENDED: Final = frozenset({"over", "closed"})
"""The states of a table that has ended."""
SLOW_TURN_MS: Final = DAY_MS // 2
"""A match with turns of this length may be silent for days."""


class MatchPlayer(NamedTuple):
    """A member who plays a match: id, displayed name, and the account's unique name."""

    member: int
    name: str
    username: str = ""


class MatchTables:
    """Opens the tables of tournaments, and reads their results; ``chance`` draws decks."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        members: Preferences,
        table_cache: TableCache,
        table_store: TableStore,
        match_runner: MatchRunner,
        messenger: Messenger,
        dealt_tables: DealtTables,
        chance: Random,
    ) -> None:
        self._db = database
        self._clock = clock
        self._members = members
        self._tables = table_cache
        self._table_store = table_store
        self._match_runner = match_runner
        self._messenger = messenger
        self._dealt_tables = dealt_tables
        self._chance = chance

    async def open(
        self,
        *,
        tournament: str,
        pairing: int,
        guild: int,
        channel: int,
        game: str,
        options: Any,
        preset: str | None = None,
        players: Sequence[MatchPlayer],
        turn_ms: int = 0,
        clock_ms: int = 0,
        increment_ms: int = 0,
        deal_limit: int = 0,
        deck_source: str = "",
        promised: StoredProof | None = None,
        open_hands: bool = True,
        thread: str | None = None,
        place: MatchPlace | None = None,
    ) -> str:
        """Open the table of a pairing with its match begun and dealt, and return its id.

        If the pairing has a table, its id is returned and nothing else happens. ``players``: by seat.
        ``options``: the frozen options of the game; ``preset``: the name of the rules they are. Times as of
        ``Lobby.open``; ``deal_limit`` and ``deck_source`` as of ``Table``. ``promised``: the commitment to
        the first deal, for duplicate deals; None: one of its own. ``thread``: the name of the thread in
        which the match is played, where the bot may create one (else in the channel); each match needs
        another one. None: no thread. ``place``: what the table shows of its tournament.

        Raises SetupError for game, options or seats; TableError (NOT_STORED), also if a player's data has
        been erased meanwhile; StorageError.
        """
        spec = GAMES.get(game)
        if spec is None:
            raise SetupError("game", game, "one of " + ", ".join(GAMES))
        if type(options) is not spec.options_type:
            raise SetupError("options", options, f"options of {spec.title}")
        if len(players) not in spec.seats:
            raise SetupError("seats", len(players), spec.seats)
        settings, now = await self._members.guild(guild), self._clock.now()
        seated = [
            Player(
                kind=PlayerKind.PERSON,
                name=each.name,
                username=each.username,
                member=each.member,
                joined_at=now,
            )
            for each in players
        ]
        if (there := await table_queries.find_by_pairing(self._db, tournament, pairing)) is not None:
            return there
        where = channel
        if thread is not None:
            where = await self._thread(guild, channel, thread, slow=turn_ms >= SLOW_TURN_MS) or channel
        table = Table(
            id="",
            number=0,
            guild=guild,
            channel=where,
            host=0,
            spec=spec,
            options=options,
            preset=preset,
            wanted=len(seated),
            turn_ms=turn_ms,
            idle_ms=settings.idle_days * DAY_MS,
            status=Status.LOBBY,
            players=tuple(seated),
            created_at=now,
            asking_ms=ASKING_MS,
            clock=MatchClock(Terms(clock_ms, increment_ms)),
            open_hands=open_hands,
            promised=promised or commit_reveal.new_promise(1, self._chance),
            tournament=tournament,
            pairing=pairing,
            place=place,
            deal_limit=deal_limit,
            deck_source=deck_source,
            veiled=bool(deck_source),
        )
        members = [each.member for each in players]
        opened = await self._dealt_tables.open(
            table, lambda _: claim_entrants(tournament, members), tournament=tournament, pairing=pairing
        )
        if opened is not None:
            return opened.id
        if (there := await table_queries.find_by_pairing(self._db, tournament, pairing)) is None:
            raise TableError(TableReason.NOT_STORED)
        return there

    async def _thread(self, guild: int, channel: int, name: str, *, slow: bool) -> int | None:
        """Create the thread of a match, or find it; None: play in the channel."""
        _, day, _, week = ARCHIVED_AFTER
        try:
            return await self._messenger.create_thread(guild, channel, name, week if slow else day)
        except NotSent as error:
            log.warning("no thread was created for a match: %s", error, extra={"guild": guild})
            return None

    async def resign(self, table_id: str, seat: int) -> None:
        """Take a seat out of a match; nothing happens if either has ended.

        Raises TableError (NOT_STORED, NO_SUCH_TABLE).
        """

        async def ask(table: Table) -> None:
            if table.live and table.match is not None and not table.players[seat].resigned:
                await self._match_runner.resign(table, seat)

        await self._tables.run_locked(table_id, ask)

    async def close(self, table_id: str) -> None:
        """End a match whose result has been set or is not needed; nothing happens if it has ended.

        Raises TableError (NOT_STORED, NO_SUCH_TABLE).
        """

        async def ask(table: Table) -> None:
            if table.live:
                await self._match_runner.end(table, why="tournament")

        await self._tables.run_locked(table_id, ask)

    async def unveil(self, table_id: str) -> None:
        """Show the cards of a table whose round has ended; nothing happens if they are shown.

        Raises TableError (NOT_STORED, NO_SUCH_TABLE, STALE if it is still played).
        """

        async def ask(table: Table) -> None:
            if table.live:  # the copy is older than the end, which another process has stored
                raise TableError(TableReason.STALE, number=table.number)
            if table.veiled:
                await self._table_store.commit(table, transitions.unveil(table))

        await self._tables.run_locked(table_id, ask)

    async def result_of(self, table_id: str) -> MatchResult | None:
        """Return how the match of a table ended, in whatever way; None while it is played.

        It needs nothing but the results, so it can be read even if the deals cannot be replayed. Raises
        TableError (NO_SUCH_TABLE), StorageError, BadRecord.
        """
        stored = await table_queries.load_outline(self._db, table_id)
        if stored is None:
            raise TableError(TableReason.NO_SUCH_TABLE)
        if stored.status not in (StoredStatus.OVER, StoredStatus.CLOSED):
            return None
        return match_result(stored)
