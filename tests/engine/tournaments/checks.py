"""What must hold at every step of a tournament, computed without the code that pairs."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations

import networkx as nx  # type: ignore[import-untyped]

from engine.tournaments.events import (
    Answered,
    Disqualified,
    Event,
    Finished,
    Paired,
    Registered,
    RoundBegan,
    Started,
    Substituted,
    Withdrawn,
)
from engine.tournaments.schedules import schedule_of
from engine.tournaments.settings import Format
from engine.tournaments.standings import Record, holders, records
from engine.tournaments.swiss import MOST_LEAD
from engine.tournaments.tournament import Problem, Stage, Tournament


@dataclass
class Figures:
    """What happened in all tournaments of a format."""

    tournaments: int = 0
    matches: int = 0
    rounds: int = 0
    byes: int = 0
    repeated: int = 0
    """Matches of two that had met before, where no other pairing existed."""
    company: int = 0
    """At larger tables, pairs that met."""
    company_again: int = 0
    """Of these, pairs that had met before."""
    leads: Counter[int] = field(default_factory=Counter)
    """How much oftener entrants had one of two seats than the other, at the end."""
    happened: Counter[str] = field(default_factory=Counter)
    refused: Counter[Problem] = field(default_factory=Counter)

    def wave(self, tournament: Tournament, wave: list[Paired], now: int) -> None:
        """Check a wave of an arena: all who can play do, and nobody meets the same twice in a row.

        Unless nobody else is free; and as long as others play, they wait for that.
        """
        if tournament.settings.format is not Format.ARENA or not wave:
            return
        size = tournament.settings.seats
        busy = {number for pairing in tournament.open_pairings for number in pairing.seats}
        free = [each.number for each in tournament.active if not each.resting and each.number not in busy]
        seated = [number for each in wave for number in each.seats]
        by_entrant = records(tournament)
        assert len(seated) == len({*seated})
        assert {*seated} <= {*free}
        waiting = [number for number in free if number not in seated]
        if len(waiting) >= size:
            assert tournament.open_pairings
            assert any(_last_met(by_entrant, a, b) for a, b in combinations(waiting, 2))
        if size > 2:
            return
        repeats = sum(_last_met(by_entrant, *each.seats) for each in wave)
        self.repeated += repeats
        if repeats and tournament.open_pairings:
            ended = [each.finished_at or 0 for each in tournament.pairings if {*each.seats} & {*seated}]
            assert now >= min(ended) + 30_000
        if repeats and len(waiting) < size:
            others = nx.Graph(
                pair for pair in combinations(free, 2) if not _last_met(by_entrant, pair[0], pair[1])
            )
            assert len(nx.max_weight_matching(others, maxcardinality=True)) < len(wave)


def _last_met(by_entrant: dict[int, Record], a: int, b: int) -> bool:
    ours, theirs = by_entrant[a].games, by_entrant[b].games
    return bool((ours and b in ours[-1].others) or (theirs and a in theirs[-1].others))


def check_pairings(tournament: Tournament, event: RoundBegan | Paired, figures: Figures) -> None:
    """Check that new matches are between entrants who are free, and as the format promises."""
    matches = event.matches if isinstance(event, RoundBegan) else (event.seats,)
    byes = event.byes if isinstance(event, RoundBegan) else ()
    active = {each.number for each in tournament.active}
    named = [number for seats in matches for number in seats] + [*byes]
    assert {*named} <= active, "somebody who is out is paired"
    assert all(len({*seats}) == tournament.settings.seats for seats in matches)
    figures.matches += len(matches)
    figures.byes += len(byes)
    form = tournament.settings.format
    if form is not Format.LEAGUE:
        assert len(named) == len({*named}), "somebody is paired twice"
        assert not {*named} & {n for each in tournament.open_pairings for n in each.seats}
    if not isinstance(event, RoundBegan):
        assert form in (Format.ARENA, Format.LADDER, Format.KNOCKOUT)
        return
    figures.rounds += 1
    assert event.round == tournament.round + 1
    assert not tournament.open_pairings
    by_entrant = records(tournament)
    for seats in matches:
        for a, b in combinations(seats, 2):
            again = by_entrant[a].met(b) > 0
            figures.company += 1
            figures.company_again += again
            assert not again or form not in (Format.ROUND_ROBIN, Format.LEAGUE, Format.KNOCKOUT)
    if form is Format.SWISS:
        assert {*named} == active, "somebody is left without a match and without a bye"
        had = {number: len(by_entrant[number].byes) for number in active}
        fewest = sorted(had.values())[: len(byes)]
        assert sorted(had[number] for number in byes) == fewest, "a bye more than others have"
        if tournament.settings.seats == 2:
            _check_rematches(by_entrant, event, had, figures)


def _check_rematches(
    by_entrant: dict[int, Record], event: RoundBegan, had: dict[int, int], figures: Figures
) -> None:
    """Check against matchings without weights: no match is repeated while another pairing exists.

    And the bye goes to the lowest with whom that is possible, among those with the fewest byes.
    """
    repeated = sum(by_entrant[a].met(b) > 0 for a, b in event.matches)
    figures.repeated += repeated
    fresh = [pair for pair in combinations(had, 2) if not by_entrant[pair[0]].met(pair[1])]
    if not repeated:
        return
    graph = nx.Graph(fresh)
    graph.add_nodes_from(had)
    if event.byes:
        graph.add_edges_from((number, 0) for number in had if had[number] == min(had.values()))
    assert len(nx.max_weight_matching(graph, maxcardinality=True)) * 2 < graph.number_of_nodes()


def check_standings(tournament: Tournament) -> None:
    """Check that everybody has one place, and that places follow from points and tie-breaks."""
    schedule = schedule_of(tournament)
    found = schedule.standings(tournament)
    assert found == schedule.standings(tournament.clone())
    ranked = {each.number for each in tournament.ranked}
    if tournament.settings.format is Format.LADDER:
        ranked = {number for number in ranked if not tournament.entrant(number).out}
    assert {each.entrant for each in found} == ranked
    assert len(found) == len(ranked)
    names = schedule.tiebreaks(tournament.settings)
    assert all(len(each.tiebreaks) == len(names) for each in found)
    keys = [(each.division, -each.points, [-number for number in each.tiebreaks]) for each in found]
    assert keys == sorted(keys)
    for at, (each, key) in enumerate(zip(found, keys, strict=True)):
        assert each.place == keys.index(key) + 1
        assert each.played >= 0, at


def check_result(tournament: Tournament, figures: Figures) -> None:
    """Check what must hold at the end."""
    assert tournament.stage is Stage.REVIEW
    assert not tournament.open_pairings
    figures.tournaments += 1
    by_entrant = records(tournament)
    if tournament.settings.seats == 2:
        leads = [abs(record.lead) for record in by_entrant.values()]
        figures.leads.update(leads)
        assert tournament.settings.format is not Format.SWISS or max(leads) <= MOST_LEAD
    match tournament.settings.format:
        case Format.ROUND_ROBIN:
            _check_all_met(tournament, by_entrant, [[*by_entrant]])
        case Format.LEAGUE:
            divisions = defaultdict(list)
            for each in schedule_of(tournament).standings(tournament):
                divisions[each.division].append(each.entrant)
            _check_all_met(tournament, by_entrant, [*divisions.values()])
        case Format.KNOCKOUT:
            _check_knockout(tournament)
        case _:
            pass


def check_rungs(tournament: Tournament, events: Sequence[tuple[Event, int]]) -> None:
    """Check the ranking of a ladder from its events, with the results as they are now."""
    rungs: list[int] = []
    pairings: list[tuple[int, ...]] = []
    done: set[int] = set()
    for event, _ in events:
        match event:
            case Started(entrants):
                rungs = [*entrants]
            case Registered(number) if rungs:
                rungs.append(number)
            case Withdrawn(number) | Disqualified(number) if number in rungs:
                rungs.remove(number)
            case Substituted(number, substitute):
                if number in rungs:
                    rungs[rungs.index(number)] = substitute
                pairings = [tuple(substitute if n == number else n for n in pair) for pair in pairings]
            case Answered(opponent, False) if opponent in rungs:
                at = rungs.index(opponent)
                rungs = [*rungs[:at], *rungs[at + 1 : at + 9], opponent, *rungs[at + 9 :]]
            case Paired(seats):
                pairings.append(seats)
            case Finished(number) if number not in done:
                done.add(number)
                result = tournament.pairing(number).result
                assert result is not None
                if len(result.winners) != 1 or not {*pairings[number - 1]} <= {*rungs}:
                    continue
                winner = pairings[number - 1][result.winners[0]]
                loser = pairings[number - 1][1 - result.winners[0]]
                at, above = rungs.index(winner), rungs.index(loser)
                if at > above:
                    rungs.remove(winner)
                    rungs.insert(above + (at - above) // 2, winner)
    assert [each.entrant for each in schedule_of(tournament).standings(tournament)] == rungs


def _check_all_met(tournament: Tournament, by_entrant: dict[int, Record], groups: list[list[int]]) -> None:
    started = {holders(tournament)[n] for pairing in tournament.pairings for n in pairing.seats}
    for group in groups:
        stayed = [number for number in group if number in started and not tournament.entrant(number).out]
        clean = [number for number in stayed if len(tournament.chain(number)) == 1]
        for a, b in combinations(clean, 2):
            assert by_entrant[a].met(b) == 1, "two who stayed did not meet"


def _check_knockout(tournament: Tournament) -> None:
    found = schedule_of(tournament).standings(tournament)
    by_entrant = records(tournament)
    rounds = tournament.round
    beaten = {
        number
        for number, record in by_entrant.items()
        if any(game.pairing.round and game.halves == 0 for game in record.finished)
    }
    for each in found:
        assert each.points <= rounds
        if each.points == rounds:
            assert each.place == 1
            assert each.entrant not in beaten
    for number in range(rounds):
        there = sum(each.points >= number for each in found)
        assert there <= 2 ** (rounds - number)
    assert sum(each.points == rounds for each in found) <= 1
