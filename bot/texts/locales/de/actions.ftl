actions-discard-title = Karte abwerfen …
actions-question = **{ $action }?**
actions-yes = Ja
actions-possible = Möglich: { $ways }.
actions-way = { $count ->
        [one] { $cards } { $verb }
       *[other] eine von { $cards } { $verb }
    }
actions-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
actions-discard = abwerfen
actions-layoff = anlegen
