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
from tests.bot.manager import house as houses
from tests.bot.manager.house import GUILD, MINUTE, House, share
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
        monkeypatch.setitem(houses.PEOPLE, person.id, person)
    # Each registers by a press of their own.
    presses = [replace(person, interaction=1_001 + number) for number, person in enumerate(PEOPLE)]
    monkeypatch.setattr(test_tournaments, "PEOPLE", presses)


async def play_deal(house: House, table: Table) -> None:
    number = table.deal_no
    while table.live and table.deal_no == number and table.deal is not None and table.deal.actors:
        await house.act(table, Level.EASY)


async def play_match(house: House, table: Table) -> None:
    for _ in range(10):
        await play_deal(house, table)
        if not table.live:
            break
        await house.advance(MINUTE // 2)
    assert not table.live
    await house.quiet()


async def decks(house: House) -> list[tuple[Any, ...]]:
    return await house.rows(
        "SELECT DISTINCT t.deck_source, d.deal, d.deck, d.seed, t.first_dealer FROM tables t "
        "JOIN deals d ON d.table_id = t.table_id ORDER BY 1, 2"
    )


async def proof_of(house: House, table_id: str) -> MatchProof:
    whole = await table_queries.load_table(house.database, table_id)
    assert whole is not None
    return MatchProof(
        whole,
        await load_proofs(house.database, table_id),
        await load_entries(house.database, table_id),
        await load_deck_source(house.database, whole.deck_source),
    )


async def play_round(house: House, live: LiveTournament) -> list[Table]:
    found = await live_tables(house, live)
    for table in found:
        await play_match(house, table)
    return found


@pytest.mark.long
async def test_all_tables_of_a_round_play_the_same_provable_decks(house: House) -> None:
    live = await started(house, Format.SWISS, 4, **DUPLICATE)
    first, second = await live_tables(house, live)
    await play_match(house, first)
    house = await house.killed()  # the second table goes on in another process, after a restart
    second = await house.manager.tables.find(second.id)
    assert first.match is not None
    assert len(first.match.results) == 2
    await play_match(house, second)
    await house.advance(5 * MINUTE)
    assert await live_tables(house, live)
    await play_round(house, live)
    found = await decks(house)
    assert [(source, deal) for source, deal, *_ in found] == [
        (f"{live.id}:{number}", deal) for number in (1, 2) for deal in (1, 2)
    ]
    assert len({deck for _, _, deck, *_ in found}) == 4
    dealers = "SELECT DISTINCT t.deck_source, d.deal, d.dealer FROM tables t JOIN deals d USING (table_id)"
    assert len(await house.rows(dealers)) == 4
    assert not await audit_tournaments(house.database, GUILD)
    for (table_id,) in await house.rows("SELECT table_id FROM tables"):
        match = await proof_of(house, table_id)
        assert all(all(check(match, deal.deal).values()) for deal in match.stored.deals)
        assert "source" in check(match, 1)


async def test_the_decks_follow_from_the_commitment_and_the_registrations_alone(house: House) -> None:
    live = await registered(house, await opened(house, check_in_ms=0, **DUPLICATE), 4)
    record = live.record
    source = DeckSource(f"{live.id}:1", record.commitment, ())
    assert not record.shares
    await house.advance(30 * MINUTE)
    first, _ = await live_tables(house, live)
    found = await load_deck_source(house.database, first.deck_source)
    assert found is not None
    assert found._replace(registrations=()) == source
    assert found.registrations == tuple((number, str(1_000 + number)) for number in range(1, 5))
    [proof] = await load_proofs(house.database, first.id)
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
        [(deck,)] = await house.rows("SELECT DISTINCT deck FROM deals")
        assert (" ".join(map(str, dealt)) == deck) is (registrations == found.registrations)
    assert proof.commitment == record.commitment


@pytest.mark.long
async def test_files_are_verified_and_forged_ones_refused(house: House) -> None:
    live = await started(house, Format.SWISS, 4, **DUPLICATE)
    await play_round(house, live)
    await house.advance(5 * MINUTE)
    [table, _] = await play_round(house, live)
    match = await proof_of(house, table.id)
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
async def test_cards_are_hidden_until_the_last_table_of_the_round_has_ended(house: House) -> None:
    live = await started(house, Format.SWISS, 4, **DUPLICATE)
    first, second = await live_tables(house, live)
    await play_match(house, first)
    assert (first.veiled, second.veiled) == (True, True)
    assert not await audit_tournaments(house.database, GUILD)
    await lose(house, second, 0)
    assert (first.veiled, second.veiled) == (False, False)
    assert not await veiled_tables(house.database, live.id)
    assert not await audit_tournaments(house.database, GUILD)


async def test_a_process_with_an_old_copy_of_a_table_shows_its_cards_as_well(house: House) -> None:
    live = await started(house, Format.SWISS, 4, **DUPLICATE)
    other = await house.another()
    share(house, other)
    copies = [await other.manager.tables.find(table.id) for table in await live_tables(house, live)]
    with pytest.raises(TableError, match=r"^stale$"):
        await other.manager.match_tables.unveil(copies[0].id)
    house.manager._tournament_runner.stop()
    for table in await live_tables(house, live):
        await lose(house, table, 0)
    assert all(copy.live for copy in copies)
    await other.manager._tournament_runner.look()
    await other.quiet()
    assert not await veiled_tables(house.database, live.id)


@pytest.mark.long
async def test_a_crash_before_the_cards_are_shown_costs_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await started(house, Format.SWISS, 4, **DUPLICATE)
    for table in await live_tables(house, live):
        monkeypatch.setattr(house.manager.match_tables, "unveil", never)
        await lose(house, table, 0)
    assert len(await veiled_tables(house.database, live.id)) == 2
    house = await house.killed()
    await house.advance(MINUTE)
    assert not await veiled_tables(house.database, live.id)


async def never(_: str) -> None:
    raise StorageError("cut off")


async def test_the_audit_finds_decks_of_another_secret(house: House) -> None:
    await started(house, Format.SWISS, 4, **DUPLICATE)
    house.spoilt = True
    for change in (
        "UPDATE entrants SET interaction_id = 5 WHERE entrant = 2",
        "UPDATE proofs SET shares = '[]' WHERE deal = 1",
        "UPDATE tables SET veiled = 0 WHERE pairing = 1",
        "UPDATE tournaments SET shares = '[[1,\"1\"]]'",
    ):
        before = await audit_tournaments(house.database, GUILD)
        await house.database.write([(change, ())])
        assert len(await audit_tournaments(house.database, GUILD)) > len(before), change
