"""Child processes that run the program's own modules, wherever it is installed."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).resolve().parents[1]
"""The folder with the packages `engine`, `data`, `bot` and `cogs`."""


def environment(inherited: Mapping[str, str]) -> dict[str, str]:
    """Return an environment in which Python imports these packages and no others of their names.

    Without it, Python would look for them in the current folder, which may have a `bot` of somebody else.
    """
    path = os.pathsep.join(filter(None, (str(FOLDER), inherited.get("PYTHONPATH"))))
    return {**inherited, "PYTHONPATH": path, "PYTHONSAFEPATH": "1"}
