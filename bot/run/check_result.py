"""The result of one check, as a line of an operator's report."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CheckResult:
    """The result of one check: whether it passed, its name, and a sentence about it."""

    well: bool
    about: str
    said: str

    def __str__(self) -> str:
        return f"{'ok' if self.well else '!!'}  {self.about:<10} {self.said}"
