"""What the end of a match says of firsts, records and streaks."""

from typing import get_type_hints

import pytest

from bot.texts.games.wordings import wording
from bot.texts.results.milestones import MORE, MOST, milestone_lines, own_milestones
from data.rankings.member_statistics import HeadToHead
from data.rankings.milestones import Meeting, Milestone, MilestoneKind, Milestones
from engine import GAMES

NAMES = ("Ada", "Basil")
KIND = MilestoneKind
LONGEST = 40
"""Characters of a line with short names that fit into one row on a phone."""


def test_the_rarest_come_first_and_the_rest_is_in_the_statistics() -> None:
    found = Milestones(
        found=(
            Milestone(0, KIND.STREAK, 5, best=True),
            Milestone(0, KIND.DEAL, 62),
            Milestone(1, KIND.FIRST, name="gin"),
            Milestone(1, KIND.FIRST, name="big_gin"),
            Milestone(0, KIND.MARGIN, 140),
        ),
        meeting=Meeting(0, 1, HeadToHead(12, 7, 4, 1)),
    )
    assert milestone_lines(found, NAMES, "gin") == [
        "★ Basil: first big gin",
        "★ Basil: first gin",
        "★ Ada: biggest win yet, 140 points",
        "🤝 Ada **7 : 4** Basil at Gin Rummy, 1 level",
        f"-# {MORE}",
    ]
    assert own_milestones(found, 0, "gin") == (
        "★ Biggest win yet, 140 points · best deal yet, 62 points · 5 wins in a row, the most yet"
    )


def test_what_everybody_does_is_not_worth_a_line() -> None:
    found = Milestones(found=(Milestone(0, KIND.FIRST, name="knock"),))
    assert milestone_lines(found, NAMES, "gin") == []
    assert own_milestones(found, 0, "gin") == ""
    once = Milestones(meeting=Meeting(0, 1, HeadToHead(1, 1, 0, 0)))
    assert milestone_lines(once, NAMES, "gin") == []


def test_lines_say_that_it_was_against_computers() -> None:
    found = Milestones(
        practice=True,
        found=(
            Milestone(0, KIND.WIN),
            Milestone(0, KIND.LEVEL, name="expert"),
            Milestone(0, KIND.STREAK, 4),
        ),
    )
    assert milestone_lines(found, NAMES, "gin") == [
        "**Ada against computers**",
        "★ First win over *expert*",
        "★ 4 wins in a row",
    ]
    assert own_milestones(found, 0, "gin") == "★ Against computers: first win over *expert* · 4 wins in a row"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_names_its_firsts(game: str) -> None:
    firsts = wording(game).firsts
    endings = {str(ending) for ending in get_type_hints(GAMES[game].result)["ending"]}
    assert firsts
    assert set(firsts) <= endings


@pytest.mark.parametrize("game", GAMES)
def test_every_line_is_short(game: str) -> None:
    every = [
        *(Milestone(0, KIND.FIRST, name=ending) for ending in wording(game).firsts),
        *(Milestone(0, KIND.LEVEL, name=level) for level in ("normal", "expert")),
        *(Milestone(0, kind, 234) for kind in KIND if kind not in (KIND.FIRST, KIND.LEVEL)),
        Milestone(0, KIND.STREAK, 123, best=True),
    ]
    for practice in (False, True):
        for milestone in every:
            lines = milestone_lines(Milestones(practice, (milestone,)), NAMES, game)
            assert len(lines) == 1 + practice
            assert max(map(len, lines)) <= LONGEST, lines
    assert len(milestone_lines(Milestones(found=tuple(every)), NAMES, game)) == MOST + 1
