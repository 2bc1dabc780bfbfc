# Descriptions of the slash commands and their options, and short answers to them.
#
# Descriptions and names of choices have at most 100 characters: Discord refuses longer ones.
# $table is a table's name with its colour, such as "🟦 Table 3" (names-table); if that cannot stand in a
# sentence of your language, begin with it and a colon.

## Descriptions of commands (at most 100 characters)

commands-table = Open a table, join, start, leave; game nights
commands-open = Open a table in this channel
commands-play = Play right now against computer players
commands-join = Join a table in this channel
commands-leave = Leave a table before its match starts
commands-start = Start the match, or the next deal
commands-computer = Add a computer player
commands-close = End a lobby or a stuck match without a result; moderators: any table
commands-resign = Resign from your match
commands-away = Let the computer play for you, or for a missing player
commands-back = Take your seat back from the computer
commands-status = Show the table again, at the end of the channel
commands-again = Play again with the same players and rules
commands-hand = Show your cards, to you only
commands-sheet = The score sheet of the match, deal by deal
commands-scores = Wins and points in this server
commands-rules = The rules of a game, as played here
commands-help = How Cardroom works
commands-cardroom = Settings of the card room in this server (moderators)
commands-settings = Your own settings, and your data
commands-settings-me = Your language, how cards look, and how you hear that it is your turn
commands-moves = Make a move, ask for a hint, plan your turn
commands-results = Scores, ratings, records, and matches that are over
commands-learn = Lessons, and the rules of the games

# The name of an entry in the menu of a member: asks them to play (at most 32 characters)
commands-challenge = Challenge

## Descriptions of commands that make a move (at most 100 characters)

commands-verb-draw = Draw from the stock
commands-verb-take = Take the upcard, or more of the discard pile where the game allows it
commands-verb-discard = Discard a card
commands-verb-meld = Lay a new meld
commands-verb-layoff = Lay off cards on a meld on the table
commands-verb-pass = Pass

## Descriptions of options (at most 100 characters)

commands-play-game = Which game (default: choose with a button)
commands-away-player = Another player, who has left or has not moved for long
commands-help-topic = More about one topic
commands-game = Which game
commands-preset = Rule set (default: the usual one)
commands-options = House rules, such as target=150 big_gin=yes
commands-turn-time = Time for a turn
commands-clock = Each player's time for the whole match; it must not run out
commands-increment = Time added to a player's clock after each turn
commands-seats = How many players
commands-chip-value = What a chip of the game is worth in play chips; 0: points only
commands-stake = Play chips that each player stakes, for the winner of the match
commands-per-point = Play chips for each point of difference after the match
commands-minimum = Play chips needed to join (default: 100 times the chip value)

# Of a computer player
commands-level = How well it plays
commands-sure = Yes, I want to resign
commands-table-number = The table's number, if there are several
commands-choice = Choose a legal move, or type it, such as 10D or 7H 8H 9H
commands-scores-member = Whose scores (default: the best in this server)
commands-scores-game = For which game
commands-allow = Allow tables in this channel, and only in allowed channels
commands-forbid = A channel to remove from the allowed ones
commands-everywhere = Allow tables in every channel again
commands-openers = Who may open tables
commands-role = Only members with this role may open tables
commands-default-turn = Time for a turn at new tables
commands-idle-days = Days without a move until an untimed match may be ended (default: 7)
commands-mention = How players are alerted to their turn, unless they choose otherwise
commands-my-mention = How you are alerted to your turn
commands-reliability = Percent of matches that players must have finished, except newcomers
commands-hands = Whether /results replay shows everybody's hands after the match
commands-demands = What you do when you could force an upcard (panguingue)
commands-asking = Seconds to decide whether to force an upcard (panguingue; default: 25)
commands-sort = How your hand is sorted
commands-discards = How you discard
commands-only = Whether forced moves are played for you
commands-my-cards = How your cards are shown
commands-table-cards = How the cards on a table are shown to everybody
commands-deck = How the suits are coloured in pictures and emoji
commands-theme = Whether pictures are dark or light
commands-hand-size = How large the cards of your hand are in pictures
commands-my-language = The language in which you read Cardroom
commands-language = The language of the tables in this server

## A member's settings: the names of settings, and of their values
##
## In a menu both are shown together, "Suits: Two colours" (at most 100 characters).

commands-own-language = Language
    .discord = As in Discord


# How cards are shown
commands-own-cards = Cards
    .pictures = Pictures
    .emoji = Emoji
    .text = Text

# How suits are coloured
commands-own-deck = Suits
    .two = Two colours
    .four = Four colours
    .safe = Four colours, colour-blind safe

# The background of pictures
commands-own-theme = Pictures
    .dark = Dark
    .light = Light

commands-own-hand-size = Card size
    .usual = Usual
    .large = Large: two rows, about twice the size (pictures only)

# How the hand is sorted; its values are words-sort-melds and so on
commands-own-sort = Hand

commands-own-discards = Discards
    .buttons = A button for each card
    .menu = One menu

# What happens if only one move is possible
commands-own-only-moves = Forced moves
    .yes = Play automatically
    .no = Play myself

commands-own-mention = Turn alerts
    .server = Server default
    .channel = A mention in the channel
    .dm = A direct message
    .off = None

# In panguingue a player may force another one to take an upcard
commands-own-when-asked = Forcing upcards (panguingue)
    .ask = Ask me every time
    .always = Always force
    .never = Always let it go

## The page of a member's settings

commands-own-title = Your settings

# Above a sample hand
commands-own-preview = Preview:

# In small print. **My hand** is the button words-hand
commands-own-no-direct = I cannot send you direct messages; **My hand** at the table works all the same.

# Keep "-# " (small print). **Always …** stands for the two buttons whose labels begin with it (commands-own-when-asked)
commands-standing = -# **Always …** also answers all later questions; `/settings me` changes that.

## The page of a server's settings

commands-server-title = Settings of the card room

# $channels: a list of channels
commands-server-channels = **Tables may be opened in** { $channels }
commands-server-everywhere = **Tables may be opened in** all channels

# A channel that does not exist any more. $id: its number
commands-server-channel-gone = { $id } (missing)

# Who may open tables; also the names of the choices of the option `openers`
commands-openers-everyone = Everyone
commands-openers-moderators = Moderators (Manage Channels)

# $openers: one of the two names above
commands-server-openers = **By** { $openers }

# $role: a role
commands-server-role = **By** { $role } and moderators

# $id: the number of a role that does not exist any more
commands-server-role-gone = **By** { $id } (a missing role) and moderators

# $time: a duration such as "5 minutes" or "no limit"
commands-server-turn = **Time for a turn** { $time }

# $days and $end: numbers of days
commands-server-idle = { $days ->
        [one] **Without time limits** players may end a match after { $days } day without a move; it ends automatically after { $end }
       *[other] **Without time limits** players may end a match after { $days } days without a move; it ends automatically after { $end }
    }

# $language: the name of a language, or commands-server-languages-discord
commands-server-language = **Language** { $language }

# The language that the server has in Discord
commands-server-languages-discord = as in Discord


commands-server-mention = **Turn alerts** { $mention ->
        [channel] a mention in the channel
        [dm] a direct message
       *[off] none
    }

commands-server-cards = **Cards** { $cards ->
        [pictures] pictures
        [emoji] emoji
       *[text] text
    } · { $deck ->
        [four] four colours
        [safe] four colours, colour-blind safe
       *[two] two colours
    }

# In small print: some channels or roles of the settings
commands-gone = Missing: deleted, or hidden from me.

commands-all-gone = No allowed channel is left, so nobody can open a table. Allow another one (`allow`), or all of them (`everywhere`).

# A button: removes missing channels and roles from the settings
commands-take-out = Remove missing ones

## Answers that something failed

commands-not-resigned = You did not resign. To resign, set `sure` to True.
commands-bad-setting = That is not a possible value of this setting; nothing has changed.

# What an option accepts; follows "**card**: " (refusals-setup)
commands-card-like = one card, such as 10D, 10♦ or td

commands-our-fault = Something went wrong on our side; nothing has changed. Please try again, and if it keeps happening, tell the owner of this bot.

# What was asked for is done, by another delivery of the same press
commands-done = Done.

commands-outdated = This command has changed, and Discord still shows the old version; nothing was done. Reload Discord, or try again in an hour; all buttons work.

commands-discord-out = Discord had a problem for a moment, so I could not answer. Nothing is lost: your move counts if the table shows it.

## Answers about tables

# A choice of the option `options`. $options: what was typed the last time, such as "target=150"
commands-as-last-time = As last time here: { $options }

# **Join** and **Start** are the buttons words-join and words-start
commands-opened = { $table } is open. Others can **Join**, or you add computer players; then press **Start**.

# Two buttons of a member who asks for a new table and sits at another one; the first ends that match
commands-resign-and-deal = Resign and deal
commands-leave-and-deal = Leave and deal

commands-seated-lobby = You are already at { $table } in this channel: leave it first.
commands-seated-match = You are already at { $table } in this channel: finish that match first, or resign.

# $cost: what resigning does
commands-seated-practice = You are still playing against computers at { $table }. Resigning { $cost ->
        [match] loses it
        [stakes] loses it and its stakes
       *[nothing] ends it without a result
    }.

commands-joined = { $taken } of { $seats } seats at { $table } are taken.
commands-reseated = The seats at { $table } have changed.
commands-left = You have left { $table }.

# **My hand** is the button words-hand
commands-begun = The match at { $table } has begun. **My hand** shows your cards.

commands-closed = { $table } is closed.

# The wish for the next deal has been noted
commands-noted = Noted at { $table }.

commands-next-deal = The next deal at { $table } has begun: your cards come by direct message.

# Keep the brackets: they make a link of the words "it is here"
commands-moved-message = Your hand at { $table } has moved: [it is here]({ $link }).

# $channel: a link to the channel
commands-moved-channel = Your hand at { $table } has moved to { $channel }.
commands-moved = Your hand at { $table } has moved.

# Somebody pressed an old button
commands-out-of-date = { $table } has moved on since then; nothing has changed.

commands-resigned = You have resigned at { $table }.

# **I'm back** is the button words-away
commands-away-now = The computer plays for you at { $table } until you use `/table back` or press **I'm back**.

commands-back-now = Welcome back: your seat at { $table } is yours again.
commands-shown-again = { $table } is shown again at the end of its channel.

## Challenges
##
## $members: a list of mentions, $count: how many they are, $time: a time of day such as 20:15

commands-challenged = { $count ->
        [one] { $members }, { $challenger } would like to play { $game } with you at { $table }: a seat is kept for you until { $time }.
       *[other] { $members }, { $challenger } would like to play { $game } with you at { $table }: seats are kept for you until { $time }.
    }

commands-rematch = { $count ->
        [one] { $members }, { $challenger } wants a rematch at { $table }: a seat is kept for you until { $time }.
       *[other] { $members }, { $challenger } wants a rematch at { $table }: seats are kept for you until { $time }.
    }

commands-accepted = { $player } plays at { $table }.
commands-declined = { $player } has declined to play at { $table }.

commands-asked = { $count ->
        [one] { $table } is open. I have asked { $members }; a seat is kept for them until { $time }, and the match begins once all seats are taken.
       *[other] { $table } is open. I have asked { $members }; seats are kept for them until { $time }, and the match begins once all seats are taken.
    }

commands-not-asked = { $count ->
        [one] { $table } is open, and a seat is kept for { $members } until { $time }. I cannot write in this channel now, so please ask them yourself.
       *[other] { $table } is open, and seats are kept for { $members } until { $time }. I cannot write in this channel now, so please ask them yourself.
    }

# $players: a list of names of members who cannot take part in a rematch
commands-left-out = { $count ->
        [one] { $players } is no longer in this server, so no seat is kept for them. Anybody can join.
       *[other] { $players } are no longer in this server, so no seat is kept for them. Anybody can join.
    }

commands-substituted = The computer plays for { $player } at { $table } until they are back.

## Who may organise tournaments
# Descriptions of options (at most 100 characters)
commands-organisers = Who may organise tournaments
commands-organiser-role = Only members with this role, and moderators, may organise tournaments

# $organisers: commands-openers-everyone or commands-openers-moderators
commands-server-organisers = **Tournaments by** { $organisers }

# $role: a role
commands-server-organisers-role = **Tournaments by** { $role } and moderators

# $id: the number of a role that does not exist any more
commands-server-organisers-gone = **Tournaments by** { $id } (a missing role) and moderators

# A button: opens a form again that was refused, with what was typed
commands-form-again = Fill in again
