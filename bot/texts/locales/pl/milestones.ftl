milestones-more = `/results stats` pokazuje wszystkie rekordy i pierwsze razy
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
    [line] Pierwsza wygrana na poziomie *{ $level }*
   *[name] pierwsza wygrana na poziomie *{ $level }*
}
milestones-first = { $at ->
    [line] Pierwszy raz { $ending }
   *[name] pierwszy raz { $ending }
}
milestones-win = { $at ->
    [line] Pierwsza wygrana
   *[name] pierwsza wygrana
}
milestones-margin = { $at ->
    [line] Najwyższa wygrana
   *[name] najwyższa wygrana
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
    [line] Najlepsze rozdanie
   *[name] najlepsze rozdanie
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
    [line] Najszybsza wygrana
   *[name] najszybsza wygrana
}, { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
        [many] { $deals } rozdań
       *[other] { $deals } rozdań
    }
milestones-streak = { $most ->
    [yes] { $wins ->
        [one] { $wins } wygrana z rzędu, rekord
        [few] { $wins } wygrane z rzędu, rekord
        [many] { $wins } wygranych z rzędu, rekord
       *[other] { $wins } wygranych z rzędu, rekord
    }
   *[no] { $wins ->
        [one] { $wins } wygrana z rzędu
        [few] { $wins } wygrane z rzędu
        [many] { $wins } wygranych z rzędu
       *[other] { $wins } wygranych z rzędu
    }
}
