"""Transfer of the bot's data from one database to another, with verification."""

from data.transfer.containment import Containment, missing_rows
from data.transfer.side import NOT_COPIED, Shape, Side, side_name
from data.transfer.snapshot import Snapshot
from data.transfer.steps import (
    CopyProgress,
    Digest,
    chain_heads,
    check_current,
    commit_transfer,
    compare_digests,
    copy_rows,
    digests,
    open_for_reading,
    open_source,
    open_target,
    reopen_source,
)

__all__ = [
    "NOT_COPIED",
    "Containment",
    "CopyProgress",
    "Digest",
    "Shape",
    "Side",
    "Snapshot",
    "chain_heads",
    "check_current",
    "commit_transfer",
    "compare_digests",
    "copy_rows",
    "digests",
    "missing_rows",
    "open_for_reading",
    "open_source",
    "open_target",
    "reopen_source",
    "side_name",
]
