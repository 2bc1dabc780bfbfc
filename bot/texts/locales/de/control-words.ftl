control-words-group = GRUPPE
control-words-sequence = SEQUENZ
control-words-either = WAHL
control-words-steps = SCHRITTE
control-words-suit = FARBE
control-words-sum = SUMME
control-words-product = PRODUKT
control-words-primes = PRIMZAHLEN
control-words-factors = TEILER
control-words-evens = GERADE
control-words-odds = UNGERADE
control-words-rule-group = Drei oder vier Karten eines Rangs
control-words-rule-sequence = { $ace ->
    [high] Mindestens drei aufeinanderfolgende Karten einer Farbe, auch Q-K-A
   *[low] Mindestens drei aufeinanderfolgende Karten einer Farbe
}
control-words-rule-either = Eine Gruppe oder eine Sequenz
control-words-rule-steps = { $suits ->
    [any] Mindestens drei in gleichen Schritten, beliebige Farben, wie 2-5-8
   *[one] Mindestens drei einer Farbe in gleichen Schritten von 2 oder mehr, wie 2-5-8
}
control-words-rule-suit = Genau vier Karten einer Farbe
control-words-rule-sum = { $suits ->
    [any] Genau drei in beliebigen Farben; zwei ergeben zusammen die dritte
   *[one] Genau drei einer Farbe; zwei ergeben zusammen die dritte
}
control-words-rule-product = Genau drei, beliebige Farben, keine Asse; zwei davon malgenommen ergeben die dritte
control-words-rule-primes = { $suits ->
    [any] Drei oder vier verschiedene Zahlen aus 2 3 5 7 J K
   *[one] Drei oder vier einer Farbe aus 2 3 5 7 J K
}
control-words-rule-factors = { $suits ->
    [any] Mindestens drei verschiedene Zahlen, die alle die höchste teilen
   *[one] Mindestens drei einer Farbe, die alle die höchste teilen
}
control-words-rule-evens = { $suits ->
    [any] Drei oder vier verschiedene Zahlen aus 2 4 6 8 10 Q
   *[one] Drei oder vier einer Farbe aus 2 4 6 8 10 Q
}
control-words-rule-odds = { $suits ->
    [any] Drei oder vier verschiedene Zahlen aus A 3 5 7 9 J K
   *[one] Drei oder vier einer Farbe aus A 3 5 7 9 J K
}
control-words-rule = { $rule }.
control-words-next = Als Nächstes: { $kind }
control-words-next-hidden = Die nächste ist verdeckt
control-words-when = { $when ->
    [round] im nächsten Umlauf, bevor { $player } zieht
    [turn] bevor { $player } zieht
   *[deal] nur wenn der Ablagestapel umgedreht wird
}
control-words-left = { $cards ->
    [one] noch { $cards } Kontrollkarte
   *[other] noch { $cards } Kontrollkarten
}
control-words-next-reshuffled = { $when ->
    [round] Im nächsten Umlauf, bevor { $player } zieht: die gespielten Kontrollkarten, neu gemischt
    [turn] Bevor { $player } zieht: die gespielten Kontrollkarten, neu gemischt
   *[deal] Nur wenn der Ablagestapel umgedreht wird: die gespielten Kontrollkarten, neu gemischt
}
control-words-next-none = Beide gelten immer: Andere Kontrollkarten gibt es nicht.
control-words-played-by = Gespielt von { $player }
control-words-turned-up = Aufgedeckt
control-words-until-played = gilt, bis jemand eine andere spielt
control-words-until-drawn = { $cards ->
    [one] Gilt, bis im Stapel eine andere auftaucht; er hat noch { $cards } Kontrollkarte
   *[other] Gilt, bis im Stapel eine andere auftaucht; er hat noch { $cards } Kontrollkarten
}
control-words-on-next-turn = { $certain ->
    [yes] In deinem nächsten Zug:
   *[no] In deinem nächsten Zug, wenn der Ablagestapel nicht umgedreht wird:
}
control-words-waiting = Der Tisch zeigt die gültige Kontrollkarte; wenn du dran bist, sind hier die passenden Karten markiert.
control-words-hold-playable = Du hast { $kinds }; eine davon kannst du jetzt spielen.
control-words-hold = Du hast { $control }
control-words-hold-meld = Du hast { $control }: { $meld }
control-words-one-a-turn = (nur eine pro Zug)
control-words-melded = Du hast in diesem Zug schon gemeldet.
control-words-no-meld = Du hast keine Meldung für { $kinds }.
control-words-fits = Für { $kinds }: { $melds }
control-words-other-ways = { $ways ->
    [one] { $ways } andere Möglichkeit
   *[other] { $ways } andere Möglichkeiten
}
control-words-for-kinds = Für { $kinds } hast du { $melds }
control-words-closed = geschlossen
control-words-full = voll
control-words-takes = nimmt { $cards }
control-words-on-meld = { $cards } an #{ $meld }
control-words-to-lay-off = Zum Anlegen: { $cards }
control-words-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
control-words-after = { $cards ->
    [0] du machst aus
    [one] { $cards } Karte bleibt
   *[other] { $cards } Karten bleiben
}
control-words-meld = { $cards } melden
control-words-lay-off = { $cards } an #{ $number } anlegen: { $meld }
control-words-play = { $kind } spielen: { $rule }
control-words-pass = Passen: die Runde ist tot
control-words-turn-over = Ablagestapel umdrehen
control-words-whose = { $owner ->
    [own] { $kind }, deine
   *[other] { $kind }, fremd
}
control-words-lay-all = { $cards ->
    [one] Alles auslegen (1 Meldung, { $cards } Karte angelegt): { $after }
   *[other] Alles auslegen (1 Meldung, { $cards } Karten angelegt): { $after }
}
control-words-lay-off-all = { $cards ->
    [one] Alles anlegen ({ $cards } Karte): { $after }
   *[other] Alles anlegen ({ $cards } Karten): { $after }
}
control-words-dead-pass = { $times ->
    [one] **Runde beenden?** Du verzichtest auf { $upcard }, und der Ablagestapel wurde schon { $times }-mal umgedreht: Die Runde ist tot, und niemand bekommt Punkte.
   *[other] **Runde beenden?** Du verzichtest auf { $upcard }, und der Ablagestapel wurde schon { $times }-mal umgedreht: Die Runde ist tot, und niemand bekommt Punkte.
}
control-words-dead-empty = **Runde beenden?** Es gibt keine offene Karte zum Nehmen und keine Karte mehr zum Ziehen: Die Runde ist tot, und niemand bekommt Punkte.
control-words-turn-over-question = { $control ->
    [none] { $cards ->
        [one] **Ablagestapel umdrehen?** Du verzichtest auf { $upcard }: Seine { $cards } Karte wird zum Stapel, und du ziehst die oberste Karte.
       *[other] **Ablagestapel umdrehen?** Du verzichtest auf { $upcard }: Seine { $cards } Karten werden zum Stapel, die älteste oben, und du ziehst die oberste Karte.
    }
    [hidden] { $cards ->
        [one] **Ablagestapel umdrehen?** Du verzichtest auf { $upcard }: Seine { $cards } Karte wird zum Stapel, die nächste Kontrollkarte wird gespielt, und du ziehst die oberste Karte.
       *[other] **Ablagestapel umdrehen?** Du verzichtest auf { $upcard }: Seine { $cards } Karten werden zum Stapel, die älteste oben, die nächste Kontrollkarte wird gespielt, und du ziehst die oberste Karte.
    }
   *[shown] { $cards ->
        [one] **Ablagestapel umdrehen?** Du verzichtest auf { $upcard }: Seine { $cards } Karte wird zum Stapel, die nächste Kontrollkarte ({ $kind }) wird gespielt, und du ziehst die oberste Karte.
       *[other] **Ablagestapel umdrehen?** Du verzichtest auf { $upcard }: Seine { $cards } Karten werden zum Stapel, die älteste oben, die nächste Kontrollkarte ({ $kind }) wird gespielt, und du ziehst die oberste Karte.
    }
}
control-words-turn-over-times = { $limit ->
    [one] Umgedreht wird { $limit }-mal pro Runde; das ist Nummer { $number }.
   *[other] Umgedreht wird höchstens { $limit }-mal pro Runde; das ist Nummer { $number }.
}
control-words-task-draw = ziehen
control-words-task-draw-or-take = ziehen oder { $upcard } nehmen
control-words-task-turn-over = { $upcard ->
    [none] den Ablagestapel umdrehen
   *[other] { $upcard } nehmen oder den Ablagestapel umdrehen
}
control-words-task-pass = { $upcard ->
    [none] passen und die Runde beenden
   *[other] { $upcard } nehmen, oder passen und die Runde beenden
}
control-words-task-discard = eine Karte abwerfen
control-words-task-meld = melden, anlegen und abwerfen
control-words-task-lay-off = anlegen und abwerfen
control-words-taken = { $card } ist vom Ablagestapel: Du kannst sie in diesem Zug nicht abwerfen
control-words-upcard = Offen { $card }
control-words-no-upcard = Keine offene Karte
control-words-stock = { $turned ->
    [yes] Stapel { $cards } (umgedreht)
   *[no] Stapel { $cards }
}
control-words-discard-pile = Ablagestapel { $cards }
control-words-turned-over = { $limit ->
    [none] { $times }-mal umgedreht
   *[other] { $times } von { $limit }-mal umgedreht
}
control-words-near-dead = { $turns ->
    [one] ⚠️ die Runde ist nach { $turns } Zug ohne Ziehen vom Stapel, Melden oder Anlegen tot
   *[other] ⚠️ die Runde ist nach { $turns } Zügen ohne Ziehen vom Stapel, Melden oder Anlegen tot
}
