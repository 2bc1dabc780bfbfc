"""`python -m tests.tools.torture [bots|forgeries|cluster] …`: torture tests of the bot.

``bots`` (the default) kills and starves bots under play, ``forgeries`` sends inputs that no client of
Discord makes, ``cluster`` kills, freezes and disconnects workers on PostgreSQL. The exit code is 0 only if
nothing was found.
"""

import importlib
import sys
from collections.abc import Sequence

COMMANDS = ("bots", "forgeries", "cluster")


def main(arguments: Sequence[str]) -> int:
    """Run the command of the first argument; each is a module with its own ``main``."""
    named = bool(arguments) and arguments[0] in COMMANDS
    command = arguments[0] if named else COMMANDS[0]
    module = importlib.import_module(f"tests.tools.torture.{command}")
    code: int = module.main(arguments[1:] if named else arguments)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
