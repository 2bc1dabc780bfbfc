# Rankings: leaderboards, a member's rating and matches, rating changes, seasons.
#
# A rating is a number such as 1500; "1500 ± 120" gives its uncertainty. $member and the like: a mention of a
# member. $date: a date. Names of games and of seasons come as they are.

## Descriptions of commands, at most 100 characters

rankings-command-leaderboard = The best players of a game in this server
rankings-command-stats = A member's statistics: rating over time, records, opponents
rankings-command-history = A member's matches, newest first, and how each changed the rating
rankings-command-season = Seasons of the rankings
rankings-command-season-list = All seasons of this server
rankings-command-season-end = End the season: its board is kept, the next begins (moderators)

## Descriptions of the commands' options, at most 100 characters

rankings-option-game = Which game
rankings-option-game-or-last = Which game (default: the last one here)
rankings-option-period = Which period (default: all time)
rankings-option-season = The number of a season (default: the current one)
rankings-option-member = Which member (default: you)
rankings-option-against = Also show the record against this member
rankings-option-season-name = A name for the season that ends
rankings-option-confirm = Yes, end it
rankings-option-luck = Rank members by luck-adjusted results

## Buttons and headings, at most 80 characters

# A leaderboard by results from which the luck of the cards is taken away
rankings-without-luck = Luck-adjusted
# The leaderboard by what really happened, as opposed to the one above
rankings-with-luck = Actual results
# Earlier matches
rankings-older = Older
# The latest matches
rankings-newest = Newest
rankings-back = Back to the matches
# In an empty menu (at most 150 characters)
rankings-choose-match = Choose a match: rating change and replay …
rankings-board = Leaderboard
rankings-matches = Matches

## Short answers

rankings-nobody = Nobody is on this board yet. Only matches without computer players are rated; `/table open` opens a table.
rankings-no-matches = No match has been finished yet.
rankings-no-more-matches = There are no earlier matches.
rankings-not-rated = That match did not change any rating.
rankings-computer = Computers and bots have no rating, records or streaks.
rankings-season-gone = Somebody else has ended the season in the meantime.
rankings-oneself = Nobody plays against themselves.


# What an option of /results leaderboard may be; "season" is a value of its option "period".
# The end of "**season**: a number from 1 to 3, not 7"
rankings-allowed-period = only with the period season
rankings-allowed-season = a number from 1 to { $last }

# $moves: a small number, such as 3
rankings-not-played = { $moves ->
    [one] That match did not count: somebody left it, or let the computer play, with fewer than { $moves } move of their own. All chips went back. `/help topic:ratings`
   *[other] That match did not count: somebody left it, or let the computer play, with fewer than { $moves } moves of their own. All chips went back. `/help topic:ratings`
}

# A page of help. $provisional: a number of matches; $moves: of moves; $most, $full: of matches ($full is one less)
rankings-help =
    ### Ratings
    Every game has its own rating. You start with 1500 ± 500. A win against a higher rating gains a lot, against a lower one little; `/results history` shows the calculation for every match. A rating is provisional until { $provisional ->
        [one] { $provisional } match has
       *[other] { $provisional } matches have
    } been rated.
    { "*" }*Rated** Matches without computer players are rated. Seasons end, ratings go on.
    { "*" }*Against computers** A match that you play alone against computers changes another rating, apart from that among people: `/results stats` shows it, no leaderboard does. *normal* has 1500 there, the other levels what their matches against each other gave, and theirs never changes. Hints are allowed. Such a match counts in full.
    { "*" }*Which matches count** Everybody has to play: at least { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } of their own, or all their moves in a match that is over sooner. Moves by the computer, or after time ran out, are not your own. If somebody resigns or stays away before that, the match is not rated, no win or streak counts, and all stakes and payments go back. For the player who resigned it counts as unfinished, which lowers reliability (`/results stats`).
    { "*" }*The same opponents** Within { $days ->
        [one] { $days } day
       *[other] { $days } days
    }, all matches between the same two members count for less than { $most }: the first { $full } count in full, the next one half, the one after it a quarter, and so on. Older matches stop counting against this. At a larger table the two who have met most often decide.
    -# Matches from before a rule keep their rating. The model is Plackett–Luce from OpenSkill.

## Periods of a leaderboard

rankings-period-day = Today
rankings-period-week = This week
rankings-period-month = This month
rankings-period-season = Season
rankings-period-all = All time
# Short, on buttons, five of which must fit into a row (at most 10 characters)
rankings-button-day = Day
rankings-button-week = Week
rankings-button-month = Month
rankings-button-season = Season
rankings-button-all = All
# A button to an earlier or later season
rankings-button-season-number = Season { $number }

## How a match ended for a member; the beginning of a line: "🏆 **Won** · Gin Rummy · Table 3 · 4/10/2026"

rankings-outcome-won = 🏆 **Won**
rankings-outcome-lost = ⚪ Lost
rankings-outcome-drawn = 🤝 Drawn
rankings-outcome-abandoned = 🚪 Resigned

# How a match changed a rating; the end of a line. $change: "+24"; $pool: computers or people
rankings-rated = { $pool ->
    [computers] rating against computers { $change }
   *[people] rating { $change }
}
rankings-unrated = not rated
rankings-unrated-not-played = not rated: not everybody played

## At the table

# What a table asks of its players. "Reliability": how many of the matches that somebody began they finished
rankings-asked = **Reliability** { $percent } % of matches finished, or a newcomer
# $changes: a list of players with their ratings after the match, "Ada **1520?** (+20) · Ben **1490** (−10)"
rankings-changes = 📈 **Ratings** { $changes }
rankings-changes-computers = 📈 **Rating against computers** { $changes }
# Explains the "?" behind a rating
rankings-provisional-legend = { $matches ->
    [one] ? provisional: fewer than { $matches } rated match
   *[other] ? provisional: fewer than { $matches } rated matches
}
# Why a match does not count. $players: a list of names
rankings-uncounted = 📈 **Not rated**: { $players } made fewer than { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} of their own.
rankings-uncounted-chips = All chips went back.
rankings-uncounted-help = `/help topic:ratings` explains which matches count

## Leaderboards

rankings-order-rating = highest rating first, provisional ratings last
rankings-order-wins = most wins first
# Behind the name of a period: its days are those of UTC, a week begins on Monday
rankings-utc = UTC
rankings-utc-week = from Monday, UTC

# A row: "@Ada · **1520** ± 80 · 5 of 8 won". $won of $matches
rankings-won = { $won } of { $matches } won
rankings-won-first = **{ $won }** of { $matches } won
rankings-rating = **{ $rating }** ± { $uncertainty }
rankings-rating-provisional = **{ $rating }** ± { $uncertainty }, provisional
rankings-rating-plain = { $rating } ± { $uncertainty }
rankings-rating-plain-provisional = { $rating } ± { $uncertainty }, provisional

# The reader's own row
rankings-own-none = You are not on this board yet.
# $row: the rest of the row, "**1520** ± 80 · 5 of 8 won"
rankings-own = You: place { $place } · { $row }
rankings-own-beyond = You: beyond place { $place } · { $row }

# The same without luck. $matches: a number of matches
rankings-no-luck = { $matches ->
    [one] Nobody is on this board yet: it takes { $matches } rated match in this period with its luck measured, which happens automatically after each match.
   *[other] Nobody is on this board yet: it takes { $matches } rated matches in this period with their luck measured, which happens automatically after each match.
}
# $when: a period or a season; $unit: points or chips
rankings-luck-period = { $unit ->
    [chips] **{ $when }** · luck-adjusted chips a deal, best first
   *[points] **{ $when }** · luck-adjusted points a deal, best first
}
# A row: "**+3.1 ± 1.2** · luck −0.4 · 12 matches"; $earned and $luck: numbers
rankings-luck-row = **{ $earned }** · luck { $luck } · { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}
rankings-luck-legend = ±: 95 % confidence; members whose intervals overlap may be equally good. `/help topic:review` explains luck.

## A member's rating

rankings-none = Not rated among people yet: this takes a match without computer players.
rankings-matches-rated = { $matches ->
    [one] { $matches } rated match
   *[other] { $matches } rated matches
}
# $enough: from how many rated matches on a rating is not provisional any more
rankings-matches-provisional = { $matches ->
    [one] Provisional: { $matches } rated match of { $enough }
   *[other] Provisional: { $matches } rated matches of { $enough }
}
rankings-against-computers = **Rating against computers** { $rating } ± { $uncertainty } ({ $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
})
rankings-against-computers-provisional = **Rating against computers** { $rating } ± { $uncertainty } (provisional, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
})

# The description of a picture of a rating over time, for those who do not see it. $now: "1520 ± 80"
rankings-story-none = No match has been rated yet.
rankings-story-one = { $game }: one rated match, on { $day }; the rating is { $now }.
# $shown: how many matches are shown of all; $days: rankings-story-days, or a single day
rankings-story-all = { $game }, rating after each of { $matches ->
    [one] { $matches } rated match
   *[other] { $matches } rated matches
}, { $days }.
rankings-story-last = { $game }, rating after the last { $shown } of { $matches ->
    [one] { $matches } rated match
   *[other] { $matches } rated matches
}, { $days }.
rankings-story-days = { $first } to { $last }
rankings-story-from = From { $before } to { $now }.
rankings-story-best = Highest { $best } on { $best_day }, lowest { $worst } on { $worst_day }.
# $changes: a list of numbers, "+24, −8"
rankings-story-changes = Last changes: { $changes }.
rankings-story-provisional = Ratings before match { $enough } are provisional.

## A member's records at a game, each with its date behind it: "rating 1520 (4/10/2026)"

# $records: a list of the records below, with " · " between them
rankings-records = **Records** { $records }
rankings-record-rating = rating { $rating }
rankings-record-streak = { $wins ->
    [one] { $wins } win in a row
   *[other] { $wins } wins in a row
}
# $points: a number of points or chips ($unit); $count chooses the plural form
rankings-record-margin = { $unit ->
    [chips] a win by { $count ->
        [one] { $points } chip
       *[other] { $points } chips
    }
   *[points] a win by { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
}
rankings-record-deal = { $unit ->
    [chips] { $count ->
        [one] { $points } chip
       *[other] { $points } chips
    } in a deal
   *[points] { $count ->
        [one] { $points } point
       *[other] { $points } points
    } in a deal
}
# When a member did something for the first time; $firsts: a list such as "gin (4/10/2026) · big gin (5/10/2026)"
rankings-firsts = **First** { $firsts }

# How a member's matches ended; $counts: a list of the counts below
rankings-matches-ended = **Matches** { $counts }
rankings-count-won = { $matches } won
rankings-count-lost = { $matches } lost
rankings-count-drawn = { $matches } drawn
rankings-count-resigned = { $matches } resigned

## Records between two members: matches in which one was ahead : behind

# $level: how often neither was ahead
rankings-between = { $level ->
    [0] { $ahead } : { $behind }
    [one] { $ahead } : { $behind }, { $level } level
   *[other] { $ahead } : { $behind }, { $level } level
}
rankings-opponents = **Most frequent opponents** (ahead : behind)
# $record: rankings-between
rankings-opponent = { $member } { $record } in { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}
rankings-against = **Against { $member }** { $record } in { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} (ahead : behind)
rankings-against-none = **Against { $member }** no match at this game yet
rankings-reliability = **Reliability** { $finished } of { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} finished ({ $percent } %), at all games
rankings-reliability-none = **Reliability** no match with other people yet

## Matches

rankings-table = Table { $number }
# $channel: a link to a channel
rankings-table-in = Table { $number } in { $channel }
# The member's score, and the other players with theirs; $others, $partners: lists
rankings-score-against = **{ $score }** against { $others }
rankings-score-with = **{ $score }** with { $partners } against { $others }
# The end of a list of players
rankings-more-players = { $count } more
rankings-a-computer = 🤖 a computer
rankings-place = place { $place }
rankings-place-of = place { $place } of { $sides }

## How a match changed a rating, step by step

rankings-step-before = **Before** the match the rating was { $rating } ± { $uncertainty }.
rankings-step-partners = Partners' ratings are added up.
# $tied: how many share the place (1: nobody else)
rankings-step-chance = { $tied ->
    [1] **Winning chance**, from all ratings: { $chance } %. Expected place: { $expected } of { $sides }. Actual place: **{ $place }**.
   *[other] **Winning chance**, from all ratings: { $chance } %. Expected place: { $expected } of { $sides }. Actual place: **{ $place }**, shared by { $tied }.
}
# $due, $chances, $surprise: numbers and formulas
rankings-step-surprise = **Surprise**: { $due } for coming first among the rest, minus the chances of coming first at each place down to the actual one: { $due } − { $chances } = **{ $surprise }**
# $formula: "3.2² ÷ 41.0 = **0.2**"
rankings-step-weight = **Weight**: own uncertainty squared, divided by that of the whole table: { $formula }
rankings-step-change = **Change**: { $formula }
# The same if not all of the change counts; $share: a percentage
rankings-step-change-share = **Change**: { $formula }, of which **{ $share } %** counts: two of you have met often within { $days ->
    [one] { $days } day
   *[other] { $days } days
} (`/help topic:ratings`)
rankings-step-after = **After** the match the rating is { $rating } ± { $uncertainty }. It was rated match { $number }.
rankings-step-after-provisional = **After** the match the rating is { $rating } ± { $uncertainty }. It was rated match { $number }, so it is provisional until match { $enough }.
# The result: "@Ada **1500 → 1520** (+20)"; $pool: computers or people
rankings-result = { $pool ->
    [computers] { $member } **{ $before } → { $after }** ({ $change }) against computers
   *[people] { $member } **{ $before } → { $after }** ({ $change })
}
rankings-result-other = { $member }, place { $place }: { $before } → { $after } ({ $change })
# $level: the level of a computer player, a word such as "expert"
rankings-result-computer = 🤖 { $level } computer, place { $place }: { $rating }, which never changes

## Seasons

rankings-seasons = Seasons
rankings-season-number = Season { $number }
# $name: the name of a season, in quotes
rankings-season-named = Season { $number } { $name }
# The time of a season
rankings-span-since = since { $begun }
rankings-span-from-first = from the first match on
rankings-span-from-to = { $begun } to { $ended }
# The question before a season is ended. $span: since when it runs, one of the three lines above
rankings-ending =
    ### End season { $number }?
    It runs { $span } and will be called { $name }. Its board is kept, and the next season begins immediately; ratings go on. This cannot be undone. To end it, use the command again with `confirm` True.
# $season: its number and name
rankings-ended = **{ $season }** has ended. Its board stays: `/results leaderboard period:season season:{ $number }`. Season { $next } has begun.
rankings-ended-at = **{ $season }** has ended ({ $when }). Its board stays: `/results leaderboard period:season season:{ $number }`. Season { $next } has begun.

## Buttons to a member's own matches: of this server, of the pool, among friends

rankings-here = This server
rankings-in-pool = Pool
rankings-with-friends = Friends
