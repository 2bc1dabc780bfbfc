"""The torture's witness finds what is lost, doubled, shown too early, or does not add up."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from bot.playground import Playground, Visitor
from bot.playground.interactions import MESSAGE, UPDATE
from bot.playground.request_log import Call, Exchange
from bot.ui.custom_id import parse
from tests.bot.manager.earlier_states import dump_of
from tests.play.store import Store
from tests.tools.torture.witness import Deed, Witness

SCHEMA = "0007"
TABLE = "nhhggx64sy"
"""A match of gin in mid-deal, from the database of an earlier program."""


@dataclass
class Court:
    """A database, and the findings of its witness."""

    file: Path
    playground: Playground
    store: Store
    witness: Witness
    found: list[str] = field(default_factory=list)

    def tamper(self, sql: str) -> None:
        with closing(sqlite3.connect(self.file, isolation_level=None)) as database:
            database.execute("PRAGMA foreign_keys = OFF")
            assert database.execute(sql).rowcount > 0

    def show(self, *custom_ids: str, route: str = "PATCH channels", kind: int = 0, to: str = "1") -> None:
        """Let the bot send a page."""
        buttons = [{"type": 2, "custom_id": each} for each in custom_ids]
        page: dict[str, Any] = {"components": [{"type": 1, "components": buttons}]}
        call = Call(1, 0.0, "POST", f"interactions/{to}/token/callback", route, webhook=True)
        call.body = {"type": kind, "data": page} if kind else page
        for observer in self.playground.observers:
            observer(Exchange(call, "application/json", 200, None, {}))

    def press(self, custom_id: str) -> Deed:
        """Return a press of Alice."""
        alice = Visitor(self.playground, "Alice")
        board = self.playground.acts.say(alice.id, alice.channel, "a board")
        pressed = self.playground.interactions.component(
            alice.id, board, {"type": 2, "custom_id": custom_id, "id": 1}
        )
        deed = Deed(pressed, press=parse(custom_id))
        self.witness.expect(deed)
        return deed

    def answer(self, deed: Deed, *custom_ids: str, kind: int = UPDATE) -> None:
        """Let the bot answer a press."""
        self.show(*custom_ids, route="POST interactions/callback", kind=kind, to=deed.interaction.id)


@pytest.fixture
def court(tmp_path: Path) -> Iterator[Court]:
    file = tmp_path / "cardroom.sqlite3"
    with closing(sqlite3.connect(file)) as database:
        database.executescript(dump_of(SCHEMA))
    playground, store = Playground(), Store(file)
    made = Court(file, playground, store, Witness(playground, store, lambda kind, _: made.found.append(kind)))
    made.witness.begin()
    made.witness.verify()
    assert made.found == []
    yield made
    store.close()


@pytest.mark.parametrize(
    ("sql", "kind"),
    [
        (f"DELETE FROM actions WHERE table_id = '{TABLE}' AND ply = 0", "lost"),
        (f"UPDATE actions SET action = '{{}}' WHERE table_id = '{TABLE}' AND ply = 0", "lost"),
        (f"UPDATE actions SET interaction_id = 77 WHERE table_id = '{TABLE}' AND ply = 0", "doubled"),
        ("UPDATE accounts SET balance = balance + 1 WHERE account = 1", "sums"),
        ("UPDATE accounts SET balance = balance + 5 WHERE kind = 'pot'", "lost"),
        ("DELETE FROM match_results", "lost"),
    ],
)  # fmt: skip
def test_what_is_changed_behind_its_back_is_found(court: Court, sql: str, kind: str) -> None:
    court.tamper(sql)
    court.witness.verify()
    assert kind in court.found


@pytest.mark.parametrize("night", [False, True])
def test_tables_that_nobody_asked_for_are_found_unless_a_game_night_opens_them(
    court: Court, night: bool
) -> None:
    """Seed 3 of 40,000 steps of the simulation with three workers."""
    with closing(sqlite3.connect(court.file, isolation_level=None)) as database:
        database.execute(f"CREATE TABLE night_tables AS SELECT table_id FROM tables LIMIT {int(night)}")
    court.witness._tables_before -= 1
    court.witness.verify()
    assert court.found == ([] if night else ["doubled"])


def test_a_page_that_is_damaged_is_found(court: Court) -> None:
    court.store.close()
    with court.file.open("r+b") as file:
        file.seek(3 * 4096)
        file.write(b"\xff" * 2048)
    court.witness.verify()
    assert "damaged" in court.found


@pytest.mark.parametrize("ahead", [0, 1])
def test_what_is_shown_before_it_is_stored_is_found(court: Court, ahead: int) -> None:
    [(ply,)] = court.store.rows("SELECT count(*) FROM actions WHERE table_id = ?", TABLE)
    court.show(f"c:{TABLE}:1:{ply + ahead}:act:0", f"c:{TABLE}:{1 + ahead}:0:hand:")
    assert court.found == ["ahead"] * 2 * ahead
    court.show(f"c:{TABLE}:1:0:again:", f"c:{TABLE}:1:0:ready:")
    assert court.found[2 * ahead :] == ["ahead"] * 2  # it is not over yet


async def test_a_press_that_is_answered_and_not_stored_is_lost(court: Court) -> None:
    [(ply,)] = court.store.rows("SELECT count(*) FROM actions WHERE table_id = ?", TABLE)
    custom_id, panel = f"c:{TABLE}:1:{ply}:act:0", f"c:{TABLE}:1:0:refresh:"
    court.answer(court.press(custom_id), kind=MESSAGE)  # it was refused in words
    assert court.found == []
    court.answer(court.press(custom_id), panel)
    assert court.found == ["lost"]


async def test_a_press_that_was_acknowledged_is_looked_for_ever_after(court: Court) -> None:
    deed = court.press(f"c:{TABLE}:1:0:act:0")
    number, member = deed.interaction.id, deed.interaction.user
    place = f"table_id = '{TABLE}' AND ply = (SELECT max(ply) FROM actions WHERE table_id = '{TABLE}')"
    court.tamper(f"UPDATE actions SET interaction_id = {number}, who = {member} WHERE {place}")
    court.witness._actions.clear()  # as if it had been stored just now
    court.answer(deed, f"c:{TABLE}:1:0:refresh:")
    court.witness.verify()
    assert court.found == []
    court.tamper(f"UPDATE actions SET interaction_id = NULL WHERE {place}")
    court.witness.verify()
    assert "lost" in court.found


async def test_a_press_that_was_pressed_twice_and_done_twice_is_found(court: Court) -> None:
    first, again = (court.press(f"c:{TABLE}:1:0:act:0") for _ in range(2))
    for ply, deed in enumerate((first, again)):
        court.tamper(
            f"UPDATE actions SET interaction_id = {deed.interaction.id}, who = {deed.member} "
            f"WHERE table_id = '{TABLE}' AND ply = {ply}"
        )
    court.witness._actions.clear()
    court.witness.verify()
    assert court.found == ["doubled"]


@pytest.mark.parametrize("asked", [False, True])
async def test_whoever_has_resigned_is_looked_for_until_they_ask_to_be_erased(
    court: Court, asked: bool
) -> None:
    deed = court.press(f"c:{TABLE}:1:0:resign_sure:")
    court.tamper(f"UPDATE seats SET member_id = {deed.member} WHERE table_id = '{TABLE}' AND seat = 0")
    resigned = f"('{TABLE}', 0, 1, 0, 'resigned', 1)"
    court.tamper(f"INSERT INTO resignations (table_id, seat, deal, ply, why, at) VALUES {resigned}")
    court.answer(deed, f"c:{TABLE}:1:0:refresh:")
    if asked:  # and killed before the answer
        court.press("c:-:0:0:erase_sure:")
    court.witness.verify()
    assert court.found == []
    court.tamper(f"UPDATE seats SET member_id = -5 WHERE table_id = '{TABLE}' AND seat = 0")
    court.witness.verify()
    assert court.found == ([] if asked else ["lost"])
