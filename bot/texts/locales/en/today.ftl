# Today's hand: one deal of gin a day, the same for everybody in the world; and the puzzle of the day.

# Description of the command (at most 100 characters)
today-command = One hand a day, the same for everybody in the world, and a puzzle

# In place of the number of a table, and the title of pages. $day: "27 November"
today-name = Today’s hand · { $day }
# Title of a page. $day: "27 November"
today-puzzle-title = Puzzle · { $day }

## The first page

today-about = One deal of gin against the *expert* computer player. Everybody in the world gets the same cards and the same opponent. There is no clock and no hint.
# $time: how long it still is, made by Discord: "in 5 hours"
today-ends = The day ends { $time }.
today-in-play = Your hand waits for you.
# $day: "26 November"
today-over = { $day } is over; this is the final result.
# How many have finished
today-finished = { $players ->
    [0] Nobody has finished yet.
    [one] { $players } player has finished.
   *[other] { $players } players have finished.
}

## Buttons (at most 40 characters)

today-play = Play
today-continue = Continue
today-puzzle = Puzzle
today-share = Share
today-fair = How it is dealt
today-back = Today’s hand

## A result: items of a line, separated by dots, such as "gin · 9 turns · +38 · better than 71 % · streak 5"

# How the hand ended, seen from the player; "-lost": the computer player won
today-ending = { $ending ->
    [gin-won] gin
    [gin-lost] lost to gin
    [big_gin-won] big gin
    [big_gin-lost] lost to big gin
    [knock-won] won by a knock
    [knock-lost] lost to a knock
    [undercut-won] won by an undercut
    [undercut-lost] undercut
    [resigned] gave up
    [unfinished] not finished
   *[other] nobody scored
}
today-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
# Than so many percent of those who have finished
today-better = better than { $percent } %
today-streak = { $days ->
    [one] streak { $days }
   *[other] streak { $days }
}
today-first = You are the first to finish.
# Under the line with the percentage, as long as others may still finish
today-so-far = Of those who have finished so far. It is final when the day has ended.

## The best of the day

today-server = **Best of this server**
today-everybody = **Best of all**
# In place of a name
today-anonymous = anonymous
# Small print under the list. Keep "-# "
today-names = -# Names are shown to other servers by choice only: `/settings me known_as`.

## How it is dealt

today-fair-title = How today’s hand is dealt
today-fair-about = The cards follow from one secret a day and from nothing else. Its commitment is stored before the day begins, so that nobody can choose the cards afterwards. When the day has ended, the secret is shown, and a proof of your hand can be verified like any other: `/results replay` and **Export**.
# $day: "27 November", $commitment: a hash
today-fair-commitment = Commitment for { $day }: { $commitment }
# $time: a date and time, made by Discord
today-fair-sealed = Stored { $time }.
today-fair-late = It was stored after the day had begun, since the bot did not run before.
today-fair-secret = Secret of { $day }: { $secret }
# $year: "2026"; $digest: a hash; it binds the commitments of all days of the year
today-fair-year = All days of { $year } in one hash: { $digest }
# A button (at most 40 characters); it answers with a file
today-fair-list = All commitments
# Beside the file with the commitments of all days of a year. $year: "2026"
today-fair-file = The commitments of all days of { $year }. The hash of the list is on the page before.

## The puzzle

# Above the cards. $game: the name of a game. $player: today-player
today-puzzle-ask = { $game }: you are { $player }, and it is your turn. Which card would you discard?
today-puzzle-late = -# It was made after the day had begun, since none was ready.
# The title of the menu (at most 100 characters)
today-puzzle-menu = Choose a discard
today-puzzle-best = { $card } is the best discard. That is what you chose.
# $cost: "2.1 ± 0.4"; $best, $card: cards
today-puzzle-cost = { $card } costs { $cost } { $unit ->
    [chips] chips
   *[points] points
}. The best discard is { $best }.
# A line of the list; $players: how many chose it
today-puzzle-chosen = { $players ->
    [0] nobody
    [one] { $players } player
   *[other] { $players } players
}
today-puzzle-first = best
# Small print. Keep "-# "
today-puzzle-judge = -# The search plays each discard many times in what may lie hidden. Costs are averages, with 95 % confidence.
# Names of the seats in the puzzle
today-player = Player { $number }

## Refusals

today-not-stored = That was not stored: press again in a moment.

today-clocks = The day has just changed, or a clock of the bot is wrong. Try again in a moment.
today-no-secret = Today’s hand cannot be dealt: the bot’s key is not the one with which the day was sealed. Its owner can read more in the log.
today-erased = You have played today’s hand already; what was stored of you has been erased.
today-no-puzzle = There is no puzzle for this day.
today-puzzle-over = That puzzle is over: `/today` has the new one.
today-no-choice = That card cannot be chosen. Press **Puzzle** again.
today-not-over = You have nothing to share yet: finish your hand first.

## The setting of `/settings me`

today-known-as = In lists of all servers
    .anonymous = Without my name
    .name = With my name
# Description of the option (at most 100 characters)
today-known-as-option = How lists of all servers name you
