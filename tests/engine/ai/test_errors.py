"""The errors that docs/levels.md names are found in play, as often as it says.

*easy* plays seeded deals; at each decision in which one of the errors could be made, *normal* is asked as
well, and *strong*, which thinks longest, until it has had enough chances. The page and the lapses of the
policies name the same errors.
"""

import re
from collections import Counter
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from engine import GAMES
from engine.ai import PLAIN, Level, choose
from engine.ai.policies import Lapse
from tests.engine.ai import errors, matches
from tests.engine.ai.errors import Detector

PAGE: Final = Path(__file__).parents[3] / "docs/levels.md"
PLAYED: Final = {
    "gin": (2, 200),
    "panguingue": (4, 120),
    "rummy500": (3, 100),
    "control": (3, 15),
    "hand": (3, 40),
}
"""Seats and deals by game."""
PARTNERS: Final = ("hand_partnership", 4, 40)
"""The same where partners play as the page says of Hand."""
OFF: Final = 3
"""Chances of 100 by which the page may be off."""
NONSENSE: Final = "Broken meld"
HARDLY: Final = 15
"""Of 100 chances, the most in which *strong* makes one of the errors."""
ENOUGH: Final = 100
"""Chances after which *strong* is not asked about an error any more."""


Made = tuple[str, Level]
"""An error, and a level that can make it."""


class Row(NamedTuple):
    """A line of the page: an error, and in how many of 100 chances *easy* and *normal* make it."""

    name: str
    often: Mapping[Level, int]


def rows(game: str) -> list[Row]:
    """Return the lines of the page about a game."""
    (section,) = re.findall(
        rf"^## {GAMES[game].title}\n(.*?)(?=^## |\Z)", PAGE.read_text(), re.MULTILINE | re.DOTALL
    )
    return [
        Row(name, {Level.EASY: int(easy), Level.NORMAL: int(normal)})
        for name, easy, normal in re.findall(r"^\| (.+?) \|.*\| (\d+) \| (\d+) \|$", section, re.MULTILINE)
    ]


def detector(game: str, name: str) -> Detector:
    found: Detector = getattr(errors, f"{game} {name}".lower().replace(" ", "_").replace("-", "_"))
    return found


def made(game: str, seats: int, deals: int, page: str) -> tuple[Counter[Made], Counter[Made]]:
    """Return the chances of each level to make each error of a page, and how often it makes it."""
    detectors = {row.name: detector(page, row.name) for row in rows(page)}
    detectors[NONSENSE] = errors.broken_meld
    chances: Counter[Made] = Counter()
    found: Counter[Made] = Counter()
    for seed in range(deals):
        deal = matches.new_deal(game, seats, seed)
        while deal.result is None:
            seat = deal.actors[0]
            view = deal.view(seat)
            wrong = {name: {*detect(view)} for name, detect in detectors.items()}
            wrong = {name: actions for name, actions in wrong.items() if actions and actions < {*view.legal}}
            levels = [Level.EASY]
            if wrong:
                levels.append(Level.NORMAL)
            if any(chances[name, Level.STRONG] < ENOUGH for name in wrong):
                levels.append(Level.STRONG)
            chosen = {level: choose(game, level, view) for level in levels}
            chances.update((name, level) for name in wrong for level in levels)
            found.update(
                (name, level)
                for name, actions in wrong.items()
                for level, action in chosen.items()
                if action in actions
            )
            deal.apply(seat, chosen[Level.EASY])
    return chances, found


@pytest.mark.long
@pytest.mark.parametrize("game", PLAYED)
def test_every_error_of_the_page_is_made_as_often_as_it_says(game: str) -> None:
    """And no lapse breaks a finished meld."""
    chances, found = made(game, *PLAYED[game], game)
    for name, row_often in rows(game):
        share = {level: 100 * found[name, level] / chances[name, level] for level in PLAIN}
        assert chances[name, Level.EASY] >= 10, name
        for level, often in row_often.items():
            assert share[level] == pytest.approx(often, abs=OFF), (name, share)
        assert max(row_often.values()) > HARDLY, name
        assert share[Level.STRONG] <= HARDLY, (name, share)
    assert chances[NONSENSE, Level.EASY] > 20
    assert found[NONSENSE, Level.EASY] == found[NONSENSE, Level.NORMAL] == 0


@pytest.mark.long
def test_partners_make_the_errors_of_hand() -> None:
    chances, found = made(*PARTNERS, "hand")
    for name, row_often in rows("hand"):
        assert chances[name, Level.EASY] >= 10, name
        for level, often in row_often.items():
            share = 100 * found[name, level] / chances[name, level]
            assert (share > HARDLY) == (often > HARDLY), (name, share)
        assert 100 * found[name, Level.STRONG] / chances[name, Level.STRONG] <= HARDLY, name


@pytest.mark.parametrize("game", PLAYED)
def test_every_lapse_of_a_policy_is_on_the_page(game: str) -> None:
    lapses = {
        value.name
        for value in vars(import_module(f"engine.ai.{game}.policies")).values()
        if isinstance(value, Lapse)
    }
    assert lapses
    assert lapses <= {row.name for row in rows(game)}
