"""The import contracts of pyproject.toml refuse forbidden imports planted in a copy."""

import shutil
import sys
from graphlib import TopologicalSorter
from itertools import pairwise
from pathlib import Path

import grimp
import pytest
from importlinter import api
from importlinter.application.use_cases import create_report, read_user_options
from importlinter.contracts.acyclic_siblings import AcyclicSiblingsContract
from importlinter.contracts.forbidden import ForbiddenContract
from importlinter.contracts.layers import LayersContract
from importlinter.domain.contract import registry

ROOT = Path(__file__).parents[2]
PACKAGES = ("engine", "data", "bot", "cogs")

OUTSIDE = "cogs → bot → data → engine"
INSIDE = "inside the bot: run → ui → texts → manager → workers → pictures"
NO_DISCORD = "no Discord below the ui, and no network"
STORAGE = "inside storage: audit and transfer → rankings, ledger and tournaments → fairness → tables → db"
MANAGER = "inside the manager: inbox → tournaments → play → results → publishing → tables → time"
PYDANTIC = "pydantic at the borders: settings, stored JSON, what people type"
DATABASE = "the database is storage's alone"
PURE = "the engine is pure"
PLAYGROUND = "the playground knows nothing of the bot"
CIRCLE = "no circle in the playground"
THROUGH = "nor one through its package"
RUN_CIRCLE = "no circle in bot.run"
SUBJECTS = "no circle in the texts, the pages and the pictures"
NUMPY = "numpy is for the networks, and the rules do without it"
NETWORKX = "networkx is for pairings"
TRAINING = "only the training imports the training"

LAYERS = {
    "trial": "sandbox",
    "run": "client",
    "ui": "components",
    "texts": "names",
    "manager": "manager",
    "workers": "pool",
    "pictures": "style",
}
"""The layers of the bot from the top, with a module of each."""
WAYS = {
    "plainly": "import {0}",
    "for its types": "from typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    import {0}",
    "late": "def late():\n    import {0}",
}
PLANTED = [
    *(
        (INSIDE, f"bot/{lower}/{LAYERS[lower]}.py", f"import bot.{upper}.{LAYERS[upper]}")
        for upper, lower in pairwise(LAYERS)
    ),
    *((INSIDE, "bot/ui/components.py", way.format("bot.run.client")) for way in [*WAYS.values()][1:]),
    (INSIDE, "bot/pictures/style.py", "from bot.run import client"),
    (INSIDE, "bot/run/client.py", "import bot.__main__"),
    (INSIDE, "bot/run/playground_process.py", "import bot.playground.resources.world"),
    (INSIDE, "bot/manager/play/lobby.py", "from bot.playground import Playground"),
    (INSIDE, "bot/cellar.py", ""),
    (OUTSIDE, "data/tables/codec.py", "import bot.manager"),
    (OUTSIDE, "bot/ui/tables/board.py", "import cogs.play"),
    (OUTSIDE, "engine/cards.py", "import data.db.errors"),
    *((NO_DISCORD, "bot/manager/play/match_runner.py", way.format("discord")) for way in WAYS.values()),
    *((NO_DISCORD, f"bot/{layer}/{LAYERS[layer]}.py", "import discord.ui") for layer in [*LAYERS][3:]),
    (NO_DISCORD, "data/tables/codec.py", "import discord"),
    (NO_DISCORD, "engine/cards.py", "import discord"),
    (NO_DISCORD, "bot/manager/play/match_runner.py", "from aiohttp import web"),
    (PYDANTIC, "bot/manager/tables/table.py", "from pydantic import BaseModel"),
    (STORAGE, "data/db/sqlite.py", "import data.tables.codec"),
    (STORAGE, "data/tables/tables.py", "import data.ledger.ledger"),
    (STORAGE, "data/ledger/ledger.py", "import data.rankings.ratings"),
    (STORAGE, "data/cellar.py", ""),
    (MANAGER, "bot/manager/tables/table.py", "import bot.manager.publishing.messages"),
    (MANAGER, "bot/manager/publishing/leases.py", "import bot.manager.play.lobby"),
    (MANAGER, "bot/manager/cellar.py", ""),
    (DATABASE, "bot/manager/tables/table_cache.py", "import aiosqlite"),
    (PURE, "engine/games/gin/deal.py", "import time"),
    (NUMPY, "engine/games/gin/deal.py", "import numpy"),
    (NETWORKX, "engine/games/gin/deal.py", "import networkx"),
    (TRAINING, "bot/workers/pool.py", "import engine.ai.training.card"),
    *(
        (PLAYGROUND, "bot/playground/resources/world.py", f"import bot.{layer}.{LAYERS[layer]}")
        for layer in LAYERS
    ),
    (PLAYGROUND, "bot/playground/resources/world.py", "import engine.cards"),
    (PLAYGROUND, "bot/playground/resources/world.py", "import discord"),
    (CIRCLE, "bot/playground/resources/world.py", "import bot.playground.server"),
    (THROUGH, "bot/playground/resources/world.py", "from bot.playground import Playground"),
    *((RUN_CIRCLE, "bot/run/monitoring/metrics.py", way.format("bot.run.client")) for way in WAYS.values()),
    (SUBJECTS, "bot/texts/games/sheets.py", "import bot.texts.results.scores"),
    (SUBJECTS, "bot/texts/play/events.py", "from bot.texts import refusals"),
    (SUBJECTS, "bot/ui/games/choices.py", "import bot.ui.play.hand_panel"),
    (SUBJECTS, "bot/ui/tables/lobby.py", "from bot.ui.results import replay"),
    (SUBJECTS, "bot/pictures/deck/pips.py", "from bot.pictures import canvas"),
]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program, with a cache of its imports."""
    made = tmp_path_factory.mktemp("copy")
    for package in PACKAGES:
        shutil.copytree(ROOT / package, made / package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", made)
    return made


@pytest.fixture
def instead(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Import the packages from the copy."""
    for package in PACKAGES:
        monkeypatch.delitem(sys.modules, package, raising=False)
    monkeypatch.syspath_prepend(copy)


def broken(tree: Path, only: str = "") -> set[str]:
    """Return the names of the contracts that a tree breaks, of all contracts or of one."""
    for kind in (AcyclicSiblingsContract, ForbiddenContract, LayersContract):
        registry.register(kind, kind.type_name)
    options = read_user_options(str(tree / "pyproject.toml"))
    options.contracts_options = [each for each in options.contracts_options if only in ("", each["name"])]
    report = create_report(options, cache_dir=str(tree / "cache"))
    return {contract.name for contract, check in report.get_contracts_and_checks() if not check.kept}


@pytest.mark.long
def test_no_modules_import_each_other() -> None:
    """Imports inside functions and for types count, too; CycleError names the modules."""
    graph = grimp.build_graph(*PACKAGES, cache_dir=None)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    TopologicalSorter(imports).prepare()


@pytest.mark.long
@pytest.mark.usefixtures("instead")
def test_the_tree_as_it_is_keeps_every_contract(copy: Path) -> None:
    assert broken(copy) == set()


@pytest.mark.long
@pytest.mark.usefixtures("instead")
@pytest.mark.parametrize(
    ("contract", "file", "line"),
    PLANTED,
    ids=[f"{file} {' '.join(line.split())}" for _, file, line in PLANTED],
)
def test_what_is_planted_is_refused_by_its_contract(copy: Path, contract: str, file: str, line: str) -> None:
    planted = copy / file
    before = planted.read_text(encoding="utf-8") if planted.exists() else None
    planted.write_text(f"{before or ''}\n{line}\n", encoding="utf-8")
    try:
        assert broken(copy, contract) == {contract}
    finally:
        if before is None:
            planted.unlink()
        else:
            planted.write_text(before, encoding="utf-8")


def test_every_contract_has_refused_something() -> None:
    contracts = api.read_configuration(str(ROOT / "pyproject.toml"))["contracts_options"]
    assert {contract["name"] for contract in contracts} == {contract for contract, *_ in PLANTED}
