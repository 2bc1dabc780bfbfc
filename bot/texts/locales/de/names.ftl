names-nameless = jemand
names-table = Tisch { $number }
names-team-blue = Blau
names-team-red = Rot
names-nobody-yet = noch niemand
names-lacking = { $fault ->
        [channel] Sein Kanal ist weg
        [server] Ich bin nicht mehr auf seinem Server
        [locked] Sein Thread ist gesperrt, bis die Moderation ihn öffnet
       *[permission] Ich brauche { $permissions } in seinem Kanal
    }
names-quoted = „{ $text }“
names-send-messages = Nachrichten senden
names-send-messages-in-threads = Nachrichten in Threads senden
names-view-channel = Kanal ansehen
names-embed-links = Links einbetten
names-attach-files = Dateien anhängen
