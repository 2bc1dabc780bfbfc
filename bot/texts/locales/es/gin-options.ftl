gin-options-variant = Variante
    .about = Qué fija el límite para cerrar: siempre el mismo, la primera descubierta o solo gin
    .regular = gin normal
    .oklahoma = Oklahoma
    .gin_only = solo gin
gin-options-knock-limit = Límite para cerrar
    .about = Gin normal: lo máximo en cartas sueltas con que puedes cerrar
gin-options-oklahoma-ace = As en Oklahoma
    .about = Oklahoma: el límite para cerrar cuando la primera descubierta es un as
    .gin_only = solo gin
    .one = 1 punto
gin-options-spades-double = Picas dobles
    .about = Oklahoma: si la primera descubierta es de picas, la mano vale doble
gin-options-target = Meta
    .about = Puntos que ganan la partida
    .lasts = { $target ->
        [one] A { $points } punto
       *[other] A { $points } puntos
    } dura { $count ->
        [one] más o menos { $deals } mano
       *[other] más o menos { $deals } manos
    }.
gin-options-gin-bonus = Premio por gin
    .about = Puntos por hacer gin, además de las cartas sueltas del rival
gin-options-undercut-bonus = Premio por undercut
    .about = Puntos por un undercut, además de la diferencia
gin-options-tie-rule = Las mismas sueltas
    .about = Qué pasa si los dos tienen lo mismo en cartas sueltas después de cerrar
    .undercut = es undercut
    .push = nadie anota
gin-options-big-gin = Gran gin
    .about = Con las once cartas combinadas puedes cerrar sin descartar
gin-options-big-gin-bonus = Premio por gran gin
    .about = Puntos por gran gin, en lugar del premio por gin
gin-options-meld-selection = Combinaciones al cerrar
    .about = Quien cierra siempre puede decir sus combinaciones; ¿se muestran todas las maneras?
    .auto = se ordenan solas si no se dicen
    .knocker = se muestran todas
gin-options-layoff-mode = Defensa
    .about = Cómo combina y añade quien se defiende
    .joint = combinar y añadir a la vez, automático
    .deadwood_only = primero combinar, después añadir, automático
    .manual = lo elige quien se defiende
gin-options-discard-taken-upcard = Descartar la tomada
    .about = La descubierta se puede descartar en el mismo turno en que se tomó
gin-options-repeat-take-draw = Repetición
    .about = Si en dos turnos seguidos se toma y descarta la misma carta, la mano queda en tablas
    .needs = no, salvo con discard_taken_upcard
gin-options-wall-action = En el muro
    .about = Qué puede hacer el otro jugador después de la última carta que se puede robar
    .last_upcard = tomar el último descarte y cerrar
    .none = nada: la mano queda en tablas
gin-options-stock-floor = Fondo del mazo
    .about = Cartas del mazo que nunca se roban; con más de 20, muchas manos quedan en tablas
    .lasts = { $cards ->
        [one] { $cards } carta nunca se roba
       *[other] { $cards } cartas nunca se roban
    }, así que muchas manos quedan en tablas y nadie anota.
gin-options-upcard-take-cap = Tope de descubiertas
    .about = La mano queda en tablas tras tomar la descubierta este número de veces; 0: sin tope
gin-options-first-upcard = Comienzo
    .about = Cómo empieza una mano
    .needs = con descubierta ofrecida: Oklahoma la necesita para su límite
    .offer = la descubierta se ofrece a los dos
    .eleven_card_deal = once cartas para quien no reparte, que descarta primero
gin-options-next-dealer = Quién reparte después
    .about = Quién reparte después de una mano con ganador
    .alternate = por turno
    .loser = quien perdió la mano
    .winner = quien ganó la mano
gin-options-redeal-after-draw = Después de tablas
    .about = Quién reparte después de unas tablas
    .same = el mismo otra vez
    .alternate = el otro jugador
gin-options-game-bonus = Premio por partida
    .about = Puntos por ganar la partida, añadidos al final
gin-options-box-bonus = Premio por mano
    .about = Puntos por cada mano ganada, añadidos al final de la partida
gin-options-shutout = Dejar a cero
    .about = Lo que recibe quien gana si el otro no anotó nunca
    .none = nada extra
    .double = el total doblado
gin-options-deals = Manos
    .about = Número de manos de la partida; 0: se juega hasta la meta
gin-options-hollywood = Hollywood
    .about = Tres juegos en uno, cada uno a la meta: tu 1.ª victoria cuenta en uno, la 3.ª en todos

gin-options-preset-gamecolony = GameColony
    .about = Las reglas de GameColony: cerrar con 10, gin 25, undercut 25
gin-options-preset-gamecolony-oklahoma = GameColony Oklahoma
    .about = La primera descubierta fija el límite para cerrar; con un as, solo gin
gin-options-preset-gamecolony-gin-only = GameColony solo gin
    .about = No se cierra: gana la mano quien primero hace gin
gin-options-preset-openspiel = OpenSpiel
    .about = Una mano; con iguales sueltas nadie anota, se puede descartar la tomada, quien cierra combina
gin-options-preset-classic = Clásico
    .about = Gin 20, undercut 10, cada mano 20, partida 100, dejar a cero 100
gin-options-preset-modern = Moderno
    .about = Gin, undercut y cada mano 25, gran gin 31, partida 100, dejar a cero dobla
gin-options-preset-hollywood = Hollywood
    .about = Tres juegos en uno, en cada uno: cada mano 25, juego 100, dejar a cero dobla
