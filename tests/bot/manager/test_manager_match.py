"""Whole matches: moves, deals, outcome, scores, resigning, rematches."""

import asyncio
import json
from typing import Any

import pytest

from bot.manager.results.rankings import SHOWN_MS
from bot.manager.tables.table import PlayerKind, Status, TableError, TableReason
from data import scores
from data.tables.row_types import Why
from engine.actions import Discard, DrawStock
from engine.ai import LEVELS, Level
from engine.cards import Card
from engine.errors import IllegalAction
from engine.games.gin.terms import PassUpcard
from tests.bot.manager.harness import ANN, BOB, CEM, CHANNEL, DIRECT, MODERATOR, Harness, refused


@pytest.mark.long
async def test_two_people_play_a_match(harness: Harness) -> None:
    table = await harness.two(options={"target": 50})
    await harness.play_match(table)
    assert table.outcome is not None
    assert (table.status, table.deadline, table.wakes_at) == (Status.OVER, None, None)
    deals = table.deal_no
    assert await harness.rows("SELECT status, deadline_at, due_at FROM tables") == [("over", None, None)]
    assert await harness.rows("SELECT count(*) FROM results") == [(deals,)]
    assert await harness.rows("SELECT count(*) FROM result_seats") == [(2 * deals,)]
    [(outcome,)] = await harness.rows("SELECT outcome FROM match_results")
    assert json.loads(outcome)["scores"] == list(table.outcome.scores)
    assert max(table.outcome.scores) >= 50
    rows = await harness.rows("SELECT member_id, outcome FROM match_seats ORDER BY seat")
    winner = table.outcome.winners[0]
    assert rows == [(11, "won" if winner == 0 else "lost"), (22, "won" if winner == 1 else "lost")]
    assert await harness.rows("SELECT DISTINCT who, seat, why FROM actions ORDER BY seat") == [
        (11, 0, "player"),
        (22, 1, "player"),
    ]
    await harness.advance(SHOWN_MS)  # ratings follow
    assert harness.messenger.shown(table.board) == harness.messenger.board(table)


@pytest.mark.long
async def test_scores_are_counted_once_and_can_be_recomputed(harness: Harness) -> None:
    table = await harness.two(options={"target": 50})
    await harness.play_match(table)
    [(matches, won, lost)] = await harness.rows(
        "SELECT sum(matches), sum(matches_won), sum(matches_lost) FROM scores"
    )
    assert (matches, won, lost) == (2, 1, 1)
    assert await scores.recompute(harness.database) == []


@pytest.mark.long
@pytest.mark.parametrize("level", LEVELS)
async def test_a_match_against_a_computer(
    harness: Harness, level: Level, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.workers.ai_jobs.DECISION_MS", 1)
    table = await harness.alone(level=level, options={"target": 30})
    await harness.play_match(table)
    assert table.status is Status.OVER
    whys = await harness.rows("SELECT DISTINCT seat, why, who FROM actions ORDER BY seat")
    assert whys == [(0, "player", 11), (1, "computer", None)]
    assert await harness.rows("SELECT member_id FROM match_seats ORDER BY seat") == [(11,), (None,)]


@pytest.mark.long
@pytest.mark.parametrize("preset", ["gamecolony_oklahoma", "openspiel", "classic", "modern"])
async def test_presets_are_played_to_the_end(harness: Harness, preset: str) -> None:
    table = await harness.alone(level=Level.NORMAL, preset=preset, options={"target": 10})
    await harness.play_match(table)
    assert table.status is Status.OVER


@pytest.mark.long
async def test_a_match_with_melds_and_defence_by_hand(harness: Harness) -> None:
    options = {"meld_selection": "knocker", "layoff_mode": "manual", "target": 30}
    table = await harness.two(options=options)
    await harness.play_match(table)
    assert table.status is Status.OVER


@pytest.mark.long
async def test_the_first_dealer_is_drawn_by_lot(harness: Harness) -> None:
    eldest = set()
    for _ in range(10):
        table = await harness.two()
        assert table.deal is not None
        eldest.add(table.deal.actors)
    assert eldest == {(0,), (1,)}


async def test_decks_differ(harness: Harness) -> None:
    for _ in range(5):
        await harness.two()
    assert len(set(await harness.rows("SELECT deck FROM deals"))) == 5
    assert len(set(await harness.rows("SELECT seed FROM deals"))) == 5


# --- refusals


async def test_a_move_out_of_turn_or_against_the_rules_changes_nothing(harness: Harness) -> None:
    table = await harness.two()
    assert table.deal is not None
    (seat,) = table.deal.actors
    before = table.deal
    for wrong_seat, action in ((1 - seat, PassUpcard()), (seat, DrawStock()), (seat, Discard(Card(3)))):
        with pytest.raises(IllegalAction):
            await harness.press(table, wrong_seat, action)
    assert table.deal is before
    assert await harness.rows("SELECT * FROM actions") == []
    await harness.press(table, seat, PassUpcard())
    assert table.ply == 1


@pytest.mark.parametrize("card", [-1, 52, 104, 10**6, 2**70])
async def test_a_card_that_is_none(harness: Harness, card: int) -> None:
    table = await harness.two(options={"first_upcard": "eleven_card_deal"})
    assert table.deal is not None
    with pytest.raises(IllegalAction):
        await harness.press(table, table.deal.actors[0], Discard(Card(card)))
    assert table.ply == 0


async def test_onlookers_do_not_move(harness: Harness) -> None:
    table = await harness.two()
    for ask in (
        harness.manager.act(table.id, CEM, PassUpcard(), deal=1, ply=0),
        harness.manager.ready(table.id, CEM),
        harness.manager.resign(table.id, CEM),
        harness.manager.presence(table.id, MODERATOR, away=True),
        harness.manager.lobby.again(table.id, CEM),
    ):
        with refused(TableReason.NOT_SEATED):
            await ask


@pytest.mark.parametrize(("deal", "ply"), [(1, 1), (0, 0), (2, 0), (1, -1), (10**9, 10**9)])
async def test_a_panel_of_another_moment(harness: Harness, deal: int, ply: int) -> None:
    table = await harness.two()
    assert table.deal is not None
    seat = table.deal.actors[0]
    with refused(TableReason.STALE):
        await harness.press(table, seat, PassUpcard(), deal=deal, ply=ply)
    assert table.ply == 0


async def test_an_interaction_counts_once(harness: Harness) -> None:
    table = await harness.two()
    assert table.deal is not None
    seat = table.deal.actors[0]
    await harness.press(table, seat, PassUpcard(), interaction=5)
    players = table.players
    # A command has no ply; without the interaction id, a repeated delivery would be a second move.
    with refused(TableReason.STALE):
        await harness.press(table, 1 - seat, PassUpcard(), interaction=5)
    assert table.ply == 1
    assert table.players == players
    await harness.press(table, 1 - seat, PassUpcard(), interaction=6)
    assert table.ply == 2


async def test_nothing_is_played_before_the_match_or_after_it(harness: Harness) -> None:
    table = await harness.lobby()
    with refused(TableReason.NOT_PLAYING):
        await harness.manager.act(table.id, ANN, PassUpcard(), deal=0, ply=0)
    with refused(TableReason.NOT_PLAYING):
        await harness.manager.resign(table.id, ANN)
    await harness.manager.lobby.join(table.id, BOB)
    await harness.manager.lobby.begin(table.id, ANN)
    await harness.play_match(table)
    for ask in (
        harness.manager.act(table.id, ANN, PassUpcard(), deal=1, ply=table.ply),
        harness.manager.ready(table.id, ANN),
        harness.manager.resign(table.id, ANN),
        harness.manager.presence(table.id, ANN, away=True),
        harness.manager.close(table.id, MODERATOR),
    ):
        with refused(TableReason.NOT_PLAYING):
            await ask


# --- between deals


async def test_the_next_deal_begins_when_both_are_ready(harness: Harness) -> None:
    table = await harness.two(options={"target": 5000})
    with refused(TableReason.STALE):
        await harness.manager.ready(table.id, ANN)
    await harness.play_deal(table)
    assert table.between_deals
    assert table.deadline == harness.clock.now() + 60_000
    await harness.manager.ready(table.id, ANN)
    await harness.manager.ready(table.id, ANN)
    assert (table.ready, table.deal_no) == (frozenset({0}), 1)
    await harness.manager.ready(table.id, BOB)
    assert (table.ready, table.deal_no, table.ply) == (frozenset(), 2, 0)
    with refused(TableReason.STALE):
        await harness.manager.ready(table.id, BOB)
    assert await harness.rows("SELECT deal FROM deals") == [(1,), (2,)]


async def test_the_next_deal_begins_by_itself(harness: Harness) -> None:
    table = await harness.two(options={"target": 5000})
    await harness.play_deal(table)
    await harness.advance(60_000 - 1)
    assert table.deal_no == 1
    await harness.advance(1)
    assert (table.deal_no, table.ply) == (2, 0)


async def test_a_computer_is_always_ready(harness: Harness) -> None:
    table = await harness.alone(options={"target": 5000})
    await harness.play_deal(table)
    await harness.manager.ready(table.id, ANN)
    assert table.deal_no == 2


async def test_moves_of_the_last_deal_are_stale(harness: Harness) -> None:
    table = await harness.two(options={"target": 5000})
    await harness.play_deal(table)
    with refused(TableReason.STALE):
        await harness.press(table, 0, PassUpcard(), ply=0)
    with pytest.raises(IllegalAction, match="deal_over"):
        await harness.press(table, 0, PassUpcard())


@pytest.mark.long
async def test_who_asks_for_the_next_deal_is_back(harness: Harness) -> None:
    table = await harness.two(options={"target": 5000})
    await harness.play_deal(table)
    await harness.manager.presence(table.id, ANN, away=True)
    await harness.manager.ready(table.id, BOB)
    await harness.quiet()
    assert table.deal_no == 2  # an absent player is not waited for
    await harness.manager.presence(table.id, ANN, away=False)
    await harness.play_deal(table)
    await harness.manager.presence(table.id, ANN, away=True)
    await harness.manager.ready(table.id, ANN)
    assert not table.players[0].away
    assert table.deal_no == 2


# --- resigning


async def test_resigning_loses_a_match_of_two(harness: Harness) -> None:
    table = await harness.two()
    await harness.act(table)
    await harness.manager.resign(table.id, BOB)
    await harness.quiet()
    assert table.outcome is not None
    assert (table.status, table.outcome.ending, table.outcome.winners) == (Status.OVER, "resigned", (0,))
    assert await harness.rows("SELECT status, deadline_at, due_at FROM tables") == [("over", None, None)]
    assert await harness.rows("SELECT outcome FROM match_seats ORDER BY seat") == [("won",), ("abandoned",)]
    assert await scores.recompute(harness.database) == []
    with refused(TableReason.NOT_PLAYING):
        await harness.manager.resign(table.id, BOB)
    await harness.advance(SHOWN_MS)  # ratings follow
    assert harness.messenger.shown(table.board) == harness.messenger.board(table)


async def test_resigning_against_a_computer_between_deals(harness: Harness) -> None:
    table = await harness.alone(options={"target": 5000})
    await harness.play_deal(table)
    await harness.manager.resign(table.id, ANN)
    assert table.outcome is not None
    assert table.outcome.winners == (1,)
    later = await harness.killed()
    again = await later.manager.tables.find(table.id)
    assert again.outcome == table.outcome


async def test_resigning_twice_at_once_counts_once(harness: Harness) -> None:
    table = await harness.two()
    results = await asyncio.gather(
        *(harness.manager.resign(table.id, who) for who in (ANN, BOB, ANN)), return_exceptions=True
    )
    assert sum(isinstance(result, TableError) for result in results) == 2
    assert await harness.rows("SELECT count(*) FROM resignations") == [(1,)]
    assert await harness.rows("SELECT count(*) FROM match_results") == [(1,)]


# --- away and back


async def test_the_computer_plays_for_who_is_away(harness: Harness) -> None:
    table = await harness.two()
    assert table.deal is not None
    seat = table.deal.actors[0]
    person = harness.person(table, seat)
    await harness.manager.presence(table.id, person, away=True)
    await harness.quiet()
    assert table.deal.actors == (1 - seat,)
    assert table.news[-1].why is Why.COMPUTER
    with refused(TableReason.NOT_AWAY):
        await harness.manager.presence(table.id, person, away=True)
    await harness.manager.presence(table.id, person, away=False)
    with refused(TableReason.NOT_AWAY):
        await harness.manager.presence(table.id, person, away=False)
    assert not table.players[seat].automatic


async def test_a_move_of_ones_own_is_being_back(harness: Harness) -> None:
    table = await harness.two()
    assert table.deal is not None
    seat = table.deal.actors[0]
    for person in (harness.person(table, 1 - seat), harness.person(table, seat)):
        await harness.manager.presence(table.id, person, away=True)
    await harness.quiet()
    assert table.ply == 0 or table.deal.actors == (1 - seat,)
    acting = table.deal.actors[0]
    await harness.press(table, acting, table.deal.legal_actions(acting)[0])
    assert not table.players[acting].away
    assert await harness.rows("SELECT away FROM seats WHERE seat = ?", acting) == [(0,)]


# --- rematches


@pytest.mark.long
async def test_a_rematch_has_the_same_options_and_begins_when_both_sit(harness: Harness) -> None:
    table = await harness.two(options={"deals": 1, "gin_bonus": 20}, turn_ms=30_000)
    with refused(TableReason.STILL_PLAYING):
        await harness.manager.lobby.again(table.id, ANN)
    await harness.play_match(table)
    new = await harness.manager.lobby.again(table.id, BOB)
    assert (new.options, new.turn_ms, new.preset) == (table.options, table.turn_ms, table.preset)
    assert (new.status, new.host, new.number) == (Status.LOBBY, BOB.id, 2)
    assert await harness.manager.lobby.again(table.id, BOB) is new
    assert await harness.manager.lobby.again(table.id, ANN) is new
    assert new.status is Status.PLAYING
    assert await harness.manager.lobby.again(table.id, ANN) is new
    assert [player.name for player in new.players] == ["Bob", "Ann"]


@pytest.mark.long
async def test_both_ask_for_a_rematch_at_once(harness: Harness) -> None:
    table = await harness.two()
    await harness.play_match(table)
    results = await asyncio.gather(*(harness.manager.lobby.again(table.id, who) for who in (ANN, BOB, ANN)))
    assert len({new.id for new in results}) == 1
    assert results[0].status is Status.PLAYING
    assert await harness.rows("SELECT count(*) FROM tables") == [(2,)]


@pytest.mark.long
async def test_a_rematch_against_a_computer_begins_at_once(harness: Harness) -> None:
    table = await harness.alone(level=Level.STRONG)
    await harness.play_match(table)
    new = await harness.manager.lobby.again(table.id, ANN)
    assert new.status is Status.PLAYING
    assert (new.players[1].kind, new.players[1].level) == (PlayerKind.COMPUTER, Level.STRONG)


async def test_a_rematch_outlives_a_restart(harness: Harness) -> None:
    table = await harness.two()
    await harness.play_match(table)
    new = await harness.manager.lobby.again(table.id, BOB)
    later = await harness.killed()
    again = await later.manager.lobby.again(table.id, ANN)
    assert again.id == new.id
    assert again.status is Status.PLAYING


@pytest.mark.long
async def test_after_a_rematch_comes_another(harness: Harness) -> None:
    table = await harness.two()
    await harness.play_match(table)
    new = await harness.manager.lobby.again(table.id, BOB)
    await harness.manager.close(new.id, BOB)
    other = await harness.manager.lobby.again(table.id, ANN)
    assert other.id != new.id
    assert other.status is Status.LOBBY


@pytest.mark.long
async def test_the_last_match_of_a_channel(harness: Harness) -> None:
    with refused(TableReason.NO_TABLE_HERE):
        await harness.manager.tables.last_in(CHANNEL, ANN.id)
    table = await harness.two()
    with refused(TableReason.NO_TABLE_HERE):
        await harness.manager.tables.last_in(CHANNEL, ANN.id)
    await harness.play_match(table)
    assert await harness.manager.tables.last_in(CHANNEL, ANN.id) is table
    with refused(TableReason.NO_TABLE_HERE):
        await harness.manager.tables.last_in(CHANNEL, CEM.id)


@pytest.mark.long
async def test_several_matches_in_one_channel(harness: Harness) -> None:
    tables = [await harness.two(), await harness.two(BOB, CEM), await harness.alone(ANN)]
    assert [table.number for table in tables] == [1, 2, 3]
    while any(table.status is Status.PLAYING for table in tables):
        for table in tables:
            if table.status is Status.PLAYING:
                await harness.act(table)
    await harness.advance(SHOWN_MS)  # ratings follow
    for table in tables:
        assert harness.messenger.shown(table.board) == harness.messenger.board(table)
    assert len({table.board for table in tables}) == 3
    assert await harness.manager.tables.in_channel(CHANNEL) == []
    await harness.advance(60_000)  # the one above a result was posted again below it, and is deleted
    hands = [ref for ref in harness.messenger.messages if ref.channel == DIRECT + ANN.id]
    assert len(hands) == 2


async def test_a_panel_of_an_earlier_turn_is_not_good_in_the_next(harness: Harness) -> None:
    table = await harness.two()
    assert table.deal is not None
    [seat] = table.deal.actors
    for _ in range(2):
        await harness.press(table, table.deal.actors[0], PassUpcard())
    assert table.deal.actors == (seat,)
    with pytest.raises(TableError, match="stale"):
        await harness.press(table, seat, DrawStock(), ply=0)
    assert table.ply == 2


@pytest.mark.long
@pytest.mark.parametrize("level", LEVELS)
async def test_a_computer_plays_at_its_level_and_normally_for_who_is_away(
    harness: Harness, level: Level, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Level] = []
    choose = harness.computers.choose

    async def noting(game: str, level: Level, view: Any) -> Any:
        asked.append(level)
        return await choose(game, level, view)

    monkeypatch.setattr(harness.computers, "choose", noting)
    table = await harness.alone(level=level)
    for _ in range(4):
        await harness.act(table)
    assert set(asked) == {level}
    pair = await harness.two(BOB, CEM)
    asked.clear()
    await harness.manager.presence(pair.id, BOB, away=True)
    while not asked:
        await harness.act(pair)
    assert set(asked) == {Level.NORMAL}
