"""What an operator does with the database of a run, by the commands of ``python -m bot``.

They check it, back it up, erase a member, close a table, restore the backup and move it, and repair scores
that somebody has changed. The commands have event loops, locks and worker processes of their own, so they run
after the simulated world has ended.
"""

import asyncio
import io
import json
import os
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from bot.__main__ import main
from bot.workers import pool
from data.db.connection import open_database
from data.db.database import Database
from data.fairness.proof_export import MatchProof, dump_proof, open_proof
from data.tables.deck_sources import load_deck_source
from data.tables.match_export import dump_record
from data.tables.proofs import load_entries, load_proofs
from data.tables.table_queries import load_table
from data.transfer import Snapshot, compare_digests, digests, open_for_reading

Found = Callable[[str, str], None]
"""Called with the kind and the words of a finding."""
OPERATORS: Final = "operators"
MOST_FILES: Final = 8
"""Matches of which the record and the proof are verified."""


class Operator:
    """Somebody at the command line, with a database file that no bot uses.

    ``found`` hears what is wrong.
    """

    def __init__(self, database: Path, found: Found) -> None:
        self._database, self._found = database, found
        self._folder = database.parent / "backups"
        self._url = f"sqlite:///{database}"

    def work(self) -> None:
        """Do everything once: commands have to succeed, and the data to be right."""
        with self._settings():
            self._succeed("migrate")
            self._check()
            heads = self._heads()
            backup = self._back_up()
            self._verify_files()
            erased = self._erase()
            self._close()
            self._succeed("audit", "--seal", *heads)
            self._succeed("reports", "--mark")
            self._check()
            self._change_scores()
            asyncio.run(self._run_meanwhile())
            self._succeed("restore", str(backup), "--yes")
            if erased is not None:
                self._refuse("erase", str(erased))  # restoring has repeated the erasure
            self._check()
            self._move()
            self._succeed("scores", "recompute", "--repair")
            self._succeed("scores", "recompute", "--todays-rules")
            self._check()

    @contextmanager
    def _settings(self) -> Iterator[None]:
        settings = {"CARDROOM_DATABASE_URL": self._url, "CARDROOM_BACKUP_FOLDER": str(self._folder)}
        with patch.dict(os.environ, settings), patch.object(pool.WorkerPool, "_run", _run_here):
            yield

    def _check(self) -> None:
        for words in (("audit",), ("scores", "recompute"), ("tables",), ("reports", "--all")):
            self._succeed(*words)

    def _heads(self) -> list[str]:
        """Return options for a later audit: the heads of seals that this one prints."""
        _, said = _command(("audit",))
        heads = _HEAD.findall(said)
        return ["--since", *heads] if heads else []

    def _change_scores(self) -> None:
        """Change what was reckoned from the results: it is found, and repaired."""
        changed = 0
        with closing(sqlite3.connect(self._database, isolation_level=None)) as database:
            for sql in _CHANGED:
                changed += database.execute(sql).rowcount
        if changed:
            self._refuse("scores", "recompute")
        self._succeed("scores", "recompute", "--repair")
        self._check()

    async def _run_meanwhile(self) -> None:
        """Try what needs a stopped bot while a bot has the database open."""
        database = await open_database(self._url, exclusive=True, migrate=False)
        try:
            await asyncio.to_thread(self._refuse, "erase", "1")
            await asyncio.to_thread(self._succeed, "audit")
        finally:
            await database.close()

    def _back_up(self) -> Path:
        self._folder.mkdir()
        self._succeed("backup")
        backup = next(self._folder.glob("*.sqlite3"))
        self._same(f"sqlite:///{backup}", "the backup")
        self._succeed("drill")
        return backup

    def _erase(self) -> int | None:
        """Erase a member who sits at no live table; return who it was."""
        with closing(sqlite3.connect(self._database)) as database:
            free = database.execute(_NOT_SEATED).fetchone()
        if free is None:
            return None
        member = int(free[0])
        self._succeed("erase", str(member))
        self._refuse("erase", str(member))
        return member

    def _close(self) -> None:
        """Close a table that is in play."""
        with closing(sqlite3.connect(self._database)) as database:
            live = database.execute(_LIVE).fetchone()
        if live is not None:
            self._succeed("tables", "--close", str(live[0]), "--yes")
            self._refuse("tables", "--close", str(live[0]), "--yes")

    def _move(self) -> None:
        """Move the data to another file, and come back to the old one."""
        other = f"sqlite:///{self._database.with_name('moved.sqlite3')}"
        self._succeed("move", self._url, other)
        self._refuse("audit")
        self._succeed("move", self._url, "--reopen")
        self._same(other, "the moved database")

    def _verify_files(self) -> None:
        """Verify the records and proofs of some matches, and that a changed one is refused."""
        with open_for_reading(self._url) as side:
            files = asyncio.run(_files(Snapshot(side)))
        for name, text in files:
            file = self._folder / name
            file.write_text(text, "utf-8")
            self._succeed("verify", str(file))
            if name.endswith(_RECORD):
                self._succeed("replay", str(file))
            changed = json.loads(text)
            changed["proof"]["deals"][0]["root"] = "0" * 64
            file.write_text(json.dumps(changed), "utf-8")
            self._refuse("verify", str(file))

    def _same(self, url: str, what: str) -> None:
        with open_for_reading(url) as one, open_for_reading(self._url) as other:
            for difference in compare_digests(digests(one), digests(other)):
                self._found(OPERATORS, f"{what} differs: {difference}")

    # commands

    def _succeed(self, *words: str) -> None:
        code, said = _command(words)
        if code:
            self._found(OPERATORS, f"{' '.join(words)} ended with {code}: {said}")

    def _refuse(self, *words: str) -> None:
        code, said = _command(words)
        if not code:
            self._found(OPERATORS, f"{' '.join(words)} was not refused: {said}")


def _command(words: tuple[str, ...]) -> tuple[int, str]:
    """Run a command; return its exit code and what it printed."""
    printed = io.StringIO()
    with redirect_stdout(printed), redirect_stderr(printed):
        code = main(words)
    return code, printed.getvalue()


async def _run_here(self: pool.WorkerPool, work: Callable[..., Any], *args: Any) -> Any:
    """Run a task of a worker process in this one."""
    return work(*args)


async def _files(db: Database) -> list[tuple[str, str]]:
    """Return the names and texts of files that members could export of matches that have ended."""
    found = []
    for (table_id,) in await db.read(_PROVED, (MOST_FILES,)):
        stored = await load_table(db, table_id)
        if stored is None:
            continue
        proofs, entries = await load_proofs(db, table_id), await load_entries(db, table_id)
        match = MatchProof(stored, proofs, entries, await load_deck_source(db, stored.deck_source))
        if (proof := open_proof(match)) is not None:
            record = {**json.loads(dump_record(stored)), "proof": proof}
            found.append((f"{table_id}{_RECORD}", json.dumps(record)))
        if (sealed := dump_proof(match, 0)) is not None:
            found.append((f"{table_id}.proof.json", sealed))
    return found


_RECORD: Final = ".record.json"
_HEAD: Final = re.compile(r"head (\d+-[0-9a-f]+)")
_CHANGED: Final = (
    "UPDATE scores SET deals = deals + 1 WHERE rowid = (SELECT min(rowid) FROM scores)",
    "DELETE FROM tallies WHERE rowid = (SELECT min(rowid) FROM tallies)",
    "UPDATE boards SET rating = rating + 1 WHERE rowid = (SELECT min(rowid) FROM boards)",
    "UPDATE rating_changes SET mu_after = mu_after + 1 WHERE rowid = (SELECT max(rowid) FROM rating_changes)",
    "UPDATE deal_sums SET deals = deals + 1 WHERE rowid = (SELECT min(rowid) FROM deal_sums)",
)
"""Changes of what follows from results."""
_LIVE: Final = "SELECT table_id FROM tables WHERE status = 'playing' ORDER BY table_id LIMIT 1"
_PROVED: Final = """SELECT t.table_id FROM tables t WHERE t.status IN ('over', 'closed') AND t.veiled = 0
AND EXISTS (SELECT 1 FROM proofs p WHERE p.table_id = t.table_id AND p.deal = 1 AND p.root IS NOT NULL)
ORDER BY (SELECT count(*) FROM results r WHERE r.table_id = t.table_id) DESC, t.table_id LIMIT ?"""
"""The matches that have ended, those with most deals first."""
_NOT_SEATED: Final = """SELECT member_id FROM seats WHERE member_id IS NOT NULL
EXCEPT SELECT s.member_id FROM seats s JOIN tables t USING (table_id)
WHERE t.status NOT IN ('over', 'closed') ORDER BY 1 LIMIT 1"""
