"""What a check has found: a line of a report for whoever runs the bot."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CheckResult:
    """What one check has found: a line of the report."""

    well: bool
    about: str
    said: str

    def __str__(self) -> str:
        return f"{'ok' if self.well else '!!'}  {self.about:<10} {self.said}"
