"""Child processes import this program's packages, whatever the current folder holds."""

import subprocess
import sys
from pathlib import Path

from bot.child_process import FOLDER, environment

ASKED = "import bot, data; print(bot.__file__); print(data.__file__)"


def test_a_folder_with_other_packages_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / "bot").mkdir()
    (tmp_path / "bot" / "__init__.py").touch()
    (tmp_path / "data.py").touch()
    done = subprocess.run(
        [sys.executable, "-c", ASKED],
        cwd=tmp_path,
        env=environment({"PYTHONPATH": str(tmp_path)}),
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == [str(FOLDER / name / "__init__.py") for name in ("bot", "data")]


def test_an_empty_path_adds_nothing_to_it() -> None:
    """An empty entry would be the current folder."""
    assert environment({"PYTHONPATH": ""})["PYTHONPATH"] == str(FOLDER)
