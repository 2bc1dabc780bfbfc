nights-command = Noches en que los miembros de este servidor se reúnen a jugar
nights-command-plan = Organizar una noche de juegos en este canal (para la organización)
nights-command-list = Las próximas noches de juegos de este servidor
nights-command-show = Una noche de juegos: quién viene y qué juego va ganando
nights-command-edit = Cambiar una noche de juegos y las siguientes (para la organización)
nights-command-stop = Cancelar una noche de juegos y no organizar más (para la organización)
nights-option-night = Qué noche de juegos
nights-option-reminder = Cuándo se lo recuerdo a quienes vienen
nights-before = { $time } antes
nights-no-reminder = Sin recordatorio
nights-form-plan = Organizar una noche de juegos
nights-form-edit = Cambiar esta noche de juegos
nights-form-name = Nombre
nights-form-when = Día y hora
    .about = Un día de la semana o una fecha, y la hora: { $weekday } 20:00, o { $date } 20:00
nights-form-zone = Zona horaria
    .about = Por su ciudad mayor, como Europe/Madrid o America/Mexico_City
nights-form-games = Juegos de la votación
nights-form-length = Duración y frecuencia
nights-default-name = Noche de juegos
nights-weekly = { $time }, cada semana
nights-once = { $time }, una sola vez
nights-in-zone = { $time } en { $zone }
nights-coming = { $count ->
    [0] Nadie ha dicho que sí todavía.
    [one] **Viene { $count } miembro:** { $names }
   *[other] **Vienen { $count } miembros:** { $names }
}
nights-not-coming = { $count ->
    [one] { $count } miembro no puede venir.
   *[other] { $count } miembros no pueden venir.
}
nights-plays = **Jugamos a** { $game }.
nights-poll = ¿A qué jugamos?
nights-votes = { $count ->
    [one] { $count } voto
   *[other] { $count } votos
}
nights-leads = va ganando
nights-yes = Yo voy
nights-no = Quizá no
nights-vote = Votar por un juego
nights-planned-by = Organiza { $member }
nights-begun-now = Esta noche de juegos ha empezado.
nights-over-now = Esta noche de juegos ha terminado.
nights-cancelled-now = Esta noche de juegos se ha cancelado.
nights-channel-gone = Su canal ya no existe.
nights-reminder = ⏰ **{ $name }** empieza { $start }: { $names }
nights-opening = 🎲 **{ $name }** empieza. Los asientos quedan reservados cinco minutos.
nights-late = No estuve a la hora de empezar: va con { $time } de retraso.
nights-untold = 🎲 **{ $name }** ya ha empezado (este mensaje llega con { $time } de retraso), pero yo no podía escribir aquí. Los asientos ya no están reservados.
nights-opened = { $table } · { $game }: { $names }
nights-refused = No he podido abrir una mesa de { $game } para { $names }. Se puede abrir una con `/table open`.
nights-summary = **{ $name }** ha terminado
nights-matches = { $count ->
    [one] Se ha jugado { $count } partida.
   *[other] Se han jugado { $count } partidas.
}
nights-won = { $table } · { $game }: victoria de { $names } ({ $scores })
nights-computer-won = { $table } · { $game }: victoria de la máquina ({ $scores })
nights-drawn = { $table } · { $game }: no ha ganado nadie ({ $scores })
nights-most-wins = Más victorias: { $names }
nights-wins = { $member } { $count }
nights-chips = Fichas ganadas: { $names }
nights-more = { $count ->
    [one] … y { $count } partida más
   *[other] … y { $count } partidas más
}
nights-still-playing = { $count ->
    [one] En { $count } mesa se sigue jugando.
   *[other] En { $count } mesas se sigue jugando.
}
nights-nobody-came = Esta vez no ha venido nadie.
nights-skipped = **{ $name }** no se celebró: no estuve a la hora de empezar
nights-follows = La próxima empieza { $start }.
nights-unattended = No ha venido nadie tres veces seguidas, así que no organizo más. `/table night plan` empieza de nuevo.
nights-none-follows = No hay más después de esta.
nights-event = Jugamos a { $games }. Di en el canal si vienes, y vota por un juego.
nights-event-single = Jugamos a { $game }. Di en el canal si vienes.
nights-planned = Organizada: **{ $name }**, { $start }. Su mensaje llega ahora a este canal.
nights-changed = Cambiada: **{ $name }**, { $start }.
nights-with-event = También tiene un evento en el servidor.
nights-without-event = No tiene evento en el servidor, porque aquí me falta el permiso **Crear eventos**. Lo demás funciona sin él.
nights-too-soon-to-remind = Empieza demasiado pronto para el recordatorio: de esta no aviso a nadie.
nights-reminds-now = Empieza demasiado pronto para el recordatorio: aviso ahora a quienes han dicho que sí, y después a nadie.
nights-stopped = **{ $name }** no se celebra, y no organizo más.
nights-last = **{ $name }** continúa, y después no hay más.
nights-none = No hay ninguna noche de juegos. `/table night plan` organiza una.
nights-list = Noches de juegos
nights-listed = **{ $name }** · { $start } · { $channel }
nights-edit = Cambiar
nights-stop = Cancelar
nights-gone = Esta noche de juegos ya no se celebra. `/table night list` muestra las próximas.
nights-begun = Esta noche de juegos ha empezado. Únete a una mesa en el canal.
nights-edited = Alguien ha cambiado esta noche de juegos entretanto. Vuelve a mirarla.
nights-past = Ese momento ya pasó. Elige uno por venir.
nights-too-far = Falta más de un año. Elige un día más cercano.
nights-bad-time = No entiendo «{ $typed }» como día y hora. Escribe un día de la semana o una fecha, y la hora: { $weekday } 20:00, o { $date } 20:00
nights-bad-zone = No conozco la zona horaria «{ $typed }». Escribe una región y una ciudad, como Europe/Madrid.
nights-no-name = Una noche de juegos necesita un nombre.
nights-no-games = Elige de uno a { $limit } juegos para la votación.
nights-too-many = Este servidor ya tiene { $limit } noches de juegos. Cancela una primero.
nights-which = Aquí hay varias noches de juegos. Elige una con la opción `night`.
nights-answer-not-stored = No se ha guardado tu respuesta.
nights-plan-not-stored = No se ha guardado la noche de juegos.
