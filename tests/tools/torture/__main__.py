"""`python -m tests.tools.torture [house|forgeries|cluster] …`: attack a card room, and tell what became
of it.

``house`` (which is meant when nothing is said) kills and starves houses under play, ``forgeries`` sends
inputs that no client of Discord makes, ``cluster`` kills, freezes and cuts off workers on PostgreSQL. The
exit code is 0 only if nothing was found.
"""

import importlib
import sys
from collections.abc import Sequence

COMMANDS = ("house", "forgeries", "cluster")


def main(arguments: Sequence[str]) -> int:
    """Run what the first argument names; each is a module with a ``main`` of its own."""
    named = bool(arguments) and arguments[0] in COMMANDS
    command = arguments[0] if named else COMMANDS[0]
    module = importlib.import_module(f"tests.tools.torture.{command}")
    code: int = module.main(arguments[1:] if named else arguments)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
