gin-events-passed = pasó
gin-events-knocked = { $taken ->
        [none] descartó { $card }: **cierra con { $left }**
       *[card] tomó { $taken } y descartó { $card }: **cierra con { $left }**
    }
gin-events-gin = { $taken ->
        [none] descartó { $card }: **gin**
       *[card] tomó { $taken } y descartó { $card }: **gin**
    }
gin-events-big-gin = { $taken ->
        [none] hace **gran gin**
       *[card] tomó { $taken } y hace **gran gin**
    }
gin-events-defended = { $cards ->
        [none] tiene { $left } en cartas sueltas
       *[cards] añadió { $cards } y tiene { $left } en cartas sueltas
    }

gin-events-ended-push = Nadie anota.
gin-events-ended-draw = La mano queda en tablas.
gin-events-ended = { $player } anota **{ $points }**.

gin-events-title-draw = Tablas: nadie anota
gin-events-title-push = Las mismas sueltas: nadie anota
gin-events-title-gin = ¡Gin! { $player } anota { $points }
gin-events-title-big-gin = ¡Gran gin! { $player } anota { $points }
gin-events-title-knock = { $player } cierra y anota { $points }
gin-events-title-undercut = ¡Undercut! { $player } anota { $points }

gin-events-discarded = descartó { $card }
gin-events-laid-off = añadió { $cards }
gin-events-no-deadwood = { $melds } = nada suelto
gin-events-sum-push = { $high } − { $low } = 0: nadie anota
gin-events-sum-knock = **{ $high } − { $low } = { $difference }{ $multiplier ->
        [1] { "" }
       *[more] , × { $multiplier } por la pica = { $points }
    }** para { $player }
gin-events-sum-gin = **{ $deadwood } de sueltas + { $bonus } { $kind ->
       *[gin] gin
        [big-gin] gran gin
        [undercut] undercut
    } = { $sum }{ $multiplier ->
        [1] { "" }
       *[more] , × { $multiplier } por la pica = { $points }
    }** para { $player }
gin-events-sum-undercut = **{ $high } − { $low } = { $difference }, + { $bonus } undercut = { $sum }{ $multiplier ->
        [1] { "" }
       *[more] , × { $multiplier } por la pica = { $points }
    }** para { $player }

gin-events-added = + al final: { $bonuses }
gin-events-added-to-game = + al final de un juego: { $bonuses }
gin-events-box-bonus = { $points } por cada mano ganada
gin-events-game-bonus = { $of ->
        [game] { $points } por el juego
       *[match] { $points } por la partida
    }
gin-events-shut-out = { $points } por dejar a cero
gin-events-shut-out-doubles = dejar a cero dobla el total
