# Labels, and the short phrases of the pages of a table.

## Buttons (labels of at most 80 characters; short ones fit better on a phone)

# Shows a player's cards, to that player only
words-hand = My hand

# Opens the rules of the game
words-rules = Rules

# Resigns from the match
words-resign = Resign

# Confirms that a player resigns
words-resign-sure = Yes, resign

# Returns to the page before
words-back = Back

# Opens the page of who paid whom, in games with chips; also the title of that page
words-payments = Payments

# Opens the page on which the host changes the rules of a table
words-rules-menus = Rules …

# Refuses a challenge
words-decline = Decline

# Draws lots for partners
words-by-lot = 🎲 Random partners

# Opens the score sheet of the match
words-sheet = Score sheet

# An absent player takes the seat back from the computer
words-away = I'm back

# Shows a page again with what is new
words-refresh = Refresh

# Joins a table
words-join = Join

# Leaves a table before the match
words-leave = Leave

# Starts the match
words-start = Start

# Closes a table
words-close = Close

# Opens a new match with the same players and rules
words-again = Play again

# Asks for the next deal
words-next = Next deal

# The same if several people play. $ready: how many have asked for it, $people: how many people play
words-next-ready = Next deal ({ $ready } of { $people } ready)

# Opens the list of members with the most wins and points
words-scores = Scores

# Opens a table against computer players in a game
words-practice = Practice with computer players

# Sorts the hand by melds (also the name of a setting's value)
words-sort-melds = By melds

# Sorts the hand by suit
words-sort-suit = By suit

# Sorts the hand by rank
words-sort-rank = By rank

## Menus (placeholders of at most 150 characters, lines of at most 100)

# Placeholder: seats computer players at a table
words-add-computers = 🤖 Add computers, or ask for anyone …

# Placeholder: chooses an option of the game that has no menu of its own
words-choose-rule = All other rules …

# The same if there are several such menus. $menu: which one it is, $menus: how many there are
words-choose-rule-of = All other rules … ({ $menu } of { $menus })

# Placeholder: chooses who plays with whom, in a game of teams
words-partner = Choose my partner …

# Placeholder: chooses a page of the rules
words-topics = Choose a topic …

# A line: one seat goes to a computer player. $level: how well it plays (words-level-easy and so on)
words-add-computer = One computer: { $level }

# A line: all free seats go to computer players. $free: how many (2 or more)
words-fill = { $free } computers: { $level }

# A line of the menu of an option: a value will be typed. $option: the name of the option
words-other-value = { $option }: another value …

# A line of the menu of topics of the rules
words-signs = Signs in pictures

# A line of the menu of topics of the rules, and a title: the short page
words-short = The game in short

## The lobby: a table before its match

# Follows the name of the table in the title of the page on which the host changes the rules
words-all-rules = rules

words-rules-about = The host can change them until the match begins; everybody seated here is notified.

# A seat that nobody has taken; in italics
words-free = *free*

# A seat that is reserved. $member: who is invited, $time: a time of day such as 20:15
words-kept = *kept for* { $member } *until* { $time }

# A player who is a computer of no known level
words-player-computer = { $player } · computer

# A player who is a computer. $level: how well it plays, such as "normal (1500)"
words-player-level = { $player } · computer, { $level }

# The player who opened the table and may change its rules
words-player-host = { $player } · host

# Who waits in a lobby, and how many seats are free. $players: a list of names
words-lobby = In the lobby: { $players } · { $free ->
        [0] ready to start
        [one] { $free } seat free
       *[other] { $free } seats free
    }

# $time: such as "in 4 minutes"
words-lobby-closes = Waiting for players · closes { $time }

# The rules and the time for a turn at the table. $rules: a list of names and values
words-lobby-rules = **Rules** { $rules }

# $time: a duration such as "5 minutes" or "no limit"
words-lobby-turn = **Time for a turn** { $time }

# What the table plays for in play chips. $stakes: one or more of the three next phrases,
# $minimum: the play chips that a player needs
words-played-for = **Play chips** { $stakes } · { $minimum } to sit down

# A phrase of words-played-for: what a chip of the game is worth in play chips
words-stakes-chip = a chip is worth { $worth }

# A phrase of words-played-for
words-stakes-pot = each player stakes { $chips } for the winner

# A phrase of words-played-for
words-stakes-point = { $chips } for each point of difference

# In a menu of players: where one of them sits (at most 100 characters)
words-seat = sits on seat { $seat }

## Computer players

# How well a computer player plays: the weakest level
words-level-easy = easy
words-level-normal = normal
words-level-strong = strong

# The best level
words-level-expert = expert

# A level with its rating, a number such as 1500
words-level-rated = { $level } ({ $rating })

# Which players play at a level, in small print. $players: a list of names
words-level-players = { $players }: { $level }

# Beside a level in a menu. $rating: a number such as 1500
words-level-rating = rated { $rating } in { $game }

# What the computer player of a level does wrong in a game. $faults: a sentence without its
# subject and full stop ("discards at random …"), which follows the level
words-level-faults = { $level } { $faults }.

## Help

words-help-people = **With people** `/table open` opens a table: others press **Join**, you choose rules under **Rules …** and press **Start**. Or challenge a member: open their menu, then Apps.

words-help-cards = **Your cards** come in a direct message, perhaps in Message Requests; **My hand** under the table shows them to you only.

# In small print; how cards may be typed. `10D`, `10♦` and `td` are examples of one card
words-help-suits = Suits: `♠` spades, `♣` clubs, `♦` diamonds, `♥` hearts; you can type `10D`, `10♦` or `td`.

# Follows words-help-suits
words-help-time = If you do not move in time, a computer plays for you until you press **I'm back**.

# In small print
words-help-chips = Play chips: no cash value, cannot be bought, sold or redeemed.

# The help in a direct message, where no tables can be opened
words-help-direct =
    ### Cardroom
    Rummy games, dealt in the channels of a server. Tables are opened there; your cards come here, and you play with the buttons under them.

words-help-direct-cards = **Your cards** `/hand` shows them again · **Score sheet** `/results sheet`

words-help-direct-commands = **Rules** `/learn rules` · **Fair deals** `/fair about` · **You** `/settings me`, `/settings privacy about`

words-play-now =
    ### Play now
    One press opens a table, fills it with computer players and deals.

# The names of the topics of the help: choices of an option (at most 100 characters) and titles
words-topic-commands = All commands
words-topic-moves = Commands for moves; the buttons do the same
words-topic-results = Commands of results and chips
words-topic-tournaments = Commands of tournaments
words-topic-computers = The computer players, and how well they play
words-topic-review = Hints and reviews, and how they work
words-topic-fair = Fair deals, and how anybody can check them
words-topic-ratings = Ratings, and which matches count

# The title of the help on computer players; the names of the levels in it are those of
# words-level-easy and so on
words-help-computers = Computer players

words-help-levels = **easy** makes the mistakes of a beginner · **normal** plays soundly · **strong** counts the cards in the decisions that matter most · **expert** counts in every decision, knows from many deals what a hand is worth, and plays close decisions out against simulated deals that fit what it has seen, up to hundreds of them. None of them knows more than a player in its seat would.

words-help-ratings = The numbers are ratings against computers, like yours in `/results stats`. A new player has 1500, and so has normal; 200 points more win 64 of 100 matches, 400 points more win 76. The levels were measured in matches against each other, on the same decks with seats swapped.

## A match

words-no-sheet = No deal has been finished yet.

# The smaller of two numbers in each cell of a score sheet
words-so-far = small numbers: running total

words-no-payments = Nobody has paid anything yet.

words-ready = ✅ You are ready. The next deal starts when everybody is.

# In small print. "Message Requests" is a place in Discord; **My hand** is the button words-hand
words-no-message = No message? Look in Message Requests, or press **My hand**.

words-next-hand = ✅ Your next hand will be in a new message.

# A title above what happened
words-while-away = **While you were away:**

words-no-hand = No cards have been dealt here.

words-empty-hand = *Your hand is empty.*

words-resigned = You have resigned; the computer plays for you.

words-played-for-you = 💤 The computer plays for you.

words-waited-for = ⏸️ Everybody is away; the table is waiting.

# Small print below the rules of a table: the marked lines
words-unusual = differs from the standard rules

words-no-tables = No game is being played here. `/table open` opens a table.

## What a table is doing

words-state-lobby = Waiting for players.
words-state-playing = Between deals.
words-state-paused = ⏸️ Paused.
words-state-over = The match is over.
words-state-closed = Closed.
words-state-broken = ⚠️ Cannot be continued.

words-record-broken = ⚠️ The record of this match cannot be read any more. A moderator can close the table with `/table close`.

words-shuffling = The cards are being shuffled.

# The bot was not running, and all clocks were stopped. $unit: the unit of the time, $count: how many of it
words-put-off = I was offline for { $unit ->
        [day] { $count ->
            [one] { $count } day
           *[other] { $count } days
        }
        [hour] { $count ->
            [one] { $count } hour
           *[other] { $count } hours
        }
        [minute] { $count ->
            [one] { $count } minute
           *[other] { $count } minutes
        }
       *[second] { $count ->
            [one] { $count } second
           *[other] { $count } seconds
        }
    }; all clocks were stopped for that long.

# $time: such as "in 4 minutes"
words-next-by-itself = Next deal { $time }

# How many items of a list are not shown
words-more = … and { $count } more.

# The length of a match in deals, beside its score
words-deals = { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }

# The length of a match: it ends at this many points
words-goal = to{ "\u00A0" }{ $points }

# Which deal of the match is being played, after its score
words-deal-number = deal{ "\u00A0" }{ $deal }

# $reason: why, as a whole clause (names-lacking)
words-paused = ⏸️ The table is paused: { $reason }. The clocks are stopped.

words-paused-simply = ⏸️ The table is paused. The clocks are stopped.

# Follows the sentences above. $time: such as "in 4 minutes"
words-paused-ends = If nothing changes, the match ends without a result { $time }.

# How a match ended without a result. $why: the reason, $by: who ended it (a name; not in the last three)
words-closed = { $why ->
        [moderator] { $by }, a moderator, has closed this table; nobody wins.
        [player] { $by } has ended this match because it could not go on; nobody wins.
        [idle] This match has ended because nobody moved for a long time; nobody wins.
        [paused] This match has ended because it was paused for too long; nobody wins.
        [tournament] This match has ended early; the tournament decides its result.
       *[other] This table is closed; nobody wins.
    }

# Follows the sentence above
words-stakes-back = Stakes have been paid back.

# A table that was closed before its match
words-closed-lobby = This table is closed.

# $time: such as "in 4 days"
words-idle = No time limit; if nobody moves, the match ends without a result { $time }.

# **I'm back** is the button words-away
words-everybody-away = ⏸️ Everybody is away: the table waits until somebody presses **I'm back**.

# $time: such as "in 4 days"
words-everybody-away-until = ⏸️ Everybody is away: the table waits until somebody presses **I'm back** and closes { $time }.

# $players: a list of names, $count: how many
words-late = { $count ->
        [one] ⌛ { $players } ran out of time; the computer plays for them.
       *[other] ⌛ { $players } ran out of time; the computer plays for them.
    }

words-have-resigned = { $count ->
        [one] 💤 { $players } has resigned; the computer plays for them.
       *[other] 💤 { $players } have resigned; the computer plays for them.
    }

words-are-away = { $count ->
        [one] 💤 { $players } is away; the computer plays for them.
       *[other] 💤 { $players } are away; the computer plays for them.
    }

## Turns

# Alerts a player. $player: a mention, or words-somebody; $table: such as "🟦 Table 3"
words-your-turn = { $player } — your turn at { $table }

# In place of a player's name
words-somebody = Somebody

# In small print. **My hand** is the button words-hand
words-no-direct-messages = I cannot send you direct messages. No problem: **My hand** shows your cards to you only.

# $player: the only other player
words-waiting-for = Waiting for { $player }.

# $channel: a link to the channel
words-waiting = Waiting for your turn. The table is in { $channel }.

# The question before a player resigns. $effect: what that does
words-resigning = **Resign?** { $effect ->
        [short] The match is too short to count: it will not be rated, and all chips go back. For you it counts as unfinished, which lowers your reliability (`/results stats`).
        [ends] The match ends without a result.
        [computer] The computer plays for you, and you cannot win the match. It counts as unfinished, which lowers your reliability (`/results stats`).
        [tournament] The computer plays this deal to its end for you. Then the match ends, and you are last. It counts as unfinished, which lowers your reliability (`/results stats`).
       *[loses] You lose the match.
    }

# $task: what the player may do, as an infinitive phrase ("draw or take the upcard"), from files of the games
words-own-turn = **Your turn** to { $task }

# The same if the game does not say what the player may do
words-own-turn-play = **Your turn** to play

# Whose turn it is. $players: one name or a list, $task: as in words-own-turn
words-turn = ▶ **{ $players }** to { $task }

words-turn-play = ▶ **{ $players }** to play

## Pages and menus

# The title of the page of payments. $deal: the number of a deal
words-payments-of = Payments of deal { $deal }

# In small print: which page is shown
words-page-of = page { $page } of { $pages }

# In small print: older moves are not shown
words-last-moves = { $count ->
        [one] only the last { $count } move
       *[other] only the last { $count } moves
    }

# In small print below a picture: how many melds it does not show
words-melds-in-channel = { $count ->
        [one] { $count } more meld in the channel
       *[other] { $count } more melds in the channel
    }

# In a menu of cards: in how many ways a card can be used, more than one (at most 100 characters)
words-ways = { $count } ways

# The placeholder of a menu that has several pages. $title: the placeholder
words-menu-page = { $title } ({ $page } of { $pages })
