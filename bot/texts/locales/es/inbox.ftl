inbox-command = Tus partidas en todos los servidores: dónde te toca y qué más te espera
inbox-next = Siguiente partida
inbox-next-of = Siguiente partida ({ $games })
inbox-refresh = Actualizar
inbox-reminders = Avisos …
inbox-leave = Tomar vacaciones …
inbox-end-leave = Terminar mis vacaciones
inbox-earlier = Volver
inbox-later = Más
inbox-send = Enviarme todo por mensaje directo
inbox-open = Abrir una partida
inbox-title = Tus partidas
inbox-nothing = Nada te espera. Empieza una partida con `/play`.
inbox-group-yours = Te esperan
inbox-group-ahead = Próximamente
inbox-group-others = Les toca a otros
inbox-group-ended = Terminadas
inbox-elsewhere = { $count ->
    [one] { $count } partida más está en otro sitio. Abre `/games` en un mensaje directo conmigo para verla.
   *[other] { $count } partidas más están en otro sitio. Abre `/games` en un mensaje directo conmigo para verlas.
}
inbox-page = Página { $page } de { $pages }
inbox-anyone = con cualquiera
inbox-tournament = torneo
inbox-table = Mesa { $number } · { $game }
inbox-turn = **Te toca**, termina { $time }
inbox-turn-free = **Te toca**
inbox-turn-idle = **Te toca**; la mesa se cierra { $time }
inbox-next-deal = ¿Quieres la siguiente mano?
inbox-invited = Te han invitado; tu asiento está reservado hasta { $time }
inbox-lobby = Esperando jugadores
inbox-lobby-closes = Esperando jugadores; se cierra { $time }
inbox-thinking = Le toca a: { $players }
inbox-thinking-until = Le toca a: { $players }, hasta { $time }
inbox-thinking-leave = { $players }: de vacaciones hasta { $date }
inbox-paused = En pausa
inbox-between = Entre dos manos
inbox-check-in = **Confirma** que juegas el torneo; empieza { $time }
inbox-check-in-now = **Confirma** que juegas el torneo
inbox-challenge = **Te han retado**; responde en el canal del torneo
inbox-tournament-starts = Empieza { $time }
inbox-tournament-open = Participas
inbox-night = Noche de juegos, { $time }
inbox-night-open = **La noche de juegos ha empezado**
inbox-won = 🏆 **Ganada** { $time }
inbox-lost = Perdida { $time }
inbox-drawn = Empate { $time }
inbox-resigned = Abandonada { $time }
inbox-new = nuevo
inbox-missed = { $turns ->
    [one] perdiste { $turns } turno y jugó la computadora
   *[other] perdiste { $turns } turnos y jugó la computadora
}
inbox-away = la computadora juega por ti hasta que vuelvas
inbox-at-night = termina en tus horas de silencio
inbox-on-leave = ⏸️ Estás de vacaciones hasta { $date }.
inbox-direct-closed = ⚠️ Discord no me deja enviarte mensajes directos. Permítelos en los ajustes de un servidor que compartimos; hasta entonces no puedo avisarte.
inbox-sent = Te he enviado un mensaje directo.
inbox-not-sent = Discord no me deja enviarte mensajes directos. Permítelos en los ajustes de un servidor que compartimos.
inbox-none-waits = Ninguna otra partida espera tu jugada.
inbox-board-leave = ⏸️ { $players }: de vacaciones hasta { $date }
inbox-digest-title = ¡Hola! Esto te espera
inbox-missed-title = Has perdido turnos
inbox-missed-about = La computadora jugó por ti. Tras tres turnos perdidos seguidos juega por ti hasta que vuelvas.
inbox-form-reminders = Avisos y horas de silencio
inbox-form-zone = Zona horaria
    .about = Por su ciudad más grande, como Europe/Madrid o America/Mexico_City
inbox-form-digest = Mensaje diario con lo que te espera, a las
    .about = Una hora como 18:00. Déjalo vacío si no quieres mensaje.
inbox-form-quiet = Horas de silencio
    .about = Como 22:00-7:00: entonces nada mío te avisa. El tiempo de tus turnos sigue corriendo.
inbox-saved = Guardado.
inbox-digest-at = Mensaje diario a las { $time } ({ $zone }).
inbox-no-digest = Sin mensaje diario.
inbox-quiet-from = Horas de silencio de { $begin } a { $end } ({ $zone }). Lo que llegue entonces lo recibes después, si sigue siendo cierto. El tiempo de tus turnos sigue corriendo; si necesitas más, toma vacaciones.
inbox-no-quiet = Sin horas de silencio.
inbox-form-leave = Vacaciones
inbox-form-leave-days = ¿Cuánto tiempo?
    .about = { $days ->
        [one] Te queda { $days } día este año. Las mesas lentas te esperan; los torneos no.
       *[other] Te quedan { $days } días este año. Las mesas lentas te esperan; los torneos no.
    }
inbox-leave-for = { $days ->
    [one] { $days } día, hasta el final del { $date }
   *[other] { $days } días, hasta el final del { $date }
}
inbox-leave-begun = ⏸️ Estás de vacaciones hasta { $date }. Donde un turno puede durar 12 horas o más, o no tiene límite, el tiempo de tus turnos se detiene, y lo que quede lo tendrás después. Las mesas rápidas y los torneos siguen. Puedes jugar igualmente.
inbox-leave-ended = Tus vacaciones han terminado; el tiempo de tus turnos vuelve a correr.
inbox-leave-left = { $days ->
    [0] No te queda ningún día de vacaciones este año.
    [one] Te queda { $days } día de vacaciones este año.
   *[other] Te quedan { $days } días de vacaciones este año.
}
inbox-bad-zone = No conozco la zona horaria «{ $typed }». Nombra su ciudad más grande, como `Europe/Madrid`.
inbox-bad-hour = No entiendo la hora «{ $typed }». Escríbela así: `18:00`.
inbox-bad-hours = No entiendo las horas «{ $typed }». Escríbelas así: `22:00-7:00`.
inbox-too-many-days = { $days ->
    [0] No te queda ningún día de vacaciones este año.
    [one] Ese año solo te queda { $days } día de vacaciones.
   *[other] Ese año solo te quedan { $days } días de vacaciones.
}
inbox-no-leave = No estás de vacaciones.
inbox-stale = Eso ha cambiado; abre `/games` otra vez.
inbox-server-days = { $days ->
    [0] Las **vacaciones** no cuentan en las mesas de este servidor.
    [one] Las **vacaciones** cuentan aquí { $days } día al año.
   *[other] Las **vacaciones** cuentan aquí { $days } días al año.
}
inbox-option-days = Cuántos días de vacaciones al año cuentan en las mesas lentas de este servidor (0: ninguno)
inbox-not-stored = No se ha cambiado nada, porque mi base de datos no respondió. Inténtalo de nuevo en un minuto.
