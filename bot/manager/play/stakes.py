"""Checks balances, and books stakes when a match or deal starts and when a match ends."""

from collections.abc import Sequence
from dataclasses import replace

from bot.manager.tables.preferences import Preferences
from bot.manager.tables.table import Player, State, Table
from bot.manager.tables.transitions import Change
from bot.manager.time.clock import Clock
from data.db.database import Database, Statement
from data.fairness.guild_chain import seal_table
from data.ledger.ledger import begin_deal, begin_match, check_deal, check_seat, settle, sit_down
from data.settings import ChipSettings
from data.tables.stakes import Stakes, dues_of_events, is_booked


class StakesService:
    """Adds ledger entries to changes of tables, and refuses members who cannot pay."""

    def __init__(self, database: Database, clock: Clock, members: Preferences) -> None:
        self._db = database
        self._clock = clock
        self._members = members

    async def check_players(self, table: Table, players: Sequence[Player]) -> list[Statement]:
        """Return statements that check that new players can pay, if chips are at stake.

        Raises LedgerRefusal (FROZEN, NOT_ENOUGH) for the first who cannot.
        """
        seated = [player.member for player in (*table.players, *players)]
        if not is_booked(table.stakes, seated, bank_plays=self._chips(table).bank_plays):
            return []
        return await self._purses(table, players, table.stakes)

    async def start_match(self, table: Table, change: Change) -> Change:
        """Return a change with the statements that a match's stakes need, and with its stakes.

        Raises LedgerRefusal (FROZEN, NOT_ENOUGH).
        """
        state, chips = change.state, self._chips(table)
        stakes, opening = begin_match(
            table.guild, table.id, state.stakes, members=state.members, chips=chips, at=self._clock.now()
        )
        purses = await self._purses(table, state.players, stakes) if stakes.booked else []
        return replace(change.storing([*purses, *opening]), state=state.next(stakes=stakes))

    async def start_deal(self, table: Table, state: State) -> list[Statement]:
        """Return statements that check that all can go on. Raises LedgerRefusal (NEGATIVE)."""
        if not state.stakes.booked:
            return []
        # A resigned player's balance may become negative: the others' match must not wait for it.
        members = [None if player.resigned else player.member for player in state.players]
        await check_deal(self._db, table.guild, members)
        return begin_deal(table.guild, members)

    async def settle_match(self, table: Table, change: Change) -> Change:
        """Return the end of a match with its settlement and the table's seal.

        Without an outcome the pot goes back to its owners; if somebody has not played, all payments do.
        """
        state = change.state
        paid = [
            due
            for moved in change.moves
            for due in dues_of_events(state.stakes, moved.deal, moved.ply, moved.events)
        ]
        now = self._clock.now()
        settled = await settle(
            self._db,
            table.guild,
            table.id,
            state.outcome,
            stakes=state.stakes,
            members=state.members,
            at=now,
            pending=paid,
            counts=not state.idle,
        )
        return change.storing([*settled, *seal_table(table.guild, table.id, at=now)])

    async def _purses(self, table: Table, players: Sequence[Player], stakes: Stakes) -> list[Statement]:
        chips, now = self._chips(table), self._clock.now()
        unit: list[Statement] = []
        for player in players:
            if player.member is not None:
                await check_seat(self._db, table.guild, player.member, minimum=stakes.minimum, chips=chips)
                unit += sit_down(table.guild, player.member, minimum=stakes.minimum, chips=chips, at=now)
        return unit

    def _chips(self, table: Table) -> ChipSettings:
        return self._members.known_guild(table.guild).chips
