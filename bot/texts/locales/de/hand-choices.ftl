hand-choices-nothing = **Noch nichts gewählt.** Füge eine Meldung nach der anderen hinzu.
hand-choices-total = **{ $total } von { $needed }**
hand-choices-short = { $points ->
        [one] { $points } fehlt
       *[other] { $points } fehlen
    }
hand-choices-refused = { $sentence } (Regel { $rule })
hand-choices-instead = Mit deinen übrigen Karten gibt es keine Meldung; deine höchste Erstmeldung ist { $points }: { $melds }.
hand-choices-meld = { $melds ->
        [one] Auslegen
       *[other] Auslegen
    }
hand-choices-cards = Karten wählen …
hand-choices-remove = { $meld } entfernen
hand-choices-more = Mehr Meldungen ({ $page } von { $pages })
hand-choices-add = Meldung hinzufügen …
hand-choices-value = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
hand-choices-kind-and-value = { $kind ->
        [set] Satz
       *[run] Folge
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
hand-choices-which-joker = Wofür steht der Joker?
hand-choices-as = Als …
hand-choices-all-cards = Wähl alle Karten einer Meldung.
hand-choices-cards-of-meld = Die Karten einer Meldung …
