# A match as plain text, move by move, in a file. Nothing in it is formatted.

# The first line; $game: the title of the game
transcript-title = { $game }, a match at Cardroom
# When it was played. $day: "4 October 2026"; $begun, $ended: times of day, "14:05"
transcript-begun = Begun on { $day } at { $begun } UTC.
transcript-played = Played on { $day }, { $begun } to { $ended } UTC.
transcript-played-days = Played from { $day }, { $begun }, to { $last_day }, { $ended } UTC.

# Whose view it is
transcript-all-hands = With the hands of all players.
transcript-no-hands = As spectators saw it, without hands.
transcript-own-hand = As { $player } saw it.

transcript-not-over = The match is not over yet.
transcript-no-outcome = The match ended without a winner.

# Headings of lists
transcript-players = Players
transcript-rules = Rules
# A player in that list; $level: the level of a computer player, a word such as "expert"
transcript-computer = { $player } (computer)
transcript-computer-level = { $player } (computer, { $level })

# The heading of a deal
transcript-deal = Deal { $number } · { $dealer } deals
# The hand dealt to a player
transcript-hand = { $player }: { $cards }
# The first card of the discard pile
transcript-upcard = Upcard: { $card }
# The first word of default-wording-upcard-and-stock, which is left out after that line
transcript-upcard-word = Upcard
# $score: the scores of all players
transcript-score = Score: { $score }
transcript-resigned = { $player } resigned in deal { $deal }.
transcript-timed-out = { $player } ran out of time in deal { $deal }.

# Refusals of one deal of the match
transcript-no-deals = No deal of this match was finished.
transcript-no-deal = There is no finished deal { $deal }; the match has { $deals }, counted from 1.
