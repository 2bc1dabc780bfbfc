"""Tournaments for tests of what is stored: played at real tables, by the bot itself."""

from bot.manager.tables.table import Person, Status
from bot.manager.tournaments.tournament_store import LiveTournament
from data.tournaments.store import tables_of
from engine.ai import Level
from engine.tournaments.settings import Format, Settings
from tests.bot.manager.harness import ANN, BOB, CEM, MODERATOR, Harness
from tests.data.conftest import GUILD, tournament

PLAYERS = (ANN, BOB, CEM)
SETTINGS = Settings(
    format=Format.ROUND_ROBIN,
    game="gin",
    deals=1,
    check_in_ms=0,
    break_ms=0,
    entry=100,
    prizes=(70, 30),
    threads=False,
)


async def open_cup(
    harness: Harness, cup: str, number: int = 1, *people: Person, settings: Settings = SETTINGS
) -> None:
    """Open a tournament in which these people take part."""
    await harness.manager._tournament_store.add(
        tournament(
            cup,
            guild_id=GUILD,
            channel_id=990,
            number=number,
            name=f"Cup {number}",
            settings=settings,
            organiser_id=MODERATOR.id,
            created_at=harness.clock.now(),
        )
    )
    for person in people:
        await harness.manager.tournaments.register(cup, person)
    await harness.quiet()


async def start_cup(harness: Harness, cup: str) -> None:
    """Start a tournament; its first tables are open then."""
    await harness.manager.tournaments.start(cup, MODERATOR)
    await harness.quiet()


async def play_round(harness: Harness, cup: str) -> LiveTournament:
    """Play all open matches of a tournament to their ends; the next round then begins."""
    for found in (await tables_of(harness.database, cup)).values():
        table = await harness.manager.tables.find(found.table_id)
        if table.status is Status.PLAYING:
            await harness.play_match(table, Level.EASY)
            await harness.quiet()
    return await harness.manager.tournaments.find(cup)


async def play_cup(harness: Harness, cup: str, number: int = 1) -> LiveTournament:
    """Play a tournament of three, with a complaint, to its prizes; a fourth member withdraws."""
    requests = harness.manager.tournaments
    await open_cup(harness, cup, number, *PLAYERS, MODERATOR)
    await requests.withdraw(cup, MODERATOR)
    await start_cup(harness, cup)
    while (await play_round(harness, cup)).state.ended_at is None:
        pass
    live = await requests.complain(cup, BOB, "too slow")
    await requests.decide(cup, MODERATOR, live.number_of(BOB.id) or 0, upheld=False, note="the clock decides")
    for person in PLAYERS:
        await requests.agree(cup, person)
    await harness.quiet()
    return await requests.find(cup)
