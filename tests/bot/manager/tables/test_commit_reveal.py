"""Deals are derived from a seed that was committed in advance and from the players' shares."""

import asyncio
import json
from dataclasses import replace
from typing import Any

import pytest

from bot.manager.tables.table import Person, Status, Table
from data.audit import audit_all
from data.tables.codec import dump_options
from data.tables.proofs import StoredProof, chain_head, load_entries, load_proofs
from engine import GAMES, proofs
from engine.ai import Level
from engine.proofs import Share
from tests.bot.manager.harness import ANN, BOB, CEM, CHANNEL, ELSEWHERE, GUILD, Harness, share
from tests.bot.manager.test_races import at_the_gate

DORA = Person(44, "Dora", GUILD)


def key_of(table: Table, proof: StoredProof) -> bytes:
    assert proof.shares is not None
    return proofs.deal_key(
        proof.secret,
        table=table.id,
        deal=proof.deal,
        game=table.spec.key,
        options=proofs.digest(json.loads(dump_options(table.options))),
        shares=proof.shares,
    )


async def deals(harness: Harness, table: Table) -> list[tuple[Any, ...]]:
    return await harness.rows("SELECT deal, deck, seed FROM deals WHERE table_id = ? ORDER BY deal", table.id)


async def begun(harness: Harness, **more: Any) -> Table:
    table = await harness.lobby(**more)
    await harness.manager.lobby.join(table.id, replace(BOB, interaction=5_001))
    await harness.manager.lobby.begin(table.id, replace(ANN, interaction=5_002))
    await harness.quiet()
    return table


async def test_a_lobby_has_promised_before_anybody_has_joined(harness: Harness) -> None:
    table = await harness.lobby()
    assert table.promised is not None
    [stored] = await load_proofs(harness.database, table.id)
    assert stored == table.promised
    assert proofs.commitment(stored.secret) == stored.commitment
    assert stored.shares is None
    for told in (repr(table), repr(stored)):
        assert stored.secret.hex() not in told
        assert repr(stored.secret) not in told


async def test_a_lobby_that_is_not_stored_has_promised_nothing(harness: Harness) -> None:
    harness.database.refuse("INSERT INTO proofs")
    with pytest.raises(Exception, match="not_stored"):
        await harness.lobby()
    assert await harness.rows("SELECT table_id FROM tables") == []


@pytest.mark.parametrize("game", list(GAMES))
async def test_deck_seed_and_dealer_follow_from_the_promise_and_from_what_was_pressed(
    harness: Harness, game: str
) -> None:
    seats = 4 if game == "hand_partnership" else 2
    table = await harness.lobby(game=game, options={}, seats=seats)
    promised = table.promised
    await harness.manager.lobby.join(table.id, replace(BOB, interaction=5_001))
    if seats > 2:
        await harness.manager.lobby.fill(table.id, ANN, Level.EASY)
    await harness.manager.lobby.begin(table.id, replace(ANN, interaction=5_002))
    [proof] = await load_proofs(harness.database, table.id)
    assert promised is not None
    assert (proof.secret, proof.commitment) == (promised.secret, promised.commitment)
    assert proof.shares == (Share(0, "5002"), Share(1, "5001"))
    key, [(number, deck, seed)] = key_of(table, proof), await deals(harness, table)
    assert table.match is not None
    order = proofs.order(key, table.match.pack())
    assert (number, deck) == (1, " ".join(map(str, order)))
    assert seed == proofs.seed(key).hex()
    assert proof.root == proofs.Tree.of(key, order).root
    [(dealer,)] = await harness.rows("SELECT first_dealer FROM tables")
    assert dealer == proofs.lot(key, "dealer", seats)
    assert (table.proof, table.promised) == (proof, None)
    assert await harness.rows("SELECT seat FROM seats WHERE pressed IS NOT NULL OR word <> ''") == []


@pytest.mark.long
async def test_the_next_deal_is_promised_as_one_ends_and_made_of_new_presses(harness: Harness) -> None:
    table = await begun(harness, options={"deals": 3})
    before = table.proof
    await harness.play_deal(table)
    [first, second] = await load_proofs(harness.database, table.id)
    assert (first, second) == (before, table.promised)
    assert second.secret != first.secret
    await harness.manager.ready(table.id, replace(ANN, interaction=5_003))
    await harness.manager.ready(table.id, replace(BOB, interaction=5_004))
    [_, second] = await load_proofs(harness.database, table.id)
    assert table.proof == second
    assert second.shares is not None
    assert {share.interaction for share in second.shares} == {"5003", "5004"}
    await harness.play_match(table)
    assert [report.faults for report in await audit_all(harness.database)] == [()]


@pytest.mark.long
async def test_whoever_is_away_brings_nothing(harness: Harness) -> None:
    table = await begun(harness, options={"deals": 3})
    await harness.play_deal(table)
    await harness.manager.ready(table.id, replace(ANN, interaction=5_003))
    await harness.manager.presence(table.id, BOB, away=True)
    await harness.advance(600_000)
    assert table.deal_no == 2
    assert table.proof is not None
    assert table.proof.shares == (Share(table.seat_for(ANN.id), "5003"),)


async def test_a_match_that_begins_as_it_opens_has_a_deal_to_which_nobody_brought_anything(
    harness: Harness,
) -> None:
    """The press came before the commitment was made."""
    table = await harness.manager.lobby.play_now(ANN, guild=GUILD, channel=CHANNEL, game="gin")
    assert table.proof is not None
    assert table.proof.shares == ()


@pytest.mark.long
async def test_a_crash_between_promise_and_deal_leaves_one_promise_which_is_kept(harness: Harness) -> None:
    table = await begun(harness, options={"deals": 2})
    await harness.play_deal(table)
    promised = table.promised
    assert promised is not None
    harness.database.refuse("INSERT INTO deals")
    await harness.manager.ready(table.id, ANN)
    with pytest.raises(Exception, match="not_stored"):
        await harness.manager.ready(table.id, BOB)
    again = await harness.killed()
    table = await again.manager.tables.find(table.id)
    assert table.promised == promised
    await again.manager.ready(table.id, replace(BOB, interaction=5_009))
    assert table.proof is not None
    assert table.proof.secret == promised.secret
    assert [proof.deal for proof in await load_proofs(again.database, table.id)] == [1, 2]


@pytest.mark.long
async def test_of_two_who_deal_at_once_one_does_and_nothing_is_promised_twice(harness: Harness) -> None:
    table = await begun(harness, options={"target": 100})
    await harness.play_deal(table, Level.EASY)
    other = await harness.another()
    share(harness, other)
    await other.manager.tables.find(table.id)
    both = (harness, other)
    work = await at_the_gate(
        both, *(each.manager.ready(table.id, who) for each, who in zip(both, (ANN, BOB), strict=True))
    )
    for each in both:
        each.database.gate.set()
    assert await asyncio.gather(*work) == ["done", "done"]
    [_, second] = await load_proofs(harness.database, table.id)
    for each in both:
        assert (await each.manager.tables.find(table.id)).proof == second
    await harness.play_deal(await harness.manager.tables.find(table.id), Level.EASY)
    assert [proof.deal for proof in await load_proofs(harness.database, table.id)] == [1, 2, 3]


@pytest.mark.long
async def test_what_was_promised_and_never_dealt_is_entered_as_unused(harness: Harness) -> None:
    closed = await harness.lobby(channel=ELSEWHERE)
    await harness.manager.lobby.leave(closed.id, ANN)
    table = await begun(harness, options={"deals": 2})
    await harness.play_deal(table)
    await harness.manager.resign(table.id, ANN)
    assert table.status is Status.OVER
    for each, numbers in ((closed, [1]), (table, [1, 2])):
        assert [entry.deal for entry in await load_entries(harness.database, each.id)] == numbers
    [first, unused] = await load_entries(harness.database, table.id)
    assert table.promised is not None
    assert unused.hash == proofs.entry(
        first.hash,
        table=table.id,
        deal=2,
        game="gin",
        options=proofs.digest(json.loads(dump_options(table.options))),
        commitment=table.promised.commitment,
    )
    head = await chain_head(harness.database, GUILD)
    assert head is not None
    assert (head.seq, head.hash) == (3, unused.hash)
    assert [report.faults for report in await audit_all(harness.database)] == [()]


async def test_a_deal_that_was_broken_off_is_entered_without_a_result(harness: Harness) -> None:
    table = await begun(harness)
    await harness.act(table)
    await harness.manager.resign(table.id, BOB)
    [entry] = await load_entries(harness.database, table.id)
    assert table.proof is not None
    assert entry.hash == proofs.entry(
        entry.previous,
        table=table.id,
        deal=1,
        game="gin",
        options=proofs.digest(json.loads(dump_options(table.options))),
        commitment=table.proof.commitment,
        shares=table.proof.shares or (),
        size=52,
        root=table.proof.root or "",
    )
    assert [report.faults for report in await audit_all(harness.database)] == [()]


@pytest.mark.long
async def test_a_table_from_before_there_were_proofs_goes_on_without(harness: Harness) -> None:
    table = await harness.lobby(options={"deals": 2})
    await harness.spoil("DELETE FROM proofs")
    again = await harness.killed()
    table = await again.manager.tables.find(table.id)
    await again.manager.lobby.join(table.id, replace(BOB, interaction=5_001))
    await again.manager.lobby.begin(table.id, replace(ANN, interaction=5_002))
    await again.play_match(table)
    assert await again.rows("SELECT deal FROM proofs") == await again.rows("SELECT deal FROM entries") == []
    assert len(await deals(again, table)) == 2
    assert [report.faults for report in await audit_all(again.database)] == [()]


async def test_lots_for_seats_follow_from_the_first_promise(harness: Harness) -> None:
    table = await harness.lobby(game="hand_partnership", options={}, seats=4)
    for at, person in enumerate((BOB, CEM, DORA)):
        await harness.manager.lobby.join(table.id, replace(person, interaction=6_000 + at))
    before, promised = table.players, table.promised
    assert promised is not None
    await harness.manager.lobby.draw_lots(table.id, replace(ANN, interaction=7_000))
    places = proofs.seats(promised.secret, table=table.id, interaction="7000", count=4)
    assert [player.name for player in table.players] == [before[place].name for place in places]
    assert {player.pressed for player in table.players} == {None, 6_000, 6_001, 6_002}
