"""The duration of a transfer from SQLite to PostgreSQL and back, and its correctness.

The database has copies of a few matches, at separate tables and of separate members, each with its own
chain, results, scores and ratings. The PostgreSQL server is that of the tests, which does not wait for the
disk.
"""

import asyncio
import hashlib
import random
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from bot.run.cli.move import move
from data.db.connection import open_database
from data.db.database import Statement
from data.fairness.guild_chain import seal_table
from data.ledger.ledger import open_wallet
from data.ledger.ledger_commands import give
from data.rankings.ratings import rate_pending
from data.tables.codec import dump_options
from data.tables.match_export import dump_record
from data.tables.row_types import SeatKind, Status, StoredSeat, StoredTable
from data.tables.stakes import Stakes
from data.tables.table_chain import Links, table_seal
from data.tables.table_queries import load_table
from data.tables.tables import action, fence, finish_deal, finish_match, new_deal, open_table, start
from data.transfer import chain_heads, digests, open_for_reading
from engine import GAMES
from engine.actions import Action
from engine.deal import Result
from engine.match import Outcome
from tests.data.matches import choice
from tests.data.stakes_table import CHIPS
from tests.postgres import serving

SHORT, LONG = 20_000, 1_000_000
GAME, TARGET = "gin", 100
DIFFERENT, MEMBERS, GUILDS = 8, 300, 5
AT_ONCE = 4
Row = tuple[str, float, str]
SECOND = 1_000
BEGAN = 1_790_000_000_000


class Dealt(NamedTuple):
    """A deal as it is stored, and its result."""

    dealer: int
    deck: list[int]
    seed: bytes
    actions: list[tuple[int, Action]]
    result: Result


def _played(chance: random.Random) -> tuple[list[Dealt], Outcome]:
    """Play a match at random."""
    spec = GAMES[GAME]
    match, deals = spec.new_match(seats=2, options=spec.options(target=TARGET), dealer=0), list[Dealt]()
    while match.outcome is None:
        deck, seed, dealer = [*match.pack()], chance.randbytes(32), match.dealer
        chance.shuffle(deck)
        deal, actions = match.deal(deck, seed=seed), list[tuple[int, Action]]()
        while deal.result is None:
            seat, asked = choice(deal, chance)
            actions.append((seat, asked))
            deal.apply(seat, asked)
        match.close(deal)
        deals.append(Dealt(dealer, [*map(int, deck)], seed, actions, deal.result))
    return deals, match.outcome


def _match(number: int, deals: list[Dealt], outcome: Outcome, chance: random.Random) -> list[Statement]:
    """Return all rows of a finished match."""
    spec, name, guild, links = GAMES[GAME], f"m{number:06}", 1 + number % GUILDS, Links()
    at = BEGAN + number * SECOND
    members: tuple[int, ...] = tuple(chance.sample(range(1, MEMBERS), 2))
    table = StoredTable(
        table_id=name,
        guild_id=guild,
        channel_id=guild,
        number=number,
        game=GAME,
        spec_version=spec.version,
        options=dump_options(spec.options(target=TARGET)),
        seat_count=2,
        turn_ms=0,
        created_at=at,
        seats=tuple(
            StoredSeat(
                seat=seat, kind=SeatKind.PERSON, name=f"Member {member}", joined_at=at, member_id=member
            )
            for seat, member in enumerate(members)
        ),
    )
    whose: dict[str, Any] = {"guild_id": guild, "game": GAME, "members": members, "teams": spec.teams}
    unit = [*open_table(table), *start(table, first_dealer=0, at=at, stakes=Stakes(), links=links)]
    press = 10**17 + number * 10_000
    for at_deal, dealt in enumerate(deals, 1):
        unit += new_deal(
            name, at_deal, dealer=dealt.dealer, deck=dealt.deck, seed=dealt.seed, at=at, links=links
        )
        for ply, (seat, asked) in enumerate(dealt.actions):
            at, press = at + 1, press + 1
            unit += action(
                *(name, at_deal, ply, seat, asked),
                who=members[seat],
                why="player",
                at=at,
                interaction_id=press,
                links=links,
            )
        unit += finish_deal(name, at_deal, dealt.result, **whose, at=at, links=links)
    unit += finish_match(name, outcome, **whose, resigned=(), low_wins=spec.low_wins, at=at, links=links)
    seal = table_seal(links.head, Status.OVER, None, [(0, 0, None, None, 0, 0)] * 2)
    fenced = fence(name, 1, deadline_at=None, due_at=None, head=links.head, seal=seal)
    return [*unit, *fenced, *seal_table(guild, name, at=at)]


async def _furnish(url: str, moves: int) -> int:
    """Fill a database with at least ``moves`` moves; return their number."""
    chance = random.Random(1)
    patterns = [_played(chance) for _ in range(DIFFERENT)]
    database = await open_database(url)
    try:
        for guild in range(1, GUILDS + 1):
            for member in range(1, MEMBERS):
                await database.write(open_wallet(guild, member, chips=CHIPS, at=BEGAN))
                if member > 1:
                    await give(
                        database,
                        guild,
                        member,
                        member - 1,
                        3,
                        chips=CHIPS,
                        key=str(member),
                        at=BEGAN + member,
                    )
        number = made = 0
        while made < moves:
            units = []
            for _ in range(AT_ONCE):
                deals, outcome = patterns[number % DIFFERENT]
                number, made = number + 1, made + sum(len(dealt.actions) for dealt in deals)
                units.append(_match(number, deals, outcome, chance))
            await asyncio.gather(*(database.write(unit) for unit in units))
        await rate_pending(database)
        return made
    finally:
        await database.close()


async def _exported(url: str) -> str:
    """Return the digest of all match exports."""
    database, hashed = await open_database(url), hashlib.sha256()
    try:
        for (name,) in await database.read("SELECT table_id FROM tables ORDER BY table_id"):
            stored = await load_table(database, name)
            assert stored is not None
            hashed.update(dump_record(stored).encode())
        return hashed.hexdigest()
    finally:
        await database.close()


def _known(url: str) -> tuple[Any, ...]:
    """Return the values that a transfer must preserve: digests of tables, chain heads, exports."""
    with open_for_reading(url) as side:
        return digests(side), chain_heads(side), asyncio.run(_exported(url))


def there_and_back(moves: int) -> list[Row]:
    """Transfer a database with ``moves`` moves to PostgreSQL and back, and compare everything."""
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as folder, serving() as server, server.empty() as url:
        first, home = (f"sqlite:///{folder}/{name}.sqlite3" for name in ("first", "home"))
        made = asyncio.run(_furnish(first, moves))
        before = _known(first)
        for source, target, way in ((first, url, "to PostgreSQL"), (url, home, "and back")):
            done = move(source, target, partial(print, file=sys.stderr), lambda _: None)
            if _known(target) != before:
                raise AssertionError(f"the database is not the same {way}")
            what = f"{made:,} moves {way}"
            rows += [
                (f"{what}: {done.rows:,} rows carried", done.carried, "s"),
                (f"{what}: rows a second", done.rows / done.carried, "1/s"),
                (f"{what}: until the database can be opened, verified", done.seconds, "s"),
            ]
        size = (Path(folder) / "home.sqlite3").stat().st_size / 1e6
        rows.append((f"{made:,} moves: the file", size, "MB"))
    return rows


def run() -> list[Row]:
    """Transfer a small database."""
    return there_and_back(SHORT)


def run_long() -> list[Row]:
    """Transfer a large database."""
    return there_and_back(LONG)
