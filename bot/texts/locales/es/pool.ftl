pool-command = Encontrar gente de cualquier servidor para jugar
pool-option-game = Qué juego
pool-option-speed = Cuánto tiempo tiene un turno
pool-speed-quick = Rápido
pool-speed-normal = Normal
pool-speed-slow = Lento
pool-speed = { $speed } · { $time } por turno

pool-anyone = Cualquiera
pool-anyone-about = Gente de cualquier servidor; jugáis por mensaje directo
pool-or-anyone = O juega con gente: **Cualquiera** la busca en todos los servidores.

pool-introduction =
    ### Búscame una mesa
    Te siento con gente de cualquier servidor que quiere el mismo juego al mismo ritmo. Si en un minuto no viene nadie, te ofrezco la máquina mientras tanto.
    - **Por mensaje directo**: juegas donde yo te escribo, no en un canal. Después de una partida, quienes la jugaron pueden ver todas las cartas.
    - **Cómo te ven los demás**: como «Jugador 4F», distinto en cada partida; o como **{ $name }**, si lo eliges. Nadie sabe cuál es tu servidor.
    - **Sin fichas.** Las partidas cuentan para un rating de la bolsa de jugadores, que ningún servidor muestra.
    - **Bloquear y denunciar**: nunca más te encuentras con quien bloqueas. Quien abandona a menudo espera más.
    - Puedes salir de la bolsa cuando quieras con `/find`.
pool-agree = Acepto
pool-seen-as = Cómo te ven los demás
pool-known-as-anonymous = Los demás me ven como «Jugador 4F»
pool-known-as-name = Los demás ven mi nombre

pool-find =
    ### Búscame una mesa
    Elige un juego y después cuánto tiempo tiene un turno. Busco gente con un rating parecido al tuyo: { $rating } en { $game }.
pool-which-game = Juego
pool-stop = Dejar de esperar
pool-leave = Salir de la bolsa
pool-blocks = { $count ->
    [one] { $count } persona bloqueada
   *[other] { $count } personas bloqueadas
}
pool-left = Has salido de la bolsa de jugadores. Las partidas empezadas siguen. `/find` te devuelve a ella.
pool-in-direct = Busco gente y te he enviado un mensaje directo. Mientras tanto puedes hacer otra cosa.
pool-from-lobby = Busco gente de cualquier servidor y te he enviado un mensaje directo. Jugarías ahí, con las reglas habituales y sin fichas. Esta mesa sigue abierta: cuando empiece una partida con gente en uno de los dos sitios, el otro termina.

pool-wait-state = { $state ->
    [waiting] Busco gente
    [seated] Tu mesa está lista
    [stopped] Ya no esperas
   *[expired] Nadie ha llegado a tiempo
}
pool-wait-then = { $state ->
    [seated] Tus cartas están en un mensaje nuevo.
    [stopped] Pulsa el botón si al final quieres jugar.
   *[expired] Pasa cuando juega poca gente. Prueba a otra hora o a otro ritmo.
}
pool-waits = Juegas con gente de un rating parecido al tuyo ({ $rating }). Cuanto más esperas, más lejos busco.
pool-until = Busco hasta las { $time } ({ $left }) y te escribo aquí.
pool-offer = **Todavía no ha venido nadie.** Juega contra la máquina mientras tanto: yo sigo buscando.
pool-meanwhile = Jugar contra la máquina mientras tanto
pool-wait-again = Esperar otra vez
pool-meanwhile-dealt = Tus cartas están en un mensaje nuevo. Sigo buscando gente.

pool-player = Jugador { $code }
pool-own-name = -# Tú eres { $name }.
pool-again = Jugar otra vez juntos
pool-others = Buscar a otros
pool-people = Bloquear o denunciar
pool-block = Bloquear
pool-report = Denunciar
pool-again-noted = Anotado. La próxima partida empieza en cuanto todos quieran volver a jugar.
pool-again-begins = Tus cartas están en un mensaje nuevo.
pool-wants-again = { $player } quiere jugar otra vez contigo, después de { $table }.
pool-no-people = Aquí no se sienta nadie más.
pool-blocked = No volverás a encontrarte con { $player }.

pool-report-title = Denunciar a alguien
pool-report-reason = ¿Qué ha pasado?
    .about = Lo lee quien administra Cardroom, junto con la partida.
pool-reported = Gracias. Quien administra Cardroom lo leerá. Para no volver a encontrarte con esa persona, pulsa **Bloquear**.

pool-no-blocks = No has bloqueado a nadie.
pool-blocks-heading = { $count ->
    [one] ### Personas bloqueadas
   *[other] ### Personas bloqueadas: { $shown } de { $count }
}
pool-block-line = { $number }. La persona del { $date }, en el asiento { $seat }
pool-unblock = Desbloquear { $number }

pool-not-at-table = Eso no se puede hacer en una mesa de la bolsa de jugadores. Allí puedes jugar, rendirte, bloquear y denunciar.
pool-refused = { $reason ->
    [not_here] Este servidor no participa en la bolsa de jugadores. Puedes usar `/find` en un mensaje directo conmigo.
    [not_agreed] No estás en la bolsa de jugadores. `/find` muestra qué significa y te deja aceptar.
    [direct_closed] No puedo enviarte mensajes directos, y es ahí donde jugarías. Permítelos en los ajustes de privacidad de un servidor que compartimos y vuelve a usar `/find`.
    [direct_later] Discord no me deja escribirte ahora mismo. Inténtalo de nuevo en unos minutos.
    [too_often] Has empezado a esperar { $limit } veces en diez minutos. Inténtalo un poco más tarde.
    [too_many] Juegas { $limit } partidas de la bolsa. Termina una primero.
    [not_waiting] No estás esperando. `/find` vuelve a buscar gente.
    [not_pool] Aquí no hay nadie a quien bloquear o denunciar.
    [still_playing] La partida no ha terminado.
    [alone] Solo has jugado contra la máquina. `/find` encuentra gente.
    [reported_often] Hoy has denunciado a { $limit } personas. Inténtalo de nuevo mañana.
    [no_reason] Di en pocas palabras qué ha pasado.
   *[blocked_many] Has bloqueado a { $limit } personas, que es el máximo. Desbloquea primero a alguien.
}

pool-server = **Bolsa de jugadores** { $pool ->
    [yes] los miembros pueden buscar gente de otros servidores con `/find`
   *[no] `/find` no se puede usar en este servidor
}
pool-server-option = Si los miembros pueden buscar aquí gente de otros servidores (/find)

pool-wait-not-stored = La espera no se pudo guardar. Esperas como antes.
pool-choice-not-stored = Eso no se pudo guardar. En la bolsa de jugadores no ha cambiado nada.
pool-stop-not-stored = Eso no se pudo guardar, así que sigues esperando.
pool-report-not-stored = La denuncia no se pudo guardar. Envíala otra vez, por favor.
