"""The three verifiers; each returns why it refuses a file, or nothing."""

import contextlib
import io
import re
import runpy
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, Self

import pytest

from data.fairness.verifier import ProofRefused, check_proof

FOLDER = Path(__file__).parents[3] / "bot" / "proofs"
ALONE, PAGE = FOLDER / "verify.py", FOLDER / "verify.html"
TRUE: Final = "true"
"""The verdict on a true file; any other verdict is the reason for a refusal."""
_CODE = compile(ALONE.read_text("utf-8"), str(ALONE), "exec")
_HARNESS = Path(__file__).parent / "page.js"


def by_the_program(text: str) -> str | None:
    """Check with the code of `python -m bot verify`, without replaying the match."""
    try:
        check_proof(text)
    except ProofRefused as refused:
        return str(refused)
    return None


def by_the_one_file(text: str, where: Path) -> str | None:
    """Check with the single-file script, which reads a file in the folder ``where``."""
    file = where / "match.json"
    file.write_text(text, "utf-8", newline="")
    with pytest.MonkeyPatch.context() as patch, contextlib.redirect_stdout(io.StringIO()):
        patch.setattr(sys, "argv", [ALONE.name, str(file)])
        try:
            exec(_CODE, {"__name__": "__main__"})
        except SystemExit as refused:
            return str(refused.code)
    return None


class Verdicts:
    """A context with all three verifiers, in this process and one Node process, for many files."""

    def __init__(self) -> None:
        self._alone = runpy.run_path(str(ALONE))

    def __enter__(self) -> Self:
        self._page = subprocess.Popen([node(), _HARNESS, PAGE], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        return self

    def __exit__(self, *_: object) -> None:
        self._page.communicate()

    def of(self, files: Sequence[bytes]) -> Iterator[tuple[str, str, str]]:
        """Yield the verdicts of the program, the single file and the page on each file, in order.

        The page works concurrently on as many files as a pipe holds answers for.
        """
        assert self._page.stdin is not None
        assert self._page.stdout is not None
        for file in files:
            self._page.stdin.write(len(file).to_bytes(4, "big") + file)
        self._page.stdin.flush()
        for program, alone in [(_by_program(file), self._by_one_file(file)) for file in files]:
            yield program, alone, self._page.stdout.readline().decode().rstrip("\n")

    def _by_one_file(self, file: bytes) -> str:
        try:
            with contextlib.redirect_stdout(None):
                self._alone["check"](self._alone["read"](file))
        except SystemExit as refused:
            reason = re.match(r"Refused \((\w+)\)\. ", str(refused.code))
            return reason[1] if reason else f"crashed {refused.code}"
        except Exception as error:
            return f"crashed {error!r}"
        return TRUE


def _by_program(file: bytes) -> str:
    try:
        check_proof(file)
    except ProofRefused as refused:
        return refused.reason.value
    except Exception as error:
        return f"crashed {error!r}"
    return TRUE


def node() -> str:
    """Return the path of Node: installed, or the one that comes with Playwright."""
    found = shutil.which("node")
    if found is not None:
        return found
    from playwright._impl._driver import compute_driver_executable

    return compute_driver_executable()[0]


CHANGED = """async ([text, changes]) => {
  const said = [];
  for (const { where, gone, value } of changes) {
    const file = JSON.parse(text);
    const part = where.slice(0, -1).reduce((found, step) => found[step], file), last = where.at(-1);
    if (!gone) part[last] = value; else if (Array.isArray(part)) part.splice(last, 1); else delete part[last];
    try { await verify(JSON.stringify(file)); said.push(null); } catch (refused) {
      said.push(refused instanceof Refused ? refused.message : `crashed: ${refused}`);
    }
  }
  return said;
}"""
"""Run the page on mutations of a file, given its text and their ``Mutation.told``."""
