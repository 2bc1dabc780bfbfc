"""Why the program cannot start or go on, in words for whoever runs it."""

SET_RIGHT = 78
"""Exit code: something must be set right by hand first; starting again will not help (EX_CONFIG)."""

UNFIT = 2
"""Exit code: what was named on the command line will not do."""

TRY_AGAIN = 75
"""Exit code: starting again later may help (EX_TEMPFAIL)."""


class Problem(Exception):
    """A fault that is told in one paragraph and ends the program without a traceback."""

    def __init__(self, sentence: str, code: int = SET_RIGHT) -> None:
        super().__init__(sentence)
        self.code = code
