nights-command = Abende, an denen sich Mitglieder dieses Servers zum Spielen treffen
nights-command-plan = Einen Spieleabend in diesem Kanal planen (für die Organisation)
nights-command-list = Die nächsten Spieleabende dieses Servers
nights-command-show = Ein Spieleabend: wer kommt, und welches Spiel vorn liegt
nights-command-edit = Einen Spieleabend und die folgenden ändern (für die Organisation)
nights-command-stop = Einen Spieleabend absagen und keine weiteren planen (für die Organisation)
nights-option-night = Welcher Spieleabend
nights-option-reminder = Wann ich alle erinnere, die kommen
nights-before = { $time } vorher
nights-no-reminder = Keine Erinnerung
nights-form-plan = Einen Spieleabend planen
nights-form-edit = Diesen Spieleabend ändern
nights-form-name = Name
nights-form-when = Tag und Uhrzeit
    .about = Ein Wochentag oder Datum und die Uhrzeit: { $weekday } 20:00 oder { $date } 20:00
nights-form-zone = Zeitzone
    .about = Nach der größten Stadt, etwa Europe/Berlin oder America/New_York
nights-form-games = Spiele zur Abstimmung
nights-form-length = Dauer und wie oft
nights-default-name = Spieleabend
nights-weekly = { $time }, jede Woche
nights-once = { $time }, einmal
nights-in-zone = { $time } in { $zone }
nights-coming = { $count ->
    [0] Noch hat niemand zugesagt.
    [one] **{ $count } Mitglied kommt:** { $names }
   *[other] **{ $count } Mitglieder kommen:** { $names }
}
nights-not-coming = { $count ->
    [one] { $count } Mitglied kann nicht kommen.
   *[other] { $count } Mitglieder können nicht kommen.
}
nights-plays = **Wir spielen** { $game }.
nights-poll = Was spielen wir?
nights-votes = { $count ->
    [one] { $count } Stimme
   *[other] { $count } Stimmen
}
nights-leads = liegt vorn
nights-yes = Ich komme
nights-no = Eher nicht
nights-vote = Für ein Spiel stimmen
nights-planned-by = Geplant von { $member }
nights-begun-now = Dieser Abend hat begonnen.
nights-over-now = Dieser Abend ist vorbei.
nights-cancelled-now = Dieser Abend ist abgesagt.
nights-channel-gone = Seinen Kanal gibt es nicht mehr.
nights-reminder = ⏰ **{ $name }** beginnt { $start }: { $names }
nights-opening = 🎲 **{ $name }** beginnt. Die Plätze sind fünf Minuten lang reserviert.
nights-late = Ich war nicht da, als er beginnen sollte: Er beginnt { $time } später.
nights-untold = 🎲 **{ $name }** hat schon begonnen (Verspätung dieser Nachricht: { $time }), aber ich konnte hier nicht schreiben. Die Plätze sind nicht mehr reserviert.
nights-opened = { $table } · { $game }: { $names }
nights-refused = Für { $names } konnte ich keinen Tisch für { $game } eröffnen. Eröffnet einen mit `/table open`.
nights-summary = **{ $name }** ist vorbei
nights-matches = { $count ->
    [one] { $count } Partie wurde gespielt.
   *[other] { $count } Partien wurden gespielt.
}
nights-won = { $table } · { $game }: gewonnen von { $names } ({ $scores })
nights-computer-won = { $table } · { $game }: Der Computer hat gewonnen ({ $scores })
nights-drawn = { $table } · { $game }: Niemand hat gewonnen ({ $scores })
nights-most-wins = Die meisten Siege: { $names }
nights-wins = { $member } { $count }
nights-chips = Gewonnene Chips: { $names }
nights-more = { $count ->
    [one] … und { $count } weitere Partie
   *[other] … und { $count } weitere Partien
}
nights-still-playing = { $count ->
    [one] An { $count } Tisch wird noch gespielt.
   *[other] An { $count } Tischen wird noch gespielt.
}
nights-nobody-came = Diesmal ist niemand gekommen.
nights-skipped = **{ $name }** ist ausgefallen: Ich war nicht da, als der Abend beginnen sollte
nights-follows = Der nächste Abend beginnt { $start }.
nights-unattended = Dreimal hintereinander ist niemand gekommen; darum plane ich keine weiteren. Mit `/table night plan` geht es wieder los.
nights-none-follows = Es folgen keine weiteren.
nights-event = Wir spielen { $games }. Sag im Kanal, ob du kommst, und stimm für ein Spiel.
nights-event-single = Wir spielen { $game }. Sag im Kanal, ob du kommst.
nights-planned = Geplant: **{ $name }**, { $start }. Die Nachricht dazu folgt in diesem Kanal.
nights-changed = Geändert: **{ $name }**, { $start }.
nights-with-event = Dazu gibt es auch ein Event auf dem Server.
nights-without-event = Ein Event auf dem Server gibt es nicht, weil mir hier die Berechtigung **Events erstellen** fehlt. Alles andere geht auch ohne sie.
nights-too-soon-to-remind = Er beginnt zu bald für die Erinnerung: An diesen erinnere ich niemanden.
nights-reminds-now = Er beginnt zu bald für die Erinnerung: Wer zugesagt hat, wird jetzt erinnert, später niemand.
nights-stopped = **{ $name }** findet nicht statt, und ich plane keine weiteren.
nights-last = **{ $name }** geht weiter, und danach folgt keiner mehr.
nights-none = Es ist kein Spieleabend geplant. `/table night plan` plant einen.
nights-list = Spieleabende
nights-listed = **{ $name }** · { $start } · { $channel }
nights-edit = Ändern
nights-stop = Absagen
nights-gone = Dieser Spieleabend findet nicht mehr statt. `/table night list` zeigt die nächsten.
nights-begun = Dieser Abend hat begonnen. Setz dich im Kanal an einen Tisch.
nights-edited = Jemand hat diesen Spieleabend inzwischen geändert. Sieh ihn dir noch einmal an.
nights-past = Das ist schon vorbei. Wähl eine Zeit, die noch kommt.
nights-too-far = Das ist mehr als ein Jahr entfernt. Wähl einen früheren Tag.
nights-bad-time = „{ $typed }“ verstehe ich nicht als Tag und Uhrzeit. Schreib einen Wochentag oder ein Datum und die Uhrzeit: { $weekday } 20:00 oder { $date } 20:00
nights-bad-zone = „{ $typed }“ kenne ich nicht als Zeitzone. Schreib Region und Stadt, etwa Europe/Berlin.
nights-no-name = Ein Spieleabend braucht einen Namen.
nights-no-games = Wähl ein bis { $limit } Spiele zur Abstimmung.
nights-too-many = Auf diesem Server sind schon { $limit } Spieleabende geplant. Sag zuerst einen ab.
nights-which = Hier gibt es mehrere Spieleabende. Wähl einen mit der Option `night`.
nights-answer-not-stored = Deine Antwort wurde nicht gespeichert.
nights-plan-not-stored = Der Spieleabend wurde nicht gespeichert.
