"""The pictures of a tournament: standings, or the bracket of a knock-out."""

from collections.abc import Sequence

from bot.manager.tournaments.tournament_store import LiveTournament
from bot.pictures import BracketPicture, Side, StandingRow, StandingsPicture, drawable
from bot.pictures.bracket import MOST_MEETINGS
from bot.pictures.standings import MOST_ROWS
from bot.texts.games.sheets import amount
from bot.texts.names import unescaped, without_isolates
from bot.texts.tournaments import tournaments as say
from bot.ui.appearance import Appearance
from bot.ui.components import Gallery
from bot.workers.renderer import Picture
from data.settings import Cards
from engine.tournaments.formats import Standing
from engine.tournaments.knockout import Slot, bracket_of
from engine.tournaments.progress import standings
from engine.tournaments.settings import Format
from engine.tournaments.standings import holders
from engine.tournaments.tournament import Stage, Tournament


def gallery(live: LiveTournament, look: Appearance) -> list[Gallery]:
    """Return the picture of a tournament that has begun; empty if the reader wants none."""
    if look.cards is not Cards.PICTURES or not standings(live.state):
        return []
    state = live.state
    if state.settings.format is Format.KNOCKOUT and state.round and len(bracket_of(state)[0]) > 1:
        bracket = bracket_drawing(live)
        return [Gallery(Picture(bracket, look.style, say.bracket_text(live)))]
    places = standings(state)
    drawn = standings_drawing(live, places[:MOST_ROWS])
    return [Gallery(Picture(drawn, look.style, say.standings_text(live, places)))]


def _drawn(live: LiveTournament, entrant: int) -> str:
    """Return the name of an entrant as it can be drawn, or their number."""
    return drawable(without_isolates(unescaped(say.name(live, entrant)))) or f"№ {entrant}"


def standings_drawing(live: LiveTournament, places: Sequence[Standing]) -> StandingsPicture:
    """Return the drawing of some standings."""
    state = live.state
    columns = say.columns(state)
    rows: list[StandingRow] = []
    division = 0
    for each in places:
        if (
            state.settings.format is Format.LEAGUE
            and state.settings.divisions > 1
            and each.division != division
        ):
            division = each.division
            rows.append(StandingRow("", say.division_name(division)))
        rows.append(
            StandingRow(
                str(each.place),
                _drawn(live, each.entrant),
                tuple(entry(each) for _, entry in columns),
                won=state.stage is Stage.OVER and each.place == 1,
                faded=state.entrant(each.entrant).out,
            )
        )
    return StandingsPicture(tuple(title for title, _ in columns), tuple(rows))


def bracket_drawing(live: LiveTournament) -> BracketPicture:
    """Return the drawing of a bracket, from the first round that is not too large on."""
    state = live.state
    known = bracket_of(state)
    slots = [*known]
    while len(slots[-1]) > 2:
        slots.append([None] * (len(slots[-1]) // 2))
    if len(slots[-1]) == 1:
        slots.pop()
    first = next(at for at, each in enumerate(slots) if len(each) <= 2 * MOST_MEETINGS)
    titles, rounds = [], []
    for at in range(first, len(slots)):
        meetings = list(zip(slots[at][::2], slots[at][1::2], strict=True))
        titles.append(say.knockout_round(at + 1, len(meetings)))
        later = slots[at + 1] if at + 1 < len(slots) else known[at + 1] if at + 1 < len(known) else []
        rounds.append(
            tuple(
                _meeting(live, at + 1, meeting, later[number] if number < len(later) else None)
                for number, meeting in enumerate(meetings)
            )
        )
    return BracketPicture(tuple(titles), tuple(rounds))


def _meeting(
    live: LiveTournament, number: int, meeting: tuple[Slot, Slot], winner: Slot
) -> tuple[Side, Side]:
    state = live.state
    scores = _scores(state, number, meeting)
    first, second = (
        Side(
            _slot(live, number, entrant),
            scores.get(entrant, "") if entrant is not None else "",
            won=winner is not None and entrant == winner,
            faded=entrant is None or (winner is not None and entrant != winner),
        )
        for entrant in meeting
    )
    return first, second


def _slot(live: LiveTournament, number: int, entrant: Slot) -> str:
    if entrant is not None:
        return _drawn(live, entrant)
    return str(say.FREE) if number <= live.state.round else ""


def _scores(state: Tournament, number: int, meeting: tuple[Slot, Slot]) -> dict[int, str]:
    """Return the points of the match that decided a meeting of a round, by entrant."""
    held = holders(state)
    for pairing in reversed(state.pairings):
        entrants = [held[each] for each in pairing.seats]
        if pairing.round in (number, 0) and pairing.result is not None and {*entrants} == {*meeting}:
            return dict(zip(entrants, map(amount, pairing.result.scores), strict=True))
    return {}
