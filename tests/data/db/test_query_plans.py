"""PostgreSQL answers the queries of live play from indexes, whatever the size of its tables."""

from collections.abc import Awaitable, Callable

import pytest

from data import scores
from data.db.database import Database
from data.fairness import guild_chain
from data.ledger import ledger_queries
from data.rankings import leaderboards, member_statistics, milestones
from data.rankings.ratings import rate_pending, unrated
from data.settings import load_guild_settings, load_member_settings, remembered_options
from data.tables import outbox, proofs, replay_queries, table_queries, timers
from data.tables.stakes import load_stakes
from tests.data.alone import Asked
from tests.data.behind import beside
from tests.data.conftest import ANN, BOB, CHANNEL, GUILD
from tests.data.played import Played, play

ASKED: dict[str, Callable[[Database], Awaitable[object]]] = {
    "due": lambda db: timers.next_timers(db, 20),
    "owed": outbox.pending_tables,
    "load": lambda db: table_queries.load_table(db, "t1"),
    "number": lambda db: table_queries.next_number(db, GUILD),
    "numbered": lambda db: table_queries.find_by_number(db, GUILD, 1),
    "seated": lambda db: table_queries.seated(db, ANN),
    "in channel": lambda db: table_queries.in_channel(db, CHANNEL),
    "last game": lambda db: table_queries.last_game(db, CHANNEL),
    "last finished": lambda db: table_queries.last_finished(db, CHANNEL, ANN),
    "stakes": lambda db: load_stakes(db, "t1"),
    "guild settings": lambda db: load_guild_settings(db, GUILD),
    "member settings": lambda db: load_member_settings(db, ANN),
    "options": lambda db: remembered_options(db, CHANNEL, "gin"),
    "wallet": lambda db: ledger_queries.wallet(db, GUILD, ANN),
    "ledger": lambda db: ledger_queries.ledger_page(db, GUILD, member_id=ANN),
    "ledger of a table": lambda db: ledger_queries.ledger_page(db, GUILD, table_id="t1"),
    "table's books": lambda db: ledger_queries.table_books(db, "t1"),
    "unrated": lambda db: unrated(db, since=0),
    "seals": lambda db: guild_chain.sealed_head(db, GUILD),
    "proofs": lambda db: proofs.load_proofs(db, "t1"),
    "newest proofs": lambda db: table_queries.load_table_and(db, "t1", [proofs.newest_proofs("t1")]),
    "entries": lambda db: proofs.load_entries(db, "t1"),
    "head of the deals": lambda db: proofs.chain_head(db, GUILD),
    "scores": lambda db: scores.member_scores(db, GUILD, ANN),
    "best": lambda db: scores.board(db, GUILD, "gin"),
    "leaders": lambda db: leaderboards.leaderboard(db, GUILD, "gin", leaderboards.Period.ALL, at=1_000),
    "winners": lambda db: leaderboards.leaderboard(db, GUILD, "gin", leaderboards.Period.WEEK, at=1_000),
    "without luck": lambda db: leaderboards.luck_board(db, GUILD, "gin", leaderboards.Period.MONTH, at=1_000),
    "place": lambda db: leaderboards.own_place(db, GUILD, "gin", leaderboards.Period.ALL, ANN, at=1_000),
    "rating": lambda db: member_statistics.member_rating(db, GUILD, "gin", ANN),
    "records": lambda db: member_statistics.records(db, GUILD, "gin", ANN),
    "milestones": lambda db: milestones.match_milestones(db, "t1"),
    "history": lambda db: member_statistics.history(db, GUILD, ANN),
    "opponents": lambda db: member_statistics.opponents(db, GUILD, "gin", ANN),
    "head to head": lambda db: member_statistics.head_to_head(db, GUILD, None, ANN, BOB),
    "reliability": lambda db: member_statistics.reliability(db, GUILD, ANN),
    "replayable": lambda db: replay_queries.replayable(db, (GUILD,), ANN),
    "replayable everywhere": lambda db: replay_queries.replayable(db, (), ANN),
}
IN_ORDER = {"due", "leaders", "winners", "best", "rating", "seals", "head of the deals"}
"""Queries that read an index in the order of their result."""


@pytest.fixture
def engine() -> str:
    """Run these on PostgreSQL alone: test_leaderboards.py and tests/tools/bench check SQLite."""
    return "postgresql"


@pytest.mark.long
async def test_nothing_is_looked_for_from_end_to_end(db: Database, url: str) -> None:
    await play(db, *(Played((ANN, BOB), (50, 10), (0,), at=1_000 + number) for number in range(3)))
    await rate_pending(db)
    for name, ask in ASKED.items():
        asked = Asked(db)
        await ask(asked)
        assert asked.queries
        with beside(url) as raw:
            # A query that can be planned without these steps is, so the size of the tables does not matter.
            for step in ("seqscan", "bitmapscan", "sort", "incremental_sort"):
                raw.run(f"SET enable_{step} = off")
            for sql, params in asked.queries:
                plan = "\n".join(line for (line,) in raw.run(f"EXPLAIN {_filled(sql, params)}"))
                assert "Seq Scan" not in plan, (name, plan)
                assert name not in IN_ORDER or "Sort" not in plan, (name, plan)


def _filled(sql: str, params: tuple[object, ...]) -> str:
    """Return a query with its parameters filled in, because EXPLAIN takes none."""
    first, *others = sql.split("?")
    assert len(others) == len(params)
    return first + "".join(f"{value!r}{other}" for value, other in zip(params, others, strict=True))
