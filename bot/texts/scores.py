"""Scores in words."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.texts.games import wording
from bot.texts.general import humanised
from bot.texts.names import plural
from data.scores import Score, ScoreKey
from engine import GAMES

__all__ = ["board_lines", "member_lines"]

NOBODY: Final = "Nobody has finished a deal here yet. `/table open` opens a table."
_MEDALS: Final = ("🥇", "🥈", "🥉")


def board_lines(rows: Sequence[tuple[int, Score]]) -> list[str]:
    """Return a line for each member of a board, the best first; the members are shown, not called."""
    if not rows:
        return [NOBODY]
    return [
        f"{_MEDALS[place] if place < len(_MEDALS) else f'{place + 1}.'} <@{member}> · "
        f"**{score.matches_won}** of "
        f"{plural(score.matches, 'match', 'matches')} · {score.deals_won} of {plural(score.deals, 'deal')} · "
        f"{score.points_for} : {score.points_against} points"
        for place, (member, score) in enumerate(rows)
    ]


def member_lines(scores: Mapping[ScoreKey, Score]) -> list[str]:
    """Return all that is kept of a member, by game, practice against computers apart."""
    if not scores:
        return [NOBODY]
    lines = []
    for key, score in sorted(scores.items()):
        title = GAMES[key.game].title if key.game in GAMES else key.game
        practice = " · practice with computer players" if key.practice else ""
        lines += [f"**{title}{practice}**", *_score(score, key.game)]
    return lines


def _score(score: Score, game: str) -> list[str]:
    matches = f"Matches: {score.matches_won} won, {score.matches_lost} lost"
    if score.matches_drawn:
        matches += f", {score.matches_drawn} drawn"
    if score.matches_abandoned:
        matches += f", {score.matches_abandoned} abandoned"
    if score.best_streak > 1:
        matches += f" · streak {score.streak}, best {score.best_streak}"
    deals = f"Deals: {score.deals_won} won, {score.deals_lost} lost, {score.deals_drawn} drawn"
    if game in GAMES and GAMES[game].low_wins:
        points, most = f"Penalty points: {score.points_for} own, {score.points_against} of others", "dearest"
    else:
        points, most = f"Points: {score.points_for} made, {score.points_against} by others", "best"
    if score.best_deal is not None:
        points += f" · {most} deal {score.best_deal}"
    endings = wording(game).endings
    made = ", ".join(
        f"{endings.get(ending, humanised(ending))} {tally.made} made, {tally.suffered} suffered"
        for ending, tally in sorted(score.tallies.items())
    )
    return [f"- {line}" for line in (matches, deals, points, made.capitalize()) if line]
