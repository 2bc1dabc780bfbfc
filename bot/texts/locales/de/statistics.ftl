statistics-command = Bekommen Menschen und Computer gleich gute Karten? Alle Runden dieses Servers
statistics-option-game = Welches Spiel (sonst: alle Spiele)
statistics-picture = Jedes Ergebnis neben dem, was faires Mischen ergibt; der Text darüber sagt dasselbe
statistics-expected = fair
statistics-title = 🔏 Die Karten dieses Servers · { $game }
statistics-title-all-games = 🔏 Die Karten dieses Servers · alle Spiele
statistics-none = Noch keine Runden gezählt: zu wenige. Die Statistik beginnt bei { $fewest }.
statistics-too-few = { $count ->
    [one] Bisher { $deals } Runde gezählt
   *[other] Bisher { $deals } Runden gezählt
}: zu wenige. Die Statistik beginnt bei { $fewest }.
statistics-deals = { $count ->
    [one] { $deals } Runde
   *[other] { $deals } Runden
}
statistics-expectation = { $count ->
    [one] **{ $deals } Runde.**
   *[other] **{ $deals } Runden.**
} Faires Mischen sollte ergeben, egal wie gut jemand spielt: 50 von 100 Vergleichen, und in allem anderen einen Unterschied von 0.
statistics-lot = { $direction ->
    [more] Computer gaben { $difference }-mal in 100 öfter zuerst, als ihr Anteil wäre
   *[less] Computer gaben { $difference }-mal in 100 seltener zuerst, als ihr Anteil wäre
}
statistics-better = { $who ->
    [computers] Computer hatten in { $share } von 100 Vergleichen ein besseres erstes Blatt als Menschen
    [dealer] Geber hatten in { $share } von 100 Vergleichen ein besseres erstes Blatt als die anderen
   *[seat] Der erste Platz hatte in { $share } von 100 Vergleichen ein besseres erstes Blatt als die anderen
}
statistics-deadwood = { $who ->
    [computers] Computer bekamen
    [dealer] Geber bekamen
   *[seat] Der erste Platz bekam
} { $difference } { $direction ->
    [more] Restpunkte mehr
   *[less] Restpunkte weniger
} als { $who ->
    [computers] Menschen
   *[others] die anderen
}
statistics-fits = { $who ->
    [computers] Computer bekamen
    [dealer] Geber bekamen
   *[seat] Der erste Platz bekam
} { $difference } { $direction ->
    [more] passende Kartenpaare mehr
   *[less] passende Kartenpaare weniger
} als { $who ->
    [computers] Menschen
   *[others] die anderen
}
statistics-courts = { $who ->
    [computers] Computer bekamen
    [dealer] Geber bekamen
   *[seat] Der erste Platz bekam
} { $difference } { $direction ->
    [more] Bildkarten mehr
   *[less] Bildkarten weniger
} als { $who ->
    [computers] Menschen
   *[others] die anderen
}
statistics-jokers = { $who ->
    [computers] Computer bekamen
    [dealer] Geber bekamen
   *[seat] Der erste Platz bekam
} { $difference } { $direction ->
    [more] Joker mehr
   *[less] Joker weniger
} als { $who ->
    [computers] Menschen
   *[others] die anderen
}
statistics-accusing = **{ $answers }: Mit Zufall lässt sich das kaum erklären. Frag die Person, die diesen Bot betreibt.**
statistics-usual = **{ $answer }: nichts Ungewöhnliches.**
statistics-all-usual = **Nichts Ungewöhnliches.**
statistics-wins = Siege hängen auch von Regeln und Können ab, daher nur gezeigt und nicht beurteilt: von 100 Runden mehr gewonnen als der gleiche Anteil, erst der Geber, dann Platz für Platz: { $places }.
statistics-method = ± berücksichtigt { $questions ->
    [one] { $questions } Frage
   *[other] { $questions } Fragen
} auf einmal (Bonferroni): So eine Seite beschuldigt einen fairen Geber höchstens { $level }-mal in 100. Erste Blätter werden innerhalb jeder Runde verglichen.
statistics-counted = Gezählt wird jede nachprüfbare Runde beendeter Partien mit offenen Blättern; private bleiben außen vor, weil Summen ihre Karten verraten würden.
statistics-label = { $what ->
    [better] bessere Blätter
    [fits] passende Karten
    [courts] Bildkarten
    [jokers] Joker
    [lot] geben zuerst
   *[deadwood] Restpunkte
}, { $who ->
    [computers] Computer
    [dealer] Geber
   *[seat] erster Platz
}
