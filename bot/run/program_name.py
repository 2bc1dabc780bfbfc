"""How the operator starts this program, for usage and sentences that name a command."""

import sys
from pathlib import Path


def program() -> str:
    """Return `cardroom`, `python -m cardroom` or `python -m bot`: as this program was started."""
    started = Path(sys.argv[0])
    if started.stem == "cardroom":
        return "cardroom"
    from_wheel = started.name == "__main__.py" and started.parent.name == "cardroom"
    return "python -m cardroom" if from_wheel else "python -m bot"
