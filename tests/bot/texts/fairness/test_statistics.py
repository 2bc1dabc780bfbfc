"""Texts of the statistics over all deals."""

from bot.texts.fairness.statistics import fairness_answers, named, statistics_lines
from engine.first_hands import MILLION, DealSum

DEALS = 1_400


def mean(value: float, error: float, deals: int = DEALS) -> DealSum:
    """Return the sum of deals with this mean and standard error."""
    return DealSum(deals, round(value * deals * MILLION), round((error * deals) ** 2 * MILLION))


HONEST = {
    "deadwood computers": mean(-0.3, 0.3),
    "better computers": mean(0.01, 0.025),
    "lot computers": mean(0.002, 0.05, 100),
    "wins 0": mean(-0.2, 0.025),
    "wins 1": mean(0.2, 0.025),
}


def test_every_number_has_its_interval_and_the_last_sentence_says_what_it_means() -> None:
    told = statistics_lines(HONEST, "Gin Rummy")
    assert told[0] == "### 🔏 The cards of this server · Gin Rummy"
    assert told[1].startswith("**1,400 deals.** A fair shuffle should give")
    assert told[2:6] == [
        ("- Computers had a better first hand than people in 51.0 ± 7.3 of 100 comparisons · 1,400 deals"),
        "- Computers got 0.30 ± 0.88 points less deadwood than people · 1,400 deals",
        ("- Computers dealt first 0.2 ± 14.7 times in 100 more often than their share · 100 deals"),
        "**Computers got 0.30 ± 0.88 points less deadwood than people: nothing unusual.**",
    ]
    assert "not judged" in told[6]
    assert told[6].endswith("an equal share, by the dealer and then seat by seat: −20.0 ± 7.3, +20.0 ± 7.3.")
    assert "3 questions at once (Bonferroni)" in told[7]
    assert "at most 1 time in 100" in told[7]
    assert "private ones are left out" in told[8]


def test_what_chance_hardly_does_is_said_aloud() -> None:
    told = statistics_lines(HONEST | {"better computers": mean(0.1, 0.025)}, None)
    assert "all games" in told[0]
    assert told[5] == (
        "**Computers had a better first hand than people in 60.0 ± 7.3 of 100 comparisons: chance hardly "
        "explains that. Ask the owner of this bot.**"
    )


def test_where_people_play_alone_dealers_are_told_of() -> None:
    told = statistics_lines({"better dealer": mean(0.0, 0.02)}, None)
    assert told[3] == (
        "**Dealers had a better first hand than the others in 50.0 ± 5.2 of 100 comparisons: nothing "
        "unusual.**"
    )
    assert not any("not judged" in line for line in told)


def test_too_few_deals_say_nothing() -> None:
    assert "No deals counted yet: too few." in statistics_lines({}, None)[1]
    told = statistics_lines({"better dealer": mean(0.5, 0.01, 29)}, None)
    assert told[1] == "29 deals counted so far: too few. Statistics start at 30."


def test_the_picture_shows_what_an_honest_shuffle_can_be_held_against() -> None:
    assert [named(each) for each in fairness_answers(HONEST)] == [
        "better hands, computers",
        "deadwood, computers",
        "deal first, computers",
    ]
    assert fairness_answers({"deadwood computers": mean(0.0, 0.3, 5)}) == []
