"""Every press that changes something says what was not done when the database fails."""

from pathlib import Path
from typing import Final

from bot.manager.time.clock import WallClock
from bot.run.client import Cardroom
from bot.texts.refusals import not_stored
from bot.workers.ai_jobs import AiJobs
from data.db.connection import open_database
from tests.data.blank import lay_out

SHOWING: Final = frozenset(
    {
        *("pick", "sure", "page", "step", "resign", "hint", "hand", "refresh", "back", "rules", "payments"),
        *("sheet", "more", "fair", "leaderboard", "stats", "history", "change", "ledger"),
        *("replay", "whole", "course", "export", "review", "question", "answered", "erase_not"),
        *("tour", "tour_ask", "tour_form", "compare"),
        *("learn", "lesson", "night_again", "night_edit", "help", "setup", "setup_again"),
        *("pool_game", "pool_people", "pool_report", "pool_blocks"),
        *("inbox", "inbox_all", "inbox_open", "inbox_next", "inbox_send", "inbox_set", "inbox_leave"),
    }
)
"""Presses that only show something, for which "nothing has changed" is enough."""


async def test_a_press_that_could_not_be_stored_has_a_sentence_of_its_own(tmp_path: Path) -> None:
    await lay_out(tmp_path / "empty.sqlite3")
    database = await open_database(f"sqlite:///{tmp_path / 'empty.sqlite3'}")
    try:
        bot = Cardroom(database, WallClock(), AiJobs(0), stand_in=True)
        await bot.load_cogs()
    finally:
        await database.close()
    assert bot.presses.keys() >= SHOWING
    general = {verb for verb in bot.presses if not_stored(verb) == not_stored("")}
    assert sorted(general) == sorted(SHOWING), "see _NOT_STORED in bot/texts/refusals.py"
