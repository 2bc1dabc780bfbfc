"""Tournaments go on whatever happens at a write, and nothing happens twice."""

from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.manager.time.clock import ManualClock
from engine.tournaments.settings import Format
from tests.bot.manager.harness import MINUTE, open_harness, share
from tests.bot.manager.tournaments.evening import (
    DUPLICATE,
    LARGER,
    PARTNERS,
    Evening,
    Mishap,
    faults,
    result_of,
)
from tests.postgres import Postgres

SETTLED = (Format.ROUND_ROBIN, Format.SWISS, Format.LEAGUE)
"""Formats whose result follows from who wins each match, whatever is drawn and when."""

SHORTER = {"length_ms": MINUTE // 4}
"""An arena of a minute has several hundred matches, as people resign at once."""


@pytest.mark.long
@pytest.mark.parametrize("form", Format)
async def test_mishaps_all_evening(tmp_path: Path, form: Format) -> None:
    results = []
    undisturbed = [None] if form in SETTLED else []
    for mishap in (*undisturbed, *Mishap):
        harness = await open_harness(tmp_path / f"{mishap}.sqlite3", ManualClock())
        harness.messenger.draws = mishap is Mishap.KILLED  # the pages of tables do not depend on the mishap
        await harness.manager.start()
        evening = Evening(
            harness, form, mishap=mishap, every=15, down_ms=20_000, chance=Random(f"{form}"), more=SHORTER
        )
        results.append(result_of(await evening.play()))
        assert await faults(evening) == []
        assert mishap is None or sum(evening.happened.values()) > 4
        await evening.close()
    if form in SETTLED:
        assert results == results[:1] * 4


@pytest.mark.long
@pytest.mark.parametrize(
    ("form", "count", "more"),
    [
        (Format.ARENA, 7, LARGER),
        (Format.SWISS, 8, PARTNERS),
        (Format.ROUND_ROBIN, 4, DUPLICATE),
        (Format.SWISS, 6, LARGER | DUPLICATE),
    ],
)
async def test_mishaps_at_larger_tables_and_with_duplicate_deals(
    tmp_path: Path, form: Format, count: int, more: dict[str, Any]
) -> None:
    harness = await open_harness(tmp_path / "cards.sqlite3", ManualClock())
    await harness.manager.start()
    evening = Evening(harness, form, count, Mishap.KILLED, every=30, down_ms=20_000, more=more)
    await evening.play()
    assert await faults(evening) == []
    assert evening.happened["killed"] > 2
    await evening.close()


@pytest.mark.long
@pytest.mark.parametrize("form", Format)
async def test_two_processes_look_at_the_same_moment(tmp_path: Path, form: Format) -> None:
    evening = await together(tmp_path, form)
    await evening.play()
    assert await faults(evening) == []
    await evening.close()


@pytest.mark.long
@pytest.mark.parametrize("mishap", Mishap)
async def test_mishaps_of_two_processes(tmp_path: Path, mishap: Mishap) -> None:
    evening = await together(tmp_path, Format.SWISS, mishap=mishap, every=20)
    await evening.play()
    assert await faults(evening) == []
    await evening.close()


@pytest.mark.parametrize(("form", "mishap"), [*zip(Format, cycle(Mishap), strict=False)])
async def test_mishaps_on_a_server(tmp_path: Path, postgres: Postgres, form: Format, mishap: Mishap) -> None:
    with postgres.fresh() as url:
        evening = await together(tmp_path, form, url=url, mishap=mishap, every=25)
        await evening.play()
        assert await faults(evening) == []
        assert sum(evening.happened.values()) > 2
        await evening.close()


async def together(tmp_path: Path, form: Format, *, url: str | None = None, **more: Any) -> Evening:
    """Return an evening with two processes on one database; ``url``: that of a server's."""
    harness = await open_harness(tmp_path / "cards.sqlite3", ManualClock(), url=url)
    other = await harness.another()
    share(harness, other)
    return Evening(harness, form, others=[other], **more)
