"""Tournaments in words: what they are, who takes part, standings, matches and results."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from bot.manager.tournaments.tournament_store import LiveTournament
from bot.texts.games.sheets import amount
from bot.texts.lengths import units
from bot.texts.localization import LazyMessage, decimal, join, message, number, with_commas
from bot.texts.names import escape, quoted
from bot.texts.tables.options import clock_time, in_force, increment_time, preset_name, turn_time
from bot.texts.tournaments import duplicate
from data.tables.codec import load_options
from data.tables.seat_names import Named, seat_names
from data.tournaments.match_place import MatchPlace
from data.tournaments.store import MatchTable
from engine import GAMES
from engine.tournaments.commands import check_in_opens_at
from engine.tournaments.duplicate import HUNDREDTHS, differences
from engine.tournaments.events import Complained, Decided, Reason, Source
from engine.tournaments.formats import Standing
from engine.tournaments.knockout import bracket_of
from engine.tournaments.ladder import CHALLENGE_MS, accepted
from engine.tournaments.progress import pot, ready, standings
from engine.tournaments.schedules import schedule_of
from engine.tournaments.settings import Format, Settings
from engine.tournaments.tournament import Pairing, Stage, Tournament

Tables = Mapping[int, MatchTable]
"""The tables of a tournament by pairing."""

FORMATS: Final = {
    Format.ARENA: LazyMessage("tournaments-format-arena"),
    Format.KNOCKOUT: LazyMessage("tournaments-format-knockout"),
    Format.ROUND_ROBIN: LazyMessage("tournaments-format-round-robin"),
    Format.SWISS: LazyMessage("tournaments-format-swiss"),
    Format.LEAGUE: LazyMessage("tournaments-format-league"),
    Format.LADDER: LazyMessage("tournaments-format-ladder"),
}
FORMATS_ABOUT: Final = {
    Format.ARENA: LazyMessage("tournaments-format-arena.about"),
    Format.KNOCKOUT: LazyMessage("tournaments-format-knockout.about"),
    Format.ROUND_ROBIN: LazyMessage("tournaments-format-round-robin.about"),
    Format.SWISS: LazyMessage("tournaments-format-swiss.about"),
    Format.LEAGUE: LazyMessage("tournaments-format-league.about"),
    Format.LADDER: LazyMessage("tournaments-format-ladder.about"),
}
STAGES: Final = {
    Stage.REGISTRATION: LazyMessage("tournaments-stage-registration"),
    Stage.RUNNING: LazyMessage("tournaments-stage-running"),
    Stage.REVIEW: LazyMessage("tournaments-stage-review"),
    Stage.OVER: LazyMessage("tournaments-stage-over"),
    Stage.CANCELLED: LazyMessage("tournaments-stage-cancelled"),
}
_COLUMNS: Final = {
    "wins": LazyMessage("tournaments-column-wins"),
    "buchholz": LazyMessage("tournaments-column-buchholz"),
    "sonneborn_berger": LazyMessage("tournaments-column-sonneborn-berger"),
    "direct_encounter": LazyMessage("tournaments-column-direct-encounter"),
    "best_round": LazyMessage("tournaments-column-best-round"),
}
"""The names of tie-breaks that are shown."""
_POINTS: Final = LazyMessage("tournaments-column-points")
_ROUNDS: Final = LazyMessage("tournaments-column-rounds")
PLAYED: Final = LazyMessage("tournaments-column-played")
LIST: Final = LazyMessage("tournaments-list")
LIST_NONE: Final = LazyMessage("tournaments-list-none")
CHOOSE: Final = LazyMessage("tournaments-choose")
CHOOSE_MATCH: Final = LazyMessage("tournaments-choose-match")
CHOOSE_RIVAL: Final = LazyMessage("tournaments-choose-rival")
STANDINGS: Final = LazyMessage("tournaments-standings")
STANDINGS_NONE: Final = LazyMessage("tournaments-standings-none")
ROUNDS: Final = LazyMessage("tournaments-rounds")
ROUNDS_NONE: Final = LazyMessage("tournaments-rounds-none")
MATCHES: Final = LazyMessage("tournaments-matches")
MANAGE: Final = LazyMessage("tournaments-manage")
MANAGE_ABOUT: Final = LazyMessage("tournaments-manage-about")
MANAGE_STAGES: Final = {
    Stage.REGISTRATION: LazyMessage("tournaments-manage-registration"),
    Stage.RUNNING: LazyMessage("tournaments-manage-running"),
    Stage.REVIEW: LazyMessage("tournaments-manage-review"),
}
SURE: Final = LazyMessage("tournaments-withdraw-sure")
SURE_MATCH: Final = LazyMessage("tournaments-withdraw-sure-match")
FREE: Final = LazyMessage("tournaments-free")
WITH_SAME_CARDS: Final = LazyMessage("tournaments-with-same-cards")
_CANCELLED: Final = {
    Reason.TOO_FEW: LazyMessage("tournaments-cancelled-too-few"),
    Reason.ORGANISER: LazyMessage("tournaments-cancelled-organiser"),
    Reason.CHANNEL: LazyMessage("tournaments-cancelled-channel"),
}
_LATE_ROUNDS: Final = {
    1: LazyMessage("tournaments-final"),
    2: LazyMessage("tournaments-semifinals"),
    4: LazyMessage("tournaments-quarterfinals"),
}
"""Rounds of a knock-out with a name, by the number of their meetings."""
MEDALS: Final = {1: "🥇", 2: "🥈", 3: "🥉"}
_FRACTIONS: Final = {0: "", 25: "¼", 50: "½", 75: "¾"}
_TICK: Final = "✅\u00a0"
NAMES_SHOWN: Final = 1_300
"""The most characters of a list of names on the message of a tournament."""


# --- names, numbers and times


def names(live: LiveTournament) -> tuple[str, ...]:
    """Return the names of all entrants for running text; the first is that of entrant 1."""
    return _names(tuple([Named(each.name, each.username) for each in live.entrants]))


@lru_cache(64)
def _names(named: tuple[Named, ...]) -> tuple[str, ...]:
    return tuple(map(escape, seat_names(named)))


def name(live: LiveTournament, entrant: int) -> str:
    """Return the name of an entrant for running text."""
    return names(live)[entrant - 1]


def names_of(live: LiveTournament, entrants: Iterable[int]) -> list[str]:
    """Return the names of some entrants for running text."""
    of = names(live)
    return [of[entrant - 1] for entrant in entrants]


def when(at: int, style: str = "R") -> str:
    """Return a time as Discord shows it; by default how long it is until then."""
    return f"<t:{at // 1000}:{style}>"


def points(value: int, unit: int) -> str:
    """Return points that are counted in parts of ``unit``: ``4½``."""
    whole, part = divmod(abs(value) * 100, unit * 100)
    sign = "−" if value < 0 else ""
    if (rest := round(part / unit)) in _FRACTIONS:
        return f"{sign}{number(whole) if whole or not rest else ''}{_FRACTIONS[rest]}"
    return decimal(value / unit, 2)


def some(listed: Sequence[str], most: int) -> str:
    """Return the names that fit into ``most`` characters, and how many more there are."""
    shown: list[str] = []
    left = most
    for each in listed:
        left -= units(each) + 2
        if left < 0:
            break
        shown.append(each)
    more = len(listed) - len(shown)
    return join([*shown, message("tournaments-more-names", count=more)] if more else shown)


# --- what a tournament is


def title(live: LiveTournament) -> str:
    """Return the name of a tournament with its game and format."""
    return heading(live.record.name, live.settings)


def heading(called: str, settings: Settings) -> str:
    """Return the title of a tournament by its name and settings."""
    game, format_ = GAMES[settings.game].title, str(FORMATS[settings.format])
    if not called:
        return message("tournaments-title-unnamed", game=game, format=format_)
    return message("tournaments-title", name=escape(called), game=game, format=format_)


def footer(live: LiveTournament) -> str:
    """Return the number of a tournament, and who has opened it."""
    organiser = f"<@{live.record.organiser_id}>"
    return f"-# {message('tournaments-footer', number=live.record.number, player=organiser)}"


def about_lines(live: LiveTournament) -> list[str]:
    """Return how a tournament is played, and what can be won."""
    settings = live.settings
    spec = GAMES[settings.game]
    options = (
        load_options(spec, settings.options) if settings.options else spec.options(preset=settings.preset)
    )
    rules = [] if settings.preset is None else [preset_name(settings.preset, spec)]
    if options != spec.options(preset=settings.preset):
        rules += changed_rules(settings)
    return [
        str(FORMATS_ABOUT[settings.format]),
        _length(settings),
        _clock(settings),
        message("tournaments-turn", turn=turn_time(settings.turn_ms)) if settings.turn_ms else "",
        message("tournaments-deals", deals=settings.deals) if settings.deals else "",
        message("tournaments-duplicate") if settings.duplicate else "",
        duplicate.commitment_line(live) if settings.duplicate else "",
        message("tournaments-rules", rules=" · ".join(rules)) if rules else "",
        *_money(live),
        message("tournaments-role", role=f"<@&{settings.role}>") if settings.role else "",
    ]


def changed_rules(settings: Settings) -> list[str]:
    """Return the rules that differ from those of the preset."""
    spec = GAMES[settings.game]
    if not settings.options:
        return []
    return in_force(spec, load_options(spec, settings.options), settings.preset)


def _length(settings: Settings) -> str:
    match settings.format:
        case Format.ARENA:
            return message("tournaments-lasts-arena", length=turn_time(settings.length_ms))
        case Format.LADDER:
            return message("tournaments-lasts-month", length=turn_time(settings.length_ms))
        case Format.LEAGUE if settings.divisions > 1:
            return message("tournaments-divisions", divisions=settings.divisions)
        case Format.SWISS if settings.rounds:
            return message("tournaments-rounds-of", rounds=settings.rounds)
        case _:
            return ""


def _clock(settings: Settings) -> str:
    if not settings.clock_ms:
        return ""
    clock = clock_time(settings.clock_ms)
    if not settings.increment_ms:
        return message("tournaments-clock-only", clock=clock)
    return message("tournaments-clock", clock=clock, increment=increment_time(settings.increment_ms))


def _money(live: LiveTournament) -> list[str]:
    settings = live.settings
    if not settings.entry:
        return []
    shares = join([f"{share}\u00a0%" for share in settings.prizes])
    return [
        message(
            "tournaments-entry",
            entry=number(settings.entry),
            count=settings.entry,
            pot=number(pot(live.state)),
        ),
        message("tournaments-prizes", shares=shares),
    ]


# --- registration


def start_lines(live: LiveTournament) -> list[str]:
    """Return when play starts, and what must be done before."""
    settings, state = live.settings, live.state
    if at := state.starts_at:
        starts = message("tournaments-starts", time=when(at, "F"), left=when(at))
    elif settings.capacity:
        starts = message("tournaments-starts-full", places=settings.capacity)
    else:
        starts = message("tournaments-starts-organiser")
    opens_at = check_in_opens_at(state)
    if state.check_in_open:
        check_in = message("tournaments-check-in-open")
    else:
        check_in = message("tournaments-check-in-later", time=when(opens_at)) if opens_at else ""
    return [starts, check_in]


def registered_lines(live: LiveTournament) -> list[str]:
    """Return who is registered, and who waits."""
    state, settings = live.state, live.settings
    admitted, waiting = state.admitted, state.waiting
    count = len(admitted)
    lines = [
        message("tournaments-registered-of", registered=count, places=settings.capacity)
        if settings.capacity
        else message("tournaments-registered", registered=count)
    ]
    if state.check_in_open:
        lines.append(
            message("tournaments-checked-in", ready=len(ready(state)), registered=len(state.registered))
        )
    here = [f"{_TICK if each.checked_in else ''}{name(live, each.number)}" for each in admitted]
    lines.append(some(here, NAMES_SHOWN) if here else message("tournaments-nobody"))
    if waiting:
        lines.append(message("tournaments-waiting", waiting=len(waiting)))
        lines.append(some(names_of(live, [each.number for each in waiting]), NAMES_SHOWN // 4))
    fewest = settings.fewest
    small = (
        message("tournaments-fewest-paid-back", fewest=fewest)
        if settings.entry
        else message("tournaments-fewest", fewest=fewest)
    )
    return [*lines, f"-# {small}"]


# --- play


def round_name(state: Tournament) -> str:
    """Return the name of the current round; ``""`` where there are no rounds."""
    settings = state.settings
    if not state.round or settings.format is Format.LEAGUE:
        return ""
    if settings.format is Format.KNOCKOUT:
        return knockout_round(state.round, len(bracket_of(state)[state.round - 1]) // 2)
    if settings.format is Format.SWISS and settings.rounds:
        return message("tournaments-round-of", round=state.round, rounds=settings.rounds)
    return message("tournaments-round", round=state.round)


def match_place(place: MatchPlace | None) -> str:
    """Return the tournament and the round of a match, with a link; ``""``: it has none."""
    if place is None:
        return ""
    called = escape(place.name) if place.name else message("tournaments-numbered", number=place.number)
    played = place.round
    round_ = message("tournaments-round", round=played) if played else ""
    if place.meetings:
        round_ = knockout_round(played, place.meetings)
    if place.for_third:
        round_ = message("tournaments-for-third")
    return f"-# {' · '.join(filter(None, (f'🏆 [{called}]({_link(place)})', round_)))}"


def back_to(place: MatchPlace | None) -> str:
    """Return the link from a match that is over to its tournament; ``""`` without one."""
    return f"🏆 [{message('tournaments-back')}]({_link(place)})" if place is not None else ""


def _link(place: MatchPlace) -> str:
    channel = f"https://discord.com/channels/{place.guild}/{place.channel}"
    return f"{channel}/{place.message}" if place.message else channel


def knockout_round(number_: int, meetings: int) -> str:
    """Return the name of a round of a knock-out with so many meetings."""
    named = _LATE_ROUNDS.get(meetings)
    return str(named) if named is not None else message("tournaments-round", round=number_)


def ends_at(state: Tournament) -> int | None:
    """Return when an arena or a ladder ends, in ms UTC; None for others, and before the start."""
    timed = state.settings.format in (Format.ARENA, Format.LADDER)
    if not timed or state.started_at is None:
        return None
    return state.started_at + state.settings.length_ms + state.paused_ms


def progress_lines(live: LiveTournament, now: int) -> list[str]:
    """Return how far a running tournament is."""
    state = live.state
    under_way = len(state.open_pairings)
    name_ = round_name(state)
    facts = [
        f"**{name_}**" if name_ else "",
        message("tournaments-under-way", matches=under_way) if under_way else "",
    ]
    end, later = ends_at(state), ""
    if state.paused:
        later = message("tournaments-paused")
    elif end is not None:
        later = (
            message("tournaments-ends", time=when(end))
            if now < end
            else (message("tournaments-last-matches"))
        )
    elif not under_way and state.round and (at := schedule_of(state).pairs_at(state)) is not None:
        later = message("tournaments-next-round", time=when(at))
    return [" · ".join(filter(None, facts)), later]


def aside_lines(live: LiveTournament) -> list[str]:
    """Return who has no match: without an opponent, or not paired for now; and open challenges."""
    state = live.state
    byes = [number_ for number_ in state.byes.get(state.round, ()) if not state.entrant(number_).out]
    resting = [each.number for each in state.active if each.resting]
    lines = []
    if byes:
        lines.append(message("tournaments-bye", players=some(names_of(live, byes), 300)))
    if resting:
        lines.append(message("tournaments-resting", players=some(names_of(live, resting), 300)))
    if state.challenges:
        lines.append(message("tournaments-challenges"))
        lines += [
            message(
                "tournaments-challenge",
                player=name(live, each.entrant),
                other=name(live, each.opponent),
                time=when(each.at + CHALLENGE_MS),
            )
            for each in state.challenges[:10]
        ]
    return lines


def table_link(live: LiveTournament, table: MatchTable) -> str:
    """Return a link to the table of a match."""
    shown = message("tournaments-table", number=table.number)
    place = f"https://discord.com/channels/{live.guild}/{table.channel_id}"
    return f"[{shown}]({place}/{table.message_id})" if table.message_id else f"[{shown}]({place})"


def versus(live: LiveTournament, pairing: Pairing) -> str:
    """Return the players of a match by seat: ``Ann – Ben``."""
    return " – ".join(names_of(live, pairing.seats))


def score(pairing: Pairing) -> str:
    """Return the result of a match by seat: ``120 – 85``."""
    return " – ".join(map(amount, pairing.result.scores)) if pairing.result is not None else ""


def winners(live: LiveTournament, pairing: Pairing) -> list[str]:
    """Return the names of those who won a match."""
    won = pairing.result.winners if pairing.result is not None else ()
    return names_of(live, [pairing.seats[seat] for seat in won])


def match_line(live: LiveTournament, pairing: Pairing, tables: Tables) -> str:
    """Return a match in a line: who plays whom, and the result or where it is played."""
    players, result = versus(live, pairing), pairing.result
    if result is None:
        table = tables.get(pairing.number)
        if table is None:
            return message("tournaments-match-opening", players=players)
        return message("tournaments-match-playing", players=players, table=table_link(live, table))
    won = join(winners(live, pairing))
    match result.source:
        case Source.FORFEIT if not won:
            return message("tournaments-match-nobody", players=players)
        case Source.FORFEIT:
            return message("tournaments-match-forfeit", players=players, winners=won)
        case Source.ORGANISER:
            return message("tournaments-match-set", players=players, score=score(pairing))
        case Source.LOT:
            return message("tournaments-match-lot", players=players, score=score(pairing), winners=won)
        case _ if won and max(result.scores) == min(result.scores):  # somebody gave up
            return message("tournaments-match-won-by", players=players, score=score(pairing), winners=won)
        case _:
            return message("tournaments-match-result", players=players, score=score(pairing))


def match_lines(live: LiveTournament, pairing: Pairing, tables: Tables) -> list[str]:
    """Return all about one match; ``differences`` only once its round is over."""
    result = pairing.result
    lines = [
        f"### {message('tournaments-match', number=pairing.number)}",
        match_line(live, pairing, tables),
    ]
    if result is None:
        return lines
    won = winners(live, pairing)
    lines.append(
        message("tournaments-match-won", players=join(won)) if won else message("tournaments-match-draw")
    )
    if result.gone:
        gone = names_of(live, [pairing.seats[seat] for seat in result.gone])
        lines.append(message("tournaments-match-gone", players=join(gone)))
    return [*lines, *_compared(live, pairing)]


def _compared(live: LiveTournament, pairing: Pairing) -> list[str]:
    """Return how each did with the same cards, once nobody plays them any more."""
    state = live.state
    same = [each for each in state.pairings if each.round == pairing.round]
    if not state.settings.duplicate or any(each.result is None for each in same):
        return []
    lines = [f"**{WITH_SAME_CARDS}**"]
    found = differences(state, pairing.round)
    for each in [pairing, *(other for other in same if other is not pairing)][:12]:
        for seat, entrant in enumerate(each.seats):
            difference = found[each.number][seat]
            sign = "+" if difference > 0 else ""
            lines.append(
                message(
                    "tournaments-difference",
                    player=name(live, entrant),
                    difference=f"{sign}{points(difference, HUNDREDTHS)}",
                )
            )
    return lines


# --- standings


def points_name(settings: Settings) -> str:
    """Return what the points of a format are called."""
    return str(_ROUNDS if settings.format is Format.KNOCKOUT else _POINTS)


def columns(state: Tournament) -> list[tuple[str, Callable[[Standing], str]]]:
    """Return the columns of the standings after the name: their titles, and their entries."""
    settings = state.settings
    schedule = schedule_of(state)
    unit = schedule.unit(settings)
    found: list[tuple[str, Callable[[Standing], str]]] = []
    if settings.format is not Format.LADDER:
        found.append((points_name(settings), lambda each: points(each.points, unit)))
    for at, tiebreak in enumerate(schedule.tiebreaks(settings)):
        if tiebreak.name in _COLUMNS:
            found.append(
                (
                    str(_COLUMNS[tiebreak.name]),
                    lambda each, at=at, unit=tiebreak.unit: points(each.tiebreaks[at], unit),  # type: ignore[misc]
                )
            )
    return [*found, (str(PLAYED), lambda each: str(each.played))]


def standing_lines(live: LiveTournament, places: Sequence[Standing]) -> list[str]:
    """Return standings line by line, below the names of the columns; in a league by division."""
    state = live.state
    shown = columns(state)
    lines, division = [f"-# {' · '.join(called for called, _ in shown)}"], 0
    for each in places:
        if _has_divisions(state) and each.division != division:
            division = each.division
            lines.append(f"**{division_name(division)}**")
        first, *others = (entry(each) for _, entry in shown)
        facts = " · ".join((f"**{first}**", *others))
        lines.append(f"{each.place}\\. {name(live, each.entrant)}\u00a0{facts}")
    return lines if places else []


def _has_divisions(state: Tournament) -> bool:
    return state.settings.format is Format.LEAGUE and state.settings.divisions > 1


def division_name(division: int) -> str:
    """Return the name of a division of a league."""
    return message("tournaments-division", division=division)


def standings_text(live: LiveTournament, places: Sequence[Standing]) -> str:
    """Return standings as the alt text of a picture."""
    state = live.state
    unit = schedule_of(state).unit(state.settings)
    listed = [f"{each.place}. {name(live, each.entrant)} {points(each.points, unit)}" for each in places]
    return message("tournaments-picture-standings", standings=some(listed, 850))


def bracket_text(live: LiveTournament) -> str:
    """Return a bracket as the alt text of its picture: the meetings, the last round first."""
    rounds = bracket_of(live.state)
    told = []
    for at in reversed(range(len(rounds))):
        later = rounds[at + 1] if at + 1 < len(rounds) else ()
        for number_, (a, b) in enumerate(zip(rounds[at][::2], rounds[at][1::2], strict=False)):
            if a is None or b is None:
                continue
            won = later[number_] if number_ < len(later) else None
            player, other = names_of(live, (a, b))
            told.append(
                message("tournaments-picture-meeting", player=player, other=other)
                if won is None
                else message(
                    "tournaments-picture-meeting-won", player=player, other=other, winner=name(live, won)
                )
            )
    return message("tournaments-picture-bracket", matches=some(told, 850))


def own_place(live: LiveTournament, entrant: int) -> str:
    """Return the place of an entrant; ``""`` without one."""
    places = standings(live.state)
    own = next((each for each in places if each.entrant == entrant), None)
    if own is None:
        return ""
    shown = with_commas(f"{called}\u00a0{entry(own)}" for called, entry in columns(live.state))
    return message("tournaments-own-place", place=own.place, entrants=len(places), points=shown)


# --- the end


def review_lines(live: LiveTournament) -> list[str]:
    """Return that complaints are possible, and those that there are."""
    state = live.state
    at = (state.ended_at or 0) + state.settings.review_ms
    if state.open_complaints:
        head = message("tournaments-review-held")
    elif state.settings.entry:
        head = message("tournaments-review", time=when(at))
    else:
        head = message("tournaments-review-unpaid", time=when(at))
    content = len(state.content & {each.number for each in state.ranked})
    agreed = message("tournaments-content", content=content, entrants=len(state.ranked))
    return [head, *complaint_lines(live), f"-# {agreed}"]


def complaint_lines(live: LiveTournament) -> list[str]:
    """Return the complaints and how they were decided, with the reasons."""
    notes: dict[int, str] = {}
    reasons: dict[int, str] = {}
    for each in live.events:
        if isinstance(each.event, Complained):
            notes[each.event.entrant] = each.note
        elif isinstance(each.event, Decided):
            reasons[each.event.entrant] = each.note
    lines = []
    for entrant, upheld in [*live.state.complaints.items()][:8]:
        player, note = name(live, entrant), quoted(notes.get(entrant, "")[:200])
        if upheld is None:
            lines.append(message("tournaments-complaint-open", player=player, note=note))
        elif upheld:
            lines.append(message("tournaments-complaint-upheld", player=player, note=note))
        else:
            lines.append(message("tournaments-complaint-rejected", player=player, note=note))
        if reason := reasons.get(entrant):
            lines.append(f"-# {message('tournaments-decision-reason', note=quoted(reason[:200]))}")
    return lines


def result_lines(live: LiveTournament) -> list[str]:
    """Return who has won, the first places, and what was paid."""
    places = standings(live.state)
    first = [each.entrant for each in places if each.place == 1]
    lines = [message("tournaments-over")]
    if len(first) == 1:
        lines.append(message("tournaments-won", player=name(live, first[0])))
    elif first:
        lines.append(message("tournaments-won-by-several", players=some(names_of(live, first), 300)))
    paid = dict(live.state.paid)
    podium = [each for each in places if each.place in MEDALS or each.entrant in paid][:16]
    for each in podium:
        mark = MEDALS.get(each.place, f"{each.place}\\.")
        chips = paid.get(each.entrant)
        told = name(live, each.entrant) if chips is None else prize(live, each.entrant, chips)
        lines.append(f"{mark}\u00a0{told}")
    return lines


def prize(live: LiveTournament, entrant: int, chips: int) -> str:
    """Return that an entrant gets chips."""
    return message("tournaments-paid", player=name(live, entrant), chips=number(chips), count=chips)


def cancelled_lines(live: LiveTournament) -> list[str]:
    """Return why a tournament was cancelled, and that everything is paid back."""
    reason = live.state.cancelled_for
    note = live.events[-1].note if live.events else ""
    return [
        str(_CANCELLED[reason]) if reason is not None else "",
        message("tournaments-decision-reason", note=quoted(note[:300])) if note else "",
        message("tournaments-paid-back") if live.settings.entry else "",
    ]


# --- one entrant


def own_lines(live: LiveTournament, member: int, tables: Tables) -> list[str]:
    """Return how a member stands in a tournament."""
    state, entrant = live.state, live.number_of(member)
    if entrant is None:
        return [message("tournaments-own-not-in")] if state.stage not in _ENDED else []
    own = state.entrant(entrant)
    if own.disqualified:
        return [message("tournaments-own-disqualified")]
    if own.replaced_by is not None:
        return [message("tournaments-own-replaced", player=name(live, own.replaced_by))]
    if own.withdrawn:
        return [message("tournaments-own-withdrawn"), own_place(live, entrant)]
    if state.stage is Stage.REGISTRATION:
        waiting = [each.number for each in state.waiting]
        if entrant in waiting:
            return [message("tournaments-own-waiting", place=waiting.index(entrant) + 1)]
        checked = own.checked_in
        return [message("tournaments-own-checked-in") if checked else message("tournaments-own-registered")]
    if not own.takes_part:
        return [message("tournaments-own-not-in")]
    place = own_place(live, entrant)
    if state.stage is not Stage.RUNNING:
        return [place]
    return [*_matches_of(live, entrant, tables), place, *_challenged(live, entrant)]


_ENDED: Final = (Stage.OVER, Stage.CANCELLED)


def _matches_of(live: LiveTournament, entrant: int, tables: Tables) -> list[str]:
    state, lines = live.state, list[str]()
    for pairing in [each for each in state.open_pairings if entrant in each.seats][:12]:
        others = join(names_of(live, [each for each in pairing.seats if each != entrant]))
        table = tables.get(pairing.number)
        lines.append(
            message("tournaments-own-being-opened", players=others)
            if table is None
            else message("tournaments-own-playing", players=others, table=table_link(live, table))
        )
    if lines:
        return lines
    for pair in accepted(state):
        if entrant in pair:
            others = join(names_of(live, [each for each in pair if each != entrant]))
            return [message("tournaments-own-being-opened", players=others)]
    resting = state.entrant(entrant).resting
    return [message("tournaments-own-resting") if resting else message("tournaments-own-free")]


def _challenged(live: LiveTournament, entrant: int) -> list[str]:
    return [
        message("tournaments-own-challenged", player=name(live, each.entrant))
        for each in live.state.challenges
        if each.opponent == entrant
    ]


# --- lists and messages that mention people


def list_line(live: LiveTournament) -> str:
    """Return a tournament in a list: its number, title and stage."""
    line = message("tournaments-list-line", number=live.record.number, title=title(live))
    starts = live.state.starts_at if live.state.stage is Stage.REGISTRATION else 0
    return " · ".join(filter(None, (line, str(STAGES[live.state.stage]), when(starts) if starts else "")))


def page_of(page: int, pages: int) -> str:
    """Return which page of a list is shown; ``""`` if there is only one."""
    return f"-# {message('tournaments-page', page=page, pages=pages)}" if pages > 1 else ""


def call_check_in(members: Sequence[int], until: int) -> str:
    """Return that check-in is open, for those who have to."""
    return message("tournaments-call-check-in", members=_mentions(members), time=when(until))


def call_challenge(live: LiveTournament, entrant: int, opponent: int, until: int) -> str:
    """Return that a member is challenged."""
    return message(
        "tournaments-call-challenge",
        member=f"<@{live.identity(opponent).member_id}>",
        player=name(live, entrant),
        time=when(until),
    )


def call_stalled(members: Sequence[int]) -> str:
    """Return to the organiser that the tournament does not go on, and what they can do."""
    return message("tournaments-call-stalled", members=_mentions(members))


def call_ended(members: Sequence[int]) -> str:
    """Return that all matches are played."""
    return message("tournaments-call-ended", members=_mentions(members))


def call_cancelled(members: Sequence[int]) -> str:
    """Return that the tournament is cancelled."""
    return message("tournaments-call-cancelled", members=_mentions(members))


def _mentions(members: Sequence[int]) -> str:
    return " ".join(f"<@{member}>" for member in members)
