"""Tournaments of every format at every stage, made of events without a database."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from bot.manager.tournaments.tournament_store import LiveTournament
from bot.ui.tournaments.settings import usual_settings
from data.tournaments.records import StoredEntrant, StoredEvent, StoredTournament
from data.tournaments.store import MatchTable
from engine import GAMES
from engine.tournaments import commands
from engine.tournaments.events import Event, Finished, Reason
from engine.tournaments.progress import advance, due_at, recover, stall, start
from engine.tournaments.settings import MINUTE_MS, Format
from engine.tournaments.tournament import Stage, Tournament

NOON = 1_700_000_000_000
GUILD, CHANNEL = 1_234_567_890_123_456_789, 1_234_567_890_123_456_780
LONG = "Maximiliane-Bernadette Wolffsohn"
"""A name as long as is shown."""


class Scene:
    """A tournament that plays itself; matches are won by chance."""

    def __init__(self, format_: Format, entrants: int, *, long: bool = False, **settings: object) -> None:
        self.now = NOON
        self.chance = Random(f"{format_}-{entrants}")
        usual = usual_settings(GAMES["gin"], format_, NOON)
        self.live = live_of(replace(usual, **settings))  # type: ignore[arg-type]
        for number in range(1, entrants + 1):
            called = f"{LONG[:29]}{number:03}" if long else f"Player {number}"
            self.live.entrants.append(StoredEntrant(entrant=number, member_id=10**17 + number, name=called))
            self.do(commands.register(self.state))

    @property
    def state(self) -> Tournament:
        return self.live.state

    def do(self, events: list[Event], who: int | None = None, note: str = "") -> None:
        """Apply events now."""
        for event in events:
            self.state.apply(event, self.now)
            self.live.events.append(StoredEvent(event=event, at=self.now, who=who, note=note))

    def go_on(self) -> None:
        """Let the clock run to what is due next, and do it."""
        at = due_at(self.state)
        self.now = max(self.now, at or 0)
        while events := advance(self.state, self.now, self.chance.randrange):
            self.do(events)
            if len(self.state.open_pairings) > 0:
                break

    def begin(self) -> None:
        """Start play and pair the first matches."""
        self.do(start(self.state, fewest=2))
        if self.state.settings.format is not Format.LADDER:  # its next event would be the end of the month
            self.go_on()

    def finish(self, most: int | None = None) -> None:
        """Give results to matches under way."""
        self.now += MINUTE_MS
        for pairing in self.state.open_pairings[:most]:
            scores = tuple(self.chance.randrange(-40, 150) for _ in pairing.seats)
            winners = (scores.index(max(scores)),)
            deals = (scores,) * self.state.settings.deals if self.state.settings.duplicate else ()
            self.do([Finished(pairing.number, scores, winners, deals=deals)])

    def play(self) -> None:
        """Play to the end of play."""
        for _ in range(400):
            if self.state.stage is not Stage.RUNNING:
                return
            self.finish()
            self.go_on()
        raise AssertionError("play does not end")

    @property
    def tables(self) -> dict[int, MatchTable]:
        """A table for every match but the last."""
        return {
            each.number: MatchTable(
                f"table{each.number}", "over" if each.result else "playing", each.number, CHANNEL, CHANNEL + 1
            )
            for each in self.state.pairings[:-1]
        }


def live_of(settings: object) -> LiveTournament:
    """Return a tournament without entrants."""
    record = StoredTournament(
        tournament_id="abcdefghjk",
        guild_id=GUILD,
        channel_id=CHANNEL,
        number=7,
        name="The _Friday_ cup of our room",
        settings=settings,  # type: ignore[arg-type]
        organiser_id=10**17,
        stage=Stage.REGISTRATION,
        season_of=None,
        created_at=NOON,
        ended_at=None,
        version=1,
        due_at=None,
        head="",
        secret="",
        commitment="",
        message_id=None,
        shown=0,
        shown_at=0,
        called=0,
        down_ms=0,
    )
    return LiveTournament(record=record, entrants=[], events=[], state=Tournament(record.settings))


def scenes(
    format_: Format, entrants: int, *, long: bool = False, **settings: object
) -> Iterator[tuple[str, Scene]]:
    """Yield a tournament at each stage, from registration to its end."""
    scene = Scene(format_, entrants, long=long, **settings)
    yield "registration", scene
    scene.do(commands.withdraw(scene.state, 2))
    if scene.state.settings.check_in_ms:
        scene.now = scene.state.settings.starts_at - scene.state.settings.check_in_ms
        scene.go_on()
        for each in scene.state.registered:
            if each.number % 9:
                scene.do(commands.check_in(scene.state, each.number))
        yield "check-in", scene
    scene.begin()
    yield "begun", scene
    if format_ is Format.LADDER:
        numbers = [each.number for each in scene.state.active]
        scene.do(commands.challenge(scene.state, numbers[-1], numbers[0], scene.now))
        yield "challenged", scene
        scene.do(commands.answer(scene.state, numbers[0], accepts=True))
        scene.go_on()
    if format_ is Format.ARENA:
        scene.do(commands.rest(scene.state, scene.state.active[0].number, rests=True))
    scene.finish(1)
    if (pairing := next(iter(scene.state.open_pairings), None)) is not None:
        scores = [12] * (len(pairing.seats) - 1) + [40]
        scene.do(commands.set_result(scene.state, pairing.number, scores), who=10**17, note="They *agreed*.")
    scene.do(stall(scene.state))
    yield "stalled", scene
    scene.do(recover(scene.state))
    scene.do(commands.pause(scene.state), who=10**17)
    yield "paused", scene
    scene.do(commands.resume(scene.state), who=10**17)
    scene.finish()
    yield "between", scene
    scene.play()
    yield "review", scene
    first, second, *_ = (each.number for each in scene.state.ranked)
    scene.do(commands.complain(scene.state, first), who=10**17 + first, note="They talked. " * 40)
    scene.do(commands.agree(scene.state, second), who=10**17 + second)
    yield "complaint", scene
    scene.do(commands.decide(scene.state, first, upheld=False), who=10**17, note="No. " * 90)
    scene.go_on()
    yield "over", scene


def cancelled(format_: Format) -> Scene:
    """Return a cancelled tournament."""
    scene = Scene(format_, 5, entry=100)
    scene.do(commands.cancel(scene.state, Reason.ORGANISER), who=10**17, note="Nobody has time.")
    return scene
