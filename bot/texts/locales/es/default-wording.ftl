default-wording-yes = sí
default-wording-no = no
default-wording-no-limit = sin límite
default-wording-extra = { $points ->
        [one] { $points } punto extra
       *[other] { $points } puntos extra
    }
default-wording-draw = Robar del mazo
default-wording-take = Tomar { $card }
default-wording-upcard = la carta descubierta
default-wording-discard = Descartar { $card }

default-wording-drew = robó del mazo
default-wording-drew-card = robó { $card } del mazo
default-wording-took = tomó { $card }
default-wording-discarded = descartó { $card }
default-wording-paid = { $chips ->
        [one] cobró { $chips } ficha de { $payer } por { $purpose }
       *[other] cobró { $chips } fichas de { $payer } por { $purpose }
    }

default-wording-finished-turn = { $player }: { $plays } → { $discard }
default-wording-from-stock = mazo
default-wording-card-from-stock = mazo { $card }
default-wording-from-pile = descubierta { $card }
default-wording-only-move = (única jugada)

default-wording-stock = Mazo { $count }
default-wording-upcard-stock = Descubierta { $card } · mazo { $count }
default-wording-upcard-and-stock = Descubierta{ "\u00A0" }· mazo { $count }
default-wording-each = { $cards ->
        [one] { $cards } carta por jugador
       *[other] { $cards } cartas por jugador
    }
default-wording-held = { $cards ->
        [one] { $player }{ "\u00A0" }{ $cards }{ "\u00A0" }carta
       *[other] { $player }{ "\u00A0" }{ $cards }{ "\u00A0" }cartas
    }
default-wording-dealt = repartió{ "\u00A0" }{ $player }

default-wording-won = { $ending }: { $player } gana la mano
default-wording-gained-points = { $count ->
        [one] { $player }: **{ $gain }** punto
       *[other] { $player }: **{ $gain }** puntos
    }
default-wording-gained-chips = { $count ->
        [one] { $player }: **{ $gain }** ficha
       *[other] { $player }: **{ $gain }** fichas
    }
default-wording-sweep = partida sin perder una mano
