hand-words-meld = { $melds } melden
hand-words-open = Mit { $points } herauskommen
hand-words-open-with = Mit { $points } herauskommen: { $melds }
hand-words-lay-off = { $joker ->
        [none] { $end ->
            [low] { $card } unten an { $meld } anlegen
            [high] { $card } oben an { $meld } anlegen
           *[none] { $card } an { $meld } anlegen
        }
       *[card] { $end ->
            [low] { $card } als { $joker } unten an { $meld } anlegen
            [high] { $card } als { $joker } oben an { $meld } anlegen
           *[none] { $card } als { $joker } an { $meld } anlegen
        }
    }
hand-words-exchange = { $cards } gegen den Joker in { $meld } tauschen
hand-words-put-back = { $card } zurücklegen
hand-words-put-it-back = Zurücklegen
hand-words-ask-redeal = Neu geben lassen
hand-words-no-redeal = Nicht neu geben
hand-words-discard-out = { $card } abwerfen: ausmachen
hand-words-discard-hand = { $card } abwerfen: Hand!
hand-words-pass = Passen: die Runde endet
hand-words-lay-all = Alles auslegen
hand-words-lay-all-cards = Alles auslegen: { $cards }
hand-words-open-all = Mit { $points } heraus, Rest auslegen
hand-words-open-all-cards = Mit { $points } heraus, Rest auslegen: { $cards }
hand-words-then-out = dann mit { $card } ausmachen
hand-words-then-hand = dann mit { $card } Hand
hand-words-out = du machst aus
hand-words-out-hand = du machst mit einer Hand aus
hand-words-note-hand = dann { $card } abwerfen: eine Hand, alles doppelt
hand-words-note-leaves = übrig: { $cards }
hand-words-note-no-hand = dann ist es keine Hand mehr
hand-words-note-goes-out = macht aus
hand-words-note-goes-out-hand = macht mit einer Hand aus, alles doppelt
hand-words-task-redeal = neu geben lassen oder nicht
hand-words-task-starter = als Erstes abwerfen
hand-words-task-draw = ziehen
hand-words-task-pass = passen: keine Karte mehr zu ziehen
hand-words-task-draw-or-take = ziehen oder { $card } nehmen
hand-words-task-pass-or-take = passen oder { $card } nehmen
hand-words-task-meld-card = { $card } melden
hand-words-task-open = mit { $points } herauskommen oder eine Karte abwerfen
hand-words-task-meld = melden
hand-words-task-lay-off = anlegen
hand-words-task-exchange = tauschen
hand-words-task-discard = eine Karte abwerfen
hand-words-upcard = Offen { $card }
hand-words-no-upcard = Keine offene Karte
hand-words-pile = Ablagestapel { $cards }
hand-words-stock = Stapel { $cards }
hand-words-pile-first = Ablagestapel { $cards }
hand-words-stock-first = Stapel { $cards }
hand-words-reshuffled = { $times ->
        [one] { $times }-mal neu gemischt
       *[other] { $times }-mal neu gemischt
    }
hand-words-dealt = { $player } hat gegeben
hand-words-to-open = { $points } zum Herauskommen
hand-words-to-open-raised = { $points } zum Herauskommen (zuletzt { $last })
hand-words-order = gegen{ "\u00A0" }den{ "\u00A0" }Uhrzeigersinn{ "\u00A0" }↺
hand-words-has-opened = ✅{ "\u00A0" }herausgekommen
hand-words-rounds = { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
hand-words-lowest-wins = (wenigste Punkte{ "\u00A0" }gewinnen)
