standings-best-deal = { $unit ->
    [chips] Najlepsze rozdanie: **{ $who }**, { $count ->
        [one] { $points } żeton
        [few] { $points } żetony
        [many] { $points } żetonów
       *[other] { $points } żetonów
    } w rozdaniu { $deal }
   *[points] Najlepsze rozdanie: **{ $who }**, { $count ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    } w rozdaniu { $deal }
}
standings-place = Twoje miejsce: { $place }. z { $sides }.
standings-place-and-rating = Twoje miejsce: { $place }. z { $sides }; { $pool ->
    [computers] twój ranking przeciw komputerom to { $rating }.
   *[people] twój ranking to { $rating }.
}
standings-rating = { $pool ->
    [computers] Twój ranking przeciw komputerom to { $rating }.
   *[people] Twój ranking to { $rating }.
}
