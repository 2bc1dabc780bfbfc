commands-table = Abrir una mesa, unirse, empezar, salir; noches de juegos
commands-open = Abrir una mesa en este canal
commands-play = Jugar ya contra la máquina
commands-join = Unirse a una mesa de este canal
commands-leave = Salir de una mesa antes de que empiece su partida
commands-start = Empezar la partida o la siguiente mano
commands-computer = Sentar a la máquina
commands-close = Cerrar una sala o una partida atascada sin resultado; moderadores: cualquier mesa
commands-resign = Abandonar tu partida
commands-away = Dejar que la máquina juegue por ti o por alguien que falta
commands-back = Recuperar tu asiento de la máquina
commands-status = Mostrar la mesa otra vez, al final del canal
commands-again = Jugar otra vez con los mismos jugadores y reglas
commands-hand = Mostrar tus cartas, solo a ti
commands-sheet = La hoja de puntos de la partida, mano por mano
commands-scores = Victorias y puntos en este servidor
commands-rules = Las reglas de un juego, como se juega aquí
commands-help = Cómo funciona Cardroom
commands-cardroom = Ajustes de la sala de cartas en este servidor (moderadores)
commands-settings = Tus propios ajustes y tus datos
commands-settings-me = Tu idioma, cómo ves tus cartas y cómo se te avisa de tu turno
commands-moves = Hacer una jugada, pedir una pista, planear tu turno
commands-results = Puntos, ratings, récords y partidas terminadas
commands-learn = Lecciones y reglas de los juegos
commands-challenge = Retar

commands-verb-draw = Robar del mazo
commands-verb-take = Tomar la carta descubierta, o más de la pila de descartes si el juego lo permite
commands-verb-discard = Descartar una carta
commands-verb-meld = Bajar una combinación nueva
commands-verb-layoff = Añadir cartas a una combinación de la mesa
commands-verb-pass = Pasar

commands-play-game = Qué juego (si no: se elige con un botón)
commands-away-player = Otro jugador, que se ha ido o lleva mucho sin jugar
commands-help-topic = Más sobre un tema
commands-game = Qué juego
commands-preset = Reglas base (si no: las de siempre)
commands-options = Reglas de la casa, como target=150 big_gin=yes
commands-turn-time = Tiempo por turno
commands-clock = El tiempo de cada jugador para toda la partida; no debe acabarse
commands-increment = Tiempo que gana el reloj de un jugador después de cada turno
commands-seats = Cuántos jugadores
commands-chip-value = Lo que vale una ficha del juego en fichas de juego; 0: solo puntos
commands-stake = Fichas de juego que apuesta cada jugador, para quien gane la partida
commands-per-point = Fichas de juego por cada punto de diferencia al final de la partida
commands-minimum = Fichas de juego que hacen falta para unirse (si no: 100 veces el valor de la ficha)
commands-level = Lo bien que juega
commands-sure = Sí, quiero abandonar
commands-table-number = El número de la mesa, si hay varias
commands-choice = Elige una jugada posible o escríbela, como 10D o 7H 8H 9H
commands-scores-member = De quién (si no: los mejores de este servidor)
commands-scores-game = En qué juego
commands-allow = Permitir mesas en este canal, y solo en los canales permitidos
commands-forbid = Un canal que se quita de los permitidos
commands-everywhere = Permitir mesas en todos los canales otra vez
commands-openers = Quién puede abrir mesas
commands-role = Solo los miembros con este rol pueden abrir mesas
commands-default-turn = Tiempo por turno en las mesas nuevas
commands-idle-days = Días sin jugadas hasta poder terminar una partida sin tiempo (si no: 7)
commands-mention = Cómo se avisa del turno a los jugadores, si no eligen otra cosa
commands-my-mention = Cómo se te avisa de tu turno
commands-reliability = Porcentaje de partidas que hay que haber terminado, salvo quien empieza
commands-hands = Si /results replay muestra las cartas de todos después de la partida
commands-demands = Qué haces cuando podrías obligar a tomar una carta (panguingue)
commands-asking = Segundos para decidir si se obliga a tomar una carta (panguingue; si no: 25)
commands-sort = Cómo se ordenan tus cartas
commands-discards = Cómo descartas
commands-only = Si las jugadas obligadas se hacen solas
commands-my-cards = Cómo ves tus cartas
commands-table-cards = Cómo ven todos las cartas de una mesa
commands-deck = De qué color son los palos en imágenes y emojis
commands-theme = Si las imágenes son oscuras o claras
commands-hand-size = El tamaño de tus cartas en las imágenes
commands-my-language = El idioma en que lees Cardroom
commands-language = El idioma de las mesas de este servidor

commands-own-language = Idioma
    .discord = Como en Discord
commands-own-cards = Cartas
    .pictures = Imágenes
    .emoji = Emojis
    .text = Texto
commands-own-deck = Palos
    .two = Dos colores
    .four = Cuatro colores
    .safe = Cuatro colores, aptos para daltónicos
commands-own-theme = Imágenes
    .dark = Oscuras
    .light = Claras
commands-own-hand-size = Tamaño de las cartas
    .usual = Normal
    .large = Grandes: dos filas, casi el doble (solo imágenes)
commands-own-sort = Orden
commands-own-discards = Descartes
    .buttons = Un botón por carta
    .menu = Un menú
commands-own-only-moves = Jugadas obligadas
    .yes = Hacerlas solas
    .no = Las hago yo
commands-own-mention = Avisos de turno
    .server = Como diga el servidor
    .channel = Una mención en el canal
    .dm = Un mensaje directo
    .off = Ninguno
commands-own-when-asked = Obligar a tomar (panguingue)
    .ask = Preguntarme cada vez
    .always = Obligar siempre
    .never = Dejarlo pasar siempre

commands-own-title = Tus ajustes
commands-own-preview = Vista previa:
commands-own-no-direct = No puedo enviarte mensajes directos; **Mis cartas**, en la mesa, funciona igual.
commands-standing = -# Los botones con **siempre** responden también a todas las preguntas siguientes; se cambia con `/settings me`.

commands-server-title = Ajustes de la sala de cartas
commands-server-channels = **Se pueden abrir mesas en** { $channels }
commands-server-everywhere = **Se pueden abrir mesas en** todos los canales
commands-server-channel-gone = { $id } (no existe)
commands-openers-everyone = Todos
commands-openers-moderators = Moderadores (Gestionar canales)
commands-server-openers = **Quién las abre** { $openers }
commands-server-role = **Quién las abre** { $role } y moderadores
commands-server-role-gone = **Quién las abre** { $id } (un rol que no existe) y moderadores
commands-server-turn = **Tiempo por turno** { $time }
commands-server-idle = { $days ->
        [one] **Sin límite de tiempo** los jugadores pueden terminar una partida tras { $days } día sin jugadas; termina sola tras { $end }
       *[other] **Sin límite de tiempo** los jugadores pueden terminar una partida tras { $days } días sin jugadas; termina sola tras { $end }
    }
commands-server-language = **Idioma** { $language }
commands-server-languages-discord = como en Discord
commands-server-mention = **Avisos de turno** { $mention ->
        [channel] una mención en el canal
        [dm] un mensaje directo
       *[off] ninguno
    }
commands-server-cards = **Cartas** { $cards ->
        [pictures] imágenes
        [emoji] emojis
       *[text] texto
    } · { $deck ->
        [four] cuatro colores
        [safe] cuatro colores, aptos para daltónicos
       *[two] dos colores
    }
commands-gone = Faltan: borrados u ocultos para mí.
commands-all-gone = No queda ningún canal permitido, así que nadie puede abrir mesas. Permite otro (`allow`) o todos (`everywhere`).
commands-take-out = Quitar los que faltan

commands-not-resigned = No has abandonado. Para abandonar, pon `sure` en True.
commands-bad-setting = Ese valor no es posible en este ajuste; nada ha cambiado.
commands-card-like = una carta, como 10D, 10♦ o td
commands-our-fault = Algo ha fallado de nuestro lado; nada ha cambiado. Inténtalo otra vez y, si sigue pasando, avisa a quien lleva este bot.
commands-done = Hecho.
commands-outdated = Este comando ha cambiado y Discord muestra todavía el antiguo; no se ha hecho nada. Recarga Discord o inténtalo dentro de una hora; todos los botones funcionan.
commands-discord-out = Discord tuvo un problema por un momento y no pude responder. No se ha perdido nada: tu jugada vale si la mesa la muestra.

commands-as-last-time = Como la última vez aquí: { $options }
commands-opened = { $table } está abierta. Otros pueden pulsar **Unirse**, o tú puedes sentar a la máquina; después pulsa **Empezar**.
commands-resign-and-deal = Abandonar y repartir
commands-leave-and-deal = Salir y repartir
commands-seated-lobby = Ya estás en { $table }, en este canal: sal de ella primero.
commands-seated-match = Ya estás en { $table }, en este canal: termina primero esa partida o abandónala.
commands-seated-practice = Todavía juegas contra la máquina en { $table }. Si abandonas, la partida { $cost ->
        [match] se pierde
        [stakes] se pierde, y con ella lo apostado
       *[nothing] termina sin resultado
    }.
commands-joined = En { $table } están ocupados { $taken } de { $seats } asientos.
commands-reseated = Los asientos de { $table } han cambiado.
commands-left = Has salido de { $table }.
commands-begun = La partida de { $table } ha empezado. **Mis cartas** te las muestra.
commands-closed = { $table } está cerrada.
commands-noted = Anotado en { $table }.
commands-next-deal = La siguiente mano de { $table } ha empezado: tus cartas llegan por mensaje directo.
commands-moved-message = Tus cartas de { $table } están en otro sitio: [están aquí]({ $link }).
commands-moved-channel = Tus cartas de { $table } están ahora en { $channel }.
commands-moved = Tus cartas de { $table } están en otro sitio.
commands-out-of-date = { $table } ha seguido adelante desde entonces; nada ha cambiado.
commands-resigned = Has abandonado en { $table }.
commands-away-now = La máquina juega por ti en { $table } hasta que uses `/table back` o pulses **Ya volví**.
commands-back-now = Hola de nuevo: tu asiento de { $table } vuelve a ser tuyo.
commands-shown-again = { $table } se muestra otra vez al final de su canal.

commands-challenged = { $count ->
        [one] { $members }, { $challenger } quiere jugar contigo a { $game } en { $table }: tienes un asiento reservado hasta las { $time }.
       *[other] { $members }, { $challenger } invita a jugar a { $game } en { $table }: hay asientos reservados hasta las { $time }.
    }
commands-rematch = { $count ->
        [one] { $members }, { $challenger } quiere la revancha en { $table }: tienes un asiento reservado hasta las { $time }.
       *[other] { $members }, { $challenger } quiere la revancha en { $table }: hay asientos reservados hasta las { $time }.
    }
commands-accepted = { $player } juega en { $table }.
commands-declined = { $player } ha dicho que no a jugar en { $table }.
commands-asked = { $count ->
        [one] { $table } está abierta. He preguntado a { $members }; hay un asiento reservado hasta las { $time }, y la partida empieza cuando todos los asientos estén ocupados.
       *[other] { $table } está abierta. He preguntado a { $members }; hay asientos reservados hasta las { $time }, y la partida empieza cuando todos los asientos estén ocupados.
    }
commands-not-asked = { $count ->
        [one] { $table } está abierta, con un asiento reservado para { $members } hasta las { $time }. Ahora no puedo escribir en este canal, así que avisa tú.
       *[other] { $table } está abierta, con asientos reservados para { $members } hasta las { $time }. Ahora no puedo escribir en este canal, así que avisa tú.
    }
commands-left-out = { $count ->
        [one] { $players } ya no está en este servidor, así que su asiento no se reserva. Puede unirse cualquiera.
       *[other] { $players } ya no están en este servidor, así que sus asientos no se reservan. Puede unirse cualquiera.
    }
commands-substituted = La máquina juega por { $player } en { $table } hasta que vuelva.
commands-organisers = Quién puede organizar torneos
commands-organiser-role = Solo quienes tengan este rol, y los moderadores, pueden organizar torneos
commands-server-organisers = **Quién organiza torneos** { $organisers }
commands-server-organisers-role = **Quién organiza torneos** { $role } y moderadores
commands-server-organisers-gone = **Quién organiza torneos** { $id } (un rol que no existe) y moderadores
commands-form-again = Rellenar otra vez
