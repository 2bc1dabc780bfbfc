"""The tree, the lock files and the image contain what is needed, and nothing of one machine."""

import ast
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from bot import __version__
from bot.__main__ import parser
from bot.run.config import Settings
from tests.bot.notices import FILE, notices

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
PACKAGES = ("engine", "data", "bot", "cogs")
FOLDERS = {*PACKAGES, "tests", "docs", ".ci", ".github"}
LOCKS = ("requirements.lock", "requirements-dev.lock", "requirements-release.lock")

MACHINE_PATH = re.compile(r"(?<![\w.:}])/(?:(?:work|root|private/var)\b|(?:home|Users)/\w)")
REGISTRY = re.compile(
    r"(?i)py[p]i\.|python[h]osted|npm[j]s\.|//ghcr\.|/simple/|--(?:extra-)?index-url[=\s]\S|--find-links"
)


def ignored(path: Path) -> bool:
    """Return whether .gitignore excludes a path; its patterns are names or ``folder/``."""
    patterns = [line.strip("/") for line in (ROOT / ".gitignore").read_text().split()]
    patterns.append(".git")  # a file where the tree is a worktree
    return any(fnmatch(part, pattern) for part in path.relative_to(ROOT).parts for pattern in patterns)


@cache
def tree() -> list[Path]:
    """Return every file of the project, sorted by path."""
    found = []
    for folder, folders, files in os.walk(ROOT):
        here = Path(folder)
        folders[:] = [name for name in folders if not ignored(here / name)]
        found += [here / name for name in files if not ignored(here / name)]
    return sorted(found)


def words(path: Path) -> str | None:
    """Return a file's text; None for binary files."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return None


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(lock: str) -> dict[str, dict[str, str]]:
    """Return the versions that a lock file pins, by the marker that selects one ("": always).

    Checks that every pin is exact and has a hash.
    """
    found: dict[str, dict[str, str]] = {}
    text = (ROOT / lock).read_text().replace("\\\n", " ")
    for line in text.splitlines():
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        pin = re.fullmatch(r"([\w.-]+)==([\w.]+)( ;[^-]*?)?((?:\s+--hash=sha256:[0-9a-f]{64})+)\s*", line)
        assert pin, f"{lock} does not pin this by its hash: {line[:80]}"
        marker = (pin[3] or "").strip()
        versions = found.setdefault(normal(pin[1]), {})
        assert marker not in versions, f"{lock} pins {pin[1]} twice"
        versions[marker] = pin[2]
    return found


def names(requirements: list[str]) -> set[str]:
    return {normal(re.findall(r"^[\w.-]+", requirement)[0]) for requirement in requirements}


# --- the tree


@pytest.mark.long
def test_no_file_knows_a_machine_or_a_registry() -> None:
    found = []
    for path in tree():
        if path == Path(__file__):  # it contains examples
            continue
        for number, line in enumerate((words(path) or "").splitlines(), 1):
            if MACHINE_PATH.search(line) or REGISTRY.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}")
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        "cd {}work",
        "'{}root{}x'",
        "{}home{}ann",
        "{}{}py{{}}pi.x",
        "--index-url http:{}{}x",
        "{}{}x{}simple{}",
    ],
)
def test_the_patterns_would_find_one(line: str) -> None:
    found = line.replace("{{}}", "").replace("{}", "/")  # written so that this file does not match itself
    assert MACHINE_PATH.search(found) or REGISTRY.search(found)


@pytest.mark.parametrize(
    "line",
    [
        "bot{}work{}x",
        "its{}root{}is",
        "https:{}{}a.example{}work",
        "--no-emit-index-url",
        "{{url}}{}root",
        "{}homes",
    ],
)
def test_the_patterns_leave_other_lines_alone(line: str) -> None:
    assert not MACHINE_PATH.search(line.replace("{{", "{").replace("}}", "}").replace("{}", "/"))
    assert not REGISTRY.search(line)


def test_the_top_level_folders_are_those_agreed() -> None:
    present = {path.relative_to(ROOT).parts[0] for path in tree() if path.parent != ROOT}
    assert present == FOLDERS


def test_files_are_named_for_what_is_in_them() -> None:
    vague = {"utils", "util", "helpers", "helper", "common", "misc"}
    paths = [path.relative_to(ROOT) for path in tree()]
    assert [path for path in paths if vague & {path.stem, *path.parts}] == []


@pytest.mark.long
def test_only_packages_list_their_names() -> None:
    """A private name begins with an underscore; ruff and mypy find unused imports."""
    listing = [
        str(path.relative_to(ROOT))
        for path in tree()
        if path.suffix == ".py"
        and path.name != "__init__.py"
        and any(line.startswith("__all__") for line in path.read_text("utf-8").splitlines())
    ]
    assert listing == []


def test_every_folder_of_tests_is_a_package() -> None:
    folders = {path.parent for path in tree() if path.suffix == ".py" and ROOT / "tests" in path.parents}
    assert [folder for folder in folders if not (folder / "__init__.py").exists()] == []


# --- the lock files


def test_the_locks_pin_what_the_project_asks_for() -> None:
    shipped, tested, released = (pins(lock) for lock in LOCKS)
    extras = PROJECT["project"]["optional-dependencies"]
    assert names(PROJECT["project"]["dependencies"]) <= shipped.keys()
    assert names(extras["dev"]) <= tested.keys()
    assert names(extras["release"]) <= released.keys()


def test_tests_run_with_the_versions_that_are_shipped() -> None:
    shipped, tested, _ = (pins(lock) for lock in LOCKS)
    assert shipped.items() <= tested.items()


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            yield node.module.partition(".")[0]


@pytest.mark.long
def test_the_dependencies_declared_are_those_imported() -> None:
    providers = packages_distributions()
    declared = names(PROJECT["project"]["dependencies"])
    imported = [
        (path.relative_to(ROOT), name, {normal(provider) for provider in providers.get(name, ())})
        for path in tree()
        if path.suffix == ".py" and path.relative_to(ROOT).parts[0] in PACKAGES
        for name in imports(path)
        if name not in sys.stdlib_module_names and name not in PACKAGES
    ]
    assert [f"{path} imports {name}" for path, name, known in imported if not declared & known] == []
    assert declared - {each for _, _, known in imported for each in known} == set(), "nothing imports these"


def test_the_notices_agree_with_the_lock() -> None:
    assert FILE.read_text(encoding="utf-8") == notices(), "run make notices"
    assert "| psycopg | 3" in FILE.read_text(encoding="utf-8")


def test_a_library_without_a_known_licence_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.bot.notices.LICENCES", {})
    with pytest.raises(LookupError, match="the licence of aiosignal is not an SPDX expression"):
        notices()


# --- settings, make, CI


def test_the_example_shows_every_setting_with_its_default() -> None:
    shown = dict(re.findall(r"(?m)^#([A-Z_]+)=(.*)$", (ROOT / ".env.example").read_text()))
    fields = {str(field.validation_alias): field.default for field in Settings.model_fields.values()}
    assert shown.keys() == fields.keys()
    for name, default in fields.items():
        assert default is None or shown[name] == str(default), name


def test_make_explains_its_targets() -> None:
    listed = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    targets = [
        "help",
        "play",
        "play-cluster",
        "quick",
        "test",
        "bench",
        "mutants",
        "torture",
        "torture-cluster",
        "simulate",
        "leaks",
        "image",
        "lock",
        "notices",
        "release",
        "clean",
    ]
    assert re.findall(r"(?m)^\s+make ([\w-]+)", listed) == targets


def test_ci_does_what_make_test_does_and_skips_nothing() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    text = script.read_text()
    assert "set -euo pipefail" in text
    assert "export CI=true" in text
    assert text.rstrip().endswith("make test")
    subprocess.run(["bash", "-n", str(script)], check=True)


# --- the image


def instructions() -> list[tuple[str, str]]:
    """Return the Dockerfile's instructions in order: keyword and arguments."""
    lines = [line for line in (ROOT / "Dockerfile").read_text().splitlines() if line and line[0] != "#"]
    whole = "\n".join(lines).replace("\\\n", " ").splitlines()
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in whole)]


def arguments(word: str) -> list[str]:
    return [rest for name, rest in instructions() if name == word]


def environment() -> dict[str, str]:
    return dict(pair.split("=", 1) for rest in arguments("ENV") for pair in shlex.split(rest))


def sent_to_the_builder(path: str) -> bool:
    """Return whether .dockerignore lets a path through: the last matching pattern decides."""
    sent = True
    for line in (ROOT / ".dockerignore").read_text().splitlines():
        pattern = line.removeprefix("!").removeprefix("**/")
        if line and not line.startswith("#") and fnmatch(path, pattern):
            sent = line.startswith("!")
    return sent


def test_what_the_image_copies_is_there() -> None:
    copied = [shlex.split(rest) for rest in arguments("COPY") if not rest.startswith("--from=")]
    for source, *_ in copied:
        assert (ROOT / source).exists(), source
        assert sent_to_the_builder(source), source
    assert {source for source, *_ in copied} == {"requirements.lock", "LICENSE", *PACKAGES}
    assert [target for source, *_, target in copied if source in PACKAGES] == list(PACKAGES)


def test_the_image_brings_licences_and_says_what_it_is() -> None:
    [texts] = [shlex.split(rest) for rest in arguments("COPY") if "LICENSE" in rest]
    assert texts[0] == "LICENSE"
    assert texts[1] == "THIRD_PARTY_NOTICES.md"
    assert sent_to_the_builder("THIRD_PARTY_NOTICES.md")
    labels = dict(pair.split("=", 1) for rest in arguments("LABEL") for pair in shlex.split(rest))
    told = {name.removeprefix("org.opencontainers.image."): said for name, said in labels.items()}
    assert told.keys() == {"title", "description", "version", "licenses"}
    assert told["description"] == PROJECT["project"]["description"]
    assert told["version"] == "${VERSION}"
    assert f"VERSION={__version__}" in arguments("ARG")
    assert "MIT" in told["licenses"]


def test_the_base_is_pinned_by_a_digest() -> None:
    [base] = [rest.removeprefix("BASE=") for rest in arguments("ARG") if rest.startswith("BASE=")]
    assert re.fullmatch(r"python:3\.\d+\.\d+-slim-[a-z]+@sha256:[0-9a-f]{64}", base)
    assert arguments("FROM") == ["${BASE} AS builder", "${BASE}"]


def test_secrets_and_databases_stay_out_of_the_image() -> None:
    for path in (".env", "cardroom.sqlite3", "cardroom.sqlite3-wal", ".git", ".venv", "tests", "README.md"):
        assert not sent_to_the_builder(path), path


def test_the_environment_is_built_with_hashes_in_a_stage_of_its_own() -> None:
    assert len(arguments("FROM")) == 2
    assert arguments("FROM")[0].endswith(" AS builder")
    assert arguments("FROM")[0].removesuffix(" AS builder") == arguments("FROM")[1]
    [install] = [rest for rest in arguments("RUN") if "pip install" in rest]
    assert "--require-hashes -r /build/requirements.lock" in install
    [carried] = [rest for rest in arguments("COPY") if rest.startswith("--from=builder")]
    _, source, target = carried.split()
    assert source == target, "a virtual environment cannot be moved"
    assert environment()["PATH"].startswith(f"{target}/bin:")


def test_the_image_brings_the_program_compiled() -> None:
    """Regression: the image could not store bytecode, so every health check took 50% longer."""
    [compiled] = [rest.split() for rest in arguments("RUN") if "compileall" in rest]
    assert compiled[-len(PACKAGES) :] == list(PACKAGES)
    assert compiled[0] == arguments("COPY")[1].split()[1] + "/bin/python", "by the Python that runs it"


def test_the_image_does_not_run_as_root() -> None:
    last = [(word, rest) for word, rest in instructions() if word in {"USER", "ENTRYPOINT"}]
    assert last[0] == ("USER", "10001:10001"), "an orchestrator cannot tell who a name is"
    assert any(re.search(r"useradd --uid 10001 --gid 10001 .* cardroom\b", rest) for rest in arguments("RUN"))


def test_the_commands_of_the_image_exist() -> None:
    [entry], [command], [health] = arguments("ENTRYPOINT"), arguments("CMD"), arguments("HEALTHCHECK")
    assert json.loads(entry) == ["python", "-m", "bot"]
    run = parser().parse_args(json.loads(command))
    assert (run.command, run.discord) == ("run", True), "a container without a token plays with nobody"
    check = json.loads(health[health.index("CMD ") + 4 :])
    assert check[:3] == json.loads(entry)
    asked = parser().parse_args(check[3:])
    assert (asked.command, asked.quick) == ("doctor", True)
    assert arguments("STOPSIGNAL") == ["SIGTERM"]


def test_the_volume_holds_the_database_and_hides_no_package() -> None:
    [volume] = arguments("VOLUME")
    [home] = arguments("WORKDIR")
    given = {name: value for name, value in environment().items() if name.startswith("CARDROOM_")}
    settings = Settings.model_validate(given)
    assert settings.database_file is not None
    assert settings.database_file.parent == Path(volume)
    assert settings.heartbeat_file is not None
    assert Path(volume) not in settings.heartbeat_file.parents
    assert not Path(home).is_relative_to(volume)
    assert not Path(volume).is_relative_to(home)


def test_the_image_writes_to_the_volume_and_to_tmp_alone() -> None:
    places = re.findall(r"^ +\w+=(?:sqlite:///)?(/[^ :\n]+)", (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    assert len(places) == 2
    assert all(place.startswith(("/var/lib/cardroom/", "/tmp/cardroom.")) for place in places)
