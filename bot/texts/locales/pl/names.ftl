names-nameless = ktoś
names-table = Stół { $number }
names-team-blue = Niebiescy
names-team-red = Czerwoni
names-nobody-yet = jeszcze nikt
names-lacking = { $fault ->
        [channel] jego kanału już nie ma
        [server] nie ma mnie już na jego serwerze
        [locked] jego wątek jest zablokowany, dopóki moderator go nie otworzy
       *[permission] potrzebuję na jego kanale: { $permissions }
    }
names-quoted = „{ $text }”
names-send-messages = Wysyłanie wiadomości
names-send-messages-in-threads = Wysyłanie wiadomości w wątkach
names-view-channel = Wyświetlanie kanału
names-embed-links = Wyświetlanie podglądu linków
names-attach-files = Załączanie plików
