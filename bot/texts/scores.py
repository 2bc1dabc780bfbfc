"""Scores in words."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.texts.default_wording import humanised
from bot.texts.games import wording
from bot.texts.names import plural
from data.scores import Score, ScoreKey
from engine import GAMES
from engine.events import Paid

NOBODY: Final = "Nobody has finished a deal here yet. `/table open` opens a table."
_MEDALS: Final = ("🥇", "🥈", "🥉")


def in_chips(game: str) -> bool:
    """Return whether a game is scored in chips, which players win from each other."""
    return game in GAMES and Paid in GAMES[game].events


def in_units(count: int, game: str) -> str:
    """Return a score of a game: ``12 points``, ``12 chips``."""
    return plural(count, "chip" if in_chips(game) else "point")


def _signed(chips: int) -> str:
    return f"{chips:+,}".replace("-", "−") if chips else "0"


def board_lines(rows: Sequence[tuple[int, Score]], game: str) -> list[str]:
    """Return two lines for each member of a leaderboard, best first, without notifying them.

    Only members who have won a match get a medal.
    """
    if not rows:
        return [NOBODY]
    lines = []
    for place, (member, score) in enumerate(rows):
        mark = _MEDALS[place] if place < len(_MEDALS) and score.matches_won else f"{place + 1}\\."
        matches = plural(score.matches, "match", "matches")
        made = (
            f"{_signed(score.points_for)} chips"
            if in_chips(game)
            else f"{score.points_for} : {score.points_against} points"
        )
        lines += [
            f"{mark} <@{member}> · **{score.matches_won}** of {matches}",
            f"-# {score.deals_won} of {plural(score.deals, 'deal')} · {made}",
        ]
    return lines


def member_lines(scores: Mapping[ScoreKey, Score]) -> list[str]:
    """Return all scores of a member by game, practice against computers apart."""
    if not scores:
        return [NOBODY]
    lines = []
    for key, score in sorted(scores.items()):
        title = GAMES[key.game].title if key.game in GAMES else key.game
        practice = " · practice with computer players" if key.practice else ""
        lines += [f"**{title}{practice}**", *score_lines(score, key.game)]
    return lines


def score_lines(score: Score, game: str) -> list[str]:
    """Return a member's scores at a game, in a few lines."""
    matches = f"Matches: {score.matches_won} won, {score.matches_lost} lost"
    if score.matches_drawn:
        matches += f", {score.matches_drawn} drawn"
    if score.matches_abandoned:
        matches += f", {score.matches_abandoned} resigned"
    if score.best_streak > 1:
        matches += f" · streak {score.streak}, best {score.best_streak}"
    deals = f"Deals: {score.deals_won} won, {score.deals_lost} lost, {score.deals_drawn} drawn"
    endings = wording(game).endings
    made = " · ".join(
        f"{endings.get(ending, humanised(ending))}: {tally.made}, by opponents {tally.suffered}"
        for ending, tally in sorted(score.tallies.items())
    )
    return [f"- {line}" for line in (matches, deals, _points(score, game), made.capitalize()) if line]


def _points(score: Score, game: str) -> str:
    """Return a member's points; each partner counts a team's points as their own."""
    if in_chips(game):
        best = f" · best deal {_signed(score.best_deal)}" if score.best_deal is not None else ""
        return f"Chips: {_signed(score.points_for)}{best}"
    others = "the other team" if game in GAMES and GAMES[game].teams else "opponents"
    best = f" · best deal {score.best_deal}" if score.best_deal is not None else ""
    if game in GAMES and GAMES[game].low_wins:
        return f"Penalty points: {score.points_for} taken, {score.points_against} by {others}{best}"
    return f"Points: {score.points_for} scored, {score.points_against} by {others}{best}"
