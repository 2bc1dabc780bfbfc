rankings-command-leaderboard = Die Besten eines Spiels auf diesem Server
rankings-command-stats = Statistik eines Mitglieds: Wertungszahl im Lauf der Zeit, Rekorde, Gegner
rankings-command-history = Die Partien eines Mitglieds, neueste zuerst, mit Änderung der Wertungszahl
rankings-command-season = Saisons der Ranglisten
rankings-command-season-list = Alle Saisons dieses Servers
rankings-command-season-end = Die Saison beenden: Ihre Rangliste bleibt, die nächste beginnt (Moderation)
rankings-option-game = Welches Spiel
rankings-option-game-or-last = Welches Spiel (sonst: das letzte hier)
rankings-option-period = Welcher Zeitraum (sonst: insgesamt)
rankings-option-season = Die Nummer einer Saison (sonst: die laufende)
rankings-option-member = Welches Mitglied (sonst: du)
rankings-option-against = Auch die Bilanz gegen dieses Mitglied zeigen
rankings-option-season-name = Ein Name für die Saison, die endet
rankings-option-confirm = Ja, beenden
rankings-option-luck = Mitglieder nach Ergebnissen ohne Glück ordnen
rankings-without-luck = Ohne Glück
rankings-with-luck = Echte Ergebnisse
rankings-older = Ältere
rankings-newest = Neueste
rankings-back = Zurück zu den Partien
rankings-choose-match = Partie wählen: Änderung der Wertungszahl und Nachspielen …
rankings-board = Rangliste
rankings-matches = Partien
rankings-nobody = Auf dieser Rangliste steht noch niemand. Nur Partien ohne Computer werden gewertet; `/table open` eröffnet einen Tisch.
rankings-no-matches = Noch ist keine Partie zu Ende.
rankings-no-more-matches = Frühere Partien gibt es nicht.
rankings-not-rated = Diese Partie hat keine Wertungszahl geändert.
rankings-computer = Computer und Bots haben keine Wertungszahl, Rekorde oder Serien.
rankings-season-gone = Inzwischen hat jemand anderes die Saison beendet.
rankings-oneself = Niemand spielt gegen sich selbst.
rankings-allowed-period = nur mit dem Zeitraum season
rankings-allowed-season = eine Zahl von 1 bis { $last }
rankings-not-played = { $moves ->
    [one] Diese Partie zählt nicht: Jemand hat sie mit weniger als { $moves } eigenen Zug verlassen oder dem Computer überlassen. Alle Chips gingen zurück. `/help topic:ratings`
   *[other] Diese Partie zählt nicht: Jemand hat sie mit weniger als { $moves } eigenen Zügen verlassen oder dem Computer überlassen. Alle Chips gingen zurück. `/help topic:ratings`
}
rankings-help =
    ### Wertungszahlen
    Jedes Spiel hat seine eigene Wertungszahl. Du beginnst mit 1500 ± 500. Ein Sieg gegen eine höhere bringt viel, gegen eine niedrigere wenig; `/results history` zeigt die Rechnung für jede Partie. Eine Wertungszahl ist vorläufig, bis { $provisional ->
        [one] { $provisional } Partie gewertet ist
       *[other] { $provisional } Partien gewertet sind
    }.
    { "*" }*Gewertet** Gewertet werden Partien ohne Computer. Saisons enden, Wertungszahlen laufen weiter.
    { "*" }*Gegen Computer** Eine Partie, die du allein gegen Computer spielst, ändert eine andere Wertungszahl, getrennt von der unter Menschen: `/results stats` zeigt sie, keine Rangliste. *normal* hat dort 1500, die anderen Stufen das, was ihre Partien gegeneinander ergaben, und ihre ändert sich nie. Tipps sind erlaubt. So eine Partie zählt voll.
    { "*" }*Welche Partien zählen** Alle müssen spielen: mindestens { $moves ->
        [one] { $moves } eigenen Zug
       *[other] { $moves } eigene Züge
    }, oder alle ihre Züge in einer Partie, die früher zu Ende ist. Züge des Computers oder nach Ablauf der Zeit sind keine eigenen. Gibt jemand vorher auf oder bleibt weg, wird die Partie nicht gewertet, kein Sieg und keine Serie zählt, und alle Einsätze und Zahlungen gehen zurück. Für die Person, die aufgegeben hat, gilt sie als nicht zu Ende gespielt, was ihre Zuverlässigkeit senkt (`/results stats`).
    { "*" }*Dieselben Gegner** Innerhalb von { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    } zählen alle Partien zwischen denselben zwei Mitgliedern zusammen weniger als { $most }: Die ersten { $full } zählen voll, die nächste halb, die danach ein Viertel, und so weiter. Ältere Partien zählen dabei nicht mehr mit. An einem größeren Tisch entscheiden die zwei, die sich am häufigsten begegnet sind.
    -# Partien aus der Zeit vor einer Regel behalten ihre Wertung. Das Modell ist Plackett–Luce aus OpenSkill.
rankings-period-day = Heute
rankings-period-week = Diese Woche
rankings-period-month = Dieser Monat
rankings-period-season = Saison
rankings-period-all = Insgesamt
rankings-button-day = Tag
rankings-button-week = Woche
rankings-button-month = Monat
rankings-button-season = Saison
rankings-button-all = Alles
rankings-button-season-number = Saison { $number }
rankings-outcome-won = 🏆 **Gewonnen**
rankings-outcome-lost = ⚪ Verloren
rankings-outcome-drawn = 🤝 Unentschieden
rankings-outcome-abandoned = 🚪 Aufgegeben
rankings-rated = { $pool ->
    [computers] Wertungszahl gegen Computer { $change }
   *[people] Wertungszahl { $change }
}
rankings-unrated = nicht gewertet
rankings-unrated-not-played = nicht gewertet: nicht alle haben gespielt
rankings-asked = **Zuverlässigkeit** { $percent } % der Partien zu Ende gespielt, oder neu hier
rankings-changes = 📈 **Wertungszahlen** { $changes }
rankings-changes-computers = 📈 **Wertungszahl gegen Computer** { $changes }
rankings-provisional-legend = { $matches ->
    [one] ? vorläufig: weniger als { $matches } gewertete Partie
   *[other] ? vorläufig: weniger als { $matches } gewertete Partien
}
rankings-uncounted = 📈 **Nicht gewertet**: weniger als { $moves ->
    [one] { $moves } eigener Zug
   *[other] { $moves } eigene Züge
} von { $players }.
rankings-uncounted-chips = Alle Chips gingen zurück.
rankings-uncounted-help = `/help topic:ratings` erklärt, welche Partien zählen
rankings-order-rating = höchste Wertungszahl zuerst, vorläufige zuletzt
rankings-order-wins = meiste Siege zuerst
rankings-utc = UTC
rankings-utc-week = ab Montag, UTC
rankings-won = { $won } von { $matches } gewonnen
rankings-won-first = **{ $won }** von { $matches } gewonnen
rankings-rating = **{ $rating }** ± { $uncertainty }
rankings-rating-provisional = **{ $rating }** ± { $uncertainty }, vorläufig
rankings-rating-plain = { $rating } ± { $uncertainty }
rankings-rating-plain-provisional = { $rating } ± { $uncertainty }, vorläufig
rankings-own-none = Du stehst noch nicht auf dieser Rangliste.
rankings-own = Du: Platz { $place } · { $row }
rankings-own-beyond = Du: hinter Platz { $place } · { $row }
rankings-no-luck = { $matches ->
    [one] Auf dieser Rangliste steht noch niemand: Dafür braucht man { $matches } gewertete Partie in diesem Zeitraum, deren Glück gemessen ist; das geschieht nach jeder Partie von selbst.
   *[other] Auf dieser Rangliste steht noch niemand: Dafür braucht man { $matches } gewertete Partien in diesem Zeitraum, deren Glück gemessen ist; das geschieht nach jeder Partie von selbst.
}
rankings-luck-period = { $unit ->
    [chips] **{ $when }** · Chips pro Runde ohne Glück, beste zuerst
   *[points] **{ $when }** · Punkte pro Runde ohne Glück, beste zuerst
}
rankings-luck-row = **{ $earned }** · Glück { $luck } · { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}
rankings-luck-legend = ±: 95 % Konfidenz; wessen Bereiche sich überschneiden, ist vielleicht gleich gut. `/help topic:review` erklärt das Glück.
rankings-none = Unter Menschen noch nicht gewertet: Dafür braucht man eine Partie ohne Computer.
rankings-matches-rated = { $matches ->
    [one] { $matches } gewertete Partie
   *[other] { $matches } gewertete Partien
}
rankings-matches-provisional = { $matches ->
    [one] Vorläufig: { $matches } gewertete Partie von { $enough }
   *[other] Vorläufig: { $matches } gewertete Partien von { $enough }
}
rankings-against-computers = **Wertungszahl gegen Computer** { $rating } ± { $uncertainty } ({ $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
})
rankings-against-computers-provisional = **Wertungszahl gegen Computer** { $rating } ± { $uncertainty } (vorläufig, { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
})
rankings-story-none = Noch keine Partie wurde gewertet.
rankings-story-one = { $game }: eine gewertete Partie, am { $day }; die Wertungszahl ist { $now }.
rankings-story-all = { $game }, Wertungszahl nach jeder von { $matches ->
    [one] { $matches } gewerteten Partie
   *[other] { $matches } gewerteten Partien
}, { $days }.
rankings-story-last = { $game }, Wertungszahl nach den letzten { $shown } von { $matches ->
    [one] { $matches } gewerteten Partie
   *[other] { $matches } gewerteten Partien
}, { $days }.
rankings-story-days = { $first } bis { $last }
rankings-story-from = Von { $before } auf { $now }.
rankings-story-best = Höchste { $best } am { $best_day }, niedrigste { $worst } am { $worst_day }.
rankings-story-changes = Letzte Änderungen: { $changes }.
rankings-story-provisional = Wertungszahlen vor Partie { $enough } sind vorläufig.
rankings-records = **Rekorde** { $records }
rankings-record-rating = Wertungszahl { $rating }
rankings-record-streak = { $wins ->
    [one] { $wins } Sieg in Folge
   *[other] { $wins } Siege in Folge
}
rankings-record-margin = { $unit ->
    [chips] ein Sieg mit { $count ->
        [one] { $points } Chip Vorsprung
       *[other] { $points } Chips Vorsprung
    }
   *[points] ein Sieg mit { $count ->
        [one] { $points } Punkt Vorsprung
       *[other] { $points } Punkten Vorsprung
    }
}
rankings-record-deal = { $unit ->
    [chips] { $count ->
        [one] { $points } Chip
       *[other] { $points } Chips
    } in einer Runde
   *[points] { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } in einer Runde
}
rankings-firsts = **Premieren** { $firsts }
rankings-matches-ended = **Partien** { $counts }
rankings-count-won = { $matches } gewonnen
rankings-count-lost = { $matches } verloren
rankings-count-drawn = { $matches } unentschieden
rankings-count-resigned = { $matches } aufgegeben
rankings-between = { $level ->
    [0] { $ahead } : { $behind }
    [one] { $ahead } : { $behind }, { $level } unentschieden
   *[other] { $ahead } : { $behind }, { $level } unentschieden
}
rankings-opponents = **Häufigste Gegner** (davor : dahinter)
rankings-opponent = { $member } { $record } in { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}
rankings-against = **Gegen { $member }** { $record } in { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
} (davor : dahinter)
rankings-against-none = **Gegen { $member }** noch keine Partie in diesem Spiel
rankings-reliability = **Zuverlässigkeit** { $finished } von { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
} zu Ende gespielt ({ $percent } %), in allen Spielen
rankings-reliability-none = **Zuverlässigkeit** noch keine Partie mit anderen Menschen
rankings-table = Tisch { $number }
rankings-table-in = Tisch { $number } in { $channel }
rankings-score-against = **{ $score }** gegen { $others }
rankings-score-with = **{ $score }** mit { $partners } gegen { $others }
rankings-more-players = { $count } weitere
rankings-a-computer = 🤖 Computer
rankings-place = Platz { $place }
rankings-place-of = Platz { $place } von { $sides }
rankings-step-before = **Vor** der Partie war die Wertungszahl { $rating } ± { $uncertainty }.
rankings-step-partners = Die Wertungszahlen von Partnern werden addiert.
rankings-step-chance = { $tied ->
    [1] **Gewinnchance** aus allen Wertungszahlen: { $chance } %. Erwarteter Platz: { $expected } von { $sides }. Erreichter Platz: **{ $place }**.
   *[other] **Gewinnchance** aus allen Wertungszahlen: { $chance } %. Erwarteter Platz: { $expected } von { $sides }. Erreichter Platz: **{ $place }**, von { $tied } geteilt.
}
rankings-step-surprise = **Überraschung**: { $due } dafür, unter den Übrigen Erster zu sein, minus die Chancen auf den ersten Platz bei jedem Platz bis zum erreichten: { $due } − { $chances } = **{ $surprise }**
rankings-step-weight = **Gewicht**: eigene Unsicherheit zum Quadrat, geteilt durch die des ganzen Tisches: { $formula }
rankings-step-change = **Änderung**: { $formula }
rankings-step-change-share = **Änderung**: { $formula }, davon zählen **{ $share } %**: Zwei von euch sind sich oft begegnet, innerhalb von { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
} (`/help topic:ratings`)
rankings-step-after = **Nach** der Partie ist die Wertungszahl { $rating } ± { $uncertainty }. Es war die gewertete Partie Nummer { $number }.
rankings-step-after-provisional = **Nach** der Partie ist die Wertungszahl { $rating } ± { $uncertainty }. Es war die gewertete Partie Nummer { $number }, also ist sie bis Partie { $enough } vorläufig.
rankings-result = { $pool ->
    [computers] { $member } **{ $before } → { $after }** ({ $change }) gegen Computer
   *[people] { $member } **{ $before } → { $after }** ({ $change })
}
rankings-result-other = { $member }, Platz { $place }: { $before } → { $after } ({ $change })
rankings-result-computer = 🤖 Computer { $level }, Platz { $place }: { $rating }, ändert sich nie
rankings-seasons = Saisons
rankings-season-number = Saison { $number }
rankings-season-named = Saison { $number } { $name }
rankings-span-since = seit { $begun }
rankings-span-from-first = ab der ersten Partie
rankings-span-from-to = { $begun } bis { $ended }
rankings-ending =
    ### Saison { $number } beenden?
    Sie läuft { $span } und wird { $name } heißen. Ihre Rangliste bleibt, und die nächste Saison beginnt sofort; Wertungszahlen laufen weiter. Das lässt sich nicht rückgängig machen. Zum Beenden benutze den Befehl noch einmal mit `confirm` True.
rankings-ended = **{ $season }** ist zu Ende. Ihre Rangliste bleibt: `/results leaderboard period:season season:{ $number }`. Saison { $next } hat begonnen.
rankings-ended-at = **{ $season }** ist zu Ende ({ $when }). Ihre Rangliste bleibt: `/results leaderboard period:season season:{ $number }`. Saison { $next } hat begonnen.

rankings-here = Dieser Server
rankings-in-pool = Pool
rankings-with-friends = Freunde
