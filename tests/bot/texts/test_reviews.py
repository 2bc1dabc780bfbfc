"""Texts of reviews."""

from dataclasses import replace

from bot.texts import reviews as say
from bot.texts.coach import named
from data.rankings.reviews import MatchLuck, Progress, Review
from engine.actions import Discard
from tests.bot.texts.test_coach import throwing
from tests.data.rankings.test_reviews import BAD, FINE, REVIEW


def test_progress_names_what_comes_before_and_then_the_deals() -> None:
    assert "waiting for 3 others" in say.progress(0, 8, 3)
    assert "**2** of 8 deals done" in say.progress(2, 8, 3)
    assert "▰▰▱▱" in say.progress(2, 4, 0)


def test_a_review_in_words_has_every_number_with_its_interval() -> None:
    assert say.accuracy_line(REVIEW) == ("**Accuracy 83.3 % ± 32.7** over 3 decisions: 1 clear mistake")
    assert say.play_line(REVIEW, "points") == (
        "Luck **+8.0 ± 5.5**, your play **−6.9 ± 2.8**, later draws and opponents −43.1: net result "
        "**−42** points"
    )
    assert say.course_words(REVIEW, "points") == (
        "Winning chances by deal: 50 %. Biggest mistake: deal 1, move 8."
    )


def test_points_stand_where_there_are_no_chances() -> None:
    told = say.course_words(
        replace(REVIEW, chances=False, decisions=(replace(FINE, standing=-12.0),)), "chips"
    )
    assert told == "Net chips by deal: −12.0."


def test_a_match_without_a_decision_or_a_mistake_is_told_so() -> None:
    nothing = Review(decisions=(), deals=(), chances=True)
    assert "no decision" in say.accuracy_line(nothing)
    assert say.play_line(nothing, "points") == say.course_words(nothing, "points") == ""
    assert "no clear mistakes" in say.accuracy_line(replace(REVIEW, decisions=(FINE,)))
    assert "2 could not be judged" in say.accuracy_line(replace(REVIEW, unjudged=2))


def test_the_parts_of_a_result_add_up() -> None:
    lost, luck = REVIEW.lost[0], REVIEW.luck[0]
    assert f"{REVIEW.points - luck + lost:.1f}".replace("-", "−") in say.play_line(REVIEW, "points")


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


def test_the_answer_gives_both_values_and_their_difference_with_intervals() -> None:
    view = throwing()
    best, played, other = [action for action in view.legal if isinstance(action, Discard)][:3]
    told = {chosen: say.answer_lines(BAD, best, played, chosen, view) for chosen in (best, played, other)}
    lines = "\n".join(told[best])
    assert f"**{named(best, view)}**, expected result **+3.0 ± 1.0** points" in lines
    assert f"you played {named(played, view)}, expected result −2.0 ± 2.2: **5.0 ± 2.0** points less" in lines
    assert lines.count("deadwood") == 2, "what both of them leave"
    assert [told[chosen][0] for chosen in (best, played, other)] == [
        "✅ You chose the best move.",
        "You made the same choice as in the match.",
        f"You chose {named(other, view)}, which was not compared.",
    ]


def test_the_title_of_a_question_says_where_it_is_and_not_what_was_right() -> None:
    assert say.question(0, 3, BAD) == "### 🎓 Question 1 of 3 · deal 1, move 8"
