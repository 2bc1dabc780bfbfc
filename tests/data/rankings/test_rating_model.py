"""The rating model: what a match must contain, and the explanation equals the computation."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from data.rankings.rating_model import NEW, Skill, explain, rate, shown, shown_uncertainty

SKILLS = st.builds(
    Skill, st.integers(min_value=0, max_value=50_000_000), st.integers(min_value=500_000, max_value=9_000_000)
)


@st.composite
def matches(draw: st.DrawFn) -> tuple[list[list[Skill]], list[int]]:
    sizes = draw(st.sampled_from([[1, 1], [1, 1, 1], [1] * 6, [1] * 15, [2, 2], [2, 2, 2]]))
    teams = [[draw(SKILLS) for _ in range(size)] for size in sizes]
    return teams, [draw(st.integers(min_value=1, max_value=len(sizes))) for _ in sizes]


def test_somebody_new_is_shown_at_1500() -> None:
    assert (shown(NEW.mu), shown_uncertainty(NEW.sigma)) == (1500, 500)
    assert shown(NEW.mu + 1_000_000) == 1560


@pytest.mark.long
@given(matches())
@settings(deadline=None)
def test_the_explanation_is_the_arithmetic(match: tuple[list[list[Skill]], list[int]]) -> None:
    """The shown product is the library's change, and chances and places add up."""
    teams, places = match
    found = explain(teams, places)
    assert [[one.after for one in team] for team in found] == rate(teams, places)
    for team in found:
        for one in team:
            assert one.after.mu - one.before.mu == pytest.approx(one.weight * one.surprise, abs=1)
    count = len(teams)
    assert sum(team[0].chance for team in found) == pytest.approx(1)
    assert sum(team[0].expected_place for team in found) == pytest.approx(count * (count + 1) / 2)


@pytest.mark.long
@given(st.lists(SKILLS, min_size=2, max_size=8))
@settings(deadline=None)
def test_the_winner_gains_and_the_last_loses(skills: list[Skill]) -> None:
    after = rate([[skill] for skill in skills], list(range(1, len(skills) + 1)))
    assert after[0][0].mu > skills[0].mu
    assert after[-1][0].mu < skills[-1].mu


@pytest.mark.long
@given(st.lists(SKILLS, min_size=2, max_size=6))
@settings(deadline=None)
def test_the_order_of_seats_does_not_matter(skills: list[Skill]) -> None:
    places = list(range(1, len(skills) + 1))
    straight = rate([[skill] for skill in skills], places)
    turned = rate([[skill] for skill in reversed(skills)], places[::-1])
    for (one,), (other,) in zip(straight, reversed(turned), strict=True):
        assert one.mu == pytest.approx(other.mu, abs=1)
        assert one.sigma == pytest.approx(other.sigma, abs=1)


def test_beating_somebody_better_says_more() -> None:
    weak, strong = Skill(20_000_000, 3_000_000), Skill(30_000_000, 3_000_000)
    [[upset], _] = rate([[weak], [strong]], [1, 2])
    [[expected], _] = rate([[strong], [weak]], [1, 2])
    assert upset.mu - weak.mu > 2 * (expected.mu - strong.mu) > 0


def test_a_tie_moves_equals_nowhere_and_unequals_towards_each_other() -> None:
    [[one], [other]] = rate([[NEW], [NEW]], [1, 1])
    assert one.mu == other.mu == NEW.mu
    assert one.sigma < NEW.sigma
    weak, strong = Skill(20_000_000, 3_000_000), Skill(30_000_000, 3_000_000)
    [[up], [down]] = rate([[weak], [strong]], [1, 1])
    assert up.mu > weak.mu
    assert down.mu < strong.mu


def test_partners_gain_together_the_less_certain_one_more() -> None:
    known, fresh = Skill(25_000_000, 2_000_000), NEW
    [[one, two], _] = rate([[known, fresh], [known, known]], [1, 2])
    assert two.mu - fresh.mu > one.mu - known.mu > 0


def test_ratings_separate_by_strength_and_grow_certain() -> None:
    better, worse = NEW, NEW
    for number in range(40):
        [[better], [worse]] = rate([[better], [worse]], [2, 1] if number % 4 == 0 else [1, 2])
    assert shown(better.mu) > shown(worse.mu) + 150
    assert shown_uncertainty(better.sigma) < 300
    [[chance], _] = explain([[better], [worse]], [1, 2])
    assert 0.6 < chance.chance < 0.9  # it was three of four


def test_one_team_alone_is_no_match() -> None:
    with pytest.raises(ValueError, match="2 teams"):
        rate([[NEW, NEW]], [1])
