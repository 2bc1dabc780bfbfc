milestones-more = `/results stats` zeigt alle Rekorde und Premieren
milestones-against-computers = { $player } gegen Computer
milestones-own-against-computers = Gegen Computer: { $reached }
milestones-meeting = { $level ->
    [0] { $game }: { $player } **{ $ahead } : { $behind }** { $other }
    [one] { $game }: { $player } **{ $ahead } : { $behind }** { $other }, { $level } unentschieden
   *[other] { $game }: { $player } **{ $ahead } : { $behind }** { $other }, { $level } unentschieden
}
milestones-level = { $at ->
    [line] Erster Sieg gegen *{ $level }*
   *[name] erster Sieg gegen *{ $level }*
}
milestones-first = { $at ->
    [line] Premiere: { $ending }
   *[name] Premiere: { $ending }
}
milestones-win = { $at ->
    [line] Erster Sieg
   *[name] erster Sieg
}
milestones-margin = { $at ->
    [line] Höchster Sieg bisher
   *[name] höchster Sieg bisher
}, { $unit ->
    [chips] { $count ->
        [one] { $points } Chip
       *[other] { $points } Chips
    }
   *[points] { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
}
milestones-deal = { $at ->
    [line] Beste Runde bisher
   *[name] beste Runde bisher
}, { $unit ->
    [chips] { $count ->
        [one] { $points } Chip
       *[other] { $points } Chips
    }
   *[points] { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
}
milestones-fastest = { $at ->
    [line] Schnellster Sieg bisher
   *[name] schnellster Sieg bisher
}, { $deals ->
    [one] { $deals } Runde
   *[other] { $deals } Runden
}
milestones-streak = { $most ->
    [yes] { $wins } Siege in Folge, so viele wie nie
   *[no] { $wins } Siege in Folge
}
