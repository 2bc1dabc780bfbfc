audit-table = Mesa { $table }
audit-tournament = Torneo { $tournament }
audit-transfer-of-tournament = Transferencia { $transfer } (torneo { $tournament })
audit-account = Cuenta { $account }
audit-transfer = { $table ->
        [none] Transferencia { $transfer }
       *[other] Transferencia { $transfer } (mesa { $table })
    }
audit-seal = { $table ->
        [none] Sello { $seal }
       *[other] Sello { $seal } (mesa { $table })
    }
audit-sum = Las cuentas suman { $stored }, no { $due }.
audit-differs = { $place }: { $what } es { $stored }, debería ser { $due }.
audit-derived = { $of ->
        [score] Puntuaciones
        [ranking] Clasificaciones
        [daily] La mano del día
       *[season] Temporadas
    }: { $what } es { $stored }, debería ser { $due }.
audit-changed = { $place }: se cambió, porque su hash no coincide.
audit-missing = { $place }: falta.
audit-inserted = { $place }: se insertó, y los movimientos no la cuentan.
audit-not-booked = { $table }: no hay transferencia para { $what } de { $due }.
audit-not-played = { $place }: el juego no tiene ese pago.
audit-reversal = { $place }: falta su reversión, o no coincide.
audit-rules = { $newest ->
        [none] { $table }: se jugó con las reglas { $version } de { $game }, y este programa no tiene ese juego.
       *[other] { $table }: se jugó con las reglas { $version } de { $game }, y este programa tiene las reglas 1 a { $newest }.
    }
audit-replay = { $what ->
        [none] { $table }: no se puede repetir.
       *[other] { $table }: solo se puede repetir hasta { $what }.
    }
audit-played = { $table }: { $what } no coincide con lo jugado.
audit-lost = { $table }: falta { $what }.
audit-beyond = { $table }: existe { $what }, pero no debería.
audit-unfit = La base de datos: { $what } tiene un valor de un tipo incorrecto.
audit-play-changed = { $table }: { $what } se cambió, o no sigue al eslabón anterior.
audit-play-inserted = { $table }: { $what } se insertó.
audit-player = { $table }: el jugador en { $what } no es quien ocupó ese sitio.
audit-standing = { $table }: se cambió su estado, su plazo, un reloj o quién está ausente, y no lo hizo el bot.
audit-proof = { $table }: { $what } no se deduce del compromiso.
audit-entry = Manos: la entrada { $entry } no sigue a la anterior, o la anterior falta.
audit-sealed = { $place }: { $what } difiere de lo sellado.
audit-unsealed = Sin sellar: { $what }.
audit-unsealed-table = { $table }: sin sellar: { $what }.
audit-event-changed = { $tournament }: { $what } se cambió, o no sigue al evento anterior.
audit-event-refused = { $tournament }: { $what } no podía ocurrir en ese momento.
audit-entrant = { $tournament }: { $what } no es quien se inscribió.
audit-not-due = { $place }: ningún evento del torneo mueve estas fichas.
audit-time-back = { $table }: el tiempo retrocede { $ms } ms en la mano { $deal }; se atrasó el reloj del sistema o se cambió una hora.
audit-not-rated = Partidas que todavía no cuentan para el rating: { $matches }. El bot las cuenta al arrancar.
audit-rated-again = Partidas que se contaron otra vez para el rating cuando un sello ya cubría sus ratings: { $matches }. Los ratings se comprueban calculándolos otra vez.
audit-unchecked = El resto no se pudo comprobar.
