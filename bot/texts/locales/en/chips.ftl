# Play chips: balances, transfers, refusals, the audit; and what is stored about a member.
#
# Chips are play money of a server. A "wallet" holds the chips of a member, the "bank" gives and takes them,
# the "pot" holds the stakes of a match. Variables with a sign or thousands come formatted: "1,200", "+3".
# Where there is also a variable such as $count, it is the same number to choose the plural form by.
# $member, $giver, $receiver, $actor: a mention of a member, "@Ada", or chips-former-player.

## Descriptions of commands, at most 100 characters

chips-command = Play chips: balances and where they came from
chips-command-balance = How many chips a member has
chips-command-ledger = Everything paid into or out of a wallet, newest first
chips-command-table = The chips of a table: every account, and who has paid whom
chips-command-top = Who has the most chips in this server
chips-command-give = Give chips to another member, who must accept them
chips-command-refill = Let the bank refill your wallet when it is low
chips-command-export = Your ledger as files, for spreadsheets and programs
chips-command-grant = Give a member chips from the bank (moderators)
chips-command-freeze = Freeze a wallet: its owner cannot give or stake chips (moderators)
chips-command-thaw = Thaw a frozen wallet (moderators)
chips-command-void = Reverse everything that was paid at a table (moderators)
chips-command-audit = Prove that the books balance and agree with the games (moderators)
chips-command-settings = Settings of the chips in this server (moderators)
chips-command-privacy = What I store about you, and how to get it or erase it
chips-command-privacy-about = What I store about you
chips-command-privacy-export = Everything I store about you, as a file
chips-command-privacy-erase = Cut the link between you and everything I store

## Descriptions of the commands' options, at most 100 characters

chips-option-member = Which member (default: you)
chips-option-wallet = Whose wallet
chips-option-receiver = To whom
chips-option-amount = How many chips
chips-option-table = The table's number
chips-option-page = Which page (1: the newest)
chips-option-everybody = The books of the whole server (moderators)
chips-option-reason = Why; everybody can read it, and it stays forever
chips-option-opening = What a member starts with
chips-option-refill-floor = The balance up to which the bank refills a wallet
chips-option-refill-hours = Hours between two refills
chips-option-gifts = Whether members may give chips to each other
chips-option-gift-cap = The most that a member may give away in a day
chips-option-stakes-cap = The most that a player may need to join a table
chips-option-bank-plays = Whether the bank pays for computers; otherwise it is practice

## Short answers

chips-play-chips = Play chips: no cash value, cannot be bought, sold or redeemed.
chips-no-lines = There are no entries here yet.
chips-no-more = There are no more entries.
chips-nobody = Nobody has chips here yet: a wallet opens when its owner first joins a chip table.
# "Manage Channels" is Discord's name of a permission
chips-moderators = Only a moderator (Manage Channels) can do that.
chips-gift-gone = That offer is no longer open; nothing was given.
chips-not-your-gift = That offer is for somebody else.
chips-auditing = An audit is already running; please wait for its result.
chips-too-big = That is too large for a file here. The owner of this bot can export it.

## Descriptions of files

chips-csv = The ledger as a table, for a spreadsheet
chips-json = The ledger as a list of objects, for programs
chips-mine = Everything I store about you, as JSON

## Buttons, at most 80 characters

# Earlier entries of the ledger
chips-older = Older
# Later entries of the ledger
chips-newer = Newer
# Opens the ledger
chips-payments = All payments
# Confirms a gift of chips; it is then offered to its receiver
chips-offer = Yes, offer it
# Accepts a gift of chips
chips-accept = Accept
# Withdraws or refuses a gift of chips
chips-decline = No
# Confirms the erasure of one's data
chips-erase-sure = Yes, erase me
# Refuses it
chips-keep = No, keep everything

## Erasure of a member's data

chips-kept = Nothing was erased.
chips-erased =
    ### Erased
    Nothing that I store leads to you any more. Where you played it now says “former player”. If you play again, you start as a new player.
chips-stored =
    ### What I store about you
    - **At tables**: your Discord id, the name and username you had when you joined, your seat, your moves and when you made them, the time you had left, what you won and lost; where your hand is shown in your direct messages; your part in the shuffle of a deal, so that it can be verified.
    - **Scores** by server and game.
    - **Rankings** by server and game: your rating after every match against people, and your place on the boards. Everybody in the server can read those, and which matches you have played (`/results stats`, `/results history`).
    - **Chips** by server: your wallet, and every entry of the ledger. Everybody in the server can read those.
    - **Game nights**: that you planned one, whether you come, and your vote.
    - **Settings**: your turn alerts, how your hand is sorted, whether you accept direct messages.
    - Not stored: messages, e-mail addresses, anything about people who never used me; only a moderator's grant or freeze opens a wallet for a member who has not.
# The second half of that page
chips-stored-erasure = `/settings privacy export` gives you all of it as a file. `/settings privacy erase` cuts the link between you and these records: your name, id and settings are deleted; your matches stay as those of a “former player”, so that the scores and books of the others add up. A word that you typed for a deal stays, too: without it the others could not verify their cards. I keep nothing by which I could recognise you, not even a hash of your id: if you come back, you start again with a new player's chips. They have no cash value, and everything the bank has given is in the ledger.
# `ledger` is the name of a database table
chips-exported-everything =
    ### Everything I store about you
    By database table; times are milliseconds UTC. `ledger` has the entries of your wallets by server.

# The question before an erasure, and its sentences. $tables: at how many tables the member sits now
chips-erasing = Erase everything that leads to you?
chips-erasing-seats = { $tables ->
    [one] You are at { $tables } table: you give up these seats first.
   *[other] You are at { $tables } tables: you give up these seats first.
}
chips-erasing-everything = Your name, id and settings are deleted from everything I store; your scores and chips stay with a “former player” and are lost to you. Messages already in channels stay as they are. This cannot be undone. For a copy, use `/settings privacy export` first.

## Amounts, and who pays

# A number of chips by itself, as in a list
chips-amount = { $count ->
    [one] { $chips } chip
   *[other] { $chips } chips
}

# The totals of a deal's payments; $won: the list of players with what each won, "Ada +12, Ben −12"
chips-total = Total: { $won }

# The next three are parties of a payment: they stand where a member's mention may stand as well, after "from"
# and "to", in lists, and alone.
# A member whose data was erased
chips-former-player = a former player
chips-bank = the bank
chips-pot = the pot
# The account that holds the entries of a tournament. $number: of the tournament
chips-escrow = the pot of tournament { $number }

## Balances

chips-has = { $member } has **{ $chips } { $count ->
    [one] chip
   *[other] chips
}**.
chips-has-no-wallet = { $member } has no wallet yet; it opens with **{ $chips } { $count ->
    [one] chip
   *[other] chips
}** at the first chip table.
chips-is-frozen = 🧊 **Frozen**: its owner cannot give chips or join chip tables.
chips-below-zero = Below zero: no new deal until it is refilled.
chips-can-refill = `/chips refill` refills it to { $chips } { $count ->
    [one] chip
   *[other] chips
}.

# When a wallet was frozen or thawed, by whom ($by: member, or nobody that is known) and why
chips-freeze-entry = { $did ->
    [frozen] { $by ->
        [member] { $when } frozen by { $actor }: { $note }
       *[nobody] { $when } frozen: { $note }
    }
   *[thawed] { $by ->
        [member] { $when } thawed by { $actor }: { $note }
       *[nobody] { $when } thawed: { $note }
    }
}

## The ledger: the list of all payments

# A heading of pages about chips
chips-heading = Chips
chips-ledger = Ledger
chips-audit = Audit
chips-table = Table { $number }
# $table: chips-table, perhaps as a link
chips-table-deal = { $table }, deal { $deal }

# An entry of a member's ledger: "3 days ago +12 from Ben · balance 112". $direction: in (received) or out (paid);
# $party: the other side: a mention, "the bank", "the pot", or chips-seats
chips-entry = { $direction ->
    [in] { $when } **{ $change }** from { $party } · balance { $balance }
   *[out] { $when } **{ $change }** to { $party } · balance { $balance }
}
# The other side of such an entry, if it is several players: how many
chips-seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
# An entry of everybody's ledger; $payers: a list of parties
chips-entry-between = { $when } { $payers } → { $payee } **{ $chips }**
# The same if each of several payers paid the same
chips-entry-between-each = { $when } { $payers } → { $payee } **{ $chips }** ({ $each } each)

## What a payment was for; in small print after the entry's number: "#12 a gift · Table 3"

chips-for-opening = the opening balance
chips-for-refill = a refill
chips-for-gift = a gift
# $by: member (a moderator, $actor), or nobody that is known
chips-for-grant = { $by ->
    [member] a grant by { $actor }
   *[nobody] a grant
}
chips-for-stake = the stake for the match
chips-for-points = the point difference
chips-for-won = the stakes of the match, won
chips-for-returned = back from the pot
# $number: of a tournament
chips-for-tournament = { $moved ->
        [stake] the entry for tournament { $number }
        [won] a prize of tournament { $number }
       *[returned] the entry for tournament { $number }, paid back
    }
# $entry: the number of the entry that is reversed
chips-for-void = { $by ->
    [member] reverses #{ $entry } by { $actor }
   *[nobody] reverses #{ $entry }
}
chips-for-unplayed = paid back: the match does not count
# $purpose: what a payment of a game was for; $rule: the number of the rule
chips-for-rule = { $purpose }, rule { $rule }

## The chips of a table

# Below a grid of amounts
chips-matrix = Each row pays, each column is paid.
chips-voided-table = ⚠️ This table was voided: { $note }. Everything paid here was reversed by new entries.

## Gifts, and commands of moderators

chips-giving = **Give { $chips } { $count ->
    [one] chip
   *[other] chips
} to { $receiver }?** You have { $has } now.
# $when: "in 5 minutes"
chips-offered = { $receiver }, { $giver } would like to give you **{ $chips } { $count ->
    [one] chip
   *[other] chips
}**. The offer expires { $when }.
chips-offer-made = { $receiver } has been asked. The chips are transferred when they accept.
chips-given = { $giver } gave { $receiver } **{ $chips } { $count ->
    [one] chip
   *[other] chips
}**.
chips-declined = { $giver } keeps the { $chips } { $count ->
    [one] chip
   *[other] chips
} offered to { $receiver }.
chips-refilled = The bank has refilled your wallet: you have **{ $chips } { $count ->
    [one] chip
   *[other] chips
}**.
chips-granted = { $receiver } got **{ $chips } { $count ->
    [one] chip
   *[other] chips
}** from the bank. The reason is in the ledger.
chips-frozen = The wallet of { $member } is frozen. The reason is in `/chips balance`.
chips-thawed = The wallet of { $member } is thawed. The reason is in `/chips balance`.
chips-voided = { $entries ->
    [one] Table { $table } is void: { $entries } entry was reversed by new ones. The reason is in the ledger.
   *[other] Table { $table } is void: { $entries } entries were reversed by new ones. The reason is in the ledger.
}

# Beside the files of an export; the words in backticks are names of columns
chips-exported =
    ### Ledger
    { $entries ->
        [one] { $entries } entry, the oldest first.
       *[other] { $entries } entries, the oldest first.
    } Columns: `seq` the number of the entry, `at` milliseconds UTC, `kind` what it is for, `amount`, payer and payee with what each had after it, `reason`, `rule` and `cards` of the game's payment, table, deal and ply, who ordered it and why (`note`), which entry it `reverses`, and its `hash`, which covers the entry before it as well.

## The audit of the books

chips-audit-faults = { $faults ->
    [one] { $faults } fault
   *[other] { $faults } faults
}
chips-audit-passed = ✅ The books balance, no entry was changed, results and payments follow from the games, and scores, ratings and boards follow from the results.
# The end of a list of faults
chips-audit-more = … and { $count } more.
# The next ones are independent remarks, shown in one line with " · " between them
chips-audit-entries = { $entries ->
    [one] { $entries } entry read
   *[other] { $entries } entries read
}
# $moves: how many moves these tables had; $by_hashes, $by_neither: numbers of tables
chips-audit-played = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} and { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} played again, { $by_hashes ->
    [one] { $by_hashes } table
   *[other] { $by_hashes } tables
} by earlier rules checked by hashes alone, { $by_neither ->
    [one] { $by_neither } table
   *[other] { $by_neither } tables
} by neither
chips-audit-earlier = { $tables ->
    [one] { $tables } table was played before there were seals, which show their state on { $day }
   *[other] { $tables } tables were played before there were seals, which show their state on { $day }
}
chips-audit-later = { $tables ->
    [one] { $tables } table ended before seals covered results and payments, and are sealed as they were on { $day }
   *[other] { $tables } tables ended before seals covered results and payments, and are sealed as they were on { $day }
}
chips-audit-open = { $tables ->
    [one] results and payments of { $tables } table are not sealed
   *[other] results and payments of { $tables } tables are not sealed
}
chips-audit-unsealed = matches in play could not be sealed
# $sealed: a code
chips-audit-head = Head: `{ $sealed }`. Keep it: with it the owner can prove later that nothing was changed (`audit --since`).

## Refusals. $whose: you (the reader), member ($member), or wallet (some wallet). Numbers are chips unless said otherwise

chips-refused-not-enough = { $whose ->
    [you] You have { $have }, but need { $need }.
    [member] { $member } has { $have }, but needs { $need }.
   *[wallet] The wallet has { $have }, but needs { $need }.
}
chips-refused-negative = { $whose ->
    [you] You have { $have }: nobody starts a deal below zero. `/chips refill` helps.
    [member] { $member } has { $have }: nobody starts a deal below zero. `/chips refill` helps.
   *[wallet] The wallet has { $have }: nobody starts a deal below zero. `/chips refill` helps.
}
chips-refused-frozen = { $whose ->
    [you] Your wallet is frozen.
    [member] The wallet of { $member } is frozen.
   *[wallet] The wallet is frozen.
}
# $note: the reason, in quotes
chips-refused-frozen-because = { $whose ->
    [you] Your wallet is frozen: { $note }.
    [member] The wallet of { $member } is frozen: { $note }.
   *[wallet] The wallet is frozen: { $note }.
}
chips-refused-self = You cannot give chips to yourself.
chips-refused-computer = Computers and bots have no wallet.
chips-refused-amount = Use a whole number from 1 to { $most }, not { $amount }.
chips-refused-gifts-off = Members of this server cannot give chips to each other; a moderator can allow it with `/cardroom chips gifts:True`.
chips-refused-gift-cap = Members can give away at most { $cap } a day, and you have given { $given } today.
chips-refused-stakes-cap = A table here may require at most { $cap } to join; this one would require { $need }.
# $when: "in 3 hours"
chips-refused-too-soon = The bank has already refilled your wallet; it can do so again { $when }.
chips-refused-too-soon-later = The bank has already refilled your wallet; it can do so again later.
chips-refused-above-floor = The bank refills wallets with less than { $floor }; you have { $have }.
# $most: a number of characters
chips-refused-note = Give a reason of at most { $most } characters, without anybody's id.
chips-refused-already-done = That has already been done.
chips-refused-already-frozen = { $whose ->
    [you] Your wallet is already frozen.
    [member] The wallet of { $member } is already frozen.
   *[wallet] The wallet is already frozen.
}
chips-refused-not-frozen = { $whose ->
    [you] Your wallet is not frozen.
    [member] The wallet of { $member } is not frozen.
   *[wallet] The wallet is not frozen.
}
chips-refused-no-wallet = { $whose ->
    [you] You have no wallet yet.
    [member] { $member } has no wallet yet.
   *[wallet] The wallet has no wallet yet.
}
chips-refused-no-chips = No chips were paid at that table.
# $option: an option of the command, or nothing
chips-refused-still-playing = The match at that table is still being played. End it with `/table close{ $option }`, which pays stakes back; then void what else was paid.
chips-refused-already-void = That table is already void.

## The chip settings of a server, a line each

chips-settings = Settings of the chips
chips-setting-opening = **A wallet opens with** { $chips } { $count ->
    [one] chip
   *[other] chips
}
chips-setting-refill = { $hours ->
    [1] **Refill** up to { $chips } { $count ->
        [one] chip
       *[other] chips
    }, once every hour
   *[other] **Refill** up to { $chips } { $count ->
        [one] chip
       *[other] chips
    }, once every { $hours } hours
}
chips-setting-gifts = **Gifts** up to { $chips } { $count ->
    [one] chip
   *[other] chips
} a day
chips-setting-no-gifts = **Gifts** not allowed
chips-setting-stakes-cap = **A table may require** at most { $chips } { $count ->
    [one] chip
   *[other] chips
} to join
chips-setting-bank-plays = **Computer players** the bank pays for them
chips-setting-practice = **Computer players** practice: their tables do not count for the books
