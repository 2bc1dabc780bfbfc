"""What a match's proof file shows: everything if the hands are open, else only revealed cards."""

import json
from dataclasses import replace
from typing import Any

import pytest

from bot.manager.results.replay import access_of
from bot.manager.tables.table import Table, TableReason
from data.audit import audit_all
from data.fairness.proof_export import (
    FORMAT,
    MatchProof,
    card_proof,
    dump_proof,
    open_proof,
    sealed_proof,
    seen_cards,
)
from data.fairness.verifier import check_proof
from data.tables import table_queries
from data.tables.match_export import dump_record, load_record
from data.tables.proofs import load_entries, load_proofs
from data.tables.replay import new_match, play_again
from data.tables.row_types import Status
from engine import GAMES, proofs
from engine.ai import Level
from engine.cards import Card, named
from engine.deal import Deal
from engine.events import TookUpcard
from tests.bot import recorded
from tests.bot.manager.harness import ANN, BOB, CEM, Harness, refused

SHORT = {
    "gin": {"deals": 2},
    "panguingue": {"deals": 2, "shuffle_mode": "traditional"},
    "rummy500": {"limit": 100},
    "control": {"target": 10},
    "hand": {"rounds": 1},
    "hand_partnership": {"rounds": 1},
}


async def match_of(harness: Harness, table: Table) -> MatchProof:
    stored = await table_queries.load_table(harness.database, table.id)
    assert stored is not None
    return MatchProof(
        stored, await load_proofs(harness.database, table.id), await load_entries(harness.database, table.id)
    )


async def played(harness: Harness, game: str, **more: Any) -> Table:
    table = await harness.lobby(game=game, options=SHORT[game], seats=4 if game[5:6] == "p" else 2, **more)
    await harness.manager.lobby.join(table.id, replace(BOB, interaction=5_001))
    if table.free:
        await harness.manager.lobby.fill(table.id, ANN, Level.EASY)
    await harness.manager.lobby.begin(table.id, replace(ANN, interaction=5_002))
    await harness.quiet()
    return table


@pytest.mark.long
@pytest.mark.parametrize("game", list(GAMES))
async def test_all_that_is_shown_of_a_match_is_true_and_a_sealed_one_shows_what_was_seen(
    harness: Harness, game: str
) -> None:
    table = await played(harness, game)
    await harness.play_match(table)
    match = await match_of(harness, table)
    proof = open_proof(match)
    assert proof is not None
    assert proof["unused"] == []
    finished = [deal for deal in match.stored.deals if deal.result is not None]
    assert [deal["deal"] for deal in proof["deals"]] == [deal.deal for deal in finished]
    for deal, dealt in zip(proof["deals"], finished, strict=True):
        key = proofs.deal_key(
            bytes.fromhex(deal["secret"]),
            table=proof["table"],
            deal=deal["deal"],
            game=game,
            options=proof["options_hash"],
            shares=[proofs.Share(*share) for share in deal["shares"]],
        )
        assert proofs.Tree.of(key, dealt.deck).root == deal["root"]
    files = [dump_record(replace(match.stored, proof=json.dumps(proof)))]
    files += [dump_proof(match, seat) or "" for seat in (table.seat_for(ANN.id), None)]
    for file in files:
        check_proof(file)  # raises ProofRefused
    ann, nobody = sealed_proof(match, table.seat_for(ANN.id)), sealed_proof(match, None)
    assert ann is not None
    assert nobody is not None
    for deal, own, public in zip(proof["deals"], ann["deals"], nobody["deals"], strict=True):
        assert {name: deal[name] for name in deal if name != "secret"} == {
            name: own[name] for name in own if name != "cards"
        }
        assert {card["position"] for card in public["cards"]} <= {card["position"] for card in own["cards"]}
        for card in own["cards"]:
            shown = proofs.CardProof(**card | {"path": tuple(card["path"])})
            assert proofs.is_proof_valid(deal["root"], deal["size"], shown)
    if game == "gin":  # where some cards are never drawn
        assert len(sealed_cards(ann)) < sum(deal["size"] for deal in proof["deals"])


def sealed_cards(proof: dict[str, Any]) -> list[str]:
    return [card["card"] for deal in proof["deals"] for card in deal["cards"]]


@pytest.mark.long
@pytest.mark.parametrize("game", SHORT)
def test_no_card_is_shown_that_never_left_the_stock(game: str) -> None:
    """A meld shows rank and suit only, and with two packs there is another such card."""
    spec, hidden = GAMES[game], 0
    for seed in range(4):
        stored = recorded.match_of(game, seed=seed, level=Level.EASY, deals=1)
        for watcher in (0, None):
            [seen] = seen_cards(stored, watcher)
            for dealt in play_again(spec, new_match(spec, stored), stored):
                left = set(dealt.deal.cards())
                for _ in dealt.moves:
                    left.intersection_update(_in_stock(dealt.deal))
                assert not seen.cards & left
                hidden += len(left)
    assert hidden


def _in_stock(deal: Deal) -> tuple[Card, ...]:
    cards = deal.cards()
    return cards[len(cards) - deal.view(None).stock :]


async def test_while_a_deal_goes_on_only_cards_dealt_or_drawn_and_what_lay_open_at_first_are_shown(
    harness: Harness,
) -> None:
    table = await played(harness, "gin")
    for _ in range(9):
        await harness.act(table)
    assert table.deal is not None
    match, seat = await match_of(harness, table), table.seat_for(ANN.id)
    [seen] = seen_cards(match.stored, seat)
    own, taken, upcard = set(), set(), None
    spec = GAMES["gin"]
    for dealt in play_again(spec, new_match(spec, match.stored), match.stored):
        [upcard] = dealt.deal.view(None).pile
        own |= {*dealt.deal.view(seat).hand}
        for move in dealt.moves:
            own |= {*dealt.deal.view(seat).hand}
            taken |= {event.card for event in move.events if isinstance(event, TookUpcard)} - {upcard}
    assert seen.cards == own - taken | {upcard}
    assert seen.later == own & taken
    assert [*seen_cards(match.stored, None)] == [(frozenset({upcard}), frozenset())]
    assert open_proof(match) is None
    assert dump_proof(match, seat) is None
    card = next(iter(own - taken))
    shown = card_proof(match, 1, card)
    assert shown is not None
    assert shown.card == named(card)
    assert proofs.is_proof_valid(match.proofs[0].root or "", 52, shown)


@pytest.mark.long
@pytest.mark.parametrize("game", list(GAMES))
def test_no_card_that_was_held_or_lay_open_before_is_proved_while_the_deal_goes_on(game: str) -> None:
    spec, withheld = GAMES[game], 0
    for number in range(2):
        stored = recorded.match_of(game, seed=number, level=Level.EASY, deals=1)
        [deal] = stored.deals
        under_way = replace(stored, status=Status.PLAYING, deals=(replace(deal, result=None),))
        for seat in range(len(stored.seats)):
            [now], [later] = seen_cards(under_way, seat), seen_cards(stored, seat)
            first: dict[Card, int | None] = {}  # who held it first; None: drawn openly
            for dealt in play_again(spec, new_match(spec, stored), stored):
                upcards = {*dealt.deal.view(None).pile}
                for holder in range(len(stored.seats)):
                    first |= dict.fromkeys(dealt.deal.view(holder).hand, holder)
                for _ in dealt.moves:
                    if (shown := dealt.deal.view(None).drawn) is not None:
                        first.setdefault(shown, None)
                    for holder in range(len(stored.seats)):
                        view = dealt.deal.view(holder)
                        for card in (*view.hand, *([view.drawn] if view.drawn is not None else [])):
                            first.setdefault(card, holder)
            assert all(first[card] in (seat, None) for card in now.cards - upcards)
            assert now.cards | now.later <= later.cards
            withheld += len(now.later)
    assert withheld or game == "panguingue"  # there a card from the pile is melded at once


@pytest.mark.long
async def test_the_record_of_an_open_match_has_its_proof_and_loads_with_it(harness: Harness) -> None:
    table = await played(harness, "gin")
    await harness.play_deal(table)
    await harness.manager.resign(table.id, BOB)
    match = await match_of(harness, table)
    text = dump_record(replace(match.stored, proof=json.dumps(open_proof(match))))
    said = json.loads(text)["proof"]
    assert said == open_proof(match)
    assert [unused["deal"] for unused in said["unused"]] == [2]
    assert dump_record(load_record(text)) == text
    assert "proof" not in json.loads(dump_record(match.stored))
    assert check_proof(text)


@pytest.mark.long
async def test_a_sealed_match_tells_no_secret_and_opens_when_all_who_sat_there_agree(
    harness: Harness,
) -> None:
    table = await played(harness, "gin", open_hands=False)
    await harness.play_match(table)
    match = await match_of(harness, table)
    text = dump_proof(match, table.seat_for(ANN.id))
    assert text is not None
    assert json.loads(text)["format"] == FORMAT
    for proof in match.proofs:
        assert proof.secret.hex() not in text
    for person in (ANN, BOB):
        assert access_of((await match_of(harness, table)).stored, ANN.id).hands is not None
        await harness.manager.consent(table.id, person)
    assert access_of((await match_of(harness, table)).stored, CEM.id).hands is None
    assert [report.faults for report in await audit_all(harness.database)] == [()]


async def test_nobody_agrees_for_another_or_before_the_match_has_ended(harness: Harness) -> None:
    table = await played(harness, "gin", open_hands=False)
    with refused(TableReason.STILL_PLAYING):
        await harness.manager.consent(table.id, ANN)
    await harness.manager.resign(table.id, ANN)
    with refused(TableReason.NOT_SEATED):
        await harness.manager.consent(table.id, CEM)


async def test_a_word_is_brought_while_a_deal_is_promised_and_then_alone(harness: Harness) -> None:
    table = await harness.lobby()
    assert await harness.manager.bring(table.id, ANN, " my\u202e  word\n") == "my word"
    assert await harness.manager.bring(table.id, ANN, "x" * 99) == "x" * 64
    with refused(TableReason.NOT_SEATED):
        await harness.manager.bring(table.id, BOB, "word")
    await harness.manager.lobby.join(table.id, replace(BOB, interaction=5_001))
    await harness.manager.lobby.begin(table.id, replace(ANN, interaction=5_002))
    assert table.proof is not None
    assert table.proof.shares == (proofs.Share(0, "5002", "x" * 64), proofs.Share(1, "5001"))
    with refused(TableReason.WORD_LATER):
        await harness.manager.bring(table.id, ANN, "word")
    await harness.manager.resign(table.id, ANN)
    await harness.manager.erase(BOB.id)
    [proof] = await load_proofs(harness.database, table.id)
    assert proof.shares == table.proof.shares  # kept with the deal
