"""A tournament that a test plays step by step."""

from collections.abc import Sequence
from random import Random
from typing import Any

from engine.tournaments.events import Event, Finished, Registered, RoundBegan, Source, Started
from engine.tournaments.formats import Standing
from engine.tournaments.schedules import schedule_of
from engine.tournaments.settings import Format, Settings
from engine.tournaments.tournament import Pairing, Tournament

SETTINGS: dict[str, Any] = {"game": "gin", "break_ms": 0, "prizes": (100,)}


class Play:
    """A tournament that has started with ``entrants``, at 0 ms."""

    def __init__(self, form: Format, entrants: int, seed: int = 1, **settings: Any) -> None:
        self.random = Random(seed)
        self.tournament = Tournament(Settings(format=form, **{**SETTINGS, **settings}))
        self.now = 0
        for number in range(1, entrants + 1):
            self.take(Registered(number))
        self.take(Started(tuple(range(1, entrants + 1))))

    @property
    def open(self) -> list[Pairing]:
        return self.tournament.open_pairings

    @property
    def over(self) -> bool:
        return schedule_of(self.tournament).is_over(self.tournament, self.now)

    @property
    def standings(self) -> tuple[Standing, ...]:
        return schedule_of(self.tournament).standings(self.tournament)

    @property
    def places(self) -> dict[int, int]:
        return {each.entrant: each.place for each in self.standings}

    @property
    def points(self) -> dict[int, int]:
        return {each.entrant: each.points for each in self.standings}

    def take(self, *events: Event) -> None:
        """Apply events, one millisecond apart."""
        for event in events:
            self.tournament.apply(event, self.now)
            self.now += 1

    def pair(self) -> list[Event]:
        """Let matches begin."""
        found = schedule_of(self.tournament).pair(self.tournament, self.now, self.random.randrange)
        self.take(*found)
        return found

    def round(self) -> RoundBegan:
        """Let a round begin."""
        (found,) = self.pair()
        assert isinstance(found, RoundBegan)
        return found

    def finish(
        self,
        pairing: Pairing,
        *scores: int,
        gone: tuple[int, ...] = (),
        source: Source = Source.PLAYED,
        deals: Sequence[tuple[int, ...]] = (),
    ) -> None:
        """End a match; the best score of those who are not gone wins."""
        best = max((score for seat, score in enumerate(scores) if seat not in gone), default=None)
        winners = tuple(seat for seat, score in enumerate(scores) if score == best and seat not in gone)
        self.take(Finished(pairing.number, scores, winners, gone, source, tuple(deals)))

    def win(self, entrant: int, other: int | None = None) -> None:
        """Let an entrant win their match; ``other`` says which if they play several."""
        (pairing,) = (
            each for each in self.open if entrant in each.seats and (other is None or other in each.seats)
        )
        self.finish(pairing, *(int(number == entrant) for number in pairing.seats))

    def draw(self, entrant: int, other: int | None = None) -> None:
        """Let the match of an entrant be tied."""
        (pairing,) = (
            each for each in self.open if entrant in each.seats and (other is None or other in each.seats)
        )
        self.finish(pairing, *(0 for _ in pairing.seats))

    def strongest_win(self) -> None:
        """End all matches: the entrant with the lowest number wins."""
        for pairing in self.open:
            self.win(min(pairing.seats), max(pairing.seats))
