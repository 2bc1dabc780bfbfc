"""How strong the levels of computer players are taken to be in ratings against computers.

The levels have played each other (docs/strength.md), which gave ratings on Elo's scale with 1000 for
*normal*. In the rating model, a two-player match of well-known strengths has odds of exp(difference / c) to
one with c² = 2 beta², as ``explain`` of the model says; on Elo's scale, of ten to the power of
difference / 400. Equal odds make one scale of the other, with *normal* at the strength of a new player.

A level is fixed: a match changes the person's rating only. Levels by version of the rules are kept, so that
old matches can be rated again as they were: a new measurement needs a new version (``RULES``).
"""

from collections.abc import Mapping
from math import log, sqrt
from types import MappingProxyType
from typing import Final

from data.rankings.rating_model import BETA, NEW, Skill, shown
from data.tables.participation import AGAINST_COMPUTERS, MEASURED_AGAIN, RULES
from engine.ai import LEVELS, Level

_NORMAL: Final = 1000
MEASURED: Final[Mapping[int, Mapping[str, tuple[int, ...]]]] = MappingProxyType(
    {
        AGAINST_COMPUTERS: {
            "gin": (720, 1000, 1110, 1199),
            "panguingue": (880, 1000, 1111, 1242),
            "rummy500": (202, 1000, 1408, 1644),
            "control": (202, 1000, 1180, 1648),
            "hand": (828, 1000, 1154, 1264),
            "hand_partnership": (765, 1000, 1154, 1305),
        },
        MEASURED_AGAIN: {
            "gin": (726, 1000, 1110, 1199),
            "panguingue": (890, 1000, 1111, 1258),
            "rummy500": (202, 1000, 1408, 1803),
            "control": (202, 1000, 1180, 1579),
            "hand": (856, 1000, 1154, 1361),
            "hand_partnership": (739, 1000, 1154, 1325),
        },
    }
)
"""By version of the rules and game: the levels on Elo's scale, from *easy* to *expert*.

``python -m tests.tools.bench.levels`` plays the matches and prints these lines.
"""


def level_skill(rules: int, game: str, level: str | None) -> Skill | None:
    """Return the strength of a level, without uncertainty; None: it has none by these rules."""
    measured = MEASURED.get(rules, {}).get(game)
    if measured is None or level not in LEVELS:
        return None
    above = measured[LEVELS.index(Level(level))] - _NORMAL
    return Skill(NEW.mu + round(sqrt(2) * BETA * log(10) / 400 * above), 0)


def shown_level(game: str, level: Level) -> int | None:
    """Return the rating of a level on the scale of members' ratings; None: it has none."""
    skill = level_skill(RULES, game, level)
    return None if skill is None else shown(skill.mu)
