"""What is in the wheel and the source distribution; the wheel runs from any folder."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from email import message_from_bytes
from pathlib import Path
from random import Random
from urllib.request import urlopen

import pytest

from bot import __version__
from bot.playground import Playground, Visitor
from bot.run.problem import INTERRUPTED
from tests.bot.test_main import interrupted
from tests.bot.test_packaging import PACKAGES, ROOT, tree
from tests.play.drive import may_play, panel, sensibly, turn

pytestmark = pytest.mark.long

PATIENCE = 60.0
"""Seconds of real time after which a silent bot is a failure."""


def build(target: str, source: Path, folder: Path) -> Path:
    """Build a wheel or a source distribution; return its file."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", folder],
        cwd=source, capture_output=True, check=True,
    )  # fmt: skip
    [built] = folder.iterdir()
    return built


def unpacked(archive: Path) -> dict[str, bytes]:
    """Return the files of a wheel by their names, except the list of their hashes."""
    with zipfile.ZipFile(archive) as opened:
        names = [name for name in opened.namelist() if not name.endswith("/RECORD")]
        return {name: opened.read(name) for name in names}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def site(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder for libraries with the wheel installed in it."""
    folder = tmp_path_factory.mktemp("site")
    with zipfile.ZipFile(wheel) as opened:
        opened.extractall(folder)
    return folder


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """Return a folder with modules of somebody else that have the names of ours."""
    for name in ("bot/__init__.py", "bot/__main__.py", "data/__init__.py", "cogs/__init__.py", "engine.py"):
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_text("raise SystemExit('of somebody else')")
    for name in ("signal", "pathlib", "csv"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('not the standard library')")
    return tmp_path


def script(folder: Path) -> Path:
    """Write the script that an installer makes for the command `cardroom`."""
    file = folder / "bin" / "cardroom"
    file.parent.mkdir()
    file.write_text(
        "import sys\nfrom cardroom.__main__ import main\nif __name__ == '__main__':\n    sys.exit(main())"
    )
    return file


def test_a_wheel_has_one_package_with_everything_in_it(wheel: Path) -> None:
    found = unpacked(wheel)
    assert {name.partition("/")[0] for name in found} == {"cardroom", f"cardroom-{__version__}.dist-info"}
    paths = {path.relative_to(ROOT) for path in tree()}
    ours = {path for path in paths if path.parts[0] in PACKAGES}
    assert {path.suffix for path in ours} >= {".py", ".sql", ".ttf", ".otf", ".npz", ".html", ".service"}
    inside = {name.removeprefix("cardroom/") for name in found if name.startswith("cardroom/")}
    assert inside == {str(path).removeprefix("bot/launcher/") for path in ours}
    assert {"__init__.py", "__main__.py", "bot/__init__.py", "bot/__main__.py"} <= inside


def test_a_wheel_says_what_an_index_shows(wheel: Path) -> None:
    [said] = [text for name, text in unpacked(wheel).items() if name.endswith("dist-info/METADATA")]
    told = message_from_bytes(said)
    for field in ("Summary", "Author", "Keywords", "Classifier", "License-Expression", "Requires-Python"):
        assert told.get_all(field), field
    page = told.get_payload()
    assert isinstance(page, str)
    targets = re.findall(r"\]\(([^)]+)\)|\b(?:src|href)=\"([^\"]+)\"", page)
    assert [each for pair in targets for each in pair if each and "://" not in each] == []
    assert "pipx install cardroom" in page


def test_a_wheel_has_the_licences(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        licences = {name.partition("/licenses/")[2] for name in opened.namelist() if "/licenses/" in name}
    assert licences == {"LICENSE", "THIRD_PARTY_NOTICES.md", "bot/pictures/fonts/OFL.txt"}


def test_a_source_distribution_has_the_tree_and_makes_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    with tarfile.open(build("sdist", ROOT, tmp_path / "sdist")) as opened:
        # Python 3.11 has extraction filters only since 3.11.4.
        opened.extraction_filter = getattr(tarfile, "data_filter", None)
        opened.extractall(tmp_path / "source")
    [source] = (tmp_path / "source").iterdir()
    carried = {str(path.relative_to(source)) for path in source.rglob("*") if path.is_file()}
    assert carried == {*(str(path.relative_to(ROOT)) for path in tree()), "PKG-INFO"}
    assert unpacked(build("wheel", source, tmp_path / "wheel")) == unpacked(wheel)


@pytest.mark.parametrize("as_script", [True, False])
def test_it_runs_from_a_folder_with_packages_of_the_same_names(
    site: Path, elsewhere: Path, tmp_path_factory: pytest.TempPathFactory, *, as_script: bool
) -> None:
    place = tmp_path_factory.mktemp("installed")
    started = [str(script(place))] if as_script else ["-m", "cardroom"]
    name = "cardroom" if as_script else "python -m cardroom"

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *started, *arguments],
            cwd=elsewhere, env={"PYTHONPATH": str(site)}, capture_output=True, text=True, check=False,
        )  # fmt: skip

    assert run("--help").stdout.startswith(f"usage: {name} ")
    checked = run("doctor")
    assert (checked.returncode, checked.stderr) == (0, "")


@pytest.mark.parametrize("moment", [" pathlib", " argparse", " discord"])
def test_an_interrupt_of_its_start_leaves_no_traceback(
    moment: str, site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    code, said = interrupted(moment, started=[str(script(tmp_path))], path=site)
    assert (code, said) == (INTERRUPTED, "")


@asynccontextmanager
async def running(
    site: Path, folder: Path, environment: Mapping[str, str]
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run the wheel in a folder while the block lasts, and check that it stops when told."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(script(folder)),
        cwd=folder, env={"PYTHONPATH": str(site), "PYTHONUNBUFFERED": "1", **environment},
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    try:
        yield process
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
        said, _ = await process.communicate()
    assert process.returncode == 0, said.decode()


async def test_the_playground_of_a_wheel_opens(site: Path, elsewhere: Path) -> None:
    async with (
        running(site, elsewhere, {"CARDROOM_PLAYGROUND_PORT": "0"}) as process,
        asyncio.timeout(PATIENCE),
    ):
        assert process.stdout is not None
        said = b""
        async for line in process.stdout:
            said += line
            if found := re.search(rb"Open (http\S+)", line):
                break
        assert found, said
        page = await asyncio.to_thread(lambda: urlopen(found[1].decode()).read())
        assert page == (ROOT / "bot" / "playground" / "page" / "index.html").read_bytes()


async def test_a_wheel_plays_with_its_pictures_and_workers(site: Path, elsewhere: Path) -> None:
    playground = Playground(rate_limits="off")
    await playground.start()
    environment = {
        "CARDROOM_DISCORD_URL": playground.url,
        "DISCORD_TOKEN": "playground",
        "PATH": os.environ["PATH"],
    }
    try:
        async with running(site, elsewhere, environment):
            await playground.hub.until(lambda: bool(playground.commands.all()), PATIENCE)
            alice, choose = Visitor(playground, "Alice"), sensibly(Random(7))
            await alice.slash("play", game="hand")  # whose deals are never over after three turns
            for _ in range(3):  # the computer plays in between
                await alice.wait_for(lambda: may_play(alice))
                await turn(alice, choose)
            shown = panel(alice)
            assert shown is not None
            assert [file["content_type"] for file in alice.files(shown)] == ["image/png"]
    finally:
        await playground.stop()
