standings-best-deal = { $unit ->
    [chips] Pinakamagandang deal: **{ $who }**, { $count ->
        [one] { $points } chip
       *[other] { $points } chip
    } sa deal { $deal }
   *[points] Pinakamagandang deal: **{ $who }**, { $count ->
        [one] { $points } puntos
       *[other] { $points } puntos
    } sa deal { $deal }
}
standings-place = Puwesto mo: { $place } sa { $sides }.
standings-place-and-rating = Puwesto mo: { $place } sa { $sides }; { $pool ->
    [computers] rating mo laban sa computer: { $rating }.
   *[people] rating mo: { $rating }.
}
standings-rating = { $pool ->
    [computers] Rating mo laban sa computer: { $rating }.
   *[people] Rating mo: { $rating }.
}
