actions-discard-title = Odrzuć kartę …
actions-question = **{ $action }?**
actions-yes = Tak
actions-possible = Do wyboru: { $ways }.
actions-way = { $count ->
        [one] { $verb } { $cards }
        [few] { $verb } jedną z { $cards }
        [many] { $verb } jedną z { $cards }
       *[other] { $verb } jedną z { $cards }
    }
actions-cards = { $count ->
        [one] { $count } karty
        [few] { $count } kart
        [many] { $count } kart
       *[other] { $count } kart
    }
actions-discard = odrzuć
actions-layoff = dołóż
