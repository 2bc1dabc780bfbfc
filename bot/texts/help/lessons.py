"""What every lesson says: buttons, titles, and the moves of the others."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from bot.manager.play.lobby import COMPUTER_NAMES
from bot.manager.tables.table import Table
from bot.texts.commands import table_link
from bot.texts.games.lesson_script import DECISIONS, Moment
from bot.texts.localization import LazyMessage, message
from bot.texts.names import escape
from bot.texts.play import events
from data.tables.seat_names import COMPUTER_MARK

COMMAND: Final = LazyMessage("lessons-command")
GAME: Final = LazyMessage("lessons-option-game")
LEARN: Final = LazyMessage("lessons-learn")
LEARN_FIRST: Final = LazyMessage("lessons-learn-first")
ANOTHER: Final = LazyMessage("lessons-another")
PLAY: Final = LazyMessage("lessons-play")
OFFER: Final = LazyMessage("lessons-offer")
GONE: Final = LazyMessage("lessons-gone")


def names_with(learner: str, seats: int) -> tuple[str, ...]:
    """Return the names at a lesson's table for running text, the learner's first."""
    others = COMPUTER_NAMES[: seats - 1]
    return (escape(learner), *(f"{COMPUTER_MARK}\u00a0{name}" for name in others))


def news(moment: Moment, names: Sequence[str], game: str) -> list[str]:
    """Return the moves since the step before, a line for each turn, with all cards open."""
    turns = groupby(moment.moves, key=lambda moved: moved.seat)
    return [line for seat, moves in turns for line in events.news([*moves], names, seat, game)]


def title(game: str, step: int) -> str:
    """Return the heading of a page; ``step`` counts from 0, and is DECISIONS at the end."""
    if step == DECISIONS:
        return message("lessons-title-end", game=game)
    return message("lessons-title", game=game, step=step + 1, steps=DECISIONS)


def own_turn(table: Table) -> str:
    """Return that a table waits for the learner's move, and until when."""
    ends = table.turn_ends_at
    turn = message("inbox-turn", time=f"<t:{ends // 1000}:R>") if ends else message("inbox-turn-free")
    return f"⏳ {turn} · {table_link(table)} · {table.spec.title}"


def wrong(action: str, why: str) -> str:
    """Return the answer to a move that is not the right one."""
    return message("lessons-wrong", action=action, why=why)
