audit-table = Tisch { $table }
audit-tournament = Turnier { $tournament }
audit-transfer-of-tournament = Buchung { $transfer } (Turnier { $tournament })
audit-account = Konto { $account }
audit-transfer = { $table ->
        [none] Buchung { $transfer }
       *[other] Buchung { $transfer } (Tisch { $table })
    }
audit-seal = { $table ->
        [none] Siegel { $seal }
       *[other] Siegel { $seal } (Tisch { $table })
    }
audit-sum = Die Summe der Konten ist { $stored }, nicht { $due }.
audit-differs = { $place }: { $what } ist { $stored }, richtig wäre { $due }.
audit-derived = { $of ->
        [score] Ergebnisse
        [ranking] Ranglisten
        [daily] Runde des Tages
       *[season] Saisons
    }: { $what } ist { $stored }, richtig wäre { $due }.
audit-changed = { $place }: geändert, denn der Hash passt nicht.
audit-missing = { $place }: fehlt.
audit-inserted = { $place }: eingefügt, im Kontobuch nicht mitgezählt.
audit-not-booked = { $table }: Es gibt keine Buchung für { $what } über { $due }.
audit-not-played = { $place }: Im Spiel gab es diese Zahlung nicht.
audit-reversal = { $place }: Die Gegenbuchung fehlt oder passt nicht.
audit-rules = { $newest ->
        [none] { $table }: gespielt nach Regeln { $version } von { $game }; dieses Programm kennt das Spiel nicht.
       *[other] { $table }: gespielt nach Regeln { $version } von { $game }; dieses Programm hat die Regeln 1 bis { $newest }.
    }
audit-replay = { $what ->
        [none] { $table } lässt sich nicht nachspielen.
       *[other] { $table } lässt sich nur bis { $what } nachspielen.
    }
audit-played = { $table }: { $what } passt nicht zum gespielten Verlauf.
audit-lost = { $table }: { $what } fehlt.
audit-beyond = { $table }: { $what } ist vorhanden, sollte aber nicht da sein.
audit-unfit = Datenbank: { $what } hat einen Wert vom falschen Typ.
audit-play-changed = { $table }: { $what } wurde geändert oder folgt nicht auf das Glied davor.
audit-play-inserted = { $table }: { $what } wurde eingefügt.
audit-player = { $table }: Der Spieler auf { $what } ist nicht der, der den Platz genommen hat.
audit-standing = { $table }: Status, Frist, eine Uhr oder wer weg ist wurde geändert, und nicht vom Bot.
audit-proof = { $table }: { $what } folgt nicht aus dem versiegelten Geheimnis.
audit-entry = Runden: Eintrag { $entry } folgt nicht auf den Eintrag davor, oder der fehlt.
audit-sealed = { $place }: { $what } weicht vom Versiegelten ab.
audit-unsealed = Ohne Siegel: { $what }.
audit-unsealed-table = { $table }: ohne Siegel: { $what }.
audit-event-changed = { $tournament }: { $what } wurde geändert oder folgt nicht auf das Ereignis davor.
audit-event-refused = { $tournament }: { $what } war zu diesem Zeitpunkt nicht möglich.
audit-entrant = { $tournament }: { $what } ist nicht, wer sich angemeldet hat.
audit-not-due = { $place }: Kein Ereignis des Turniers bewegt diese Chips.
audit-time-back = { $table }: Die Zeit springt in Runde { $deal } um { $ms } ms zurück; die Uhr des Rechners wurde zurückgestellt oder eine Zeit geändert.
audit-not-rated = Partien noch ohne Wertung: { $matches }. Der Bot wertet sie beim Start.
audit-rated-again = Partien, die neu gewertet wurden, nachdem ein Siegel ihre Wertung schon abdeckte: { $matches }. Die Wertungen selbst prüft eine Neuberechnung.
audit-unchecked = Der Rest ließ sich nicht prüfen.
