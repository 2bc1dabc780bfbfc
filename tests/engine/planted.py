"""Games with one more option that changes scores, as an unwary developer might add it."""

from collections.abc import Callable
from dataclasses import make_dataclass, replace
from typing import Any

from engine.actions import Action
from engine.deal import Deal, Result
from engine.spec import GameSpec, option


def more_to_the_highest(result: Any, amount: int) -> Any:
    """Return a result with its highest score raised by ``amount``, unless it has no points."""
    if not any(result.points):
        return result
    best = result.points.index(max(result.points))
    points = tuple(had + amount * (seat == best) for seat, had in enumerate(result.points))
    changed = {"points": points}
    if getattr(result, "penalties", ()) == result.points:
        changed["penalties"] = points
    if any(result.chips):
        changed["chips"] = points
    return replace(result, **changed)


def planted(spec: GameSpec, change: Callable[[Any, int], Result] = more_to_the_highest) -> GameSpec:
    """Return a game with an option ``planted``, 0 or 5, that changes the results of its deals."""
    field = ("planted", int, option(0, low=0, high=5, offered=(0, 5)))
    options_type = make_dataclass(
        "Planted", [field], bases=(spec.options_type,), frozen=True, kw_only=True, slots=True
    )

    class PlantedMatch(spec.match):  # type: ignore[name-defined, misc]
        def _new_deal(self, order: tuple[Any, ...], seed: bytes) -> Deal:
            deal: Deal = super()._new_deal(order, seed)
            whole = type(deal)

            def apply(self: Any, seat: int, action: Action) -> tuple[Any, ...]:
                events: tuple[Any, ...] = whole.apply(self, seat, action)
                if self.result is not None and self.options.planted:
                    self.result = change(self.result, self.options.planted)
                return events

            deal.__class__ = type("PlantedDeal", (whole,), {"__slots__": (), "apply": apply})
            return deal

    return replace(spec, options_type=options_type, match=PlantedMatch)
