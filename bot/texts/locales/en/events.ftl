# Events in words, and the endings of matches.

# $predicate: what the player did ("drew from the stock")
events-sentence = { $player } { $predicate }.

# A turn. $predicates: a list of what the player did ("drew from the stock, … and discarded `10♦`")
events-turn = { $player } { $predicates }.

# Follows a turn that the computer finished because the player's time was up
events-time-up = ⏰ *Time was up.*

## The end of a match
##
## $winners and $losers: lists of names, $count: how many have won

events-won = { $count ->
        [one] 🏆 { $winners } wins the match.
       *[other] 🏆 { $winners } win the match together.
    }

events-won-resigned = { $count ->
        [one] 🏆 { $winners } wins the match: { $losers } resigned.
       *[other] 🏆 { $winners } win the match: { $losers } resigned.
    }

events-won-timeout = { $count ->
        [one] 🏆 { $winners } wins the match: { $losers } ran out of time.
       *[other] 🏆 { $winners } win the match: { $losers } ran out of time.
    }

events-no-winner = { $deals ->
        [one] The match ends after { $deals } deal without a winner.
       *[other] The match ends after { $deals } deals without a winner.
    }
