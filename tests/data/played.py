"""Finished matches, stored as the manager stores them."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from data.db.database import Database, Statement
from data.fairness.guild_chain import seal_table
from data.tables.participation import EVERY_MATCH
from data.tables.row_types import SeatKind, StoredSeat, StoredTable
from data.tables.stakes import Stakes, save_stakes
from data.tables.table_chain import Links, table_seal
from data.tables.tables import fence, finish_match, open_table, start
from engine.match import Outcome
from tests.data.conftest import CHANNEL, GUILD

DAY_MS = 86_400_000


class Played(NamedTuple):
    """A match: members by seat (None: a computer), final scores, winners, resignations, teams.

    Also the rules that rate it, and whether it counts.
    """

    members: tuple[int | None, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    resigned: tuple[int, ...] = ()
    teams: tuple[tuple[int, ...], ...] = ()
    game: str = "gin"
    guild: int = GUILD
    at: int = 1_000
    rules: int = EVERY_MATCH
    counted: bool = True


def opened(number: int, match: Played, links: Links | None = None) -> list[Statement]:
    """Open a table for the match and begin it, and start its chain."""
    seats = tuple(
        StoredSeat(
            seat=seat,
            kind=SeatKind.COMPUTER if member is None else SeatKind.PERSON,
            name="somebody",
            joined_at=number,
            member_id=member,
            level="easy" if member is None else None,
        )
        for seat, member in enumerate(match.members)
    )
    table = StoredTable(
        table_id=f"t{number}",
        guild_id=match.guild,
        channel_id=CHANNEL,
        number=number,
        game=match.game,
        spec_version=1,
        options="{}",
        seat_count=len(seats),
        turn_ms=0,
        created_at=number,
        seats=seats,
    )
    stakes = Stakes(rules=match.rules)
    began = start(table, first_dealer=0, at=number, stakes=stakes, links=links or Links())
    return [*open_table(table), *began, *save_stakes(table.table_id, stakes)]


def finished(number: int, match: Played, links: Links | None = None) -> list[Statement]:
    """End the match, whose chain is ``links``."""
    return finish_match(
        f"t{number}",
        Outcome("target", match.winners, match.scores),
        guild_id=match.guild,
        game=match.game,
        members=match.members,
        resigned=match.resigned,
        teams=match.teams,
        at=match.at,
        links=links or Links(),
        rules=match.rules,
        counted=match.counted,
    )


async def play(db: Database, *matches: Played, first: int = 1) -> None:
    """Store the matches in order, at tables numbered from ``first``."""
    for number, match in enumerate(matches, first):
        links, name = Links(), f"t{number}"
        await db.write(opened(number, match, links))
        unit = finished(number, match, links)
        seal = table_seal(links.head, "over", None, [(0, 0, None, None, 0, 0)] * len(match.members))
        fenced = fence(name, 1, deadline_at=None, due_at=None, head=links.head, seal=seal)
        await db.write([*fenced, *unit, *seal_table(match.guild, name, at=match.at)])


def random_match(rng: Random, members: Sequence[int], *, at: int = 1_000) -> Played:
    """Return a random match, mostly of people, sometimes with a computer, partners or a tie."""
    seats = rng.choice([2, 2, 2, 3, 4])
    players: list[int | None] = [*rng.sample(members, seats)]
    if rng.random() < 0.15:
        players[rng.randrange(seats)] = None
    teams = ((0, 2), (1, 3)) if seats == 4 and rng.random() < 0.5 else ()
    scores = [rng.randrange(0, 120, 10) for _ in range(seats)]
    for team in teams:
        for seat in team:
            scores[seat] = scores[team[0]]
    resigned = tuple(seat for seat in range(seats) if not teams and rng.random() < 0.1)[: seats - 1]
    left = [seat for seat in range(seats) if seat not in resigned]
    best = max(scores[seat] for seat in left)
    winners = tuple(seat for seat in left if scores[seat] == best) if rng.random() < 0.95 else ()
    return Played(
        tuple(players),
        tuple(scores),
        winners,
        resigned,
        teams,
        game=rng.choice(["gin", "gin", "panguingue"]),
        guild=rng.choice([GUILD, GUILD, GUILD + 1]),
        at=at,
    )
