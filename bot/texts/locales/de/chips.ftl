chips-command = Spielchips: Guthaben und woher sie kommen
chips-command-balance = Wie viele Chips ein Mitglied hat
chips-command-ledger = Alle Ein- und Auszahlungen eines Kontos, neueste zuerst
chips-command-table = Die Chips eines Tisches: alle Konten, und wer wem gezahlt hat
chips-command-top = Wer auf diesem Server die meisten Chips hat
chips-command-give = Einem anderen Mitglied Chips schenken, das sie annehmen muss
chips-command-refill = Die Bank dein Konto auffüllen lassen, wenn es niedrig ist
chips-command-export = Dein Kontobuch als Dateien, für Tabellen und Programme
chips-command-grant = Einem Mitglied Chips von der Bank geben (Moderation)
chips-command-freeze = Ein Konto sperren: Man kann damit nichts verschenken oder setzen (Moderation)
chips-command-thaw = Ein gesperrtes Konto entsperren (Moderation)
chips-command-void = Alle Zahlungen eines Tisches rückgängig machen (Moderation)
chips-command-audit = Beweisen, dass die Bücher aufgehen und zu den Spielen passen (Moderation)
chips-command-settings = Einstellungen der Chips auf diesem Server (Moderation)
chips-command-privacy = Was ich über dich speichere, und wie du es bekommst oder löschst
chips-command-privacy-about = Was ich über dich speichere
chips-command-privacy-export = Alles, was ich über dich speichere, als Datei
chips-command-privacy-erase = Die Verbindung zwischen dir und allem Gespeicherten lösen
chips-option-member = Welches Mitglied (sonst: du)
chips-option-wallet = Wessen Konto
chips-option-receiver = An wen
chips-option-amount = Wie viele Chips
chips-option-table = Die Nummer des Tisches
chips-option-page = Welche Seite (1: die neueste)
chips-option-everybody = Die Bücher des ganzen Servers (Moderation)
chips-option-reason = Warum; alle können es lesen, und es bleibt für immer
chips-option-opening = Womit ein Mitglied beginnt
chips-option-refill-floor = Das Guthaben, bis zu dem die Bank ein Konto auffüllt
chips-option-refill-hours = Stunden zwischen zwei Auffüllungen
chips-option-gifts = Ob Mitglieder einander Chips schenken dürfen
chips-option-gift-cap = Wie viel ein Mitglied am Tag höchstens verschenken darf
chips-option-stakes-cap = Wie viel man höchstens brauchen darf, um an einem Tisch mitzuspielen
chips-option-bank-plays = Ob die Bank für Computer zahlt; sonst ist es Übung
chips-play-chips = Spielchips: ohne Geldwert; man kann sie weder kaufen noch verkaufen noch einlösen.
chips-no-lines = Hier gibt es noch keine Einträge.
chips-no-more = Mehr Einträge gibt es nicht.
chips-nobody = Hier hat noch niemand Chips: Ein Konto entsteht, wenn man zum ersten Mal an einem Tisch mit Chips mitspielt.
chips-moderators = Das kann nur die Moderation (Kanäle verwalten).
chips-gift-gone = Dieses Angebot gilt nicht mehr; nichts wurde verschenkt.
chips-not-your-gift = Dieses Angebot ist für jemand anderen.
chips-auditing = Eine Prüfung läuft schon; bitte warte auf ihr Ergebnis.
chips-too-big = Das ist hier zu groß für eine Datei. Wer diesen Bot betreibt, kann es exportieren.
chips-csv = Das Kontobuch als Tabelle
chips-json = Das Kontobuch als Liste von Objekten, für Programme
chips-mine = Alles, was ich über dich speichere, als JSON
chips-older = Ältere
chips-newer = Neuere
chips-payments = Alle Zahlungen
chips-offer = Ja, anbieten
chips-accept = Annehmen
chips-decline = Nein
chips-erase-sure = Ja, lösche mich
chips-keep = Nein, alles behalten
chips-kept = Nichts wurde gelöscht.
chips-erased =
    ### Gelöscht
    Nichts, was ich speichere, führt noch zu dir. Wo du gespielt hast, steht jetzt „ehemaliges Mitglied“. Wenn du wieder spielst, fängst du neu an.
chips-stored =
    ### Was ich über dich speichere
    - **An Tischen**: deine Discord-ID, Name und Benutzername von damals, als du dich dazugesetzt hast, dein Platz, deine Züge und wann du sie gemacht hast, die Zeit, die dir blieb, was du gewonnen und verloren hast; wo dein Blatt in deinen Direktnachrichten steht; dein Anteil am Mischen einer Runde, damit man sie nachprüfen kann.
    - **Ergebnisse** nach Server und Spiel.
    - **Ranglisten** nach Server und Spiel: deine Wertungszahl nach jeder Partie gegen Menschen und dein Platz auf den Listen. Alle auf dem Server können sie lesen, auch welche Partien du gespielt hast (`/results stats`, `/results history`).
    - **Chips** nach Server: dein Konto und jeder Eintrag des Kontobuchs. Alle auf dem Server können sie lesen.
    - **Spieleabende**: dass du einen geplant hast, ob du kommst, und deine Stimme.
    - **Einstellungen**: wie du erfährst, dass du dran bist, wie dein Blatt sortiert ist, ob du Direktnachrichten annimmst.
    - Nicht gespeichert: Nachrichten, E-Mail-Adressen, irgendetwas über Leute, die mich nie benutzt haben; nur eine Gutschrift oder Sperre der Moderation eröffnet ein Konto für ein Mitglied, das noch nie da war.
chips-stored-erasure = `/settings privacy export` gibt dir alles als Datei. `/settings privacy erase` löst die Verbindung zwischen dir und diesen Daten: Dein Name, deine ID und deine Einstellungen werden gelöscht; deine Partien bleiben als die eines „ehemaligen Mitglieds“, damit die Ergebnisse und Bücher der anderen aufgehen. Auch ein Wort, das du für eine Runde eingegeben hast, bleibt: Ohne es könnten die anderen ihre Karten nicht nachprüfen. Ich behalte nichts, woran ich dich erkennen könnte, nicht einmal einen Hash deiner ID: Wenn du wiederkommst, beginnst du mit den Chips eines neuen Mitglieds. Sie haben keinen Geldwert, und alles, was die Bank gegeben hat, steht im Kontobuch.
chips-exported-everything =
    ### Alles, was ich über dich speichere
    Nach Datenbanktabelle; Zeiten sind Millisekunden UTC. `ledger` enthält die Einträge deiner Konten nach Server.
chips-erasing = Alles löschen, was zu dir führt?
chips-erasing-seats = { $tables ->
    [one] Du sitzt an { $tables } Tisch: Diesen Platz gibst du zuerst auf.
   *[other] Du sitzt an { $tables } Tischen: Diese Plätze gibst du zuerst auf.
}
chips-erasing-everything = Dein Name, deine ID und deine Einstellungen werden aus allem gelöscht, was ich speichere; deine Ergebnisse und Chips bleiben bei einem „ehemaligen Mitglied“ und sind für dich verloren. Nachrichten, die schon in Kanälen stehen, bleiben, wie sie sind. Das lässt sich nicht rückgängig machen. Für eine Kopie benutze vorher `/settings privacy export`.
chips-amount = { $count ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}
chips-total = Summe: { $won }
chips-former-player = ehemaliges Mitglied
chips-bank = Bank
chips-pot = Topf
chips-escrow = Topf des Turniers { $number }
chips-has = { $member } hat **{ $chips } { $count ->
    [one] Chip
   *[other] Chips
}**.
chips-has-no-wallet = { $member } hat noch kein Konto; es entsteht mit **{ $chips } { $count ->
    [one] Chip
   *[other] Chips
}** am ersten Tisch mit Chips.
chips-is-frozen = 🧊 **Gesperrt**: Damit kann man keine Chips verschenken und nicht an Tischen mit Chips mitspielen.
chips-below-zero = Unter null: keine neue Runde, bis es aufgefüllt ist.
chips-can-refill = `/chips refill` füllt es auf { $chips } { $count ->
    [one] Chip
   *[other] Chips
} auf.
chips-freeze-entry = { $did ->
    [frozen] { $by ->
        [member] { $when } gesperrt ({ $actor }): { $note }
       *[nobody] { $when } gesperrt: { $note }
    }
   *[thawed] { $by ->
        [member] { $when } entsperrt ({ $actor }): { $note }
       *[nobody] { $when } entsperrt: { $note }
    }
}
chips-heading = Chips
chips-ledger = Kontobuch
chips-audit = Prüfung
chips-table = Tisch { $number }
chips-table-deal = { $table }, Runde { $deal }
chips-entry = { $direction ->
    [in] { $when } **{ $change }** von: { $party } · Guthaben { $balance }
   *[out] { $when } **{ $change }** an: { $party } · Guthaben { $balance }
}
chips-seats = { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}
chips-entry-between = { $when } { $payers } → { $payee } **{ $chips }**
chips-entry-between-each = { $when } { $payers } → { $payee } **{ $chips }** (je { $each })
chips-for-opening = Startguthaben
chips-for-refill = Auffüllung
chips-for-gift = Geschenk
chips-for-grant = { $by ->
    [member] Gutschrift ({ $actor })
   *[nobody] Gutschrift
}
chips-for-stake = Einsatz für die Partie
chips-for-points = Punktedifferenz
chips-for-won = Einsätze der Partie, gewonnen
chips-for-returned = zurück aus dem Topf
chips-for-tournament = { $moved ->
        [stake] Startgeld für Turnier { $number }
        [won] Preis im Turnier { $number }
       *[returned] Startgeld für Turnier { $number }, zurückgezahlt
    }
chips-for-void = { $by ->
    [member] macht #{ $entry } rückgängig ({ $actor })
   *[nobody] macht #{ $entry } rückgängig
}
chips-for-unplayed = zurückgezahlt: die Partie zählt nicht
chips-for-rule = { $purpose }, Regel { $rule }
chips-matrix = Jede Zeile zahlt, jede Spalte bekommt.
chips-voided-table = ⚠️ Dieser Tisch wurde annulliert: { $note }. Alles, was hier gezahlt wurde, ist durch neue Einträge rückgängig gemacht.
chips-giving = **{ $chips } { $count ->
    [one] Chip
   *[other] Chips
} an { $receiver } verschenken?** Du hast jetzt { $has }.
chips-offered = { $receiver }, { $giver } möchte dir **{ $chips } { $count ->
    [one] Chip
   *[other] Chips
}** schenken. Das Angebot läuft { $when } ab.
chips-offer-made = { $receiver } wurde gefragt. Die Chips wechseln das Konto, sobald sie angenommen sind.
chips-given = { $giver } hat { $receiver } **{ $chips } { $count ->
    [one] Chip
   *[other] Chips
}** geschenkt.
chips-declined = { $receiver } hat abgelehnt: { $giver } behält { $chips } { $count ->
    [one] Chip
   *[other] Chips
}.
chips-refilled = Die Bank hat dein Konto aufgefüllt: Du hast **{ $chips } { $count ->
    [one] Chip
   *[other] Chips
}**.
chips-granted = { $receiver } hat **{ $chips } { $count ->
    [one] Chip
   *[other] Chips
}** von der Bank bekommen. Der Grund steht im Kontobuch.
chips-frozen = Das Konto von { $member } ist gesperrt. Der Grund steht in `/chips balance`.
chips-thawed = Das Konto von { $member } ist entsperrt. Der Grund steht in `/chips balance`.
chips-voided = { $entries ->
    [one] Tisch { $table } ist annulliert: { $entries } Eintrag wurde durch neue rückgängig gemacht. Der Grund steht im Kontobuch.
   *[other] Tisch { $table } ist annulliert: { $entries } Einträge wurden durch neue rückgängig gemacht. Der Grund steht im Kontobuch.
}
chips-exported =
    ### Kontobuch
    { $entries ->
        [one] { $entries } Eintrag, der älteste zuerst.
       *[other] { $entries } Einträge, der älteste zuerst.
    } Spalten: `seq` die Nummer des Eintrags, `at` Millisekunden UTC, `kind` wofür er ist, `amount`, wer zahlt und wer bekommt, mit dem Guthaben danach, `reason`, `rule` und `cards` der Zahlung des Spiels, Tisch, Runde und Zug, wer sie veranlasst hat und warum (`note`), welchen Eintrag er rückgängig macht (`reverses`), und sein `hash`, der auch den Eintrag davor abdeckt.
chips-audit-faults = { $faults ->
    [one] { $faults } Fehler
   *[other] { $faults } Fehler
}
chips-audit-passed = ✅ Die Bücher gehen auf, kein Eintrag wurde geändert, Ergebnisse und Zahlungen folgen aus den Spielen, und Punkte, Wertungszahlen und Ranglisten folgen aus den Ergebnissen.
chips-audit-more = … und { $count } weitere.
chips-audit-entries = { $entries ->
    [one] { $entries } Eintrag gelesen
   *[other] { $entries } Einträge gelesen
}
chips-audit-played = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} und { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
} nachgespielt, { $by_hashes ->
    [one] { $by_hashes } Tisch
   *[other] { $by_hashes } Tische
} nach früheren Regeln nur über Hashes geprüft, { $by_neither ->
    [one] { $by_neither } Tisch
   *[other] { $by_neither } Tische
} gar nicht
chips-audit-earlier = { $tables ->
    [one] { $tables } Tisch wurde gespielt, bevor es Siegel gab; sie zeigen seinen Stand vom { $day }
   *[other] { $tables } Tische wurden gespielt, bevor es Siegel gab; sie zeigen ihren Stand vom { $day }
}
chips-audit-later = { $tables ->
    [one] { $tables } Tisch endete, bevor Siegel Ergebnisse und Zahlungen abdeckten, und ist mit dem Stand vom { $day } versiegelt
   *[other] { $tables } Tische endeten, bevor Siegel Ergebnisse und Zahlungen abdeckten, und sind mit dem Stand vom { $day } versiegelt
}
chips-audit-open = { $tables ->
    [one] Ergebnisse und Zahlungen von { $tables } Tisch sind nicht versiegelt
   *[other] Ergebnisse und Zahlungen von { $tables } Tischen sind nicht versiegelt
}
chips-audit-unsealed = laufende Partien konnten nicht versiegelt werden
chips-audit-head = Kopf: `{ $sealed }`. Bewahr ihn auf: Damit kann, wer den Bot betreibt, später beweisen, dass nichts geändert wurde (`audit --since`).
chips-refused-not-enough = { $whose ->
    [you] Du hast { $have }, brauchst aber { $need }.
    [member] { $member } hat { $have }, braucht aber { $need }.
   *[wallet] Das Konto hat { $have }, braucht aber { $need }.
}
chips-refused-negative = { $whose ->
    [you] Du hast { $have }: Niemand beginnt eine Runde unter null. `/chips refill` hilft.
    [member] { $member } hat { $have }: Niemand beginnt eine Runde unter null. `/chips refill` hilft.
   *[wallet] Das Konto hat { $have }: Niemand beginnt eine Runde unter null. `/chips refill` hilft.
}
chips-refused-frozen = { $whose ->
    [you] Dein Konto ist gesperrt.
    [member] Das Konto von { $member } ist gesperrt.
   *[wallet] Das Konto ist gesperrt.
}
chips-refused-frozen-because = { $whose ->
    [you] Dein Konto ist gesperrt: { $note }.
    [member] Das Konto von { $member } ist gesperrt: { $note }.
   *[wallet] Das Konto ist gesperrt: { $note }.
}
chips-refused-self = Du kannst dir nicht selbst Chips schenken.
chips-refused-computer = Computer und Bots haben kein Konto.
chips-refused-amount = Nimm eine ganze Zahl von 1 bis { $most }, nicht { $amount }.
chips-refused-gifts-off = Auf diesem Server dürfen Mitglieder einander keine Chips schenken; die Moderation kann es mit `/cardroom chips gifts:True` erlauben.
chips-refused-gift-cap = Man darf höchstens { $cap } am Tag verschenken, und du hast heute schon { $given } verschenkt.
chips-refused-stakes-cap = Ein Tisch darf hier höchstens { $cap } zum Mitspielen verlangen; dieser würde { $need } verlangen.
chips-refused-too-soon = Die Bank hat dein Konto schon aufgefüllt; das nächste Mal geht es { $when }.
chips-refused-too-soon-later = Die Bank hat dein Konto schon aufgefüllt; später geht es wieder.
chips-refused-above-floor = Die Bank füllt Konten mit weniger als { $floor } auf; du hast { $have }.
chips-refused-note = Gib einen Grund mit höchstens { $most } Zeichen an, ohne jemandes ID.
chips-refused-already-done = Das ist schon geschehen.
chips-refused-already-frozen = { $whose ->
    [you] Dein Konto ist schon gesperrt.
    [member] Das Konto von { $member } ist schon gesperrt.
   *[wallet] Das Konto ist schon gesperrt.
}
chips-refused-not-frozen = { $whose ->
    [you] Dein Konto ist nicht gesperrt.
    [member] Das Konto von { $member } ist nicht gesperrt.
   *[wallet] Das Konto ist nicht gesperrt.
}
chips-refused-no-wallet = { $whose ->
    [you] Du hast noch kein Konto.
    [member] { $member } hat noch kein Konto.
   *[wallet] Dieses Konto gibt es noch nicht.
}
chips-refused-no-chips = An diesem Tisch wurden keine Chips gezahlt.
chips-refused-still-playing = Die Partie an diesem Tisch läuft noch. Beende sie mit `/table close{ $option }`, das zahlt die Einsätze zurück; dann annulliere, was sonst gezahlt wurde.
chips-refused-already-void = Dieser Tisch ist schon annulliert.
chips-settings = Einstellungen der Chips
chips-setting-opening = **Ein Konto beginnt mit** { $chips } { $count ->
    [one] Chip
   *[other] Chips
}
chips-setting-refill = { $hours ->
    [1] **Auffüllen** bis { $chips } { $count ->
        [one] Chip
       *[other] Chips
    }, einmal pro Stunde
   *[other] **Auffüllen** bis { $chips } { $count ->
        [one] Chip
       *[other] Chips
    }, einmal alle { $hours } Stunden
}
chips-setting-gifts = **Geschenke** bis zu { $chips } { $count ->
    [one] Chip
   *[other] Chips
} am Tag
chips-setting-no-gifts = **Geschenke** nicht erlaubt
chips-setting-stakes-cap = **Zum Mitspielen nötig** höchstens { $chips } { $count ->
    [one] Chip
   *[other] Chips
}
chips-setting-bank-plays = **Computerspieler** die Bank zahlt für sie
chips-setting-practice = **Computerspieler** Übung: Ihre Tische zählen nicht für die Bücher
