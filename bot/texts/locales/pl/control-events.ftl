control-events-control = { $occasion ->
    [held] zagrywa 🎴 **{ $kind }**
    [round] odkrywa 🎴 **{ $kind }** na tę rundę
   *[other] odkrywa 🎴 **{ $kind }**
}
control-events-took-hidden = bierze nową
control-events-took = bierze za nią **{ $kind }**
control-events-reshuffled = { $cards ->
        [one] tasuje ponownie { $cards } kartę kontrolną
        [few] tasuje ponownie { $cards } karty kontrolne
        [many] tasuje ponownie { $cards } kart kontrolnych
       *[other] tasuje ponownie { $cards } kart kontrolnych
    }
control-events-turned-over = { $cards ->
        [one] odwraca stos odkryty ({ $cards } karta)
        [few] odwraca stos odkryty ({ $cards } karty)
        [many] odwraca stos odkryty ({ $cards } kart)
       *[other] odwraca stos odkryty ({ $cards } kart)
    }
control-events-melded = wykłada { $cards } ({ $kind })
control-events-laid-off = dokłada { $cards } do { $meld }
control-events-dead = Rozdanie jest martwe: nikt nie dostaje punktów.
control-events-goes-out = { $player } **kończy**.
control-events-title-dead = Martwe rozdanie: nikt nie dostaje punktów
control-events-title-penalty = { $player } kończy; pozostali tracą punkty za swoje karty
control-events-title-out = { $player } kończy i dostaje { $points }
control-events-held-none = **{ $player }** kończy: **0**
control-events-held = **{ $player }** ma { $cards } = { $sum }: **{ $points }**
control-events-no-meld = **{ $player }** bez układu: **0**
control-events-scored = **{ $player }** { $melds }: **{ $points }**
control-events-not-out = **{ $player }** ma wyłożone { $melds }, ale nie kończy: **0**
