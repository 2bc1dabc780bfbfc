"""What an audit has found, in sentences for an operator."""

from dataclasses import dataclass
from enum import StrEnum

from data.fairness.guild_chain import Head


class FaultKind(StrEnum):
    """What the audit finds."""

    SUM = "sum"  # the accounts do not add up to zero
    BALANCE = "balance"  # an account does not hold what its transfers say
    CHANGED = "changed"  # a transfer is not what was written
    MISSING = "missing"  # a transfer is gone
    INSERTED = "inserted"  # a transfer that the books do not count
    RUNNING = "running"  # a balance after a transfer does not follow from the one before
    NOT_BOOKED = "not_booked"  # a game paid, and there is no transfer
    NOT_PLAYED = "not_played"  # a transfer of a game that the game does not know
    DIFFERENT = "different"  # a transfer of a game in which the game says something else
    REVERSAL = "reversal"  # what takes a transfer back does not mirror it
    FREEZE = "freeze"  # a wallet is frozen, or not, against the last order about it
    RULES = "rules"  # a table was played by rules that the program never had, or does not have yet
    REPLAY = "replay"  # a table cannot be played again
    PLAYED = "played"  # what is stored of a table is not what playing it again gives
    LOST = "lost"  # something that was played is not stored
    BEYOND = "beyond"  # something is stored that nobody played
    SCORE = "score"  # a score does not follow from the results
    RANKING = "ranking"  # a rating or a board does not follow from the results
    UNFIT = "unfit"  # a column holds a word for a number, or the other way round
    SEASON = "season"  # a season does not follow upon the one before
    PLAY_CHANGED = "play_changed"  # a link of a table's chain is not what was written
    PLAY_MISSING = "play_missing"  # a link is gone
    PLAY_INSERTED = "play_inserted"  # a link was put in
    PLAYER = "player"  # who sits at a table is not who sat down
    STANDING = "standing"  # how a table stands is not what the program has stored
    PROOF = "proof"  # something of a deal does not follow from what was promised
    ENTRY = "entry"  # an entry of the chain of the deals does not follow upon the one before
    SEAL_CHANGED = "seal_changed"  # a seal is not what was written
    SEAL_MISSING = "seal_missing"  # a seal is gone
    SEALED = "sealed"  # something is not what was sealed
    UNSEALED = "unsealed"  # something has ended, and there is no seal of it


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """Something that is not as it should be: where, what is ``stored`` there, and what is ``due``."""

    kind: FaultKind
    seq: int | None = None
    account: int | None = None
    table_id: str | None = None
    number: int | None = None
    """Of the table in its server."""
    what: str = ""
    stored: str = ""
    due: str = ""

    def __str__(self) -> str:
        """Say it in a sentence for an operator."""
        named = self.table_id if self.number is None else f"{self.number} ({self.table_id})"
        number = "" if self.number is None else f"{self.number}, "
        table = f" (table {number}{self.table_id})" if self.table_id is not None else ""
        should = f"{self.what} is {self.stored}, should be {self.due}"
        match self.kind:
            case FaultKind.SUM:
                return f"The accounts add up to {self.stored}, not to {self.due}."
            case FaultKind.BALANCE | FaultKind.FREEZE:
                return f"Account {self.account}: {should}."
            case FaultKind.CHANGED:
                return f"Transfer {self.seq}{table} is not what was written: its hash does not fit it."
            case FaultKind.MISSING:
                return f"Transfer {self.seq}{table} is missing."
            case FaultKind.INSERTED:
                return f"Transfer {self.seq}{table} was put in: the books do not count it."
            case FaultKind.RUNNING | FaultKind.DIFFERENT:
                return f"Transfer {self.seq}{table}: {should}."
            case FaultKind.NOT_BOOKED:
                return f"Table {named}: there is no transfer for {self.what} of {self.due}."
            case FaultKind.NOT_PLAYED:
                return f"Transfer {self.seq}{table}: nothing in the game pays it."
            case FaultKind.REVERSAL:
                return f"Transfer {self.seq}{table}: what should take it back is missing or does not fit."
            case FaultKind.RULES:
                rules = f"rules {self.stored} of {self.what}"
                return f"Table {named} was played by {rules}: this program has {self.due}."
            case FaultKind.REPLAY:
                return f"Table {named} cannot be played again{self.what and f' beyond {self.what}'}."
            case FaultKind.PLAYED if self.stored or self.due:
                return f"Table {named}: {should}."
            case FaultKind.PLAYED:
                return f"Table {named}: {self.what} is not what was played."
            case FaultKind.LOST:
                return f"Table {named}: {self.what} is missing."
            case FaultKind.BEYOND:
                return f"Table {named}: {self.what} is there, and should not be."
            case FaultKind.SCORE:
                return f"Scores, {should}."
            case FaultKind.RANKING:
                return f"Rankings, {should}."
            case FaultKind.UNFIT:
                return f"The database: {self.what} holds what it is not for."
            case FaultKind.SEASON:
                return f"Seasons, {should}."
            case FaultKind.PLAY_CHANGED:
                return f"Table {named}: {self.what} is not what was written, or does not follow."
            case FaultKind.PLAY_MISSING:
                return f"Table {named}: {self.what} is missing."
            case FaultKind.PLAY_INSERTED:
                return f"Table {named}: {self.what} was put in."
            case FaultKind.PLAYER:
                return f"Table {named}: who sits in {self.what} is not who sat down there."
            case FaultKind.STANDING:
                return (
                    f"Table {named}: its status, its deadline, a clock or who is away was changed "
                    "by somebody else than the bot."
                )
            case FaultKind.PROOF:
                return f"Table {named}: {self.what} does not follow from what was promised."
            case FaultKind.ENTRY:
                return f"Deals: entry {self.seq} does not follow upon the one before it, or that is missing."
            case FaultKind.SEAL_CHANGED:
                return f"Seal {self.seq}{table} is not what was written: its hash does not fit it."
            case FaultKind.SEAL_MISSING:
                return f"Seal {self.seq} is missing."
            case FaultKind.SEALED:
                return f"Seal {self.seq}{table}: {self.what} is not what was sealed."
            case FaultKind.UNSEALED:
                where = f"Table {named}: " if self.table_id is not None else ""
                return f"{where}{self.what} was not sealed."


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What an audit of a server's books has come to.

    ``transfers`` were read, ``head`` is the hash of the last one; ``tables`` were played again, which took
    ``moves``. Tables that were played by rules that this program does not have, and come out otherwise by
    those of today: ``by_hash`` are vouched for by the hashes that were made as they were played, alone, and
    ``by_neither`` not even by those. ``notes`` are sentences about what is no fault, and worth a look.

    ``sealed`` is the head of the seals, which vouches for all of it (None: there is nothing yet);
    ``unsealed`` says why what goes on could not be sealed. ``earlier`` tables were played before there were
    seals, and chained at ``earlier_at`` (ms UTC) as they stood then. ``later`` tables had ended before seals
    covered results and payments, and were sealed with them as they stood at ``later_at``; ``open`` is the
    number of those that are not yet.
    """

    guild_id: int
    transfers: int
    head: str
    tables: int
    moves: int = 0
    by_hash: tuple[str, ...] = ()
    by_neither: tuple[str, ...] = ()
    faults: tuple[Fault, ...]
    notes: tuple[str, ...] = ()
    sealed: Head | None = None
    unsealed: str = ""
    earlier: int = 0
    earlier_at: int | None = None
    later: int = 0
    later_at: int | None = None
    open: int = 0


@dataclass(frozen=True, slots=True)
class Progress:
    """How far an audit has come in a server: tables that were played again, ``of`` so many, and moves."""

    guild_id: int
    tables: int
    of: int
    moves: int


def word(value: object) -> str:
    """Return a value as a fault says it: what is stored, or due."""
    match value:
        case None:
            return "nothing"
        case bool():
            return "yes" if value else "no"
        case _:
            return str(value)
