"""Tournaments for tests of what is stored: played at real tables, by the same code as in the bot."""

from collections.abc import Sequence

from bot.manager.tables.table import Person
from bot.manager.tournaments.match_tables import MatchPlayer
from bot.manager.tournaments.tournament_store import LiveTournament, TournamentStore, newcomer
from data.tournaments.records import StoredTournament
from engine import GAMES
from engine.ai import Level
from engine.tournaments import commands
from engine.tournaments.events import Event, Finished
from engine.tournaments.progress import advance, start
from engine.tournaments.settings import Format, Settings
from engine.tournaments.tournament import Stage
from tests.bot.manager.house import ANN, BOB, CEM, GUILD, MODERATOR, House

SETTINGS = Settings(
    format=Format.ROUND_ROBIN, game="gin", deals=1, check_in_ms=0, break_ms=0, entry=100, prizes=(70, 30)
)


class Cup:
    """One tournament in a house, and what people and the clock do in it."""

    def __init__(self, house: House, tournament_id: str, guild: int = GUILD) -> None:
        self.house = house
        self.id = tournament_id
        self.guild = guild
        self.store = TournamentStore(house.database, house.clock, house.manager.members, lambda _: None)

    async def open(self, number: int = 1, settings: Settings = SETTINGS, channel: int = 990) -> "Cup":
        await self.store.add(
            StoredTournament(
                tournament_id=self.id,
                guild_id=self.guild,
                channel_id=channel,
                number=number,
                name=f"Cup {number}",
                settings=settings,
                organiser_id=MODERATOR.id,
                stage=Stage.REGISTRATION,
                season_of=None,
                created_at=self.house.clock.now(),
                ended_at=None,
                version=0,
                due_at=None,
                head="",
                secret="",
                commitment="",
                message_id=None,
                shown=-1,
                shown_at=0,
                called=0,
            )
        )
        return self

    async def live(self) -> LiveTournament:
        return await self.store.find(self.id)

    async def do(self, *events: Event, by: Person | None = None, note: str = "") -> LiveTournament:
        """Commit these events."""
        return await self.store.change(self.id, lambda _: events, by=by, note=note)

    async def register(self, *people: Person) -> None:
        for person in people:
            await self.store.change(
                self.id, lambda live: commands.register(live.state), by=person, new=newcomer(person)
            )

    async def withdraw(self, person: Person) -> None:
        await self.store.change(
            self.id, lambda live: commands.withdraw(live.state, live.number_of(person.id)), by=person
        )

    async def begin(self) -> None:
        await self.store.change(self.id, lambda live: start(live.state, 2), by=MODERATOR)
        await self.go_on()

    async def go_on(self) -> LiveTournament:
        """Let everything happen that the clock causes now."""
        live = await self.live()
        while True:
            before = live.record.version
            now = self.house.clock.now()
            live = await self.store.change(self.id, lambda live: advance(live.state, now, lambda _: 0))
            if live.record.version == before:
                return live

    async def table_of(self, number: int) -> str:
        """Open the table of a match, and return its id."""
        live = await self.live()
        entrants = [live.identity(each) for each in live.state.pairing(number).seats]
        spec = GAMES[live.settings.game]
        return await self.house.manager.match_tables.open(
            tournament=self.id,
            pairing=number,
            guild=self.guild,
            channel=live.record.channel_id,
            game=spec.key,
            options=spec.options(),
            players=[MatchPlayer(each.member_id, each.name, each.username) for each in entrants],
            turn_ms=live.settings.turn_ms,
            clock_ms=live.settings.clock_ms,
            increment_ms=live.settings.increment_ms,
            deal_limit=live.settings.deals,
        )

    async def play(self) -> LiveTournament:
        """Play all matches to the end of the last round."""
        live = await self.live()
        while live.state.open_pairings:
            live = await self.play_next()
        return live

    async def play_next(self) -> LiveTournament:
        """Play the next match to its end, and open the table of the one after it."""
        live = await self.live()
        pairing = live.state.open_pairings[0]
        table = await self.house.manager.tables.find(await self.table_of(pairing.number))
        await self.house.play_match(table, Level.EASY)
        await self.house.quiet()
        result = await self.house.manager.match_tables.result_of(table.id)
        assert result is not None
        await self.do(Finished(pairing.number, result.scores, result.winners, result.gone))
        live = await self.go_on()
        if live.state.open_pairings:
            await self.table_of(live.state.open_pairings[0].number)
        return live

    async def complain(self, person: Person, note: str) -> None:
        await self.store.change(
            self.id, lambda live: commands.complain(live.state, live.number_of(person.id)), by=person, note=note
        )

    async def decide(self, person: Person, note: str) -> None:
        await self.store.change(
            self.id,
            lambda live: commands.decide(live.state, live.number_of(person.id) or 0, upheld=False),
            by=MODERATOR,
            note=note,
        )

    async def agree(self, people: Sequence[Person]) -> None:
        for person in people:
            await self.store.change(
                self.id, lambda live: commands.agree(live.state, live.number_of(person.id)), by=person
            )


PLAYERS = (ANN, BOB, CEM)


async def play_cup(house: House, tournament_id: str = "cup1", number: int = 1) -> Cup:
    """Play a tournament of three, with a complaint, to its prizes; a fourth member withdraws."""
    cup = await Cup(house, tournament_id).open(number)
    await cup.register(*PLAYERS, MODERATOR)
    await cup.withdraw(MODERATOR)
    await cup.begin()
    await cup.play()
    await cup.complain(BOB, "too slow")
    await cup.decide(BOB, "the clock decides")
    await cup.agree(PLAYERS)
    await cup.go_on()
    return cup
