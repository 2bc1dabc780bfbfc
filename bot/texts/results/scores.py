"""Scores in words."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.texts.games.default_wording import humanised
from bot.texts.games.sheets import amount
from bot.texts.games.wordings import wording
from bot.texts.localization import LazyMessage, message, number, with_commas
from data.scores import Score, ScoreKey, Tally
from engine import GAMES
from engine.events import Paid

NOBODY: Final = LazyMessage("scores-nobody")
_MEDALS: Final = ("🥇", "🥈", "🥉")


def in_chips(game: str) -> bool:
    """Return whether a game is scored in chips, which players win from each other."""
    return game in GAMES and Paid in GAMES[game].events


def unit_of(game: str) -> str:
    """Return what a game is scored in, as the code that messages know: ``chips`` or ``points``."""
    return "chips" if in_chips(game) else "points"


def _signed(chips: int) -> str:
    return f"+{number(chips)}" if chips > 0 else number(chips)


def board_lines(rows: Sequence[tuple[int, Score]], game: str) -> list[str]:
    """Return two lines for each member of a leaderboard, best first, without notifying them.

    Only members who have won a match get a medal.
    """
    if not rows:
        return [str(NOBODY)]
    lines = []
    for place, (member, score) in enumerate(rows):
        mark = _MEDALS[place] if place < len(_MEDALS) and score.matches_won else f"{place + 1}\\."
        made = (
            message("scores-chips", chips=_signed(score.points_for), count=abs(score.points_for))
            if in_chips(game)
            else message("scores-points", own=amount(score.points_for), others=amount(score.points_against))
        )
        lines += [
            f"{mark} <@{member}> · {message('scores-matches', won=score.matches_won, matches=score.matches)}",
            f"-# {message('scores-deals', won=score.deals_won, deals=score.deals)} · {made}",
        ]
    return lines


def member_lines(scores: Mapping[ScoreKey, Score]) -> list[str]:
    """Return all scores of a member by game, practice against computers apart."""
    if not scores:
        return [str(NOBODY)]
    lines = []
    for key, score in sorted(scores.items()):
        title = GAMES[key.game].title if key.game in GAMES else key.game
        if key.practice:
            title = f"{title} · {message('scores-practice')}"
        lines += [f"**{title}**", *score_lines(score, key.game)]
    return lines


def score_lines(score: Score, game: str) -> list[str]:
    """Return a member's scores at a game, in a few lines."""
    counts = [
        message("scores-won", count=score.matches_won),
        message("scores-lost", count=score.matches_lost),
    ]
    if score.matches_drawn:
        counts.append(message("scores-drawn", count=score.matches_drawn))
    if score.matches_abandoned:
        counts.append(message("scores-resigned", count=score.matches_abandoned))
    matches = message("scores-of-matches", counts=with_commas(counts))
    if score.best_streak > 1:
        matches += f" · {message('scores-streak', now=score.streak, best=score.best_streak)}"
    counts = [
        message("scores-won", count=score.deals_won),
        message("scores-lost", count=score.deals_lost),
        message("scores-drawn", count=score.deals_drawn),
    ]
    deals = message("scores-of-deals", counts=with_commas(counts))
    made = " · ".join([_ending(ending, tally, game) for ending, tally in sorted(score.tallies.items())])
    # In languages with capitals a line begins with one.
    made = made[:1].upper() + made[1:]
    return [f"- {line}" for line in (matches, deals, _points(score, game), made) if line]


def _ending(ending: str, tally: Tally, game: str) -> str:
    name = str(wording(game).endings.get(ending, humanised(ending)))
    return message("scores-ending", ending=name, made=tally.made, suffered=tally.suffered)


def _points(score: Score, game: str) -> str:
    """Return a member's points; each partner counts a team's points as their own."""
    chips = in_chips(game)
    if chips:
        told = message("scores-of-chips", chips=_signed(score.points_for))
    else:
        spec = GAMES.get(game)
        own, others = amount(score.points_for), amount(score.points_against)
        opponents = "team" if spec is not None and spec.teams else "players"
        if spec is not None and spec.low_wins:
            told = message("scores-of-penalties", own=own, others=others, opponents=opponents)
        else:
            told = message("scores-of-points", own=own, others=others, opponents=opponents)
    if score.best_deal is None:
        return told
    best = _signed(score.best_deal) if chips else amount(score.best_deal)
    return f"{told} · {message('scores-best-deal', points=best)}"
