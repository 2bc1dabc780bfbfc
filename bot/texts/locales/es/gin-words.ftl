gin-words-pass = Pasar
gin-words-pass-wall = Pasar: la mano queda en tablas
gin-words-knock = Cerrar con { $card } ({ $left })
gin-words-gin = ¡Gin! Descartar { $card }
gin-words-wall-knock = Tomar { $upcard }, cerrar con { $card } ({ $left })
gin-words-wall-gin = Tomar { $upcard }, ¡gin! Descartar { $card }
gin-words-big-gin = ¡Gran gin! Las once cartas
gin-words-wall-big-gin = Tomar { $upcard }: ¡gran gin!
gin-words-lay-off = { $cards ->
        [none] No añadir nada, deja { $left }
       *[cards] Añadir { $cards }, deja { $left }
    }
gin-words-otherwise = Cerrar con otra carta …
gin-words-pick = Elegir cartas que añadir …
gin-words-shows-both = Cerrar termina la mano y muestra las cartas de los dos.
gin-words-arranged = las combinaciones se ordenan solas
gin-words-melds = combina { $melds }
gin-words-keep = guarda { $melds }
gin-words-keep-none = no guarda ninguna combinación
gin-words-question = **¿Cerrar?** Descartar { $card } y cerrar con { $left }.
gin-words-question-wall = **¿Cerrar?** Tomar { $upcard }, descartar { $card } y cerrar con { $left }.
gin-words-task-first-upcard = tomar la carta descubierta o pasar
gin-words-task-forced-stock = robar del mazo
gin-words-task-draw = robar, o tomar la carta descubierta
gin-words-task-discard = descartar una carta
gin-words-task-discard-or-knock = descartar una carta, o cerrar
gin-words-task-wall = tomar la última descubierta y cerrar, o pasar
gin-words-task-defence = añadir a las combinaciones de quien cerró
gin-words-deadwood = Cartas sueltas: **{ $points }**
gin-words-deadwood-after = Cartas sueltas después de descartar: al menos **{ $points }**
gin-words-may-knock = { $limit ->
        [0] solo gin
       *[points] puedes cerrar con { $limit } o menos
    }
gin-words-knock-limit = { $limit ->
        [0] solo gin
       *[points] límite para cerrar { $limit }
    }
gin-words-by-upcard = (primera descubierta { $card })
gin-words-double = esta mano vale doble
gin-words-goal-hollywood = tres juegos a{ "\u00A0" }{ $target }
gin-words-game = juego{ "\u00A0" }{ $game } **{ $scores }**
gin-words-game-won = juego{ "\u00A0" }{ $game } **{ $scores }** ({ $winner })
gin-words-knocked = { $player } cerró: { $cards }
