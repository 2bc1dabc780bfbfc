# Names that tell tables apart, in questions and in completions.

# $number: the table's number, $server: the name of its server
tables-in-server = { $number } in { $server }

# The first part of a line of a list: "Table 3 · Gin Rummy · with Ada, Ben"
tables-number = Table { $number }

# The last part of such a line: the other players
tables-with = with { $players }

# A table of friends, in a sentence or a list. $players: the other players, or "none"
tables-of-friends = { $players ->
    [none] { $game } with friends
   *[other] { $game } with { $players }
}
