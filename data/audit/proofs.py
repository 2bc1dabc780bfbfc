"""Audit of the proofs: every deck, seed and root must follow from secret and shares.

The chain of the guild's deals must contain all of them.
"""

import json
from collections.abc import Iterator, Sequence

from data.audit.report import Fault, FaultKind
from data.audit.table_batches import StoredWhole
from data.db.database import Database
from data.db.errors import BadRecord
from data.db.hash_chain import GENESIS, text_hash
from data.tables.card_names import cards_to_words
from data.tables.proofs import StoredProof, entry_of, proof_of
from data.tables.row_types import Status
from engine import GAMES, proofs
from engine.cards import Card


async def audit_entries(db: Database, guild_id: int) -> list[Fault]:
    """Return the broken links of the chain of a guild's deals.

    ``check_proofs`` checks what each entry covers.
    """
    rows = await db.read(
        "SELECT e.seq FROM (SELECT n.seq, n.previous, lag(n.seq) OVER (ORDER BY n.seq) AS seq_before, "
        "lag(n.hash) OVER (ORDER BY n.seq) AS hash_before FROM entries n WHERE n.guild_id = ?) AS e "
        "WHERE e.seq <> coalesce(e.seq_before, 0) + 1 OR e.previous <> coalesce(e.hash_before, ?) "
        "ORDER BY e.seq",
        (guild_id, GENESIS),
    )
    return [Fault(kind=FaultKind.ENTRY, seq=seq) for (seq,) in rows]


def check_proofs(whole: StoredWhole, pack: Sequence[Card] | None) -> Iterator[Fault]:
    """Derive the deals of a table again from the pack.

    ``pack`` None: its rules are gone, and decks are taken as stored. A table that is older than proofs has
    none.
    """
    table = whole.table
    found: list[StoredProof] = []

    def fault(what: str, kind: FaultKind = FaultKind.PROOF) -> Fault:
        return Fault(kind=kind, table_id=table.table_id, number=table.number, what=what)

    for row in whole.proofs:
        try:
            found.append(proof_of(row, where=f"table {table.table_id}"))
        except BadRecord:
            yield fault(f"the proof of deal {row[0]}")
    if not whole.proofs and not whole.entries:
        return
    dealt = {deal.deal: deal for deal in table.deals}
    if whole.proofs:
        stored = {row[0] for row in whole.proofs}
        for number in dealt.keys() - stored:
            yield fault(f"the proof of deal {number}", FaultKind.LOST)
        for number in stored - dealt.keys() - {len(dealt) + 1}:
            yield fault(f"the proof of deal {number}", FaultKind.BEYOND)
    options = proofs.digest(json.loads(table.options))
    for proof in found:
        try:
            follows = proofs.commitment(proof.secret) == proof.commitment
        except ValueError:
            follows = False
        if not follows:
            yield fault(f"the secret of deal {proof.deal}")
        if proof.deal not in dealt:
            if proof.shares is not None or proof.root is not None:
                yield fault(f"the list of shares of deal {proof.deal}", FaultKind.BEYOND)
            continue
        if proof.shares is None:
            yield fault(f"the list of shares of deal {proof.deal}", FaultKind.LOST)
            continue
        key = proofs.deal_key(
            proof.secret,
            table=table.deck_source or table.table_id,
            deal=proof.deal,
            game=table.game,
            options=options,
            shares=proof.shares,
        )
        deal = dealt[proof.deal]
        deck = proofs.order(key, pack) if pack is not None else deal.deck
        due = (deck, proofs.seed(key), proofs.Tree.of(key, deck).root)
        for what, one, other in zip(
            ("deck", "seed", "root"), (deal.deck, deal.seed, proof.root), due, strict=True
        ):
            if one != other:
                yield fault(f"the {what} of deal {proof.deal}")
        if proof.deal == 1 and table.first_dealer != proofs.lot(key, "dealer", len(table.seats)):
            yield fault("the first dealer")
    yield from _entries(whole, found, options)


def _entries(whole: StoredWhole, found: list[StoredProof], options: str) -> Iterator[Fault]:
    """Check a table's entries in the chain of deals.

    A finished deal with a proof has an entry; once the table has ended, unused commitments have one, too.
    """
    table = whole.table
    spec = GAMES[table.game]
    results = {deal: text for deal, _, _, text, _ in whole.results}
    sizes = {deal.deal: len(deal.deck) for deal in table.deals}
    ended = table.status in (Status.OVER, Status.CLOSED)
    due = {proof.deal: proof for proof in found if ended or proof.deal in results}
    entered = {deal: row for row in whole.entries for deal in row[2:3]}
    for deal in sorted(due.keys() | entered.keys(), key=str):
        what = f"the entry of deal {deal} in the chain of deals"
        kind = None
        if deal not in entered:
            kind = FaultKind.LOST
        elif deal not in due:
            kind = FaultKind.BEYOND
        else:
            guild, _, _, previous, own = entered[deal]
            text = results.get(deal)
            head, tail = entry_of(
                table.table_id,
                due[deal],
                game=table.game,
                options=options,
                size=sizes.get(deal, 0),
                result=proofs.digest(cards_to_words(spec.result, json.loads(text)))
                if text is not None
                else "",
            )
            if guild != table.guild_id or own != text_hash(f"{head}{previous}{tail}"):
                kind = FaultKind.PROOF
        if kind is not None:
            yield Fault(kind=kind, table_id=table.table_id, number=table.number, what=what)
