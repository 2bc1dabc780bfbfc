"""Pages of scores: of a guild at a game, and of a member."""

from collections.abc import Mapping, Sequence

from bot.manager.publishing.messages import Page
from bot.texts.results import scores
from bot.texts.tables import words
from bot.ui.components import container, page, rule, text
from bot.ui.notes import HOUSE_COLOUR
from data.scores import Score, ScoreKey
from engine.spec import GameSpec


def scores_page(
    spec: GameSpec, rows: Sequence[tuple[int, Score]], practised: Sequence[tuple[int, Score]] = ()
) -> Page:
    """Return the highscores of a guild at a game, as ``data.scores.board`` lists them.

    ``practised`` lists those who played against computer players; they are shown apart.
    """
    listed = scores.board_lines(rows, spec.key) if rows or not practised else []
    parts = [text(f"### {words.SCORES} · {spec.title}", *listed)]
    if practised:
        parts += [rule()] if listed else []
        parts.append(text(f"**{words.PRACTICE}**", *scores.board_lines(practised, spec.key)))
    return page(container(HOUSE_COLOUR, parts))


def member_page(member: int, kept: Mapping[ScoreKey, Score]) -> Page:
    """Return all scores of a member in a guild, from ``data.scores.member_scores``."""
    return page(
        container(HOUSE_COLOUR, [text(f"### {words.SCORES} · <@{member}>", *scores.member_lines(kept))])
    )
