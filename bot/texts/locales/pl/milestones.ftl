milestones-more = `/stats` pokazuje wszystkie rekordy i pierwsze razy
milestones-against-computers = { $player } przeciw komputerom
milestones-own-against-computers = Przeciw komputerom: { $reached }
milestones-meeting = { $level ->
    [0] { $player } **{ $ahead } : { $behind }** { $other } w { $game }
    [one] { $player } **{ $ahead } : { $behind }** { $other } w { $game }, na równi { $level }
    [few] { $player } **{ $ahead } : { $behind }** { $other } w { $game }, na równi { $level }
    [many] { $player } **{ $ahead } : { $behind }** { $other } w { $game }, na równi { $level }
   *[other] { $player } **{ $ahead } : { $behind }** { $other } w { $game }, na równi { $level }
}
milestones-level = { $at ->
    [line] Pierwsza wygrana z poziomem *{ $level }*
   *[name] pierwsza wygrana z poziomem *{ $level }*
}
milestones-first = { $at ->
    [line] Po raz pierwszy { $ending }
   *[name] po raz pierwszy { $ending }
}
milestones-win = { $at ->
    [line] Pierwsza wygrana
   *[name] pierwsza wygrana
}
milestones-margin = { $at ->
    [line] Najwyższa dotąd wygrana
   *[name] najwyższa dotąd wygrana
}, { $unit ->
    [chips] { $count ->
        [one] { $points } żeton
        [few] { $points } żetony
        [many] { $points } żetonów
       *[other] { $points } żetonów
    }
   *[points] { $count ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
}
milestones-deal = { $at ->
    [line] Najlepsze dotąd rozdanie
   *[name] najlepsze dotąd rozdanie
}, { $unit ->
    [chips] { $count ->
        [one] { $points } żeton
        [few] { $points } żetony
        [many] { $points } żetonów
       *[other] { $points } żetonów
    }
   *[points] { $count ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
}
milestones-fastest = { $at ->
    [line] Najszybsza dotąd wygrana
   *[name] najszybsza dotąd wygrana
}, { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
        [many] { $deals } rozdań
       *[other] { $deals } rozdań
    }
milestones-streak = { $most ->
    [yes] { $wins ->
        [one] { $wins } wygrana z rzędu, najwięcej dotąd
        [few] { $wins } wygrane z rzędu, najwięcej dotąd
        [many] { $wins } wygranych z rzędu, najwięcej dotąd
       *[other] { $wins } wygranych z rzędu, najwięcej dotąd
    }
   *[no] { $wins ->
        [one] { $wins } wygrana z rzędu
        [few] { $wins } wygrane z rzędu
        [many] { $wins } wygranych z rzędu
       *[other] { $wins } wygranych z rzędu
    }
}
