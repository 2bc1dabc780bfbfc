# The first minutes: the message to a server that has invited the bot, the form that sets it up, and the help.

## The message to a new server, and the three commands that everybody should know

# $games: a list of games
setup-welcome =
    ### Welcome to Cardroom
    { $games }: I deal, keep the rules and the score, and play every empty seat. Nothing costs money, and I do not read your messages.

# Above three lines, one for each command
setup-three = **Three commands are all you need**
setup-command-play = `/play` deals at once, against computer players
setup-command-games = `/games` shows your games, and which of them wait for you
setup-command-help = `/help` shows everything else

# Two buttons. In a server, **Set up** opens a form for those who manage it
setup-play-now = Play now
setup-set-up = Set up

# In small print below them
setup-who = **Set up** chooses channels, language, chips and time; it is for members with Manage Server.

# A direct message to the owner of a server, if the bot may write in none of its public channels. $server: its name
setup-direct =
    ### I am in { $server } now
    But there is no channel where everybody may read and I may write. Give me **View Channel** and **Send Messages** in a channel. There, `/setup` chooses channels, language, chips and time, and `/play` deals at once.

## The form. Its title and labels: at most 45 characters; .about: at most 100

# Also the description of the command `/setup` (at most 100 characters)
setup-form = Set up Cardroom in this server
setup-form-channels = Channels for tables
    .about = With the threads below them. None chosen: tables may be opened everywhere
setup-form-language = Language of the tables
    .about = Cards and answers are in the language of their reader
setup-form-chips = Play chips of a new member
    .about = A whole number up to { $most }; 0: no stakes, tables play for points
setup-form-time = Time for a turn
    .about = At new tables. Who opens one can choose another time

## What is set now

setup-title = Cardroom is set up

# Lines of a list. $chips: a number such as "1,000"
setup-chips = **Play chips** a new member has { $chips }
setup-no-stakes = **Play chips** none; tables play for points

# What the bot lacks. $channels: a list of channels, $permissions: a list of permissions in bold
setup-needs = ⚠️ In { $channels } I need { $permissions }.
setup-text-only = In { $channels } I show cards as text, because I lack { $permissions }.

# In small print
setup-more = More settings: `/cardroom settings`, `/cardroom chips`

## Refusals

# $owner: the mention of the server's owner, or "none" if it is not known
setup-not-allowed = Setting up Cardroom is for members with **Manage Server** or **Manage Channels**{ $owner ->
        [none] { "" }
       *[other] , such as { $owner }
    }. You can play right away: `/play`.

# $typed: what was typed, in quotes; $most: a number such as "1,000,000"
setup-bad-chips = { $typed } is not a number of play chips. Type a whole number from 0 to { $most }. Nothing has changed.

# A channel, language or time in the form cannot be chosen
setup-bad-choice = { $field ->
        [channels] A channel in your form cannot hold tables
        [language] The language in your form is not one of mine
       *[time] The time for a turn in your form is not on offer
    }. Nothing has changed.

# What the form had chosen; a button opens it again with everything that was typed. $channels: a list of channels
setup-chosen = Your channels: { $channels }

## The help: buttons for its topics (at most 25 characters)

setup-topic-people = With people
setup-topic-cards = Your cards
setup-topic-commands = All commands
setup-topic-moves = Moves
setup-topic-results = Results
setup-topic-tournaments = Tournaments
setup-topic-computers = Computers
setup-topic-review = Hints and reviews
setup-topic-fair = Fair deals
setup-topic-ratings = Ratings

# The help, above its buttons
setup-help =
    ### Cardroom
    Rummy games, dealt in this channel.

# Above the buttons of the topics
setup-more-help = **More about …**

# In small print, below the buttons that start a game
setup-three-short = Three commands are all you need: `/play`, `/games`, `/help`
