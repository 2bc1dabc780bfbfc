# The match clock in words.
#
# $time: such as "in 4 minutes", written by Discord; $left, $bank and $increment: durations

clocks-out-of-time = ⌛ You have run out of time; the computer plays for you.

# $bank: a duration such as "10 minutes" (options-minutes)
clocks-terms = **Clock** { $bank } each for the match

# $increment: a duration such as "5 seconds"
clocks-terms-increment = **Clock** { $bank } each for the match, plus { $increment } after each turn

# A duration of days and hours. "d" abbreviates days; $time: such as "3:04:32"
clocks-days = { $days } d { $time }

# The time that a player has left. $left: such as "4:32", or a moment such as "in 4 minutes"
clocks-player = { $player } { $left }

# In a list of players and times: the players that are not listed
clocks-others = all others { $left } or more

clocks-own = ⏱️ You have { $left } left.

# Follows the mention of a player
clocks-warning = ⏱️ your clock runs out { $time }

# A move came too late
clocks-flag-fell = You had already run out of time, so that move was not made: you have lost the match.
clocks-flag-fell-computer = You had already run out of time, so that move was not made: the computer plays for you.
