# Game nights: evenings for which the members of a server meet at tables of a channel.

## Commands (at most 100 characters) and their options

nights-command = Evenings at which members of this server meet to play
nights-command-plan = Plan a game night in this channel (for organisers)
nights-command-list = The coming game nights of this server
nights-command-show = A coming game night: who comes, and which game leads
nights-command-edit = Change a game night and those that follow (for organisers)
nights-command-stop = Cancel a game night, and plan no others after it (for organisers)
nights-option-night = Which game night
nights-option-reminder = When I remind those who come
# A choice of the option "reminder"; $time: "30 minutes"
nights-before = { $time } before
nights-no-reminder = No reminder

## The form. Its title and labels: at most 45 characters; .about: at most 100

nights-form-plan = Plan a game night
nights-form-edit = Change this game night
nights-form-name = Name
nights-form-when = Day and time
    .about = A weekday or a date, and the time: { $weekday } 20:00, or { $date } 20:00
nights-form-zone = Time zone
    .about = By its largest city, such as Europe/Berlin or America/New_York
nights-form-games = Games to vote on
nights-form-length = Length, and how often
nights-default-name = Game night
# $time: "3 hours"
nights-weekly = { $time }, every week
nights-once = { $time }, once

## The message of an evening

# $time: a time of day, $zone: a time zone
nights-in-zone = { $time } in { $zone }
nights-coming = { $count ->
    [0] Nobody has said yes so far.
    [one] **{ $count } member comes:** { $names }
   *[other] **{ $count } members come:** { $names }
}
nights-not-coming = { $count ->
    [one] { $count } member cannot come.
   *[other] { $count } members cannot come.
}
# There is only one game, so nobody votes
nights-plays = **We play** { $game }.
nights-poll = What do we play?
nights-votes = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}
# Behind the game with the most votes
nights-leads = leads
nights-yes = I'm coming
nights-no = Maybe not
nights-vote = Vote for a game
nights-planned-by = Planned by { $member }
nights-begun-now = This evening has begun.
nights-over-now = This evening is over.
nights-cancelled-now = This evening is cancelled.
nights-channel-gone = Its channel no longer exists.

## Reminder, beginning and end

# $start: "in 30 minutes"
nights-reminder = ⏰ **{ $name }** begins { $start }: { $names }
nights-opening = 🎲 **{ $name }** begins. The seats are kept for five minutes.

# $time: a duration such as "35 minutes"
nights-late = I was away when it should have begun: it is { $time } late.
# The tables were opened in time. $time: a duration such as "35 minutes"
nights-untold = 🎲 **{ $name }** began { $time } ago, but I could not write here. Seats are not kept any more.
# $table: "Table 3", $names: for whom its seats are kept
nights-opened = { $table } · { $game }: { $names }
nights-refused = I could not open a table of { $game } for { $names }. Open one with `/table open`.
nights-summary = **{ $name }** is over
nights-matches = { $count ->
    [one] { $count } match was played.
   *[other] { $count } matches were played.
}
# $names: who won, $scores: "102 : 88"
nights-won = { $table } · { $game }: { $names } won ({ $scores })
nights-computer-won = { $table } · { $game }: the computer won ({ $scores })
nights-drawn = { $table } · { $game }: nobody won ({ $scores })
# In a list of several: "Ann 3, Bob 2"
nights-most-wins = Most wins: { $names }
nights-wins = { $member } { $count }
nights-chips = Chips won: { $names }
nights-more = { $count ->
    [one] … and { $count } more match
   *[other] … and { $count } more matches
}
nights-still-playing = { $count ->
    [one] { $count } table is still playing.
   *[other] { $count } tables are still playing.
}
nights-nobody-came = Nobody came this time.
nights-skipped = **{ $name }** did not take place: I was away when it should have begun
# $start: a date and time
nights-follows = The next one begins { $start }.
nights-unattended = Nobody came three times in a row, so I plan no others. `/table night plan` begins again.
nights-none-follows = No others follow.

## The event at Discord

# $games: "Gin Rummy or Hand"
nights-event = We play { $games }. Say in the channel whether you come, and vote for a game.
nights-event-single = We play { $game }. Say in the channel whether you come.

## Answers

nights-planned = Planned: **{ $name }**, { $start }. Its message follows in this channel.
nights-changed = Changed: **{ $name }**, { $start }.
nights-with-event = There is a scheduled event for it, too.
# Create Events: the permission as Discord names it in this language
nights-without-event = There is no scheduled event, because I lack the permission **Create Events** here. All else works without it.
nights-too-soon-to-remind = It begins too soon for the reminder: I remind nobody of this one.
nights-reminds-now = It begins too soon for the reminder: I remind those who have said yes now, and nobody later.
nights-stopped = **{ $name }** does not take place, and I plan no others.
nights-last = **{ $name }** goes on, and no other follows.
nights-none = No game night is planned. `/table night plan` plans one.
nights-list = Game nights
nights-listed = **{ $name }** · { $start } · { $channel }
nights-edit = Change
nights-stop = Stop

## Refusals

nights-gone = This game night no longer takes place. `/table night list` shows those that do.
nights-begun = This evening has begun. Join a table in the channel.
nights-edited = Somebody has changed this game night meanwhile. Look at it again.
nights-past = That is in the past. Choose a time to come.
nights-too-far = That is more than a year away. Choose an earlier day.
nights-bad-time = “{ $typed }” is no day and time that I understand. Write a weekday or a date, and the time: { $weekday } 20:00, or { $date } 20:00
nights-bad-zone = “{ $typed }” is no time zone that I know. Write it as a region and a city, such as Europe/Berlin.
nights-no-name = A game night needs a name.
nights-no-games = Choose one to { $limit } games to vote on.
nights-too-many = This server has { $limit } game nights planned already. Stop one first.
nights-which = There are several game nights here. Choose one with the option `night`.
nights-answer-not-stored = Your answer was not stored.
nights-plan-not-stored = The game night was not stored.
