rummy500-words-take-pile = Vom Ablagestapel nehmen
rummy500-words-take = { $card } nehmen
rummy500-words-take-down = { $cards ->
        [one] { $cards } Karte bis { $card } nehmen
       *[other] { $cards } Karten bis { $card } nehmen
    }
rummy500-words-pass = Passen: die Runde endet
rummy500-words-meld = { $cards } melden · { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
rummy500-words-lay-off = { $cards } an { $meld } anlegen · { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
rummy500-words-pick = Karten wählen …
rummy500-words-pick-title = Karten wählen, die du zusammen melden oder anlegen willst …
rummy500-words-lay-all = Alles auslegen ({ $plays })
rummy500-words-lay-all-out = Alles auslegen ({ $plays }): du machst aus
rummy500-words-lay-off-all = Alles anlegen ({ $plays })
rummy500-words-lay-off-all-out = Alles anlegen ({ $plays }): du machst aus
rummy500-words-count-melds = { $melds ->
        [one] { $melds } Meldung
       *[other] { $melds } Meldungen
    }
rummy500-words-count-laid-off = { $cards ->
        [one] { $cards } Karte angelegt
       *[other] { $cards } Karten angelegt
    }
rummy500-words-count-cards = { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
rummy500-words-count-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
rummy500-words-goes-out = macht aus
rummy500-words-take-free = du kannst sie melden oder behalten, aber in diesem Zug nicht abwerfen
rummy500-words-take-meld = du musst { $card } jetzt verwenden, zum Beispiel in { $meld }
rummy500-words-take-lay-off = du musst { $card } jetzt verwenden, zum Beispiel { $cards } an { $meld }
rummy500-words-question-pass = **Passen?** Die Runde endet sofort, und dein Blatt zählt { $points } gegen dich.
rummy500-words-which-meld = An welche Meldung: { $cards }?
rummy500-words-picked = Gewählt: { $cards }
rummy500-words-pick-some = Wähl die Karten einer neuen Meldung oder Karten, die du zusammen anlegen willst.
rummy500-words-picked-count = { $count } gewählt
rummy500-words-task-use = zuerst { $card } verwenden
rummy500-words-task-discard = eine Karte abwerfen
rummy500-words-task-play = melden, anlegen und abwerfen
rummy500-words-task-take = vom Ablagestapel nehmen, oder passen und die Runde beenden
rummy500-words-task-draw = ziehen oder vom Ablagestapel nehmen
rummy500-words-task-stock = vom Stapel ziehen
rummy500-words-must-use = ⚠️ Du musst { $card } jetzt verwenden
rummy500-words-must-use-how = Melde sie oder leg sie an, vor allem anderen.
rummy500-words-cannot-discard = 🚫 { $card } einzeln genommen: Verwende oder behalte sie; abwerfen kannst du sie in diesem Zug nicht.
rummy500-words-player-cannot-discard = 🚫 { $player } kann { $card } in diesem Zug nicht abwerfen.
rummy500-words-pile-empty = Der Ablagestapel ist leer
rummy500-words-pile-title = **Ablagestapel**
rummy500-words-pile-order = { $cards ->
        [one] { $cards } Karte, älteste links, oberste rechts
       *[other] { $cards } Karten, älteste links, oberste rechts
    }
rummy500-words-stock = Stapel { $cards }
rummy500-words-in-hand = { $points ->
        [one] { $points } Punkt auf der Hand
       *[other] { $points } Punkte auf der Hand
    }
rummy500-words-melds-worth = Meldungen im Wert von { $points }
rummy500-words-own-melded = { $points } gemeldet
rummy500-words-melded = gemeldet **{ $points }**
rummy500-words-total = Summe **{ $total }**/{ $limit }
rummy500-words-ace = Ass { $values }
rummy500-words-added = { $cards } { $points } von { $player }
rummy500-words-can-take = bis hierher kannst du nehmen
rummy500-words-cannot-take = geht nicht: die Karte ließe sich nicht sofort verwenden
rummy500-words-cannot-take-top-only = geht nicht: an diesem Tisch kann man nur die oberste Karte nehmen
rummy500-words-facts-stock = Stapel { $cards }
rummy500-words-facts-dealt = { $player } hat gegeben
rummy500-words-facts-stall = { $turns ->
        [one] { $turns } von { $limit } Zügen ohne Karte vom Stapel
       *[other] { $turns } von { $limit } Zügen ohne Karte vom Stapel
    }
rummy500-words-deal = Runde { $deal }
rummy500-words-to-limit = bis { $limit }
rummy500-words-sign-use = SPIELEN
rummy500-words-sign-keep = HALTEN
