"""Labels, and the short phrases of the table's pages."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.manager.tables.table import Player, PlayerKind, Status
from bot.texts import default_wording
from bot.texts.games import wording, wording_of
from bot.texts.names import join, lacking, plural
from bot.texts.sheets import amount
from data.rankings.level_ratings import shown_level
from data.tables.stakes import Stakes
from engine.ai import Level
from engine.ai import levels as levels_of
from engine.games import GAMES
from engine.spec import GameSpec
from engine.views import View

HAND: Final = "My hand"
RULES: Final = "Rules"
RESIGN: Final = "Resign"
RESIGN_SURE: Final = "Yes, resign"
BACK: Final = "Back"
PAYMENTS: Final = "Payments"
ADD_COMPUTERS: Final = "🤖 Add computers …"
RULES_MENUS: Final = "Rules …"
ALL_RULES: Final = "rules"
RULES_ABOUT: Final = "The host can change them until the match begins; everybody seated here is notified."
CHOOSE_RULE: Final = "All other rules …"
FREE: Final = "*free*"
DECLINE: Final = "Decline"
PARTNER: Final = "Choose my partner …"
BY_LOT: Final = "🎲 Random partners"
SHEET: Final = "Score sheet"
SO_FAR: Final = "small numbers: running total"
NO_SHEET: Final = "No deal has been finished yet."
NO_PAYMENTS: Final = "Nobody has paid anything yet."
AWAY: Final = "I'm back"
REFRESH: Final = "Refresh"
JOIN: Final = "Join"
LEAVE: Final = "Leave"
START: Final = "Start"
CLOSE: Final = "Close"
AGAIN: Final = "Play again"
NEXT: Final = "Next deal"
READY: Final = "✅ You are ready. The next deal starts when everybody is."
NO_MESSAGE: Final = f"-# No message? Look in Message Requests, or press **{HAND}**."
NEXT_HAND: Final = "✅ Your next hand will be in a new message."
WHILE_AWAY: Final = "**While you were away:**"
NO_HAND: Final = "No cards have been dealt here."
EMPTY_HAND: Final = "*Your hand is empty.*"
RESIGNED: Final = "You have resigned; the computer plays for you."
PLAYED_FOR: Final = "💤 The computer plays for you."
WAITED_FOR: Final = "⏸️ Everybody is away; the table is waiting."
JUST_DRAWN: Final = frozenset({"\\* just drawn", "\\* just taken"})
"""What the asterisk after a card means, as games write it under a hand of large cards."""
SORTS: Final = {"melds": "By melds", "suit": "By suit", "rank": "By rank"}

SCORES: Final = "Scores"
PRACTICE: Final = "Practice with computer players"
TOPICS: Final = "Choose a topic …"
SIGNS: Final = "Signs in pictures"
SHORT: Final = "The game in short"
UNUSUAL: Final = "differs from the standard rules"
NO_TABLES: Final = "No game is being played here. `/table open` opens a table."
STATES: Final = {
    Status.LOBBY: "Waiting for players.",
    Status.PLAYING: "Between deals.",
    Status.PAUSED: "⏸️ Paused.",
    Status.OVER: "The match is over.",
    Status.CLOSED: "Closed.",
    Status.BROKEN: "⚠️ Cannot be continued.",
}

_LEVELS: Final = {Level.EASY: "easy", Level.NORMAL: "normal", Level.STRONG: "strong", Level.EXPERT: "expert"}

HELP: Final = """\
### Cardroom
Rummy games, dealt in this channel. **Play now**: one press deals, against computer players."""
PLAY_NOW: Final = "### Play now\nOne press opens a table, fills it with computer players and deals."
HELP_TOPICS: Final = {
    "commands": "All commands",
    "moves": "Commands for moves; the buttons do the same",
    "computers": "The computer players, and how well they play",
    "review": "Hints and reviews, and how they work",
    "fair": "Fair deals, and how anybody can check them",
    "ratings": "Ratings, and which matches count",
}
HELP_MORE: Final = """\
**With people** `/table open` opens a table: others press **Join**, you choose rules under **Rules …** and \
press **Start**. Or challenge a member: open their menu, then Apps.
**Your cards** come in a direct message, perhaps in Message Requests; **My hand** under the table shows \
them to you only.
**Rules** `/rules` · **Fair deals** `/fair about` · **Results** `/scores`, `/leaderboard`, `/replay`, \
`/review` · **Chips** `/chips` · **You** `/settings me`, `/privacy about`
**All commands** `/help topic:commands`, `/help topic:moves`
-# Suits: `♠` spades, `♣` clubs, `♦` diamonds, `♥` hearts; you can type `10D`, `10♦` or `td`. If you do not \
move in time, a computer plays for you until you press **I'm back**.
-# Play chips: no cash value, cannot be bought, sold or redeemed."""

HELP_DIRECT: Final = """\
### Cardroom
Rummy games, dealt in the channels of a server. Tables are opened there; your cards come here, and you play \
with the buttons under them.
**Your cards** `/hand` shows them again · **Score sheet** `/sheet`
**Rules** `/rules` · **Fair deals** `/fair about` · **You** `/settings me`, `/privacy about`
-# Suits: `♠` spades, `♣` clubs, `♦` diamonds, `♥` hearts; you can type `10D`, `10♦` or `td`.
-# Play chips: no cash value, cannot be bought, sold or redeemed."""

HELP_COMPUTERS: Final = """\
### Computer players
**easy** misses things · **normal** plays soundly · **strong** counts the cards in the decisions that matter \
most · **expert** counts in every decision, knows from many deals what a hand is worth, and plays close \
decisions out against simulated deals that fit what it has seen, up to hundreds of them. None of them knows \
more than a player in its seat would.
The numbers are ratings against computers, like yours in `/stats`. A new player has 1500, and so has normal; \
200 points more win 64 of 100 matches, 400 points more win 76. The levels were measured in matches against \
each other, on the same decks with seats swapped."""


def commands_help(topic: str, commands: Mapping[str, str]) -> str:
    """Return the help about commands, a line for each: by name, what it does."""
    lines = [f"`/{name}` {about}" for name, about in sorted(commands.items())]
    return "\n".join([f"### {HELP_TOPICS[topic]}", *lines])


def levels(players: Sequence[Player], names: Sequence[str], game: str) -> str:
    """Return the levels of the table's computer players, in small print; ``""`` without any."""
    by_level = {
        level: [name for player, name in zip(players, names, strict=True) if player.level is level]
        for level in Level
    }
    told = [f"{join(there)}: {rated(level, game)}" for level, there in by_level.items() if there]
    return f"-# {' · '.join(told)}" if told else ""


def played_for(stakes: Stakes) -> str:
    """Return a table's stakes in play chips; ``""`` without any."""
    parts = []
    if stakes.chip_value:
        parts.append(f"a chip is worth {stakes.chip_value}")
    if stakes.pot:
        parts.append(f"each player stakes {stakes.pot} for the winner")
    if stakes.point:
        parts.append(f"{stakes.point} for each point of difference")
    return f"**Play chips** {' · '.join(parts)} · {stakes.minimum} to sit down" if parts else ""


def rated(level: Level, game: str) -> str:
    """Return a level with its rating in a game, if it has one."""
    rating = level_rating(level, game)
    return f"{level_name(level)} ({rating})" if rating else level_name(level)


def rating_of(level: Level, game: str) -> str:
    """Return the rating of a level in a game in words; ``""`` if it has none."""
    rating = level_rating(level, game)
    return f"rated {rating} in {GAMES[game].title}" if rating else ""


def level_rating(level: Level, game: str) -> str:
    """Return the rating of a level on the scale of members' ratings; ``""`` without one."""
    return "" if (rating := shown_level(game, level)) is None else rating_number(rating)


def rating_number(rating: int) -> str:
    """Return a rating as it is written: with a minus sign, not a hyphen."""
    return str(rating).replace("-", "−")


def computers_help() -> str:
    """Return the help on the levels, with their ratings in every game."""
    lines = [HELP_COMPUTERS]
    for key, spec in GAMES.items():
        told = [rated(level, key) for level in levels_of(key)]
        lines.append(f"- **{spec.title}** {' · '.join(told)}")
    return "\n".join(lines)


def level_name(level: Level) -> str:
    """Return a computer player's level in a word."""
    return _LEVELS[level]


def add_computer(level: Level) -> str:
    """Return the menu line that gives one seat to a computer player."""
    return f"One computer: {level_name(level)}"


def fill(level: Level, free: int) -> str:
    """Return the menu line that gives all ``free`` seats to computer players."""
    return f"{free} computers: {level_name(level)}"


def kept(member: int, until: int) -> str:
    """Return the lobby's line for a seat reserved until a time in ms UTC."""
    return f"*kept for* <@{member}> *until* <t:{until // 1000}:t>"


def other_value(name: str) -> str:
    """Return the menu line for typing another value of an option."""
    return f"{name}: another value …"


def which_rule(at: int, menus: int) -> str:
    """Return the placeholder of menu ``at`` (from 0) of several menus of options."""
    return CHOOSE_RULE if menus < 2 else f"{CHOOSE_RULE} ({at + 1} of {menus})"


def next_deal(ready: int, people: int) -> str:
    """Return the label of the button that asks for the next deal."""
    return NEXT if people < 2 else f"{NEXT} ({ready} of {people} ready)"


def moment(at: int) -> str:
    """Return a time in milliseconds UTC as a relative timestamp: "in 4 minutes"."""
    return f"<t:{at // 1000}:R>"


def deadline(at: int | None) -> str:
    """Return the deadline, to follow the player's task; ``""`` without a limit."""
    return f"\u00a0· ⏳\u00a0{moment(at)}" if at is not None else ""


def put_off(ms: int) -> str:
    """Return that deadlines were extended by so many ms of downtime."""
    units = ((172_800, 86_400, "day"), (5_400, 3_600, "hour"), (90, 60, "minute"), (0, 1, "second"))
    size, unit = next((size, unit) for least, size, unit in units if ms >= 1_000 * least)
    return (
        f"-# I was offline for {plural(round(ms / 1_000 / size), unit)}; all clocks were stopped for that "
        "long."
    )


def next_by_itself(at: int) -> str:
    """Return when the next deal begins even if nobody asks for it."""
    return f"-# Next deal {moment(at)}"


def lobby_closes(at: int | None) -> str:
    """Return when a lobby closes; ``""`` if it does not."""
    return f"-# Waiting for players · closes {moment(at)}" if at is not None else ""


def player_name(player: Player, name: str, game: str, *, host: bool) -> str:
    """Return the line of a player in the lobby."""
    if player.kind is PlayerKind.COMPUTER:
        return (
            f"{name} · computer, {rated(player.level, game)}"
            if player.level is not None
            else f"{name} · computer"
        )
    return f"{name} · host" if host else name


def lobby(names: Sequence[str], free: int) -> str:
    """Return who waits in a lobby, and the free seats."""
    seats = f"{plural(free, 'seat')} free" if free else "ready to start"
    return f"In the lobby: {join(list(names))} · {seats}"


def more(count: int) -> str:
    """Return how many items are not shown."""
    return f"… and {count} more."


def goal(spec: GameSpec, options: Any) -> str:
    """Return the target of a match; ``""`` if the game has none."""
    if own := wording(spec.key).goal(options):
        return own
    played_to = spec.goal(options)
    if played_to.deals:
        return plural(played_to.deals, "deal")
    return f"to\u00a0{amount(played_to.target)}" if played_to.target else ""


def score_line(scores: Sequence[int], names: Sequence[str], goal: str, game: str = "") -> str:
    """Return the score of the match, and its target."""
    if own := wording(game).score(scores, names):
        return f"{own}{goal}"
    if len(scores) == 2:
        between = "\u00a0:\u00a0".join(map(amount, scores))
        return f"{names[0]}\u00a0**{between}**\u00a0{names[1]}{goal}"
    told = [f"{name}\u00a0**{amount(score)}**" for name, score in zip(names, scores, strict=True)]
    return " · ".join(told) + goal


def paused(fault: str, ends: int | None = None) -> str:
    """Return that a table is paused.

    ``fault``: what is missing, if that is the reason; ``ends``: when the match ends by itself (ms UTC).
    """
    why = f": {lacking(fault)}" if fault else ""
    end = f" If nothing changes, the match ends without a result {moment(ends)}." if ends is not None else ""
    return f"⏸️ The table is paused{why}. The clocks are stopped.{end}"


def closed(by: str, why: str, *, stakes: bool) -> str:
    """Return that a match has ended without an outcome.

    ``by``: the name of who ended it; ``why``: see ``State.closed_for``; ``stakes``: whether chips were
    staked.
    """
    match why:
        case "moderator":
            told = f"{by}, a moderator, has closed this table; nobody wins."
        case "player":
            told = f"{by} has ended this match because it could not go on; nobody wins."
        case "idle":
            told = "This match has ended because nobody moved for a long time; nobody wins."
        case "paused":
            told = "This match has ended because it was paused for too long; nobody wins."
        case _:
            told = "This table is closed; nobody wins."
    return f"{told} Stakes have been paid back." if stakes else told


def idle(at: int) -> str:
    """Return when a match without a turn limit ends if nobody moves (ms UTC)."""
    return f"-# No time limit; if nobody moves, the match ends without a result {moment(at)}."


def everybody_away(closes: int | None) -> str:
    """Return that the table waits because everybody is away, and until when (ms UTC)."""
    until = f" and closes {moment(closes)}" if closes is not None else ""
    return f"⏸️ Everybody is away: the table waits until somebody presses **{AWAY}**{until}."


def your_turn(member: int | None, table: str, *, closed: bool, more: str = "") -> str:
    """Return the turn mention of a player, with ``more`` appended."""
    who = f"<@{member}>" if member is not None else "Somebody"
    told = (
        f"\n-# I cannot send you direct messages. No problem: **{HAND}** shows your cards to you only."
        if closed
        else ""
    )
    return f"{who} — your turn at {table}{more}{told}"


def waiting(others: Sequence[str], channel: int) -> str:
    """Return whom a player waits for.

    With more than one other player nobody is named: the name would change with every move. The channel shows
    it.
    """
    if len(others) == 1:
        return f"Waiting for {others[0]}."
    return f"Waiting for your turn. The table is in <#{channel}>."


def resigning(players: int, people: int, *, counts: bool = True) -> str:
    """Return the question before a resignation.

    ``players``: seats of the table; ``people``: how many are people; ``counts``: whether the match would
    count.
    """
    after = "You lose the match."
    if players == 2 and people == 2 and not counts:
        after = (
            "The match is too short to count: it will not be rated, and all chips go back. For you it "
            "counts as unfinished, which lowers your reliability (`/stats`)."
        )
    if players > 2:
        after = "The computer plays for you, and you cannot win the match."
        if people == 1:
            after = "The match ends without a result."
        else:
            after += " It counts as unfinished, which lowers your reliability (`/stats`)."
    return f"**Resign?** {after}"


def task(view: View) -> str:
    """Return what the acting seat may do, to follow "to"; ``""`` if the game does not say."""
    return wording_of(view).task(view)


def own_turn(view: View, names: Sequence[str], at: int | None) -> str:
    """Return for the acting seat that it is its turn, what it may do, and its deadline."""
    asked = wording_of(view).own_turn(view, names) or f"**Your turn** to {task(view) or 'play'}"
    return f"{asked}{deadline(at)}"


def turn_line(view: View, names: Sequence[str], at: int | None) -> str:
    """Return whose turn it is, what they may do, and their deadline."""
    actors = join([names[seat] for seat in view.actors])
    whose = wording_of(view).turn(view, names) or f"▶ **{actors}** to {task(view) or 'play'}"
    return f"{whose}{deadline(at)}"


def before_me(view: View, names: Sequence[str]) -> list[str]:
    """Return what else a player considers before a move, such as upcard and stock."""
    own = wording_of(view).overview(view, names)
    return own if own is not None else default_wording.before_me(view)


def facts(view: View, names: Sequence[str]) -> str:
    """Return the small print of a deal in progress: stock, cards held, dealer and more."""
    return wording_of(view).facts(view, names) or default_wording.facts(view, names)
