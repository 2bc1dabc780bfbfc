"""Milestones in lines for the end of a match: firsts, records, streaks, who leads whom."""

from collections.abc import Sequence
from typing import Final

from bot.texts.games import wording
from bot.texts.rankings import title
from bot.texts.scores import in_units
from data.rankings.milestones import Milestone, MilestoneKind, Milestones

MOST: Final = 3
"""The most milestones that are told; `/stats` has all of them."""
MORE: Final = "-# `/stats` shows all records and firsts"
FEWEST_MEETINGS: Final = 2
"""The fewest matches of two players of which a record is told."""
_ORDER: Final = tuple(MilestoneKind)


def milestone_lines(found: Milestones, names: Sequence[str], game: str) -> list[str]:
    """Return the milestones that matter most, a line each, and the record of two players.

    Against computers there is one player: the name and the opponents are said once.
    """
    told = _told(found, game)
    if found.practice:
        lines = [f"★ {_upper(phrase)}" for _, phrase in told[:MOST]]
        lines[:0] = [f"**{names[told[0][0].seat]} against computers**"] if told else []
    else:
        lines = [f"★ {names[milestone.seat]}: {phrase}" for milestone, phrase in told[:MOST]]
    if found.meeting is not None and found.meeting.record.matches >= FEWEST_MEETINGS:
        seat, other, record = found.meeting
        level = f", {record.level} level" if record.level else ""
        lines.append(
            f"🤝 {names[seat]} **{record.ahead} : {record.behind}** {names[other]} at {title(game)}{level}"
        )
    return [*lines, MORE] if len(told) > MOST else lines


def own_milestones(found: Milestones, seat: int, game: str) -> str:
    """Return what a player reached, for the player; ``""`` for nothing."""
    told = [phrase for milestone, phrase in _told(found, game) if milestone.seat == seat][:MOST]
    if not told:
        return ""
    against = "Against computers: " if found.practice else ""
    return f"★ {_upper(against + ' · '.join(told))}"


def _told(found: Milestones, game: str) -> list[tuple[Milestone, str]]:
    """Return the milestones that are worth a line, those that matter most first."""
    firsts = list(wording(game).firsts)
    over_level = {each.seat for each in found.found if each.kind is MilestoneKind.LEVEL}

    def rank(milestone: Milestone) -> tuple[int, int, int]:
        place = firsts.index(milestone.name) if milestone.name in firsts else 0
        return _ORDER.index(milestone.kind), place, milestone.seat

    worth = [
        each
        for each in sorted(found.found, key=rank)
        if not (each.kind is MilestoneKind.FIRST and each.name not in firsts)
        and not (each.kind is MilestoneKind.WIN and each.seat in over_level)
    ]
    return [(each, _phrase(each, game)) for each in worth]


def _upper(words: str) -> str:
    return words[:1].upper() + words[1:]


def _phrase(milestone: Milestone, game: str) -> str:
    value = milestone.value
    match milestone.kind:
        case MilestoneKind.LEVEL:
            return f"first win over *{milestone.name}*"
        case MilestoneKind.FIRST:
            return f"first {wording(game).firsts[milestone.name]}"
        case MilestoneKind.SWEEP:
            return f"first {wording(game).sweep}"
        case MilestoneKind.WIN:
            return "first win"
        case MilestoneKind.MARGIN:
            return f"biggest win yet, {in_units(value, game)}"
        case MilestoneKind.DEAL:
            return f"best deal yet, {in_units(value, game)}".replace("-", "−")
        case MilestoneKind.FASTEST:
            return f"fastest win yet, {value} {'deal' if value == 1 else 'deals'}"
        case MilestoneKind.STREAK:
            return f"{value} wins in a row{', the most yet' if milestone.best else ''}"
