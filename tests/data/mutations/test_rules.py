"""The audit still works after an update of the rules: old matches are verified without them.

Every game gets new rules here, which refuse every match that was played before.
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from data.audit import ReplayRunner, audit_all
from data.audit.chains import compare_heads
from data.db.errors import Conflict
from data.fairness.guild_chain import Head
from engine import GAMES
from engine.errors import SetupError
from engine.match import Match
from tests.data.mutations.changes import A_WORD, COLUMNS, Change, changes
from tests.data.mutations.held import Held
from tests.data.mutations.lies import write_books_anew
from tests.data.mutations.owner import link_anew, seal_anew
from tests.data.mutations.spared import spared, underived
from tests.data.mutations.verdicts import audited, remembering, try_table

pytestmark = pytest.mark.long

OF_RESULTS = (
    *("results", "result_seats", "match_results", "match_seats", "scores", "tallies"),
    *("transfers", "stakes", "voids", "rated", "rating_changes", "computer_ratings", "boards", "entries"),
)
"""Tables with the outcome of a match: results, scores, outcomes, payments, ratings."""
OF_TABLES = [table for table, columns in COLUMNS.items() if "table_id" in columns]
"""Database tables that are read to replay a card table; the audit of the others needs no rules."""
MADE_ANEW = ("hash", "previous", "debit_after", "credit_after")
"""Columns that follow from the others: recomputing all hashes undoes a change of them."""


def refusing(*_: Any) -> Match:
    raise SetupError("match", None, "a match by the current rules")


@pytest.fixture(scope="module")
def hands() -> ReplayRunner:
    return remembering()


@pytest.fixture(autouse=True)
def other_rules() -> Iterator[None]:
    changed: dict[str, Any] = {"match": refusing}
    games = {
        key: replace(spec, version=spec.version + 1, oldest=spec.version + 1, **changed)
        for key, spec in GAMES.items()
    }
    with patch("data.audit.games.GAMES", games):
        yield


async def test_matches_by_earlier_rules_are_counted_and_no_fault(held: Held, hands: ReplayRunner) -> None:
    reports = await audit_all(held, runner=hands)
    assert [str(fault) for report in reports for fault in report.faults] == []
    begun = held.rows("SELECT count(*) FROM tables WHERE head IS NOT NULL")
    assert [(sum(len(report.by_hash) for report in reports),)] == begun
    assert {(report.tables, report.by_neither) for report in reports} == {(0, ())}


@pytest.mark.parametrize("table", OF_TABLES)
async def test_what_an_owner_changes_is_found_without_the_rules(
    held: Held, hands: ReplayRunner, table: str
) -> None:
    assert (await try_table(held, table, Random(table), rows=1, hands=hands)).wrong == []


def _heads(held: Held) -> list[list[Head]]:
    rows = held.rows("SELECT guild_id, seq, hash FROM seals ORDER BY guild_id, seq")
    return [[Head(seq, own) for of, seq, own in rows if of == guild] for guild in {row[0] for row in rows}]


async def _after(held: Held, hands: ReplayRunner, change: Change) -> tuple[bool, bool]:
    """Make a change and recompute all hashes that depend on it.

    Return whether the audit finds a fault, and whether a saved head is gone.
    """
    noted = _heads(held)
    with held.changed(change.unit):
        for (guild,) in held.rows("SELECT DISTINCT guild_id FROM transfers"):
            write_books_anew(held, guild)
        link_anew(held)
        seal_anew(held)
        gone = [
            since for heads in noted for since in await compare_heads(held, heads) if since.guild_id is None
        ]
        return bool(await audited(held, hands=hands)), bool(gone)


@pytest.mark.parametrize("table", OF_RESULTS)
async def test_a_change_after_which_all_hashes_fit_is_found(
    held: Held, hands: ReplayRunner, table: str
) -> None:
    """The audit alone finds it, unless nothing else depends on it; a saved head always does."""
    missed: list[str] = []
    for change in changes(held, table, Random(table), rows=1):
        if change.way == A_WORD or change.what in MADE_ANEW or spared(held, change) is not None:
            continue
        try:
            found, gone = await _after(held, hands, change)
        except Conflict:
            continue
        if not found and not gone:
            missed.append(f"{change} is found by nothing")
        elif not found and underived(held, change) is None:
            missed.append(f"{change} is found only by a saved head")
    assert missed == []
