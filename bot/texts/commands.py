"""Descriptions of the slash commands and their options, and short answers to them."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from bot.manager.tables.table import MessageRef, Table
from bot.texts.games.default_wording import humanised
from bot.texts.games.wording import Text
from bot.texts.games.wordings import WORDINGS, wording
from bot.texts.inbox import house_days
from bot.texts.localization import LANGUAGES, LazyMessage, join, message
from bot.texts.names import escape, table_name
from bot.texts.tables.options import turn_time, unusual
from bot.texts.tables.words import NO_MESSAGE, SORTS
from data.settings import (
    Cards,
    DeckColours,
    Ground,
    GuildSettings,
    HandSize,
    MemberSettings,
    Mention,
    Throws,
    WhenAsked,
)
from data.tables.venues import Venue

TABLE: Final = LazyMessage("commands-table")
OPEN: Final = LazyMessage("commands-open")
PLAY: Final = LazyMessage("commands-play")
PLAY_GAME: Final = LazyMessage("commands-play-game")
JOIN: Final = LazyMessage("commands-join")
LEAVE: Final = LazyMessage("commands-leave")
START: Final = LazyMessage("commands-start")
COMPUTER: Final = LazyMessage("commands-computer")
CLOSE: Final = LazyMessage("commands-close")
RESIGN: Final = LazyMessage("commands-resign")
AWAY: Final = LazyMessage("commands-away")
AWAY_PLAYER: Final = LazyMessage("commands-away-player")
BACK: Final = LazyMessage("commands-back")
STATUS: Final = LazyMessage("commands-status")
AGAIN: Final = LazyMessage("commands-again")
HAND: Final = LazyMessage("commands-hand")
SHEET: Final = LazyMessage("commands-sheet")
SCORES: Final = LazyMessage("commands-scores")
RULES: Final = LazyMessage("commands-rules")
HELP: Final = LazyMessage("commands-help")
HELP_TOPIC: Final = LazyMessage("commands-help-topic")
CARDROOM: Final = LazyMessage("commands-cardroom")
SETTINGS: Final = LazyMessage("commands-settings")
OWN_SETTINGS: Final = LazyMessage("commands-settings-me")
CHALLENGE: Final = LazyMessage("commands-challenge")

GAME: Final = LazyMessage("commands-game")
PRESET: Final = LazyMessage("commands-preset")
OPTIONS: Final = LazyMessage("commands-options")
TURN_TIME: Final = LazyMessage("commands-turn-time")
CLOCK: Final = LazyMessage("commands-clock")
INCREMENT: Final = LazyMessage("commands-increment")
SEATS: Final = LazyMessage("commands-seats")
CHIP_VALUE: Final = LazyMessage("commands-chip-value")
STAKE: Final = LazyMessage("commands-stake")
PER_POINT: Final = LazyMessage("commands-per-point")
MINIMUM: Final = LazyMessage("commands-minimum")
LEVEL: Final = LazyMessage("commands-level")
SURE: Final = LazyMessage("commands-sure")
TABLE_NUMBER: Final = LazyMessage("commands-table-number")
CHOICE: Final = LazyMessage("commands-choice")
SCORES_MEMBER: Final = LazyMessage("commands-scores-member")
SCORES_GAME: Final = LazyMessage("commands-scores-game")
ALLOW: Final = LazyMessage("commands-allow")
FORBID: Final = LazyMessage("commands-forbid")
EVERYWHERE: Final = LazyMessage("commands-everywhere")
GONE: Final = LazyMessage("commands-gone")
ALL_GONE: Final = LazyMessage("commands-all-gone")
TAKE_OUT: Final = LazyMessage("commands-take-out")
OPENERS: Final = LazyMessage("commands-openers")
ROLE: Final = LazyMessage("commands-role")
ORGANISERS: Final = LazyMessage("commands-organisers")
ORGANISER_ROLE: Final = LazyMessage("commands-organiser-role")
DEFAULT_TURN: Final = LazyMessage("commands-default-turn")
IDLE_DAYS: Final = LazyMessage("commands-idle-days")
MENTION: Final = LazyMessage("commands-mention")
MY_MENTION: Final = LazyMessage("commands-my-mention")
RELIABILITY: Final = LazyMessage("commands-reliability")
HANDS: Final = LazyMessage("commands-hands")
DEMANDS: Final = LazyMessage("commands-demands")
ASKING: Final = LazyMessage("commands-asking")
SORT: Final = LazyMessage("commands-sort")
DISCARDS: Final = LazyMessage("commands-discards")
ONLY: Final = LazyMessage("commands-only")
MY_CARDS: Final = LazyMessage("commands-my-cards")
TABLE_CARDS: Final = LazyMessage("commands-table-cards")
DECK: Final = LazyMessage("commands-deck")
THEME: Final = LazyMessage("commands-theme")
HAND_SIZE: Final = LazyMessage("commands-hand-size")
LANGUAGE: Final = LazyMessage("commands-language")
MY_LANGUAGE: Final = LazyMessage("commands-my-language")

MENTIONS: Final = {
    Mention.CHANNEL: LazyMessage("commands-own-mention.channel"),
    Mention.DM: LazyMessage("commands-own-mention.dm"),
    Mention.OFF: LazyMessage("commands-own-mention.off"),
}
WHEN_ASKED: Final = {
    WhenAsked.ASK: LazyMessage("commands-own-when-asked.ask"),
    WhenAsked.ALWAYS: LazyMessage("commands-own-when-asked.always"),
    WhenAsked.NEVER: LazyMessage("commands-own-when-asked.never"),
}
DISCARDED_BY: Final = {
    Throws.BUTTONS: LazyMessage("commands-own-discards.buttons"),
    Throws.MENU: LazyMessage("commands-own-discards.menu"),
}
CARDS: Final = {
    Cards.PICTURES: LazyMessage("commands-own-cards.pictures"),
    Cards.EMOJI: LazyMessage("commands-own-cards.emoji"),
    Cards.TEXT: LazyMessage("commands-own-cards.text"),
}
DECKS: Final = {
    DeckColours.TWO: LazyMessage("commands-own-deck.two"),
    DeckColours.FOUR: LazyMessage("commands-own-deck.four"),
    DeckColours.SAFE: LazyMessage("commands-own-deck.safe"),
}
THEMES: Final = {
    Ground.DARK: LazyMessage("commands-own-theme.dark"),
    Ground.LIGHT: LazyMessage("commands-own-theme.light"),
}
HAND_SIZES: Final = {
    HandSize.USUAL: LazyMessage("commands-own-hand-size.usual"),
    HandSize.LARGE: LazyMessage("commands-own-hand-size.large"),
}
ONLY_MOVES: Final = {
    "yes": LazyMessage("commands-own-only-moves.yes"),
    "no": LazyMessage("commands-own-only-moves.no"),
}
KNOWN_AS: Final[dict[str, Text]] = {
    "anonymous": LazyMessage("today-known-as.anonymous"),
    "name": LazyMessage("today-known-as.name"),
}
KNOWN_AS_OPTION: Final = LazyMessage("today-known-as-option")
AS_SERVER: Final = "server"
AS_DISCORD: Final = "discord"
OWN_LANGUAGES: Final[dict[str, Text]] = {
    AS_DISCORD: LazyMessage("commands-own-language.discord"),
    **LANGUAGES,
}
GUILD_LANGUAGES: Final[dict[str, Text]] = {
    AS_DISCORD: LazyMessage("commands-server-languages-discord"),
    **LANGUAGES,
}
OWN_TITLES: Final = {
    "cards": LazyMessage("commands-own-cards"),
    "deck": LazyMessage("commands-own-deck"),
    "theme": LazyMessage("commands-own-theme"),
    "hand_size": LazyMessage("commands-own-hand-size"),
    "sort": LazyMessage("commands-own-sort"),
    "throws": LazyMessage("commands-own-discards"),
    "only_moves": LazyMessage("commands-own-only-moves"),
    "mention": LazyMessage("commands-own-mention"),
    "when_asked": LazyMessage("commands-own-when-asked"),
    "known_as": LazyMessage("today-known-as"),
    "language": LazyMessage("commands-own-language"),
}
"""By the field of MemberSettings."""
OWN: Final[Mapping[str, Mapping[str, Text]]] = {
    "language": OWN_LANGUAGES,
    "cards": {each.value: words for each, words in CARDS.items()},
    "deck": {each.value: words for each, words in DECKS.items()},
    "theme": {each.value: words for each, words in THEMES.items()},
    "hand_size": {each.value: words for each, words in HAND_SIZES.items()},
    "sort": dict(SORTS),
    "throws": {each.value: words for each, words in DISCARDED_BY.items()},
    "only_moves": ONLY_MOVES,
    "mention": {AS_SERVER: LazyMessage("commands-own-mention.server")}
    | {each.value: words for each, words in MENTIONS.items()},
    "when_asked": {each.value: words for each, words in WHEN_ASKED.items()},
    "known_as": KNOWN_AS,
}
"""The values of each setting, and their names."""
STANDING: Final = LazyMessage("commands-standing")
OPENER_NAMES: Final = {
    "everyone": LazyMessage("commands-openers-everyone"),
    "moderators": LazyMessage("commands-openers-moderators"),
}
NOT_RESIGNED: Final = LazyMessage("commands-not-resigned")
BAD_SETTING: Final = LazyMessage("commands-bad-setting")
CARD_LIKE: Final = LazyMessage("commands-card-like")
OUR_FAULT: Final = LazyMessage("commands-our-fault")
DONE: Final = LazyMessage("commands-done")
"""The answer when another delivery of the same press or command has already done it."""
OUTDATED: Final = LazyMessage("commands-outdated")
DISCORD_OUT: Final = LazyMessage("commands-discord-out")
_VERBS: Final = {
    "draw": LazyMessage("commands-verb-draw"),
    "take": LazyMessage("commands-verb-take"),
    "discard": LazyMessage("commands-verb-discard"),
    "meld": LazyMessage("commands-verb-meld"),
    "layoff": LazyMessage("commands-verb-layoff"),
    "pass": LazyMessage("commands-verb-pass"),
}
"""Verbs that several games have."""
MOVE: Final = "move"
"""The group of the commands that make a move."""
MOVES: Final = LazyMessage("commands-moves")
RESULTS: Final = LazyMessage("commands-results")
LEARN: Final = LazyMessage("commands-learn")


def verb_description(name: str) -> str:
    """Return the description of a verb's command."""
    own = (words.commands[name] for words in WORDINGS.values() if name in words.commands)
    return str(_VERBS.get(name) or next(own, humanised(name).capitalize()))


def command_of(name: str) -> str:
    """Return the full name of the command of a verb or synonym: "move turn-over"."""
    return f"{MOVE} {name.replace('_', '-')}"


def synonyms() -> dict[str, str]:
    """Return the commands that are synonyms, and the verb of each."""
    return {name: verb for words in WORDINGS.values() for name, verb in words.synonyms.items()}


def verb_of_command(name: str, game: str) -> str | None:
    """Return the verb that a command means in a game; None for a synonym of another game."""
    return wording(game).synonyms.get(name) or (None if name in synonyms() else name)


def as_last_time(options: str) -> str:
    """Return the label that offers the options played here last time."""
    return message("commands-as-last-time", options=options)


def opened(table: Table) -> str:
    """Return that a table is open, or has begun at once."""
    if table.match is not None:
        return begun(table)
    return message("commands-opened", table=table_name(table))


RESIGN_AND_DEAL: Final = LazyMessage("commands-resign-and-deal")
LEAVE_AND_DEAL: Final = LazyMessage("commands-leave-and-deal")


def table_link(table: Table) -> str:
    """Return a table's name, which leads to its board if that is in a guild."""
    board, shown = table.board, table_name(table)
    if board is None or table.venue is not Venue.GUILD:
        return shown
    return f"[{shown}](https://discord.com/channels/{table.guild}/{board.channel}/{board.message})"


def already_seated(table: Table, seat: int) -> str:
    """Return that a member already sits at a table of the channel, with a link to it.

    For a match against computers alone it says what resigning would cost.
    """
    shown = table_link(table)
    if table.match is None:
        return message("commands-seated-lobby", table=shown)
    if not table.practice:
        return message("commands-seated-match", table=shown)
    cost = "nothing"
    if table.resigning_ends(seat):
        cost = "stakes" if table.stakes.booked else "match"
    return message("commands-seated-practice", table=shown, cost=cost)


def joined(table: Table) -> str:
    """Return how many seats are taken, or that the match has begun because all are."""
    if table.match is not None:
        return begun(table)
    return message("commands-joined", taken=len(table.players), seats=table.wanted, table=table_name(table))


def reseated(table: Table) -> str:
    """Return that partners have been chosen."""
    return message("commands-reseated", table=table_name(table))


def left(table: Table) -> str:
    """Return that the member has left the table."""
    return message("commands-left", table=table_name(table))


def begun(table: Table) -> str:
    """Return that the match has begun."""
    rules = unusual(table)
    return message("commands-begun", table=table_name(table)) + (f"\n{rules}." if rules else "")


def closed(table: Table) -> str:
    """Return that the table is closed."""
    return message("commands-closed", table=table_name(table))


def ready_noted(table: Table) -> str:
    """Return that the member's request was noted."""
    return message("commands-noted", table=table_name(table))


def next_deal(table: Table) -> str:
    """Return, for the panel of the previous deal, that the new hand is elsewhere."""
    return f"{message('commands-next-deal', table=table_name(table))}\n-# {NO_MESSAGE}"


def moved(table: Table, *, channel: int | None, hand: MessageRef | None) -> str:
    """Return that a hand is on another panel: in a direct message, or a channel if it is known."""
    if hand is not None:
        link = f"https://discord.com/channels/@me/{hand.channel}/{hand.message}"
        return message("commands-moved-message", table=table_name(table), link=link)
    if channel is not None:
        return message("commands-moved-channel", table=table_name(table), channel=f"<#{channel}>")
    return message("commands-moved", table=table_name(table))


def out_of_date(table: Table) -> str:
    """Return that a press came too late."""
    return message("commands-out-of-date", table=table_name(table))


def resigned(table: Table) -> str:
    """Return that the member has resigned."""
    return message("commands-resigned", table=table_name(table))


def away(table: Table) -> str:
    """Return that the computer plays for the member."""
    return message("commands-away-now", table=table_name(table))


def back(table: Table) -> str:
    """Return that the member is back."""
    return message("commands-back-now", table=table_name(table))


def shown_again(table: Table) -> str:
    """Return that the table was posted again."""
    return message("commands-shown-again", table=table_name(table))


def challenged(challenger: str, table: Table) -> str:
    """Return the question to the invited members, whether for a new match or a rematch.

    Only pressing Join seats them.
    """
    if table.rematch_of is not None:
        return message(
            "commands-rematch",
            members=_members(table),
            count=len(table.kept),
            challenger=challenger,
            table=table_name(table),
            time=_until(table),
        )
    return message(
        "commands-challenged",
        members=_members(table),
        count=len(table.kept),
        challenger=challenger,
        game=table.spec.title,
        table=table_name(table),
        time=_until(table),
    )


def answered(name: str, table: Table, *, joins: bool) -> str:
    """Return how an invited member has answered."""
    if joins:
        return message("commands-accepted", player=name, table=table_name(table))
    return message("commands-declined", player=name, table=table_name(table))


def asked(table: Table) -> str:
    """Return which members were invited, and that the match begins once all seats are taken."""
    return message(
        "commands-asked",
        table=table_name(table),
        members=_members(table),
        count=len(table.kept),
        time=_until(table),
    )


def left_out(names: Sequence[str]) -> str:
    """Return who has left the guild, so that they have no seat in the rematch; else ``""``."""
    if not names:
        return ""
    return message("commands-left-out", players=join([escape(name) for name in names]), count=len(names))


def substituted(table: Table, name: str) -> str:
    """Return that the computer plays for another player from now on."""
    return message("commands-substituted", player=name, table=table_name(table))


def not_asked(table: Table) -> str:
    """Return that a table is open with reserved seats, but the invitation could not be posted."""
    return message(
        "commands-not-asked",
        table=table_name(table),
        members=_members(table),
        count=len(table.kept),
        time=_until(table),
    )


def _members(table: Table) -> str:
    return join([f"<@{kept.member}>" for kept in table.kept])


def _until(table: Table) -> str:
    return f"<t:{max(kept.until for kept in table.kept) // 1000}:t>"


def house_settings(chosen: GuildSettings, usual: Cards, gone: Collection[int] = ()) -> str:
    """Return a guild's settings.

    ``usual`` is how cards are shown by default; ``gone`` holds its channels and roles that no longer exist.
    """
    channels = " ".join(
        message("commands-server-channel-gone", id=f"`{channel}`") if channel in gone else f"<#{channel}>"
        for channel in chosen.channels
    )
    return "\n".join(
        [
            f"### {message('commands-server-title')}",
            message("commands-server-channels", channels=channels)
            if channels
            else message("commands-server-everywhere"),
            _openers(chosen.openers, missing=chosen.openers in gone),
            _organisers(chosen.organisers, missing=chosen.organisers in gone),
            message("commands-server-turn", time=turn_time(chosen.turn_ms)),
            message("commands-server-idle", days=chosen.idle_days, end=2 * chosen.idle_days),
            house_days(chosen.leave_days),
            message("commands-server-mention", mention=chosen.mention.value),
            message("commands-server-language", language=str(GUILD_LANGUAGES[chosen.language or AS_DISCORD])),
            message("commands-server-cards", cards=(chosen.cards or usual).value, deck=chosen.deck.value),
            message("pool-server", pool="yes" if chosen.pool else "no"),
            *([f"-# {GONE}"] if gone else []),
            *([str(ALL_GONE)] if nowhere(chosen, gone) else []),
        ]
    )


def _openers(openers: str | int, *, missing: bool) -> str:
    """Return who may open tables: everyone, moderators, or a role."""
    if (named := OPENER_NAMES.get(str(openers))) is not None:
        return message("commands-server-openers", openers=str(named))
    if missing:
        return message("commands-server-role-gone", id=f"`{openers}`")
    return message("commands-server-role", role=f"<@&{openers}>")


def _organisers(organisers: str | int, *, missing: bool) -> str:
    """Return who may organise tournaments: everyone, moderators, or a role."""
    if (named := OPENER_NAMES.get(str(organisers))) is not None:
        return message("commands-server-organisers", organisers=str(named))
    if missing:
        return message("commands-server-organisers-gone", id=f"`{organisers}`")
    return message("commands-server-organisers-role", role=f"<@&{organisers}>")


def nowhere(chosen: GuildSettings, gone: Collection[int]) -> bool:
    """Return whether all channels in which tables may be opened are gone."""
    return bool(chosen.channels) and {*chosen.channels} <= {*gone}


def own_settings(chosen: MemberSettings) -> str:
    """Return the text above a member's settings."""
    shown = f"### {message('commands-own-title')}\n{message('commands-own-preview')}"
    return f"{shown}\n-# {message('commands-own-no-direct')}" if chosen.dms_closed else shown
