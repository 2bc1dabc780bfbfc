"""Milestones in lines for the end of a match: firsts, records, streaks, who leads whom."""

from collections.abc import Sequence
from typing import Final

from bot.texts.games.sheets import amount
from bot.texts.games.wordings import wording
from bot.texts.localization import LazyMessage, message
from bot.texts.results.rankings import title
from bot.texts.results.scores import unit_of
from bot.texts.tables.words import level_name
from data.rankings.milestones import Milestone, MilestoneKind, Milestones
from engine.ai import Level

MOST: Final = 3
"""The most milestones that are told; `/results stats` has all of them."""
MORE: Final = LazyMessage("milestones-more")
FEWEST_MEETINGS: Final = 2
"""The fewest matches of two players of which a record is told."""
_ORDER: Final = tuple(MilestoneKind)
_LINE, _NAME = "line", "name"
"""Where a milestone is told: at the beginning of a line, or after the player's name."""


def milestone_lines(found: Milestones, names: Sequence[str], game: str) -> list[str]:
    """Return the milestones that matter most, a line each, and the record of two players.

    Against computers there is one player: the name and the opponents are said once.
    """
    told = _told(found, game)
    if found.practice:
        lines = [f"★ {_phrase(milestone, game, at=_LINE)}" for milestone in told[:MOST]]
        if told:
            player = names[told[0].seat]
            lines.insert(0, f"**{message('milestones-against-computers', player=player)}**")
    else:
        lines = [f"★ {names[milestone.seat]}: {_phrase(milestone, game)}" for milestone in told[:MOST]]
    if found.meeting is not None and found.meeting.record.matches >= FEWEST_MEETINGS:
        seat, other, record = found.meeting
        meeting = message(
            "milestones-meeting",
            player=names[seat],
            other=names[other],
            ahead=record.ahead,
            behind=record.behind,
            level=record.level,
            game=title(game),
        )
        lines.append(f"🤝 {meeting}")
    return [*lines, f"-# {MORE}"] if len(told) > MOST else lines


def own_milestones(found: Milestones, seat: int, game: str) -> str:
    """Return what a player reached, for the player; ``""`` for nothing."""
    own = [milestone for milestone in _told(found, game) if milestone.seat == seat][:MOST]
    if not own:
        return ""
    first = _phrase(own[0], game, at=_NAME if found.practice else _LINE)
    reached = " · ".join([first, *(_phrase(milestone, game) for milestone in own[1:])])
    if found.practice:
        reached = message("milestones-own-against-computers", reached=reached)
    return f"★ {reached}"


def _told(found: Milestones, game: str) -> list[Milestone]:
    """Return the milestones that are worth a line, those that matter most first."""
    firsts = list(wording(game).firsts)
    over_level = {each.seat for each in found.found if each.kind is MilestoneKind.LEVEL}

    def rank(milestone: Milestone) -> tuple[int, int, int]:
        place = firsts.index(milestone.name) if milestone.name in firsts else 0
        return _ORDER.index(milestone.kind), place, milestone.seat

    return [
        each
        for each in sorted(found.found, key=rank)
        if not (each.kind is MilestoneKind.FIRST and each.name not in firsts)
        and not (each.kind is MilestoneKind.WIN and each.seat in over_level)
    ]


def _phrase(milestone: Milestone, game: str, at: str = _NAME) -> str:
    """Return a milestone, to be told ``at`` the beginning of a line or after a name."""
    value, unit = milestone.value, unit_of(game)
    match milestone.kind:
        case MilestoneKind.LEVEL:
            return message("milestones-level", at=at, level=level_name(Level(milestone.name)))
        case MilestoneKind.FIRST:
            return message("milestones-first", at=at, ending=str(wording(game).firsts[milestone.name]))
        case MilestoneKind.SWEEP:
            return message("milestones-first", at=at, ending=str(wording(game).sweep))
        case MilestoneKind.WIN:
            return message("milestones-win", at=at)
        case MilestoneKind.MARGIN:
            return message("milestones-margin", at=at, points=amount(value), count=abs(value), unit=unit)
        case MilestoneKind.DEAL:
            return message("milestones-deal", at=at, points=amount(value), count=abs(value), unit=unit)
        case MilestoneKind.FASTEST:
            return message("milestones-fastest", at=at, deals=value)
        case MilestoneKind.STREAK:
            return message("milestones-streak", most="yes" if milestone.best else "no", wins=value)
