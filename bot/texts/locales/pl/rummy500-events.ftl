rummy500-events-took-one = bierze { $card } ze stosu odkrytego
rummy500-events-took = { $count ->
        [one] bierze { $count } kartę ze stosu odkrytego: { $cards }
        [few] bierze { $count } karty ze stosu odkrytego: { $cards }
        [many] bierze { $count } kart ze stosu odkrytego: { $cards }
       *[other] bierze { $count } kart ze stosu odkrytego: { $cards }
    }
rummy500-events-melded = wykłada { $cards } za **{ $points }**
rummy500-events-laid-off = dokłada { $cards } do { $meld } za **{ $points }**
rummy500-events-aces = { $aces ->
        [one] as { $each }
        [few] asy po { $each }
        [many] asy po { $each }
       *[other] asy po { $each }
    }
rummy500-events-passed = pasuje
rummy500-events-from-upcard = odkryta { $card }
rummy500-events-from-pile = stos odkryty { $cards }
rummy500-events-ended-out = { $player } kończy: { $scores }.
rummy500-events-ended-stock = Stos zakryty jest pusty, koniec rozdania: { $scores }.
rummy500-events-ended-stall = Nikt już nie dobiera ze stosu zakrytego, koniec rozdania: { $scores }.
rummy500-events-title-out = { $player } kończy z wynikiem { $points }
rummy500-events-title-out-other = { $player } kończy: najlepszy wynik ma { $winner }, { $points }
rummy500-events-title-out-tied = { $player } kończy: remis o najlepszy wynik
rummy500-events-title-stock = Stos zakryty jest pusty: najlepszy wynik ma { $winner }, { $points }
rummy500-events-title-stock-tied = Stos zakryty jest pusty: remis o najlepszy wynik
rummy500-events-title-stall = Nikt już nie dobiera: najlepszy wynik ma { $winner }, { $points }
rummy500-events-title-stall-tied = Nikt już nie dobiera: remis o najlepszy wynik
rummy500-events-sum = **{ $player }** wyłożone { $melded } − na ręce { $left } ={ "\u00A0" }**{ $score }**
rummy500-events-none-left = bez kart na ręce
