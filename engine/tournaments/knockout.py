"""Knock-out: who loses a match is out."""

from collections.abc import Sequence
from typing import Final

from engine.tournaments.events import Event, Finished, Paired, RoundBegan, Source
from engine.tournaments.formats import Draw, RoundSchedule, Standing, Tiebreak, shuffled
from engine.tournaments.settings import Format, Settings
from engine.tournaments.standings import DRAW, WIN, halves, holders, ranked, records, seated
from engine.tournaments.tournament import Pairing, Tournament

Slot = int | None
"""An entrant in a place of the bracket; None: nobody is left to take it."""

THIRD_PLACE: Final = (Tiebreak("third_place"),)


class Knockout(RoundSchedule):
    """A single elimination in a drawn bracket, where the best of the draw have the byes.

    Points are rounds passed, with or without a match. A tied match is played again with the seats changed; if
    that is tied as well, a lot decides. If one of the two has left, the other advances without a second
    match. Who meets nobody, since the other has left or both lost, advances by a bye. The losers of the
    semifinals play for the third place in the round of the final if the settings say so. Those who lost in
    the same round share a place.
    """

    format = Format.KNOCKOUT

    def tiebreaks(self, settings: Settings) -> tuple[Tiebreak, ...]:
        """Return the match for the third place, if there is one."""
        return THIRD_PLACE if settings.third_place else ()

    def pair(self, tournament: Tournament, now: int, draw: Draw) -> list[Event]:
        """Return second matches and lots for tied ones, or else the next round if it is due."""
        return [_decision(tournament, tied, draw) for tied in _ties(tournament)] or super().pair(
            tournament, now, draw
        )

    def pairs_at(self, tournament: Tournament) -> int | None:
        """Return when the next round begins; after a tie, at once."""
        return tournament.last_result_at if _ties(tournament) else super().pairs_at(tournament)

    def next_round(self, tournament: Tournament, draw: Draw) -> RoundBegan:
        """Return the next round; the first one is the draw of the bracket."""
        active = {each.number for each in tournament.active}
        if tournament.round:
            bracket = bracket_of(tournament)
            meetings = _meetings(bracket[-1])
            if tournament.settings.third_place and len(meetings) == 1 and len(bracket) > 1:
                meetings.append(_losers(bracket))
        else:
            drawn = shuffled(sorted(active), draw)
            meetings = _meetings([drawn[seed] if seed < len(drawn) else None for seed in _seeds(len(drawn))])
        by_entrant = records(tournament)
        matches, byes = [], []
        for meeting in meetings:
            there = [entrant for entrant in meeting if entrant in active]
            if len(there) == 2:
                matches.append(seated(there[0], there[1], by_entrant, draw))
            else:
                byes += there
        return RoundBegan(tournament.round + 1, tuple(matches), tuple(byes))

    def is_over(self, tournament: Tournament, now: int) -> bool:  # noqa: ARG002
        """Return whether the final is decided, and the match for the third place too."""
        if tournament.open_pairings or not tournament.round or _ties(tournament):
            return False
        return len(bracket_of(tournament)[-1]) == 1

    def standings(self, tournament: Tournament) -> tuple[Standing, ...]:
        """Return the standings; who is still in has the points of the rounds passed so far."""
        passed = {each.number: 0 for each in tournament.ranked}
        third: Slot = None
        if tournament.round:
            bracket = bracket_of(tournament)
            for slots in bracket[1:]:
                for entrant in slots:
                    if entrant in passed:
                        passed[entrant] += 1
            if tournament.settings.third_place and len(bracket) > 2 and len(bracket[-1]) == 1:
                third = _winner(tournament, tournament.round, _losers(bracket[:-1]))
        played = records(tournament)
        return tuple(
            ranked(
                Standing(
                    0,
                    entrant,
                    rounds,
                    (int(entrant == third),) if tournament.settings.third_place else (),
                    len(played[entrant].finished),
                )
                for entrant, rounds in passed.items()
            )
        )

    def is_settled(self, tournament: Tournament, pairing: Pairing) -> bool:
        """Return whether the next round has begun."""
        return pairing.made_at < (tournament.round_began_at or 0)


def _seeds(count: int) -> list[int]:
    """Return the seeds, from 0, in the order of the bracket: the best meet as late as possible."""
    order = [0]
    while len(order) < count:
        order = [each for seed in order for each in (seed, 2 * len(order) - 1 - seed)]
    return order


def _meetings(slots: Sequence[Slot]) -> list[tuple[Slot, Slot]]:
    return list(zip(slots[::2], slots[1::2], strict=True))


def _first(tournament: Tournament) -> list[tuple[Slot, Slot]]:
    """Return who met whom in the first round, in the order of the bracket."""
    held = holders(tournament)
    matches = iter([each.seats for each in tournament.pairings if each.round == 1])
    byes = iter(tournament.byes[1])
    count = 2 * sum(each.round == 1 for each in tournament.pairings) + len(tournament.byes[1])
    found: list[tuple[Slot, Slot]] = []
    seeds = _seeds(count)
    for pair in zip(seeds[::2], seeds[1::2], strict=True):
        if max(pair) >= count:
            found.append((held[next(byes)], None))
        else:
            a, b = next(matches)
            found.append((held[a], held[b]))
    return found


def bracket_of(tournament: Tournament) -> list[list[Slot]]:
    """Return the slots of each round that has begun, and of the next as far as it is decided."""
    meetings = _first(tournament)
    found = [[entrant for meeting in meetings for entrant in meeting]]
    for number in range(1, tournament.round + 1):
        slots = [_winner(tournament, number, meeting) for meeting in meetings]
        found.append(slots)
        if len(slots) > 1:
            meetings = _meetings(slots)
    return found


def is_for_third(tournament: Tournament, pairing: Pairing) -> bool:
    """Return whether a match of a round is the one for the third place."""
    slots = bracket_of(tournament)[pairing.round - 1]
    held = holders(tournament)
    return len(slots) == 2 and {held[entrant] for entrant in pairing.seats} != {*slots}


def _winner(tournament: Tournament, number: int, meeting: tuple[Slot, Slot]) -> Slot:
    """Return who advances from a meeting of a round; None: nobody, or not decided yet."""
    held = holders(tournament)
    byes = {held[each] for each in tournament.byes[number]}
    matches = [
        each
        for each in tournament.pairings
        if each.round == number and {held[entrant] for entrant in each.seats} == {*meeting}
    ]
    if not matches:
        return next((entrant for entrant in meeting if entrant in byes), None)
    last = matches[0]
    if _is_tied(last):
        last = _again(tournament, last) or last
    if last.result is None:
        return None
    return next((held[each] for seat, each in enumerate(last.seats) if halves(last, seat) == WIN), None)


def _is_tied(pairing: Pairing) -> bool:
    return pairing.result is not None and halves(pairing, 0) == halves(pairing, 1) == DRAW


def _again(tournament: Tournament, pairing: Pairing) -> Pairing | None:
    """Return the second match of a tied one."""
    held = holders(tournament)
    entrants = {held[each] for each in pairing.seats}
    return next(
        (
            each
            for each in tournament.pairings[pairing.number :]
            if not each.round and {held[number] for number in each.seats} == entrants
        ),
        None,
    )


def _losers(bracket: list[list[Slot]]) -> tuple[Slot, Slot]:
    """Return the losers of the semifinals; ``bracket`` ends with the slots of the final.

    Where both have lost, there is none.
    """
    first, second = (
        [entrant for entrant in meeting if entrant not in bracket[-1]] for meeting in _meetings(bracket[-2])
    )
    return (first[0] if len(first) == 1 else None, second[0] if len(second) == 1 else None)


def _ties(tournament: Tournament) -> list[Pairing]:
    """Return the last match of each tied meeting of this round that is not decided."""
    began = tournament.round_began_at or 0
    return [
        pairing
        for pairing in tournament.pairings
        if pairing.made_at >= began
        and _is_tied(pairing)
        and (not pairing.round or _again(tournament, pairing) is None)
    ]


def _decision(tournament: Tournament, tied: Pairing, draw: Draw) -> Event:
    """Return what decides a tied match: a second one, or a winner."""
    held = holders(tournament)
    entrants = [held[each] for each in tied.seats]
    there = [seat for seat, entrant in enumerate(entrants) if not tournament.entrant(entrant).out]
    if tied.round and len(there) == 2:
        return Paired((entrants[1], entrants[0]))
    result = tied.result
    assert result is not None  # noqa: S101 - for mypy
    winner, source = (there[0], Source.FORFEIT) if len(there) == 1 else (draw(2), Source.LOT)
    return Finished(tied.number, result.scores, (winner,), result.gone, source, result.deals)
