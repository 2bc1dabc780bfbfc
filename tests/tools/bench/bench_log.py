"""Size of the log at INFO: whole matches of every game, by people who press, in both formats.

A match writes a line when its table is opened, when it begins and when it ends, so the shortest matches write
most. The last rows say what a day of 10,000 presses writes in matches of each game, and with a press in a
hundred that is refused because nothing can be stored.
"""

import asyncio
import logging
import tempfile
from pathlib import Path

import pytest

from engine import GAMES
from tests.play.conftest import opened
from tests.play.logged import SHORT, Match, logged

Row = tuple[str, float, str]

PRESSES_OF_A_DAY = 10_000
REFUSED = 100
"""One press in so many is refused on a bad day."""
_PRESS = "1575442598787547204"


async def _match(game: str) -> tuple[int, tuple[int, int]]:
    """Play a short match; return its presses, and the bytes of the log in text and in JSON."""
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        async with opened(Path(folder), patch, judged=False) as harness:
            with logged(logging.INFO) as log:
                match = await Match.begin(harness, game, SHORT[game])
                await match.play()
            return match.presses, (len(log.text.getvalue().encode()), len(log.json.getvalue().encode()))


def _refusal() -> tuple[int, int]:
    """Return the bytes of the line about a press that was not stored, in text and in JSON."""
    about = {"verb": "act", "table": "sry3da4q2a", "deal": 1, "ply": 12, "press": _PRESS}
    with logged(logging.INFO) as log:
        logging.getLogger("cogs.answers").info("not stored", extra=about)
    return len(log.text.getvalue()), len(log.json.getvalue())


def run() -> list[Row]:
    """Return (name, value, unit)."""
    rows: list[Row] = []
    refusals = _refusal()
    for game in GAMES:
        presses, sizes = asyncio.run(_match(game))
        rows.append((f"{game}: presses of a short match", presses, ""))
        for form, size, refusal in zip(("text", "JSON"), sizes, refusals, strict=True):
            day = size / presses * PRESSES_OF_A_DAY
            bad = PRESSES_OF_A_DAY / REFUSED * refusal
            rows += [
                (f"{game}: log of the match at INFO, {form}", size, "bytes"),
                (f"{game}: log of a day of {PRESSES_OF_A_DAY:,} presses, {form}", day / 1_000, "KB"),
                (f"{game}: the same, 1 % of the presses refused, {form}", (day + bad) / 1_000, "KB"),
            ]
    return rows


if __name__ == "__main__":
    for name, value, unit in run():
        print(f"{name:76}{value:12,.1f} {unit}")
