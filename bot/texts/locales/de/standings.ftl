standings-best-deal = { $unit ->
    [chips] Beste Runde: **{ $who }**, { $count ->
        [one] { $points } Chip
       *[other] { $points } Chips
    } in Runde { $deal }
   *[points] Beste Runde: **{ $who }**, { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } in Runde { $deal }
}
standings-place = Du bist auf Platz { $place } von { $sides }.
standings-place-and-rating = Du bist auf Platz { $place } von { $sides }; { $pool ->
    [computers] deine Wertungszahl gegen Computer ist { $rating }.
   *[people] deine Wertungszahl ist { $rating }.
}
standings-rating = { $pool ->
    [computers] Deine Wertungszahl gegen Computer ist { $rating }.
   *[people] Deine Wertungszahl ist { $rating }.
}
