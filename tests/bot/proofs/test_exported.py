"""The bot's exports of real matches are accepted by every verifier."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from data.fairness.proof_export import dump_proof, open_proof
from data.tables.match_export import dump_record
from engine import GAMES
from tests.bot.manager.harness import ANN, Harness
from tests.bot.manager.test_proof_export import match_of, played
from tests.bot.proofs.verifiers import by_the_one_file, by_the_program


@pytest.mark.long
@pytest.mark.parametrize("game", list(GAMES))
async def test_what_is_exported_of_a_match_is_proved_by_its_file_alone(
    harness: Harness, game: str, tmp_path: Path
) -> None:
    table = await played(harness, game)
    await harness.play_match(table)
    match = await match_of(harness, table)
    record = dump_record(replace(match.stored, proof=json.dumps(open_proof(match))))
    for text in (record, dump_proof(match, table.seat_for(ANN.id)), dump_proof(match, None)):
        assert text is not None
        assert by_the_program(text) is None
        assert by_the_one_file(text, tmp_path) is None
