"""Matches of gin stored before Hollywood gin and before melds could be named everywhere: they replay as then.

Three by different options, defences by hand and named melds among them, with their options as they stood.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from data.codec import dump_outcome, dump_result, load_action, load_options
from engine import GAMES
from engine.cards import Card
from engine.match import SEED_BYTES

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
