"""The three verifiers, asked about changed files: each says why it refuses one, or nothing."""

import contextlib
import io
import sys
from pathlib import Path

import pytest

from data.verifier import ProofRefused, check_proof

FOLDER = Path(__file__).parents[3] / "bot" / "proofs"
ALONE, PAGE = FOLDER / "verify.py", FOLDER / "verify.html"
_CODE = compile(ALONE.read_text("utf-8"), str(ALONE), "exec")


def by_the_program(text: str) -> str | None:
    """What `python -m bot verify` checks with, without playing again."""
    try:
        check_proof(text)
    except ProofRefused as refused:
        return str(refused)
    return None


def by_the_one_file(text: str, where: Path) -> str | None:
    """The one file, run as a script with a file of its own in the folder."""
    file = where / "match.json"
    file.write_text(text, "utf-8")
    with pytest.MonkeyPatch.context() as patch, contextlib.redirect_stdout(io.StringIO()):
        patch.setattr(sys, "argv", [ALONE.name, str(file)])
        try:
            exec(_CODE, {"__name__": "__main__"})
        except SystemExit as refused:
            return str(refused.code)
    return None


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
"""Asks the page about changes of a file, given its text and what ``Mutation.told`` says of each."""
