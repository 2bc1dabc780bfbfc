# The inbox of a member (/games): what waits for them at all tables, reminders, quiet hours, and leave.

## The command and the buttons (labels: at most 40 characters)

# A description of a command: at most 100 characters
inbox-command = Your games on all servers: your turns, and what else waits for you
inbox-next = Next game
# $games: how many other games wait for the member's move
inbox-next-of = Next game ({ $games })
inbox-refresh = Refresh
inbox-reminders = Reminders …
inbox-leave = Go on leave …
inbox-end-leave = End my leave
inbox-earlier = Back
inbox-later = More
inbox-send = Send me all in a direct message
# The title of a menu, at most 100 characters
inbox-open = Open a game

## The inbox

inbox-title = Your games
inbox-nothing = Nothing waits for you. Start a game with `/play`.
# Headings of groups of entries
inbox-group-yours = Waiting for you
inbox-group-ahead = Coming up
inbox-group-others = Others are to move
inbox-group-ended = Ended
# $count: entries of other servers and channels, which cannot be opened here
inbox-elsewhere = { $count ->
    [one] { $count } more game is elsewhere. Open `/games` in a direct message with me to see it.
   *[other] { $count } more games are elsewhere. Open `/games` in a direct message with me to see them.
}
inbox-page = Page { $page } of { $pages }
inbox-anyone = with anyone
inbox-tournament = tournament
# $number, $game: "Table 12", "Gin Rummy"
inbox-table = Table { $number } · { $game }

## What is asked at a table; $time: "in 4 hours"

inbox-turn = **Your turn**, ends { $time }
inbox-turn-free = **Your turn**
# Nothing is timed, but the table ends without a result if nothing happens
inbox-turn-idle = **Your turn**; the table closes { $time }
inbox-next-deal = Ready for the next deal?
inbox-invited = You are invited; your seat is kept until { $time }
inbox-lobby = Waiting for players
inbox-lobby-closes = Waiting for players; closes { $time }
# $player: a name, or several
inbox-thinking = To move: { $players }
inbox-thinking-until = To move: { $players }, until { $time }
# $date: a date and time
inbox-thinking-leave = { $players }: on leave until { $date }
inbox-paused = Paused
inbox-between = Between deals
inbox-check-in = **Check in** for the tournament; it starts { $time }
inbox-check-in-now = **Check in** for the tournament
inbox-challenge = **You are challenged**; answer in the tournament's channel
inbox-tournament-starts = Starts { $time }
inbox-tournament-open = You take part
inbox-night = Game night, { $time }
inbox-night-open = **The game night has begun**
inbox-won = 🏆 **Won** { $time }
inbox-lost = Lost { $time }
inbox-drawn = Drawn { $time }
inbox-resigned = Resigned { $time }
inbox-new = new
# In an entry: turns that the member has missed
inbox-missed = { $turns ->
    [one] you missed { $turns } turn, and the computer moved
   *[other] you missed { $turns } turns, and the computer moved
}
inbox-away = the computer plays for you until you come back
# No deadline runs out for the member: the quiet hours
inbox-at-night = ends in your quiet hours

## Below the entries

inbox-on-leave = ⏸️ You are on leave until { $date }.
inbox-direct-closed = ⚠️ Discord does not let me send you direct messages. Allow them in the settings of a server that we share; until then I cannot send reminders.
inbox-sent = I have sent you a direct message.
inbox-not-sent = Discord does not let me send you direct messages. Allow them in the settings of a server that we share.
inbox-none-waits = No other game waits for your move.
# On the board of a table. $players: names; $date: a date and time
inbox-board-leave = ⏸️ { $players }: on leave until { $date }

## The daily direct message

inbox-digest-title = Good day! This waits for you
inbox-missed-title = You missed turns
inbox-missed-about = The computer moved for you. After three missed turns in a row it plays for you until you come back.

## The form of reminders (title and labels: at most 45 characters; .about: at most 100)

inbox-form-reminders = Reminders and quiet hours
inbox-form-zone = Time zone
    .about = By its largest city, such as Europe/Berlin or America/New_York
inbox-form-digest = Daily message with what waits for you, at
    .about = A time of day such as 18:00. Leave it empty for no message.
inbox-form-quiet = Quiet hours
    .about = Such as 22:00-7:00: nothing from me notifies you then. The time of your turns runs on.
inbox-saved = Saved.
# $time: a time of day, $zone: a time zone
inbox-digest-at = Daily message at { $time } ({ $zone }).
inbox-no-digest = No daily message.
# $begin, $end: times of day; $zone: a time zone
inbox-quiet-from = Quiet hours from { $begin } to { $end } ({ $zone }). What comes then arrives afterwards, if it is still true. The time of your turns runs on; if you need longer, take leave.
inbox-no-quiet = No quiet hours.

## The form of leave

inbox-form-leave = Leave
inbox-form-leave-days = How long?
    .about = { $days ->
        [one] { $days } day left this year. Slow tables wait for you; tournaments do not.
       *[other] { $days } days left this year. Slow tables wait for you; tournaments do not.
    }
# A choice; $date: the last day
inbox-leave-for = { $days ->
    [one] { $days } day, until the end of { $date }
   *[other] { $days } days, until the end of { $date }
}
# A block of text. $date: a date and time
inbox-leave-begun = ⏸️ You are on leave until { $date }. Where a turn may take 12 hours or more, or has no limit, the time of your turns stands, and what is left of it is left afterwards. Fast tables and tournaments go on. You can play all the same.
inbox-leave-ended = Your leave is over; the time of your turns runs again.
inbox-leave-left = { $days ->
    [0] You have no day of leave left this year.
    [one] You have { $days } day of leave left this year.
   *[other] You have { $days } days of leave left this year.
}

## Refusals

inbox-bad-zone = I don't know the time zone “{ $typed }”. Name its largest city, such as `Europe/Berlin`.
inbox-bad-hour = I don't understand the time “{ $typed }”. Write it like `18:00`.
inbox-bad-hours = I don't understand the hours “{ $typed }”. Write them like `22:00-7:00`.
inbox-too-many-days = { $days ->
    [0] You have no day of leave left this year.
    [one] You have only { $days } day of leave left in that year.
   *[other] You have only { $days } days of leave left in that year.
}
inbox-no-leave = You are not on leave.
inbox-stale = That has changed; open `/games` again.
# A setting of a server. $days: of leave in a year
inbox-server-days = { $days ->
    [0] **Leave** does not count at this server's tables.
    [one] **Leave** counts here for { $days } day a year.
   *[other] **Leave** counts here for { $days } days a year.
}
# A description of an option: at most 100 characters
inbox-option-days = Days of leave a year that slow tables of this server wait for (0: none)
inbox-not-stored = Nothing was changed, because my database did not answer. Please try again in a minute.
