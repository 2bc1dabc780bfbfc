refusals-rule = { $game }, regla { $rule }

refusals-deal-over = Esta mano ha terminado.
refusals-not-your-turn = No te toca a ti.
refusals-not-now = No puedes hacer eso en este momento del turno.
refusals-unknown-action = No hay tal jugada en este juego.
refusals-held = { $times ->
        [1] { $count ->
            [one] Solo tienes { $cards } una vez.
           *[other] Solo tienes { $cards } una vez cada una.
        }
        [2] { $count ->
            [one] Solo tienes { $cards } dos veces.
           *[other] Solo tienes { $cards } dos veces cada una.
        }
       *[other] { $count ->
            [one] Solo tienes { $cards } { $times } veces.
           *[other] Solo tienes { $cards } { $times } veces cada una.
        }
    }
refusals-not-all-held = No tienes todas estas cartas: { $cards }.
refusals-not-held = No tienes { $cards }.
refusals-card-not-held = No tienes esa carta.
refusals-not-a-meld = { $cards } no es una combinación: { $why ->
        [few] una combinación tiene al menos tres cartas
        [run] una escalera tiene cartas seguidas, y el as es la más baja
        [set] un grupo nunca tiene dos veces la misma carta
       *[other] una combinación son tres o cuatro cartas del mismo valor, o una escalera de un palo
    }.
refusals-no-meld = Eso no es una combinación.
refusals-taken-card = En este turno tomaste { $cards } de la pila de descartes, así que no puedes descartarla hasta tu próximo turno.
refusals-taken = En este turno tomaste esa carta de la pila de descartes, así que no puedes descartarla hasta tu próximo turno.
refusals-does-not-fit-melds = { $cards } no encaja en las combinaciones de la mesa: { $melds }.
refusals-does-not-fit = { $cards } no encaja en las combinaciones de la mesa.
refusals-that-does-not-fit-melds = Eso no encaja en las combinaciones de la mesa: { $melds }.
refusals-that-does-not-fit = Eso no encaja en las combinaciones de la mesa.
refusals-cards-twice = { $cards } se puede usar solo una vez.
refusals-card-twice = Una carta se puede usar solo una vez.
refusals-impossible-with = Eso no es posible con { $cards }: { $reason }.
refusals-impossible = Eso no es posible: { $reason }.

refusals-which-table-of = ¿Qué mesa quieres decir: { $tables }? Elígela con la opción `table`.
refusals-which-table = ¿Qué mesa quieres decir? Elígela con la opción `table`.
refusals-not-at-table = No estás en la mesa { $number }.
refusals-at-no-table = Ahora no estás en ninguna mesa.
refusals-tables-elsewhere = Las mesas se abren en los canales de un servidor; lo que juegas allí se muestra aquí.
refusals-no-table-number = Aquí no hay mesa { $number }. Abre una con `/table open`.
refusals-no-table = Aquí no hay ninguna mesa. Abre una con `/table open`.
refusals-gone-direct = Esa mesa ya no existe.
refusals-gone = Esa mesa ya no existe. Abre otra con `/table open`.
refusals-stale = La mesa ha seguido adelante desde que se mostró ese botón; nada ha cambiado. Así está la mesa ahora.
refusals-table-like = el número de una mesa, como 7; elige una de las que ofrece la opción

refusals-not-seated = No estás en { $number ->
        [none] esta mesa
       *[other] la mesa { $number }
    }. Puedes unirte hasta que empiece su partida; después puedes mirar.
refusals-already-seated = Ya estás en { $number ->
        [none] esta mesa
       *[other] la mesa { $number }
    }.
refusals-full = Todos los asientos de { $number ->
        [none] esta mesa
       *[other] la mesa { $number }
    } están ocupados.
refusals-kept-for = Los asientos libres de { $number ->
        [none] esta mesa
       *[other] la mesa { $number }
    } están reservados para { $members } hasta las { $time }; después puede unirse cualquiera.
refusals-kept = Ese asiento está reservado para alguien con invitación.
refusals-no-such-level = En { $game } la máquina no tiene el nivel { $level }: elige { $levels }.
refusals-no-level = Aquí la máquina no tiene ese nivel.
refusals-not-asked = No tienes invitación para jugar en { $number ->
        [none] esta mesa
       *[other] la mesa { $number }
    }.
refusals-sits-here = Ya estás en la mesa { $number } de este canal.
refusals-being-dealt = Tus cartas ya se están repartiendo.
refusals-too-few-seated = Para jugar { $needed ->
        [one] hace falta { $needed } jugador
       *[other] hacen falta { $needed } jugadores
    }, y { $seated ->
        [one] hay { $seated }
       *[other] hay { $seated }
    }. Sienta a la máquina o espera.
refusals-too-few = Todavía no hay bastantes jugadores. Sienta a la máquina o espera a otros.
refusals-unreliable-member = Esta mesa es para jugadores que han terminado al menos el { $percent } % de sus últimas partidas. Tú has terminado { $finished } de { $started }. Cuenta cada partida que termines en otra mesa.
refusals-unreliable = Esta mesa es para jugadores que han terminado más partidas.
refusals-no-opponent = Puedes retar a otro miembro del servidor, pero no a un bot ni a ti.
refusals-has-left = { $player } ya no está en este servidor.
refusals-somebody-has-left = Ese jugador ya no está en este servidor.
refusals-no-partner = Elige a otro jugador de esta mesa; se pueden elegir parejas cuando haya { $count } jugadores.

refusals-not-host = Eso solo puede hacerlo quien organiza la mesa.
refusals-leave-it = Puedes dejarla con **Abandonar**.
refusals-other-server = { $number ->
        [none] Esta mesa
       *[other] La mesa { $number }
    } está en otro servidor, así que no puedes cambiarla desde aquí.
refusals-not-direct = Eso no se puede hacer en un mensaje directo. Hazlo en el canal de { $number ->
        [none] la mesa
       *[other] la mesa { $number }
    }.
refusals-may-not-open = En este servidor solo algunos roles pueden abrir mesas. Pídeselo a alguien que tenga uno, o a un moderador.
refusals-only-in-channels = Solo se pueden abrir mesas en { $channels }.
refusals-channels-gone = Los canales en que se podían abrir mesas ya no existen. Un moderador puede permitir otros con `/cardroom settings`.
refusals-not-in-channel = En este canal no se pueden abrir mesas.
refusals-too-many-tables = Este canal ya tiene { $count } mesas; primero hay que terminar o cerrar una.
refusals-enough-tables = Este canal ya tiene bastantes mesas; primero hay que terminar o cerrar una.
refusals-locked = Este hilo está bloqueado hasta que un moderador lo abra; inténtalo después.
refusals-permissions = Necesito { $permissions } en este canal; inténtalo después.
refusals-a-permission = Me falta un permiso en este canal; inténtalo después.

refusals-table-closed = { $number ->
        [none] Esta mesa
       *[other] La mesa { $number }
    } está cerrada. Abre otra con `/table open`.
refusals-started = La partida de { $number ->
        [none] esta mesa
       *[other] la mesa { $number }
    } ya ha empezado.
refusals-started-rules = La partida de { $number ->
        [none] esta mesa
       *[other] la mesa { $number }
    } ya ha empezado, así que sus reglas no pueden cambiar.
refusals-started-join = La partida de { $number ->
        [none] esta mesa
       *[other] la mesa { $number }
    } ya ha empezado; puedes mirarla y unirte a la próxima.
refusals-started-other = Eso solo es posible antes de que empiece una partida, y la de { $number ->
        [none] esta mesa
       *[other] la mesa { $number }
    } ha empezado.
refusals-paused = { $number ->
        [none] Esta mesa
       *[other] La mesa { $number }
    } está en pausa: { $reason }.
refusals-paused-ends = Si nada cambia, termina sin resultado { $time } y se devuelven las apuestas.
refusals-not-playing = No se juega ninguna partida en { $number ->
        [none] esta mesa
       *[other] la mesa { $number }
    }.
refusals-still-playing = La partida de { $number ->
        [none] esta mesa
       *[other] la mesa { $number }
    } se está jugando todavía. Puedes dejarla con **Abandonar**.
refusals-broken = El registro de { $number ->
        [none] esta mesa
       *[other] la mesa { $number }
    } ya no se puede leer; un moderador puede cerrarla.
refusals-newer-rules = { $number ->
        [none] Esta mesa
       *[other] La mesa { $number }
    } usa reglas más nuevas que esta parte de mí: me están actualizando. Pulsa otra vez o espera un momento.
refusals-not-stored = Tu jugada no se pudo guardar, así que no se hizo. Inténtalo otra vez.
refusals-no-computer = La máquina no sabe jugar a este juego.
refusals-not-away = No te habías ido: el asiento es tuyo.
refusals-stands-in = La máquina ya juega por { $player }.
refusals-resigned = Has abandonado esta partida; la máquina juega por ti.
refusals-tournament-seats = { $number ->
        [none] Esta mesa
       *[other] La mesa { $number }
    } es de un torneo, que decide quién juega aquí y con qué reglas.
refusals-tournament-absence = En un torneo nadie juega por ti mientras no estás: decide el reloj.
refusals-tournament-end = Una partida de un torneo termina cuando se ha jugado, cuando a alguien se le acaba el tiempo o con **Abandonar**; un moderador puede cerrarla.
refusals-tournament-rematch = El torneo decide quién juega contra quién después. `/table open` abre una mesa tuya.
refusals-tournament-broken = El registro de este torneo ya no se puede leer, así que está parado. Quien lo organiza o un moderador puede cancelarlo; así se devuelve lo que hay en el bote. Avisa a quien administra el bot.
refusals-word-later = La próxima baraja se sella cuando termina esta mano. Añade tu palabra entonces: antes, quien reparte podría conocerla al sellar la baraja.
refusals-no-proof = Los repartos de { $number ->
        [none] esta mesa
       *[other] la mesa { $number }
    } no se pueden verificar, así que no puedes añadir una palabra.
refusals-between-deals = Esta mano ha terminado. Pulsa **Siguiente mano** para seguir.

refusals-can-leave = Puedes dejar { $number ->
        [none] esta mesa
       *[other] la mesa { $number }
    } con **Abandonar**, y un moderador puede cerrarla.
refusals-your-turn = Te toca a ti.
refusals-nobody-moves = Si nadie juega, termina sin resultado { $time }.
refusals-can-end = La partida espera a { $players }. Si nadie juega, podrás terminarla { $time }.
refusals-waiting = La partida está esperando y termina sin resultado { $time }.
refusals-can-move = La partida espera a { $players }, y { $number ->
        [none] esta mesa
       *[other] la mesa { $number }
    } tiene límite de tiempo: la máquina juega por quien no juega a tiempo.
refusals-goes-on = La partida sigue.

refusals-hint-rated = No hay pistas en { $number ->
        [none] esta mesa
       *[other] la mesa { $number }
    }: solo juegan personas, así que la partida cuenta para los ratings. Después, **Análisis** repasa tus decisiones.
refusals-hint-people = No hay pistas en { $number ->
        [none] esta mesa
       *[other] la mesa { $number }
    }, porque juegas contra personas. En una mesa con `hints: on` y la máquina sentada, todos pueden pedirlas.
refusals-hint-game = Todavía no tengo pistas para este juego.
refusals-hint-later = Ahora no tienes nada que decidir. Pide una pista en tu turno.
refusals-hint-only = Solo tienes una jugada posible.

refusals-no-game = No hay ningún juego llamado { $given }: { $games }.
refusals-setup-not = **{ $option }**: { $accepted }, no { $given }.
refusals-setup = **{ $option }**: { $accepted }.
refusals-options = Opciones
refusals-seats = { $game }: { $players }, no { $given }.
refusals-players-from-to = de { $low } a { $high } jugadores
refusals-players = { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
refusals-players-teams = { $players } en { $teams } equipos de { $members }
refusals-players-at-least = { $players }, al menos tantos como hay aquí
refusals-accepts-boolean = sí o no
refusals-accepts-user = un miembro de este servidor
refusals-accepts-channel = un canal de este servidor en que pueda haber mesas
refusals-accepts-role = un rol de este servidor
refusals-accepts-attachment = un archivo, adjunto al comando
refusals-accepts-number = un número entero que no sea demasiado grande
refusals-accepts-from = un número entero desde { $low }
refusals-accepts-to = un número entero hasta { $high }
refusals-accepts-from-to = un número entero de { $low } a { $high }
refusals-accepts-characters = un texto de { $low } a { $high } caracteres
refusals-accepts-text = un texto
refusals-beside-clock = solo junto a un reloj: elige uno con `clock`
refusals-no-chips = ninguno: { $game } no paga fichas; usa stake o per_point
refusals-known-options = una opción de { $game } es una de estas: { $options }
refusals-unresolved = Eso no es (o ya no es) { $kind ->
        [boolean] «sí» ni «no»
        [user] un miembro de este servidor
        [channel] un canal de este servidor en que pueda haber mesas
        [role] un rol de este servidor
        [attachment] un archivo, adjunto al comando
       *[other] lo que acepta este comando
    }.

refusals-try-again = Inténtalo otra vez.
refusals-no-database = Ahora no llego a mi base de datos, así que nada ha cambiado.
refusals-no-move = Tu jugada no se pudo guardar, así que no se hizo.
refusals-no-moves = Tus jugadas no se pudieron guardar, así que no se hizo ninguna.
refusals-table-not-stored = La mesa no se pudo guardar, así que no se abrió.
refusals-rule-not-stored = La regla no se pudo guardar, así que sigue como estaba.
refusals-gift-not-stored = El regalo no se pudo guardar, así que no se movieron fichas.
refusals-settings-not-stored = Los ajustes no se pudieron guardar, así que siguen como estaban.
refusals-join-not-stored = Tu asiento no se pudo guardar, así que todavía no estás en la mesa.
refusals-leave-not-stored = Tu salida no se pudo guardar, así que conservas tu asiento.
refusals-computer-not-stored = El asiento de la máquina no se pudo guardar, así que sigue libre.
refusals-start-not-stored = El comienzo no se pudo guardar, así que no se repartieron cartas.
refusals-answer-not-stored = Tu respuesta no se pudo guardar, así que la pregunta sigue abierta.
refusals-computers-not-stored = Los asientos de la máquina no se pudieron guardar, así que siguen libres.
refusals-decline-not-stored = Tu respuesta no se pudo guardar, así que tu asiento sigue reservado.
refusals-ready-not-stored = La siguiente mano no se pudo guardar, así que no se repartieron cartas.
refusals-close-not-stored = El final de la mesa no se pudo guardar, así que sigue.
refusals-resign-not-stored = Tu abandono no se pudo guardar, así que sigues jugando.
refusals-away-not-stored = Tu ausencia no se pudo guardar, así que tu reloj sigue corriendo.
refusals-back-not-stored = Tu vuelta no se pudo guardar, así que la máquina sigue jugando por ti.
refusals-seats-not-stored = Los asientos no se pudieron guardar, así que todos siguen donde estaban.
refusals-grant-not-stored = La entrega no se pudo guardar, así que no se movieron fichas.
refusals-refill-not-stored = La recarga no se pudo guardar, así que no se movieron fichas.
refusals-freeze-not-stored = El bloqueo no se pudo guardar, así que la cartera no está bloqueada.
refusals-thaw-not-stored = El desbloqueo no se pudo guardar, así que la cartera sigue como estaba.
refusals-void-not-stored = La anulación no se pudo guardar, así que todos los pagos de la mesa siguen valiendo.
refusals-season-not-stored = El final de la temporada no se pudo guardar, así que sigue.
refusals-erasure-not-stored = Tus datos no se pudieron borrar todavía. Puede que hayas dejado algunos de tus asientos.
