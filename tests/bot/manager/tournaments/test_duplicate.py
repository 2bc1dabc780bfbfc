"""Duplicate deals: the same decks at all tables of a round, bound before anybody registers."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.manager.tables.table import Table, TableError
from bot.manager.tournaments.tournament_store import LiveTournament
from data.audit.tournaments import audit_tournaments
from data.db.errors import StorageError
from data.fairness.proof_export import MatchProof, check, open_proof
from data.fairness.verifier import ProofRefused, check_match
from data.tables import table_queries
from data.tables.codec import dump_options
from data.tables.deck_sources import DeckSource, load_deck_source, veiled_tables
from data.tables.match_export import dump_record
from data.tables.proofs import load_entries, load_proofs
from engine.ai import Level
from engine.proofs import deal_key, digest, entrants_share, order, round_secret
from engine.tournaments.settings import Format
from tests.bot.manager import harness
from tests.bot.manager.harness import GUILD, MINUTE, Harness, share
from tests.bot.manager.tournaments import test_tournaments
from tests.bot.manager.tournaments.test_tournaments import (
    PEOPLE,
    live_tables,
    lose,
    opened,
    registered,
    started,
)

DUPLICATE: dict[str, Any] = {"duplicate": True, "deals": 2, "rounds": 2}
DUPLICATE |= {"clock_ms": 0, "turn_ms": 60 * MINUTE}


@pytest.fixture(autouse=True)
def people(monkeypatch: pytest.MonkeyPatch) -> None:
    for person in PEOPLE:
        monkeypatch.setitem(harness.PEOPLE, person.id, person)
    # Each registers by a press of their own.
    presses = [replace(person, interaction=1_001 + number) for number, person in enumerate(PEOPLE)]
    monkeypatch.setattr(test_tournaments, "PEOPLE", presses)


async def play_deal(harness: Harness, table: Table) -> None:
    number = table.deal_no
    while table.live and table.deal_no == number and table.deal is not None and table.deal.actors:
        await harness.act(table, Level.EASY)


async def play_match(harness: Harness, table: Table) -> None:
    for _ in range(10):
        await play_deal(harness, table)
        if not table.live:
            break
        await harness.advance(MINUTE // 2)
    assert not table.live
    await harness.quiet()


async def decks(harness: Harness) -> list[tuple[Any, ...]]:
    return await harness.rows(
        "SELECT DISTINCT t.deck_source, d.deal, d.deck, d.seed, t.first_dealer FROM tables t "
        "JOIN deals d ON d.table_id = t.table_id ORDER BY 1, 2"
    )


async def proof_of(harness: Harness, table_id: str) -> MatchProof:
    whole = await table_queries.load_table(harness.database, table_id)
    assert whole is not None
    return MatchProof(
        whole,
        await load_proofs(harness.database, table_id),
        await load_entries(harness.database, table_id),
        await load_deck_source(harness.database, whole.deck_source),
    )


async def play_round(harness: Harness, live: LiveTournament) -> list[Table]:
    found = await live_tables(harness, live)
    for table in found:
        await play_match(harness, table)
    return found


@pytest.mark.long
async def test_all_tables_of_a_round_play_the_same_provable_decks(harness: Harness) -> None:
    live = await started(harness, Format.SWISS, 4, **DUPLICATE)
    first, second = await live_tables(harness, live)
    await play_match(harness, first)
    harness = await harness.killed()  # the second table goes on in another process, after a restart
    second = await harness.manager.tables.find(second.id)
    assert first.match is not None
    assert len(first.match.results) == 2
    await play_match(harness, second)
    await harness.advance(5 * MINUTE)
    assert await live_tables(harness, live)
    await play_round(harness, live)
    found = await decks(harness)
    assert [(source, deal) for source, deal, *_ in found] == [
        (f"{live.id}:{number}", deal) for number in (1, 2) for deal in (1, 2)
    ]
    assert len({deck for _, _, deck, *_ in found}) == 4
    dealers = "SELECT DISTINCT t.deck_source, d.deal, d.dealer FROM tables t JOIN deals d USING (table_id)"
    assert len(await harness.rows(dealers)) == 4
    assert not await audit_tournaments(harness.database, GUILD)
    for (table_id,) in await harness.rows("SELECT table_id FROM tables"):
        match = await proof_of(harness, table_id)
        assert all(all(check(match, deal.deal).values()) for deal in match.stored.deals)
        assert "source" in check(match, 1)


async def test_the_decks_follow_from_the_commitment_and_the_registrations_alone(harness: Harness) -> None:
    live = await registered(harness, await opened(harness, check_in_ms=0, **DUPLICATE), 4)
    record = live.record
    source = DeckSource(f"{live.id}:1", record.commitment, ())
    assert not record.shares
    await harness.advance(30 * MINUTE)
    first, _ = await live_tables(harness, live)
    found = await load_deck_source(harness.database, first.deck_source)
    assert found is not None
    assert found._replace(registrations=()) == source
    assert found.registrations == tuple((number, str(1_000 + number)) for number in range(1, 5))
    [proof] = await load_proofs(harness.database, first.id)
    options = digest(json.loads(dump_options(first.options)))
    for registrations in (found.registrations, (*found.registrations[:3], (4, "7"))):
        key = deal_key(
            round_secret(bytes.fromhex(record.secret), 1),
            table=first.deck_source,
            deal=1,
            game="gin",
            options=options,
            shares=[entrants_share(registrations)],
        )
        dealt = order(key, first.match.pack()) if first.match else ()
        [(deck,)] = await harness.rows("SELECT DISTINCT deck FROM deals")
        assert (" ".join(map(str, dealt)) == deck) is (registrations == found.registrations)
    assert proof.commitment == record.commitment


@pytest.mark.long
async def test_files_are_verified_and_forged_ones_refused(harness: Harness) -> None:
    live = await started(harness, Format.SWISS, 4, **DUPLICATE)
    await play_round(harness, live)
    await harness.advance(5 * MINUTE)
    [table, _] = await play_round(harness, live)
    match = await proof_of(harness, table.id)
    assert table.deck_source == f"{live.id}:2"
    proof = open_proof(match)
    assert proof is not None
    text = dump_record(replace(match.stored, proof=json.dumps(proof)))
    assert any(live.record.commitment in line for line in check_match(text))
    forgeries: list[tuple[str, Callable[[Any], Any]]] = [
        ("source", lambda source: source | {"name": source["name"][:-1] + "1"}),
        ("source", lambda source: source | {"commitment": "0" * 64}),
        ("source", lambda source: source | {"entrants": source["entrants"][:-1]}),
        ("deck", lambda source: source | {"name": "other:2"}),
        ("malformed", lambda source: source | {"name": "other"}),
        ("malformed", lambda source: source | {"more": 1}),
    ]
    for reason, forge in forgeries:
        with pytest.raises(ProofRefused) as refused:
            check_match(json.dumps(json.loads(text) | {"proof": proof | {"source": forge(proof["source"])}}))
        assert refused.value.reason == reason
    bare = {name: value for name, value in proof.items() if name != "source"}
    with pytest.raises(ProofRefused) as refused:
        check_match(json.dumps(json.loads(text) | {"proof": bare}))
    assert refused.value.reason == "deck"


@pytest.mark.long
async def test_cards_are_hidden_until_the_last_table_of_the_round_has_ended(harness: Harness) -> None:
    live = await started(harness, Format.SWISS, 4, **DUPLICATE)
    first, second = await live_tables(harness, live)
    await play_match(harness, first)
    assert (first.veiled, second.veiled) == (True, True)
    assert not await audit_tournaments(harness.database, GUILD)
    await lose(harness, second, 0)
    assert (first.veiled, second.veiled) == (False, False)
    assert not await veiled_tables(harness.database, live.id)
    assert not await audit_tournaments(harness.database, GUILD)


async def test_a_process_with_an_old_copy_of_a_table_shows_its_cards_as_well(harness: Harness) -> None:
    live = await started(harness, Format.SWISS, 4, **DUPLICATE)
    other = await harness.another()
    share(harness, other)
    copies = [await other.manager.tables.find(table.id) for table in await live_tables(harness, live)]
    with pytest.raises(TableError, match=r"^stale$"):
        await other.manager.match_tables.unveil(copies[0].id)
    harness.manager._tournament_runner.stop()
    for table in await live_tables(harness, live):
        await lose(harness, table, 0)
    assert all(copy.live for copy in copies)
    await other.manager._tournament_runner.look()
    await other.quiet()
    assert not await veiled_tables(harness.database, live.id)


@pytest.mark.long
async def test_a_crash_before_the_cards_are_shown_costs_nothing(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await started(harness, Format.SWISS, 4, **DUPLICATE)
    for table in await live_tables(harness, live):
        monkeypatch.setattr(harness.manager.match_tables, "unveil", never)
        await lose(harness, table, 0)
    assert len(await veiled_tables(harness.database, live.id)) == 2
    harness = await harness.killed()
    await harness.advance(MINUTE)
    assert not await veiled_tables(harness.database, live.id)


async def never(_: str) -> None:
    raise StorageError("cut off")


async def test_the_audit_finds_decks_of_another_secret(harness: Harness) -> None:
    await started(harness, Format.SWISS, 4, **DUPLICATE)
    harness.spoilt = True
    for change in (
        "UPDATE entrants SET interaction_id = 5 WHERE entrant = 2",
        "UPDATE proofs SET shares = '[]' WHERE deal = 1",
        "UPDATE tables SET veiled = 0 WHERE pairing = 1",
        "UPDATE tournaments SET shares = '[[1,\"1\"]]'",
    ):
        before = await audit_tournaments(harness.database, GUILD)
        await harness.database.write([(change, ())])
        assert len(await audit_tournaments(harness.database, GUILD)) > len(before), change
