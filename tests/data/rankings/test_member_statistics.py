"""Statistics of members equal a count over their matches."""

from collections import defaultdict
from dataclasses import replace
from random import Random

import pytest

from data.db.database import Database
from data.erasure import erase_member, new_pseudonym
from data.rankings.member_statistics import (
    HeadToHead,
    Record,
    Records,
    Reliability,
    head_to_head,
    history,
    member_rating,
    opponents,
    rating_history,
    records,
    reliability,
)
from data.rankings.rating_model import NEW, shown
from data.rankings.ratings import match_changes, rate_pending
from data.scores import SeatOutcome
from data.tables.row_types import Status
from data.tables.table_chain import Links
from data.tables.tables import finish_deal, new_deal, resign, set_presence, set_status, set_table_message
from engine.deal import Result
from tests.data.conftest import ANN, BOB, CEM, CHANNEL, GUILD
from tests.data.played import Played, finished, opened, play, random_match

DAN, EVE = 44, 55
ALL = (ANN, BOB, CEM, DAN, EVE)
NO_RECORDS = Records(None, None, None, None, {})


def won(winner: int, *others: int, at: int = 1_000, by: int = 60) -> Played:
    scores = (100, *(100 - by * seat for seat in range(1, len(others) + 1)))
    return Played((winner, *others), scores, (0,), at=at)


async def test_rating_over_time_ends_at_the_rating(db: Database) -> None:
    await play(db, won(ANN, BOB, at=10), won(ANN, CEM, at=20), won(BOB, ANN, at=30))
    await rate_pending(db)
    points = await rating_history(db, GUILD, "gin", ANN)
    assert [point.at for point in points] == [10, 20, 30]
    assert 1500 < points[0].rating < points[1].rating > points[2].rating
    assert 500 > points[0].uncertainty > points[1].uncertainty > points[2].uncertainty
    rating = await member_rating(db, GUILD, "gin", ANN)
    assert rating is not None
    assert (rating.rating, rating.uncertainty, rating.matches) == (*points[-1][1:], 3)
    assert await rating_history(db, GUILD, "gin", ANN, limit=2) == points[1:]
    assert await rating_history(db, GUILD, "panguingue", ANN) == []


async def test_records(db: Database) -> None:
    nothing = (NO_RECORDS, NO_RECORDS)
    assert await records(db, GUILD, "gin", ANN) == nothing
    await play(
        db,
        won(ANN, BOB, by=60),
        won(ANN, BOB, CEM, by=70),  # ahead of the next by 70, of the last by 140
        Played((ANN, BOB), (200, 5), (0,), resigned=(1,), at=1_003),  # somebody left: no win by 195
        Played((ANN, None), (300, 5), (0,), at=1_004),  # practice
        won(BOB, ANN, by=90),
        Played((ANN, BOB, CEM), (100, 100, 20), (0, 1), at=1_006),  # won together, 80 ahead
    )
    result = Result(ending="gin", winner=0, points=(44, 0), chips=(0, 0))
    await db.write(
        [
            *new_deal("t1", 0, dealer=0, deck=range(52), seed=bytes(32), at=1, links=Links()),
            *finish_deal(
                "t1", 0, result, guild_id=GUILD, game="gin", members=(ANN, BOB), at=2, links=Links()
            ),
        ]
    )
    await rate_pending(db)
    assert await records(db, GUILD, "gin", ANN) == (
        Records(None, Record(3, 1_003), Record(80, 1_006), Record(44, 2), {"gin": 2}),
        replace(NO_RECORDS, streak=Record(1, 1_004)),
    )
    assert await records(db, GUILD, "panguingue", ANN) == nothing
    assert await records(db, GUILD + 1, "gin", ANN) == nothing
    assert (await records(db, GUILD, "gin", CEM))[0].streak is None
    await play(
        db, *(won(ANN, BOB, by=10, at=50 + number) for number in range(8)), won(BOB, ANN, by=5), first=7
    )
    await rate_pending(db)
    points = await rating_history(db, GUILD, "gin", ANN)
    best = max(points[9:], key=lambda point: point.rating)
    found, _ = await records(db, GUILD, "gin", ANN)
    assert found.rating == Record(best.rating, best.at)
    assert found.streak == Record(9, 57)


async def test_the_best_rating_may_be_the_first_that_is_not_provisional(db: Database) -> None:
    await play(
        db, *(won(ANN, BOB, at=number) for number in range(1, 11)), *(won(BOB, ANN, at=20) for _ in range(3))
    )
    await rate_pending(db)
    tenth = (await rating_history(db, GUILD, "gin", ANN))[9]
    found, _ = await records(db, GUILD, "gin", ANN)
    assert found.rating == Record(tenth.rating, 10)


async def test_opponents_are_those_of_the_last_matches(db: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("data.rankings.member_statistics._LOOKED_AT", 3)
    await play(db, *(won(ANN, BOB) for _ in range(4)), won(ANN, CEM), won(CEM, ANN), won(ANN, DAN))
    found = [(one.member_id, one.record) for one in await opponents(db, GUILD, "gin", ANN)]
    assert found == [(CEM, HeadToHead(2, 1, 1, 0)), (DAN, HeadToHead(1, 1, 0, 0))]


@pytest.mark.long
async def test_opponents_and_head_to_head_are_what_matches_say(db: Database) -> None:
    rng = Random(8)
    matches = [random_match(rng, ALL) for _ in range(120)]
    await play(db, *matches)
    for game in ("gin", None):
        met: defaultdict[int, list[int]] = defaultdict(lambda: [0, 0, 0])
        for number, match in enumerate(matches, 1):
            if match.guild != GUILD or (game or match.game) != match.game or ANN not in match.members:
                continue
            rows = await db.read(
                "SELECT member_id, team, place FROM match_seats WHERE table_id = ?", (f"t{number}",)
            )
            [(own_team, own_place)] = [row[1:] for row in rows if row[0] == ANN]
            for member, team, place in rows:
                if member is not None and team != own_team:
                    met[member][0] += 1
                    met[member][1] += own_place < place
                    met[member][2] += own_place > place
        expected = {
            member: HeadToHead(count, ahead, behind, count - ahead - behind)
            for member, (count, ahead, behind) in met.items()
        }
        found = await opponents(db, GUILD, game, ANN, limit=10)
        assert {one.member_id: one.record for one in found} == expected
        counts = [one.record.matches for one in found]
        assert counts == sorted(counts, reverse=True)
        assert len(await opponents(db, GUILD, game, ANN, limit=2)) == 2
        for member, record in expected.items():
            assert await head_to_head(db, GUILD, game, ANN, member) == record
            other = await head_to_head(db, GUILD, game, member, ANN)
            assert other == HeadToHead(record.matches, record.behind, record.ahead, record.level)
    assert await head_to_head(db, GUILD, None, ANN, 999) == HeadToHead(0, 0, 0, 0)


@pytest.mark.long
async def test_history_is_paged_and_complete(db: Database) -> None:
    rng = Random(6)
    matches = [random_match(rng, ALL, at=number) for number in range(1, 61)]
    await play(db, *matches)
    await rate_pending(db)
    await db.write(set_table_message("t7", channel_id=CHANNEL, message_id=77))
    for game in (None, "gin"):
        due = [
            (f"t{number}", match)
            for number, match in enumerate(matches, 1)
            if match.guild == GUILD and ANN in match.members and (game or match.game) == match.game
        ][::-1]
        seen, before = [], None
        while page := await history(db, GUILD, ANN, game=game, before=before, limit=7):
            seen += page
            before = page[-1].sequence
            assert len(page) == 7 or len(seen) == len(due)
        assert [played.table_id for played in seen] == [table_id for table_id, _ in due]
        for played, (table_id, match) in zip(seen, due, strict=True):
            assert (played.game, played.at, played.channel_id) == (match.game, match.at, CHANNEL)
            assert (played.number, played.ending) == (int(table_id[1:]), "target")
            assert tuple(seat.member_id for seat in played.seats) == match.members
            assert tuple(seat.score for seat in played.seats) == match.scores
            assert played.message_id == (77 if table_id == "t7" else None)
            changes = await match_changes(db, table_id)
            assert [seat.change for seat in played.seats] == [
                shown(change.explained.after.mu) - shown(change.explained.before.mu) for change in changes
            ] or (not changes and {seat.change for seat in played.seats} == {None})


async def test_history_tells_outcomes_and_changes(db: Database) -> None:
    await play(db, Played((ANN, BOB), (10, 60), (0,), resigned=(1,)))
    [match] = await history(db, GUILD, BOB)
    assert [seat.change for seat in match.seats] == [None, None]  # not rated yet
    await rate_pending(db)
    [match] = await history(db, GUILD, BOB)
    ann, bob = match.seats
    assert (ann.outcome, ann.place, bob.outcome, bob.place) == (SeatOutcome.WON, 1, SeatOutcome.ABANDONED, 2)
    change = (await match_changes(db, "t1"))[0].explained.after.mu
    assert ann.change == shown(change) - shown(NEW.mu)
    assert ann.change > 0 > (bob.change or 0)


# --- reliability


async def test_reliability_counts_who_was_there_at_the_end(db: Database) -> None:
    assert await reliability(db, GUILD, ANN) == Reliability(0, 0)
    assert Reliability(0, 0).percent == 100
    await play(
        db,
        won(ANN, BOB),
        won(BOB, ANN),  # losing is not leaving
        Played((ANN, BOB), (10, 60), (1,), resigned=()),
    )
    assert await reliability(db, GUILD, ANN) == Reliability(3, 3)

    match = Played((ANN, BOB, CEM), (10, 60, 5), (1,), resigned=(0,))
    await db.write(
        [
            *opened(4, match),
            *resign("t4", 0, deal=0, ply=3, why="resigned", at=5, links=Links()),
        ]
    )
    assert await reliability(db, GUILD, ANN) == Reliability(4, 3)  # at once, while the others play on
    assert await reliability(db, GUILD, BOB) == Reliability(3, 3)
    await db.write([*set_presence("t4", 2, away=True, misses=3), *finished(4, match)])
    assert await reliability(db, GUILD, ANN) == Reliability(4, 3)
    assert await reliability(db, GUILD, BOB) == Reliability(4, 4)
    cem = await reliability(db, GUILD, CEM)  # the computer finished it
    assert (cem.started, cem.finished, cem.percent) == (1, 0, 0)
    assert (await reliability(db, GUILD, ANN)).percent == 75
    assert await reliability(db, GUILD + 1, ANN) == Reliability(0, 0)


async def test_a_closed_table_makes_nobody_a_leaver_who_was_there(db: Database) -> None:
    match = won(ANN, BOB, CEM)
    await db.write(
        [
            *opened(1, match),
            *set_presence("t1", 1, away=True, misses=3),
            *resign("t1", 2, deal=0, ply=3, why="resigned", at=5, links=Links()),
        ]
    )
    assert await reliability(db, GUILD, BOB) == Reliability(0, 0)  # may still come back
    await db.write(set_status("t1", Status.CLOSED, ended_at=9))
    assert await reliability(db, GUILD, ANN) == Reliability(0, 0)
    assert await reliability(db, GUILD, BOB) == Reliability(1, 0)
    assert await reliability(db, GUILD, CEM) == Reliability(1, 0)


async def test_practice_and_lobbies_are_nobody_else_s_business(db: Database) -> None:
    alone = Played((ANN, None), (10, 60), (1,), resigned=(0,))
    await db.write([*opened(1, alone), *resign("t1", 0, deal=0, ply=0, why="resigned", at=5, links=Links())])
    await db.write(finished(1, alone))
    await db.write(opened(2, won(ANN, BOB))[:-1])  # never begun
    await db.write(set_status("t2", Status.CLOSED, ended_at=9))
    assert await reliability(db, GUILD, ANN) == Reliability(0, 0)


@pytest.mark.parametrize(("why", "finished_it"), [("resigned", 1), ("timeout", 0)])
async def test_giving_up_ends_a_match_between_two_and_running_out_of_time_does_not(
    db: Database, why: str, finished_it: int
) -> None:
    """Regression: resigning from a match of two halved the reliability without a notice."""
    match = Played((ANN, BOB), (10, 60), (1,), resigned=(0,))
    await db.write([*opened(1, match), *resign("t1", 0, deal=0, ply=3, why=why, at=5, links=Links())])
    await db.write([*set_presence("t1", 0, away=True, misses=3), *finished(1, match)])
    assert await reliability(db, GUILD, ANN) == Reliability(1, finished_it)


async def test_only_the_last_matches_tell_how_somebody_plays_now(db: Database) -> None:
    left = Played((ANN, BOB, CEM), (10, 60, 5), (1,), resigned=(0,))
    for number in range(1, 4):
        await db.write(
            [
                *opened(number, left),
                *resign(f"t{number}", 0, deal=0, ply=0, why="resigned", at=5, links=Links()),
            ]
        )
        await db.write(finished(number, left))
    await play(db, *(won(BOB, ANN) for _ in range(5)), first=4)
    assert await reliability(db, GUILD, ANN) == Reliability(8, 5)
    assert await reliability(db, GUILD, ANN, last=6) == Reliability(6, 5)
    assert await reliability(db, GUILD, ANN, last=5) == Reliability(5, 5)


@pytest.mark.parametrize("game", ["gin", None])
async def test_erased_members_are_nobody_s_opponents(db: Database, game: str | None) -> None:
    await play(db, won(ANN, BOB, CEM))
    await rate_pending(db)
    await db.write(erase_member(BOB, new_pseudonym()))
    assert [one.member_id for one in await opponents(db, GUILD, game, ANN)] == [CEM]
    assert (await head_to_head(db, GUILD, game, ANN, BOB)).matches == 0
    assert await history(db, GUILD, BOB) == []
    [match] = await history(db, GUILD, ANN)
    assert len(match.seats) == 3
