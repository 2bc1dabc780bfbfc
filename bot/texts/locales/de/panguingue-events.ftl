panguingue-events-plays = spielt mit
panguingue-events-dropped = steigt aus
panguingue-events-forced = erzwingt { $card }: Die Karte muss genommen und angelegt werden
panguingue-events-let-it-go = verzichtet
panguingue-events-drew = zieht { $card }
panguingue-events-drew-and-discarded = zieht { $card } und wirft sie ab
panguingue-events-melded = meldet { $cards }
panguingue-events-laid-off = legt { $card } an { $meld } an
panguingue-events-laid-it-off = legt sie an { $meld } an
panguingue-events-split = teilt eine Meldung in { $melds }
panguingue-events-borrowed = leiht { $borrowed } für die Meldung { $cards }, es bleibt { $left }
panguingue-events-turned-over = { $cards ->
    [one] dreht den Ablagestapel um ({ $cards } Karte)
   *[other] dreht den Ablagestapel um ({ $cards } Karten)
}
panguingue-events-shuffled = { $cards ->
    [one] mischt den Ablagestapel ({ $cards } Karte)
   *[other] mischt den Ablagestapel ({ $cards } Karten)
}
panguingue-events-went-out = **macht aus**
panguingue-events-put-in-pot = { $chips ->
    [one] legt { $chips } Chip in den Topf
   *[other] legt { $chips } Chips in den Topf
}
panguingue-events-took-from-pot = { $chips ->
    [one] nimmt { $chips } Chip aus dem Topf
   *[other] nimmt { $chips } Chips aus dem Topf
}
panguingue-events-collected = kassiert **{ $payments }** für { $what }
panguingue-events-from = { $chips ->
    [one] { $chips } Chip von { $players }
   *[other] { $chips } Chips von { $players }
}
panguingue-events-from-each = { $chips ->
    [one] je { $chips } Chip von { $payers } anderen
   *[other] je { $chips } Chips von { $payers } anderen
}
panguingue-events-play = { $count ->
    [one] { $players } spielt mit.
   *[other] { $players } spielen mit.
}
panguingue-events-let-go = { $count ->
    [one] { $players } verzichtet.
   *[other] { $players } verzichten.
}
panguingue-events-antes = { $chips ->
    [one] Alle legen { $chips } Chip in den Topf.
   *[other] Alle legen { $chips } Chips in den Topf.
}
panguingue-events-won = { $player } gewinnt die Runde.
panguingue-events-won-dropped = Alle anderen sind ausgestiegen: { $player } gewinnt die Runde.
panguingue-events-void = Es gibt keine Karte mehr zu ziehen: Die Runde ist ungültig, und der Topf bleibt für den nächsten Sieg.
panguingue-events-ante = Grundeinsatz
panguingue-events-forfeit = Aussteigen
panguingue-events-out = Ausmachen
panguingue-events-foot = Topf, von Ausgestiegenen
panguingue-events-pot = Topf, aus Grundeinsätzen
panguingue-events-when-laid-off = (eine Karte mehr)
panguingue-events-when-split = (durch das Teilen)
panguingue-events-when-left = (vom Leihen übrig)
panguingue-events-when-settled = (noch einmal am Ende)
panguingue-events-everybody = Alle
panguingue-events-rule = Regel { $rule }
panguingue-events-each-other = { $others ->
    [one] { $chips } von dem anderen
   *[other] je { $chips } von den { $others } anderen
}
panguingue-events-chips-from = je { $chips } von { $players }
panguingue-events-score = Chips: { $players }
panguingue-events-title-out = { $player } macht aus und gewinnt die Runde
panguingue-events-title-dropped = Alle anderen sind ausgestiegen: { $player } gewinnt die Runde
panguingue-events-title-void = { $chips ->
    [one] Keine Karte mehr zu ziehen: niemand gewinnt, und { $chips } Chip dieser Runde bleibt im Topf
   *[other] Keine Karte mehr zu ziehen: niemand gewinnt, und { $chips } Chips dieser Runde bleiben im Topf
}
panguingue-events-condition = { $chips ->
    [one] **{ $letter }** { $cards } { $condition }: je { $chips } Chip im Spiel, jetzt **{ $more } dazu**
   *[other] **{ $letter }** { $cards } { $condition }: je { $chips } Chips im Spiel, jetzt **{ $more } dazu**
}
panguingue-events-head-names = Chips
panguingue-events-head-play = Spiel
panguingue-events-head-out = Aus
panguingue-events-head-pot = Topf
panguingue-events-head-deal = Summe
panguingue-events-row-pot = Topf
panguingue-events-legend-play = **Spiel**: während des Spiels gezahlt
panguingue-events-legend-out = **Aus**: für das Ausmachen
panguingue-events-legend-conditions = **{ $letters }**: für die Prämien oben
panguingue-events-legend-pot = **Topf**: aus dem Topf
panguingue-events-legend-deal = **Summe**: insgesamt
