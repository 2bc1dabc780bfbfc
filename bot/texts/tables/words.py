"""Labels, and the short phrases of the table's pages."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.manager.tables.table import Player, PlayerKind, Status
from bot.texts.games import default_wording
from bot.texts.games.sheets import amount
from bot.texts.games.wordings import wording, wording_of
from bot.texts.localization import LazyMessage, join, message, with_minus
from bot.texts.names import lacking
from data.rankings.level_ratings import shown_level
from data.tables.stakes import Stakes
from engine.ai import Level
from engine.ai import levels as levels_of
from engine.games import GAMES
from engine.spec import GameSpec
from engine.views import View

HAND: Final = LazyMessage("words-hand")
RULES: Final = LazyMessage("words-rules")
RESIGN: Final = LazyMessage("words-resign")
RESIGN_SURE: Final = LazyMessage("words-resign-sure")
BACK: Final = LazyMessage("words-back")
PAYMENTS: Final = LazyMessage("words-payments")
ADD_COMPUTERS: Final = LazyMessage("words-add-computers")
RULES_MENUS: Final = LazyMessage("words-rules-menus")
ALL_RULES: Final = LazyMessage("words-all-rules")
RULES_ABOUT: Final = LazyMessage("words-rules-about")
FREE: Final = LazyMessage("words-free")
DECLINE: Final = LazyMessage("words-decline")
PARTNER: Final = LazyMessage("words-partner")
BY_LOT: Final = LazyMessage("words-by-lot")
SHEET: Final = LazyMessage("words-sheet")
SO_FAR: Final = LazyMessage("words-so-far")
NO_SHEET: Final = LazyMessage("words-no-sheet")
NO_PAYMENTS: Final = LazyMessage("words-no-payments")
AWAY: Final = LazyMessage("words-away")
REFRESH: Final = LazyMessage("words-refresh")
JOIN: Final = LazyMessage("words-join")
LEAVE: Final = LazyMessage("words-leave")
START: Final = LazyMessage("words-start")
CLOSE: Final = LazyMessage("words-close")
AGAIN: Final = LazyMessage("words-again")
READY: Final = LazyMessage("words-ready")
NO_MESSAGE: Final = LazyMessage("words-no-message")
NEXT_HAND: Final = LazyMessage("words-next-hand")
WHILE_AWAY: Final = LazyMessage("words-while-away")
NO_HAND: Final = LazyMessage("words-no-hand")
EMPTY_HAND: Final = LazyMessage("words-empty-hand")
RESIGNED: Final = LazyMessage("words-resigned")
PLAYED_FOR: Final = LazyMessage("words-played-for-you")
WAITED_FOR: Final = LazyMessage("words-waited-for")
SHUFFLING: Final = LazyMessage("words-shuffling")
BROKEN: Final = LazyMessage("words-record-broken")
CLOSED_LOBBY: Final = LazyMessage("words-closed-lobby")
SORTS: Final = {
    "melds": LazyMessage("words-sort-melds"),
    "suit": LazyMessage("words-sort-suit"),
    "rank": LazyMessage("words-sort-rank"),
}

SCORES: Final = LazyMessage("words-scores")
PRACTICE: Final = LazyMessage("words-practice")
TOPICS: Final = LazyMessage("words-topics")
SIGNS: Final = LazyMessage("words-signs")
SHORT: Final = LazyMessage("words-short")
UNUSUAL: Final = LazyMessage("words-unusual")
NO_TABLES: Final = LazyMessage("words-no-tables")
STATES: Final = {
    Status.LOBBY: LazyMessage("words-state-lobby"),
    Status.PLAYING: LazyMessage("words-state-playing"),
    Status.PAUSED: LazyMessage("words-state-paused"),
    Status.OVER: LazyMessage("words-state-over"),
    Status.CLOSED: LazyMessage("words-state-closed"),
    Status.BROKEN: LazyMessage("words-state-broken"),
}

_LEVELS: Final = {
    Level.EASY: LazyMessage("words-level-easy"),
    Level.NORMAL: LazyMessage("words-level-normal"),
    Level.STRONG: LazyMessage("words-level-strong"),
    Level.EXPERT: LazyMessage("words-level-expert"),
}

PLAY_NOW: Final = LazyMessage("words-play-now")
HELP_TOPICS: Final = {
    "commands": LazyMessage("words-topic-commands"),
    "moves": LazyMessage("words-topic-moves"),
    "results": LazyMessage("words-topic-results"),
    "tournaments": LazyMessage("words-topic-tournaments"),
    "computers": LazyMessage("words-topic-computers"),
    "review": LazyMessage("words-topic-review"),
    "fair": LazyMessage("words-topic-fair"),
    "ratings": LazyMessage("words-topic-ratings"),
}


def help_people() -> str:
    """Return the help on playing with other members."""
    return message("words-help-people")


def help_cards() -> str:
    """Return the help on a member's cards: where they are, and how they are typed."""
    return "\n".join(
        [
            message("words-help-cards"),
            f"-# {message('words-help-suits')} {message('words-help-time')}",
        ]
    )


def help_notes() -> str:
    """Return the small print of the help."""
    return f"-# {message('words-help-chips')}"


def help_direct() -> str:
    """Return the help in a direct message."""
    return "\n".join(
        [
            message("words-help-direct"),
            message("words-help-direct-cards"),
            message("words-help-direct-commands"),
            f"-# {message('words-help-suits')}",
            f"-# {message('words-help-chips')}",
        ]
    )


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
    told = [
        message("words-level-players", players=join(there), level=rated(level, game))
        for level, there in by_level.items()
        if there
    ]
    return f"-# {' · '.join(told)}" if told else ""


def played_for(stakes: Stakes) -> str:
    """Return a table's stakes in play chips; ``""`` without any."""
    parts = []
    if stakes.chip_value:
        parts.append(message("words-stakes-chip", worth=stakes.chip_value))
    if stakes.pot:
        parts.append(message("words-stakes-pot", chips=stakes.pot))
    if stakes.point:
        parts.append(message("words-stakes-point", chips=stakes.point))
    return message("words-played-for", stakes=" · ".join(parts), minimum=stakes.minimum) if parts else ""


def rated(level: Level, game: str) -> str:
    """Return a level with its rating in a game, if it has one."""
    rating = level_rating(level, game)
    named = level_name(level)
    return message("words-level-rated", level=named, rating=rating) if rating else named


def rating_of(level: Level, game: str) -> str:
    """Return the rating of a level in a game in words; ``""`` if it has none."""
    rating = level_rating(level, game)
    return message("words-level-rating", rating=rating, game=GAMES[game].title) if rating else ""


def level_rating(level: Level, game: str) -> str:
    """Return the rating of a level on the scale of members' ratings; ``""`` without one."""
    return "" if (rating := shown_level(game, level)) is None else rating_number(rating)


def rating_number(rating: int) -> str:
    """Return a rating as it is written: with a minus sign, not a hyphen."""
    return with_minus(str(rating))


def computers_help() -> str:
    """Return the help on the levels: their ratings in every game, and what *easy* does wrong."""
    lines = [
        f"### {message('words-help-computers')}",
        message("words-help-levels"),
        message("words-help-ratings"),
    ]
    for key, spec in GAMES.items():
        told = [rated(level, key) for level in levels_of(key)]
        lines.append(f"- **{spec.title}** {' · '.join(told)}")
        if beginner := str(wording(key).beginner):
            faults = message("words-level-faults", level=level_name(Level.EASY), faults=beginner)
            lines.append(f"-# {faults}")
    return "\n".join(lines)


def level_name(level: Level) -> str:
    """Return a computer player's level in a word."""
    return str(_LEVELS[level])


def add_computer(level: Level) -> str:
    """Return the menu line that gives one seat to a computer player."""
    return message("words-add-computer", level=level_name(level))


def fill(level: Level, free: int) -> str:
    """Return the menu line that gives all ``free`` seats to computer players."""
    return message("words-fill", level=level_name(level), free=free)


def kept(member: int, until: int) -> str:
    """Return the lobby's line for a seat reserved until a time in ms UTC."""
    return message("words-kept", member=f"<@{member}>", time=f"<t:{until // 1000}:t>")


def other_value(name: str) -> str:
    """Return the menu line for typing another value of an option."""
    return message("words-other-value", option=name)


def which_rule(at: int, menus: int) -> str:
    """Return the placeholder of menu ``at`` (from 0) of several menus of options."""
    if menus < 2:
        return message("words-choose-rule")
    return message("words-choose-rule-of", menu=at + 1, menus=menus)


def next_deal(ready: int, people: int) -> str:
    """Return the label of the button that asks for the next deal."""
    if people < 2:
        return message("words-next")
    return message("words-next-ready", ready=ready, people=people)


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
    return f"-# {message('words-put-off', unit=unit, count=round(ms / 1_000 / size))}"


def next_by_itself(at: int) -> str:
    """Return when the next deal begins even if nobody asks for it."""
    return f"-# {message('words-next-by-itself', time=moment(at))}"


def lobby_closes(at: int | None) -> str:
    """Return when a lobby closes; ``""`` if it does not."""
    return f"-# {message('words-lobby-closes', time=moment(at))}" if at is not None else ""


def player_name(player: Player, name: str, game: str, *, host: bool) -> str:
    """Return the line of a player in the lobby."""
    if player.kind is PlayerKind.COMPUTER:
        if player.level is None:
            return message("words-player-computer", player=name)
        return message("words-player-level", player=name, level=rated(player.level, game))
    return message("words-player-host", player=name) if host else name


def on_seat(seat: int) -> str:
    """Return where a player sits, beside a name; ``seat`` from 0."""
    return message("words-seat", seat=seat + 1)


def lobby_rules(rules: str) -> str:
    """Return the lobby's line of the rules in force."""
    return message("words-lobby-rules", rules=rules)


def lobby_turn(time: str) -> str:
    """Return the lobby's line of the time for a turn."""
    return message("words-lobby-turn", time=time)


def lobby(names: Sequence[str], free: int) -> str:
    """Return who waits in a lobby, and the free seats."""
    return message("words-lobby", players=join(names), free=free)


def payments_of(deal: int) -> str:
    """Return the title of the page of a deal's payments."""
    return message("words-payments-of", deal=deal)


def page_of(page: int, pages: int) -> str:
    """Return which page of how many is shown, from 1."""
    return message("words-page-of", page=page, pages=pages)


def last_moves(count: int) -> str:
    """Return that only the last moves are shown."""
    return message("words-last-moves", count=count)


def melds_in_channel(count: int) -> str:
    """Return how many melds are shown only in the channel."""
    return message("words-melds-in-channel", count=count)


def ways(count: int) -> str:
    """Return in how many ways a card can be used."""
    return message("words-ways", count=count)


def menu_page(title: str, page: int, pages: int) -> str:
    """Return the placeholder of a menu with several pages, from 1."""
    return message("words-menu-page", title=title, page=page, pages=pages)


def more(count: int) -> str:
    """Return how many items are not shown."""
    return message("words-more", count=count)


def goal(spec: GameSpec, options: Any, limit: int = 0) -> str:
    """Return the target of a match; ``""`` if the game has none.

    ``limit``: after so many deals the match is over in any case; 0: by the rules of the game alone.
    """
    played_to = spec.goal(options)
    if limit and played_to.deals:
        return deals(min(limit, played_to.deals))
    own = wording(spec.key).goal(options)
    if not own and played_to.deals:
        own = deals(played_to.deals)
    elif not own and played_to.target:
        own = message("words-goal", points=amount(played_to.target))
    return " · ".join(filter(None, (own, deals(limit) if limit else "")))


def deals(count: int) -> str:
    """Return the length of a match in deals."""
    return message("words-deals", deals=count)


def deal_number(deal: int) -> str:
    """Return which deal of a match is being played, from 1."""
    return message("words-deal-number", deal=deal)


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
    shown = message("words-paused", reason=lacking(fault)) if fault else message("words-paused-simply")
    return f"{shown} {message('words-paused-ends', time=moment(ends))}" if ends is not None else shown


def closed(by: str, why: str, *, stakes: bool) -> str:
    """Return that a match has ended without an outcome.

    ``by``: the name of who ended it; ``why``: see ``State.closed_for``; ``stakes``: whether chips were
    staked.
    """
    told = message("words-closed", why=why, by=by)
    return f"{told} {message('words-stakes-back')}" if stakes else told


def idle(at: int) -> str:
    """Return when a match without a turn limit ends if nobody moves (ms UTC)."""
    return f"-# {message('words-idle', time=moment(at))}"


def everybody_away(closes: int | None) -> str:
    """Return that the table waits because everybody is away, and until when (ms UTC)."""
    if closes is None:
        return message("words-everybody-away")
    return message("words-everybody-away-until", time=moment(closes))


def late(names: Sequence[str]) -> str:
    """Return for which players, whose time has run out, the computer plays."""
    return message("words-late", players=join(names), count=len(names))


def have_resigned(names: Sequence[str]) -> str:
    """Return for which players, who have resigned, the computer plays."""
    return message("words-have-resigned", players=join(names), count=len(names))


def are_away(names: Sequence[str]) -> str:
    """Return for which absent players the computer plays."""
    return message("words-are-away", players=join(names), count=len(names))


def your_turn(member: int | None, table: str, *, closed: bool, more: str = "") -> str:
    """Return the turn mention of a player, with ``more`` appended."""
    who = f"<@{member}>" if member is not None else message("words-somebody")
    told = f"\n-# {message('words-no-direct-messages')}" if closed else ""
    return f"{message('words-your-turn', player=who, table=table)}{more}{told}"


def waiting(others: Sequence[str], channel: int) -> str:
    """Return whom a player waits for.

    With more than one other player nobody is named: the name would change with every move. The channel shows
    it.
    """
    if len(others) == 1:
        return message("words-waiting-for", player=others[0])
    return message("words-waiting", channel=f"<#{channel}>")


def resigning(players: int, people: int, *, counts: bool = True, tournament: bool = False) -> str:
    """Return the question before a resignation.

    ``players``: seats of the table; ``people``: how many are people; ``counts``: whether the match would
    count; ``tournament``: whether it is one of a tournament, whose result counts there in any case.
    """
    effect = "loses"
    if tournament:
        effect = "tournament" if players > 2 else "loses"
    elif players == 2 and people == 2 and not counts:
        effect = "short"
    elif players > 2:
        effect = "ends" if people == 1 else "computer"
    return message("words-resigning", effect=effect)


def task(view: View) -> str:
    """Return what the acting seat may do, to follow "to"; ``""`` if the game does not say."""
    return wording_of(view).task(view)


def own_turn(view: View, names: Sequence[str], at: int | None) -> str:
    """Return for the acting seat that it is its turn, what it may do, and its deadline."""
    asked = wording_of(view).own_turn(view, names)
    if not asked:
        what = task(view)
        asked = message("words-own-turn", task=what) if what else message("words-own-turn-play")
    return f"{asked}{deadline(at)}"


def turn_line(view: View, names: Sequence[str], at: int | None) -> str:
    """Return whose turn it is, what they may do, and their deadline."""
    actors = join([names[seat] for seat in view.actors])
    whose = wording_of(view).turn(view, names)
    if not whose:
        what = task(view)
        whose = (
            message("words-turn", players=actors, task=what)
            if what
            else message("words-turn-play", players=actors)
        )
    return f"{whose}{deadline(at)}"


def bare_turn(names: Sequence[str], at: int | None) -> str:
    """Return whose turn it is and their deadline, without what they may do."""
    return f"{message('words-turn-play', players=join(names))}{deadline(at)}"


def before_me(view: View, names: Sequence[str]) -> list[str]:
    """Return what else a player considers before a move, such as upcard and stock."""
    own = wording_of(view).overview(view, names)
    return own if own is not None else default_wording.before_me(view)


def facts(view: View, names: Sequence[str]) -> str:
    """Return the small print of a deal in progress: stock, cards held, dealer and more."""
    return wording_of(view).facts(view, names) or default_wording.facts(view, names)
