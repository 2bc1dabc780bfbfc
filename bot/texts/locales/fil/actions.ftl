actions-discard-title = Magtapon ng baraha …
actions-question = **{ $action }?**
actions-yes = Oo
actions-possible = Puwede mong gawin: { $ways }.
actions-way = { $count ->
        [1] { $verb } { $cards }
        [one] { $verb } isa sa { $cards }
       *[other] { $verb } isa sa { $cards }
    }
actions-cards = { $count } baraha
actions-discard = itapon ang
actions-layoff = isapaw ang
