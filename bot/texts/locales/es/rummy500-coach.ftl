rummy500-coach-play = { $points ->
        [one] Anota { $points } punto
       *[other] Anota { $points } puntos
    } y { $left ->
        [one] te deja { $left } punto en la mano.
       *[other] te deja { $left } puntos en la mano.
    }
rummy500-coach-take = { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en contra { $cards ->
        [one] mientras la tengas en la mano.
       *[other] mientras las tengas en la mano.
    }
rummy500-coach-discard = { $left ->
        [one] Te deja { $left } punto en la mano.
       *[other] Te deja { $left } puntos en la mano.
    }
rummy500-coach-feeds = Cualquiera puede tomarla y añadirla a { $meld }.
rummy500-coach-draw = Tus cartas cuentan { $points } en contra.
