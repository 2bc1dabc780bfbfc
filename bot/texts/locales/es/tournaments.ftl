## Formatos

tournaments-format-arena = Arena
    .about = Con tiempo limitado: quien está libre recibe rival; desde la tercera victoria seguida, valen doble.
tournaments-format-knockout = Eliminatoria
    .about = Quien pierde una partida queda fuera, hasta que queda uno.
tournaments-format-round-robin = Todos contra todos
    .about = Todos juegan contra todos, ronda a ronda.
tournaments-format-swiss = Suizo
    .about = En cada ronda te toca alguien con más o menos tus puntos; nadie queda fuera.
tournaments-format-league = Liga
    .about = En cada división juegan todos contra todos; todas las partidas van a la vez.
tournaments-format-ladder = Escalera
    .about = Una clasificación: quien gana a alguien de arriba sube la mitad de la distancia.

## El mensaje

tournaments-title = { $name } · { $game } · { $format }
tournaments-title-unnamed = { $game } · { $format }
tournaments-footer = Torneo { $number } · abierto por { $player }
tournaments-numbered = Torneo { $number }
tournaments-back = Volver al torneo
tournaments-starts = **Empieza** { $time } ({ $left })
tournaments-starts-full = **Empieza** cuando se ocupen las { $places } plazas, o cuando lo diga la organización
tournaments-starts-organiser = **Empieza** cuando lo diga la organización
tournaments-check-in-later = **La confirmación** se abre { $time }: quien no haya confirmado al empezar no juega.
tournaments-check-in-open = **Ya se puede confirmar.** Pulsa **Confirmar**: quien no haya confirmado al empezar no juega.
tournaments-lasts-arena = **Dura** { $length }
tournaments-lasts-month = **Una temporada dura** { $length }
tournaments-rounds-of = **Rondas** { $rounds }
tournaments-divisions = **Divisiones** { $divisions }
tournaments-clock = **Tiempo por partida** { $clock } para cada uno, y { $increment } más tras cada turno
tournaments-clock-only = **Tiempo por partida** { $clock } para cada uno
tournaments-turn = **Tiempo por turno** { $turn }; quien se pasa pierde la partida
tournaments-deals = { $deals ->
    [one] **Una partida** es { $deals } mano
   *[other] **Una partida** son { $deals } manos
}
tournaments-duplicate = **Las mismas cartas para todos:** en cada ronda se reparte lo mismo en todas las mesas, y cuenta la diferencia con los demás.
tournaments-rules = **Reglas** { $rules }
tournaments-entry = { $count ->
    [one] **Inscripción** { $entry } ficha · **en el bote** { $pot }
   *[other] **Inscripción** { $entry } fichas · **en el bote** { $pot }
}
tournaments-prizes = **Premios** { $shares } del bote para los primeros puestos
tournaments-role = **Quien gane recibe** { $role }
tournaments-registered = **Inscripciones** { $registered }
tournaments-registered-of = **Inscripciones** { $registered } de { $places }
tournaments-checked-in = **Confirmaciones** { $ready } de { $registered }
tournaments-waiting = **En lista de espera** { $waiting }
tournaments-nobody = Todavía no hay nadie: empieza tú.
tournaments-more-names = { $count ->
    [one] y { $count } más
   *[other] y { $count } más
}
tournaments-fewest = { $fewest ->
    [one] Si juega menos de { $fewest }, se cancela.
   *[other] Si juegan menos de { $fewest }, se cancela.
}
tournaments-fewest-paid-back = { $fewest ->
    [one] Si juega menos de { $fewest }, se cancela y se devuelve todo.
   *[other] Si juegan menos de { $fewest }, se cancela y se devuelve todo.
}
tournaments-round = Ronda { $round }
tournaments-round-of = Ronda { $round } de { $rounds }
tournaments-final = Final
tournaments-for-third = Partida por el tercer puesto
tournaments-semifinals = Semifinales
tournaments-quarterfinals = Cuartos de final
tournaments-under-way = { $matches ->
    [one] { $matches } partida en juego
   *[other] { $matches } partidas en juego
}
tournaments-next-round = La próxima ronda empieza { $time }.
tournaments-ends = Termina { $time }.
tournaments-last-matches = Se acabó el tiempo; las últimas partidas se juegan hasta el final.
tournaments-paused = **En pausa:** no empieza ninguna partida hasta que la organización lo reanude.
tournaments-stalled = **Algo inesperado ha fallado:** el torneo no sigue por ahora. Lo vuelvo a intentar por mi cuenta; no se ha perdido nada.
tournaments-playing-now = **En juego**
tournaments-resting = **En descanso** { $players }
tournaments-bye = **Sin rival en esta ronda** { $players }
tournaments-challenges = **Desafíos**
tournaments-challenge = { $player } desafía a { $other }: la respuesta vence { $time }.
tournaments-division = División { $division }
tournaments-review = **Se han jugado todas las partidas.** Míralas y di si algo está mal: los premios se pagan { $time }, o en cuanto nadie tenga quejas.
tournaments-review-unpaid = **Se han jugado todas las partidas.** Míralas y di si algo está mal: el resultado será definitivo { $time }, o en cuanto nadie tenga quejas.
tournaments-review-held = **Se han jugado todas las partidas.** El resultado espera la decisión de la moderación.
tournaments-content = Sin quejas: { $content } de { $entrants }
tournaments-complaint-open = **Queja de { $player }:** { $note }
tournaments-complaint-upheld = **Queja de { $player }:** { $note } · aceptada
tournaments-complaint-rejected = **Queja de { $player }:** { $note } · rechazada
tournaments-decision-reason = Motivo: { $note }
tournaments-over = **El torneo ha terminado.**
tournaments-won = **Ha ganado { $player }.**
tournaments-won-by-several = **Comparten el primer puesto: { $players }.**
tournaments-paid = { $count ->
    [one] { $player } recibe { $chips } ficha
   *[other] { $player } recibe { $chips } fichas
}
tournaments-replays = Todas las partidas se pueden repasar: pulsa **Partidas**.
tournaments-cancelled-too-few = **Cancelado** por falta de participantes.
tournaments-cancelled-organiser = **Cancelado por la organización.**
tournaments-cancelled-channel = **Cancelado**, porque su canal ya no existe.
tournaments-paid-back = Se han devuelto todas las inscripciones.

## Menciones

tournaments-call-check-in = { $members }: ya se puede confirmar. El torneo empieza { $time }: pulsa **Confirmar** antes, o no juegas.
tournaments-call-challenge = { $member }: { $player } te desafía. Quien rechaza, o no responde a tiempo ({ $time }), baja ocho puestos.
tournaments-call-stalled = { $members }: algo inesperado ha fallado y el torneo no sigue por ahora. Lo vuelvo a intentar por mi cuenta; no se ha perdido nada. Si no quieres esperar, cancélalo: pulsa **Dirigir**. Entonces se devuelve todo.
tournaments-call-ended = { $members }: se han jugado todas las partidas. Mira el resultado y pulsa **Sin quejas** o **Quejarme**.
tournaments-call-cancelled = { $members }: el torneo se ha cancelado.

## Botones

tournaments-button-register = Inscribirme
tournaments-button-join = Participar
tournaments-button-withdraw = Retirarme
tournaments-button-check-in = Confirmar
tournaments-button-rest = Descansar
tournaments-button-back = Ya volví
tournaments-button-mine = Mi partida
tournaments-button-details = Más …
tournaments-button-standings = Clasificación
tournaments-button-rounds = Rondas
tournaments-button-matches = Partidas
tournaments-button-log = Registro
tournaments-button-manage = Dirigir
tournaments-button-agree = Sin quejas
tournaments-button-complain = Quejarme …
tournaments-button-accept = Aceptar
tournaments-button-decline = Rechazar
tournaments-button-start = Empezar ya
tournaments-button-again = Mostrar de nuevo
tournaments-button-pause = Pausar
tournaments-button-resume = Reanudar
tournaments-button-cancel = Cancelar …
tournaments-button-disqualify = Descalificar …
tournaments-button-substitute = Sustituir …
tournaments-button-result = Fijar resultado …
tournaments-button-decide = Resolver …
tournaments-button-season = Próxima temporada
tournaments-button-older = Anteriores
tournaments-button-newer = Siguientes
tournaments-button-overview = Resumen
tournaments-button-sure = Sí, retirarme
tournaments-button-form = Abrir un torneo …

## Columnas

tournaments-column-points = Puntos
tournaments-column-played = Partidas
tournaments-column-wins = Victorias
tournaments-column-buchholz = Buchholz
tournaments-column-sonneborn-berger = S.-Berger
tournaments-column-direct-encounter = Directo
tournaments-column-best-round = Mejor ronda
tournaments-column-rounds = Rondas
tournaments-picture-standings = Clasificación: { $standings }
tournaments-picture-bracket = Cuadro de la eliminatoria: { $matches }
tournaments-picture-meeting = { $player } contra { $other }
tournaments-picture-meeting-won = { $player } contra { $other }: ganó { $winner }
tournaments-free = sin rival

## Páginas

tournaments-list = Torneos
tournaments-list-none = Todavía no hay torneos. `/tournament open` abre uno.
tournaments-list-line = **{ $number }** { $title }
tournaments-stage-registration = inscripción abierta
tournaments-stage-running = en juego
tournaments-stage-review = todas las partidas jugadas
tournaments-stage-over = terminado
tournaments-stage-cancelled = cancelado
tournaments-choose = Elige un torneo
tournaments-own-not-in = No participas.
tournaments-own-registered = Tienes plaza.
tournaments-own-checked-in = Tienes plaza y has confirmado.
tournaments-own-waiting = Estás en lista de espera, en el puesto { $place }.
tournaments-own-playing = Juegas contra { $players }: { $table }.
tournaments-own-being-opened = Juegas contra { $players }: se está abriendo tu mesa.
tournaments-own-free = Ahora no tienes partida.
tournaments-own-resting = Estás descansando. Pulsa **Ya volví** para seguir jugando.
tournaments-own-place = Tu puesto: { $place } de { $entrants }. { $points }
tournaments-own-withdrawn = Te has retirado.
tournaments-own-disqualified = Has quedado fuera por descalificación.
tournaments-own-replaced = { $player } sigue jugando en tu lugar.
tournaments-own-challenged = { $player } te ha desafiado. Quien no responde baja ocho puestos.
tournaments-standings = Clasificación
tournaments-standings-none = Todavía no hay clasificación.
tournaments-rounds = Rondas
tournaments-rounds-none = Todavía no hay emparejamientos.
tournaments-matches = Partidas
tournaments-choose-match = Ver una partida
tournaments-choose-rival = Desafía a alguien de arriba
tournaments-page = Página { $page } de { $pages }
tournaments-match-result = { $players } · **{ $score }**
tournaments-match-won-by = { $players } · **{ $score }** · victoria de { $winners }
tournaments-match-set = { $players } · **{ $score }** · fijado por la organización
tournaments-match-forfeit = { $players } · no se jugó: victoria de { $winners }
tournaments-match-nobody = { $players } · no se jugó
tournaments-match-lot = { $players } · **{ $score }** · el sorteo decidió a favor de { $winners }
tournaments-match-playing = { $players } · { $table }
tournaments-match-opening = { $players } · se está abriendo la mesa
tournaments-match = Partida { $number }
tournaments-match-won = Victoria de { $players }.
tournaments-match-draw = No ganó nadie.
tournaments-match-gone = Abandono, tiempo agotado o ausencia: { $players }.
tournaments-table = Mesa { $number }
tournaments-with-same-cards = Con las mismas cartas, comparado con las otras mesas
tournaments-difference = { $player }: **{ $difference }**

## Registro

tournaments-log = Registro
tournaments-log-none = Todavía no ha pasado nada.
tournaments-log-registered = { $player } se inscribió.
tournaments-log-withdrawn = { $player } se retiró.
tournaments-log-check-in-opened = Se abrió la confirmación.
tournaments-log-checked-in = { $player } confirmó.
tournaments-log-started = { $count ->
    [one] Empezó el juego con { $count } participante.
   *[other] Empezó el juego con { $count } participantes.
}
tournaments-log-round = { $matches ->
    [one] Empezó la ronda { $round }, con { $matches } partida.
   *[other] Empezó la ronda { $round }, con { $matches } partidas.
}
tournaments-log-bye = Sin rival: { $players }.
tournaments-log-paired = Empezó la partida { $number }: { $players }.
tournaments-log-finished = Partida { $number }, { $players }: { $score }.
tournaments-log-won = Partida { $number }, { $players }: { $score }; victoria de { $winners }.
tournaments-log-set = Se fijó el resultado de la partida { $number }, { $players }: { $score }.
tournaments-log-forfeit = La partida { $number }, { $players }, no se jugó; victoria de { $winners }.
tournaments-log-not-played = La partida { $number }, { $players }, no se jugó; no ganó nadie.
tournaments-log-lot = La partida { $number }, { $players }, volvió a acabar en empate; el sorteo decidió a favor de { $winners }.
tournaments-log-resting = { $player } descansa.
tournaments-log-back = { $player } vuelve a jugar.
tournaments-log-substituted = { $other } sigue jugando en lugar de { $player }.
tournaments-log-disqualified = Descalificación de { $player }.
tournaments-log-challenged = { $player } desafió a { $other }.
tournaments-log-accepted = { $player } aceptó el desafío.
tournaments-log-declined = { $player } rechazó el desafío y bajó ocho puestos.
tournaments-log-lapsed = { $player } no respondió a tiempo al desafío y bajó ocho puestos.
tournaments-log-paused = El torneo se pausó.
tournaments-log-resumed = El torneo se reanudó.
tournaments-log-stalled = Algo inesperado falló: el torneo se detuvo.
tournaments-log-recovered = El torneo sigue después del fallo.
tournaments-log-delayed = No estuve: todo se retrasa { $time }.
tournaments-log-set-back = Mi reloj se atrasó: todas las horas hasta ahora son { $time } antes.
tournaments-log-play-ended = Se jugaron todas las partidas.
tournaments-log-agreed = { $player } no tiene quejas.
tournaments-log-complained = { $player } presentó una queja.
tournaments-log-upheld = Se aceptó la queja de { $player }.
tournaments-log-rejected = Se rechazó la queja de { $player }.
tournaments-log-taken-back = { $player } retiró su queja.
tournaments-log-closed = Terminó el torneo.
tournaments-log-closed-paid = Terminó el torneo y se pagaron los premios: { $prizes }.
tournaments-log-cancelled-too-few = Había muy pocos participantes: el torneo se canceló.
tournaments-log-cancelled-organiser = El torneo se canceló.
tournaments-log-cancelled-channel = Se borró el canal: el torneo se canceló.
tournaments-log-by = Por { $member }
tournaments-log-why = Motivo: { $note }

## Organización

tournaments-manage = Dirigir el torneo
tournaments-manage-about = Todo lo que hagas aquí queda en el registro, con tu nombre y el motivo, y todos pueden leerlo.
tournaments-manage-registration = **Empezar ya** empieza con quienes se han inscrito; si la confirmación está abierta, con quienes han confirmado.
tournaments-manage-running = **Pausar**: no empieza ninguna partida. **Sustituir**: otra persona sigue con los puntos de quien ahora no tiene partida. **Fijar resultado** termina una partida o cambia su resultado.
tournaments-manage-review = **Resolver** es cosa de la moderación: el torneo termina cuando se han resuelto todas las quejas.

## Formularios

tournaments-form = Abrir un torneo
tournaments-form-game = Juego
tournaments-form-format = Formato
tournaments-form-start = Comienzo
    .about = «en 30 min», «20:30» (UTC), «2026-12-24 18:00» (UTC) o «lleno»: cuando no queden plazas
tournaments-form-clock = Tiempo para cada uno
tournaments-form-more = Más (opcional)
    .about = name, places, entry, prizes, deals, duplicate, rounds, length, check_in, role o reglas del juego
    .example = name=Copa del viernes, places=16, entry=100, prizes=50/30/20
tournaments-form-clock-match = { $minutes } min + { $seconds } s
tournaments-form-clock-day = Sin reloj: un día para cada turno
tournaments-form-reason = Motivo
    .about = Todos pueden leerlo en el registro.
tournaments-form-cancel = Cancelar el torneo
tournaments-form-disqualify = Descalificar a alguien
tournaments-form-substitute = Sustituir a alguien
tournaments-form-result = Fijar el resultado de una partida
tournaments-form-decide = Resolver una queja
tournaments-form-complain = Quejarme
tournaments-form-complaint = ¿Qué está mal?
    .about = Todos pueden leerlo. Decide la moderación.
tournaments-form-entrant = Participante
tournaments-form-substitute-member = Quién sigue en su lugar
tournaments-form-match = Partida
tournaments-form-scores = Puntos, en el orden de los nombres
    .about = Por ejemplo «120 85»; más es mejor
tournaments-form-which = De quién es la queja
tournaments-form-decision = Decisión
tournaments-form-upheld = Aceptarla
tournaments-form-rejected = Rechazarla
tournaments-typed-in = en dentro de
tournaments-typed-minutes = m min minuto minutos
tournaments-typed-hours = h hora horas
tournaments-typed-days = d día días dia dias
tournaments-typed-full = lleno
tournaments-typed-usual = en 30 min

## Comandos

tournaments-command = Torneos: abrir uno, participar, ver la clasificación
tournaments-command-open = Abre un torneo en este canal; sin opciones se abre un formulario
tournaments-command-list = Todos los torneos de este servidor
tournaments-command-show = Un torneo, y lo que puedes hacer en él
tournaments-command-standings = La clasificación de un torneo
tournaments-command-rounds = Quién jugó contra quién, ronda a ronda
tournaments-command-matches = Las partidas de un torneo, para repasarlas
tournaments-command-log = Todo lo que ha pasado en un torneo
tournaments-command-register = Inscríbete en un torneo
tournaments-command-withdraw = Retírate de un torneo
tournaments-command-checkin = Confirma antes del comienzo
tournaments-command-rest = Arena: descansar o volver a jugar
tournaments-command-challenge = Escalera: desafía a alguien de arriba
tournaments-command-answer = Escalera: acepta o rechaza un desafío
tournaments-command-agree = Di que no tienes quejas del resultado
tournaments-command-complain = Quéjate del resultado; decide la moderación
tournaments-command-manage = Organización: empezar, pausar, cancelar y más
tournaments-command-start = Organización: empezar ya
tournaments-command-pause = Organización: pausar o reanudar
tournaments-command-cancel = Organización: cancelar el torneo; se devuelve todo
tournaments-command-disqualify = Organización: descalificar a alguien
tournaments-command-substitute = Organización: que otra persona siga en lugar de alguien
tournaments-command-result = Organización: fijar el resultado de una partida
tournaments-command-decide = Moderación: resolver una queja
tournaments-command-season = Organización: abrir la próxima temporada de una liga o escalera
tournaments-option-number = El número del torneo (si falta: el de este canal)
tournaments-option-name = Un nombre para el torneo
tournaments-option-format = Quién juega contra quién (si falta: arena)
tournaments-option-start = «en 30 min» (si falta), «20:30» UTC, «2026-12-24 18:00» UTC o «lleno»
tournaments-option-places = Cuántos juegan como mucho; el resto espera (si falta: sin límite)
tournaments-option-rounds = Rondas de un torneo suizo (si falta: las habituales)
tournaments-option-length = Minutos que dura una arena (si falta: 60); días de una escalera (si falta: 30)
tournaments-option-clock = Minutos de cada uno por partida; 0: solo se miden los turnos
tournaments-option-increment = Segundos que se suman tras cada turno
tournaments-option-turn = Tiempo por turno; quien se pasa pierde la partida
tournaments-option-entry = Fichas que paga cada uno al bote
tournaments-option-prizes = Porcentajes del bote para los primeros puestos, como 50/30/20
tournaments-option-duplicate = Todas las mesas de una ronda reciben las mismas cartas (suizo, todos contra todos)
tournaments-option-deals = Manos de una partida (si falta: según las reglas del juego)
tournaments-option-third-place = Eliminatoria: si se juega por el tercer puesto
tournaments-option-divisions = Liga: número de divisiones
tournaments-option-check-in = Minutos antes del comienzo para confirmar; 0: sin confirmación
tournaments-option-role = Un rol para quien gane, hasta que gane otra persona
tournaments-option-threads = Si cada partida tiene un hilo, donde yo pueda crearlo
tournaments-option-seats = Jugadores por mesa
tournaments-option-rests = True: descansar; False: volver a jugar
tournaments-option-member = Quién
tournaments-option-substitute = Quién sigue en su lugar
tournaments-option-accepts = True: aceptar; False: rechazar
tournaments-option-complaint = Qué está mal; todos pueden leerlo
tournaments-option-reason = Por qué; todos pueden leerlo
tournaments-option-match = El número de la partida
tournaments-option-scores = Puntos de cada uno en el orden de los nombres, como 120 85
tournaments-option-upheld = True: aceptar la queja; False: rechazarla
tournaments-option-pauses = True: pausar; False: reanudar

## Respuestas

tournaments-opened = El torneo está abierto: enseguida aparece en el canal.
tournaments-done-registered = Tienes plaza.
tournaments-done-waiting = No quedan plazas: estás en lista de espera.
tournaments-done-withdrawn = Te has retirado.
tournaments-done-withdrawn-paid = Te has retirado, y se te devuelve la inscripción.
tournaments-done-checked-in = Has confirmado.
tournaments-done-resting = Estás descansando.
tournaments-done-back = Vuelves a jugar.
tournaments-done-challenged = Has desafiado a { $player }: tiene 48 horas para responder.
tournaments-done-accepted = Has aceptado el desafío: se está abriendo tu mesa.
tournaments-done-declined = Has rechazado el desafío y bajas ocho puestos.
tournaments-done-agreed = Anotado: no tienes quejas.
tournaments-done-complained = Tu queja está anotada. Decide la moderación, y todos pueden leer por qué.
tournaments-done-started = El torneo ha empezado.
tournaments-done-paused = El torneo está en pausa.
tournaments-done-resumed = El torneo sigue.
tournaments-done-cancelled = El torneo se ha cancelado.
tournaments-done-unread = El torneo se ha cancelado y lo que había en el bote se ha devuelto. Su registro ya no se puede leer.
tournaments-done-disqualified = Has descalificado a { $player }.
tournaments-done-substituted = { $other } sigue jugando en lugar de { $player }.
tournaments-done-set = El resultado está fijado.
tournaments-done-decided = La queja está resuelta.
tournaments-done-again = El mensaje está ahora al final del canal.
tournaments-done-season = La próxima temporada está abierta: enseguida aparece en el canal. Todos deben inscribirse otra vez.
tournaments-withdraw-sure = ¿Retirarte del torneo? No podrás volver.
tournaments-withdraw-sure-match = ¿Retirarte del torneo? Pierdes la partida que estás jugando y no podrás volver.

## Negativas

tournaments-no-not-open = La inscripción está cerrada: en este torneo ya no entra nadie.
tournaments-no-not-open-over = Este torneo ha terminado. `/tournament list` muestra los demás.
tournaments-no-not-open-started = Este torneo ya ha empezado.
tournaments-no-already-in = Esa persona ya participa.
tournaments-no-already-in-own = Ya participas. `/tournament show` dice qué puedes hacer.
tournaments-no-not-in = Esa persona no participa en este torneo.
tournaments-no-not-in-own = No participas en este torneo. Pulsa **Inscribirme** si todavía se puede.
tournaments-no-out = Ya no estás en este torneo: quien se retira, o queda fuera por descalificación, no puede volver.
tournaments-no-out-other = Esa persona ya no está en este torneo.
tournaments-no-not-yet = Todavía no se puede confirmar: se abre { $time }.
tournaments-no-no-check-in = En este torneo no hay que confirmar: si te has inscrito, juegas.
tournaments-no-not-running-yet = Este torneo todavía no ha empezado.
tournaments-no-not-running-over = Este torneo ha terminado: ya no se puede cambiar nada.
tournaments-no-not-running = Eso solo se puede mientras se juega.
tournaments-no-not-in-review = Las quejas se presentan cuando se han jugado todas las partidas y hasta que el resultado es definitivo.
tournaments-no-too-few = { $needed ->
    [one] Disponibles: { $registered }; hace falta { $needed }. Espera a que haya más o cancela el torneo.
   *[other] Disponibles: { $registered }; hacen falta { $needed }. Espera a que haya más o cancela el torneo.
}
tournaments-no-too-few-there = Solo cuentan quienes han confirmado.
tournaments-no-paused = El torneo está en pausa. Sigue cuando lo diga la organización.
tournaments-no-not-paused = El torneo no está en pausa.
tournaments-no-still-playing = Esa persona juega la partida { $number }. Espera a que termine, o fija antes su resultado.
tournaments-no-match = No existe esa partida. `/tournament matches` las muestra todas con su número.
tournaments-no-scores = { $seats ->
    [one] La partida { $number } necesita { $seats } número: los puntos.
   *[other] La partida { $number } necesita { $seats } números: los puntos de cada uno, en el orden de los nombres.
}
tournaments-no-complaint = No hay ninguna queja de esa persona por resolver.
tournaments-no-arena = Solo en una arena te toca un rival tras otro: ahí puedes descansar. En otro torneo, juega tu partida o retírate.
tournaments-no-ladder = Eso solo se puede en una escalera, donde unos desafían a otros.
tournaments-no-challenge = No hay ningún desafío al que puedas responder.
tournaments-no-challenged = Uno de los dos ya tiene un desafío o una partida. Termínenlo antes.
tournaments-no-too-often = Ya has desafiado tres veces a esa persona esta temporada. Desafía a otra.
tournaments-no-not-above = Solo puedes desafiar a alguien de arriba.
tournaments-no-settled = La ronda siguiente depende de este resultado, así que ya no se puede cambiar.
tournaments-no-seasons = Este formato no tiene otra temporada: solo las ligas y escaleras tienen temporadas. Abre un torneo nuevo.
tournaments-no-season-yet = Esta temporada no ha terminado todavía. La próxima se abre después.
tournaments-no-tied = En una eliminatoria alguien tiene que ganar: da más puntos a uno de los dos.
tournaments-no-full = { $most ->
    [one] La única plaza está ocupada.
   *[other] Las { $most } plazas están ocupadas. Inténtalo cuando se vaya alguien.
}
tournaments-needs-format = **format**: una mesa de más de dos personas necesita una arena o el sistema suizo.
tournaments-needs-places = **places**: { $given } no vale. Como mucho { $most }, y al menos una mesa completa.
tournaments-needs-clock = **clock**: una partida necesita un tiempo: indica `clock` o `turn`.
tournaments-needs-increment = **increment**: estos segundos se suman a un reloj, y no hay ninguno. Indica también `clock`, o quita `increment`.
tournaments-needs-turn = **turn**: un turno no puede durar más que `clock`, el tiempo de cada jugador para toda la partida. Indica un `turn` más corto, o solo uno de los dos.
tournaments-needs-check-in = **check_in**: { $given } minutos son más de los que quedan hasta el comienzo. Indica menos minutos, 0 para no pedir confirmación, o un comienzo más tardío.
tournaments-needs-check-in-full = **check_in**: la confirmación se abre un tiempo antes del comienzo, y «lleno» no es una hora. Indica una hora de comienzo, o quita `check_in`.
tournaments-needs-duplicate = **duplicate**: las mismas cartas para todos necesitan rondas: elige suizo o todos contra todos.
tournaments-needs-deals = **deals**: con las mismas cartas para todos, una partida necesita un número de manos, como `deals=3`.
tournaments-needs-entry = **entry**: { $given } no es un número de fichas.
tournaments-needs-prizes = **prizes**: { $given } no vale. Da porcentajes que sumen 100, el mayor primero, como 50/30/20.
tournaments-needs-start = **start**: { $given } no es una hora futura. Escribe «en 30 min», «20:30» o «2026-12-24 18:00» (ambas UTC), o «lleno».
tournaments-needs-start-far = **start**: { $given } queda demasiado lejos. Como mucho 60 días.
tournaments-needs-start-full = **start**: «lleno» necesita un número de plazas, como `places=16`.
tournaments-needs-number = **{ $option }**: { $given } no vale. Admite un número de { $low } a { $high }.
tournaments-needs-yes-no = **{ $option }**: { $given } no vale. Admite yes o no.
tournaments-needs-role = **role**: { $given } no es un rol de este servidor. Escribe su nombre o menciónalo.
tournaments-needs-role-low = **role**: no puedo dar { $role }. Necesito el permiso **Gestionar roles**, y mi rol debe estar por encima.
tournaments-needs-role-yours = **role**: tú no puedes dar { $role }. Necesitas **Gestionar roles** y un rol que esté por encima.
tournaments-needs-threads = Aquí las partidas no tendrán hilos propios: para eso necesito { $permissions }. Se juegan en este canal.
tournaments-none-here = Aquí no hay ningún torneo. `/tournament list` los muestra todos, `/tournament open` abre uno.
tournaments-none-numbered = No hay un torneo { $number } en este servidor. `/tournament list` los muestra todos.
tournaments-may-not-organise = Aquí solo puede hacerlo la organización. La moderación la nombra con `/cardroom settings organisers`.
tournaments-not-organiser = Eso solo lo puede hacer la organización de este torneo. Pídeselo a ella o a la moderación.
tournaments-too-many = { $limit ->
    [one] Ya hay { $limit } torneo en marcha en este servidor. Espera a que termine, o cancélalo.
   *[other] Ya hay { $limit } torneos en marcha en este servidor. Espera a que termine uno, o cancela alguno.
}
tournaments-not-stored = El torneo no se pudo cambiar: no se guardó nada.
tournaments-not-stored-open = El torneo no se pudo guardar, así que no está abierto.
