rankings-command-leaderboard = Los mejores jugadores de un juego en este servidor
rankings-command-stats = Estadísticas de un miembro: rating con el tiempo, récords, rivales
rankings-command-history = Las partidas de un miembro, la última primero, y cómo cambió su rating
rankings-command-season = Temporadas de la clasificación
rankings-command-season-list = Todas las temporadas de este servidor
rankings-command-season-end = Terminar la temporada: su tabla se guarda y empieza la siguiente (moderadores)

rankings-option-game = Qué juego
rankings-option-game-or-last = Qué juego (si no: el último de aquí)
rankings-option-period = Qué periodo (si no: desde siempre)
rankings-option-season = El número de una temporada (si no: la actual)
rankings-option-member = Qué miembro (si no: tú)
rankings-option-against = Mostrar también el balance contra este miembro
rankings-option-season-name = Un nombre para la temporada que termina
rankings-option-confirm = Sí, terminarla
rankings-option-luck = Ordenar a los miembros por resultados sin la suerte

rankings-without-luck = Sin la suerte
rankings-with-luck = Resultados reales
rankings-older = Anteriores
rankings-newest = Últimas
rankings-back = Volver a las partidas
rankings-choose-match = Elige una partida: cambio de rating y repetición …
rankings-board = Clasificación
rankings-matches = Partidas

rankings-nobody = En esta tabla no hay nadie todavía. Solo cuentan para el rating las partidas sin la máquina; `/table open` abre una mesa.
rankings-no-matches = No ha terminado ninguna partida todavía.
rankings-no-more-matches = No hay partidas anteriores.
rankings-not-rated = Esa partida no cambió ningún rating.
rankings-computer = La máquina y los bots no tienen rating, récords ni rachas.
rankings-season-gone = Entretanto alguien ha terminado la temporada.
rankings-oneself = Nadie juega contra sí mismo.

rankings-allowed-period = solo con el periodo season
rankings-allowed-season = un número de 1 a { $last }

rankings-not-played = { $moves ->
    [one] Esa partida no contó: alguien la dejó, o dejó jugar a la máquina, con menos de { $moves } jugada propia. Se devolvieron todas las fichas. `/help topic:ratings`
   *[other] Esa partida no contó: alguien la dejó, o dejó jugar a la máquina, con menos de { $moves } jugadas propias. Se devolvieron todas las fichas. `/help topic:ratings`
}

rankings-help =
    ### Ratings
    Cada juego tiene su propio rating. Empiezas con 1500 ± 500. Ganar a un rating más alto da mucho, a uno más bajo, poco; `/results history` muestra el cálculo de cada partida. Un rating es provisional hasta que { $provisional ->
        [one] cuente { $provisional } partida.
       *[other] cuenten { $provisional } partidas.
    }
    { "*" }*Cuentan** las partidas sin la máquina. Las temporadas terminan, los ratings siguen.
    { "*" }*Contra la máquina** Una partida que juegas en solitario contra la máquina cambia otro rating, aparte del que tienes entre personas: `/results stats` lo muestra; las clasificaciones, no. *normal* tiene ahí 1500, los otros niveles lo que dieron sus partidas entre ellos, y el suyo nunca cambia. Se permiten pistas. Una partida así cuenta entera.
    { "*" }*Qué partidas cuentan** Todos tienen que jugar: al menos { $moves ->
        [one] { $moves } jugada propia
       *[other] { $moves } jugadas propias
    }, o todas las suyas en una partida que termina antes. Las que hace la máquina, o después de acabarse el tiempo, no son propias. Si alguien abandona o se ausenta antes, la partida no cuenta para el rating, no cuenta ninguna victoria ni racha, y se devuelven todas las apuestas y pagos. Para quien abandonó cuenta como no terminada, lo que baja su fiabilidad (`/results stats`).
    { "*" }*Los mismos rivales** Dentro de { $days ->
        [one] { $days } día
       *[other] { $days } días
    }, todas las partidas entre los mismos dos miembros cuentan juntas por menos de { $most }: las primeras { $full } cuentan enteras; la siguiente, la mitad; la otra, un cuarto, y así sucesivamente. Las más antiguas dejan de contar para esto. En una mesa más grande deciden los dos que más se han enfrentado.
    -# Las partidas anteriores a una regla conservan su rating. El modelo es Plackett–Luce de OpenSkill.

rankings-period-day = Hoy
rankings-period-week = Esta semana
rankings-period-month = Este mes
rankings-period-season = Temporada
rankings-period-all = Desde siempre
rankings-button-day = Día
rankings-button-week = Semana
rankings-button-month = Mes
rankings-button-season = Temporada
rankings-button-all = Todo
rankings-button-season-number = Temporada { $number }

rankings-outcome-won = 🏆 **Ganada**
rankings-outcome-lost = ⚪ Perdida
rankings-outcome-drawn = 🤝 Empatada
rankings-outcome-abandoned = 🚪 Abandonada

rankings-rated = { $pool ->
    [computers] rating contra la máquina { $change }
   *[people] rating { $change }
}
rankings-unrated = sin rating
rankings-unrated-not-played = sin rating: no jugaron todos

rankings-asked = **Fiabilidad** { $percent } % de partidas terminadas, salvo quien empieza
rankings-changes = 📈 **Ratings** { $changes }
rankings-changes-computers = 📈 **Rating contra la máquina** { $changes }
rankings-provisional-legend = { $matches ->
    [one] ? provisional: menos de { $matches } partida con rating
   *[other] ? provisional: menos de { $matches } partidas con rating
}
rankings-uncounted = 📈 **Sin rating**: { $players } con menos de { $moves ->
    [one] { $moves } jugada propia.
   *[other] { $moves } jugadas propias.
}
rankings-uncounted-chips = Se devolvieron todas las fichas.
rankings-uncounted-help = `/help topic:ratings` explica qué partidas cuentan

rankings-order-rating = el rating más alto primero, los provisionales al final
rankings-order-wins = más victorias primero
rankings-utc = UTC
rankings-utc-week = desde el lunes, UTC

rankings-won = ganadas { $won } de { $matches }
rankings-won-first = ganadas **{ $won }** de { $matches }
rankings-rating = **{ $rating }** ± { $uncertainty }
rankings-rating-provisional = **{ $rating }** ± { $uncertainty }, provisional
rankings-rating-plain = { $rating } ± { $uncertainty }
rankings-rating-plain-provisional = { $rating } ± { $uncertainty }, provisional

rankings-own-none = Todavía no estás en esta tabla.
rankings-own = Tú: puesto { $place } · { $row }
rankings-own-beyond = Tú: más allá del puesto { $place } · { $row }

rankings-no-luck = { $matches ->
    [one] En esta tabla no hay nadie todavía: hace falta { $matches } partida con rating en este periodo con su suerte medida, lo que se hace solo después de cada partida.
   *[other] En esta tabla no hay nadie todavía: hacen falta { $matches } partidas con rating en este periodo con su suerte medida, lo que se hace solo después de cada partida.
}
rankings-luck-period = { $unit ->
    [chips] **{ $when }** · fichas por mano sin la suerte, los mejores primero
   *[points] **{ $when }** · puntos por mano sin la suerte, los mejores primero
}
rankings-luck-row = **{ $earned }** · suerte { $luck } · { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}
rankings-luck-legend = ±: confianza del 95 %; si dos intervalos se solapan, esos miembros pueden ser igual de buenos. `/help topic:review` explica la suerte.

rankings-none = Sin rating entre personas todavía: hace falta una partida sin la máquina.
rankings-matches-rated = { $matches ->
    [one] { $matches } partida con rating
   *[other] { $matches } partidas con rating
}
rankings-matches-provisional = { $matches ->
    [one] Provisional: { $matches } de { $enough } partidas con rating
   *[other] Provisional: { $matches } de { $enough } partidas con rating
}
rankings-against-computers = **Rating contra la máquina** { $rating } ± { $uncertainty } ({ $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
})
rankings-against-computers-provisional = **Rating contra la máquina** { $rating } ± { $uncertainty } (provisional, { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
})

rankings-story-none = Todavía no hay ninguna partida con rating.
rankings-story-one = { $game }: una partida con rating, el { $day }; el rating es { $now }.
rankings-story-all = { $game }, rating después de cada una de { $matches ->
    [one] { $matches } partida con rating
   *[other] { $matches } partidas con rating
}, { $days }.
rankings-story-last = { $game }, rating después de las últimas { $shown } de { $matches ->
    [one] { $matches } partida con rating
   *[other] { $matches } partidas con rating
}, { $days }.
rankings-story-days = { $first } a { $last }
rankings-story-from = De { $before } a { $now }.
rankings-story-best = El más alto { $best } el { $best_day }, el más bajo { $worst } el { $worst_day }.
rankings-story-changes = Últimos cambios: { $changes }.
rankings-story-provisional = Los ratings anteriores a la partida { $enough } son provisionales.

rankings-records = **Récords** { $records }
rankings-record-rating = rating { $rating }
rankings-record-streak = { $wins ->
    [one] { $wins } victoria seguida
   *[other] { $wins } victorias seguidas
}
rankings-record-margin = { $unit ->
    [chips] una victoria por { $count ->
        [one] { $points } ficha
       *[other] { $points } fichas
    }
   *[points] una victoria por { $count ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
}
rankings-record-deal = { $unit ->
    [chips] { $count ->
        [one] { $points } ficha
       *[other] { $points } fichas
    } en una mano
   *[points] { $count ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en una mano
}
rankings-firsts = **Primera vez** { $firsts }

rankings-matches-ended = **Partidas** { $counts }
rankings-count-won = ganadas { $matches }
rankings-count-lost = perdidas { $matches }
rankings-count-drawn = empatadas { $matches }
rankings-count-resigned = abandonadas { $matches }

rankings-between = { $level ->
    [0] { $ahead } : { $behind }
    [one] { $ahead } : { $behind }, { $level } empate
   *[other] { $ahead } : { $behind }, { $level } empates
}
rankings-opponents = **Rivales más frecuentes** (delante : detrás)
rankings-opponent = { $member } { $record } en { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}
rankings-against = **Contra { $member }** { $record } en { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
} (delante : detrás)
rankings-against-none = **Contra { $member }** ninguna partida de este juego todavía
rankings-reliability = **Fiabilidad** terminadas { $finished } de { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
} ({ $percent } %), en todos los juegos
rankings-reliability-none = **Fiabilidad** ninguna partida con otras personas todavía

rankings-table = Mesa { $number }
rankings-table-in = Mesa { $number } en { $channel }
rankings-score-against = **{ $score }** contra { $others }
rankings-score-with = **{ $score }** con { $partners } contra { $others }
rankings-more-players = { $count } más
rankings-a-computer = 🤖 la máquina
rankings-place = puesto { $place }
rankings-place-of = puesto { $place } de { $sides }

rankings-step-before = **Antes** de la partida el rating era { $rating } ± { $uncertainty }.
rankings-step-partners = Los ratings de una pareja se suman.
rankings-step-chance = { $tied ->
    [1] **Probabilidad de ganar**, según todos los ratings: { $chance } %. Puesto esperado: { $expected } de { $sides }. Puesto real: **{ $place }**.
   *[other] **Probabilidad de ganar**, según todos los ratings: { $chance } %. Puesto esperado: { $expected } de { $sides }. Puesto real: **{ $place }**, compartido por { $tied }.
}
rankings-step-surprise = **Sorpresa**: { $due } por quedar primero entre los restantes, menos las probabilidades de quedar primero en cada puesto hasta el real: { $due } − { $chances } = **{ $surprise }**
rankings-step-weight = **Peso**: la incertidumbre propia al cuadrado, dividida entre la de toda la mesa: { $formula }
rankings-step-change = **Cambio**: { $formula }
rankings-step-change-share = **Cambio**: { $formula }, de lo que cuenta el **{ $share } %**: dos de la mesa se han enfrentado a menudo en { $days ->
    [one] { $days } día
   *[other] { $days } días
} (`/help topic:ratings`)
rankings-step-after = **Después** de la partida el rating es { $rating } ± { $uncertainty }. Fue la partida con rating número { $number }.
rankings-step-after-provisional = **Después** de la partida el rating es { $rating } ± { $uncertainty }. Fue la partida con rating número { $number }, así que es provisional hasta la { $enough }.
rankings-result = { $pool ->
    [computers] { $member } **{ $before } → { $after }** ({ $change }) contra la máquina
   *[people] { $member } **{ $before } → { $after }** ({ $change })
}
rankings-result-other = { $member }, puesto { $place }: { $before } → { $after } ({ $change })
rankings-result-computer = 🤖 máquina, nivel { $level }, puesto { $place }: { $rating }, que nunca cambia

rankings-seasons = Temporadas
rankings-season-number = Temporada { $number }
rankings-season-named = Temporada { $number } { $name }
rankings-span-since = desde { $begun }
rankings-span-from-first = desde la primera partida
rankings-span-from-to = { $begun } a { $ended }
rankings-ending =
    ### ¿Terminar la temporada { $number }?
    Va { $span } y se llamará { $name }. Su tabla se guarda, y la siguiente temporada empieza enseguida; los ratings siguen. No se puede deshacer. Para terminarla, usa el comando otra vez con `confirm` en True.
rankings-ended = **{ $season }** ha terminado. Su tabla se guarda: `/results leaderboard period:season season:{ $number }`. Ha empezado la temporada { $next }.
rankings-ended-at = **{ $season }** ha terminado ({ $when }). Su tabla se guarda: `/results leaderboard period:season season:{ $number }`. Ha empezado la temporada { $next }.

rankings-here = Este servidor
rankings-in-pool = Bolsa de jugadores
rankings-with-friends = Amigos
