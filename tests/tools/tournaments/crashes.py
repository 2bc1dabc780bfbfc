"""Tournaments of the whole manager whose processes die at drawn writes."""

import asyncio
import logging
import tempfile
import time
from collections import Counter
from contextlib import nullcontext
from pathlib import Path
from random import Random
from typing import Any, Final

from bot.manager.time.clock import ManualClock
from engine.tournaments.settings import Format
from tests.bot.manager.harness import open_harness, share
from tests.bot.manager.tournaments.evening import DUPLICATE, LARGER, PARTNERS, Evening, Mishap, faults
from tests.postgres import Postgres
from tests.tools.simulate.simulation import MEMORY

SECONDS: Final = 300
"""Real seconds after which a tournament counts as stuck."""


def drawn(form: Format, chance: Random) -> tuple[str, dict[str, Any], tuple[int, ...]]:
    """Return the name of a kind of tournament, its settings, and numbers of people for it."""
    few = (2, 3, 4, 5, 6)
    kinds: list[tuple[str, dict[str, Any], tuple[int, ...]]] = [("of two", {}, few)]
    if form in (Format.ARENA, Format.SWISS):
        kinds += [("of three", LARGER, (3, 4, 6, 7)), ("of partners", PARTNERS, (4, 5, 8))]
    if form in (Format.SWISS, Format.ROUND_ROBIN):
        kinds.append(("duplicate", DUPLICATE, few))
    if form is Format.SWISS:
        kinds.append(("duplicate of three", LARGER | DUPLICATE, (6, 7)))
    return chance.choice(kinds)


async def play(
    name: str, form: Format, folder: Path, url: str | None = None
) -> tuple[list[str], Counter[str]]:
    """Play the tournament of a name; return its faults, and how often what happened.

    ``url``: that of an empty database of a server; None: a file in ``folder``.
    """
    chance = Random(name)
    harness = await open_harness(folder / "cards.sqlite3", ManualClock(), url=url)
    harness.messenger.draws = False
    others = [await harness.another()] if chance.random() < 0.25 else []
    kind, settings, counts = drawn(form, chance)
    if harness.database.shared or others:
        share(harness, *others)
    else:
        await harness.manager.start()
    evening = Evening(
        harness,
        form,
        count=chance.choice(counts),
        mishap=chance.choice(list(Mishap)),
        every=chance.choice((15, 30, 60) if url is None else (30, 60)),  # a connection takes long
        down_ms=0 if harness.database.shared else chance.choice((0, 0, 20_000, 120_000)),
        chance=chance,
        more=settings,
        others=others,
    )
    try:
        async with asyncio.timeout(SECONDS):
            await evening.play()
            found = await faults(evening)
    except Exception as error:
        found = [f"{type(error).__name__}: {error}"]
    await evening.close()
    kinds = Counter({what: evening.happened[what] for what in ("killed", "refused")})
    kinds["with two processes"] = len(others)
    kinds[kind] = 1
    return found, kinds


def play_all(seed: str, first: int, each: int, forms: list[Format], server: Postgres | None = None) -> int:
    """Play so many of each format and print the figures; return how many had faults.

    ``server``: where the databases are; None: in files.
    """
    logging.disable(logging.CRITICAL)
    faulty = 0
    for form in forms:
        happened, wrong, began = Counter[str](), 0, time.process_time()
        for number in range(first, first + each):
            with (
                tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.exists() else None) as folder,
                server.fresh() if server is not None else nullcontext() as url,
            ):
                found, kinds = asyncio.run(play(f"{seed} {form} {number}", form, Path(folder), url))
            happened += kinds
            wrong += bool(found)
            if found:
                print(f"{form}: --crashes --seed {seed} --first {number} --each 1", *found, sep="\n  ")
        faulty += wrong
        minutes = (time.process_time() - began) / 60
        print(
            f"{form}: {each} tournaments, {wrong} with faults, {minutes:.1f} min, "
            f"{dict(sorted(happened.items()))}",
            flush=True,
        )
    return faulty
