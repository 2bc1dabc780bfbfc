"""`cardroom` and `python -m cardroom`: run the program from a wheel.

A wheel has one package, `cardroom`: this one, with `engine`, `data`, `bot` and `cogs` in it. The program
imports these by their own names, which others use too, so Python must look for modules in this folder first,
and not in the current one.
"""

import os
import sys


def main() -> int:
    """Run the command line and return the exit code."""
    if not sys.flags.safe_path:
        # The current folder, or that of the script: no module is imported from there.
        del sys.path[0]
        os.environ["PYTHONSAFEPATH"] = "1"  # nor by processes that this one starts
    import signal

    signal.signal(signal.SIGINT, lambda *_: os._exit(130))  # during the imports, without a traceback
    from pathlib import Path

    if sys.platform == "win32":
        print("cardroom: Cardroom runs on Linux and macOS; on Windows, install it in WSL.", file=sys.stderr)
        return 78
    sys.path.insert(0, str(Path(__file__).resolve().parent))
    from bot.__main__ import main as run

    signal.signal(signal.SIGINT, signal.default_int_handler)
    return run()


if __name__ == "__main__":
    sys.exit(main())
