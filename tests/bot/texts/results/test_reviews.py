"""Texts of reviews."""

from dataclasses import replace

import pytest

from bot.texts.play.coach import named
from bot.texts.results import reviews as say
from data.rankings.reviews import MatchLuck, Progress, Review, Thresholds
from engine.actions import Discard
from tests.bot.texts.play.test_coach import discarding
from tests.data.rankings.test_reviews import BAD, DOUBTFUL, FINE, REVIEW

LIMITS = Thresholds(mistake=4.0, blunder=7.5)
WORSE = replace(BAD, lost=9.0)
SLIP = replace(BAD, lost=3.0)


def test_progress_names_what_comes_before_and_then_the_deals() -> None:
    assert "waiting for 3 others" in say.progress(0, 8, 3)
    assert "**2** of 8 deals done" in say.progress(2, 8, 3)
    assert "▰▰▱▱" in say.progress(2, 4, 0)


def test_a_review_begins_with_three_numbers_of_a_line_each() -> None:
    assert say.headline(REVIEW, LIMITS, "points") == [
        "**83.3 %** accuracy",
        "**−50.0** points without luck (result −42)",
        "**0 blunders**, 1 mistake, 0 inaccuracies",
    ]
    kinds = say.headline(replace(REVIEW, decisions=(BAD, WORSE, WORSE, SLIP)), LIMITS, "chips")[2]
    assert kinds == "**2 blunders**, 1 mistake, 1 inaccuracy"
    assert "±" not in "".join(say.headline(REVIEW, LIMITS, "points")), "intervals are among the details"


def test_the_details_have_every_number_with_its_interval() -> None:
    assert say.accuracy_line(REVIEW, "chips") == (
        "**Accuracy** 83.3 % ± 32.7 in 3 decisions; chips lost 6.9 ± 2.8"
    )
    assert say.result_line(REVIEW, "points") == (
        "**Result** luck +8.0 ± 5.5, decisions −6.9 ± 2.8, later draws and opponents −43.1: net **−42** "
        "points"
    )
    assert say.course_words(REVIEW, "points") == (
        "Winning chances by deal: 50 %. Biggest mistake: deal 1, move 8."
    )


def test_the_details_say_from_what_a_mistake_is_a_blunder_and_what_the_numbers_rest_on() -> None:
    assert say.thresholds_line(LIMITS, "chips") == (
        "**Mistakes** ?? blunder: 7.5 chips or more; ? mistake: 4 or more; ?! inaccuracy: less, but more "
        "than its ±"
    )
    assert "Based on 3,001 simulated deals, about 1,000 a decision" in say.basis_line(
        replace(REVIEW, playouts=3001)
    )
    assert "simulated" not in say.basis_line(REVIEW), "older reviews did not count them"


def test_a_menu_of_mistakes_says_where_they_are_and_what_they_cost() -> None:
    assert say.mistake_label(BAD, LIMITS, "points") == "? Deal 1, move 8: −5.0 points"
    assert say.mistake_label(WORSE, LIMITS, "points") == "?? Deal 1, move 8: −9.0 points"


def test_the_decisions_of_a_deal_are_listed_and_of_too_many_the_mistakes() -> None:
    told = [(FINE, "Ann draws."), (BAD, "Ann discards."), (DOUBTFUL, "Ann passes.")]
    assert say.deal_lines(told, LIMITS, "points", 3) == [
        "`4` Ann draws.",
        "`8` Ann discards. **? −5.0** points",
        "`9` Ann passes.",
    ]
    assert say.deal_lines(told, LIMITS, "points", 2) == [
        "`8` Ann discards. **? −5.0** points",
        "-# 2 other decisions not listed",
    ]


def test_points_stand_where_there_are_no_chances() -> None:
    told = say.course_words(
        replace(REVIEW, chances=False, decisions=(replace(FINE, standing=-12.0),)), "chips"
    )
    assert told == "Net chips by deal: −12.0."


def test_a_match_without_a_decision_or_a_mistake_is_told_so() -> None:
    nothing = Review(decisions=(), deals=(), chances=True)
    assert say.headline(nothing, LIMITS, "points") == ["There was no decision to review in this match."]
    assert say.course_words(nothing, "points") == ""
    fine = say.headline(replace(REVIEW, decisions=(FINE,)), LIMITS, "points")
    assert fine[2] == "**No** clear mistakes"
    assert "2 more could not be judged" in say.accuracy_line(replace(REVIEW, unjudged=2), "points")


def test_the_parts_of_a_result_add_up() -> None:
    lost, luck = REVIEW.lost[0], REVIEW.luck[0]
    assert f"{REVIEW.points - luck + lost:.1f}".replace("-", "−") in say.result_line(REVIEW, "points")


def test_accuracy_and_luck_over_time_have_intervals_and_a_sentence() -> None:
    assert say.accuracy_over_time(None) == say.luck_over_time(None, "points") == ""
    found = Progress(matches=((90.0, 3.0), (80.0, 3.0)), points=-4.0)
    accuracy = say.accuracy_over_time(found)
    assert "85.0 % ± 9.8 in 2 reviewed matches · last: 90 → 80" in accuracy
    assert "/help topic:review" in accuracy
    luck = say.luck_over_time(Progress(matches=((10.0, 3.0), (-2.0, 4.0)), points=30.0), "chips")
    assert "**Luck** +8.0 ± 9.8; result +30; without luck +22.0 ± 9.8 (chips, 2 matches)" in luck


def test_a_result_says_what_the_cards_gave_its_members_with_the_interval() -> None:
    first, how = say.luck_lines([MatchLuck(5, 25.0, 12.0, 4.0), MatchLuck(6, -25.0, -11.0, 4.0)], "points")
    assert "**+12.0 ± 7.8** (result +25 points) and" in first
    assert "**−11.0 ± 7.8** (result −25 points)" in first
    assert "first decision" in how
    assert say.luck_lines([], "points") == []


def test_the_answer_gives_the_values_of_all_three_moves_with_intervals() -> None:
    view = discarding()
    best, played, other = [action for action in view.legal if isinstance(action, Discard)][:3]
    tried = replace(BAD, lost=9.0)
    verdict, judge, now, match, small, *reasons = say.answer_lines(
        BAD, tried, LIMITS, (best, played, other), view
    )
    assert verdict == "❌ **Blunder ??** It costs **9.0 ± 2.0** points."
    assert judge == f"**Judge:** {named(best, view)}, **+3.0 ± 1.0**"
    assert now == f"**You now:** {named(other, view)}, **−6.0 ± 2.2**"
    assert match == f"**In the match ?:** {named(played, view)}, **−2.0 ± 2.2**; it costs 5.0 ± 2.0"
    assert "points" in small
    assert [named(move, view) in told for move, told in zip((best, other), reasons, strict=True)] == [
        True
    ] * 2
    assert all("deadwood" in told for told in reasons), "what they leave"


@pytest.mark.parametrize(
    ("lost", "error", "verdict"),
    [
        (9.0, 1.0, "❌ **Blunder ??** It costs **9.0 ± 2.0** points."),
        (5.0, 1.0, "❌ **Mistake ?** It costs **5.0 ± 2.0** points."),
        (3.0, 1.0, "❌ **Inaccuracy ?!** It costs **3.0 ± 2.0** points."),
        (1.0, 1.0, "✅ As good as the judge's choice: the difference is **1.0 ± 2.0** points."),
        (-1.0, 1.0, "✅ As good as the judge's choice: the difference is **1.0 ± 2.0** points."),
        (-3.0, 1.0, "✅ Your choice came out better than the judge's, by **3.0 ± 2.0** points."),
    ],
)
def test_the_verdict_names_a_choice_by_what_it_costs(lost: float, error: float, verdict: str) -> None:
    view = discarding()
    best, played, other = [action for action in view.legal if isinstance(action, Discard)][:3]
    tried = replace(BAD, lost=lost, lost_error=error)
    assert say.answer_lines(BAD, tried, LIMITS, (best, played, other), view)[0] == verdict


def test_the_verdict_knows_the_best_move_the_one_of_the_match_and_what_was_not_compared() -> None:
    view = discarding()
    best, played, other = [action for action in view.legal if isinstance(action, Discard)][:3]
    found = {
        chosen: say.answer_lines(BAD, tried, LIMITS, (best, played, chosen), view)[0]
        for chosen, tried in ((best, BAD), (played, BAD), (other, None))
    }
    assert found == {
        best: "✅ You found the best move.",
        played: ("You made the same choice as in the match. ❌ **Mistake ?** It costs **5.0 ± 2.0** points."),
        other: "Your choice could not be compared this time. Please try it again.",
    }


def test_the_title_of_a_mistake_says_where_it_is_and_not_what_was_right() -> None:
    assert say.question(0, 3, BAD, LIMITS) == [
        "### 🎓 Try again: mistake ?",
        "-# Deal 1, move 8 · 1 of 3",
    ]
