# Refusals: what is impossible and why, by which rule, and what is possible instead.
#
# $number is the number of a table, or "none" if it is not known: then the sentence says "this table".
# **Resign**, **Review**, **Next deal** are buttons (words-resign and so on).

## Moves

# Small print below a refusal: where the rules of the game say so. $rule: a number such as 4.2
refusals-rule = { $game }, rule { $rule }

refusals-deal-over = This deal is over.
refusals-not-your-turn = It is not your turn.
refusals-not-now = You cannot do that at this point of the turn.
refusals-unknown-action = There is no such move in this game.

# $cards: one or more cards, $times: how often each of them is in the hand, $count: how many cards
refusals-held = { $times ->
        [1] { $count ->
            [one] You hold { $cards } only once.
           *[other] You hold { $cards } only once each.
        }
        [2] { $count ->
            [one] You hold { $cards } only twice.
           *[other] You hold { $cards } only twice each.
        }
       *[other] { $count ->
            [one] You hold { $cards } only { $times } times.
           *[other] You hold { $cards } only { $times } times each.
        }
    }

# $cards: several cards
refusals-not-all-held = You do not hold all of { $cards }.

# $cards: one card
refusals-not-held = You do not hold { $cards }.
refusals-card-not-held = You do not hold that card.

# $why: what the cards have in common, or that they are too few
refusals-not-a-meld = { $cards } is not a meld: { $why ->
        [few] a meld has at least three cards
        [run] a run has consecutive cards, and the ace is low
        [set] a set never has the same card twice
       *[other] a meld is three or four of a rank, or a run of one suit
    }.
refusals-no-meld = That is not a meld.

refusals-taken-card = You took { $cards } from the discard pile this turn, so you cannot discard it before your next turn.
refusals-taken = You took that card from the discard pile this turn, so you cannot discard it before your next turn.

# $melds: a list of melds
refusals-does-not-fit-melds = { $cards } does not fit the melds on the table: { $melds }.
refusals-does-not-fit = { $cards } does not fit the melds on the table.
refusals-that-does-not-fit-melds = That does not fit the melds on the table: { $melds }.
refusals-that-does-not-fit = That does not fit the melds on the table.

refusals-cards-twice = { $cards } can be used only once.
refusals-card-twice = A card can be used only once.

# Instead of a sentence, for a reason that has none
refusals-impossible-with = That is not possible with { $cards }: { $reason }.
refusals-impossible = That is not possible: { $reason }.

## Which table is meant

# $tables: a list of tables, with "or"
refusals-which-table-of = Which table do you mean: { $tables }? Choose it with the option `table`.
refusals-which-table = Which table do you mean? Choose it with the option `table`.

refusals-not-at-table = You are not at table { $number }.
refusals-at-no-table = You are not at any table now.

# Follows one of the two sentences above
refusals-tables-elsewhere = Tables are opened in the channels of a server; what you play there is shown here.

refusals-no-table-number = There is no table { $number } here. Open one with `/table open`.
refusals-no-table = There is no table here. Open one with `/table open`.
refusals-gone-direct = That table is gone.
refusals-gone = That table is gone. Open a new one with `/table open`.
refusals-stale = The table has moved on since that button was shown; nothing has changed. This is the table now.

# What an option accepts; follows its name and a colon
refusals-table-like = the number of a table, such as 7; choose one that the option offers

## Seats

refusals-not-seated = You are not at { $number ->
        [none] this table
       *[other] table { $number }
    }. You can join until its match starts; then you can watch.

refusals-already-seated = You are already at { $number ->
        [none] this table
       *[other] table { $number }
    }.

refusals-full = All seats at { $number ->
        [none] this table
       *[other] table { $number }
    } are taken.

# $members: a list of mentions, $time: a time of day such as 20:15
refusals-kept-for = The free seats at { $number ->
        [none] this table
       *[other] table { $number }
    } are kept for { $members } until { $time }; then anybody can join.
refusals-kept = That seat is kept for an invited player.

# $levels: a list with "or", $level: one that the game lacks, such as "expert"
refusals-no-such-level = There is no { $level } computer player for { $game }: choose { $levels }.
refusals-no-level = There is no computer player of that level here.

refusals-not-asked = You were not invited to play at { $number ->
        [none] this table
       *[other] table { $number }
    }.

refusals-sits-here = You are already at table { $number } in this channel.
refusals-being-dealt = Your cards are being dealt already.

# $needed: how many players the game needs, $seated: how many there are
refusals-too-few-seated = The game needs { $needed ->
        [one] { $needed } player
       *[other] { $needed } players
    }, and { $seated ->
        [one] { $seated } is here
       *[other] { $seated } are here
    }. Add a computer player, or wait.
refusals-too-few = There are not enough players yet. Add a computer player, or wait for others.

# $percent: how many of 100 matches; $finished of $started: the member's own matches
refusals-unreliable-member = This table is for players who have finished at least { $percent } % of their last matches. You have finished { $finished } of { $started }. Every match that you finish at another table counts.
refusals-unreliable = This table is for players who have finished more of their matches.

refusals-no-opponent = You can challenge another member of the server, but not a bot or yourself.
refusals-has-left = { $player } is no longer a member of this server.
refusals-somebody-has-left = That player is no longer a member of this server.

# $count: a number of players, at least 2
refusals-no-partner = Choose another player at this table; you can choose partners once { $count } players have joined.

## Who may do what

refusals-not-host = Only the host of the table can do that.

# Follows the sentence that only a moderator may do that
refusals-leave-it = You can leave it with **Resign**.

refusals-other-server = { $number ->
        [none] This table
       *[other] Table { $number }
    } is in another server, so you cannot change it from here.

refusals-not-direct = You cannot do that in a direct message. Do it in the channel of { $number ->
        [none] the table
       *[other] table { $number }
    }.

refusals-may-not-open = In this server only some roles may open tables. Ask one of their members, or a moderator.

# $channels: a list with "or"
refusals-only-in-channels = Tables may be opened only in { $channels }.
refusals-channels-gone = The channels in which tables may be opened no longer exist. A moderator can allow others with `/cardroom settings`.
refusals-not-in-channel = Tables may not be opened in this channel.

# $count: a number of tables, more than 2
refusals-too-many-tables = This channel already has { $count } tables; finish or close one first.

refusals-enough-tables = This channel already has enough tables; finish or close one first.

refusals-locked = This thread is locked until a moderator opens it; then try again.

# $permissions: a list of permissions in bold
refusals-permissions = I need { $permissions } in this channel; then try again.
refusals-a-permission = I need a permission in this channel; then try again.

## The match

refusals-table-closed = { $number ->
        [none] This table
       *[other] Table { $number }
    } is closed. Open a new one with `/table open`.

refusals-started = The match at { $number ->
        [none] this table
       *[other] table { $number }
    } has already started.

refusals-started-rules = The match at { $number ->
        [none] this table
       *[other] table { $number }
    } has already started, so its rules cannot change.

refusals-started-join = The match at { $number ->
        [none] this table
       *[other] table { $number }
    } has already started; you can watch it, and join the next one.

refusals-started-other = That is possible only before a match starts, and the one at { $number ->
        [none] this table
       *[other] table { $number }
    } has started.

# $reason: why, as a whole clause (names-lacking)
refusals-paused = { $number ->
        [none] This table
       *[other] Table { $number }
    } is paused: { $reason }.

# Follows the sentence above. $time: such as "in 4 days"
refusals-paused-ends = If nothing changes, it ends without a result { $time }, and stakes are paid back.

refusals-not-playing = No match is being played at { $number ->
        [none] this table
       *[other] table { $number }
    }.

refusals-still-playing = The match at { $number ->
        [none] this table
       *[other] table { $number }
    } is still being played. You can leave it with **Resign**.

refusals-broken = The record of { $number ->
        [none] this table
       *[other] table { $number }
    } cannot be read any more; a moderator can close it.

refusals-newer-rules = { $number ->
        [none] This table
       *[other] Table { $number }
    } uses newer rules than this part of me: I am being updated. Please press again, or wait a moment.

refusals-not-stored = Your move could not be stored, so it was not made. Please try again.
refusals-no-computer = There is no computer player for this game.
refusals-not-away = You are not away: the seat is yours.
refusals-stands-in = The computer is already playing for { $player }.
refusals-resigned = You have resigned from this match; the computer plays for you.

# At a table of a tournament
refusals-tournament-seats = { $number ->
        [none] This table
       *[other] Table { $number }
    } belongs to a tournament, which decides who plays here and by which rules.

refusals-tournament-absence = In a tournament nobody plays for you while you are away: the clock decides.
refusals-tournament-end = A match of a tournament ends when it is played, when a player runs out of time, or with **Resign**; a moderator can close it.
refusals-tournament-rematch = The tournament decides who plays whom next. `/table open` opens a table of your own.
refusals-tournament-broken = The record of this tournament cannot be read any more, so it stands still. Its organiser or a moderator can cancel it, which pays back what is in its pot. Tell whoever runs the bot.

refusals-word-later = The next deck is sealed when this deal ends. Add your word then: before that, the dealer could know it while sealing the deck.

refusals-no-proof = The deals at { $number ->
        [none] this table
       *[other] table { $number }
    } cannot be verified, so you cannot add a word.

refusals-between-deals = This deal is over. Press **Next deal** to go on.

## Why a player may not (yet) end a match, or let the computer play for another one
##
## $players: a list of names, $time: such as "in 4 days"

# Follows each of the next sentences
refusals-can-leave = You can leave { $number ->
        [none] this table
       *[other] table { $number }
    } with **Resign**, and a moderator can close it.

refusals-your-turn = It is your turn.

# Follows the sentence above
refusals-nobody-moves = If nobody moves, it ends without a result { $time }.

refusals-can-end = { $players } can still move; if nobody does, you can end the match { $time }.
refusals-waiting = The match is waiting, and ends without a result { $time }.

refusals-can-move = { $players } can still move, and { $number ->
        [none] this table
       *[other] table { $number }
    } has a time limit: the computer plays for a player who does not move in time.
refusals-goes-on = The match goes on.

## Hints

refusals-hint-rated = There are no hints at { $number ->
        [none] this table
       *[other] table { $number }
    }: only people play there, so the match is rated. After the match, **Review** goes through your decisions.

refusals-hint-people = There are no hints at { $number ->
        [none] this table
       *[other] table { $number }
    }, because you play against people. At a table with `hints: on` and a computer player, everybody can ask for them.

refusals-hint-game = I have no hints for this game yet.
refusals-hint-later = You have nothing to decide now. Ask for a hint on your turn.
refusals-hint-only = You have only one possible move.

## Options of commands and of games

# $given: what was typed, in quotation marks; $games: the names of all games, separated by commas
refusals-no-game = There is no game called { $given }: { $games }.

# $option: the name of the option; $accepted: what it accepts, a phrase such as "a whole number from 1 to 5"
# (options-from-to and the phrases below); $given: what was typed, in quotation marks
refusals-setup-not = **{ $option }**: { $accepted }, not { $given }.
refusals-setup = **{ $option }**: { $accepted }.
refusals-options = Options

# A game and its numbers of players. $high: the most
refusals-seats = { $game } is for { $players }, not { $given }.

# $low: the least number of players, $high: the most
refusals-players-from-to = { $low } to { $high } players
refusals-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }

# $players: one of the two above
refusals-players-teams = { $players } in { $teams } teams of { $members }

# $players: one of the three above; more players sit at the table than were asked for
refusals-players-at-least = { $players }, as many as sit here at least

# What options accept; phrases that follow a colon
refusals-accepts-boolean = yes or no
refusals-accepts-user = a member of this server
refusals-accepts-channel = a channel of this server that can hold tables
refusals-accepts-role = a role of this server
refusals-accepts-attachment = a file, attached to the command
refusals-accepts-number = a whole number that is not too large
refusals-accepts-from = a whole number from { $low }
refusals-accepts-to = a whole number to { $high }
refusals-accepts-from-to = a whole number from { $low } to { $high }
refusals-accepts-characters = a text of { $low } to { $high } characters
refusals-accepts-text = a text

# Of the option for the time that a clock gains after each turn
refusals-beside-clock = only beside a clock: choose one with `clock`

# Of the option for the value of a chip; "stake" and "per_point" are other options
refusals-no-chips = none: { $game } pays no chips; use stake or per_point

# $options: a list of names
refusals-known-options = an option of { $game } is one of { $options }

# An option names something that does not exist (any more)
refusals-unresolved = That is not { $kind ->
        [boolean] yes or no
        [user] a member of this server
        [channel] a channel of this server that can hold tables
        [role] a role of this server
        [attachment] a file, attached to the command
       *[other] what this command takes
    } (any more).

## What could not be stored

# Follows each of the next sentences
refusals-try-again = Please try again.

refusals-no-database = My database cannot be reached at the moment, so nothing has changed.
refusals-no-move = Your move could not be stored, so it was not made.
refusals-no-moves = Your moves could not be stored, so none were made.
refusals-table-not-stored = The table could not be stored, so it was not opened.
refusals-rule-not-stored = The rule could not be stored, so it is as it was.
refusals-gift-not-stored = The gift could not be stored, so no chips have moved.
refusals-settings-not-stored = The settings could not be stored, so they are as they were.
refusals-join-not-stored = Your seat could not be stored, so you have not joined yet.
refusals-leave-not-stored = Your leaving could not be stored, so you still have your seat.
refusals-computer-not-stored = The computer's seat could not be stored, so it is still free.
refusals-start-not-stored = The start could not be stored, so no cards have been dealt.
refusals-answer-not-stored = Your answer could not be stored, so the question is still open.
refusals-computers-not-stored = The computers' seats could not be stored, so they are still free.
refusals-decline-not-stored = Your answer could not be stored, so a seat is still kept for you.
refusals-ready-not-stored = The next deal could not be stored, so no cards have been dealt.
refusals-close-not-stored = The end of the table could not be stored, so it goes on.
refusals-resign-not-stored = Your resignation could not be stored, so you are still playing.
refusals-away-not-stored = Your absence could not be stored, so your clock is still running.
refusals-back-not-stored = Your return could not be stored, so the computer still plays for you.
refusals-seats-not-stored = The seats could not be stored, so everybody sits as before.
refusals-grant-not-stored = The grant could not be stored, so no chips have moved.
refusals-refill-not-stored = The refill could not be stored, so no chips have moved.
refusals-freeze-not-stored = The freeze could not be stored, so the wallet is not frozen.
refusals-thaw-not-stored = The thaw could not be stored, so the wallet is as it was.
refusals-void-not-stored = The voiding could not be stored, so all payments of the table stand.
refusals-season-not-stored = The end of the season could not be stored, so it goes on.
refusals-erasure-not-stored = Your records could not be erased yet. Some of your seats may have been given up.
