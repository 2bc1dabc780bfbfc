"""A tournament of four with the same cards at its two tables."""

from bot.manager.tables.table import Person, Table
from bot.manager.tournaments.tournament_store import LiveTournament
from engine.tournaments.settings import Format, Settings
from tests.play.conftest import Harness

ENTRANTS = ("Bob", "Carol", "Dave", "Erin")
LEFT_OUT = frozenset({"settings privacy erase", "table close", "tournament cancel", "tournament pause"})
LEFT_OUT |= {"tournament disqualify", "tournament result", "play", "table open"}
LEFT_OUT |= {"chips grant", "chips freeze", "chips thaw"}
"""Commands that end what is looked at, open other tables, or show a card that was typed."""


def person(harness: Harness, name: str) -> Person:
    visitor = harness.visitor(name)
    guild = int(harness.playground.world.home.id)
    return Person(id=int(visitor.id), name=name, guild=guild, moderator=name == "Alice")


async def tournament(harness: Harness, deals: int = 2) -> tuple[LiveTournament, list[Table]]:
    """Start a tournament of four with so many duplicate deals; return it with its two tables."""
    manager, host = harness.bot.manager, person(harness, "Alice")
    settings = Settings(
        format=Format.SWISS,
        game="gin",
        duplicate=True,
        deals=deals,
        rounds=2,
        clock_ms=0,
        turn_ms=3_600_000,
        threads=False,
        starts_at=harness.clock.now() + 3_600_000,
    )
    channel = int(harness.visitor("Alice").channel.id)
    live = await manager.tournaments.open(
        host, guild=host.guild or 0, channel=channel, name="Cup", settings=settings
    )
    for name in ENTRANTS:
        await manager.tournaments.register(live.id, person(harness, name))
        await (
            harness.quiet()
        )  # each look at the tournament draws a number, and the pairing is drawn after them
    live = await manager.tournaments.start(live.id, host)
    await harness.quiet()
    rows = await harness.bot.database.read(
        "SELECT table_id FROM tables WHERE tournament_id IS NOT NULL ORDER BY pairing"
    )
    return live, [await manager.tables.find(table_id) for (table_id,) in rows]
