"""The exception for problems that the operator can fix, and the exit codes."""

from typing import Final, NamedTuple

FOUND: Final = 1
"""Exit code: a check found something, or the bot failed; the output or the log says what."""

UNFIT: Final = 2
"""Exit code: an argument of the command line cannot be used."""

TRY_AGAIN: Final = 75
"""Exit code: starting again later may help (EX_TEMPFAIL)."""

SET_RIGHT: Final = 78
"""Exit code: something must be fixed by hand; starting again does not help (EX_CONFIG)."""

INTERRUPTED: Final = 130
"""Exit code: stopped by Ctrl-C before the end, as shells report it (128 + SIGINT)."""


class ExitCode(NamedTuple):
    """An exit code, what it means, and whether a supervisor should start the bot again."""

    code: int
    meaning: str
    again: bool


EXIT_CODES: Final = (
    ExitCode(0, "success; the bot was told to stop", again=False),
    ExitCode(FOUND, "a check found a problem, or the bot has failed: see the output or the log", again=True),
    ExitCode(UNFIT, "the arguments or a given file cannot be used, or the answer was no", again=False),
    ExitCode(TRY_AGAIN, "Discord, the database or the playground is unavailable or taken", again=True),
    ExitCode(SET_RIGHT, "something must be fixed first: a setting, the token, the database", again=False),
    ExitCode(INTERRUPTED, "stopped by Ctrl-C before the end", again=False),
)
"""All exit codes of all commands, as `--help` and the owners' page list them."""


class Problem(Exception):
    """An error that ends the program with one paragraph for the operator and no traceback."""

    def __init__(self, sentence: str, code: int = SET_RIGHT) -> None:
        super().__init__(sentence)
        self.code = code
