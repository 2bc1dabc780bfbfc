milestones-more = nasa `/results stats` ang lahat ng record at unang beses
milestones-against-computers = { $player } laban sa computer
milestones-own-against-computers = Laban sa computer: { $reached }
milestones-meeting = { $level ->
    [0] { $player } **{ $ahead } : { $behind }** { $other } sa { $game }
    [one] { $player } **{ $ahead } : { $behind }** { $other } sa { $game }, { $level } tabla
   *[other] { $player } **{ $ahead } : { $behind }** { $other } sa { $game }, { $level } tabla
}
milestones-level = { $at ->
    [line] Unang panalo laban sa *{ $level }*
   *[name] unang panalo laban sa *{ $level }*
}
milestones-first = { $at ->
    [line] Unang { $ending }
   *[name] unang { $ending }
}
milestones-win = { $at ->
    [line] Unang panalo
   *[name] unang panalo
}
milestones-margin = { $at ->
    [line] Pinakamalaking panalo hanggang ngayon
   *[name] pinakamalaking panalo hanggang ngayon
}, { $unit ->
    [chips] { $count ->
        [one] { $points } chip
       *[other] { $points } chip
    }
   *[points] { $count ->
        [one] { $points } puntos
       *[other] { $points } puntos
    }
}
milestones-deal = { $at ->
    [line] Pinakamagandang deal hanggang ngayon
   *[name] pinakamagandang deal hanggang ngayon
}, { $unit ->
    [chips] { $count ->
        [one] { $points } chip
       *[other] { $points } chip
    }
   *[points] { $count ->
        [one] { $points } puntos
       *[other] { $points } puntos
    }
}
milestones-fastest = { $at ->
    [line] Pinakamabilis na panalo hanggang ngayon
   *[name] pinakamabilis na panalo hanggang ngayon
}, { $deals } deal
milestones-streak = { $most ->
    [yes] { $wins } sunod na panalo, pinakamarami hanggang ngayon
   *[no] { $wins } sunod na panalo
}
