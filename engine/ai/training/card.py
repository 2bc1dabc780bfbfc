"""The card of a network: how it was made, how well it plays, and what it was not trained for."""

import subprocess
from collections.abc import Sequence
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from shutil import which
from typing import Final, NamedTuple

from engine.ai.training.run import Run, write

CARD: Final = "value_net.md"


class Result(NamedTuple):
    """Matches of the network against an opponent: the share won, and half its 95 % interval."""

    opponent: str
    pairs: int
    won: float
    half: float


def card(run: Run, data: bytes, command: str, results: Sequence[Result]) -> str:
    """Return the card of the network in ``data``."""
    trainer = run.trainer
    sizes = " → ".join(map(str, trainer.sizes))
    lines = [
        f"# Value network of {trainer.key}",
        "",
        "| | |",
        "|---|---|",
        f"| made with | `{command}` |",
        f"| commit | {_commit() or 'unknown'} |",
        f"| day | {datetime.now(UTC).date()} |",
        f"| seed | {run.seed} |",
        f"| data | {run.examples:,} examples of self-play in {run.steps:,} steps |",
        f"| hours | {run.seconds / 3600:.2f} of one processor |",
        f"| version of the features | {trainer.features} |",
        f"| cells | {sizes} |",
        f"| sha256 | `{sha256(data).hexdigest()}` |",
        "",
        "Matches of the network alone, without search, two on the same decks with seats exchanged. Nothing",
        "was chosen by these decks. Intervals are those of 95 %.",
        "",
        "| against | won | matches |",
        "|---|---|---|",
        *(
            f"| {each.opponent} | {100 * each.won:.1f} ± {100 * each.half:.1f} % | {2 * each.pairs:,} |"
            for each in results
        ),
        "",
        f"Not trained for: {trainer.not_trained_for}.",
        "",
    ]
    return "\n".join(lines)


def write_card(run: Run, data: bytes, command: str, results: Sequence[Result]) -> Path:
    """Write the card beside the network; return its place."""
    path = run.folder / CARD
    write(path, card(run, data, command, results).encode())
    return path


def _commit() -> str:
    """Return the commit of the program, or nothing where there is no repository."""
    git = which("git")
    if git is None:
        return ""
    asked = [git, "describe", "--always", "--dirty"]
    found = subprocess.run(  # noqa: S603 - nothing in it comes from elsewhere
        asked, cwd=Path(__file__).parent, capture_output=True, text=True, check=False
    )
    return found.stdout.strip()
