pool-command = Leute aus beliebigen Servern zum Spielen finden
pool-option-game = Welches Spiel
pool-option-speed = Wie viel Zeit ein Zug hat
pool-speed-quick = Schnell
pool-speed-normal = Normal
pool-speed-slow = Langsam
pool-speed = { $speed } · { $time } je Zug

pool-anyone = Irgendwer
pool-anyone-about = Leute von irgendeinem Server; ihr spielt per Direktnachricht
pool-or-anyone = Oder spiel mit Leuten: **Irgendwer** sucht sie in allen Servern.

pool-introduction =
    ### Finde einen Tisch
    Ich setze dich mit Leuten aus beliebigen Servern zusammen, die dasselbe Spiel im selben Tempo wollen. Kommt innerhalb einer Minute niemand, biete ich dir so lange einen Computer an.
    - **Per Direktnachricht**: Du spielst dort, wo ich dir schreibe, nicht in einem Kanal. Nach einer Partie können alle, die dabei waren, alle Karten ansehen.
    - **Wie andere dich sehen**: als „Spieler 4F“, in jeder Partie anders; oder als **{ $name }**, wenn du das wählst. Deinen Server erfährt niemand.
    - **Keine Chips.** Die Partien zählen für eine Wertungszahl des Pools, die kein Server zeigt.
    - **Blockieren und melden**: Wen du blockierst, dem begegnest du nie wieder. Wer oft aufhört, wartet länger.
    - Mit `/find` kannst du den Pool jederzeit verlassen.
pool-agree = Einverstanden
pool-seen-as = Wie andere dich sehen
pool-known-as-anonymous = Andere sehen mich als „Spieler 4F“
pool-known-as-name = Andere sehen meinen Namen

pool-find =
    ### Finde einen Tisch
    Wähle ein Spiel, dann wie viel Zeit ein Zug hat. Ich suche Leute mit etwa deiner Wertungszahl: { $rating } in { $game }.
pool-which-game = Spiel
pool-stop = Nicht mehr warten
pool-leave = Pool verlassen
pool-blocks = { $count ->
    [one] { $count } blockierte Person
   *[other] { $count } blockierte Personen
}
pool-left = Du hast den Pool verlassen. Begonnene Partien gehen weiter. Mit `/find` kommst du zurück.
pool-in-direct = Ich suche Leute und habe dir eine Direktnachricht geschickt. Du kannst inzwischen etwas anderes tun.
pool-from-lobby = Ich suche Leute von allen Servern und habe dir eine Direktnachricht geschickt. Dort würdest du spielen, nach den üblichen Regeln und ohne Chips. Dieser Tisch bleibt offen: Beginnt an einem von beiden eine Partie mit Leuten, endet das andere.

pool-wait-state = { $state ->
    [waiting] Ich suche Leute
    [seated] Dein Tisch ist bereit
    [stopped] Du wartest nicht mehr
   *[expired] Niemand ist rechtzeitig gekommen
}
pool-wait-then = { $state ->
    [seated] Dein Blatt ist in einer neuen Nachricht.
    [stopped] Drück den Knopf, wenn du doch spielen willst.
   *[expired] Das kommt vor, wenn wenige spielen. Versuch es zu einer anderen Zeit oder in einem anderen Tempo.
}
pool-waits = Du spielst mit Leuten, die etwa deine Wertungszahl haben ({ $rating }). Je länger du wartest, desto weiter suche ich.
pool-until = Ich suche bis { $time } ({ $left }) und schreibe dir hier.
pool-offer = **Bisher ist niemand gekommen.** Spiel so lange gegen einen Computer: Ich suche weiter.
pool-meanwhile = So lange gegen einen Computer spielen
pool-wait-again = Noch einmal warten
pool-meanwhile-dealt = Dein Blatt ist in einer neuen Nachricht. Ich suche weiter nach Leuten.

pool-player = Spieler { $code }
pool-own-name = -# Du bist { $name }.
pool-again = Noch einmal zusammen spielen
pool-others = Andere finden
pool-people = Blockieren oder melden
pool-block = Blockieren
pool-report = Melden
pool-again-noted = Notiert. Die nächste Partie beginnt, sobald alle noch einmal spielen wollen.
pool-again-begins = Dein Blatt ist in einer neuen Nachricht.
pool-wants-again = { $player } will noch einmal mit dir spielen, nach { $table }.
pool-no-people = Sonst sitzt hier niemand.
pool-blocked = Du wirst { $player } nicht wieder begegnen.

pool-report-title = Jemanden melden
pool-report-reason = Was ist passiert?
    .about = Wer Cardroom betreibt, liest es zusammen mit der Partie.
pool-reported = Danke. Wer Cardroom betreibt, wird es lesen. Willst du dieser Person nie wieder begegnen, drück **Blockieren**.

pool-no-blocks = Du hast niemanden blockiert.
pool-blocks-heading = { $count ->
    [one] ### Blockierte Personen
   *[other] ### Blockierte Personen: { $shown } von { $count }
}
pool-block-line = { $number }. Gegenüber vom { $date }, auf Platz { $seat }
pool-unblock = { $number } freigeben

pool-not-at-table = Das geht an einem Tisch des Pools nicht. Dort kannst du spielen, aufgeben, blockieren und melden.
pool-refused = { $reason ->
    [not_here] Dieser Server macht beim Pool nicht mit. Du kannst `/find` in einer Direktnachricht an mich benutzen.
    [not_agreed] Du bist nicht im Pool. `/find` zeigt, was er bedeutet, und lässt dich zustimmen.
    [direct_closed] Ich kann dir keine Direktnachrichten schicken, und dort würdest du spielen. Erlaube sie in den Privatsphäre-Einstellungen eines Servers, den wir teilen, und benutze dann noch einmal `/find`.
    [direct_later] Discord lässt mich dir gerade nicht schreiben. Versuch es in ein paar Minuten noch einmal.
    [too_often] Du hast in zehn Minuten { $limit }-mal zu warten begonnen. Versuch es etwas später noch einmal.
    [too_many] Du spielst { $limit } Partien des Pools. Beende erst eine davon.
    [not_waiting] Du wartest nicht. `/find` sucht wieder nach Leuten.
    [not_pool] Hier gibt es niemanden zu blockieren oder zu melden.
    [still_playing] Die Partie ist noch nicht zu Ende.
    [alone] Du hast nur gegen Computer gespielt. `/find` findet Leute.
    [reported_often] Du hast heute { $limit } Personen gemeldet. Versuch es morgen noch einmal.
    [no_reason] Sag in ein paar Worten, was passiert ist.
   *[blocked_many] Du hast { $limit } Personen blockiert, mehr geht nicht. Gib erst jemanden frei.
}

pool-server = **Pool** { $pool ->
    [yes] mit `/find` können Mitglieder Leute aus anderen Servern suchen
   *[no] `/find` geht in diesem Server nicht
}
pool-server-option = Ob Mitglieder hier Leute aus anderen Servern suchen können (/find)

pool-wait-not-stored = Das Warten konnte nicht gespeichert werden. Du wartest wie zuvor.
pool-choice-not-stored = Das konnte nicht gespeichert werden. Im Pool hat sich nichts geändert.
pool-stop-not-stored = Das konnte nicht gespeichert werden. Du wartest also noch.
pool-report-not-stored = Die Meldung konnte nicht gespeichert werden. Schick sie bitte noch einmal.
