# The findings of an audit, which checks that the books of chips and the records of matches agree. Moderators
# read them on a page.

## Places: each is the subject at the beginning of the sentences below

# $table: its number and key, "3 (abc)", or its key
audit-table = Table { $table }
# $tournament: its number and key, "3 (abc)", or its key
audit-tournament = Tournament { $tournament }
# A transfer of chips. $transfer: its number; $tournament: number and key, "3, abc", or its key
audit-transfer-of-tournament = Transfer { $transfer } (tournament { $tournament })
audit-account = Account { $account }
# A transfer of chips in the ledger. $transfer: its number; $table: number and key of the table, "3, abc", or its
# key, or "none"
audit-transfer = { $table ->
        [none] Transfer { $transfer }
       *[other] Transfer { $transfer } (table { $table })
    }
# A seal covers the state of the records at a time. $seal: its number; $table as in audit-transfer
audit-seal = { $table ->
        [none] Seal { $seal }
       *[other] Seal { $seal } (table { $table })
    }

## Faults: sentences. $what is the name of a record in English, as an operator knows it from the database, such
## as "the result of deal 3" or "left_ms of seat 1"; $stored and $due are the stored and the right value; $place
## is audit-account, audit-transfer, audit-seal or audit-table; $table is audit-table.
audit-sum = The accounts add up to { $stored }, not to { $due }.
audit-differs = { $place }: { $what } is { $stored }, should be { $due }.
# $what: a game, a member and the name of a value
audit-derived = { $of ->
        [score] Scores
        [ranking] Rankings
        [daily] Today's hand
       *[season] Seasons
    }, { $what } is { $stored }, should be { $due }.
audit-changed = { $place } was changed: its hash does not match.
audit-missing = { $place } is missing.
audit-inserted = { $place } was inserted: the ledger does not count it.
# $due: an amount of chips
audit-not-booked = { $table }: there is no transfer for { $what } of { $due }.
audit-not-played = { $place }: the game has no such payment.
audit-reversal = { $place }: its reversal is missing or does not match.
# $game: the key of a game; $version: of its rules; $newest: the newest that the program has, or "none"
audit-rules = { $newest ->
        [none] { $table } was played by rules { $version } of { $game }: this program has no such game.
       *[other] { $table } was played by rules { $version } of { $game }: this program has rules 1 to { $newest }.
    }
# $what: the last place that could be replayed, "deal 3, ply 5", or "none"
audit-replay = { $what ->
        [none] { $table } cannot be replayed.
       *[other] { $table } cannot be replayed beyond { $what }.
    }
audit-played = { $table }: { $what } does not match what was played.
audit-lost = { $table }: { $what } is missing.
audit-beyond = { $table }: { $what } exists, but should not.
audit-unfit = The database: { $what } has a value of the wrong type.
# A link of the hash chain of a table
audit-play-changed = { $table }: { $what } was changed, or does not follow the link before it.
audit-play-inserted = { $table }: { $what } was inserted.
# $what: "seat 1"
audit-player = { $table }: the player in { $what } is not the one who took it.
audit-standing = { $table }: its status, its deadline, a clock or who is away was changed, and not by the bot.
audit-proof = { $table }: { $what } does not follow from the commitment.
# The chain of deals of a server
audit-entry = Deals: entry { $entry } does not follow the entry before it, or that is missing.
audit-sealed = { $place }: { $what } differs from what was sealed.
audit-unsealed = { $what } was not sealed.
audit-unsealed-table = { $table }: { $what } was not sealed.
# An event in the hash chain of a tournament. $tournament: audit-tournament; $what: "event 3"
audit-event-changed = { $tournament }: { $what } was changed, or does not follow the event before it.
# $what: the event's number and its name in English, "event 3 (Started)"
audit-event-refused = { $tournament }: { $what } could not happen then.
# $what: "entrant 3"
audit-entrant = { $tournament }: { $what } is not the one who registered.
audit-not-due = { $place }: no event of its tournament moves these chips.

## Notes on what is not a fault. $matches: how many
audit-time-back = { $table }: time goes back by { $ms } ms in deal { $deal }; the machine's clock was set back, or a time was changed.
audit-not-rated = Matches that are not rated yet: { $matches }. The bot rates them when it starts.
audit-rated-again = Matches that were rated again after a seal had covered their ratings: { $matches }. The ratings themselves are checked by recomputing them.
audit-unchecked = The rest could not be checked.
