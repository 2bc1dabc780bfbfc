"""A cup of 64 with 32 tables at once stays within what one token may request."""

from pathlib import Path

import pytest

from engine.tournaments.tournament import Stage
from tests.play.conftest import opened
from tests.play.evening import MINUTE, SECOND
from tests.tools.bench.bench_cup import ENTRANTS, edits_of, opened_cup, play, settle, shortest_gap

pytestmark = pytest.mark.long

PER_SECOND = 50
"""Requests that Discord allows a token (docs/measurements.md)."""
EDITS_MS = 5 * SECOND
"""The message of a tournament is edited at most once in this time."""


async def test_a_cup_of_64_stays_within_the_budget_of_one_token(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path, monkeypatch, judged=False) as harness:
        evening, meter = await opened_cup(harness, ENTRANTS)
        played = await play(evening, meter, lasting_ms=MINUTE)
        assert (played.live.state.stage, played.most) == (Stage.RUNNING, ENTRANTS // 2)
        assert played.moves > 4 * played.most, "the tables are played at, all at once"
        for pairing, table in (await evening.tables())[:24]:  # results that come two in a second
            channel = harness.playground.world.channels[str(table.channel)]
            loser = evening.member(pairing, 0)
            await loser.slash("table resign", channel=channel, table=str(table.number), sure=True)
            assert not table.live
            harness.clock.advance(SECOND // 2)
            await settle(meter)
        assert meter.most_in_a_second() <= PER_SECOND
        edits = edits_of(played.live, meter)
        assert len(edits) > 2
        assert shortest_gap(edits) >= EDITS_MS
