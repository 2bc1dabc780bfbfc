"""The three verifiers agree on random files, and the fuzzer finds a verifier that disagrees."""

from pathlib import Path

import pytest

from data.fairness.verifier import Misfit
from tests.bot.proofs import fuzz, verifiers
from tests.bot.proofs.generator import GAMES
from tests.bot.proofs.verifiers import PAGE, TRUE, Verdicts

FILES = 300


@pytest.mark.long
def test_the_verifiers_agree_on_files_that_nobody_thought_of() -> None:
    found = fuzz.fuzz("tests", FILES)
    assert found.differences == []
    assert {*found.kinds} == {*fuzz.KINDS}
    assert found.kinds.total() == FILES
    assert found.verdicts[TRUE] >= found.kinds["true"]
    assert {Misfit.MALFORMED, Misfit.DECK, Misfit.CARD, Misfit.SHARES, Misfit.SOURCE} <= {*found.verdicts}


@pytest.mark.long
def test_the_generator_makes_matches_of_all_games_opened_and_sealed() -> None:
    files = [file for kind, file in (fuzz.generated("tests", at) for at in range(FILES)) if kind == "true"]
    for word in (*GAMES, "cardroom record", "cardroom proof", "unused", "source"):
        assert any(f'"{word}"'.encode() in file for file in files), word


@pytest.mark.long
@pytest.mark.parametrize(
    ("seed", "true", "planted"),
    [
        (15, ".sort(byCodePoints)", ".sort()"),
        (15, "ignoreBOM: true", "ignoreBOM: false"),
        (15, "Object.create(null)", "{}"),
        (15, "{0,14})$/", "{0,17})$/"),
        (14, "depth <= DEEPEST", "depth <= 100"),
    ],
)
def test_a_fault_that_is_planted_in_the_page_is_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, seed: int, true: str, planted: str
) -> None:
    script = PAGE.read_text("utf-8")
    assert true in script
    page = tmp_path / "verify.html"
    page.write_text(script.replace(true, planted), "utf-8")
    monkeypatch.setattr(verifiers, "PAGE", page)
    monkeypatch.setattr(fuzz, "SHRINKING", 1_000)
    monkeypatch.setattr(fuzz, "BATCH", 100)
    found = fuzz.fuzz(f"planted {seed}", FILES, enough=1)
    assert found.differences
    short = fuzz.shrunk(found.differences[0])
    assert len(short) < len(found.differences[0].file)
    with Verdicts() as verdicts:
        assert [*verdicts.of([short])] == [found.differences[0].said]
