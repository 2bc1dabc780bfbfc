"""The result of one check, as a line of an operator's report."""

from typing import NamedTuple


class CheckResult(NamedTuple):
    """The result of one check: whether it passed, its name, and a sentence about it.

    ``advice``: the check passed, but the sentence advises a change.
    """

    well: bool
    about: str
    said: str
    advice: bool = False

    def __str__(self) -> str:
        mark = "!!" if not self.well else "! " if self.advice else "ok"
        return f"{mark}  {self.about:<10} {self.said}"


def advise(about: str, said: str) -> CheckResult:
    """Return the result of a check that passed and advises a change."""
    return CheckResult(True, about, said, advice=True)
