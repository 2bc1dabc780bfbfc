inbox-command = Deine Spiele auf allen Servern: wo du dran bist und was sonst auf dich wartet
inbox-next = Nächstes Spiel
inbox-next-of = Nächstes Spiel ({ $games })
inbox-refresh = Aktualisieren
inbox-reminders = Erinnerungen …
inbox-leave = Urlaub nehmen …
inbox-end-leave = Urlaub beenden
inbox-earlier = Zurück
inbox-later = Mehr
inbox-send = Alles als Direktnachricht
inbox-open = Spiel öffnen
inbox-title = Deine Spiele
inbox-nothing = Nichts wartet auf dich. Beginne ein Spiel mit `/play`.
inbox-group-yours = Wartet auf dich
inbox-group-ahead = Demnächst
inbox-group-others = Andere sind dran
inbox-group-ended = Beendet
inbox-elsewhere = { $count ->
    [one] { $count } weiteres Spiel ist anderswo. Öffne `/games` in einer Direktnachricht mit mir, um es zu sehen.
   *[other] { $count } weitere Spiele sind anderswo. Öffne `/games` in einer Direktnachricht mit mir, um sie zu sehen.
}
inbox-page = Seite { $page } von { $pages }
inbox-anyone = mit irgendwem
inbox-tournament = Turnier
inbox-table = Tisch { $number } · { $game }
inbox-turn = **Du bist dran**, endet { $time }
inbox-turn-free = **Du bist dran**
inbox-turn-idle = **Du bist dran**; der Tisch schließt { $time }
inbox-next-deal = Bereit für die nächste Runde?
inbox-invited = Du bist eingeladen; dein Platz ist bis { $time } reserviert
inbox-lobby = Wartet auf Mitspieler
inbox-lobby-closes = Wartet auf Mitspieler; schließt { $time }
inbox-thinking = Am Zug: { $players }
inbox-thinking-until = Am Zug: { $players }, bis { $time }
inbox-thinking-leave = { $players }: im Urlaub bis { $date }
inbox-paused = Pausiert
inbox-between = Zwischen zwei Runden
inbox-check-in = **Melde dich** zum Turnier **an**; es beginnt { $time }
inbox-check-in-now = **Melde dich** zum Turnier **an**
inbox-challenge = **Du bist herausgefordert**; antworte im Kanal des Turniers
inbox-tournament-starts = Beginnt { $time }
inbox-tournament-open = Du nimmst teil
inbox-night = Spieleabend, { $time }
inbox-night-open = **Der Spieleabend hat begonnen**
inbox-won = 🏆 **Gewonnen** { $time }
inbox-lost = Verloren { $time }
inbox-drawn = Unentschieden { $time }
inbox-resigned = Aufgegeben { $time }
inbox-new = neu
inbox-missed = { $turns ->
    [one] du hast { $turns } Zug verpasst, der Computer hat gezogen
   *[other] du hast { $turns } Züge verpasst, der Computer hat gezogen
}
inbox-away = der Computer spielt für dich, bis du zurückkommst
inbox-at-night = endet in deiner Ruhezeit
inbox-on-leave = ⏸️ Du bist im Urlaub bis { $date }.
inbox-direct-closed = ⚠️ Discord lässt mich dir keine Direktnachrichten schicken. Erlaube sie in den Einstellungen eines gemeinsamen Servers; bis dahin kann ich dich nicht erinnern.
inbox-sent = Ich habe dir eine Direktnachricht geschickt.
inbox-not-sent = Discord lässt mich dir keine Direktnachrichten schicken. Erlaube sie in den Einstellungen eines gemeinsamen Servers.
inbox-none-waits = Kein anderes Spiel wartet auf deinen Zug.
inbox-board-leave = ⏸️ { $players }: im Urlaub bis { $date }
inbox-digest-title = Guten Tag! Das wartet auf dich
inbox-missed-title = Du hast Züge verpasst
inbox-missed-about = Der Computer hat für dich gezogen. Nach drei verpassten Zügen in Folge spielt er für dich, bis du zurückkommst.
inbox-form-reminders = Erinnerungen und Ruhezeit
inbox-form-zone = Zeitzone
    .about = Nach der größten Stadt, zum Beispiel Europe/Berlin oder America/New_York
inbox-form-digest = Tägliche Nachricht mit Wartendem, um
    .about = Eine Uhrzeit wie 18:00. Leer lassen: keine Nachricht.
inbox-form-quiet = Ruhezeit
    .about = Etwa 22:00-7:00: Dann benachrichtigt dich nichts von mir. Deine Zugzeit läuft weiter.
inbox-saved = Gespeichert.
inbox-digest-at = Tägliche Nachricht um { $time } ({ $zone }).
inbox-no-digest = Keine tägliche Nachricht.
inbox-quiet-from = Ruhezeit von { $begin } bis { $end } ({ $zone }). Was dann kommt, erreicht dich danach, wenn es noch stimmt. Deine Zugzeit läuft weiter; brauchst du länger, nimm Urlaub.
inbox-no-quiet = Keine Ruhezeit.
inbox-form-leave = Urlaub
inbox-form-leave-days = Wie lange?
    .about = { $days ->
        [one] Noch { $days } Tag in diesem Jahr. Langsame Tische warten auf dich, Turniere nicht.
       *[other] Noch { $days } Tage in diesem Jahr. Langsame Tische warten auf dich, Turniere nicht.
    }
inbox-leave-for = { $days ->
    [one] { $days } Tag, bis Ende { $date }
   *[other] { $days } Tage, bis Ende { $date }
}
inbox-leave-begun = ⏸️ Du bist im Urlaub bis { $date }. Wo ein Zug 12 Stunden oder länger dauern darf oder unbegrenzt ist, steht deine Zugzeit still, und was davon übrig ist, bleibt dir danach. Schnelle Tische und Turniere gehen weiter. Spielen kannst du trotzdem.
inbox-leave-ended = Dein Urlaub ist vorbei; deine Zugzeit läuft wieder.
inbox-leave-left = { $days ->
    [0] Du hast in diesem Jahr keinen Urlaubstag mehr.
    [one] Du hast in diesem Jahr noch { $days } Urlaubstag.
   *[other] Du hast in diesem Jahr noch { $days } Urlaubstage.
}
inbox-bad-zone = Die Zeitzone „{ $typed }“ kenne ich nicht. Nenne ihre größte Stadt, zum Beispiel `Europe/Berlin`.
inbox-bad-hour = Die Uhrzeit „{ $typed }“ verstehe ich nicht. Schreibe sie wie `18:00`.
inbox-bad-hours = Die Ruhezeit „{ $typed }“ verstehe ich nicht. Schreibe sie wie `22:00-7:00`.
inbox-too-many-days = { $days ->
    [0] Du hast in diesem Jahr keinen Urlaubstag mehr.
    [one] Du hast in dem Jahr nur noch { $days } Urlaubstag.
   *[other] Du hast in dem Jahr nur noch { $days } Urlaubstage.
}
inbox-no-leave = Du bist nicht im Urlaub.
inbox-stale = Das hat sich geändert; öffne `/games` noch einmal.
inbox-server-days = { $days ->
    [0] **Urlaub** zählt an den Tischen dieses Servers nicht.
    [one] **Urlaub** zählt hier an { $days } Tag im Jahr.
   *[other] **Urlaub** zählt hier an { $days } Tagen im Jahr.
}
inbox-option-days = Wie viele Urlaubstage im Jahr an langsamen Tischen dieses Servers zählen (0: keine)
inbox-not-stored = Es wurde nichts geändert, weil meine Datenbank nicht geantwortet hat. Bitte versuche es in einer Minute noch einmal.
