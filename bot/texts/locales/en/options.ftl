# Games, their options and values in words.

## The settings of a table itself: their names, and descriptions of at most 100 characters

options-preset = Preset
    .about = A set of rules; it replaces all other options

options-turn = Time for a turn
    .about = When it runs out, the computer makes the move

options-clock = Clock
    .about = Each player's time for the whole match; it must not run out

options-increment = Increment
    .about = Time added to a clock after each turn of its player

options-seats = Seats
    .about = How many players

## Which values an option takes; phrases that follow "**Option**: " (at most 100 characters)

# $values: a list of names, separated by commas
options-one-of = one of { $values }

# In that list
options-quoted = “{ $value }”

options-yes-or-no = yes or no

# $low and $high: whole numbers
options-from-to = a whole number from { $low } to { $high }
options-from = a whole number from { $low } up

# The value may also be typed as "off"; keep the word "off"
options-from-to-off = a whole number from { $low } to { $high }, or off
options-from-off = a whole number from { $low } up, or off

## Rules that differ from the usual ones

# A set of rules that changes nothing
options-standard-about = The standard rules

# The same as a value
options-standard = the standard rules

# $rules: names and values of options, separated by dots
options-unusual = Rules here: { $rules }

# In that list: how many more options are not shown
options-more = { $count } more

# $reasons: sentences that say why
options-lengthy = ⏳ **This match may take very long.** { $reasons }

# Which options a player has changed last. $changes: names and values, separated by dots
options-changed = ✏️ { $player } changed: { $changes }

## Durations, alone or after a colon

options-no-limit = no limit
options-no-clock = no clock

# No time is added to a clock
options-no-increment = nothing

options-seconds = { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }

options-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }

options-hours = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }

options-days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
