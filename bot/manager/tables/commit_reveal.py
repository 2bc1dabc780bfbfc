"""The commit-reveal shuffle: a deal follows from a committed secret and the shares of the players.

See engine/proofs.py. The commitment is made when the previous deal ends, and for the first deal when the
lobby opens: before anybody has asked for the deal. Absent players have no share, and neither has a press
that came before the commitment, such as the one that opens a table.

Tables with the same ``deck_source`` have the same decks: those of today's hand, whose secret is that of the
day (``engine.daily``), and those of a round of a tournament with duplicate deals. The secret of a round
follows from that of the tournament, to which the bot has committed before anybody
registered, and their share is that of all entrants. What players do at the table changes nothing.
"""

import json
from collections.abc import Sequence
from dataclasses import replace
from random import Random

from bot.manager.tables.table import Player, State, Table
from data.db.database import Statement
from data.tables.card_names import cards_to_words
from data.tables.codec import dump_options
from data.tables.proofs import StoredProof, append_entry, entry_of, promise
from data.tables.row_types import StoredTable
from engine import proofs
from engine.cards import Card
from engine.match import Match

Draw = tuple[tuple[Card, ...], bytes, StoredProof | None]
"""What chance decides of a deal: the deck, the seed, and the proof of both."""


def new_promise(deal: int, chance: Random) -> StoredProof:
    """Return the commitment to a deal."""
    return promise(deal, chance.randbytes(proofs.SECRET_BYTES))


def source_promise(secret: bytes, number: int, share: proofs.Share) -> StoredProof:
    """Return the commitment to the first deal of a round (from 1) of a tournament, with its share.

    ``secret``: the tournament's (``engine.proofs.round_secret``).
    """
    return replace(promise(1, proofs.round_secret(secret, number)), shares=(share,))


def day_promise(secret: bytes) -> StoredProof:
    """Return the commitment to the hand of a day, to which nobody brings anything."""
    return replace(promise(1, secret), shares=(proofs.entrants_share([]),))


def next_promise(table: Table, state: State, chance: Random) -> StoredProof | None:
    """Return the commitment to the deal after the current one; None: the deals have no proofs."""
    if state.proof is None:
        return None
    if table.deck_source:
        return promise(state.deal_no + 1, state.proof.secret)
    return new_promise(state.deal_no + 1, chance)


def shares_of(players: Sequence[Player]) -> tuple[proofs.Share, ...]:
    """Return the shares of the players who are present in the next deal."""
    return tuple(
        proofs.Share(seat, str(player.pressed or ""), player.word)
        for seat, player in enumerate(players)
        if not player.automatic and (player.pressed or player.word)
    )


def _shares(table: Table, state: State) -> tuple[proofs.Share, ...]:
    """Return the shares in the next deal; those in duplicate deals are the same as before."""
    if not table.deck_source:
        return shares_of(state.players)
    known = state.proof or state.promised
    return (known.shares if known is not None else None) or ()


def options_hash(state: State) -> str:
    """Return the digest of the options of a match."""
    return proofs.digest(json.loads(dump_options(state.options)))


def _key(table: Table, state: State, promised: StoredProof, shares: Sequence[proofs.Share]) -> bytes:
    return proofs.deal_key(
        promised.secret,
        table=table.deck_source or table.id,
        deal=promised.deal,
        game=table.spec.key,
        options=options_hash(state),
        shares=shares,
    )


def first_dealer(table: Table, state: State, chance: Random) -> int:
    """Draw the first dealer: from the first deal's key, or by chance without a commitment."""
    if state.promised is None:
        return chance.randrange(len(state.players))
    key = _key(table, state, state.promised, _shares(table, state))
    return proofs.lot(key, "dealer", len(state.players))


def seats_by_lot(table: Table, interaction: int | None, chance: Random) -> list[Player]:
    """Return the players of a lobby in an order drawn by lot."""
    if table.promised is None:
        return chance.sample(list(table.players), len(table.players))
    places = proofs.seats(
        table.promised.secret,
        table=table.id,
        interaction=str(interaction or ""),
        count=len(table.players),
    )
    return [table.players[place] for place in places]


def draw_deal(table: Table, state: State, match: Match, chance: Random) -> Draw:
    """Draw the deck and seed of the next deal.

    They follow from the commitment; for tables older than commitments they are random and have no proof.
    """
    if state.promised is None:
        order = list(match.pack())
        chance.shuffle(order)
        return tuple(order), chance.randbytes(proofs.SECRET_BYTES), None
    shares = _shares(table, state)
    key = _key(table, state, state.promised, shares)
    deck = proofs.order(key, match.pack())
    proof = replace(state.promised, shares=shares, root=proofs.Tree.of(key, deck).root)
    return deck, proofs.seed(key), proof


# --- the chain of the guild


def enter_deal(table: Table, state: State, result: object = None) -> list[Statement]:
    """Return the statements that enter the deal on the table into the guild's chain.

    ``result``: as the codec returns it; None: the deal was broken off.
    """
    if state.proof is None or state.match is None:
        return []
    around = entry_of(
        table.id,
        state.proof,
        game=table.spec.key,
        options=options_hash(state),
        size=len(state.match.pack()),
        result=proofs.digest(cards_to_words(table.spec.result, result)) if result is not None else "",
    )
    return append_entry(table.guild, table.id, state.proof.deal, around)


def enter_unfinished(table: Table, state: State) -> list[Statement]:
    """Return the statements that enter unfinished proofs into the chain when a table ends.

    That is a deal that was broken off, and a commitment that was never used.
    """
    if state.options is None or state.unfinished_entries:  # the record cannot be replayed
        return [*state.unfinished_entries]
    broken_off = state.deal is not None and state.deal.result is None
    unit = enter_deal(table, state) if broken_off else []
    if state.promised is not None:
        around = entry_of(table.id, state.promised, game=table.spec.key, options=options_hash(state))
        unit += append_entry(table.guild, table.id, state.promised.deal, around)
    return unit


def enter_unfinished_from_record(stored: StoredTable, newest: Sequence[StoredProof]) -> list[Statement]:
    """Return the same as ``enter_unfinished`` from a record and its newest proofs.

    For a table that cannot be replayed, or whose rules this program does not have.
    """
    unit: list[Statement] = []
    options = proofs.digest(json.loads(stored.options))
    last = stored.deals[-1] if stored.deals else None
    for proof in sorted(newest, key=lambda proof: proof.deal):
        size = 0
        if proof.deal <= len(stored.deals):
            if last is None or last.result is not None or proof.deal < len(stored.deals):
                continue  # it is in the chain already
            size = len(last.deck)
        around = entry_of(stored.table_id, proof, game=stored.game, options=options, size=size)
        unit += append_entry(stored.guild_id, stored.table_id, proof.deal, around)
    return unit
