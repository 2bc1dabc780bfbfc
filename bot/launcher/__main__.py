"""`cardroom` and `python -m cardroom`: run the program from a wheel.

A wheel has one package, `cardroom`: this one, with `engine`, `data`, `bot` and `cogs` in it. The program
imports these by their own names, which others use too, so Python must look for modules in this folder first,
and not in the current one.
"""

import os
import sys
from pathlib import Path


def main() -> int:
    """Run the command line and return the exit code."""
    if sys.platform == "win32":
        print("cardroom: Cardroom runs on Linux and macOS; on Windows, install it in WSL.", file=sys.stderr)
        return 78
    if not sys.flags.safe_path:
        del sys.path[0]  # the current folder, or that of the script
        os.environ["PYTHONSAFEPATH"] = "1"  # nor do processes that this one starts look there
    sys.path.insert(0, str(Path(__file__).resolve().parent))
    from bot.__main__ import main as run

    return run()


if __name__ == "__main__":
    sys.exit(main())
