"""The Python verifiers accept true files only (the page: tests/playground/page)."""

import ast
import hashlib
import hmac
import json
import re
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.__main__ import main
from data.fairness.verifier import pack_of
from data.tables.card_names import write_cards
from engine.cards import pack, parse_cards
from engine.piles import shuffled
from engine.proofs import Tree, commitment, deal_key, digest, entry, lot, order, seed
from tests.bot.proofs.made import PACKS, PLAYED, VECTORS, pack_asked, proved, workings
from tests.bot.proofs.mutations import mutations
from tests.bot.proofs.verifiers import ALONE, by_the_one_file, by_the_program
from tests.bot.proofs.wrong import wrong_files

KINDS = ("opened", "sealed")
SAMPLE = 40
"""Number of mutations tested for each file, of more than two thousand for all twelve."""


def vector(name: str) -> Any:
    return json.loads((VECTORS / f"{name}.json").read_text("utf-8"))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", PLAYED)
def test_a_true_file_is_accepted_alone_in_a_folder(game: str, kind: str, tmp_path: Path) -> None:
    shutil.copy(ALONE, tmp_path)
    shutil.copy(VECTORS / f"{game}-{kind}.json", tmp_path / "match.json")
    done = subprocess.run(
        [sys.executable, "-I", ALONE.name, "match.json"], cwd=tmp_path, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "The proof is true" in done.stdout
    for deal in vector(f"{game}-{kind}")["proof"]["deals"]:
        assert f"Deal {deal['deal']}: commitment {deal['commitment']}" in done.stdout
    assert by_the_program((tmp_path / "match.json").read_text("utf-8")) is None


@pytest.mark.long
@pytest.mark.parametrize("game", PLAYED)
def test_what_is_proved_today_is_true_and_can_be_played_again(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = proved(game, 3, **PLAYED[game])
    for file in (made.opened, made.sealed):
        text = json.dumps(file, ensure_ascii=False)
        assert by_the_one_file(text, tmp_path) is None
        assert main(["verify", str(tmp_path / "match.json")]) == 0
    said = capsys.readouterr().out
    assert "Deal 2: commitment, no share of anybody" in said
    assert "Deal 3 was broken off" in said
    for deal in made.opened["proof"]["deals"]:
        assert f"Commitment {deal['commitment']}, root {deal['root']}, entry {deal['entry']}." in said
    assert "Every move was played again" in said
    assert f"{made.sealed['proof']['deals'][0]['cards'][0]['card']} at position" in said


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", PLAYED)
def test_no_changed_file_is_accepted(game: str, kind: str, tmp_path: Path) -> None:
    file, other = vector(f"{game}-{kind}"), getattr(proved(game, 2, **PLAYED[game]), kind)
    changes = list(mutations(file, other, Random(game)))
    assert len(changes) > 800
    for change in Random(kind).sample(changes, SAMPLE):
        text = json.dumps(change.of(file))
        for said in (by_the_program(text), by_the_one_file(text, tmp_path)):
            assert said is not None, str(change)
            assert re.fullmatch(r"(Refused \(\w+\)\. )?[A-Z].*\.", said), said


@pytest.mark.long
@pytest.mark.parametrize("game", PLAYED)
def test_a_refusal_names_what_does_not_fit(game: str, tmp_path: Path) -> None:
    for done, file, named in wrong_files(game):
        text = json.dumps(file)
        assert re.search(named, by_the_program(text) or ""), done
        assert re.search(named, by_the_one_file(text, tmp_path) or ""), done


@pytest.mark.long
def test_what_is_no_json_of_a_proof_is_refused(tmp_path: Path) -> None:
    true = (VECTORS / "gin-opened.json").read_text("utf-8")
    for text in (
        "", "[]", "null", '"proof"', "{}", true[:-2], true + "}", "[" * 100_000,
        true.replace('"root":', '"root":"","root":', 1), true.replace('"size":52', '"size":52.0', 1),
        true.replace('"size":52', '"size":5.2e1', 1), true.replace('"size":52', '"size":NaN', 1),
        true.replace('"size":52', '"size":' + "9" * 5000, 1),
    ):  # fmt: skip
        assert by_the_program(text) is not None, text[:80]
        assert by_the_one_file(text, tmp_path) is not None, text[:80]
    for text in ("\ufeff" + true, true.replace('"size":52', '"size":-0', 1), true + " " * 4_000_000):
        assert by_the_program(text) is not None
        assert by_the_one_file(text, tmp_path) is not None
    assert by_the_program(true + " " * 4_000_000) == "The file is longer than 4,000,000 bytes."
    assert by_the_program(true + " " * (4_000_000 - len(true.encode()))) is None


def test_a_file_that_is_too_long_is_not_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "long.json"
    with file.open("wb") as opened:
        opened.truncate(10**11)  # larger than memory, were it read
    done = subprocess.run([sys.executable, "-I", ALONE, file], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr == "Refused (malformed). The file is longer than 4,000,000 bytes.\n"
    assert main(["verify", str(file)]) == 2
    assert "is longer than 4,000,000 bytes" in " ".join(capsys.readouterr().err.split())


def test_moves_that_do_not_follow_are_found_by_playing_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = proved("gin", 3, **PLAYED["gin"]).opened
    record["deals"][0]["actions"].pop()
    file = tmp_path / "moved.json"
    file.write_text(json.dumps(record), "utf-8")
    assert by_the_program(json.dumps(record)) is None
    assert main(["verify", str(file)]) == 2
    assert "is refused" in " ".join(capsys.readouterr().err.split())


def test_the_command_refuses_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = vector("gin-opened")
    del record["proof"]
    file = tmp_path / "bare.json"
    file.write_text(json.dumps(record), "utf-8")
    assert main(["verify", str(file)]) == 2
    assert (
        " ".join(capsys.readouterr().err.split()) == f"cardroom: {file} is refused. This match has no proof."
    )
    assert main(["verify", str(tmp_path / "none.json")]) == 2
    assert "cannot be read" in " ".join(capsys.readouterr().err.split())


def test_the_workings_are_what_the_engine_does() -> None:
    assert vector("workings") == json.loads(json.dumps(workings()))


def test_the_page_of_bytes_has_a_true_example() -> None:
    page = (ALONE.parent / "PROOFS.md").read_text("utf-8")
    secret, options, cards = bytes(range(32)), digest({}), parse_cards("AS 10S 10S JK JK KH")
    key = deal_key(secret, table="t1", deal=1, game="gin", options=options, shares=())
    dealt = order(key, pack())
    tree, sealed = Tree.of(key, dealt), commitment(secret)
    entered = entry(
        "0" * 64, table="t1", deal=1, game="gin", options=options, commitment=sealed, size=52, root=tree.root,
        result=options,
    )  # fmt: skip
    shown = (
        secret.hex(), sealed, options, key.hex(), f"{write_cards(dealt[:8])} … {write_cards(dealt[-3:])}",
        seed(key).hex(), tree.proof(0).salt, tree.root, *tree.proof(51).path, entered,
        write_cards(shuffled(cards, secret, 0)), write_cards(shuffled(cards, secret, 1)),
    )  # fmt: skip
    assert [each for each in shown if f"`{each}`" not in page] == []
    assert f"| first dealer of two | {lot(key, 'dealer', 2)} |" in page


@pytest.mark.parametrize(("game", "seats", "options"), PACKS)
def test_the_verifiers_know_every_pack(game: str, seats: int, options: dict[str, Any]) -> None:
    chosen, cards = pack_asked(game, seats, options)
    by_the_one_file = runpy.run_path(str(ALONE))["pack_of"]
    assert " ".join(by_the_one_file(game, chosen, seats)) == cards
    assert write_cards(pack_of(game, chosen, seats)) == cards


@pytest.mark.parametrize("game", PLAYED)
def test_the_workings_of_a_match_are_those_of_its_file(game: str) -> None:
    opened = vector(f"{game}-opened")
    for deal, worked in zip(opened["proof"]["deals"], vector(f"{game}-workings"), strict=True):
        secret = bytes.fromhex(deal["secret"])
        assert hashlib.sha256(b"cardroom fair 1 secret" + secret).hexdigest() == deal["commitment"]
        assert hmac.digest(secret, worked["key_of"].encode("ascii"), "sha256").hex() == worked["key"]
        assert worked["root"] == deal["root"]
    for played, worked in zip(opened["deals"], vector(f"{game}-workings"), strict=False):
        assert (played["deck"], played["seed"]) == (worked["order"], worked["seed"])


def test_the_one_file_is_short_and_needs_python_alone() -> None:
    lines = ALONE.read_text("utf-8").splitlines()
    assert len(lines) <= 270
    imported = {
        name.partition(".")[0]
        for node in ast.walk(ast.parse("\n".join(lines)))
        for name in (
            [alias.name for alias in node.names] if isinstance(node, ast.Import)
            else [node.module or "."] if isinstance(node, ast.ImportFrom)
            else []
        )
    }  # fmt: skip
    assert imported <= sys.stdlib_module_names


def test_nothing_imports_the_one_file() -> None:
    root = ALONE.parents[2]
    for folder in ("engine", "data", "bot", "cogs"):
        for file in (root / folder).rglob("*.py"):
            assert "bot.proofs" not in file.read_text("utf-8"), file
