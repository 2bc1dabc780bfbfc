# What a player reached in a match: firsts, records, streaks. They are shown in two ways, which $at tells:
# line (the words begin a line: "★ First win") or name (they follow a player's name: "★ Ada: first win").
# $unit: points or chips; $count chooses the plural form of them.

# Small print below
milestones-more = `/results stats` shows all records and firsts

# A heading over the milestones of a match against computers alone
milestones-against-computers = { $player } against computers
# The beginning of one's own line in such a match; $reached: the list of milestones
milestones-own-against-computers = Against computers: { $reached }

# How often each of two players was ahead of the other at a game; $level: how often neither
milestones-meeting = { $level ->
    [0] { $player } **{ $ahead } : { $behind }** { $other } at { $game }
    [one] { $player } **{ $ahead } : { $behind }** { $other } at { $game }, { $level } level
   *[other] { $player } **{ $ahead } : { $behind }** { $other } at { $game }, { $level } level
}

# $level: the level of a computer player, a word such as "expert"
milestones-level = { $at ->
    [line] First win over *{ $level }*
   *[name] first win over *{ $level }*
}
# $ending: a noun phrase for what was done for the first time: "gin", "match without losing a deal"
milestones-first = { $at ->
    [line] First { $ending }
   *[name] first { $ending }
}
milestones-win = { $at ->
    [line] First win
   *[name] first win
}
milestones-margin = { $at ->
    [line] Biggest win yet
   *[name] biggest win yet
}, { $unit ->
    [chips] { $count ->
        [one] { $points } chip
       *[other] { $points } chips
    }
   *[points] { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
}
milestones-deal = { $at ->
    [line] Best deal yet
   *[name] best deal yet
}, { $unit ->
    [chips] { $count ->
        [one] { $points } chip
       *[other] { $points } chips
    }
   *[points] { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
}
# $deals: how few deals the match took
milestones-fastest = { $at ->
    [line] Fastest win yet
   *[name] fastest win yet
}, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
# $most: yes if it is the longest streak of the player so far
milestones-streak = { $most ->
    [yes] { $wins } wins in a row, the most yet
   *[no] { $wins } wins in a row
}
