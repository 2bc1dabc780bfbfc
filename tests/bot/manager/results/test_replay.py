"""A finished deal, ply by ply, compared with the record replayed from the start."""

import logging
from dataclasses import replace

import pytest

from bot.manager.results.replay import (
    Playback,
    ReplayAccess,
    ReplayReason,
    ReplayRefused,
    Viewpoint,
    access_of,
    finished_deal,
    pick_turns,
    playback_of,
)
from bot.manager.tables.rehydration import rehydrate
from bot.manager.tables.table import Table
from bot.workers.replay_cache import ReplayCache, Turn, record
from data.tables.row_types import Status, StoredResignation, StoredTable
from engine.ai import Level
from tests.bot.recorded import MEMBERS, SEATS, cut, match_of

ALL = [*((key, Level.EASY) for key in SEATS), ("gin", None), ("rummy500", None), ("panguingue", None)]


def played(stored: StoredTable, deal: int) -> Playback:
    return Playback(stored, record(stored, deal))


def facts(table: Table) -> list[object]:
    assert table.deal is not None
    assert table.match is not None
    match = table.match
    views = [table.deal.view(seat) for seat in (None, *range(len(table.players)))]
    return [
        table.deal_no,
        table.ply,
        views,
        [*table.news],
        match.scores,
        match.results,
        match.dealer,
        match.resigned,
        match.outcome,
        table.options,
    ]


@pytest.mark.long
@pytest.mark.parametrize(("key", "level"), ALL, ids=str)
def test_every_ply_is_as_if_it_were_played_from_scratch(key: str, level: Level | None) -> None:
    stored = match_of(key, deals=2, level=level)
    playback = played(stored, 2)
    assert playback.length == len(stored.deals[1].actions) > 2
    for ply in range(playback.length + 1):
        scratch = rehydrate(cut(stored, 2, ply), kept=None)
        assert facts(playback.at(ply)) == facts(scratch), ply


def test_where_the_deck_depends_on_where_cards_lay_all_deals_before_are_played() -> None:
    stored = match_of("panguingue", deals=3, level=Level.EASY, shuffle_mode="traditional")
    playback = played(stored, 3)
    for ply in (0, playback.length // 2, playback.length):
        assert facts(playback.at(ply)) == facts(rehydrate(cut(stored, 3, ply), kept=None))


def test_a_seat_that_resigned_has_done_so_from_then_on() -> None:
    stored = match_of("hand", deals=1, level=Level.EASY)
    gone = StoredResignation(seat=2, deal=1, ply=20, why="resigned", at=0)
    playback = played(replace(stored, resignations=(gone,)), 1)
    assert [playback.at(ply).players[2].resigned for ply in (19, 20, playback.length)] == [False, True, True]


def test_a_moment_may_be_changed_without_harm_to_another() -> None:
    playback = played(match_of("gin", deals=1, level=Level.EASY), 1)
    before = facts(playback.at(16))
    table = playback.at(16)
    assert table.deal is not None
    table.deal.apply(table.deal.actors[0], table.deal.legal_actions(table.deal.actors[0])[0])
    table.news = ()
    assert facts(playback.at(16)) == before


@pytest.mark.parametrize("ply", [-1, 1_000_000])
def test_a_move_that_there_is_not(ply: int) -> None:
    playback = played(match_of("gin", deals=1, level=Level.EASY), 1)
    with pytest.raises(ReplayRefused) as refused:
        playback.at(ply)
    assert refused.value.reason is ReplayReason.NO_MOVE


# --- turns


def test_turns_in_which_cards_went_down_are_chosen_first() -> None:
    turns = [Turn(ply, ply + 1, ply % 10 == 0) for ply in range(100)]
    assert pick_turns(turns, 100) == turns
    few = pick_turns(turns, 12)
    assert len(few) == 12
    assert few == sorted(few)
    assert few[-1] == turns[-1]
    assert {turn.first for turn in few if turn.laid} == {*range(0, 100, 10)}
    fewer = pick_turns(turns, 5)
    assert [turn.laid for turn in fewer] == [True] * 4 + [False]
    assert fewer[0].first < 30 < 60 < fewer[-2].first


# --- visibility


def test_who_sees_which_hands() -> None:
    stored = match_of("gin", deals=1)
    assert access_of(stored, MEMBERS[1]) == ReplayAccess(1, None)
    assert access_of(stored, 99) == ReplayAccess(None, None)
    live = replace(stored, status=Status.PLAYING)
    assert access_of(live, MEMBERS[1]) == ReplayAccess(1, ReplayReason.LATER)
    closed = replace(stored, open_hands=False)
    assert access_of(closed, MEMBERS[1]) == ReplayAccess(1, ReplayReason.PRIVATE)
    assert ReplayAccess(1, None).eyes == (Viewpoint.NONE, Viewpoint.OWN, Viewpoint.ALL)
    assert ReplayAccess(None, ReplayReason.LATER).eyes == (Viewpoint.NONE,)
    ReplayAccess(0, None).check(Viewpoint.ALL)
    with pytest.raises(ReplayRefused, match="no_seat"):
        ReplayAccess(None, None).check(Viewpoint.OWN)
    with pytest.raises(ReplayRefused, match="later"):
        ReplayAccess(0, ReplayReason.LATER).check(Viewpoint.ALL)


def test_which_deals_are_finished() -> None:
    stored = match_of("gin", deals=3)
    going = replace(stored, deals=(*stored.deals[:2], replace(stored.deals[2], result=None)))
    assert finished_deal(going).deal == 2
    assert finished_deal(going, 1).deal == 1
    for deal, reason in ((3, ReplayReason.UNFINISHED), (4, ReplayReason.NO_DEAL), (0, ReplayReason.NO_DEAL)):
        with pytest.raises(ReplayRefused) as refused:
            finished_deal(going, deal)
        assert refused.value.reason is reason
    with pytest.raises(ReplayRefused, match="nothing"):
        finished_deal(replace(stored, deals=(replace(stored.deals[0], result=None),)))


# --- broken records


def spoilt(stored: StoredTable, **changes: object) -> StoredTable:
    return replace(stored, deals=(*stored.deals[:-1], replace(stored.deals[-1], **changes)))  # type: ignore[arg-type]


STORED = match_of("gin", deals=2, level=Level.EASY)
LAST = STORED.deals[-1]
SPOILT = {
    "an action": spoilt(
        STORED, actions=(*LAST.actions[:5], replace(LAST.actions[5], action="{}"), *LAST.actions[6:])
    ),
    "an action left out": spoilt(STORED, actions=(*LAST.actions[:5], *LAST.actions[6:])),
    "the end left out": spoilt(STORED, actions=LAST.actions[:-1]),
    "another deck": spoilt(STORED, deck_text=STORED.deals[0].deck_text),
    "a deck of letters": spoilt(STORED, deck_text="a b c"),
    "another dealer": spoilt(STORED, dealer=1 - LAST.dealer),
    "another result": spoilt(STORED, result=STORED.deals[0].result),
    "a result that is none": spoilt(STORED, result="[]"),
    "an unknown reason": spoilt(STORED, actions=(replace(LAST.actions[0], why="?"), *LAST.actions[1:])),
    "options": replace(STORED, options="{"),
    "other rules": replace(STORED, spec_version=99),
    "a deal before without result": replace(STORED, deals=(replace(STORED.deals[0], result=None), LAST)),
}


@pytest.mark.parametrize("name", SPOILT)
async def test_a_spoilt_record_is_refused_and_logged_without_a_card(
    name: str, caplog: pytest.LogCaptureFixture
) -> None:
    stored = SPOILT[name]

    async def load() -> StoredTable:
        return stored

    with caplog.at_level(logging.ERROR), pytest.raises(ReplayRefused) as refused:
        await playback_of(ReplayCache(0), stored, 2, load)
    assert refused.value.reason is ReplayReason.UNREADABLE
    assert refused.value.facts == {"number": 3}
    [line] = caplog.messages
    assert f": table {stored.table_id}: the record cannot be replayed at deal " in line
    assert caplog.records[0].exc_info is None
