options-preset = Reglas base
    .about = Un conjunto de reglas; sustituye a todas las demás opciones
options-turn = Tiempo por turno
    .about = Cuando se acaba, la máquina hace la jugada
options-clock = Reloj
    .about = El tiempo de cada jugador para toda la partida; no debe acabarse
options-increment = Incremento
    .about = Tiempo que gana un reloj después de cada turno de su jugador
options-seats = Asientos
    .about = Cuántos jugadores
options-one-of = uno de estos: { $values }
options-quoted = «{ $value }»
options-yes-or-no = sí o no
options-from-to = un número entero de { $low } a { $high }
options-from = un número entero desde { $low }
options-from-to-off = un número entero de { $low } a { $high }, u off
options-from-off = un número entero desde { $low }, u off
options-standard-about = Las reglas normales
options-standard = las reglas normales
options-unusual = Reglas de aquí: { $rules }
options-more = { $count } más
options-lengthy = ⏳ **Esta partida puede durar mucho.** { $reasons }
options-changed = ✏️ { $player } cambió: { $changes }
options-no-limit = sin límite
options-no-clock = sin reloj
options-no-increment = nada
options-seconds = { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
options-minutes = { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
options-hours = { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
options-days = { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
