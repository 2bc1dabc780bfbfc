"""The tables of the pool: opened with everybody seated, together with the end of their waits.

Nothing is staked there.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from bot.manager.play.dealt_tables import DealtTables
from bot.manager.play.lobby import ASKING_MS, COMPUTER_NAMES, USUAL_SEATS
from bot.manager.tables import commit_reveal
from bot.manager.tables.preferences import Preferences
from bot.manager.tables.table import NOBODY, Player, PlayerKind, Status, Table, TableError, TableReason
from bot.manager.time.clock import Clock
from bot.manager.time.match_clock import MatchClock, Terms
from data.db.database import Statement
from data.pool import waits
from data.pool.speeds import PACES, Speed
from data.pool.waits import Wait
from data.tables.venues import ANYONE
from engine import GAMES
from engine.ai import Level
from engine.errors import SetupError

NO_CHANNEL: Final = 0
"""In place of a channel: a table of the pool has none."""
CODES: Final = 256
"""So many names there are for those who do not show theirs; at a table all are different."""


def usual_seats(game: str) -> int:
    """Return how many sit at a table of the pool."""
    return USUAL_SEATS.get(game, GAMES[game].seats[0])


class PoolTables:
    """Opens the tables of the pool; ``chance`` draws seats, names and decks."""

    def __init__(
        self,
        clock: Clock,
        members: Preferences,
        dealt_tables: DealtTables,
        chance: Random,
    ) -> None:
        self._clock = clock
        self._members = members
        self._dealt_tables = dealt_tables
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
        return await self._dealt_tables.open(table, claims, speed=speed.value, people=len(seated))


def speed_of(table: Table) -> Speed:
    """Return the speed of a table of the pool."""
    return next((speed for speed, pace in PACES.items() if pace.turn == table.turn_ms), Speed.NORMAL)
