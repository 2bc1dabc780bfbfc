options-preset = Regelsatz
    .about = Ein Satz von Regeln; er ersetzt alle anderen Optionen
options-turn = Zeit pro Zug
    .about = Ist sie um, zieht der Computer
options-clock = Bedenkzeit
    .about = Zeit pro Person für die ganze Partie; sie darf nicht ablaufen
options-increment = Zeitgutschrift
    .about = Zeit, die nach jedem eigenen Zug zur Bedenkzeit kommt
options-seats = Plätze
    .about = Wie viele mitspielen
options-one-of = eins von { $values }
options-quoted = „{ $value }“
options-yes-or-no = ja oder nein
options-from-to = eine ganze Zahl von { $low } bis { $high }
options-from = eine ganze Zahl ab { $low }
options-from-to-off = eine ganze Zahl von { $low } bis { $high }, oder off
options-from-off = eine ganze Zahl ab { $low }, oder off
options-standard-about = Die üblichen Regeln
options-standard = die üblichen Regeln
options-unusual = Regeln hier: { $rules }
options-more = { $count } weitere
options-lengthy = ⏳ **Diese Partie kann sehr lange dauern.** { $reasons }
options-changed = ✏️ Geändert von { $player }: { $changes }
options-no-limit = unbegrenzt
options-no-clock = ohne Uhr
options-no-increment = keine
options-seconds = { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
options-minutes = { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
options-hours = { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
options-days = { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
