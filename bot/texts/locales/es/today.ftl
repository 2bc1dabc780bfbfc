today-command = Una mano al día, la misma para todo el mundo, y un problema
today-name = La mano del día · { $day }
today-puzzle-title = Problema · { $day }
today-about = Una mano de gin contra la máquina de nivel *experto*. Todo el mundo recibe las mismas cartas y el mismo rival. No hay reloj ni pistas.
today-ends = El día termina { $time }.
today-in-play = Tus cartas te esperan.
today-over = El { $day } ya pasó; este es el resultado final.
today-finished = { $players ->
    [0] Nadie ha terminado todavía.
    [one] Ha terminado { $players } jugador.
   *[other] Han terminado { $players } jugadores.
}
today-play = Jugar
today-continue = Seguir
today-puzzle = Problema
today-share = Compartir
today-fair = Cómo se reparte
today-back = La mano del día
today-ending = { $ending ->
    [gin-won] gin
    [gin-lost] derrota por gin
    [big_gin-won] gran gin
    [big_gin-lost] derrota por gran gin
    [knock-won] victoria al cerrar
    [knock-lost] derrota por cierre
    [undercut-won] victoria por undercut
    [undercut-lost] derrota por undercut
    [resigned] abandono
    [unfinished] sin terminar
   *[other] sin puntos
}
today-turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
today-better = mejor que el { $percent } %
today-streak = { $days ->
    [one] racha { $days }
   *[other] racha { $days }
}
today-first = Eres la primera persona en terminar.
today-so-far = De quienes han terminado hasta ahora. Es definitivo cuando el día ha terminado.
today-server = **Lo mejor de este servidor**
today-everybody = **Lo mejor de todos**
today-anonymous = sin nombre
today-names = -# Otros servidores solo ven tu nombre si tú quieres: `/settings me known_as`.
today-fair-title = Cómo se reparte la mano del día
today-fair-about = Las cartas salen de un secreto por día y de nada más. Su huella se guarda antes de que empiece el día, para que nadie pueda elegir las cartas después. Cuando el día termina se muestra el secreto, y la prueba de tu mano se puede verificar como cualquier otra: `/results replay` y **Exportar**.
today-fair-commitment = Huella del { $day }: { $commitment }
today-fair-sealed = Guardada el { $time }.
today-fair-late = Se guardó cuando el día ya había empezado, porque el bot no funcionaba antes.
today-fair-secret = Secreto del { $day }: { $secret }
today-fair-year = Todos los días de { $year } en un solo hash: { $digest }
today-fair-list = Todas las huellas
today-fair-file = Las huellas de todos los días de { $year }. El hash de la lista está en la página anterior.
today-puzzle-ask = { $game }: eres { $player } y es tu turno. ¿Qué carta descartarías?
today-puzzle-late = -# Se hizo cuando el día ya había empezado, porque no había ninguno listo.
today-puzzle-menu = Elige un descarte
today-puzzle-best = { $card } es el mejor descarte. Es el que elegiste.
today-puzzle-cost = { $card } cuesta { $cost } { $unit ->
    [chips] fichas
   *[points] puntos
}. El mejor descarte es { $best }.
today-puzzle-chosen = { $players ->
    [0] nadie
    [one] { $players } jugador
   *[other] { $players } jugadores
}
today-puzzle-first = el mejor
today-puzzle-judge = -# La búsqueda juega cada descarte muchas veces con lo que puede estar oculto. Los costes son promedios, con una confianza del 95 %.
today-player = Jugador { $number }
today-not-stored = No se ha guardado: pulsa otra vez en un momento.
today-clocks = Acaba de cambiar el día, o un reloj del bot va mal. Inténtalo otra vez en un momento.
today-no-secret = No se puede repartir la mano del día: la clave del bot no es aquella con la que se selló el día. Quien lo administra puede leer más en el registro.
today-erased = Ya jugaste la mano del día; lo que se guardaba de ti se ha borrado.
today-no-puzzle = No hay problema para este día.
today-puzzle-over = Ese problema ya pasó: `/today` tiene el nuevo.
today-no-choice = Esa carta no se puede elegir. Pulsa **Problema** otra vez.
today-not-over = Todavía no tienes nada que compartir: termina antes tu mano.
today-known-as = En listas de todos los servidores
    .anonymous = Sin mi nombre
    .name = Con mi nombre
today-known-as-option = Cómo te nombran las listas de todos los servidores
