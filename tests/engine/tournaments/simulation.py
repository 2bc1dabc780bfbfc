"""Random tournaments: entrants come late, leave, rest, are replaced; matches end anyhow."""

from dataclasses import dataclass, field
from random import Random

from engine.tournaments import commands
from engine.tournaments.events import (
    Event,
    Finished,
    Paired,
    PlayEnded,
    Registered,
    RoundBegan,
    Source,
    Started,
)
from engine.tournaments.progress import advance, due_at
from engine.tournaments.schedules import schedule_of
from engine.tournaments.settings import LARGEST_ROUND_ROBIN, MINUTE_MS, MOST_ENTRANTS, Format, Settings
from engine.tournaments.tournament import Pairing, Stage, Tournament, TournamentError
from tests.engine.tournaments.checks import (
    Figures,
    check_pairings,
    check_result,
    check_rungs,
    check_standings,
)

MOST_STEPS = 20_000
START = 1_800_000_000_000


@dataclass
class Course:
    """A tournament under way, with its events and when each open match will end."""

    random: Random
    tournament: Tournament
    figures: Figures
    now: int = START
    events: list[tuple[Event, int]] = field(default_factory=list)
    ends: dict[int, int] = field(default_factory=dict)

    def take(self, event: Event) -> None:
        """Check an event against the state before it, and apply it."""
        if isinstance(event, (RoundBegan, Paired)):
            check_pairings(self.tournament, event, self.figures)
        self.tournament.apply(event, self.now)
        self.events.append((event, self.now))
        if self.tournament.settings.format is Format.LADDER:
            self.now += 1  # the order of what happens in one millisecond is not kept

    def advance(self) -> None:
        """Let the clock cause what is due."""
        for _ in range(MOST_STEPS):
            began = len(self.tournament.pairings)
            found = advance(self.tournament, self.now, self.random.randrange)
            if not found or isinstance(found[0], PlayEnded):
                if found:
                    self.take(found[0])
                return
            waves = [event for event in found if isinstance(event, Paired)]
            self.figures.wave(self.tournament, waves, self.now)
            for event in found:
                self.take(event)
            for pairing in self.tournament.pairings[began:]:
                self.ends[pairing.number] = self.now + self.random.randrange(1, 15 * MINUTE_MS)
        raise AssertionError("it goes on and on")


def settings_of(random: Random, form: Format, entrants: int) -> Settings:
    """Return random settings for a format."""
    seats = 2
    if form in (Format.ARENA, Format.SWISS) and random.random() < 0.35:
        seats = random.choice((3, 4, 4, 5))
    duplicate = form in (Format.SWISS, Format.ROUND_ROBIN) and random.random() < 0.25
    return Settings(
        format=form,
        game="gin",
        seats=min(seats, entrants),
        teams=seats == 4 and random.random() < 0.5,
        rounds=random.choice((0, 0, 0, random.randint(1, 9))),
        length_ms=random.choice((20, 60)) * MINUTE_MS if form is Format.ARENA else 30 * 1440 * MINUTE_MS,
        deals=4 if duplicate else 0,
        duplicate=duplicate,
        third_place=random.random() < 0.7,
        divisions=random.randint(-(-entrants // LARGEST_ROUND_ROBIN), 12),
        prizes=(100,),
    )


def result_of(random: Random, tournament: Tournament, pairing: Pairing) -> Finished:
    """Return a random result: a win, a tie, or seats that are gone, as of those who left."""
    size = len(pairing.seats)
    gone = {seat for seat, number in enumerate(pairing.seats) if tournament.entrant(number).out}
    if random.random() < 0.04:
        gone.add(random.randrange(size))
    if len(gone) == size and random.random() < 0.8:
        gone.pop()
    left = [seat for seat in range(size) if seat not in gone]
    count = random.randint(0, 4) if gone else 4
    deals = tuple(tuple(random.randint(-30, 60) for _ in range(size)) for _ in range(count))
    scores = tuple(map(sum, zip(*deals, strict=True))) if deals else (0,) * size
    if random.random() < 0.1:
        scores = (7,) * size
    best = max((scores[seat] for seat in left), default=0)
    winners = tuple(seat for seat in left if scores[seat] == best)
    kept = deals if tournament.settings.duplicate else ()
    return Finished(pairing.number, scores, winners, tuple(sorted(gone)), Source.PLAYED, kept)


def _people(course: Course, trouble: float) -> None:
    """Let somebody do something, or nobody anything."""
    random, tournament = course.random, course.tournament
    active = [each.number for each in tournament.active]
    if random.random() > trouble or not active:
        return
    number = random.choice(active)
    found: list[Event] = []
    try:
        match random.randrange(7):
            case 0:
                found = commands.withdraw(tournament, number)
            case 1:
                found = commands.disqualify(tournament, number)
            case 2:
                found = commands.register(tournament)
            case 3:
                found = commands.rest(tournament, number, rests=random.random() < 0.5)
            case 4:
                found = commands.substitute(tournament, number, busy=False)
            case 5:
                found = commands.resume(tournament) if tournament.paused else commands.pause(tournament)
            case 6 if tournament.pairings:
                pairing = random.choice(tournament.pairings)
                scores = [random.randint(0, 3) for _ in pairing.seats]
                found = commands.set_result(tournament, pairing.number, scores)
                course.ends.pop(pairing.number, None)
    except TournamentError as refused:
        course.figures.refused[refused.problem] += 1
    for event in found:
        course.take(event)
        course.figures.happened[type(event).__name__] += 1


def _challenges(course: Course) -> None:
    """Let people of a ladder challenge and answer."""
    random, tournament = course.random, course.tournament
    if tournament.settings.format is not Format.LADDER or not tournament.active or tournament.paused:
        return
    for challenge in list(tournament.challenges):
        if random.random() < 0.5:
            accepts = random.random() < 0.8
            for event in commands.answer(tournament, challenge.opponent, accepts=accepts):
                course.take(event)
    for _ in range(random.randint(0, 4)):
        active = [each.number for each in tournament.active]
        try:
            found = commands.challenge(tournament, random.choice(active), random.choice(active), course.now)
        except TournamentError as refused:
            course.figures.refused[refused.problem] += 1
        else:
            for event in found:
                course.take(event)


def play(random: Random, form: Format, figures: Figures, entrants: int, trouble: float) -> Course:
    """Play a whole tournament with checks at every step, and return it."""
    settings = settings_of(random, form, entrants)
    settings.validate()
    course = Course(random, Tournament(settings), figures)
    for number in range(1, entrants + 1):
        course.take(Registered(number))
    course.take(Started(tuple(range(1, entrants + 1))))
    course.advance()
    for _ in range(MOST_STEPS):
        _people(course, trouble)
        _challenges(course)
        course.advance()
        if course.tournament.stage is not Stage.RUNNING:
            break
        _next(course)
        course.advance()
        if course.tournament.stage is not Stage.RUNNING:
            break
    else:
        raise AssertionError("it never ends")
    check_standings(course.tournament)
    check_result(course.tournament, figures)
    if form is Format.LADDER:
        check_rungs(course.tournament, course.events)
    twin = Tournament.of(settings, course.events)
    assert schedule_of(twin).standings(twin) == schedule_of(twin).standings(course.tournament)
    return course


def _next(course: Course) -> None:
    """Go to the time of the next result or of what the clock causes next."""
    tournament = course.tournament
    result = min(course.ends, key=lambda number: (course.ends[number], number), default=None)
    due = due_at(tournament)
    if tournament.paused and (result is None or course.random.random() < 0.3):
        course.now += course.random.randrange(1, 5 * MINUTE_MS)
        for event in commands.resume(tournament):
            course.take(event)
        return
    if result is not None and (due is None or due <= course.now or course.ends[result] <= due):
        course.now = max(course.now, course.ends.pop(result))
        course.take(result_of(course.random, tournament, tournament.pairing(result)))
        if course.random.random() < 0.2:
            check_standings(tournament)
        return
    assert due is not None, "nothing can happen any more"
    assert due > course.now, "what is due now does not happen"
    jump = due
    if tournament.settings.format is Format.LADDER:
        jump = min(due, course.now + course.random.randrange(1, 2 * 1440 * MINUTE_MS))
    course.now = jump


def entrants_of(random: Random, form: Format, most: int = MOST_ENTRANTS) -> int:
    """Return a number of entrants; small ones are as likely as large ones."""
    largest = min(most, LARGEST_ROUND_ROBIN if form is Format.ROUND_ROBIN else MOST_ENTRANTS)
    return random.randint(2, random.choice((min(8, largest), min(24, largest), largest)))


def play_from(seed: str, form: Format, figures: Figures, most: int = MOST_ENTRANTS) -> Course:
    """Play a tournament that follows from its seed, and return it."""
    random = Random(seed)
    return play(random, form, figures, entrants_of(random, form, most), random.choice((0, 0.02, 0.1, 0.3)))
