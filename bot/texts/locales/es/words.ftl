words-hand = Mis cartas
words-rules = Reglas
words-resign = Abandonar
words-resign-sure = Sí, abandonar
words-back = Volver
words-payments = Pagos
words-rules-menus = Reglas …
words-decline = Rechazar
words-by-lot = 🎲 Parejas al azar
words-sheet = Hoja de puntos
words-away = Ya volví
words-refresh = Actualizar
words-join = Unirse
words-leave = Salir
words-start = Empezar
words-close = Cerrar
words-again = Jugar otra vez
words-next = Siguiente mano
words-next-ready = Siguiente mano (listos: { $ready } de { $people })
words-scores = Resultados
words-practice = Practicar contra la máquina
words-sort-melds = Por combinaciones
words-sort-suit = Por palo
words-sort-rank = Por valor

words-add-computers = 🤖 Sentar a la máquina o buscar a cualquiera …
words-choose-rule = Las demás reglas …
words-choose-rule-of = Las demás reglas … ({ $menu } de { $menus })
words-partner = Elegir mi pareja …
words-topics = Elige un tema …
words-add-computer = Un asiento para la máquina: { $level }
words-fill = { $free ->
        [one] { $free } asiento para la máquina: { $level }
       *[other] { $free } asientos para la máquina: { $level }
    }
words-other-value = { $option }: otro valor …
words-signs = Signos en las imágenes
words-short = El juego en pocas palabras

words-all-rules = reglas
words-rules-about = Quien organiza la mesa puede cambiarlas hasta que empiece la partida; se avisa a todos los que están en la mesa.
words-free = *libre*
words-kept = *reservado para* { $member } *hasta las* { $time }
words-player-computer = { $player } · máquina
words-player-level = { $player } · máquina, { $level }
words-player-host = { $player } · organiza
words-lobby = En la sala: { $players } · { $free ->
        [0] todo listo para empezar
        [one] { $free } asiento libre
       *[other] { $free } asientos libres
    }
words-lobby-closes = Esperando jugadores · se cierra { $time }
words-lobby-rules = **Reglas** { $rules }
words-lobby-turn = **Tiempo por turno** { $time }
words-played-for = **Fichas de juego** { $stakes } · { $minimum } para sentarse
words-stakes-chip = una ficha vale { $worth }
words-stakes-pot = cada jugador apuesta { $chips } para quien gane
words-stakes-point = { $chips } por cada punto de diferencia
words-seat = en el asiento { $seat }

words-level-easy = fácil
words-level-normal = normal
words-level-strong = fuerte
words-level-expert = experto
words-level-rated = { $level } ({ $rating })
words-level-players = { $players }: { $level }
words-level-rating = rating { $rating } en { $game }
words-level-faults = { $level }: { $faults }.

words-help-people = **Con gente** `/table open` abre una mesa: los demás pulsan **Unirse**, tú eliges las reglas en **Reglas …** y pulsas **Empezar**. O reta a un miembro: abre su menú y luego Aplicaciones.
words-help-cards = **Tus cartas** llegan por mensaje directo, quizá a Solicitudes de mensajes; **Mis cartas**, debajo de la mesa, te las muestra solo a ti.
words-help-suits = Palos: `♠` picas, `♣` tréboles, `♦` diamantes, `♥` corazones; puedes escribir `10D`, `10♦` o `td`.
words-help-time = Si no juegas a tiempo, la máquina juega por ti hasta que pulses **Ya volví**.
words-help-chips = Fichas de juego: no tienen valor en dinero y no se compran, venden ni canjean.
words-help-direct =
    ### Cardroom
    Juegos de rummy, repartidos en los canales de un servidor. Las mesas se abren allí; tus cartas llegan aquí, y juegas con los botones que tienen debajo.
words-help-direct-cards = **Tus cartas** `/hand` las muestra otra vez · **Hoja de puntos** `/results sheet`
words-help-direct-commands = **Reglas** `/learn rules` · **Reparto limpio** `/fair about` · **Tú** `/settings me`, `/settings privacy about`
words-play-now =
    ### Jugar ya
    Un toque abre una mesa, sienta a la máquina y reparte.
words-topic-commands = Todos los comandos
words-topic-moves = Comandos para jugar; los botones hacen lo mismo
words-topic-results = Comandos de resultados y fichas
words-topic-tournaments = Comandos de torneos
words-topic-computers = La máquina, y lo bien que juega
words-topic-review = Pistas y análisis, y cómo funcionan
words-topic-fair = Reparto limpio, y cómo puede comprobarlo cualquiera
words-topic-ratings = Ratings, y qué partidas cuentan
words-help-computers = La máquina
words-help-levels = **fácil** comete los errores de quien empieza · **normal** juega con sensatez · **fuerte** cuenta las cartas en las decisiones que más importan · **experto** cuenta en todas las decisiones, sabe por muchas manos lo que valen unas cartas, y en las decisiones reñidas juega hasta cientos de manos simuladas que encajan con lo que ha visto. Ninguno sabe más de lo que sabría un jugador en su asiento.
words-help-ratings = Los números son ratings contra la máquina, como el tuyo en `/results stats`. Quien empieza tiene 1500, igual que normal; con 200 puntos más se ganan 64 de 100 partidas, con 400 más, 76. Los niveles se midieron en partidas entre ellos, con las mismas barajas y los asientos cambiados.

words-no-sheet = Todavía no ha terminado ninguna mano.
words-so-far = números pequeños: total acumulado
words-no-payments = Nadie ha pagado nada todavía.
words-ready = ✅ Anotado. La siguiente mano empieza cuando todos la pidan.
words-no-message = ¿No hay mensaje? Mira en Solicitudes de mensajes o pulsa **Mis cartas**.
words-next-hand = ✅ Tus próximas cartas llegarán en otro mensaje.
words-while-away = **Durante tu ausencia:**
words-no-hand = Aquí no se han repartido cartas.
words-empty-hand = *No te quedan cartas.*
words-resigned = Has abandonado; la máquina juega por ti.
words-played-for-you = 💤 La máquina juega por ti.
words-waited-for = ⏸️ No hay nadie; la mesa espera.
words-unusual = distinto de las reglas normales
words-no-tables = Aquí no se juega ninguna partida. `/table open` abre una mesa.

words-state-lobby = Esperando jugadores.
words-state-playing = Entre dos manos.
words-state-paused = ⏸️ En pausa.
words-state-over = La partida ha terminado.
words-state-closed = Cerrada.
words-state-broken = ⚠️ No se puede continuar.
words-record-broken = ⚠️ El registro de esta partida ya no se puede leer. Un moderador puede cerrar la mesa con `/table close`.
words-shuffling = Se están barajando las cartas.
words-put-off = Estuve sin conexión durante { $unit ->
        [day] { $count ->
            [one] { $count } día
           *[other] { $count } días
        }
        [hour] { $count ->
            [one] { $count } hora
           *[other] { $count } horas
        }
        [minute] { $count ->
            [one] { $count } minuto
           *[other] { $count } minutos
        }
       *[second] { $count ->
            [one] { $count } segundo
           *[other] { $count } segundos
        }
    }; todos los relojes se pararon ese tiempo.
words-next-by-itself = Siguiente mano { $time }
words-more = … y { $count } más.
words-deals = { $deals ->
        [one] { $deals } mano
       *[other] { $deals } manos
    }
words-goal = a{ "\u00A0" }{ $points }
words-deal-number = mano{ "\u00A0" }{ $deal }
words-paused = ⏸️ La mesa está en pausa: { $reason }. Los relojes están parados.
words-paused-simply = ⏸️ La mesa está en pausa. Los relojes están parados.
words-paused-ends = Si nada cambia, la partida termina sin resultado { $time }.
words-closed = { $why ->
        [moderator] { $by } (moderación) ha cerrado esta mesa; no gana nadie.
        [player] { $by } ha puesto fin a esta partida porque no podía seguir; no gana nadie.
        [idle] Esta partida ha terminado porque nadie jugó durante mucho tiempo; no gana nadie.
        [paused] Esta partida ha terminado porque estuvo demasiado tiempo en pausa; no gana nadie.
        [tournament] Esta partida ha terminado antes de tiempo; el torneo decide su resultado.
       *[other] Esta mesa está cerrada; no gana nadie.
    }
words-stakes-back = Las apuestas se han devuelto.
words-closed-lobby = Esta mesa está cerrada.
words-idle = Sin límite de tiempo; si nadie juega, la partida termina sin resultado { $time }.
words-everybody-away = ⏸️ No hay nadie: la mesa espera hasta que alguien pulse **Ya volví**.
words-everybody-away-until = ⏸️ No hay nadie: la mesa espera hasta que alguien pulse **Ya volví**; si no, se cierra { $time }.
words-late = { $count ->
        [one] ⌛ A { $players } se le acabó el tiempo; la máquina juega en su lugar.
       *[other] ⌛ A { $players } se les acabó el tiempo; la máquina juega en su lugar.
    }
words-have-resigned = { $count ->
        [one] 💤 { $players } ha abandonado; la máquina juega en su lugar.
       *[other] 💤 { $players } han abandonado; la máquina juega en su lugar.
    }
words-are-away = { $count ->
        [one] 💤 { $players } no está; la máquina juega en su lugar.
       *[other] 💤 { $players } no están; la máquina juega en su lugar.
    }

words-your-turn = { $player } — te toca en { $table }
words-somebody = Alguien
words-no-direct-messages = No puedo enviarte mensajes directos. No pasa nada: **Mis cartas** te las muestra solo a ti.
words-waiting-for = Esperando a { $player }.
words-waiting = Esperando tu turno. La mesa está en { $channel }.
words-resigning = **¿Abandonar?** { $effect ->
        [short] La partida es demasiado corta para contar: no tendrá efecto en los ratings y se devuelven todas las fichas. Para ti cuenta como no terminada, lo que baja tu fiabilidad (`/results stats`).
        [ends] La partida termina sin resultado.
        [computer] La máquina juega por ti, y ya no puedes ganar la partida. Cuenta como no terminada, lo que baja tu fiabilidad (`/results stats`).
        [tournament] La máquina juega por ti esta mano hasta el final. Después termina la partida y quedas en último lugar. Cuenta como no terminada, lo que baja tu fiabilidad (`/results stats`).
       *[loses] Pierdes la partida.
    }
words-own-turn = **Te toca**: { $task }
words-own-turn-play = **Te toca** jugar
words-turn = ▶ **{ $players }**: { $task }
words-turn-play = ▶ **{ $players }**: jugar

words-payments-of = Pagos de la mano { $deal }
words-page-of = página { $page } de { $pages }
words-last-moves = { $count ->
        [one] solo la última jugada
       *[other] solo las últimas { $count } jugadas
    }
words-melds-in-channel = { $count ->
        [one] { $count } combinación más en el canal
       *[other] { $count } combinaciones más en el canal
    }
words-ways = { $count } maneras
words-menu-page = { $title } ({ $page } de { $pages })
