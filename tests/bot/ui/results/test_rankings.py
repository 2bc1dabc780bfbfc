"""The pages of rankings: their contents, and Discord's limits in the worst case."""

from dataclasses import replace

import pytest

from bot.texts.results import rankings as say
from bot.texts.tables import words as table_words
from bot.ui.custom_id import parse
from bot.ui.results.rankings import (
    BoardPlace,
    HistoryPlace,
    Profile,
    arithmetic_page,
    board_asked,
    board_place,
    check_season,
    history_page,
    history_place,
    leaderboard_page,
    luck_page,
    seasons_page,
    stats_page,
)
from data.rankings.leaderboards import BoardRow, LuckRow, Period, Season
from data.rankings.level_ratings import level_skill, shown_level
from data.rankings.member_statistics import (
    HeadToHead,
    Opponent,
    PlayedMatch,
    PlayedSeat,
    Rating,
    RatingPoint,
    Record,
    Records,
    Reliability,
)
from data.rankings.rating_model import NEW, Skill, explain
from data.rankings.ratings import Pool, SeatChange
from data.scores import Score, SeatOutcome, Tally
from data.tables.participation import RULES
from engine import GAMES
from engine.ai import Level
from engine.errors import SetupError
from tests.bot.ui.limits import check
from tests.bot.ui.sample_tables import controls, words

GIN = GAMES["gin"]
BIG = (1 << 63) - 1
RUNNING = Season(3, None, 9_000, None)
SEASONS = [RUNNING, Season(2, "W" * 40, 5_000, 9_000), Season(1, "@everyone", 0, 5_000)]
DAY = 86_400_000
RECORDS = Records(
    Record(1700, DAY),
    Record(4, 2 * DAY),
    Record(100, 3 * DAY),
    Record(62, 4 * DAY),
    {"gin": DAY, "knock": DAY},
)


def row(member: int, rating: int, *, wins: int = 3, provisional: bool = False) -> BoardRow:
    return BoardRow(member, 5, wins, rating, 72, provisional)


def profile(points: int = 30) -> Profile:
    score = Score(matches=9, matches_won=5, matches_lost=4, tallies={"gin": Tally(3, 1)})
    rated = [RatingPoint(number * DAY, 1500 + number, 499) for number in range(1, points + 1)]
    return Profile(
        member_id=BIG,
        spec=GIN,
        rating=Rating(1530, 90, points) if points else None,
        points=rated,
        records=RECORDS,
        score=score,
        practice=score,
        computer_rating=Rating(1700, 200, 3) if points else None,
        practice_records=RECORDS,
        opponents=[Opponent(BIG - number, HeadToHead(9, 4, 3, 2)) for number in range(5)],
        against=(12, HeadToHead(0, 0, 0, 0)),
        reliability=Reliability(30, 28),
        games=[*GAMES.values()],
    )


def match(seats: int, teams: int = 0) -> tuple[PlayedMatch, list[SeatChange]]:
    """Return a match of members numbered from 11, won by the first."""
    team = [seat % teams if teams else seat for seat in range(seats)]
    skills = [Skill(NEW.mu, NEW.sigma - 100_000 * seat) for seat in range(seats)]
    by_team = [[seat for seat in range(seats) if team[seat] == number] for number in sorted({*team})]
    found = explain([[skills[seat] for seat in each] for each in by_team], [*range(1, len(by_team) + 1)])
    changes = [
        SeatChange(seat=seat, team=team[seat], member_id=11 + seat, number=4, explained=numbers)
        for each, explained in zip(by_team, found, strict=True)
        for seat, numbers in zip(each, explained, strict=True)
    ]
    played = tuple(
        PlayedSeat(seat, team[seat], 11 + seat, 100 - seat, team[seat] + 1, SeatOutcome.WON, 5)
        for seat in range(seats)
    )
    return PlayedMatch(7, "t" * 40, 12, "gin", DAY, BIG, BIG, "target", played), changes


# --- leaderboards


@pytest.mark.parametrize("period", Period)
def test_a_full_board_fits(period: Period) -> None:
    rows = [row(BIG - number, 9999, provisional=True) for number in range(20)]
    check(leaderboard_page(GIN, BoardPlace("gin", period), rows, (rows[0], 999), SEASONS))
    check(leaderboard_page(GIN, BoardPlace("gin", period), [], None, SEASONS[:1]))


@pytest.mark.parametrize("period", Period)
def test_a_full_board_without_luck_fits(period: Period) -> None:
    rows = [LuckRow(BIG - number, 99_999, 999_999, -999.9, 999.9, 999.9) for number in range(1_000)]
    place = BoardPlace("gin", period, without_luck=True)
    check(luck_page(GIN, place, rows, rows[999].member_id, SEASONS))
    check(luck_page(GIN, place, [], 11, SEASONS[:1]))


def test_a_board_without_luck_tells_what_was_made_and_what_the_cards_gave() -> None:
    rows = [LuckRow(11, 12, 70, 3.4, -0.8, 1.5), LuckRow(12, 3, 9, 2.0, 3.0, 0.0)]
    assert say.luck_board_lines(rows) == [
        "🥇 \u2068<@11>\u2069 · **+4.2 ± 2.9** · luck −0.8 · 12 matches",
        "🥈 \u2068<@12>\u2069 · **−1.0** · luck +3.0 · 3 matches",
    ]
    assert say.own_luck_line(rows, 12) == "You: place 2 · **−1.0** · luck +3.0 · 3 matches"
    assert say.own_luck_line(rows, 13) == "You are not on this board yet."
    assert "3 rated matches" in say.luck_board_lines([])[0]
    assert "luck-adjusted chips a deal, best first" in say.luck_period_line(Period.WEEK, None, "panguingue")


def test_boards_lead_to_those_without_luck_and_back() -> None:
    old = BoardPlace("gin", Period.SEASON, 2)
    there = {
        label: board_place(press)
        for label, part in controls(leaderboard_page(GIN, old, [], None, SEASONS)).items()
        if (press := parse(part["custom_id"])) is not None
    }
    without = there["Luck-adjusted"]
    assert without == BoardPlace("gin", Period.SEASON, 2, without_luck=True)
    back = {
        label: board_place(press)
        for label, part in controls(luck_page(GIN, without, [], 11, SEASONS)).items()
        if (press := parse(part["custom_id"])) is not None
    }
    assert back["Actual results"] == old
    assert back["Season 1"] == BoardPlace("gin", Period.SEASON, 1, without_luck=True)
    assert back["Day"] == BoardPlace("gin", Period.DAY, without_luck=True)


def test_equals_share_a_place_and_only_winners_have_medals() -> None:
    rows = [row(11, 1600), row(12, 1550), row(13, 1550), row(14, 1500), row(15, 1900, provisional=True)]
    assert [line.split(" ")[0] for line in say.board_lines(rows, Period.ALL)] == [
        "🥇",
        "🥈",
        "🥈",
        "4\\.",
        "5\\.",
    ]
    none = [row(11, 1600, wins=0)]
    assert say.board_lines(none, Period.WEEK)[0].startswith("1\\. \u2068<@11>\u2069 · **0** of 5 won")


def test_provisional_is_said_in_words() -> None:
    [line] = say.board_lines([row(11, 1512, provisional=True)], Period.ALL)
    assert line == "1\\. \u2068<@11>\u2069 · **1512** ± 72, provisional · 3 of 5 won"


def test_the_ways_between_boards_are_read_back() -> None:
    old = leaderboard_page(GIN, BoardPlace("gin", Period.SEASON, 2), [], None, SEASONS)
    check(old)
    pressed = {label: parse(part["custom_id"]) for label, part in controls(old).items()}
    places = {label: board_place(press) for label, press in pressed.items() if press is not None}
    assert places["Season 1"] == BoardPlace("gin", Period.SEASON, 1)
    assert places["Season"] == BoardPlace("gin", Period.SEASON)
    assert places["Day"] == BoardPlace("gin", Period.DAY)
    assert "Season 3" not in places


def test_a_season_is_named_and_nothing_in_its_name_is_markup() -> None:
    page = seasons_page(SEASONS * 50)
    check(page)
    assert r"Season 1 “\@everyone”" in words(page)


# --- a member


def test_statistics_fit_with_and_without_a_picture() -> None:
    for pictured in (True, False):
        check(stats_page(profile(1000), pictured=pictured), file="rating.png" if pictured else "")
        check(stats_page(replace(profile(0), records=Records(None, None, None, None, {})), pictured=False))
    shown = words(stats_page(profile(), pictured=False))
    assert "28 of 30 matches finished (93 %)" in shown
    assert "**Against \u2068<@12>\u2069** no match at this game yet" in shown
    assert str(table_words.PRACTICE) in shown
    assert "**Rating against computers** 1700 ± 200 (provisional, 3 matches)" in shown
    assert " · ".join(f"{level} {shown_level('gin', level)}" for level in Level) in shown
    records = "4 wins in a row (<t:172800:d>) · a win by 100 points (<t:259200:d>)"
    assert shown.count(records) == 2  # among people, and against computers
    assert shown.count("**First** gin (<t:86400:d>)\n") == 2


def test_the_words_of_a_picture_say_all_of_it() -> None:
    points = [
        RatingPoint(DAY * number, rating, 90) for number, rating in enumerate((1500, 1470, 1600, 1580), 1)
    ]
    story = say.rating_story("gin", points, 14)
    assert story == (
        "Gin Rummy, rating after the last 4 of 14 rated matches, 2 Jan 1970 to 5 Jan 1970. From 1500 ± 90 to "
        "1580 ± 90. Highest 1600 on 4 Jan 1970, lowest 1470 on 3 Jan 1970. Last changes: −30, +130, −20."
    )
    many = [RatingPoint(DAY * 20_000 + DAY * number, 9999 - number, 500) for number in range(1000)]
    assert len(say.rating_story("panguingue", many, 1000)) <= 1024
    assert "one rated match, on 2 Jan 1970" in say.rating_story("gin", points[:1], 1)
    assert say.rating_story("gin", [], 0) == "No match has been rated yet."


# --- matches


@pytest.mark.parametrize(("seats", "teams"), [(2, 0), (4, 2), (15, 0), (15, 3)])
def test_matches_and_their_arithmetic_fit(seats: int, teams: int) -> None:
    played, changes = match(seats, teams)
    place = HistoryPlace(11, "panguingue", BIG)
    page = history_page([replace(played, table_id=f"t{n}") for n in range(5)], place, BIG, more=True)
    check(page)
    for member in (11, 10 + seats):
        check(arithmetic_page(played, changes, place._replace(member_id=member)))


def test_the_arithmetic_is_told_step_by_step() -> None:
    played, changes = match(3)
    shown = words(arithmetic_page(played, changes, HistoryPlace(12)))
    assert "Actual place: **2**" in shown
    own = changes[1].explained
    assert f"1 − ({own.chances[0]:.2f} + {own.chances[1]:.2f}) = " in shown
    assert "provisional until match 10" in shown
    assert "\u2068<@11>\u2069, place 1: 1500 → " in shown


def test_a_match_against_computers_is_told_apart() -> None:
    played, changes = match(2)
    computer = level_skill(RULES, "gin", "expert")
    assert computer is not None
    [[own], [other]] = explain([[NEW], [computer]], [1, 2])
    alone = replace(played, seats=(played.seats[0], replace(played.seats[1], member_id=None, change=None)))
    against = [
        replace(changes[0], pool=Pool.COMPUTERS, explained=own),
        replace(changes[1], pool=Pool.COMPUTERS, member_id=None, level="expert", number=0, explained=other),
    ]
    assert say.history_lines(alone, 11, 1)[1].endswith("rating against computers +5")
    shown = words(arithmetic_page(alone, against, HistoryPlace(11)))
    assert "against computers" in shown
    assert f"🤖 expert computer, place 2: {shown_level('gin', Level.EXPERT)}, which never changes" in shown
    told = say.change_lines(against, ["Ann", "Bot"])
    assert told.startswith("📈 **Rating against computers** Ann **")
    assert "Bot" not in told


def test_partners_are_told_from_opponents() -> None:
    played, _ = match(4, 2)
    line = say.history_lines(played, 11, 1)[1]
    assert (
        "with \u2068<@13>\u2069 against \u2068<@12>\u2069 99 and \u2068<@14>\u2069 97 · place 1 of 2" in line
    )


def test_a_place_in_the_matches_is_read_back() -> None:
    for place in (HistoryPlace(11), HistoryPlace(BIG, "panguingue", 10**17), HistoryPlace(5, None, 3)):
        page = history_page([match(2)[0]], HistoryPlace(11)._replace(game=place.game), 1, more=False)
        check(page)
        made = history_page([], place, 1, more=False)
        found = [parse(part["custom_id"]) for part in controls(made).values()]
        assert all(
            press is not None and history_place(press) == place._replace(before=None) for press in found
        )


def test_a_board_is_asked_for_by_period_or_season() -> None:
    assert board_asked("gin", None, None) == BoardPlace("gin", Period.ALL)
    assert (
        board_asked("gin", None, 2) == board_asked("gin", "season", 2) == BoardPlace("gin", Period.SEASON, 2)
    )
    assert board_asked("gin", "season", None) == BoardPlace("gin", Period.SEASON)
    for period, season, option in (("ever", None, "period"), ("all", 2, "season")):
        with pytest.raises(SetupError) as refused:
            board_asked("gin", period, season)
        assert refused.value.option == option


def test_a_season_that_has_not_come_has_no_board() -> None:
    seasons = [Season(number, "", 1, None if number == 2 else 5) for number in (2, 1)]
    for season in (None, 1, 2):
        check_season(BoardPlace("gin", Period.SEASON, season), seasons)
    for known, allowed in ((seasons, "a number from 1 to 2"), (seasons[1:], "1")):
        with pytest.raises(SetupError) as refused:
            check_season(BoardPlace("gin", Period.SEASON, 3), known)
        assert refused.value.allowed == allowed
