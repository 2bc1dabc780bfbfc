"""What an audit has found, in sentences for an operator."""

from dataclasses import dataclass
from enum import StrEnum

from data.fairness.guild_chain import Head


class FaultKind(StrEnum):
    """Kinds of faults."""

    SUM = "sum"  # the accounts do not add up to zero
    BALANCE = "balance"  # an account's balance differs from its transfers
    CHANGED = "changed"  # a transfer was changed
    MISSING = "missing"  # a transfer is gone
    INSERTED = "inserted"  # a transfer that the ledger does not count
    RUNNING = "running"  # a balance after a transfer does not follow from the one before
    NOT_BOOKED = "not_booked"  # a payment of a game without a transfer
    NOT_PLAYED = "not_played"  # a transfer without a payment of its game
    DIFFERENT = "different"  # a transfer that differs from the game's payment
    REVERSAL = "reversal"  # a reversal is missing, or does not mirror its transfer
    FREEZE = "freeze"  # a wallet's state differs from the last order about it
    RULES = "rules"  # a table's rules are of a version that the program never had, or does not have yet
    REPLAY = "replay"  # a table cannot be replayed
    PLAYED = "played"  # a stored value of a table differs from its replay
    LOST = "lost"  # something is missing
    BEYOND = "beyond"  # something exists that should not
    SCORE = "score"  # a score does not follow from the results
    RANKING = "ranking"  # a rating or a leaderboard does not follow from the results
    UNFIT = "unfit"  # a value of the wrong type
    SEASON = "season"  # a season does not follow the one before
    PLAY_CHANGED = "play_changed"  # a link of a table's chain was changed
    PLAY_MISSING = "play_missing"  # a link is gone
    PLAY_INSERTED = "play_inserted"  # a link was inserted
    PLAYER = "player"  # a seat's player is not the one who took it
    STANDING = "standing"  # a table's current state was not stored by the program
    PROOF = "proof"  # a part of a deal does not follow from its proof
    ENTRY = "entry"  # an entry of the chain of deals does not follow the one before
    SEAL_CHANGED = "seal_changed"  # a seal was changed
    SEAL_MISSING = "seal_missing"  # a seal is gone
    SEALED = "sealed"  # something differs from its seal
    UNSEALED = "unsealed"  # something has ended without a seal
    EVENT_CHANGED = "event_changed"  # an event of a tournament was changed
    EVENT_MISSING = "event_missing"  # an event is gone
    EVENT_REFUSED = "event_refused"  # an event that could not happen then
    ENTRANT = "entrant"  # an entrant is not the one who registered
    DAILY = "daily"  # what is stored of today's hand does not follow from its day and its table
    NOT_DUE = "not_due"  # a transfer of a tournament without an event


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """Something wrong: where it is, what is ``stored`` there, and what is ``due``."""

    kind: FaultKind
    seq: int | None = None
    account: int | None = None
    table_id: str | None = None
    tournament_id: str | None = None
    number: int | None = None
    """The number of the table or tournament in its guild."""
    what: str = ""
    stored: str = ""
    due: str = ""

    def __str__(self) -> str:
        """Return a sentence for an operator."""
        kind, own = ("Table", self.table_id)
        if self.tournament_id is not None:
            kind, own = ("Tournament", self.tournament_id)
        named = f"{kind} {own}" if self.number is None else f"{kind} {self.number} ({own})"
        number = "" if self.number is None else f"{self.number}, "
        table = f" ({kind.lower()} {number}{own})" if own is not None else ""
        should = f"{self.what} is {self.stored}, should be {self.due}"
        match self.kind:
            case FaultKind.SUM:
                return f"The accounts add up to {self.stored}, not to {self.due}."
            case FaultKind.BALANCE | FaultKind.FREEZE:
                return f"Account {self.account}: {should}."
            case FaultKind.CHANGED:
                return f"Transfer {self.seq}{table} was changed: its hash does not match."
            case FaultKind.MISSING:
                return f"Transfer {self.seq}{table} is missing."
            case FaultKind.INSERTED:
                return f"Transfer {self.seq}{table} was inserted: the ledger does not count it."
            case FaultKind.RUNNING | FaultKind.DIFFERENT:
                return f"Transfer {self.seq}{table}: {should}."
            case FaultKind.NOT_BOOKED:
                return f"{named}: there is no transfer for {self.what} of {self.due}."
            case FaultKind.NOT_PLAYED:
                return f"Transfer {self.seq}{table}: the game has no such payment."
            case FaultKind.REVERSAL:
                return f"Transfer {self.seq}{table}: its reversal is missing or does not match."
            case FaultKind.RULES:
                rules = f"rules {self.stored} of {self.what}"
                known = f"rules 1 to {self.due}" if self.due else "no such game"
                return f"{named} was played by {rules}: this program has {known}."
            case FaultKind.REPLAY:
                return f"{named} cannot be replayed{self.what and f' beyond {self.what}'}."
            case FaultKind.PLAYED if self.stored or self.due:
                return f"{named}: {should}."
            case FaultKind.PLAYED:
                return f"{named}: {self.what} does not match what was played."
            case FaultKind.LOST:
                return f"{named}: {self.what} is missing."
            case FaultKind.BEYOND:
                return f"{named}: {self.what} exists, but should not."
            case FaultKind.SCORE:
                return f"Scores, {should}."
            case FaultKind.RANKING:
                return f"Rankings, {should}."
            case FaultKind.UNFIT:
                return f"The database: {self.what} has a value of the wrong type."
            case FaultKind.SEASON:
                return f"Seasons, {should}."
            case FaultKind.PLAY_CHANGED:
                return f"{named}: {self.what} was changed, or does not follow the link before it."
            case FaultKind.PLAY_MISSING:
                return f"{named}: {self.what} is missing."
            case FaultKind.PLAY_INSERTED:
                return f"{named}: {self.what} was inserted."
            case FaultKind.PLAYER:
                return f"{named}: the player in {self.what} is not the one who took it."
            case FaultKind.STANDING:
                return (
                    f"{named}: its status, its deadline, a clock or who is away was changed, "
                    "and not by the bot."
                )
            case FaultKind.PROOF:
                return f"{named}: {self.what} does not follow from the commitment."
            case FaultKind.ENTRY:
                return f"Deals: entry {self.seq} does not follow the entry before it, or that is missing."
            case FaultKind.SEAL_CHANGED:
                return f"Seal {self.seq}{table} was changed: its hash does not match."
            case FaultKind.SEAL_MISSING:
                return f"Seal {self.seq} is missing."
            case FaultKind.SEALED:
                return f"Seal {self.seq}{table}: {self.what} differs from what was sealed."
            case FaultKind.UNSEALED:
                where = f"{named}: " if own is not None else ""
                return f"{where}{self.what} was not sealed."
            case FaultKind.EVENT_CHANGED:
                return f"{named}: {self.what} was changed, or does not follow the event before it."
            case FaultKind.EVENT_MISSING:
                return f"{named}: {self.what} is missing."
            case FaultKind.EVENT_REFUSED:
                return f"{named}: {self.what} could not happen then."
            case FaultKind.ENTRANT:
                return f"{named}: {self.what} is not the one who registered."
            case FaultKind.DAILY:
                return f"Today's hand, {should}."
            case FaultKind.NOT_DUE:
                return f"Transfer {self.seq}{table}: no event of its tournament moves these chips."


class NoteKind(StrEnum):
    """Kinds of notes."""

    TIME_BACK = "time_back"  # a time of a table is before the one before it
    NOT_RATED = "not_rated"  # matches without a rating
    RATED_AGAIN = "rated_again"  # matches that were rated again after they had been sealed
    UNCHECKED = "unchecked"  # values of the wrong type kept the audit from checking the rest


@dataclass(frozen=True, slots=True, kw_only=True)
class Note:
    """Something that is not a fault, but that an operator should know."""

    kind: NoteKind
    count: int = 0
    """Matches; of TIME_BACK the milliseconds."""
    table_id: str | None = None
    number: int | None = None
    """The table's number in its guild."""
    deal: int | None = None

    def __str__(self) -> str:
        """Return sentences for an operator."""
        match self.kind:
            case NoteKind.TIME_BACK:
                return (
                    f"Table {self.number} ({self.table_id}): time goes back by {self.count} ms in deal "
                    f"{self.deal}; the machine's clock was set back, or a time was changed."
                )
            case NoteKind.NOT_RATED:
                return f"Matches that are not rated yet: {self.count}. The bot rates them when it starts."
            case NoteKind.RATED_AGAIN:
                return (
                    f"Matches that were rated again after a seal had covered their ratings: {self.count}. "
                    "The ratings themselves are checked by recomputing them."
                )
            case NoteKind.UNCHECKED:
                return "The rest could not be checked."


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """The result of an audit of a guild.

    ``transfers`` were read, ``head`` is the hash of the last one; ``tables`` were replayed, which took
    ``moves``. Of the tables whose rules this program does not have, and that today's rules do not
    reproduce, ``by_hash`` are covered only by hashes made during play, and ``by_neither`` not even by
    those. ``notes`` are on what is not a fault.

    ``sealed`` is the last seal, which covers all of it (None: there is none yet); ``unsealed`` says why
    live tables could not be sealed. ``earlier`` tables were played before there were seals, and chained at
    ``earlier_at`` (ms UTC) in their state of then. ``later`` tables had ended before seals covered results
    and payments, and were sealed with them in their state at ``later_at``; ``open`` is the number of those
    that are not sealed so yet.
    """

    guild_id: int
    transfers: int
    head: str
    tables: int
    moves: int = 0
    by_hash: tuple[str, ...] = ()
    by_neither: tuple[str, ...] = ()
    faults: tuple[Fault, ...]
    notes: tuple[Note, ...] = ()
    sealed: Head | None = None
    unsealed: str = ""
    earlier: int = 0
    earlier_at: int | None = None
    later: int = 0
    later_at: int | None = None
    open: int = 0


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the audit of a guild has come: tables replayed ``of`` all, and moves."""

    guild_id: int
    tables: int
    of: int
    moves: int


def format_value(value: object) -> str:
    """Return a stored or due value as faults print it."""
    match value:
        case None:
            return "nothing"
        case bool():
            return "yes" if value else "no"
        case _:
            return str(value)
