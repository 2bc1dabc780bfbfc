hand-panel-no-opening = Todavía sin combinación para abrir
hand-panel-highest = { $points ->
        [one] **{ $points }** punto en tu apertura más alta
       *[other] **{ $points }** puntos en tu apertura más alta
    }
hand-panel-enough = { $points ->
        [one] ✅ **{ $points }** punto: basta para abrir (hacen falta { $needed })
       *[other] ✅ **{ $points }** puntos: bastan para abrir (hacen falta { $needed })
    }
hand-panel-short = { $points ->
        [one] **{ $points }** punto: te faltan { $short } para abrir (hacen falta { $needed })
       *[other] **{ $points }** puntos: te faltan { $short } para abrir (hacen falta { $needed })
    }
hand-panel-left = { $how ->
        [melds-and-discard] Tus combinaciones y un descarte dejan **{ $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }**
        [discard] Un descarte deja **{ $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }**
        [melds] Tus combinaciones dejan **{ $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }**
       *[held] Tienes en la mano **{ $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }**
    }
hand-panel-must-meld = ⚠️ Tienes que bajar { $card } ahora.
hand-panel-must-meld-or-return = ⚠️ Tienes que bajar { $card } ahora, o devolverla.
hand-panel-joker-due = ⚠️ Baja o añade el comodín que tomaste antes de descartar.
hand-panel-hand-now = 🏁 Descarta { $card }: **cierras con Hand**, todo doble.
hand-panel-hand = 🏁 **Puedes cerrar con Hand**: baja todo menos { $cards }, y después descártala.
hand-panel-choose-melds = Elegir …
hand-panel-choose-cards = Elegir …
hand-panel-other-openings = Otras aperturas …
hand-panel-whole-openings = Aperturas completas …
hand-panel-round = Ronda { $round } de { $rounds }
hand-panel-no-upcard = *Sin carta descubierta.*
