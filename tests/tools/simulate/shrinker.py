"""Makes a failing run short: fewer steps, people, tables and faults, then fewer odd choices.

Choices are shrunk by delta debugging (Zeller and Hildebrandt, 2002), where leaving out a choice means to
make it 0, the ordinary one: removing it would give all later choices another meaning.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from tests.tools.simulate.simulation import Outcome, Plan, run

Recorded = Mapping[str, Sequence[int]]


class Shrinker:
    """Shrinks one failure, with at most ``tries`` runs; ``tell`` is called with each success."""

    def __init__(self, failed: Outcome, tries: int, tell: Callable[[str], None] = lambda _: None) -> None:
        self.best = failed
        self.recorded: Recorded | None = None
        """The choices of the best run; None: those of its seed."""
        self._kind = failed.found[0][0]
        self._left = tries
        self._tell = tell

    def shrink(self) -> Outcome:
        """Return the shortest run that was found to fail in the same way."""
        while any(self._try(plan, None) for plan in _smaller(self.best.plan, self.best.steps)):
            pass
        recorded = dict(self.best.made)
        for stream in sorted(recorded, key=lambda name: (name not in ("faults", "fates"), name)):
            if stream == "schedule" or not stream.startswith("person"):
                self._ordinary(recorded, stream)
        return self.best

    def _ordinary(self, recorded: dict[str, list[int]], stream: str) -> None:
        """Make the choices of a stream ordinary, in pieces that become smaller."""
        size = len(recorded[stream])
        while size:
            done = True
            for begin in range(0, len(recorded[stream]), size):
                piece = recorded[stream][begin : begin + size]
                if not any(piece):
                    continue
                changed = [*recorded[stream][:begin], *[0] * len(piece), *recorded[stream][begin + size :]]
                if self._try(self.best.plan, {**recorded, stream: changed}):
                    recorded[stream] = changed
                else:
                    done = False
            if done or size < max(4, len(recorded[stream]) // 8):
                return
            size //= 2

    def _try(self, plan: Plan, recorded: Recorded | None) -> bool:
        """Run a smaller candidate; return whether it fails in the same way."""
        if self._left <= 0:
            return False
        self._left -= 1
        outcome = run(plan, recorded)
        if not outcome.found or outcome.found[0][0] != self._kind:
            return False
        self.best, self.recorded = outcome, recorded
        self._tell(f"{plan.people} people, {plan.tables} tables, faults {', '.join(plan.faults) or 'none'}, "
                   f"{outcome.steps} steps")  # fmt: skip
        return True


def _smaller(plan: Plan, steps: int) -> Iterator[Plan]:
    """Return smaller plans, those that save most first."""
    least = min(plan.steps, steps)
    for part in (least // 4, least // 2, least * 3 // 4):
        if part > 500:
            yield replace(plan, steps=part)
    if len(plan.faults) > 1:
        half = len(plan.faults) // 2
        yield replace(plan, faults=plan.faults[:half])
        yield replace(plan, faults=plan.faults[half:])
    for name in plan.faults:
        yield replace(plan, faults=tuple(each for each in plan.faults if each != name))
    if len(plan.games) > 1:
        for game in plan.games:
            yield replace(plan, games=(game,))
    if plan.tables > 1:
        yield replace(plan, tables=plan.tables - 1)
    if plan.workers > 1:
        yield replace(plan, workers=plan.workers - 1)
    if plan.people > 2:
        yield replace(plan, people=plan.people - 1)
