# The end of a match: places, the best deal, and what one player reached.

# $who: a list of players; $points: points or chips, $unit: points or chips, $count chooses the plural form
standings-best-deal = { $unit ->
    [chips] Best deal: **{ $who }**, { $count ->
        [one] { $points } chip
       *[other] { $points } chips
    } in deal { $deal }
   *[points] Best deal: **{ $who }**, { $count ->
        [one] { $points } point
       *[other] { $points } points
    } in deal { $deal }
}

# For one player: the place among the sides of the match. If a rating follows, the next one is used instead
standings-place = { $place ->
    [1] You finished 1st of { $sides }.
    [2] You finished 2nd of { $sides }.
    [3] You finished 3rd of { $sides }.
   *[other] You finished { $place }th of { $sides }.
}
# $pool: computers (the rating against computers) or people; $rating: "1520 (+12)"
standings-place-and-rating = { $place ->
    [1] You finished 1st of { $sides }
    [2] You finished 2nd of { $sides }
    [3] You finished 3rd of { $sides }
   *[other] You finished { $place }th of { $sides }
}; { $pool ->
    [computers] your rating against computers is { $rating }.
   *[people] your rating is { $rating }.
}
standings-rating = { $pool ->
    [computers] Your rating against computers is { $rating }.
   *[people] Your rating is { $rating }.
}
