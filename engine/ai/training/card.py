"""The card of a network: how it was made, how well it plays, and what it was not trained for."""

import json
import subprocess
from collections.abc import Sequence
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from shutil import which
from typing import Any, NamedTuple

from engine.ai.training.run import Run, write


class Result(NamedTuple):
    """Matches of the network against an opponent: the share won, and half its 95 % interval."""

    opponent: str
    matches: int
    won: float
    half_width: float


def card(run: Run, data: bytes, command: str, results: Sequence[Result]) -> dict[str, Any]:
    """Return the card of the network in ``data``."""
    trainer = run.trainer
    return {
        "game": trainer.key,
        "command": command,
        "commit": _commit() or "unknown",
        "day": str(datetime.now(UTC).date()),
        "seed": run.seed,
        "learnt_against": trainer.against or trainer.learnt_against,
        "examples": run.examples,
        "steps": run.steps,
        "processor_hours": round(run.seconds / 3600, 2),
        "loss": round(run.loss, 4),
        "features": trainer.features,
        "cells": [*trainer.sizes],
        "sha256": sha256(data).hexdigest(),
        "strength": {"matches": trainer.measured_by, "against": [each._asdict() for each in results]},
        "not_trained_for": trainer.not_trained_for,
    }


def write_card(run: Run, data: bytes, command: str, results: Sequence[Result]) -> Path:
    """Write the card beside the network; return its place."""
    path = run.folder / f"{run.trainer.net}.json"
    write(path, (json.dumps(card(run, data, command, results), indent=2) + "\n").encode())
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
