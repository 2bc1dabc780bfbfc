"""The rating model: what a match says about the players' strength. No storage.

The library is OpenSkill, the model Plackett-Luce. Elo and Glicko handle two players only, and our tables
have up to fifteen; TrueSkill's iterations cannot be followed on paper. OpenSkill is published (Weng and
Lin, 2011), maintained, typed and has no dependencies. Of its models, Plackett-Luce reads a match as people
do: who came first of all, who came first of the rest, and so on. Its update is one formula, so that every
change can be shown with its numbers (``explain``).

Strengths are kept in integer millionths, so that the stored values equal the computed ones on every
machine.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

PROVISIONAL: Final = 10
"""A rating is provisional below this number of rated matches."""
_MILLION: Final = 1_000_000
FULL: Final = _MILLION
"""The share of a match that counts in full."""
_CENTRE: Final = 1500
_SCALE: Final = 60
_MODEL: Final = PlackettLuce()


class Skill(NamedTuple):
    """A strength and its standard deviation, in millionths of the model's units.

    The deviation is 0 for a computer player, whose strength is given (data/rankings/level_ratings.py).
    """

    mu: int
    sigma: int


NEW: Final = Skill(round(_MODEL.mu * _MILLION), round(_MODEL.sigma * _MILLION))
"""The skill of a new player: shown as 1500, with an uncertainty of 500."""
BETA: Final = _MODEL.beta * _MILLION
"""How much chance there is in a match of equals, in millionths (``explain``)."""


def shown(mu: int) -> int:
    """Return a strength as it is shown: 1500 for a new player.

    Of two well-known players, one with 250 more wins about two matches of three.
    """
    return round(_CENTRE + _SCALE * (mu - NEW.mu) / _MILLION)


def shown_uncertainty(sigma: int) -> int:
    """Return an uncertainty on the scale of ``shown``: 500 for a new player."""
    return round(_SCALE * sigma / _MILLION)


def on_scale(difference: float) -> float:
    """Return a difference of strengths (millionths) on the scale of ``shown``, not rounded."""
    return _SCALE * difference / _MILLION


@dataclass(frozen=True, slots=True, kw_only=True)
class Explained:
    """How a match changed the rating of one seat.

    ``chance`` is the predicted win probability of the seat's team, ``expected_place`` its expected place
    (from 1, a fraction), ``place`` the actual one. The change is a product: ``after.mu - before.mu ==
    weight * surprise`` (to a millionth). ``weight`` (millionths) grows with the seat's own uncertainty.
    ``surprise`` is 1 for coming first of those who were left, minus the seat's chances to come first at
    each place up to its own (a tie shares the 1, and the chances).

    ``chances`` are these chances, from the first place on. ``spread`` (millionths) is the uncertainty of
    the whole table: ``weight`` is the square of the seat's uncertainty, with drift, divided by it.
    ``share`` (millionths) is the part of that change that counts.
    """

    place: int
    before: Skill
    after: Skill
    chance: float
    expected_place: float
    weight: float
    surprise: float
    chances: tuple[float, ...]
    spread: float
    share: int = FULL


def rate(teams: Sequence[Sequence[Skill]], places: Sequence[int], *, share: int = FULL) -> list[list[Skill]]:
    """Return the skills after a match, by team and seat.

    ``places`` by team, from 1; equal is a tie. ``share`` (millionths) is how much the match counts. The
    model changes strength and variance by derivatives of the log-likelihood of the match (Weng and Lin,
    2011, section 3.2). A match that counts in part has its likelihood raised to the power of its share, as
    in a power prior (Ibrahim and Chen, 2000), so that both changes are multiplied by it. A skill that is
    given, with no deviation, stays as it is. Raises ValueError for fewer than two teams.
    """
    rated = _MODEL.rate(
        [[_MODEL.rating(skill.mu / _MILLION, skill.sigma / _MILLION) for skill in team] for team in teams],
        ranks=[float(place) for place in places],
    )
    full = [
        [
            Skill(round(one.mu * _MILLION), round(one.sigma * _MILLION)) if skill.sigma else skill
            for skill, one in zip(*team, strict=True)
        ]
        for team in zip(teams, rated, strict=True)
    ]
    if share == FULL:
        return full
    return [
        [_in_part(*skills, share) for skills in zip(before, after, strict=True)]
        for before, after in zip(teams, full, strict=True)
    ]


def _in_part(before: Skill, after: Skill, share: int) -> Skill:
    """Return the skill after a share of a change, in integers: the same on every machine."""
    variance = before.sigma**2 * FULL + (after.sigma**2 - before.sigma**2) * share
    return Skill(before.mu + round((after.mu - before.mu) * share / FULL), math.isqrt(variance // FULL))


def explain(teams: Sequence[Sequence[Skill]], places: Sequence[int]) -> list[list[Explained]]:
    """Return the numbers of a match by team and seat; arguments as for ``rate``.

    A team's strength is the sum of its seats'. With c² the sum, over the teams, of their squared
    uncertainties and the model's squared beta, the chance that a team comes first of those left is its
    exp(mu / c) divided by the sum of theirs.
    """
    after = rate(teams, places)
    drift = _MODEL.tau * _MILLION  # every match adds some uncertainty, since people change
    variances = [[skill.sigma**2 + drift**2 for skill in team] for team in teams]
    c = math.sqrt(sum(sum(team) for team in variances) + len(teams) * BETA**2)
    strength = [math.exp(sum(skill.mu for skill in team) / c) for team in teams]
    found = []
    for mine, team in enumerate(teams):
        chances = []
        for place in sorted(places):
            if place <= places[mine]:
                rest = sum(value for value, other in zip(strength, places, strict=True) if other >= place)
                chances.append(strength[mine] / rest / places.count(place))
        surprise = 1 / places.count(places[mine]) - sum(chances)
        behind = sum(value / (value + strength[mine]) for value in strength) - 0.5  # minus itself
        found.append(
            [
                Explained(
                    place=places[mine],
                    before=skill,
                    after=after[mine][seat],
                    chance=strength[mine] / sum(strength),
                    expected_place=1 + behind,
                    weight=variances[mine][seat] / c,
                    surprise=surprise,
                    chances=tuple(chances),
                    spread=c,
                )
                for seat, skill in enumerate(team)
            ]
        )
    return found
