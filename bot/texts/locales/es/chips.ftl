chips-command = Fichas de juego: saldos y de dónde salieron
chips-command-balance = Cuántas fichas tiene un miembro
chips-command-ledger = Todo lo que entró o salió de una cartera, lo más nuevo primero
chips-command-table = Las fichas de una mesa: cada cuenta, y quién pagó a quién
chips-command-top = Quién tiene más fichas en este servidor
chips-command-give = Dar fichas a otro miembro, que tiene que aceptarlas
chips-command-refill = Pedir a la banca que recargue tu cartera cuando tiene poco
chips-command-export = Tus movimientos en archivos, para hojas de cálculo y programas
chips-command-grant = Dar a un miembro fichas de la banca (moderadores)
chips-command-freeze = Bloquear una cartera: su dueño no puede dar ni apostar fichas (moderadores)
chips-command-thaw = Desbloquear una cartera (moderadores)
chips-command-void = Deshacer todo lo que se pagó en una mesa (moderadores)
chips-command-audit = Probar que las cuentas cuadran y concuerdan con las partidas (moderadores)
chips-command-settings = Ajustes de las fichas en este servidor (moderadores)
chips-command-privacy = Qué guardo sobre ti, y cómo obtenerlo o borrarlo
chips-command-privacy-about = Qué guardo sobre ti
chips-command-privacy-export = Todo lo que guardo sobre ti, en un archivo
chips-command-privacy-erase = Cortar el vínculo entre tú y todo lo que guardo

chips-option-member = Qué miembro (si no: tú)
chips-option-wallet = De quién es la cartera
chips-option-receiver = A quién
chips-option-amount = Cuántas fichas
chips-option-table = El número de la mesa
chips-option-page = Qué página (1: la más nueva)
chips-option-everybody = Las cuentas de todo el servidor (moderadores)
chips-option-reason = Por qué; todos pueden leerlo, y queda para siempre
chips-option-opening = Con cuánto empieza un miembro
chips-option-refill-floor = El saldo hasta el que la banca recarga una cartera
chips-option-refill-hours = Horas entre dos recargas
chips-option-gifts = Si los miembros pueden darse fichas
chips-option-gift-cap = Lo máximo que un miembro puede regalar en un día
chips-option-stakes-cap = Lo máximo que puede hacer falta para unirse a una mesa
chips-option-bank-plays = Si la banca paga por la máquina; si no, es práctica

chips-play-chips = Fichas de juego: no tienen valor en dinero y no se compran, venden ni canjean.
chips-no-lines = Aquí no hay movimientos todavía.
chips-no-more = No hay más movimientos.
chips-nobody = Aquí nadie tiene fichas todavía: una cartera se abre cuando su dueño se une por primera vez a una mesa con fichas.
chips-moderators = Eso solo puede hacerlo un moderador (Gestionar canales).
chips-gift-gone = Esa oferta ya no está abierta; no se dio nada.
chips-not-your-gift = Esa oferta es para otra persona.
chips-auditing = Ya se está haciendo una auditoría; espera su resultado.
chips-too-big = Es demasiado grande para un archivo aquí. Quien lleva este bot puede exportarlo.

chips-csv = Los movimientos en una tabla, para una hoja de cálculo
chips-json = Los movimientos en una lista de objetos, para programas
chips-mine = Todo lo que guardo sobre ti, en JSON

chips-older = Anteriores
chips-newer = Más nuevos
chips-payments = Todos los pagos
chips-offer = Sí, ofrecerlas
chips-accept = Aceptar
chips-decline = No
chips-erase-sure = Sí, borrar mis datos
chips-keep = No, conservar todo

chips-kept = No se ha borrado nada.
chips-erased =
    ### Borrado
    Nada de lo que guardo lleva ya hasta ti. Donde jugaste pone ahora «exjugador». Si vuelves a jugar, empiezas desde cero.
chips-stored =
    ### Qué guardo sobre ti
    - **En las mesas**: tu id de Discord, el nombre y el nombre de usuario que tenías al unirte, tu asiento, tus jugadas y cuándo las hiciste, el tiempo que te quedaba, lo que ganaste y perdiste; dónde se muestran tus cartas en tus mensajes directos; tu parte en la mezcla de una mano, para que se pueda verificar.
    - **Resultados** por servidor y juego.
    - **Clasificaciones** por servidor y juego: tu rating después de cada partida contra personas, y tu puesto en las tablas. Todo el servidor puede leerlos, y también qué partidas jugaste (`/results stats`, `/results history`).
    - **Fichas** por servidor: tu cartera y todos los movimientos. Todo el servidor puede leerlos.
    - **Noches de juegos**: que organizaste una, si vienes y tu voto.
    - **Ajustes**: tus avisos de turno, cómo se ordenan tus cartas, si aceptas mensajes directos.
    - No guardo: mensajes, direcciones de correo, nada de quien nunca me usó, salvo que la entrega o el bloqueo de un moderador le abra una cartera.
chips-stored-erasure = `/settings privacy export` te lo da todo en un archivo. `/settings privacy erase` corta el vínculo entre tú y estos registros: se borran tu nombre, tu id y tus ajustes; tus partidas quedan como las de un «exjugador», para que cuadren los resultados y las cuentas de los demás. También queda una palabra que escribiste para una mano: sin ella los demás no podrían verificar sus cartas. No conservo nada por lo que pudiera reconocerte, ni siquiera un hash de tu id: si vuelves, empiezas otra vez con las fichas de quien empieza. No tienen valor en dinero, y todo lo que la banca ha dado está en los movimientos.
chips-exported-everything =
    ### Todo lo que guardo sobre ti
    Por tabla de la base de datos; las horas son milisegundos UTC. `ledger` tiene los movimientos de tus carteras por servidor.

chips-erasing = ¿Borrar todo lo que lleva hasta ti?
chips-erasing-seats = { $tables ->
    [one] Estás en { $tables } mesa: primero dejas ese asiento.
   *[other] Estás en { $tables } mesas: primero dejas esos asientos.
}
chips-erasing-everything = Tu nombre, tu id y tus ajustes se borran de todo lo que guardo; tus resultados y fichas quedan en un «exjugador» y se pierden para ti. Los mensajes que ya están en los canales quedan como están. No se puede deshacer. Para tener una copia, usa antes `/settings privacy export`.

chips-amount = { $count ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}
chips-total = Total: { $won }
chips-former-player = exjugador
chips-bank = la banca
chips-pot = el bote
chips-escrow = el bote del torneo { $number }

chips-has = { $member } tiene **{ $chips } { $count ->
    [one] ficha
   *[other] fichas
}**.
chips-has-no-wallet = { $member } no tiene cartera todavía; se abre con **{ $chips } { $count ->
    [one] ficha
   *[other] fichas
}** en la primera mesa con fichas.
chips-is-frozen = 🧊 **Bloqueada**: su dueño no puede dar fichas ni unirse a mesas con fichas.
chips-below-zero = Bajo cero: no hay otra mano hasta que se recargue.
chips-can-refill = `/chips refill` la recarga hasta { $chips } { $count ->
    [one] ficha
   *[other] fichas
}.
chips-freeze-entry = { $did ->
    [frozen] { $by ->
        [member] { $when } bloqueada por { $actor }: { $note }
       *[nobody] { $when } bloqueada: { $note }
    }
   *[thawed] { $by ->
        [member] { $when } desbloqueada por { $actor }: { $note }
       *[nobody] { $when } desbloqueada: { $note }
    }
}

chips-heading = Fichas
chips-ledger = Movimientos
chips-audit = Auditoría
chips-table = Mesa { $number }
chips-table-deal = { $table }, mano { $deal }
chips-entry = { $direction ->
    [in] { $when } **{ $change }** ← { $party } · saldo { $balance }
   *[out] { $when } **{ $change }** → { $party } · saldo { $balance }
}
chips-seats = { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
}
chips-entry-between = { $when } { $payers } → { $payee } **{ $chips }**
chips-entry-between-each = { $when } { $payers } → { $payee } **{ $chips }** ({ $each } cada uno)

chips-for-opening = el saldo inicial
chips-for-refill = una recarga
chips-for-gift = un regalo
chips-for-grant = { $by ->
    [member] una entrega de { $actor }
   *[nobody] una entrega
}
chips-for-stake = la apuesta de la partida
chips-for-points = la diferencia de puntos
chips-for-won = las apuestas de la partida, ganadas
chips-for-returned = devuelto del bote
chips-for-tournament = { $moved ->
        [stake] la inscripción en el torneo { $number }
        [won] un premio del torneo { $number }
       *[returned] la inscripción en el torneo { $number }, devuelta
    }
chips-for-void = { $by ->
    [member] { $actor } deshace #{ $entry }
   *[nobody] deshace #{ $entry }
}
chips-for-unplayed = devuelto: la partida no cuenta
chips-for-rule = { $purpose }, regla { $rule }

chips-matrix = Cada fila paga, cada columna cobra.
chips-voided-table = ⚠️ Esta mesa se anuló: { $note }. Todo lo que se pagó aquí se deshizo con movimientos nuevos.

chips-giving = **¿Dar { $chips } { $count ->
    [one] ficha
   *[other] fichas
} a { $receiver }?** Ahora tienes { $has }.
chips-offered = { $receiver }, { $giver } quiere darte **{ $chips } { $count ->
    [one] ficha
   *[other] fichas
}**. La oferta termina { $when }.
chips-offer-made = Se ha preguntado a { $receiver }. Las fichas pasan cuando acepte.
chips-given = { $giver } dio a { $receiver } **{ $chips } { $count ->
    [one] ficha
   *[other] fichas
}**.
chips-declined = { $giver } se queda con las { $chips } { $count ->
    [one] ficha
   *[other] fichas
} que ofreció a { $receiver }.
chips-refilled = La banca ha recargado tu cartera: tienes **{ $chips } { $count ->
    [one] ficha
   *[other] fichas
}**.
chips-granted = { $receiver } recibió **{ $chips } { $count ->
    [one] ficha
   *[other] fichas
}** de la banca. El motivo está en los movimientos.
chips-frozen = La cartera de { $member } está bloqueada. El motivo está en `/chips balance`.
chips-thawed = La cartera de { $member } está desbloqueada. El motivo está en `/chips balance`.
chips-voided = { $entries ->
    [one] La mesa { $table } está anulada: { $entries } movimiento se deshizo con otro nuevo. El motivo está en los movimientos.
   *[other] La mesa { $table } está anulada: { $entries } movimientos se deshicieron con otros nuevos. El motivo está en los movimientos.
}
chips-exported =
    ### Movimientos
    { $entries ->
        [one] { $entries } movimiento, el más antiguo primero.
       *[other] { $entries } movimientos, el más antiguo primero.
    } Columnas: `seq` el número del movimiento, `at` milisegundos UTC, `kind` para qué es, `amount`, quién paga y quién cobra con lo que tenía cada uno después, `reason`, `rule` y `cards` del pago del juego, mesa, mano y jugada, quién lo ordenó y por qué (`note`), qué movimiento deshace (`reverses`), y su `hash`, que cubre también el movimiento anterior.

chips-audit-faults = { $faults ->
    [one] { $faults } fallo
   *[other] { $faults } fallos
}
chips-audit-passed = ✅ Las cuentas cuadran, ningún movimiento se cambió, los resultados y pagos salen de las partidas, y las puntuaciones, ratings y tablas salen de los resultados.
chips-audit-more = … y { $count } más.
chips-audit-entries = { $entries ->
    [one] { $entries } movimiento leído
   *[other] { $entries } movimientos leídos
}
chips-audit-played = repetido: { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
} y { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}; con reglas anteriores, solo por hashes: { $by_hashes ->
    [one] { $by_hashes } mesa
   *[other] { $by_hashes } mesas
}; ni lo uno ni lo otro: { $by_neither ->
    [one] { $by_neither } mesa
   *[other] { $by_neither } mesas
}
chips-audit-earlier = { $tables ->
    [one] { $tables } mesa se jugó antes de que hubiera sellos, que muestran su estado del { $day }
   *[other] { $tables } mesas se jugaron antes de que hubiera sellos, que muestran su estado del { $day }
}
chips-audit-later = { $tables ->
    [one] { $tables } mesa terminó antes de que los sellos cubrieran resultados y pagos, y está sellada como estaba el { $day }
   *[other] { $tables } mesas terminaron antes de que los sellos cubrieran resultados y pagos, y están selladas como estaban el { $day }
}
chips-audit-open = { $tables ->
    [one] los resultados y pagos de { $tables } mesa no están sellados
   *[other] los resultados y pagos de { $tables } mesas no están sellados
}
chips-audit-unsealed = las partidas en juego no se pudieron sellar
chips-audit-head = Cabeza: `{ $sealed }`. Guárdala: con ella quien lleva el bot puede probar más tarde que nada se cambió (`audit --since`).

chips-refused-not-enough = { $whose ->
    [you] Tienes { $have }, pero necesitas { $need }.
    [member] { $member } tiene { $have }, pero necesita { $need }.
   *[wallet] La cartera tiene { $have }, pero necesita { $need }.
}
chips-refused-negative = { $whose ->
    [you] Tienes { $have }: nadie empieza una mano bajo cero. `/chips refill` ayuda.
    [member] { $member } tiene { $have }: nadie empieza una mano bajo cero. `/chips refill` ayuda.
   *[wallet] La cartera tiene { $have }: nadie empieza una mano bajo cero. `/chips refill` ayuda.
}
chips-refused-frozen = { $whose ->
    [you] Tu cartera está bloqueada.
    [member] La cartera de { $member } está bloqueada.
   *[wallet] La cartera está bloqueada.
}
chips-refused-frozen-because = { $whose ->
    [you] Tu cartera está bloqueada: { $note }.
    [member] La cartera de { $member } está bloqueada: { $note }.
   *[wallet] La cartera está bloqueada: { $note }.
}
chips-refused-self = No puedes darte fichas a ti.
chips-refused-computer = La máquina y los bots no tienen cartera.
chips-refused-amount = Usa un número entero de 1 a { $most }, no { $amount }.
chips-refused-gifts-off = Los miembros de este servidor no pueden darse fichas; un moderador puede permitirlo con `/cardroom chips gifts:True`.
chips-refused-gift-cap = Cada miembro puede dar como mucho { $cap } al día, y hoy has dado { $given }.
chips-refused-stakes-cap = Aquí una mesa puede pedir como mucho { $cap } para unirse; esta pediría { $need }.
chips-refused-too-soon = La banca ya ha recargado tu cartera; puede hacerlo otra vez { $when }.
chips-refused-too-soon-later = La banca ya ha recargado tu cartera; más tarde puede hacerlo otra vez.
chips-refused-above-floor = La banca recarga carteras con menos de { $floor }; tienes { $have }.
chips-refused-note = Da un motivo de hasta { $most } caracteres, sin el id de nadie.
chips-refused-already-done = Eso ya está hecho.
chips-refused-already-frozen = { $whose ->
    [you] Tu cartera ya está bloqueada.
    [member] La cartera de { $member } ya está bloqueada.
   *[wallet] La cartera ya está bloqueada.
}
chips-refused-not-frozen = { $whose ->
    [you] Tu cartera no está bloqueada.
    [member] La cartera de { $member } no está bloqueada.
   *[wallet] La cartera no está bloqueada.
}
chips-refused-no-wallet = { $whose ->
    [you] No tienes cartera todavía.
    [member] { $member } no tiene cartera todavía.
   *[wallet] No hay cartera todavía.
}
chips-refused-no-chips = En esa mesa no se pagaron fichas.
chips-refused-still-playing = La partida de esa mesa se está jugando todavía. Termínala con `/table close{ $option }`, que devuelve las apuestas; después anula lo demás que se pagó.
chips-refused-already-void = Esa mesa ya está anulada.

chips-settings = Ajustes de las fichas
chips-setting-opening = **Una cartera se abre con** { $chips } { $count ->
    [one] ficha
   *[other] fichas
}
chips-setting-refill = { $hours ->
    [1] **Recarga** hasta { $chips } { $count ->
        [one] ficha
       *[other] fichas
    }, una vez cada hora
   *[other] **Recarga** hasta { $chips } { $count ->
        [one] ficha
       *[other] fichas
    }, una vez cada { $hours } horas
}
chips-setting-gifts = **Regalos** hasta { $chips } { $count ->
    [one] ficha
   *[other] fichas
} al día
chips-setting-no-gifts = **Regalos** no permitidos
chips-setting-stakes-cap = **Una mesa puede pedir** como mucho { $chips } { $count ->
    [one] ficha
   *[other] fichas
} para unirse
chips-setting-bank-plays = **La máquina** la banca paga por ella
chips-setting-practice = **La máquina** práctica: sus mesas no entran en las cuentas
