"""Descriptions of the slash commands and their options, and short answers to them."""

from collections.abc import Collection, Sequence
from typing import Final

from bot.manager.tables.table import MessageRef, Table
from bot.texts.default_wording import humanised
from bot.texts.games import WORDINGS, wording
from bot.texts.names import escape, join, plural, table_name
from bot.texts.options import turn_time, unusual
from bot.texts.words import NO_MESSAGE, SORTS
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

TABLE: Final = "Open a table, join, start, leave"
OPEN: Final = "Open a table in this channel"
PLAY: Final = "Play right now against computer players"
PLAY_GAME: Final = "Which game (default: choose with a button)"
JOIN: Final = "Join a table in this channel"
LEAVE: Final = "Leave a table before its match starts"
START: Final = "Start the match, or the next deal"
COMPUTER: Final = "Add a computer player"
CLOSE: Final = "End without a result: a lobby, a match that cannot go on, or (moderators) any table"
RESIGN: Final = "Resign from your match"
AWAY: Final = "Let the computer play for you until you are back, or for a missing player"
AWAY_PLAYER: Final = "Another player, who has left the server or has not moved for a long time"
BACK: Final = "Take your seat back from the computer"
STATUS: Final = "Show the table again, at the end of the channel"
AGAIN: Final = "Play again with the same players and rules"
HAND: Final = "Show your cards, to you only"
SHEET: Final = "The score sheet of the match, deal by deal"
SCORES: Final = "Wins and points in this server"
RULES: Final = "The rules of a game, as played here"
HELP: Final = "How Cardroom works"
HELP_TOPIC: Final = "More about one topic"
CARDROOM: Final = "Settings of the card room in this server (moderators)"
SETTINGS: Final = "Your own settings"
CHALLENGE: Final = "Challenge"

GAME: Final = "Which game"
PRESET: Final = "Rule set (default: the usual one)"
OPTIONS: Final = "House rules, such as target=150 big_gin=yes"
TURN_TIME: Final = "Time for a turn"
CLOCK: Final = "Each player's time for the whole match; a player who runs out of time loses"
INCREMENT: Final = "Time added to a player's clock after each turn"
SEATS: Final = "How many players"
CHIP_VALUE: Final = "What one chip of the game is worth in play chips; 0: play for points only"
STAKE: Final = "Play chips that each player stakes, for the winner of the match"
PER_POINT: Final = "Play chips for each point of difference after the match"
MINIMUM: Final = "Play chips needed to join (default: 100 times the chip value)"
LEVEL: Final = "How well it plays"
SURE: Final = "Yes, I want to resign"
TABLE_NUMBER: Final = "The table's number, if there are several"
CHOICE: Final = "Choose a legal move, or type it, such as 10D or 7H 8H 9H"
SCORES_MEMBER: Final = "Whose scores (default: the best in this server)"
SCORES_GAME: Final = "For which game"
ALLOW: Final = "Allow tables in this channel and its threads (then only in allowed channels)"
FORBID: Final = "A channel to remove from the allowed ones"
EVERYWHERE: Final = "Allow tables in every channel again"
GONE: Final = "-# Missing: deleted, or hidden from me."
ALL_GONE: Final = (
    "No allowed channel is left, so nobody can open a table. Allow another one (`allow`), or all of them "
    "(`everywhere`)."
)
TAKE_OUT: Final = "Remove missing ones"
OPENERS: Final = "Who may open tables"
ROLE: Final = "Only members with this role may open tables"
DEFAULT_TURN: Final = "Time for a turn at new tables"
IDLE_DAYS: Final = "Days without a move until players may end a match without time limits (default: 7)"
MENTION: Final = "How players are alerted to their turn, unless they choose otherwise"
MY_MENTION: Final = "How you are alerted to your turn"
RELIABILITY: Final = (
    "Percent of their matches that players must have finished to join (newcomers are welcome)"
)
HANDS: Final = "Whether /replay shows everybody's hands after the match"
DEMANDS: Final = "What you do when you could force an upcard (panguingue)"
ASKING: Final = "Seconds to decide whether to force an upcard (panguingue; default: 25)"
SORT: Final = "How your hand is sorted"
THROWS: Final = "How you discard"
ONLY: Final = "Whether forced moves are played for you"
MY_CARDS: Final = "How your cards are shown"
TABLE_CARDS: Final = "How the cards on a table are shown to everybody"
DECK: Final = "How the suits are coloured in pictures and emoji"
THEME: Final = "Whether pictures are dark or light"
HAND_SIZE: Final = "How large the cards of your hand are in pictures"

MENTIONS: Final = {
    Mention.CHANNEL: "A mention in the channel",
    Mention.DM: "A direct message",
    Mention.OFF: "None",
}
WHEN_ASKED: Final = {
    WhenAsked.ASK: "Ask me every time",
    WhenAsked.ALWAYS: "Always force",
    WhenAsked.NEVER: "Always let it go",
}
THROWN_BY: Final = {Throws.BUTTONS: "A button for each card", Throws.MENU: "One menu"}
CARDS: Final = {Cards.PICTURES: "Pictures", Cards.EMOJI: "Emoji", Cards.TEXT: "Text"}
DECKS: Final = {
    DeckColours.TWO: "Two colours",
    DeckColours.FOUR: "Four colours",
    DeckColours.SAFE: "Four colours, colour-blind safe",
}
THEMES: Final = {Ground.DARK: "Dark", Ground.LIGHT: "Light"}
HAND_SIZES: Final = {
    HandSize.USUAL: "Usual",
    HandSize.LARGE: "Large: two rows, about twice the size (pictures only)",
}
ONLY_MOVES: Final = {"yes": "Play automatically", "no": "Play myself"}
AS_SERVER: Final = "server"
OWN_TITLES: Final = {
    "cards": "Cards",
    "deck": "Suits",
    "theme": "Pictures",
    "hand_size": "Card size",
    "sort": "Hand",
    "throws": "Discards",
    "only_moves": "Forced moves",
    "mention": "Turn alerts",
    "when_asked": "Forcing upcards (panguingue)",
}
"""By the field of MemberSettings."""
OWN: Final[dict[str, dict[str, str]]] = {
    "cards": {each.value: words for each, words in CARDS.items()},
    "deck": {each.value: words for each, words in DECKS.items()},
    "theme": {each.value: words for each, words in THEMES.items()},
    "hand_size": {each.value: words for each, words in HAND_SIZES.items()},
    "sort": dict(SORTS),
    "throws": {each.value: words for each, words in THROWN_BY.items()},
    "only_moves": ONLY_MOVES,
    "mention": {AS_SERVER: "Server default"} | {each.value: words for each, words in MENTIONS.items()},
    "when_asked": {each.value: words for each, words in WHEN_ASKED.items()},
}
"""The values of each setting, and their names."""
STANDING: Final = "-# **Always …** also answers all later questions; `/settings me` changes that."
OPENER_NAMES: Final = {"everyone": "Everyone", "moderators": "Moderators (Manage Channels)"}
NOT_RESIGNED: Final = "You did not resign. To resign, set `sure` to True."
BAD_SETTING: Final = "That is not a possible value of this setting; nothing has changed."
CARD_LIKE: Final = "one card, such as 10D, 10♦ or td"
OUR_FAULT: Final = (
    "Something went wrong on our side; nothing has changed. Please try again, and if it keeps happening, "
    "tell the owner of this bot."
)
DONE: Final = "Done."
"""The answer when another delivery of the same press or command has already done it."""
OUTDATED: Final = (
    "This command has changed, and Discord still shows the old version; nothing was done. Reload Discord, or "
    "try again in an hour; all buttons work."
)
DISCORD_OUT: Final = (
    "Discord had a problem for a moment, so I could not answer. Nothing is lost: your move counts if the "
    "table shows it."
)
_VERBS: Final = {
    "draw": "Draw from the stock",
    "take": "Take the upcard, or more of the discard pile where the game allows it",
    "throw": "Discard a card: the same as /discard",
    "discard": "Discard a card",
    "meld": "Lay a new meld",
    "layoff": "Lay off cards on a meld on the table",
    "pass": "Pass",
}
"""Verbs that several games have."""
_BY_THEMSELVES: Final = frozenset({*_VERBS, "knock"})
"""Moves with a top-level command; all other moves are in one group.

The group counts as one command, and Discord still finds "/exchange" in it.
"""
_ALSO: Final = {"throw": "discard"}
"""Synonyms of verbs, in every game."""
MOVES: Final = "move"
"""The group of all other moves."""
MOVES_ABOUT: Final = "Moves of a single game"


def verb_description(name: str) -> str:
    """Return the description of a verb's command."""
    own = (words.commands[name] for words in WORDINGS.values() if name in words.commands)
    return str(_VERBS.get(name) or next(own, humanised(name).capitalize()))


def command_of(name: str) -> str:
    """Return the full name of the command of a verb or synonym: "discard", "move turn-over"."""
    shown = name.replace("_", "-")
    return shown if name in _BY_THEMSELVES else f"{MOVES} {shown}"


def synonyms() -> dict[str, str]:
    """Return the commands that are synonyms, and the verb of each."""
    return _ALSO | {name: verb_ for words in WORDINGS.values() for name, verb_ in words.synonyms.items()}


def verb_of_command(name: str, game: str) -> str | None:
    """Return the verb that a command means in a game; None for a synonym of another game."""
    own = _ALSO | {**wording(game).synonyms}
    return own.get(name) or (None if name in synonyms() else name)


def as_last_time(options: str) -> str:
    """Return the label that offers the options played here last time."""
    return f"As last time here: {options}"


def opened(table: Table) -> str:
    """Return that a table is open, or has begun at once."""
    if table.match is not None:
        return begun(table)
    return (
        f"{table_name(table)} is open. Others can **Join**, or you add computer players; then press "
        "**Start**."
    )


RESIGN_AND_DEAL: Final = "Resign and deal"
LEAVE_AND_DEAL: Final = "Leave and deal"


def already_seated(table: Table, seat: int) -> str:
    """Return that a member already sits at a table of the channel, with a link to it.

    For a match against computers alone it says what resigning would cost.
    """
    board, shown = table.board, table_name(table)
    if board is not None:
        shown = f"[{shown}](https://discord.com/channels/{table.guild}/{board.channel}/{board.message})"
    if table.match is None:
        return f"You are already at {shown} in this channel: leave it first."
    if not table.practice:
        return f"You are already at {shown} in this channel: finish that match first, or resign."
    cost = "ends it without a result"
    if table.resigning_ends(seat):
        cost = "loses it and its stakes" if table.stakes.booked else "loses it"
    return f"You are still playing against computers at {shown}. Resigning {cost}."


def dealt(table: Table) -> str:
    """Return that a match has begun, for a player whose cards come by direct message."""
    return f"The cards are dealt at {table_name(table)}: yours come by direct message.\n{NO_MESSAGE}"


def joined(table: Table) -> str:
    """Return how many seats are taken, or that the match has begun because all are."""
    if table.match is not None:
        return begun(table)
    return f"{len(table.players)} of {table.wanted} seats at {table_name(table)} are taken."


def reseated(table: Table) -> str:
    """Return that partners have been chosen."""
    return f"The seats at {table_name(table)} have changed."


def left(table: Table) -> str:
    """Return that the member has left the table."""
    return f"You have left {table_name(table)}."


def begun(table: Table) -> str:
    """Return that the match has begun."""
    rules = unusual(table)
    return f"The match at {table_name(table)} has begun. **My hand** shows your cards." + (
        f"\n{rules}." if rules else ""
    )


def closed(table: Table) -> str:
    """Return that the table is closed."""
    return f"{table_name(table)} is closed."


def ready_noted(table: Table) -> str:
    """Return that the member's request was noted."""
    return f"Noted at {table_name(table)}."


def next_deal(table: Table) -> str:
    """Return, for the panel of the previous deal, that the new hand is elsewhere."""
    return f"The next deal at {table_name(table)} has begun: your cards come by direct message.\n{NO_MESSAGE}"


def moved(table: Table, *, channel: int | None, hand: MessageRef | None) -> str:
    """Return that a hand is on another panel: in a direct message, or a channel if it is known."""
    if hand is not None:
        link = f"https://discord.com/channels/@me/{hand.channel}/{hand.message}"
        return f"Your hand at {table_name(table)} has moved: [it is here]({link})."
    where = f" to <#{channel}>" if channel is not None else ""
    return f"Your hand at {table_name(table)} has moved{where}."


def out_of_date(table: Table) -> str:
    """Return that a press came too late."""
    return f"{table_name(table)} has moved on since then; nothing has changed."


def resigned(table: Table) -> str:
    """Return that the member has resigned."""
    return f"You have resigned at {table_name(table)}."


def away(table: Table) -> str:
    """Return that the computer plays for the member."""
    until = "until you use `/table back` or press **I'm back**"
    return f"The computer plays for you at {table_name(table)} {until}."


def back(table: Table) -> str:
    """Return that the member is back."""
    return f"Welcome back: your seat at {table_name(table)} is yours again."


def shown_again(table: Table) -> str:
    """Return that the table was posted again."""
    return f"{table_name(table)} is shown again at the end of its channel."


def challenged(challenger: str, table: Table) -> str:
    """Return the question to the invited members, whether for a new match or a rematch.

    Only pressing Join seats them.
    """
    game = f"would like to play {table.spec.title} with you"
    wish = f"{challenger} {'wants a rematch' if table.rematch_of is not None else game}"
    seats = "a seat is kept" if len(table.kept) == 1 else "seats are kept"
    return f"{_members(table)}, {wish} at {table_name(table)}: {seats} for you until {_until(table)}."


def answered(name: str, table: Table, *, joins: bool) -> str:
    """Return how an invited member has answered."""
    return f"{name} {'plays' if joins else 'has declined to play'} at {table_name(table)}."


def asked(table: Table) -> str:
    """Return which members were invited, and that the match begins once all seats are taken."""
    seats = "a seat is kept for them" if len(table.kept) == 1 else "seats are kept for them"
    return (
        f"{table_name(table)} is open. I have asked {_members(table)}; {seats} until {_until(table)}, and "
        "the match begins once all seats are taken."
    )


def left_out(names: Sequence[str]) -> str:
    """Return who has left the guild, so that they have no seat in the rematch; else ``""``."""
    if not names:
        return ""
    who, verb = join([escape(name) for name in names]), "is" if len(names) == 1 else "are"
    return f"{who} {verb} no longer in this server, so no seat is kept for them. Anybody can join."


def substituted(table: Table, name: str) -> str:
    """Return that the computer plays for another player from now on."""
    return f"The computer plays for {name} at {table_name(table)} until they are back."


def not_asked(table: Table) -> str:
    """Return that a table is open with reserved seats, but the invitation could not be posted."""
    seats = "a seat is kept" if len(table.kept) == 1 else "seats are kept"
    return (
        f"{table_name(table)} is open, and {seats} for {_members(table)} until {_until(table)}. "
        "I cannot write in this channel now, so please ask them yourself."
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
        f"`{channel}` (missing)" if channel in gone else f"<#{channel}>" for channel in chosen.channels
    )
    role = f"`{chosen.openers}` (a missing role)" if chosen.openers in gone else f"<@&{chosen.openers}>"
    openers = OPENER_NAMES.get(str(chosen.openers)) or f"{role} and moderators"
    return "\n".join(
        [
            "### Settings of the card room",
            f"**Tables may be opened in** {channels or 'all channels'}",
            f"**By** {openers}",
            f"**Time for a turn** {turn_time(chosen.turn_ms)}",
            _idle(chosen.idle_days),
            f"**Turn alerts** {MENTIONS[chosen.mention].lower()}",
            f"**Cards** {CARDS[chosen.cards or usual].lower()} · {DECKS[chosen.deck].lower()}",
            *([GONE] if gone else []),
            *([ALL_GONE] if nowhere(chosen, gone) else []),
        ]
    )


def nowhere(chosen: GuildSettings, gone: Collection[int]) -> bool:
    """Return whether all channels in which tables may be opened are gone."""
    return bool(chosen.channels) and {*chosen.channels} <= {*gone}


def _idle(days: int) -> str:
    """Return when an unlimited match without moves may be ended, and when it ends by itself."""
    return (
        f"**Without time limits** players may end a match after {plural(days, 'day')} without a move; it "
        f"ends automatically after {2 * days}"
    )


def own_settings(chosen: MemberSettings) -> str:
    """Return the text above a member's settings."""
    direct = "\n-# I cannot send you direct messages; **My hand** at the table works all the same."
    return "### Your settings\nPreview:" + (direct if chosen.dms_closed else "")
