actions-discard-title = Descartar una carta …
actions-question = **¿{ $action }?**
actions-yes = Sí
actions-possible = Puedes { $ways }.
actions-way = { $count ->
        [one] { $verb } { $cards }
       *[other] { $verb } una de { $cards }
    }
actions-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
actions-discard = descartar
actions-layoff = añadir
