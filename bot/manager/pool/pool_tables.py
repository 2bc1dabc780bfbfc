"""The tables of the pool: opened with everybody seated, the match begun and the first deal dealt.

All of it is one unit of work, together with the waits that it ends. Nothing is staked there.
"""

import logging
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from bot.manager.play.lobby import ASKING_MS, COMPUTER_NAMES, USUAL_SEATS, new_table_id
from bot.manager.play.match_runner import MatchRunner
from bot.manager.tables import commit_reveal
from bot.manager.tables.preferences import Preferences
from bot.manager.tables.rehydration import table_record
from bot.manager.tables.table import NOBODY, Player, PlayerKind, Status, Table, TableError, TableReason
from bot.manager.tables.table_cache import TableCache
from bot.manager.tables.table_store import TableStore, table_fields
from bot.manager.time.clock import Clock
from bot.manager.time.match_clock import MatchClock, Terms
from bot.manager.time.speeds import PACES, Speed
from data.db.database import Database, Statement
from data.db.errors import Conflict, StorageError, log_level
from data.pool import waits
from data.pool.waits import Wait
from data.tables import tables
from data.tables.proofs import store_promise
from data.tables.venues import ANYONE
from engine import GAMES
from engine.ai import Level
from engine.errors import SetupError

log = logging.getLogger(__name__)

ATTEMPTS: Final = 50
"""Attempts to find a free number: other tables may be opened at the same moment."""
NO_CHANNEL: Final = 0
"""In place of a channel: a table of the pool has none."""
CODES: Final = 256
"""So many names there are for those who do not show theirs; at a table all are different."""


def usual_seats(game: str) -> int:
    """Return how many sit at a table of the pool."""
    return USUAL_SEATS.get(game, GAMES[game].seats[0])


class PoolTables:
    """Opens the tables of the pool; ``chance`` draws seats, names, ids and decks."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        members: Preferences,
        table_cache: TableCache,
        table_store: TableStore,
        match_runner: MatchRunner,
        chance: Random,
    ) -> None:
        self._db = database
        self._clock = clock
        self._members = members
        self._tables = table_cache
        self._table_store = table_store
        self._match_runner = match_runner
        self._chance = chance

    async def open(self, party: Sequence[Wait]) -> Table | None:
        """Seat those who have waited at a table, with computers in seats that nobody takes.

        Return None if one of them does not wait any more, or is not to meet another. Raises TableError
        (NOT_STORED).
        """
        first = party[0]
        people = [(wait.member_id, wait.name) for wait in party]
        self._chance.shuffle(people)
        seats = {member: seat for seat, (member, _) in enumerate(people)}
        own = [seats[wait.member_id] for wait in party]
        return await self._open(
            first.game,
            Speed(first.speed),
            people,
            lambda table_id: waits.seat_waits(party, table_id, own, self._clock.now()),
        )

    async def open_again(self, before: Table) -> Table | None:
        """Let the people of a match play again, who have all asked for it.

        Return None if they do already, or may not meet again. Raises TableError (NOT_STORED).
        """
        people = [(each.member, each.name) for each in before.players if each.member is not None]
        members = [member for member, _ in people]
        return await self._open(
            before.spec.key,
            speed_of(before),
            people,
            lambda table_id: waits.seat_again(
                before.id, members, table_id, range(len(members)), self._clock.now()
            ),
        )

    async def practise(self, member: int, name: str, game: str, speed: Speed) -> Table:
        """Begin a match of one member against computers.

        Raises TableError (NOT_STORED), SetupError for the game.
        """
        if game not in GAMES:
            raise SetupError("game", game, "one of " + ", ".join(GAMES))
        opened = await self._open(game, speed, [(member, name)], lambda _: [])
        if opened is None:
            raise TableError(TableReason.NOT_STORED)
        return opened

    async def _open(
        self,
        game: str,
        speed: Speed,
        people: Sequence[tuple[int, str]],
        claims: Callable[[str], list[Statement]],
    ) -> Table | None:
        """Open a table for members with the names that they show, "" for none."""
        spec, pace, now = GAMES[game], PACES[speed], self._clock.now()
        for member, _ in people:
            await self._members.member(member)
        await self._members.guild(ANYONE)  # known to all that shows the table
        codes = self._chance.sample(range(CODES), len(people))
        seated = [
            Player(kind=PlayerKind.PERSON, name=name or f"Player {code:02X}", member=member, joined_at=now)
            for (member, name), code in zip(people, codes, strict=True)
        ]
        free = [name for name in COMPUTER_NAMES if name not in {player.name for player in seated}]
        computers = [
            Player(kind=PlayerKind.COMPUTER, name=name, level=Level.NORMAL, joined_at=now)
            for name in free[: usual_seats(game) - len(seated)]
        ]
        table = Table(
            id="",
            number=0,
            guild=ANYONE,
            channel=NO_CHANNEL,
            host=NOBODY,
            spec=spec,
            options=spec.options(),
            preset=None,
            wanted=len(seated) + len(computers),
            turn_ms=pace.turn,
            idle_ms=pace.idle,
            status=Status.LOBBY,
            players=(*seated, *computers),
            created_at=now,
            asking_ms=ASKING_MS,
            clock=MatchClock(Terms(0, 0)),
            promised=commit_reveal.new_promise(1, self._chance),
        )
        try:
            if not await self._store(table, claims):
                return None
        except StorageError as error:
            log.log(
                log_level(error, logging.ERROR),
                "a table of the pool was not stored and not opened: %s",
                error,
                extra={"game": game, "speed": speed.value},
            )
            raise TableError(TableReason.NOT_STORED) from error
        opened = await self._tables.add(table)
        self._table_store.republish(opened)
        log.info("table of the pool opened", extra=table_fields(opened) | {"people": len(seated)})
        return opened

    async def _store(self, table: Table, claims: Callable[[str], list[Statement]]) -> bool:
        """Store a new table with its match and first deal; False if its claims are void."""
        for _ in range(ATTEMPTS):
            table.id = new_table_id(self._chance)
            table.number = await tables.next_number(self._db, table.guild)
            begun = await self._match_runner.beginning(table)
            promised = store_promise(table.id, table.promised) if table.promised else []
            opening = [*tables.open_table(table_record(table, table)), *promised, *claims(table.id)]
            try:
                await self._table_store.create(table, opening, begun)
            except Conflict:
                # Another table has the number, or the claims are void: then the number stays free.
                if await tables.next_number(self._db, table.guild) == table.number:
                    return False
            else:
                return True
        return False


def speed_of(table: Table) -> Speed:
    """Return the speed of a table of the pool."""
    return next((speed for speed, pace in PACES.items() if pace.turn == table.turn_ms), Speed.NORMAL)
