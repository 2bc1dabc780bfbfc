import ast
from dataclasses import replace
from pathlib import Path

import pytest

from bot.manager.tables.table import KeptSeat, Person, Status, Table, TableError, TableReason
from bot.texts.localization import LazyMessage
from bot.texts.tables.words import HAND, JOIN, LEAVE, RESIGN, level_rating
from bot.ui.help.help import help_page, topic_page
from bot.ui.help.rules import rules_page
from bot.ui.notes import note
from bot.ui.play.turn_mention import challenge_answer_page, challenge_page, turn_mention_page
from bot.ui.results.scores import member_page, scores_page
from bot.ui.tables.notices import refusal_page, status_page
from data.scores import Score, ScoreKey, Tally
from engine import GAMES
from engine.ai import LEVELS, levels
from tests.bot.ui.games.seventh import SPEC as SEVENTH
from tests.bot.ui.limits import check
from tests.bot.ui.sample_tables import ANN, BEN, controls, lobby, playing, words

GIN = GAMES["gin"]
TOPICS = [str(number) for number in range(1, 11)]


def test_a_note_is_its_text_and_never_too_long() -> None:
    assert words(note("It is not your turn.")) == "It is not your turn."
    check(note("so " * 3000))


def test_help_fits_and_names_the_first_command() -> None:
    check(help_page())
    assert [f"`/{name}`" in words(help_page()) for name in ("play", "games", "help")] == [True] * 3


def test_help_about_computers_tells_their_levels_in_every_game() -> None:
    page = topic_page("computers")
    check(page)
    for key, spec in GAMES.items():
        (line,) = (line for line in words(page).splitlines() if line.startswith(f"- **{spec.title}**"))
        assert [level in line for level in LEVELS] == [level in levels(key) for level in LEVELS]
        assert all(level_rating(level, key) in line for level in levels(key))
        assert all(level_rating(level, key) for level in levels(key))
    assert topic_page("no such topic") == help_page()


@pytest.mark.parametrize("preset", [None, *GIN.presets])
@pytest.mark.parametrize("topic", [None, "short", *TOPICS, "options", "no such topic"])
def test_every_page_of_the_rules_fits(preset: str | None, topic: str | None) -> None:
    check(rules_page(GIN, GIN.options(preset=preset), topic))


def test_the_short_page_offers_every_topic() -> None:
    menu = controls(rules_page(GIN))["Choose a topic …"]
    assert [option["value"] for option in menu["options"]] == ["short", *TOPICS, "options", "signs"]
    assert menu["custom_id"] == "c:-:0:0:rules:gin"
    assert [option["value"] for option in menu["options"] if option.get("default")] == ["short"]


def test_rules_carry_the_numbers_that_refusals_name() -> None:
    assert "**2.3** Nobody draws from the stock until then." in words(rules_page(GIN, topic="2"))
    assert "**5.2** Your deadwood after the discard must be 10 or less." in words(rules_page(GIN, topic="5"))
    assert "**9.4** The other player may take it" in words(rules_page(GIN, topic="9"))


def test_options_in_force_are_written_into_the_rules_and_marked() -> None:
    table = lobby(ANN, preset="classic", variant="oklahoma")
    shown = words(rules_page(GIN, topic="8", table=table))
    assert "⚙️ **Gin**: 20 and the other hand's deadwood." in shown
    assert "⚙️ differs from the standard rules" in shown
    assert "⚙️ Your deadwood after the discard must be no more than the value of the first upcard" in words(
        rules_page(GIN, topic="5", table=table)
    )
    assert controls(rules_page(GIN, table=table))["Choose a topic …"]["custom_id"].startswith(
        f"c:{table.id}:"
    )
    assert "⚙️ **Gin bonus: 20**" in words(rules_page(GIN, topic="options", table=table))
    assert "⚙️ differs" not in words(rules_page(GIN, topic="8"))


def test_a_game_without_written_rules_shows_its_options() -> None:
    shown = words(rules_page(SEVENTH, SEVENTH.options(wild_cards=True)))
    assert "⚙️ **Wild cards: yes**" in shown
    assert "**Longest run: 13** · Longest run: a whole number from 3 to 13" in shown


def test_scores_are_listed_best_first() -> None:
    best = Score(matches=3, matches_won=2, deals=9, deals_won=6, points_for=210, points_against=90)
    page = scores_page(GIN, [(11, best), (12, Score(matches=1, deals=1, points_for=4, points_against=8))])
    check(page)
    assert "🥇 <@11> · **2** of 3 matches\n-# 6 of 9 deals · 210 : 90 points" in words(page)
    assert "2\\. <@12> · **0** of 1 match\n-# 0 of 1 deal · 4 : 8 points" in words(page)  # no medal
    assert page.mentions == ()
    twenty = [(10**18 + place, best) for place in range(20)]
    check(scores_page(GIN, twenty, twenty[:10]))


def test_scores_of_a_game_for_chips_are_chips() -> None:
    score = Score(matches=1, matches_won=1, deals=4, points_for=-3, points_against=3, best_deal=12)
    panguingue = GAMES["panguingue"]
    assert "· −3 chips" in words(scores_page(panguingue, [(11, score)]))
    shown = words(member_page(11, {ScoreKey(1, 11, "panguingue", False): score}))
    assert "- Chips: −3 · best deal +12" in shown
    assert "oints" not in shown


def test_practice_is_listed_apart_and_alone_where_there_is_nothing_else() -> None:
    score = Score(matches=1, matches_won=1, deals=4, deals_won=3, points_for=104, points_against=31)
    both = words(scores_page(GIN, [(11, score)], [(12, score)]))
    assert both.index("<@11>") < both.index("Practice with computer players") < both.index("<@12>")
    alone = words(scores_page(GIN, [], [(12, score)]))
    assert "Nobody" not in alone
    assert "<@12> · **1** of 1 match" in alone


def test_a_board_without_anybody_says_so() -> None:
    assert "Nobody has finished a deal here yet" in words(scores_page(GIN, []))
    assert "Nobody has finished a deal here yet" in words(member_page(11, {}))


def test_a_members_scores_keep_practice_apart() -> None:
    score = Score(
        matches=4,
        matches_won=2,
        matches_lost=1,
        matches_abandoned=1,
        deals=5,
        deals_won=3,
        deals_lost=1,
        deals_drawn=1,
        points_for=90,
        points_against=40,
        best_deal=62,
        streak=2,
        best_streak=2,
        tallies={"gin": Tally(2, 1), "undercut": Tally(0, 3)},
    )
    kept = {ScoreKey(1, 11, "gin", True): Score(deals=1), ScoreKey(1, 11, "gin", False): score}
    shown = words(member_page(11, kept))
    check(member_page(11, kept))
    assert shown.index("**Gin Rummy**") < shown.index("**Gin Rummy · practice with computer players**")
    assert "- Matches: 2 won, 1 lost, 1 resigned · streak 2, best 2" in shown
    assert "- Points: 90 scored, 40 by opponents · best deal 62" in shown
    assert "- Gins: 2, by opponents 1 · undercuts: 0, by opponents" in shown


def test_the_tables_of_a_channel_are_listed() -> None:
    over = playing()
    over.status = Status.OVER
    page = status_page([playing(), lobby(ANN), over])
    check(page)
    assert "▶ **Ben** to take the upcard or pass" in words(page)
    assert "In the lobby: Ann · 1 seat free" in words(page)
    assert "The match is over." in words(page)
    assert "No game is being played here." in words(status_page([]))


def test_many_tables_are_cut_short() -> None:
    page = status_page([playing() for _ in range(30)])
    check(page)
    assert "… and 15 more." in words(page)


def test_a_call_mentions_the_player_and_nobody_else() -> None:
    table = playing()
    page = turn_mention_page(table, 1)
    assert words(page) == "<@12> — your turn at 🟨 Table 3\n[My hand]"
    assert page.mentions == (12,)
    assert "I cannot send you direct messages." in words(turn_mention_page(table, 1, closed=True))


def test_a_challenge_seats_nobody_and_mentions_the_one_who_is_asked() -> None:
    table = lobby(replace(ANN, name="@everyone"))
    table.kept = (KeptSeat(12, 600_000),)
    page = challenge_page(table)
    check(page)
    assert page.mentions == (12,)
    assert r"\@everyone" in words(page)
    assert "a seat is kept for you until <t:600:t>" in words(page)
    assert {"Join", "Decline"} == set(controls(page))


def test_who_has_answered_is_told_and_who_has_not_is_asked_on() -> None:
    table = lobby(ANN)
    table.kept = (KeptSeat(13, 600_000),)
    page = challenge_answer_page(table, Person(77, "Bob"), joins=False)
    check(page)
    assert words(page).startswith("Bob has declined to play at 🟨 Table 3.\n<@13>, ")
    assert page.mentions == ()
    assert "Join" in controls(page)
    table.kept = ()
    assert controls(challenge_answer_page(table, Person(77, "*Bob*"), joins=True)) == {}


# --- refusals because of a table

BECAUSE_OF_A_TABLE = frozenset(
    {"SITS_HERE", "ALREADY_SEATED", "STILL_PLAYING", "STILL_THERE", "TOO_MANY_TABLES", "WHICH_TABLE"}
)


@pytest.mark.long
def test_every_refusal_because_of_a_table_knows_the_table() -> None:
    """Its page needs it for the buttons that lead on."""
    root, found = Path(__file__).parents[3], set()
    for path in (*(root / "bot/manager").rglob("*.py"), *(root / "cogs").glob("*.py")):
        source = path.read_text("utf-8")
        raised = ast.walk(ast.parse(source)) if "TableReason." in source else ()
        for call in raised:
            if not (isinstance(call, ast.Call) and ast.unparse(call.func) == "TableError"):
                continue
            reason = ast.unparse(call.args[0]).removeprefix("TableReason.")
            facts = {keyword.arg for keyword in call.keywords}
            if reason in BECAUSE_OF_A_TABLE and facts:  # without facts it is about no table
                assert facts & {"table", "tables"}, f"{path.name}, line {call.lineno}"
                found.add(reason)
    assert found == BECAUSE_OF_A_TABLE


@pytest.mark.parametrize(
    ("table", "member", "offered"),
    [
        (lobby(ANN), 11, {LEAVE}),
        (lobby(ANN), 12, {JOIN}),
        (lobby(ANN, BEN), 13, set()),
        (playing(), 11, {HAND, RESIGN}),
        (playing(), 13, set()),
    ],
)
def test_a_refusal_because_of_a_table_leads_on_in_one_press(
    table: Table, member: int, offered: set[LazyMessage]
) -> None:
    for reason in (TableReason.SITS_HERE, TableReason.STILL_PLAYING):
        made = refusal_page("No.", TableError(reason, table=table), member)
        check(made)
        assert controls(made).keys() == {*map(str, offered)}
    several = refusal_page("No.", TableError(TableReason.TOO_MANY_TABLES, tables=(table,)), member)
    check(several)
    assert bool(controls(several)) == bool(offered)
