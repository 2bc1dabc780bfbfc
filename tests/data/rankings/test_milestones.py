"""Milestones are what a count over everything earlier says; later matches change nothing."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import pytest

from data.db.database import Database
from data.erasure import erase_member, new_pseudonym
from data.rankings.member_statistics import HeadToHead
from data.rankings.milestones import (
    FEWEST,
    NO_MILESTONES,
    STREAK,
    Meeting,
    Milestone,
    MilestoneKind,
    Milestones,
    match_milestones,
)
from data.scores import SeatOutcome
from data.tables.participation import RULES
from data.tables.results import margins, outcomes, team_numbers
from data.tables.table_chain import Links
from data.tables.tables import finish_deal, new_deal
from engine.deal import Result
from engine.match import Outcome
from tests.data.conftest import ANN, BOB, CEM, GUILD
from tests.data.played import Played, finished, opened, random_match

KIND = MilestoneKind
LEVELS = ("easy", "normal", "expert")


class Dealt(NamedTuple):
    """A finished deal."""

    ending: str
    winner: int | None
    points: tuple[int, ...]


class Kept(NamedTuple):
    """A finished match with its deals, and the level of its computers."""

    played: Played
    deals: tuple[Dealt, ...] = ()
    level: str = "easy"


def gin(*deals: int, ending: str = "knock", against: int | None = BOB, **more: object) -> Kept:
    """Return a match of Ann that she wins, or loses if her points are below 0, deal by deal."""
    dealt = tuple(
        Dealt(ending, int(points < 0), (points, 0) if points > 0 else (0, -points)) for points in deals
    )
    scores = tuple(sum(deal.points[seat] for deal in dealt) for seat in (0, 1))
    winner = int(scores[1] > scores[0])
    return Kept(Played((ANN, against), scores, (winner,))._replace(rules=RULES, **more), dealt)  # type: ignore[arg-type]


async def keep(db: Database, *matches: Kept, first: int = 1) -> None:
    """Store the matches in order, at tables numbered from ``first``."""
    for number, (at_any_time, deals, level) in enumerate(matches, first):
        played, links, name = at_any_time._replace(at=1_000 * number), Links(), f"t{number}"
        unit = opened(number, played, links)
        unit.append(("UPDATE seats SET level = ? WHERE table_id = ? AND member_id IS NULL", (level, name)))
        for deal, (ending, winner, points) in enumerate(deals):
            unit += new_deal(name, deal, dealer=0, deck=range(52), seed=bytes(32), at=number, links=links)
            result = Result(ending=ending, winner=winner, points=points, chips=(0,) * len(points))
            unit += finish_deal(
                name,
                deal,
                result,
                guild_id=played.guild,
                game=played.game,
                members=played.members,
                teams=played.teams,
                at=played.at,
                links=links,
            )
        await db.write([*unit, *finished(number, played, links)])


async def found(db: Database, number: int) -> set[tuple[int, str, int, str]]:
    return {each[:4] for each in (await match_milestones(db, f"t{number}")).found}


# --- examples


async def test_a_first_match_has_firsts_and_no_records(db: Database) -> None:
    await keep(db, gin(40, 30, ending="gin"))
    assert await match_milestones(db, "t1") == Milestones(
        practice=False,
        found=(
            Milestone(0, KIND.FIRST, name="gin"),
            Milestone(0, KIND.WIN),
            Milestone(0, KIND.SWEEP),
        ),
        meeting=Meeting(0, 1, HeadToHead(1, 1, 0, 0)),
    )


async def test_records_are_better_than_all_before_and_not_as_good(db: Database) -> None:
    await keep(db, *(gin(10, 30, 20) for _ in range(FEWEST)), gin(10, 30, 20), gin(31, 20), gin(5, 60))
    assert await found(db, FEWEST + 1) == {(0, KIND.STREAK, FEWEST + 1, "")}  # as good as before
    assert await found(db, FEWEST + 2) == {
        (0, KIND.DEAL, 31, ""),
        (0, KIND.FASTEST, 2, ""),
        (0, KIND.STREAK, FEWEST + 2, ""),
    }
    assert await found(db, FEWEST + 3) == {
        (0, KIND.DEAL, 60, ""),
        (0, KIND.MARGIN, 65, ""),
        (0, KIND.STREAK, FEWEST + 3, ""),
    }


async def test_a_match_that_a_limit_of_deals_cut_short_is_no_fast_one(db: Database) -> None:
    await keep(db, *(gin(10, 30, 20) for _ in range(FEWEST)), gin(20), gin(10, 20))
    await db.write([(f"UPDATE tables SET deal_limit = 1 WHERE table_id = 't{FEWEST + 1}'", ())])
    assert KIND.FASTEST not in {each[1] for each in await found(db, FEWEST + 1)}
    assert (0, KIND.FASTEST, 2, "") in await found(db, FEWEST + 2)


async def test_computers_have_nothing_and_practice_is_apart(db: Database) -> None:
    await keep(db, gin(40, ending="gin"), gin(30, ending="gin", against=None))
    practice = await match_milestones(db, "t2")
    assert practice.practice
    assert practice.meeting is None
    assert await found(db, 2) == {(0, KIND.FIRST, 0, "gin"), (0, KIND.WIN, 0, ""), (0, KIND.LEVEL, 0, "easy")}
    await keep(db, gin(-40, against=None), gin(20, against=None)._replace(level="expert"), first=3)
    assert await found(db, 3) == set()  # the computer's first knock
    assert await found(db, 4) == {(0, KIND.FIRST, 0, "knock"), (0, KIND.LEVEL, 0, "expert")}


async def test_a_match_that_does_not_count_has_no_milestones(db: Database) -> None:
    await keep(db, gin(40, counted=False), gin(30))
    assert await match_milestones(db, "t1") == NO_MILESTONES
    assert (0, KIND.WIN, 0, "") in await found(db, 2)
    assert await match_milestones(db, "t9") == NO_MILESTONES


async def test_two_players_are_counted_up_to_the_match(db: Database) -> None:
    await keep(db, gin(40), gin(-40), gin(40, against=CEM), gin(40), gin(-10))
    meeting = (await match_milestones(db, "t4")).meeting
    assert meeting == Meeting(0, 1, HeadToHead(3, 2, 1, 0))


async def test_an_erased_member_has_none(db: Database) -> None:
    await keep(db, gin(40, ending="gin"))
    await db.write(erase_member(ANN, new_pseudonym()))
    assert await match_milestones(db, "t1") == Milestones()


async def test_a_streak_is_the_longest_or_not(db: Database) -> None:
    wins = [gin(40)] * (STREAK + 1)
    await keep(db, *wins, gin(-40), *wins[1:])
    streaks = [
        each for each in (await match_milestones(db, f"t{2 * STREAK + 2}")).found if each.kind is KIND.STREAK
    ]
    assert streaks == [Milestone(0, KIND.STREAK, STREAK, best=False)]
    await keep(db, gin(40), gin(40), first=2 * STREAK + 3)
    [*_, last] = (await match_milestones(db, f"t{2 * STREAK + 4}")).found
    assert last == Milestone(0, KIND.STREAK, STREAK + 2, best=True)


async def test_where_low_totals_win_the_best_deal_is_the_lowest_that_somebody_won(db: Database) -> None:
    played = Played((ANN, BOB), (5, 50), (0,), game="hand", rules=RULES)
    again = Dealt("redeal", None, (0, 0))
    first, better = Dealt("out", 0, (5, 50)), Dealt("hand", 0, (-10, 100))
    await keep(db, *[Kept(played, (first, again))] * FEWEST, Kept(played, (first,)), Kept(played, (better,)))
    assert await found(db, FEWEST + 1) == {(0, KIND.STREAK, FEWEST + 1, "")}
    assert await found(db, FEWEST + 2) == {
        (0, KIND.FIRST, 0, "hand"),
        (0, KIND.DEAL, -10, ""),
        (0, KIND.STREAK, FEWEST + 2, ""),
    }


# --- against a count over everything


def some_match(rng: Random) -> Kept:
    played = random_match(rng, (ANN, BOB, CEM, 44))._replace(
        rules=RULES,
        counted=rng.random() < 0.9,
        game=rng.choice(["gin"] * 5 + ["panguingue"]),
        guild=rng.choice([GUILD] * 5 + [GUILD + 1]),
    )
    if rng.random() < 0.4:
        played = played._replace(members=(played.members[0] or ANN, *(None,) * (len(played.members) - 1)))
    count, teams = len(played.members), team_numbers(len(played.members), played.teams)
    deals = []
    for _ in range(rng.randrange(1, 6)):
        winner = rng.choice([None, *range(count), *range(count)])
        made = rng.randrange(0, 60, 10)
        points = tuple(
            made * (winner is not None and teams[seat] == teams[winner or 0]) for seat in range(count)
        )
        deals.append(Dealt(rng.choice(["knock", "gin", "undercut"]), winner, points))
    return Kept(played, tuple(deals), rng.choice(LEVELS))


def counted(matches: Sequence[Kept]) -> set[tuple[int, str, int, str]]:
    """Return the milestones of the last of the matches, from what is known of all of them."""
    *before, (last, deals, level) = matches
    if not last.counted:
        return set()
    practice = sum(member is not None for member in last.members) < 2
    reached: set[tuple[int, str, int, str]] = set()
    for seat, member in enumerate(last.members):
        if member is None:
            continue
        counting = [
            (kept, kept.played.members.index(member))
            for kept in before
            if member in kept.played.members
            and kept.played.counted
            and (kept.played.guild, kept.played.game) == (last.guild, last.game)
            and (sum(one is not None for one in kept.played.members) < 2) == practice
        ]
        endings = {ending for kept, own in counting for ending in endings_of(kept, own)}
        reached |= {
            (seat, KIND.FIRST, 0, ending) for ending in endings_of(matches[-1], seat) if ending not in endings
        }
        enough = len(counting) >= FEWEST
        best = max(deal.points[seat] for deal in deals)
        if best > max([0, *(deal.points[own] for kept, own in counting for deal in kept.deals)]) and enough:
            reached.add((seat, KIND.DEAL, best, ""))
        if how(last)[seat] is not SeatOutcome.WON:
            continue
        wins = [(kept, own) for kept, own in counting if how(kept.played)[own] is SeatOutcome.WON]
        if not wins:
            reached.add((seat, KIND.WIN, 0, ""))
        rivals = {number != team_of(last, seat) for number in team_numbers(len(last.members), last.teams)}
        if practice and True in rivals and level not in {kept.level for kept, _ in wins}:
            reached.add((seat, KIND.LEVEL, 0, level))
        if swept(matches[-1], seat) and not any(swept(kept, own) for kept, own in wins):
            reached.add((seat, KIND.SWEEP, 0, ""))
        margin = margin_of(last, seat)
        others = [margin_of(kept.played, own) or 0 for kept, own in wins]
        if margin and margin > max([0, *others]) and len(wins) >= FEWEST:
            reached.add((seat, KIND.MARGIN, margin, ""))
        lengths = [len(kept.deals) for kept, _ in wins if not kept.played.resigned]
        to_a_target = last.game == "gin" and not last.resigned
        if to_a_target and len(wins) >= FEWEST and len(deals) < min([9, *lengths]):
            reached.add((seat, KIND.FASTEST, len(deals), ""))
        streak = 1
        for kept, own in reversed(counting):
            if how(kept.played)[own] is not SeatOutcome.WON:
                break
            streak += 1
        if streak >= STREAK:
            reached.add((seat, KIND.STREAK, streak, ""))
    return reached


def how(played: Played) -> tuple[SeatOutcome, ...]:
    return outcomes(Outcome("target", played.winners, played.scores), played.resigned, played.teams)


def margin_of(played: Played, seat: int) -> int | None:
    people = sum(member is not None for member in played.members)
    outcome = Outcome("target", played.winners, played.scores)
    return margins(outcome, played.resigned, played.teams)[seat] if people > 1 else None


def team_of(played: Played, seat: int) -> int:
    return team_numbers(len(played.members), played.teams)[seat]


def endings_of(kept: Kept, seat: int) -> list[str]:
    return [
        deal.ending
        for deal in kept.deals
        if deal.winner is not None and team_of(kept.played, deal.winner) == team_of(kept.played, seat)
    ]


def swept(kept: Kept, seat: int) -> bool:
    return len(endings_of(kept, seat)) == sum(deal.winner is not None for deal in kept.deals) > 1


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2))
async def test_milestones_are_what_all_earlier_matches_say(db: Database, seed: int) -> None:
    rng = Random(seed)
    matches = [some_match(rng) for _ in range(100)]
    await keep(db, *matches)
    seen = set()
    for number in range(1, len(matches) + 1):
        reached = await found(db, number)
        assert reached == counted(matches[:number]), number
        seen |= {kind for _, kind, _, _ in reached}
    assert seen == set(MilestoneKind)
    assert {kept.played.guild for kept in matches} == {GUILD, GUILD + 1}
