"""The exception for problems that the operator can fix, and the exit codes."""

SET_RIGHT = 78
"""Exit code: something must be fixed by hand; starting again does not help (EX_CONFIG)."""

UNFIT = 2
"""Exit code: an argument of the command line cannot be used."""

TRY_AGAIN = 75
"""Exit code: starting again later may help (EX_TEMPFAIL)."""


class Problem(Exception):
    """An error that ends the program with one paragraph for the operator and no traceback."""

    def __init__(self, sentence: str, code: int = SET_RIGHT) -> None:
        super().__init__(sentence)
        self.code = code
