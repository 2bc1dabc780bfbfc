pictures-sign-tick = **✓** auf einer Karte: Du kannst sie jetzt nehmen oder spielen. Neben einem Platz: herausgekommen
pictures-sign-bracket = **Eine Klammer** über Karten oder eine Leiste darunter: eine Meldung. Karten daneben sind in keiner
pictures-sign-frame = **Ein heller Rahmen**: die gerade gezogene Karte, die gültige Kontrollkarte; um einen Platz: wer dran ist
pictures-sign-raised = **Eine angehobene Karte**: für einen Zug gewählt
pictures-sign-faded = **Blasse Karten**: am Ende der Runde übrig. Eine blasse Kontrollkarte: kommt als Nächstes
pictures-sign-seats = **Zwei Karten im Kreis**: Geber. **★** Sieg. **×** nicht mehr in dieser Runde
pictures-sign-computer = **Ein Gesicht mit Antenne**: ein Computer
pictures-sign-letter = **Ein kleiner Buchstabe auf einer Karte**: wer sie angelegt hat. **Eine dunkle Karte**: ein Joker, der für sie steht
pictures-sign-partners = **Ein blauer Kreis, eine rote Raute**: Partner haben dieselbe Farbe und Form
pictures-sign-suits = ♠ Pik, ♣ Kreuz, ♦ Karo, ♥ Herz: überall dieselben Zeichen
pictures-of-suit = { $suit } { $ranks }
pictures-of-rank = { $rank } in { $suits }
pictures-face-down-card = eine verdeckte Karte
pictures-face-down = { $cards ->
    [one] { $cards } verdeckt
   *[other] { $cards } verdeckt
}
pictures-joker = Joker als { $cards }
pictures-laid-off = { $cards } angelegt von { $player }
pictures-hand = Dein Blatt
pictures-hand-empty = Du hast keine Karten
pictures-melded = Gemeldet: { $groups }
pictures-in-no-meld = In keiner Meldung: { $groups }
pictures-cards = Karten: { $groups }
pictures-just-taken = Gerade genommen: { $cards }
pictures-picked = Gewählt: { $cards }
pictures-ticked = Mit Häkchen: { $cards }
pictures-discards = Ablagestapel, älteste zuerst: { $cards }
pictures-upcard = Offene Karte { $card }
pictures-no-upcard = Der Ablagestapel ist leer
pictures-stock = Stapel { $count }
pictures-table-ticked = mit Häkchen: { $cards }
pictures-control = Kontrollkarte { $kinds }
pictures-control-next = als Nächstes { $kind }
pictures-clock = { $eighths ->
    [one] { $eighths } Achtel der Zeit übrig
   *[other] { $eighths } Achtel der Zeit übrig
}
pictures-to-play = am Zug
pictures-dealer = Geber
pictures-out = ausgestiegen
pictures-count-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
pictures-count-chips = { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}
pictures-count-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
pictures-opened = herausgekommen
pictures-won = gewonnen
pictures-computer = ein Computer
pictures-in-hand = auf der Hand { $groups }
pictures-melds = Meldungen { $groups }
pictures-left-in-hand = übrig { $groups }
pictures-hands = Blätter:
pictures-games = Alle Spiele { $totals }.
pictures-games-won = Alle Spiele { $totals }, gewonnen von { $winners }.
pictures-game = Spiel { $number }:
pictures-totals = Summen { $totals }
pictures-won-by = gewonnen von { $winners }
pictures-at-end = davon am Ende { $points }
pictures-deal = Runde { $number }: { $points }
pictures-total-after = { $points } (Summe { $total })
pictures-in-this-order = In dieser Reihenfolge,
