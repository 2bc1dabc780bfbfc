hand-choices-nothing = **Todavía no has elegido nada.** Añade las combinaciones de una en una.
hand-choices-total = **{ $total } de { $needed }**
hand-choices-short = { $points ->
        [one] falta { $points }
       *[other] faltan { $points }
    }
hand-choices-refused = { $sentence } (regla { $rule })
hand-choices-instead = Entre tus otras cartas no hay ninguna combinación; tu apertura más alta es { $points }: { $melds }.
hand-choices-meld = { $melds ->
        [one] Bajarla
       *[other] Bajarlas
    }
hand-choices-cards = Elegir cartas …
hand-choices-remove = Quitar { $meld }
hand-choices-more = Más combinaciones ({ $page } de { $pages })
hand-choices-add = Añadir una combinación …
hand-choices-value = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
hand-choices-kind-and-value = { $kind ->
        [set] grupo
       *[run] escalera
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
hand-choices-which-joker = ¿Qué carta es el comodín?
hand-choices-as = Como …
hand-choices-all-cards = Elige todas las cartas de una combinación.
hand-choices-cards-of-meld = Las cartas de una combinación …
