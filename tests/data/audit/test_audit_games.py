"""The audit replays every table: honest databases pass, and every change is reported."""

import asyncio
import contextlib
import random
import shutil
import sqlite3
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from data.audit import (
    WHOLE_DATABASE,
    Batch,
    Examined,
    Progress,
    ReplayRunner,
    Report,
    audit_all,
    audit_guild,
    examine,
)
from data.db.connection import open_database
from data.db.database import Database
from data.db.hash_chain import chain_hash
from data.erasure import erase_member, new_pseudonym
from data.ledger.ledger_commands import freeze, void_table
from data.rankings.leaderboards import end_season
from data.rankings.ratings import rate_pending
from data.tables.stakes import Stakes
from engine import GAMES
from engine.spec import GameSpec
from tests.data.conftest import ANN, BOB, CEM, GUILD
from tests.data.matches import SHORT
from tests.data.stakes_table import CHIPS, Seated

RICH = CHIPS.model_copy(update={"opening": 100_000, "bank_plays": True})
POINTS_ALONE = Stakes()
PLAYED_FOR = Stakes(chip_value=1, pot=9, point=2)
Seats = tuple[int | None, ...]


class Builder:
    """Plays matches into a database, at tables ``t1``, ``t2`` and so on."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self.tables = 0

    async def match(
        self,
        spec: GameSpec,
        seats: Seats,
        *,
        stakes: Stakes = POINTS_ALONE,
        most_deals: int = 50,
        most_moves: int = 10_000,
        resigning: float = 0.0,
        **options: Any,
    ) -> Seated:
        self.tables += 1
        seated = await Seated.open(
            self.db,
            spec,
            seats,
            stakes,
            table_id=f"t{self.tables}",
            number=self.tables,
            chips=RICH,
            **options,
        )
        chance = random.Random(5 * self.tables)
        await seated.play_at_random(chance, most_deals=most_deals, most_moves=most_moves, resigning=resigning)
        return seated


async def build(file: Path) -> None:
    """Build a database with matches in every state.

    Two matches of gin that are over (one for chips), one in progress, and one that was closed and voided; a
    match of partners with a computer player, and one of three in which two players resign.
    """
    db = await open_database(f"sqlite:///{file}")
    harness = Builder(db)
    gin = GAMES["gin"]
    assert (await harness.match(gin, (ANN, BOB), target=30)).match.outcome
    assert (await harness.match(gin, (BOB, ANN), stakes=PLAYED_FOR, target=30)).match.outcome
    await end_season(db, GUILD, "first", at=20_000)
    live = await harness.match(gin, (ANN, None), stakes=PLAYED_FOR, most_deals=2, most_moves=40, target=500)
    assert live.deal_no > 1
    closed = await harness.match(GAMES["panguingue"], (ANN, CEM, BOB), stakes=PLAYED_FOR, most_deals=1)
    await closed.close()
    assert await void_table(db, "t4", actor=99, note="why", at=30_000) > 0
    partners = await harness.match(GAMES["hand_partnership"], (ANN, BOB, None, CEM), rounds=1)
    assert partners.match.outcome
    left = await harness.match(GAMES["panguingue"], (ANN, BOB, CEM), most_deals=1, most_moves=4)
    assert left.deal is not None
    assert left.deal.result is None
    await left.resign(0)
    await left.move(left.deal.legal_actions(left.deal.actors[0])[0], left.deal.actors[0])
    await left.resign(2)
    assert left.match.outcome is not None
    await rate_pending(db)
    await freeze(db, GUILD, CEM, frozen=True, actor=99, note="why", at=40_000)
    await db.close()


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("house") / "cards.sqlite3"
    asyncio.run(build(file))
    return file


async def audited(file: Path) -> Report:
    db = await open_database(f"sqlite:///{file}")
    try:
        return await audit_guild(db, GUILD)
    finally:
        await db.close()


@pytest.mark.long
async def test_what_was_played_passes(built: Path) -> None:
    report = await audited(built)
    assert [str(fault) for fault in report.faults] == []
    assert (report.tables, report.by_hash, report.notes) == (6, (), ())
    assert report.moves > 500


SWAPPED = " = (SELECT o.{0} FROM match_seats o WHERE o.table_id = s.table_id AND o.seat = 1 - s.seat)"
SWAP = (
    "UPDATE match_seats AS s SET "
    + ", ".join(name + SWAPPED.format(name) for name in ("score", "outcome", "place", "margin"))
    + " WHERE table_id = 't1'"
)
OTHER_WINNER = (
    "UPDATE match_results SET outcome = replace(replace(replace(outcome, '\"winners\":[0]', 'x'), "
    "'\"winners\":[1]', '\"winners\":[0]'), 'x', '\"winners\":[1]') WHERE table_id = 't1'"
)
LAST = "(SELECT max(ply) FROM actions WHERE table_id = 't1' AND deal = 1)"
PLANTED = {
    "seats exchanged in a result": (SWAP, "Table 1 (t1): outcome of seat 0 in the match's result is "),
    "their places": (SWAP, "Table 1 (t1): place of seat 0 in the match's result is "),
    "their margins": (SWAP, "Table 1 (t1): margin of seat "),
    "the winner in the outcome": (OTHER_WINNER, "Table 1 (t1): winners in the match's outcome is "),
    "rated": ("DELETE FROM rated", "a rating change without a rated match (match 2) exists"),
    "one rated": (
        "DELETE FROM rated WHERE sequence = 2",
        "Table t2: the rating of match 2 is missing.",
    ),
    "a link of the rated": (
        "UPDATE rated SET previous = NULL WHERE sequence = 3",
        "the match rated before match 3",
    ),
    "rating changes": (
        "DELETE FROM rating_changes",
        "Rankings, gin, member 11: match 1 seat 0 number is None",
    ),
    "boards": ("DELETE FROM boards", "Rankings, gin, member 11: all matches is None, should be 2."),
    "JSON of a deal": (
        (
            "UPDATE results SET result = replace(result, '\"ending\"', ' \"ending\"'), ending = 'x' "
            "WHERE table_id = 't1' AND deal = 1"
        ),
        "Table 1 (t1): ending of the result of deal 1 is x, should be ",
    ),
    "points in the JSON": (
        (
            "UPDATE results SET result = replace(result, '\"points\":[', '\"points\":[1') "
            "WHERE table_id = 't1' AND deal = 1"
        ),
        "Table 1 (t1): points in the JSON of the result of deal 1 does not match what was played.",
    ),
    "JSON that is none": (
        "UPDATE results SET result = '{' WHERE table_id = 't1' AND deal = 1",
        "Table 1 (t1): the JSON of the result of deal 1 does not match what was played.",
    ),
    "winner of a deal": (
        "UPDATE results SET winner = 1 - coalesce(winner, 0) WHERE table_id = 't1' AND deal = 1",
        "Table 1 (t1): winner of the result of deal 1 is ",
    ),
    "time of a result": (
        "UPDATE results SET at = at + 1 WHERE table_id = 't1' AND deal = 1",
        "Table 1 (t1): at of the result of deal 1 is ",
    ),
    "a result": (
        "DELETE FROM results WHERE table_id = 't1' AND deal = 1",
        "the result of deal 1 is missing.",
    ),
    "chips of a deal": (
        "UPDATE result_seats SET chips = chips + 1 WHERE table_id = 't5' AND deal = 1 AND seat = 2",
        "Table 5 (t5): chips of seat 2 in the result of deal 1 is ",
    ),
    "points of a deal": (
        "UPDATE result_seats SET points = points + 1 WHERE table_id = 't1' AND deal = 1 AND seat = 1",
        "Table 1 (t1): points of seat 1 in the result of deal 1 is ",
    ),
    "team in a deal": (
        "UPDATE result_seats SET team = 1 WHERE table_id = 't5' AND deal = 1 AND seat = 2",
        "Table 5 (t5): team of seat 2 in the result of deal 1 is 1, should be 0.",
    ),
    "member of a deal": (
        "UPDATE result_seats SET member_id = 33 WHERE table_id = 't1' AND deal = 1 AND seat = 1",
        "Table 1 (t1): member of seat 1 in the result of deal 1 is 33, should be 22.",
    ),
    "a seat of a deal": (
        "DELETE FROM result_seats WHERE table_id = 't1' AND deal = 1 AND seat = 1",
        "Table 1 (t1): seat 1 in the result of deal 1 is missing.",
    ),
    "a score": (
        "UPDATE match_seats SET score = score + 1 WHERE table_id = 't1' AND seat = 1",
        "Table 1 (t1): score of seat 1 in the match's result is ",
    ),
    "team in a match": (
        "UPDATE match_seats SET team = 1 WHERE table_id = 't5' AND seat = 2",
        "Table 5 (t5): team of seat 2 in the match's result is 1, should be 0.",
    ),
    "member of a match": (
        "UPDATE match_seats SET member_id = 33 WHERE table_id = 't1' AND seat = 1",
        "Table 1 (t1): member of seat 1 in the match's result is 33, should be 22.",
    ),
    "server of a match": (
        "UPDATE match_seats SET guild_id = 1 WHERE table_id = 't1' AND seat = 1",
        "Table 1 (t1): guild_id of seat 1 in the match's result is 1, should be 700.",
    ),
    "an outcome": (
        "DELETE FROM match_results WHERE table_id = 't2'",
        "Table 2 (t2): the match's result is missing.",
    ),
    "its place in the order": (
        "DELETE FROM match_results WHERE sequence = 2",
        "the result before match 3 is match 1",
    ),
    "time of an outcome": (
        "UPDATE match_results SET at = at + 1 WHERE table_id = 't6'",
        "Table 6 (t6): at of the match's result is ",
    ),
    "the end": (
        "UPDATE tables SET ended_at = 5 WHERE table_id = 't1'",
        "Table 1 (t1): ended_at is 5, should be ",
    ),
    "a match that has ended": (
        "UPDATE tables SET status = 'closed' WHERE table_id = 't1'",
        "Table 1 (t1): status is closed, should be over.",
    ),
    "a match that has not": (
        "UPDATE tables SET status = 'over' WHERE table_id = 't3'",
        "Table 3 (t3): status is over, should be playing.",
    ),
    "a match that had no outcome": (
        "INSERT INTO match_seats (table_id, seat, score, outcome) VALUES ('t4', 0, 9, 'won')",
        "Table 4 (t4): seat 0 in the match's result exists, but should not.",
    ),
    "when it began": (
        "UPDATE tables SET started_at = NULL WHERE table_id = 't1'",
        "the start time of the match is missing",
    ),
    "who dealt first": (
        "UPDATE tables SET first_dealer = 1 WHERE table_id = 't1'",
        "Table 1 (t1) cannot be replayed",
    ),
    "seats": (
        "UPDATE tables SET seat_count = 1 WHERE table_id = 't1'",
        "the number of seats is 1, should be 2.",
    ),
    "a rematch of another server": (
        "UPDATE tables SET rematch_of = 't3' WHERE table_id = 't1'",
        "Table 1 (t1): whether its rematch_of has ended in its server is no, should be yes.",
    ),
    "why": (
        "UPDATE actions SET why = 'wish', who = NULL WHERE table_id = 't3' AND seat = 1 AND deal = 1",
        "why is wish, should be computer.",
    ),
    "who": ("UPDATE actions SET who = 33 WHERE table_id = 't1' AND deal = 1", ": who is 33, should be "),
    "a press for the house": (
        (
            "UPDATE actions SET interaction_id = 7 WHERE table_id = 't3' AND seat = 1 AND deal = 1 "
            "AND ply = (SELECT min(ply) FROM actions WHERE table_id = 't3' AND seat = 1 AND deal = 1)"
        ),
        "interaction_id is 7, should be nothing.",
    ),
    "a press of who gave up": (
        "UPDATE actions SET why = 'player', who = 11 WHERE table_id = 't6' AND ply = 4",
        "Table 6 (t6): deal 1, ply 4: ",
    ),
    "time of the last action": (
        f"UPDATE actions SET at = at + 1 WHERE table_id = 't1' AND deal = 1 AND ply = {LAST}",
        "Table 1 (t1): at of the result of deal 1 is ",
    ),
    "the last action": (
        f"DELETE FROM actions WHERE table_id = 't1' AND deal = 1 AND ply = {LAST}",
        "Table 1 (t1) cannot be replayed beyond deal 1, ply 100.",
    ),
    "the last action of the match": (
        (
            "DELETE FROM actions WHERE table_id = 't1' AND (deal, ply) = "
            "(SELECT deal, ply FROM actions WHERE table_id = 't1' ORDER BY deal DESC, ply DESC LIMIT 1)"
        ),
        "Table 1 (t1): status is over, should be playing.",
    ),
    "a deal": ("DELETE FROM deals WHERE table_id = 't3' AND deal = 2", "Table 3 (t3): deal 2 is missing."),
    "the first deal": (
        "DELETE FROM deals WHERE table_id = 't3' AND deal = 1",
        "Table 3 (t3): deal 1 is missing.",
    ),
    "ply of a resignation": (
        "UPDATE resignations SET ply = 9 WHERE table_id = 't6' AND seat = 2",
        "Table 6 (t6): ply of the resignation of seat 2 is 9, should be 5.",
    ),
    "deal of a resignation": (
        "UPDATE resignations SET deal = 2 WHERE table_id = 't6' AND seat = 2",
        "Table 6 (t6): deal of the resignation of seat 2 is 2, should be 1.",
    ),
    "why somebody left": (
        "UPDATE resignations SET why = 'timeout' WHERE table_id = 't6' AND seat = 0",
        "Table 6 (t6): why of the resignation of seat 0 is timeout, should be resigned.",
    ),
    "that somebody left": (
        "UPDATE seats SET resigned_at = NULL WHERE table_id = 't6' AND seat = 0",
        "Table 6 (t6): resigned_at of seat 0 is nothing, should be ",
    ),
    "time of nobody": (
        "UPDATE seats SET left_ms = 5 WHERE table_id = 't1' AND seat = 0",
        "Table 1 (t1): left_ms of seat 0 is 5, should be nothing.",
    ),
    "time that nobody was given": (
        (
            "UPDATE seats SET left_ms = 10 WHERE table_id = 't1'; "
            "UPDATE tables SET clock_ms = 9 WHERE table_id = 't1'"
        ),
        "Table 1 (t1): left_ms of seat 0 is 10, should be at most 9.",
    ),
    "points for chips": ("UPDATE stakes SET point = 1 WHERE table_id = 't2'", "(table 2, t2): amount is "),
    "points for none": ("UPDATE stakes SET point = 0 WHERE table_id = 't2'", "the game has no such payment."),
    "chips that reach no books": (
        "UPDATE stakes SET booked = 0 WHERE table_id = 't2'",
        "Table 2 (t2): whether it is booked is no, should be yes.",
    ),
    "cards hidden for ever": (
        "UPDATE tables SET veiled = 1 WHERE table_id = 't1'",
        "Table 1 (t1): whether its cards are hidden is yes, should be no.",
    ),
    "time of a payment": (
        (
            "UPDATE actions SET at = at - 1 WHERE table_id = 't4' AND (deal, ply) = "
            "(SELECT deal, ply FROM transfers WHERE table_id = 't4' AND ply IS NOT NULL LIMIT 1)"
        ),
        "(table 4, t4): at is ",
    ),
    "frozen": (
        "UPDATE accounts SET frozen = 1 WHERE member_id = 11",
        "whether it is frozen is 1, should be 0.",
    ),
    "thawed": (
        "UPDATE accounts SET frozen = 0 WHERE member_id = 33",
        "whether it is frozen is 0, should be 1.",
    ),
    "an order to freeze": ("DELETE FROM freezes", "whether it is frozen is 1, should be 0."),
    "an order to void": ("DELETE FROM voids", "Table 4 (t4): the order to void it is missing."),
    "why it was void": (
        "UPDATE voids SET note = 'x'",
        "Table 4 (t4): who voided it, where, when or why does not match",
    ),
    "an order to void another": (
        "INSERT INTO voids (table_id, guild_id, note, at) VALUES ('t2', 700, 'x', 5)",
        "Table 2 (t2): an order to void it exists, but should not.",
    ),
    "scores": (
        "UPDATE scores SET matches_won = matches_won + 1 WHERE member_id = 22 AND game = 'gin'",
        "Scores, gin, member 22: matches_won is ",
    ),
    "tallies": ("UPDATE tallies SET made = made + 1 WHERE member_id = 33", "Scores, "),
    "scores of practice": (
        "DELETE FROM scores WHERE practice = 1",
        "Scores, gin (practice), member 11: deals is 0",
    ),
    "beginning of a season": (
        "UPDATE seasons SET begun_at = 5",
        "Seasons, begun_at of season 1 is 5, should be ",
    ),
    "number of a season": ("UPDATE seasons SET number = 2", "Seasons, number of season 2 is 2, should be 1."),
    "last match of a season": (
        "UPDATE seasons SET last_sequence = 9",
        "Seasons, last_sequence of season 1 is 9",
    ),
    "matches of a season": (
        "UPDATE seasons SET last_sequence = 1",
        "Rankings, gin, member 11: S1 matches is 2",
    ),
    "a table": (
        "DELETE FROM tables WHERE table_id = 't5'",
        "Table t5: all but its seats, deals, actions, results",
    ),
    "an action that is none": (
        "UPDATE actions SET action = '{' WHERE table_id = 't1'",
        "Table 1 (t1) cannot be replayed",
    ),
    "points that are none": (
        "UPDATE result_seats SET points = 'x' WHERE table_id = 't1'",
        "The database: result_seats.points (table_id t1, deal 1, seat 0) has a value of the wrong type.",
    ),
    "scores that are none": (
        "UPDATE scores SET deals = 'x'",
        "Scores, gin, member 11: deals is x, should be ",
    ),
    "a rating that is none": (
        "UPDATE rating_changes SET mu_after = 'x'",
        "Rankings, gin, member 11: match 1 seat 0 mu_after is x, should be ",
    ),
    "a balance that is none": (
        "UPDATE accounts SET balance = 'x' WHERE member_id = 11",
        ": the balance is x, should be ",
    ),
    "a balance after a transfer that is none": (
        "UPDATE transfers SET credit_after = 'x' WHERE seq = 4",
        "Transfer 4 (table t2) was changed: its hash does not match.",
    ),
    "a number that is none": (
        "UPDATE seats SET left_ms = 'x' WHERE table_id = 't1'",
        "Table 1 (t1): left_ms of",
    ),
}


@pytest.mark.long
@pytest.mark.parametrize("planted", PLANTED)
async def test_what_is_changed_is_named(built: Path, tmp_path: Path, planted: str) -> None:
    statements, said = PLANTED[planted]
    file = tmp_path / built.name
    shutil.copy(built, file)
    forge(file, statements)
    found = [str(fault) for fault in (await audited(file)).faults]
    assert any(said in sentence for sentence in found), found


def forge(file: Path, statements: str) -> None:
    """Change the file directly, without its triggers, keys and checks."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as raw:
        raw.create_function("chain_hash", -1, chain_hash)
        raw.execute("PRAGMA ignore_check_constraints = ON")
        for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            raw.execute(f"DROP TRIGGER {name}")
        changed = 0
        for statement in statements.split("; "):
            changed += raw.execute(statement).rowcount
        assert changed


@pytest.mark.long
async def test_time_that_goes_back_is_no_fault_of_play_and_told(built: Path, tmp_path: Path) -> None:
    file = tmp_path / built.name
    shutil.copy(built, file)
    forge(file, "UPDATE actions SET at = at - 5 WHERE table_id = 't1' AND deal = 1 AND ply = 2")
    report = await audited(file)
    assert {fault.kind.value for fault in report.faults} == {"play_changed"}  # found by its hash alone
    [note] = report.notes
    assert str(note).startswith("Table 1 (t1): time goes back by 4 ms in deal 1;")


@pytest.mark.long
async def test_matches_that_are_to_be_rated_are_told(built: Path, tmp_path: Path) -> None:
    """Ratings, boards and `rated` rows that are deleted together are rebuilt at the next start."""
    file = tmp_path / built.name
    shutil.copy(built, file)
    forge(file, "DELETE FROM rated; DELETE FROM rating_changes; DELETE FROM boards")
    report = await audited(file)
    assert (report.faults, [*map(str, report.notes)]) == (
        (),
        ["Matches that are not rated yet: 4. The bot rates them when it starts."],
    )


async def test_no_fault_tells_cards(built: Path, tmp_path: Path) -> None:
    """Faults contain no cards of a deck or hand, no seed and no name."""
    file = tmp_path / built.name
    shutil.copy(built, file)
    forge(
        file,
        "UPDATE results SET result = replace(result, '[', '[1,'); UPDATE deals SET deck = 'QH KS'; "
        "UPDATE deals SET seed = 'abcdef' WHERE table_id = 't3'",
    )
    found = [str(fault) for fault in (await audited(file)).faults]
    assert len(found) > 5
    assert not any(secret in sentence for sentence in found for secret in ("QH", "KS", "abcdef", "somebody"))


async def test_the_installation_stands_before_its_servers(built: Path, tmp_path: Path) -> None:
    file = tmp_path / built.name
    shutil.copy(built, file)
    forge(file, "UPDATE match_results SET sequence = 9 WHERE sequence = 4")
    db = await open_database(f"sqlite:///{file}")
    try:
        harness, server = await audit_all(db)
    finally:
        await db.close()
    assert (harness.guild_id, server.guild_id) == (WHOLE_DATABASE, GUILD)
    assert "Rankings, the result before match 9 is match 3, should be match 8." in map(str, harness.faults)


async def test_hands_are_given_small_pieces_and_progress_is_told(
    built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.audit.table_batches.MOST_MOVES", 1)
    told: list[Progress] = []
    at_once = most = 0

    async def slowly(piece: Batch) -> Examined:
        nonlocal at_once, most
        assert len(piece[0]) == 1
        at_once += 1
        most = max(most, at_once)
        await asyncio.sleep(0)
        at_once -= 1
        return examine(piece)

    db = await open_database(f"sqlite:///{built}")
    try:
        report = await audit_guild(db, GUILD, runner=ReplayRunner(slowly, 2, told.append))
    finally:
        await db.close()
    assert report.faults == ()
    assert most <= 2
    assert [(each.tables, each.of) for each in told] == [(done, 6) for done in range(1, 7)]
    assert told[-1].moves == report.moves


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
async def test_whatever_the_rules_an_honest_match_passes(db: Database, game: str) -> None:
    """Honest matches pass under every preset: finished, in progress, closed and resigned ones."""
    harness, spec, chance = Builder(db), GAMES[game], random.Random(game)
    for preset in spec.presets:
        seats = chance.choice(spec.seats)
        players: Seats = tuple(chance.choice([member, member, None]) for member in range(1, seats))
        seated = await harness.match(
            spec,
            (50, *players),
            stakes=chance.choice([POINTS_ALONE, PLAYED_FOR]),
            most_moves=chance.choice([20, 200]),
            resigning=chance.choice([0, 0.02]),
            **by_preset(spec, preset),
        )
        if seated.match.outcome is None and chance.random() < 0.5:
            await seated.close()
    await rate_pending(db)
    await db.write(erase_member(1, new_pseudonym()))
    report = await audit_guild(db, GUILD)
    assert [str(fault) for fault in report.faults] == []
    assert report.tables == harness.tables


def by_preset(spec: GameSpec, preset: str) -> dict[str, Any]:
    chosen = spec.options(preset=preset)
    options = {each.name: getattr(chosen, each.name) for each in fields(chosen)}
    return options | {name: value for name, value in SHORT.get(spec.key, {}).items() if options[name]}
