"""Gin matches stored under version 1 of the rules replay as they were played.

They predate Hollywood gin and melds that can be named everywhere. There are three with different options,
among them defences by hand and named melds, with their options as stored.
"""

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from data.db.errors import RecordRefused
from data.tables.codec import dump_outcome, dump_result, load_action, load_options
from data.tables.match_export import dump_record, load_record
from data.tables.replay import new_match, play_again
from data.tables.row_types import StoredTable
from engine import GAMES
from engine.actions import Action
from engine.ai import Level, choose
from engine.cards import Card
from engine.deal import Deal
from engine.match import SEED_BYTES, Outcome
from tests.data.matches import stored_match

SPEC = GAMES["gin"]
MATCHES = json.loads((Path(__file__).parent / "gin_matches.json").read_text("utf-8"))


@pytest.mark.parametrize("stored", MATCHES, ids=["usual", "by-hand", "oklahoma"])
def test_older_matches_replay_to_the_same_results(stored: dict[str, Any]) -> None:
    assert "hollywood" not in json.loads(stored["options"])
    match = SPEC.new_match(seats=2, options=load_options(SPEC, stored["options"]), dealer=stored["dealer"])
    for old in stored["deals"]:
        assert match.outcome is None
        deck = [Card(int(card)) for card in old["deck"].split()]
        deal = match.deal(deck, seed=bytes(SEED_BYTES))
        for seat, action in old["actions"]:
            deal.apply(seat, load_action(SPEC, action))
        assert deal.result is not None
        assert dump_result(deal.result) == old["result"]
        match.close(deal)
    assert match.outcome is not None
    assert dump_outcome(match.outcome) == stored["outcome"]


def _played_well(deal: Deal, _: Random) -> tuple[int, Action]:
    return deal.actors[0], choose("gin", Level.NORMAL, deal.view(deal.actors[0]))


def _both(stored: StoredTable) -> list[Outcome]:
    """Return the outcome of a match by each version of the rules."""
    found = []
    for version in (1, 2):
        match = new_match(SPEC, replace(stored, spec_version=version))
        for _ in play_again(SPEC, match, stored):
            pass
        assert match.outcome is not None
        found.append(match.outcome)
    return found


def test_a_number_of_deals_keeps_the_winner_that_its_rules_gave_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first version compared points alone, although each deal won added some to the total."""
    monkeypatch.setattr("tests.data.matches.choice", _played_well)
    matches = (stored_match("gin", Random(seed), deals=3, box_bonus=1_000) for seed in range(100))
    stored = next(match for match in matches if len({each.winners for each in _both(match)}) == 2)
    first, today = _both(stored)
    assert first.scores == today.scores
    assert today.winners == tuple(seat for seat in (0, 1) if today.scores[seat] == max(today.scores))
    assert dump_outcome(today) == stored.outcome
    older = replace(stored, spec_version=1, outcome=dump_outcome(first))
    loaded = load_record(dump_record(older))
    assert (loaded.spec_version, loaded.outcome) == (1, older.outcome)
    with pytest.raises(RecordRefused):
        load_record(dump_record(replace(older, spec_version=2)))
