"""The *expert* of an earlier commit, in a process of its own: what a new one is measured against.

Its whole engine comes from the repository's history, search and networks alike, and so stays what it was.
Nobody meets it at a table.
"""

import io
import os
import pickle
import subprocess
import sys
import zipfile
from contextlib import AbstractContextManager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, Self

from engine.actions import Action
from engine.views import View

COMMITS: Final = {"expert-1": "7ac52fab2348c417b3eaf7c3cf286f423af550c7"}
"""Where the engine of each baseline comes from, by its name."""
BUDGETS: Final = {
    "gin": 300,
    "panguingue": 6,
    "rummy500": 150,
    "control": 20,
    "hand": 40,
    "hand_partnership": 40,
}
"""The most playouts of its decisions: those of the table in docs/strength.md at that commit."""
_ROOT: Final = Path(__file__).parents[3]
_PLAYER: Final = """
import pickle, sys
from engine.ai import expert
budget = int(sys.argv[1])
while True:
    try:
        view = pickle.load(sys.stdin.buffer)
    except EOFError:
        break
    pickle.dump(expert(view, budget).best.action, sys.stdout.buffer)
    sys.stdout.buffer.flush()
"""


class Baseline(AbstractContextManager["Baseline"]):
    """A baseline that plays: a function from a view to an action."""

    def __init__(self, name: str, game: str) -> None:
        """Start the process.

        Raises LookupError if the repository's history does not reach back to the commit.
        """
        self._folder = TemporaryDirectory(prefix=f"{name}-")
        archive = subprocess.run(
            ["git", "archive", "--format=zip", COMMITS[name], "engine"],
            cwd=_ROOT,
            capture_output=True,
            check=False,
        )
        if archive.returncode:
            raise LookupError(
                f"{name} is the engine of commit {COMMITS[name]}, which this clone does not have."
            )
        with zipfile.ZipFile(io.BytesIO(archive.stdout)) as files:
            files.extractall(self._folder.name)
        self._process = subprocess.Popen(
            [sys.executable, "-c", _PLAYER, str(BUDGETS[game])],
            cwd=self._folder.name,
            env={**os.environ, "PYTHONPATH": self._folder.name},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def __call__(self, view: View) -> Action:
        """Return its action."""
        channel, answers = self._process.stdin, self._process.stdout
        assert channel is not None
        assert answers is not None
        pickle.dump(view, channel)
        channel.flush()
        action: Action = pickle.load(answers)
        return action

    def __enter__(self) -> Self:
        """Return it."""
        return self

    def __exit__(self, *error: Any) -> None:
        """End the process."""
        self._process.communicate()
        self._folder.cleanup()
