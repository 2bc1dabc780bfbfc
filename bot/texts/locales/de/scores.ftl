scores-nobody = Hier hat noch niemand eine Runde zu Ende gespielt. `/table open` eröffnet einen Tisch.
scores-practice = Übung gegen Computer
scores-matches = { $matches ->
    [one] **{ $won }** von { $matches } Partie
   *[other] **{ $won }** von { $matches } Partien
}
scores-deals = { $deals ->
    [one] { $won } von { $deals } Runde
   *[other] { $won } von { $deals } Runden
}
scores-chips = { $count ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}
scores-points = { $own } : { $others } Punkte
scores-of-matches = Partien: { $counts }
scores-of-deals = Runden: { $counts }
scores-won = { $count } gewonnen
scores-lost = { $count } verloren
scores-drawn = { $count } unentschieden
scores-resigned = { $count } aufgegeben
scores-streak = Siegesserie { $now }, längste { $best }
scores-ending = { $ending }: { $made }, Gegner { $suffered }
scores-of-chips = Chips: { $chips }
scores-of-penalties = { $opponents ->
    [team] Strafpunkte: { $own } eigene, { $others } des anderen Teams
   *[players] Strafpunkte: { $own } eigene, { $others } der Gegner
}
scores-of-points = { $opponents ->
    [team] Punkte: { $own } eigene, { $others } des anderen Teams
   *[players] Punkte: { $own } eigene, { $others } der Gegner
}
scores-best-deal = beste Runde { $points }
