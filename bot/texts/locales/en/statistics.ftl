# Statistics of all deals of a server: what they say about the fairness of the cards.
#
# $who is a group of players: computers, dealer (the player who deals), seat (the player in the first seat). It
# is compared with the rest: computers with people, the other two with all other players.
# $difference: a number with its uncertainty, "1.20 ± 0.50".

# The description of a command, at most 100 characters
statistics-command = Do people and computers get equal cards? All deals of this server
# The description of its option, at most 100 characters
statistics-option-game = Which game (default: all games)
# The description of a picture for those who do not see it
statistics-picture = Each result beside what a fair shuffle gives; the text above says the same
# In the picture: the value that is expected (at most 8 characters)
statistics-expected = fair

# The titles of the page
statistics-title = 🔏 The cards of this server · { $game }
statistics-title-all-games = 🔏 The cards of this server · all games

# $fewest: the number of deals from which statistics are shown
statistics-none = No deals counted yet: too few. Statistics start at { $fewest }.
statistics-too-few = { $count ->
    [one] { $deals } deal counted so far
   *[other] { $deals } deals counted so far
}: too few. Statistics start at { $fewest }.

# A number of deals by itself
statistics-deals = { $count ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
statistics-expectation = { $count ->
    [one] **{ $deals } deal.**
   *[other] **{ $deals } deals.**
} A fair shuffle should give, no matter how well anybody plays: 50 of 100 comparisons, and a difference of 0 in everything else.

## The answers, a line each: "- Computers had … · 120 deals"

statistics-lot = { $direction ->
    [more] Computers dealt first { $difference } times in 100 more often than their share
   *[less] Computers dealt first { $difference } times in 100 less often than their share
}
statistics-better = { $who ->
    [computers] Computers had a better first hand than people in { $share } of 100 comparisons
    [dealer] Dealers had a better first hand than the others in { $share } of 100 comparisons
   *[seat] Those in the first seat had a better first hand than the others in { $share } of 100 comparisons
}
# $direction: more or less. "Deadwood": the points of the cards that fit nowhere
statistics-deadwood = { $who ->
    [computers] Computers
    [dealer] Dealers
   *[seat] Those in the first seat
} got { $difference } { $direction ->
    [more] points more deadwood
   *[less] points less deadwood
} than { $who ->
    [computers] people
   *[others] the others
}
statistics-fits = { $who ->
    [computers] Computers
    [dealer] Dealers
   *[seat] Those in the first seat
} got { $difference } { $direction ->
    [more] more pairs of cards that fit
   *[less] fewer pairs of cards that fit
} than { $who ->
    [computers] people
   *[others] the others
}
statistics-courts = { $who ->
    [computers] Computers
    [dealer] Dealers
   *[seat] Those in the first seat
} got { $difference } { $direction ->
    [more] more kings, queens and jacks
   *[less] fewer kings, queens and jacks
} than { $who ->
    [computers] people
   *[others] the others
}
statistics-jokers = { $who ->
    [computers] Computers
    [dealer] Dealers
   *[seat] Those in the first seat
} got { $difference } { $direction ->
    [more] more jokers
   *[less] fewer jokers
} than { $who ->
    [computers] people
   *[others] the others
}

## What they mean, and how they were computed

# $answers: one of the answers above, or several with "; " between them
statistics-accusing = **{ $answers }: chance hardly explains that. Ask the owner of this bot.**
statistics-usual = **{ $answer }: nothing unusual.**
statistics-all-usual = **Nothing unusual.**
# $places: numbers such as "+1.2 ± 2.0", in the order of the seats
statistics-wins = Wins also depend on the rules and on skill, so this is shown but not judged: deals won of 100 above an equal share, by the dealer and then seat by seat: { $places }.
# $level: a small number, usually 1
statistics-method = ± allows for { $questions ->
    [one] { $questions } question
   *[other] { $questions } questions
} at once (Bonferroni): such a page accuses a fair dealer at most { $level } time in 100. First hands are compared within each deal.
statistics-counted = Counts every verifiable deal of finished matches with open hands; private ones are left out, because sums would reveal their cards.

## Labels in the picture, such as "better hands, dealers" (at most 32 characters)

statistics-label = { $what ->
    [better] better hands
    [fits] cards that fit
    [courts] court cards
    [jokers] jokers
    [lot] deal first
   *[deadwood] deadwood
}, { $who ->
    [computers] computers
    [dealer] dealers
   *[seat] first seat
}
