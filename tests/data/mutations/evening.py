"""An evening of play: a database with every kind of row about play, chips and rankings.

The program itself stores all of it, below Discord: matches of all six games that are over, live, resigned,
timed out and closed; stakes, gifts, freezes, a voided table; ratings, boards and a season; an erased
member. There are two guilds, so that counts over several guilds are tested.
"""

from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from bot.manager.results.statistics import count_deals
from bot.manager.tables.table import Person, Status, Table
from bot.manager.time.clock import ManualClock
from bot.workers.pool import WorkerPool
from data.fairness.guild_chain import seal_changes
from data.ledger.ledger_commands import freeze, give, grant, refill, void_table
from data.rankings.leaderboards import end_season
from data.settings import WhenAsked
from data.tables.stakes import Stakes
from engine.ai import Level, choose
from engine.games.hand.terms import Phase
from engine.views import View
from tests.bot.manager.harness import MINUTE, MODERATOR, Harness, Recorder, open_harness
from tests.bot.manager.harness import PEOPLE as KNOWN
from tests.data.cups import open_cup, play_cup, play_round, start_cup

GUILD, ELSEWHERE = 700, 701
CHANNELS = range(800, 900)
ANN, BOB, CEM, DORA = (
    Person(11, "Ann", GUILD),
    Person(22, "Bob", GUILD),
    Person(33, "Cem", GUILD),
    Person(44, "Dora", GUILD),
)
SECOND = 1_000
NEARLY_MIDNIGHT = 1_700_005_800_000
"""When the evening begins, in ms UTC, so that its boards span two days."""


class Evening:
    """The manager, and the people who use it.

    ``chance`` decides how long each thinks.
    """

    def __init__(self, harness: Harness, chance: Random) -> None:
        self.harness = harness
        self._chance = chance
        self._channels = iter(CHANNELS)
        self._interactions = count(5_000_000)

    @property
    def now(self) -> int:
        return self.harness.clock.now()

    async def sit(
        self, game: str, *people: Person, guild: int = GUILD, computers: int = 0, **more: Any
    ) -> Table:
        """Return a lobby in a channel of its own, with these people seated."""
        lobby = self.harness.manager.lobby
        people = tuple(replace(person, guild=guild) for person in people)
        seats = {"seats": len(people) + computers}
        table = await lobby.open(
            people[0], guild=guild, channel=next(self._channels), game=game, **seats | more
        )
        for person in people[1:]:
            await lobby.join(table.id, person)
        for _ in range(computers):
            await lobby.add_computer(table.id, people[0], Level.EASY)
        return table

    async def begin(self, game: str, *people: Person, **more: Any) -> Table:
        """Return a table at which the match of these people has begun."""
        table = await self.sit(game, *people, **more)
        await self.harness.manager.lobby.begin(table.id, self.harness.person(table, 0))
        await self.harness.quiet()
        return table

    def seen(self, table: Table) -> View:
        """Return the public view of the current deal."""
        assert table.deal is not None
        return table.deal.view(None)

    async def move(self, table: Table, seat: int | None = None) -> None:
        """Make a sensible move for a person who is to act, after some thinking time."""
        assert table.deal is not None
        self.harness.clock.advance(self._chance.randrange(100, 3 * SECOND))
        if seat is None:
            seat = next(seat for seat in table.deal.actors if not table.players[seat].automatic)
        action = choose(table.spec.key, Level.NORMAL, table.deal.view(seat))
        await self.harness.press(table, seat, action, interaction=next(self._interactions))
        await self.harness.quiet()

    async def play(self, table: Table, moves: int = 1_000) -> Table:
        """Play ``moves`` moves of people, or to the end."""
        await self.harness.quiet()
        for _ in range(moves):
            if table.between_deals:
                await self.ready(table)
            elif table.status is Status.PLAYING:
                await self.move(table)
        return table

    async def ready(self, table: Table) -> None:
        """Let everybody who is present ask for the next deal."""
        self.harness.clock.advance(SECOND)
        for seat in table.people:
            if table.between_deals and not table.players[seat].automatic:
                await self.harness.manager.ready(table.id, self.harness.person(table, seat))
        await self.harness.quiet()

    async def over(self, game: str, *people: Person, **more: Any) -> Table:
        """Return a table whose match has been played to its end."""
        table = await self.play(await self.begin(game, *people, **more))
        assert table.outcome is not None
        return table

    async def away(self, ms: int) -> None:
        """Let time pass without any press."""
        await self.harness.advance(ms)
        await self.harness.quiet()


async def spend(path: Path, *, seed: int = 1) -> None:
    """Write the database of an evening to the path.

    The same ``seed`` gives the same rows.
    """
    chance = Random(seed)
    with (
        patch.dict(KNOWN, {person.id: person for person in (ANN, BOB, CEM, DORA, MODERATOR)}),
        patch("secrets.randbits", chance.getrandbits),
        patch("secrets.token_hex", lambda size=32: chance.randbytes(size).hex()),
        patch.object(Recorder, "_check_stored"),  # other tests check that everything shown is stored
    ):
        harness = await open_harness(path, ManualClock(NEARLY_MIDNIGHT), seed=seed)
        harness.messenger.draws = False
        try:
            await harness.manager.start()
            await _spend(Evening(harness, chance))
        finally:
            await harness.close()


async def _spend(evening: Evening) -> None:
    harness, database = evening.harness, evening.harness.database
    manager, members = harness.manager, harness.manager.members
    for guild in (GUILD, ELSEWHERE):
        await members.change_chips(
            guild, gifts=True, stakes_cap=100_000, opening=2_000, bank_plays=guild == ELSEWHERE
        )
    await members.change_member(BOB.id, only_moves=True)
    await members.change_member(DORA.id, when_asked=WhenAsked.NEVER)
    chips = members.known_guild(GUILD).chips

    # Finished matches: every game, with chips where it pays them, a stake, or points.
    first = await evening.over(
        "gin", ANN, BOB, options={"target": 20}, stakes=Stakes(pot=50, point=2), open_hands=True
    )
    await manager.lobby.again(first.id, BOB)
    again = await manager.lobby.again(first.id, ANN)
    await evening.play(again)
    await evening.over(
        "panguingue",
        *(ANN, BOB, CEM),
        options={"deals": 2, "ante": 1},
        stakes=Stakes(chip_value=3, pot=10, minimum=200),
        turn_ms=30 * SECOND,
    )
    await evening.over(
        "hand_partnership", ANN, BOB, CEM, DORA, preset="saudi", stakes=Stakes(point=1), options={"rounds": 1}
    )
    await end_season(database, GUILD, "Spring", at=evening.now)
    await evening.over("hand", ANN, CEM, DORA, options={"rounds": 1}, turn_ms=MINUTE)
    await end_season(database, GUILD, "Summer", at=evening.now)

    # Matches left by one player, who loses or is replaced by the fallback policy; by timeout; and by the
    # last person.
    left = await evening.begin("control", ANN, BOB, DORA, options={"target": 30}, stakes=Stakes(pot=20))
    await evening.play(left, 6)
    await manager.resign(left.id, BOB)
    await evening.play(left)
    flagged = await evening.begin(
        "rummy500", ANN, DORA, clock_ms=5 * MINUTE, increment_ms=5 * SECOND, turn_ms=0, stakes=Stakes(pot=40)
    )
    await evening.play(flagged, 8)
    await evening.away(6 * MINUTE)
    voided = await evening.over("gin", CEM, ANN, options={"deals": 1}, stakes=Stakes(pot=30, point=1))
    closed = await evening.begin(
        "panguingue", BOB, CEM, DORA, stakes=Stakes(chip_value=2, pot=15), options={"ante": 2}
    )
    await evening.play(closed, 20)
    await manager.close(closed.id, MODERATOR)
    abandoned = await evening.begin("hand", BOB, computers=2)
    await evening.play(abandoned, 3)
    await manager.resign(abandoned.id, BOB)

    # Alone with computers: practice, unless the bank pays for them.
    await evening.over("gin", ANN, computers=1, options={"deals": 1})
    await evening.over("panguingue", DORA, computers=2, options={"deals": 1})
    await evening.over("control", ANN, computers=1, options={"target": 10}, guild=ELSEWHERE)
    await evening.over(
        "panguingue", ANN, computers=2, options={"deals": 1}, stakes=Stakes(chip_value=5), guild=ELSEWHERE
    )
    await evening.over("gin", ANN, BOB, options={"deals": 2}, guild=ELSEWHERE)
    await evening.over("rummy500", BOB, ANN, options={"limit": 100}, guild=ELSEWHERE)
    await end_season(database, ELSEWHERE, "One", at=evening.now)
    await evening.over("gin", BOB, ANN, options={"target": 10}, guild=ELSEWHERE, stakes=Stakes(pot=5))

    # Transfers outside of tables.
    at = evening.now
    await give(database, GUILD, ANN.id, CEM.id, 25, chips=chips, key="one", at=at)
    await give(database, GUILD, CEM.id, BOB.id, 5, chips=chips, key="two", at=at + 1)
    await grant(
        database, GUILD, DORA.id, 300, actor=MODERATOR.id, note="prize", chips=chips, key="one", at=at + 2
    )
    await freeze(database, GUILD, BOB.id, frozen=True, actor=MODERATOR.id, note="loud", at=at + 3)
    await freeze(database, GUILD, BOB.id, frozen=False, actor=MODERATOR.id, note="sorry", at=at + 4)
    await freeze(database, GUILD, DORA.id, frozen=True, actor=None, note="another", at=at + 5)
    await freeze(database, GUILD, DORA.id, frozen=False, actor=MODERATOR.id, note="a mistake", at=at + 6)
    await void_table(database, voided.id, actor=MODERATOR.id, note="cards were seen", at=at + 7)
    poor = members.known_guild(GUILD).chips.model_copy(update={"refill_floor": 5_000})
    await refill(database, GUILD, CEM.id, chips=poor, at=at + 8)
    harness.clock.advance(MINUTE)

    # Live matches: every game, people who are away and were called, running and stopped clocks.
    timed = await evening.begin(
        "gin", ANN, BOB, clock_ms=10 * MINUTE, increment_ms=10 * SECOND, stakes=Stakes(pot=10)
    )
    await evening.play(timed, 5)
    missed = await evening.begin("rummy500", ANN, DORA, turn_ms=30 * SECOND, reliability=10)
    await evening.play(missed, 4)
    for _ in range(4):
        await evening.away(31 * SECOND)
    await evening.play(missed, 1)
    live = await evening.begin(
        "panguingue",
        *(ANN, CEM, DORA),
        options={"deals": 2, "ante": 1},
        stakes=Stakes(chip_value=4, pot=10),
        turn_ms=0,
        clock_ms=30 * MINUTE,
    )
    await evening.play(live, 30)
    between = await evening.begin("hand", ANN, DORA, options={"rounds": 2}, turn_ms=0)
    while not between.between_deals:
        await evening.play(between, 1)
    team = await evening.begin("hand_partnership", ANN, CEM, BOB, DORA, options={"rounds": 1}, turn_ms=0)
    await evening.play(team, 6)
    # … until it is the turn of one who stays, after a discard that had an alternative.
    while (view := evening.seen(team)).phase is not Phase.DRAW or view.actors not in {(0,), (3,)}:
        await evening.play(team, 1)
    control = await evening.begin("control", BOB, DORA, computers=1, options={"target": 500}, turn_ms=0)
    await evening.play(control, 10)
    await manager.presence(control.id, BOB, away=True)
    other = await evening.begin("gin", ANN, BOB, guild=ELSEWHERE, stakes=Stakes(pot=7), turn_ms=0)
    await evening.play(other, 3)
    paused = await evening.begin("gin", DORA, ANN, turn_ms=0)
    await evening.play(paused, 3)
    await evening.sit("hand", ANN, DORA, asked=[BOB.id, CEM.id], computers=1, seats=5)
    await evening.sit("gin", BOB, guild=ELSEWHERE, seats=2)
    await manager.close((await evening.sit("gin", ANN, seats=2)).id, ANN)

    # A tournament to its prizes, one that is played, and one that is cancelled.
    for person in (ANN, BOB, CEM):
        entry: dict[str, Any] = {"actor": MODERATOR.id, "note": "entry", "chips": chips}
        await grant(database, GUILD, person.id, 2_000, key=f"entry {person.name}", at=evening.now, **entry)
    await play_cup(harness, "cup1", 1)
    await open_cup(harness, "cup2", 2, ANN, BOB, DORA)
    await start_cup(harness, "cup2")
    await play_round(harness, "cup2")
    await open_cup(harness, "cup3", 3, ANN, BOB)
    await manager.tournaments.cancel("cup3", MODERATOR, "no time")

    await manager.erase(CEM.id)
    await manager.pause(paused, "channel")
    await count_deals(database, WorkerPool(0))
    for guild in (GUILD, ELSEWHERE):  # as an audit does
        await seal_changes(database, guild, at=evening.now)
    await freeze(database, GUILD, BOB.id, frozen=True, actor=MODERATOR.id, note="again", at=evening.now)
    await end_season(database, ELSEWHERE, "Two", at=evening.now)
    await evening.play(timed, 2)
