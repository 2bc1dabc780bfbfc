## Formate

tournaments-format-arena = Arena
    .about = Wer frei ist, spielt sofort, bis die Zeit um ist; ab dem dritten Sieg in Folge zählt jeder doppelt.
tournaments-format-knockout = K.-o.-System
    .about = Wer eine Partie verliert, scheidet aus, bis nur noch einer übrig ist.
tournaments-format-round-robin = Jeder gegen jeden
    .about = Alle spielen gegen alle, Runde für Runde.
tournaments-format-swiss = Schweizer System
    .about = In jeder Runde triffst du auf jemanden mit etwa gleich vielen Punkten; niemand scheidet aus.
tournaments-format-league = Liga
    .about = In jeder Staffel spielen alle gegen alle; alle Partien laufen gleichzeitig.
tournaments-format-ladder = Leiter
    .about = Eine Rangliste: Wer jemanden über sich schlägt, steigt um den halben Abstand.

## Nachricht

tournaments-title = { $name } · { $game } · { $format }
tournaments-title-unnamed = { $game } · { $format }
tournaments-footer = Turnier { $number } · eröffnet von { $player }
tournaments-numbered = Turnier { $number }
tournaments-back = Zurück zum Turnier
tournaments-starts = **Beginn** { $time } ({ $left })
tournaments-starts-full = **Beginn**, sobald alle { $places } Plätze belegt sind oder die Turnierleitung startet
tournaments-starts-organiser = **Beginn**, sobald die Turnierleitung startet
tournaments-check-in-later = **Der Check-in** öffnet { $time }: Wer bis zum Beginn nicht eingecheckt hat, spielt nicht mit.
tournaments-check-in-open = **Der Check-in ist offen.** Drücke **Check-in**: Wer bis zum Beginn nicht eingecheckt hat, spielt nicht mit.
tournaments-lasts-arena = **Dauer** { $length }
tournaments-lasts-month = **Eine Saison dauert** { $length }
tournaments-rounds-of = **Runden** { $rounds }
tournaments-divisions = **Staffeln** { $divisions }
tournaments-clock = **Bedenkzeit** { $clock } für jeden, und { $increment } mehr nach jedem Zug
tournaments-clock-only = **Bedenkzeit** { $clock } für jeden
tournaments-turn = **Zeit für einen Zug** { $turn }; wer sie überschreitet, verliert die Partie
tournaments-deals = { $deals ->
    [one] **Eine Partie** hat { $deals } Spielrunde
   *[other] **Eine Partie** hat { $deals } Spielrunden
}
tournaments-duplicate = **Gleiche Karten für alle:** In jeder Turnierrunde werden an allen Tischen dieselben Karten gegeben; gewertet wird der Unterschied zu den anderen.
tournaments-rules = **Regeln** { $rules }
tournaments-entry = { $count ->
    [one] **Startgeld** { $entry } Chip · **im Topf** { $pot }
   *[other] **Startgeld** { $entry } Chips · **im Topf** { $pot }
}
tournaments-prizes = **Preise** { $shares } des Topfs für die ersten Plätze
tournaments-role = **Wer gewinnt, bekommt** { $role }
tournaments-registered = **Angemeldet** { $registered }
tournaments-registered-of = **Angemeldet** { $registered } von { $places }
tournaments-checked-in = **Eingecheckt** { $ready } von { $registered }
tournaments-waiting = **Auf der Warteliste** { $waiting }
tournaments-nobody = Noch niemand: Mach den Anfang.
tournaments-more-names = { $count ->
    [one] und { $count } weitere
   *[other] und { $count } weitere
}
tournaments-fewest = { $fewest ->
    [one] Spielt nicht mindestens { $fewest } mit, fällt es aus.
   *[other] Spielen nicht mindestens { $fewest } mit, fällt es aus.
}
tournaments-fewest-paid-back = { $fewest ->
    [one] Spielt nicht mindestens { $fewest } mit, fällt es aus und alles wird zurückgezahlt.
   *[other] Spielen nicht mindestens { $fewest } mit, fällt es aus und alles wird zurückgezahlt.
}
tournaments-round = Runde { $round }
tournaments-round-of = Runde { $round } von { $rounds }
tournaments-final = Finale
tournaments-for-third = Spiel um Platz 3
tournaments-semifinals = Halbfinale
tournaments-quarterfinals = Viertelfinale
tournaments-under-way = { $matches ->
    [one] { $matches } Partie läuft
   *[other] { $matches } Partien laufen
}
tournaments-next-round = Die nächste Runde beginnt { $time }.
tournaments-ends = Endet { $time }.
tournaments-last-matches = Die Zeit ist um; die letzten Partien werden zu Ende gespielt.
tournaments-paused = **Von der Turnierleitung angehalten:** Bis es weitergeht, beginnt keine neue Partie.
tournaments-stalled = **Etwas Unerwartetes ist schiefgegangen:** Das Turnier geht vorerst nicht weiter. Ich versuche es von selbst noch einmal; nichts ist verloren.
tournaments-playing-now = **Es spielen**
tournaments-resting = **In der Pause** { $players }
tournaments-bye = **Spielfrei in dieser Runde** { $players }
tournaments-challenges = **Forderungen**
tournaments-challenge = { $player } hat { $other } gefordert; Antwort fällig { $time }.
tournaments-division = Staffel { $division }
tournaments-review = **Alle Partien sind gespielt.** Seht sie euch an und sagt, ob etwas nicht stimmt: Die Preise werden { $time } ausgezahlt, oder sobald niemand etwas einzuwenden hat.
tournaments-review-unpaid = **Alle Partien sind gespielt.** Seht sie euch an und sagt, ob etwas nicht stimmt: Das Ergebnis wird { $time } endgültig, oder sobald niemand etwas einzuwenden hat.
tournaments-review-held = **Alle Partien sind gespielt.** Das Ergebnis wartet auf die Entscheidung der Moderation.
tournaments-content = Ohne Einwand: { $content } von { $entrants }
tournaments-complaint-open = **{ $player } legt Einspruch ein:** { $note }
tournaments-complaint-upheld = **Einspruch von { $player }:** { $note } · angenommen
tournaments-complaint-rejected = **Einspruch von { $player }:** { $note } · abgelehnt
tournaments-decision-reason = Grund: { $note }
tournaments-over = **Das Turnier ist zu Ende.**
tournaments-won = **{ $player } hat gewonnen.**
tournaments-won-by-several = **{ $players } teilen sich den ersten Platz.**
tournaments-paid = { $count ->
    [one] { $player } bekommt { $chips } Chip
   *[other] { $player } bekommt { $chips } Chips
}
tournaments-replays = Jede Partie lässt sich nachspielen: Drücke **Partien**.
tournaments-cancelled-too-few = **Ausgefallen**, weil zu wenige mitgespielt hätten.
tournaments-cancelled-organiser = **Von der Turnierleitung abgesagt.**
tournaments-cancelled-channel = **Abgesagt**, weil es den Kanal nicht mehr gibt.
tournaments-paid-back = Alle Startgelder sind zurückgezahlt.

## Erwähnungen

tournaments-call-check-in = { $members }: Der Check-in ist offen und endet { $time }. Wer bis dahin nicht **Check-in** gedrückt hat, spielt nicht mit.
tournaments-call-challenge = { $member }: { $player } fordert dich. Wer ablehnt oder bis zum Ablauf ({ $time }) nicht antwortet, fällt acht Plätze.
tournaments-call-stalled = { $members }: Etwas Unerwartetes ist schiefgegangen, und das Turnier geht vorerst nicht weiter. Ich versuche es von selbst noch einmal; nichts ist verloren. Wenn du nicht warten willst, sag es ab: Drücke **Leiten**. Dann wird alles zurückgezahlt.
tournaments-call-ended = { $members }: Alle Partien sind gespielt. Seht euch das Ergebnis an und drückt **Kein Einwand** oder **Einspruch**.
tournaments-call-cancelled = { $members }: Das Turnier ist abgesagt.

## Knöpfe

tournaments-button-register = Anmelden
tournaments-button-join = Mitspielen
tournaments-button-withdraw = Zurückziehen
tournaments-button-check-in = Check-in
tournaments-button-rest = Pause machen
tournaments-button-back = Bin wieder da
tournaments-button-mine = Meine Partie
tournaments-button-details = Mehr …
tournaments-button-standings = Tabelle
tournaments-button-rounds = Runden
tournaments-button-matches = Partien
tournaments-button-log = Protokoll
tournaments-button-manage = Leiten
tournaments-button-agree = Kein Einwand
tournaments-button-complain = Einspruch …
tournaments-button-accept = Annehmen
tournaments-button-decline = Ablehnen
tournaments-button-start = Jetzt beginnen
tournaments-button-again = Neu zeigen
tournaments-button-pause = Anhalten
tournaments-button-resume = Fortsetzen
tournaments-button-cancel = Absagen …
tournaments-button-disqualify = Ausschließen …
tournaments-button-substitute = Ersatz …
tournaments-button-result = Ergebnis setzen …
tournaments-button-decide = Entscheiden …
tournaments-button-season = Nächste Saison
tournaments-button-older = Ältere
tournaments-button-newer = Neuere
tournaments-button-overview = Übersicht
tournaments-button-sure = Ja, zurückziehen
tournaments-button-form = Turnier eröffnen …

## Spalten

tournaments-column-points = Punkte
tournaments-column-played = Partien
tournaments-column-wins = Siege
tournaments-column-buchholz = Buchholz
tournaments-column-sonneborn-berger = S.-Berger
tournaments-column-direct-encounter = Direkt
tournaments-column-best-round = Beste Runde
tournaments-column-rounds = Runden
tournaments-picture-standings = Tabelle: { $standings }
tournaments-picture-bracket = K.-o.-Baum: { $matches }
tournaments-picture-meeting = { $player } gegen { $other }
tournaments-picture-meeting-won = { $player } gegen { $other }: { $winner } hat gewonnen
tournaments-free = spielfrei

## Seiten

tournaments-list = Turniere
tournaments-list-none = Noch kein Turnier. `/tournament open` eröffnet eins.
tournaments-list-line = **{ $number }** { $title }
tournaments-stage-registration = Anmeldung offen
tournaments-stage-running = läuft
tournaments-stage-review = alle Partien gespielt
tournaments-stage-over = beendet
tournaments-stage-cancelled = abgesagt
tournaments-choose = Turnier wählen
tournaments-own-not-in = Du spielst nicht mit.
tournaments-own-registered = Du bist angemeldet.
tournaments-own-checked-in = Du bist angemeldet und eingecheckt.
tournaments-own-waiting = Du stehst auf Platz { $place } der Warteliste.
tournaments-own-playing = Du spielst gegen { $players }: { $table }.
tournaments-own-being-opened = Du spielst gegen { $players }: Der Tisch wird gerade eröffnet.
tournaments-own-free = Du hast gerade keine Partie.
tournaments-own-resting = Du machst Pause. Drücke **Bin wieder da**, um wieder zu spielen.
tournaments-own-place = Dein Platz: { $place } von { $entrants }. { $points }
tournaments-own-withdrawn = Du hast dich zurückgezogen.
tournaments-own-disqualified = Du bist ausgeschlossen.
tournaments-own-replaced = { $player } spielt an deiner Stelle weiter.
tournaments-own-challenged = { $player } hat dich gefordert. Wer nicht antwortet, fällt acht Plätze.
tournaments-standings = Tabelle
tournaments-standings-none = Es gibt noch keine Tabelle.
tournaments-rounds = Runden
tournaments-rounds-none = Es wurde noch nichts ausgelost.
tournaments-matches = Partien
tournaments-choose-match = Partie ansehen
tournaments-choose-rival = Jemanden über dir fordern
tournaments-page = Seite { $page } von { $pages }
tournaments-match-result = { $players } · **{ $score }**
tournaments-match-won-by = { $players } · **{ $score }** · gewonnen: { $winners }
tournaments-match-set = { $players } · **{ $score }** · von der Turnierleitung gesetzt
tournaments-match-forfeit = { $players } · kampflos gewonnen: { $winners }
tournaments-match-nobody = { $players } · nicht gespielt
tournaments-match-lot = { $players } · **{ $score }** · das Los entschied für { $winners }
tournaments-match-playing = { $players } · { $table }
tournaments-match-opening = { $players } · der Tisch wird gerade eröffnet
tournaments-match = Partie { $number }
tournaments-match-won = Gewonnen von { $players }.
tournaments-match-draw = Niemand hat gewonnen.
tournaments-match-gone = Aufgegeben, Zeit überschritten oder nicht gekommen: { $players }.
tournaments-table = Tisch { $number }
tournaments-with-same-cards = Mit denselben Karten, verglichen mit den anderen Tischen
tournaments-difference = { $player }: **{ $difference }**

## Protokoll

tournaments-log = Protokoll
tournaments-log-none = Es ist noch nichts geschehen.
tournaments-log-registered = { $player } hat sich angemeldet.
tournaments-log-withdrawn = { $player } hat sich zurückgezogen.
tournaments-log-check-in-opened = Der Check-in wurde geöffnet.
tournaments-log-checked-in = { $player } hat eingecheckt.
tournaments-log-started = { $count ->
    [one] Das Turnier begann mit { $count } Person.
   *[other] Das Turnier begann mit { $count } Personen.
}
tournaments-log-round = { $matches ->
    [one] Runde { $round } begann mit { $matches } Partie.
   *[other] Runde { $round } begann mit { $matches } Partien.
}
tournaments-log-bye = Spielfrei: { $players }.
tournaments-log-paired = Partie { $number } begann: { $players }.
tournaments-log-finished = Partie { $number }, { $players }: { $score }.
tournaments-log-won = Partie { $number }, { $players }: { $score }; gewonnen: { $winners }.
tournaments-log-set = Das Ergebnis von Partie { $number }, { $players }, wurde gesetzt: { $score }.
tournaments-log-forfeit = Partie { $number }, { $players }, wurde nicht gespielt; kampflos gewonnen: { $winners }.
tournaments-log-not-played = Partie { $number }, { $players }, wurde nicht gespielt; niemand gewann.
tournaments-log-lot = Partie { $number }, { $players }, endete wieder unentschieden; das Los entschied für { $winners }.
tournaments-log-resting = { $player } macht Pause.
tournaments-log-back = { $player } spielt wieder mit.
tournaments-log-substituted = { $other } spielt an der Stelle von { $player } weiter.
tournaments-log-disqualified = { $player } wurde ausgeschlossen.
tournaments-log-challenged = { $player } hat { $other } gefordert.
tournaments-log-accepted = { $player } hat die Forderung angenommen.
tournaments-log-declined = { $player } hat die Forderung abgelehnt und ist acht Plätze gefallen.
tournaments-log-lapsed = { $player } hat nicht rechtzeitig geantwortet und ist acht Plätze gefallen.
tournaments-log-paused = Das Turnier wurde angehalten.
tournaments-log-resumed = Das Turnier ging weiter.
tournaments-log-stalled = Etwas Unerwartetes ist schiefgegangen: Das Turnier stand still.
tournaments-log-recovered = Das Turnier geht nach der Störung weiter.
tournaments-log-delayed = Ich war nicht da: Alles verschiebt sich um { $time }.
tournaments-log-set-back = Meine Uhr wurde zurückgestellt: Alle bisherigen Zeiten liegen { $time } früher.
tournaments-log-play-ended = Alle Partien waren gespielt.
tournaments-log-agreed = { $player } hat nichts einzuwenden.
tournaments-log-complained = { $player } hat Einspruch eingelegt.
tournaments-log-upheld = Der Einspruch von { $player } wurde angenommen.
tournaments-log-rejected = Der Einspruch von { $player } wurde abgelehnt.
tournaments-log-taken-back = { $player } hat den Einspruch zurückgenommen.
tournaments-log-closed = Das Turnier war zu Ende.
tournaments-log-closed-paid = Das Turnier war zu Ende, und die Preise wurden ausgezahlt: { $prizes }.
tournaments-log-cancelled-too-few = Zu wenige hätten mitgespielt: Das Turnier fiel aus.
tournaments-log-cancelled-organiser = Das Turnier wurde abgesagt.
tournaments-log-cancelled-channel = Der Kanal wurde gelöscht: Das Turnier wurde abgesagt.
tournaments-log-by = Von { $member }
tournaments-log-why = Grund: { $note }

## Leitung

tournaments-manage = Turnier leiten
tournaments-manage-about = Was du hier tust, steht mit Namen und Grund im Protokoll, für alle lesbar.
tournaments-manage-registration = **Jetzt beginnen** beginnt mit allen Angemeldeten; ist der Check-in offen, mit allen Eingecheckten.
tournaments-manage-running = **Anhalten**: Es beginnt keine neue Partie. **Ersatz**: Jemand anderes spielt mit den Punkten von jemandem weiter, der gerade keine Partie hat. **Ergebnis setzen** beendet eine Partie oder ändert ihr Ergebnis.
tournaments-manage-review = **Entscheiden** ist Sache der Moderation: Das Turnier endet, sobald über alle Einsprüche entschieden ist.

## Formulare

tournaments-form = Turnier eröffnen
tournaments-form-game = Spiel
tournaments-form-format = Format
tournaments-form-start = Beginn
    .about = „in 30 min“, „20:30“ (UTC), „2026-12-24 18:00“ (UTC) oder „voll“: wenn alle Plätze belegt sind
tournaments-form-clock = Bedenkzeit für jeden
tournaments-form-more = Mehr (optional)
    .about = name, places, entry, prizes, deals, duplicate, rounds, length, check_in, role oder Spielregeln
    .example = name=Freitagscup, places=16, entry=100, prizes=50/30/20
tournaments-form-clock-match = { $minutes } min + { $seconds } s
tournaments-form-clock-day = Ohne Uhr: ein Tag für jeden Zug
tournaments-form-reason = Grund
    .about = Alle können ihn im Protokoll lesen.
tournaments-form-cancel = Turnier absagen
tournaments-form-disqualify = Jemanden ausschließen
tournaments-form-substitute = Ersatz einsetzen
tournaments-form-result = Ergebnis einer Partie setzen
tournaments-form-decide = Über einen Einspruch entscheiden
tournaments-form-complain = Einspruch einlegen
tournaments-form-complaint = Was stimmt nicht?
    .about = Alle können es lesen. Die Moderation entscheidet.
tournaments-form-entrant = Wer mitspielt
tournaments-form-substitute-member = Wer an der Stelle weiterspielt
tournaments-form-match = Partie
tournaments-form-scores = Punkte in der Reihenfolge der Namen
    .about = Etwa „120 85“; mehr ist besser
tournaments-form-which = Wessen Einspruch
tournaments-form-decision = Entscheidung
tournaments-form-upheld = Annehmen
tournaments-form-rejected = Ablehnen
tournaments-typed-in = in nach
tournaments-typed-minutes = m min minute minuten
tournaments-typed-hours = h std stunde stunden
tournaments-typed-days = d t tag tage tagen
tournaments-typed-full = voll
tournaments-typed-usual = in 30 min

## Befehle

tournaments-command = Turniere: eröffnen, mitspielen, Tabelle ansehen
tournaments-command-open = Ein Turnier in diesem Kanal eröffnen; ohne Optionen öffnet sich ein Formular
tournaments-command-list = Alle Turniere dieses Servers
tournaments-command-show = Ein Turnier, und was du dort tun kannst
tournaments-command-standings = Die Tabelle eines Turniers
tournaments-command-rounds = Wer gegen wen gespielt hat, Runde für Runde
tournaments-command-matches = Die Partien eines Turniers, auch zum Nachspielen
tournaments-command-log = Alles, was in einem Turnier geschehen ist
tournaments-command-register = Dich für ein Turnier anmelden
tournaments-command-withdraw = Dich aus einem Turnier zurückziehen
tournaments-command-checkin = Vor dem Beginn einchecken
tournaments-command-rest = Arena: Pause machen oder wieder spielen
tournaments-command-challenge = Leiter: jemanden über dir fordern
tournaments-command-answer = Leiter: eine Forderung annehmen oder ablehnen
tournaments-command-agree = Sagen, dass du gegen das Ergebnis nichts einzuwenden hast
tournaments-command-complain = Einspruch gegen das Ergebnis einlegen; die Moderation entscheidet
tournaments-command-manage = Turnierleitung: beginnen, anhalten, absagen und mehr
tournaments-command-start = Turnierleitung: jetzt beginnen
tournaments-command-pause = Turnierleitung: anhalten oder fortsetzen
tournaments-command-cancel = Turnierleitung: das Turnier absagen; alles wird zurückgezahlt
tournaments-command-disqualify = Turnierleitung: jemanden ausschließen
tournaments-command-substitute = Turnierleitung: jemand anderen an der Stelle weiterspielen lassen
tournaments-command-result = Turnierleitung: das Ergebnis einer Partie setzen
tournaments-command-decide = Moderation: über einen Einspruch entscheiden
tournaments-command-season = Turnierleitung: die nächste Saison einer Liga oder Leiter eröffnen
tournaments-option-number = Die Nummer des Turniers (sonst das in diesem Kanal)
tournaments-option-name = Ein Name für das Turnier
tournaments-option-format = Wer gegen wen spielt (sonst Arena)
tournaments-option-start = „in 30 min“ (Standard), „20:30“ UTC, „2026-12-24 18:00“ UTC oder „voll“
tournaments-option-places = Wie viele höchstens spielen; andere warten (sonst ohne Grenze)
tournaments-option-rounds = Runden im Schweizer System (sonst so viele wie üblich)
tournaments-option-length = Minuten einer Arena (sonst 60); Tage einer Leiter (sonst 30)
tournaments-option-clock = Minuten für jeden und jede Partie; 0: nur Züge haben eine Zeit
tournaments-option-increment = Sekunden, die nach jedem Zug dazukommen
tournaments-option-turn = Zeit für einen Zug; wer sie überschreitet, verliert die Partie
tournaments-option-entry = Chips, die jeder in den Topf zahlt
tournaments-option-prizes = Prozent des Topfs für die ersten Plätze, etwa 50/30/20
tournaments-option-duplicate = Alle Tische einer Runde bekommen dieselben Karten (Schweizer System, jeder gegen jeden)
tournaments-option-deals = Spielrunden einer Partie (sonst nach den Regeln des Spiels)
tournaments-option-third-place = K.-o.-System: ob um den dritten Platz gespielt wird
tournaments-option-divisions = Liga: Zahl der Staffeln
tournaments-option-check-in = Minuten vor dem Beginn, in denen man eincheckt; 0: kein Check-in
tournaments-option-role = Eine Rolle für den Sieg, bis jemand anderes gewinnt
tournaments-option-threads = Ob jede Partie einen Thread bekommt, wo ich das darf
tournaments-option-seats = Personen an einem Tisch
tournaments-option-rests = True: Pause machen; False: wieder spielen
tournaments-option-member = Wer
tournaments-option-substitute = Wer an der Stelle weiterspielt
tournaments-option-accepts = True: annehmen; False: ablehnen
tournaments-option-complaint = Was nicht stimmt; alle können es lesen
tournaments-option-reason = Warum; alle können es lesen
tournaments-option-match = Die Nummer der Partie
tournaments-option-scores = Punkte von jedem in der Reihenfolge der Namen, etwa 120 85
tournaments-option-upheld = True: den Einspruch annehmen; False: ablehnen
tournaments-option-pauses = True: anhalten; False: fortsetzen

## Antworten

tournaments-opened = Das Turnier ist eröffnet: Gleich erscheint es im Kanal.
tournaments-done-registered = Du bist angemeldet.
tournaments-done-waiting = Alle Plätze sind belegt: Du bist auf der Warteliste.
tournaments-done-withdrawn = Du hast dich zurückgezogen.
tournaments-done-withdrawn-paid = Du hast dich zurückgezogen und bekommst dein Startgeld zurück.
tournaments-done-checked-in = Du bist eingecheckt.
tournaments-done-resting = Du machst Pause.
tournaments-done-back = Du spielst wieder mit.
tournaments-done-challenged = { $player } ist gefordert und hat 48 Stunden Zeit zu antworten.
tournaments-done-accepted = Angenommen: Dein Tisch wird gerade eröffnet.
tournaments-done-declined = Abgelehnt: Du fällst acht Plätze.
tournaments-done-agreed = Notiert: Du hast nichts einzuwenden.
tournaments-done-complained = Dein Einspruch ist notiert. Die Moderation entscheidet, und alle können lesen, warum.
tournaments-done-started = Das Turnier hat begonnen.
tournaments-done-paused = Das Turnier ist angehalten.
tournaments-done-resumed = Das Turnier geht weiter.
tournaments-done-cancelled = Das Turnier ist abgesagt.
tournaments-done-unread = Das Turnier ist abgesagt, und was im Topf war, ist zurückgezahlt. Seine Aufzeichnung ist nicht mehr lesbar.
tournaments-done-disqualified = { $player } ist ausgeschlossen.
tournaments-done-substituted = { $other } spielt an der Stelle von { $player } weiter.
tournaments-done-set = Das Ergebnis ist gesetzt.
tournaments-done-decided = Über den Einspruch ist entschieden.
tournaments-done-again = Die Nachricht steht jetzt am Ende des Kanals.
tournaments-done-season = Die nächste Saison ist eröffnet: Gleich erscheint sie im Kanal. Alle müssen sich neu anmelden.
tournaments-withdraw-sure = Dich aus dem Turnier zurückziehen? Du kannst nicht zurückkommen.
tournaments-withdraw-sure-match = Dich aus dem Turnier zurückziehen? Du verlierst die laufende Partie und kannst nicht zurückkommen.

## Ablehnungen

tournaments-no-not-open = Die Anmeldung ist geschlossen: Hier kann niemand mehr dazukommen.
tournaments-no-not-open-over = Dieses Turnier ist zu Ende. `/tournament list` zeigt die anderen.
tournaments-no-not-open-started = Dieses Turnier hat schon begonnen.
tournaments-no-already-in = Dieses Mitglied spielt schon mit.
tournaments-no-already-in-own = Du spielst schon mit. `/tournament show` sagt, was du tun kannst.
tournaments-no-not-in = Dieses Mitglied spielt in diesem Turnier nicht mit.
tournaments-no-not-in-own = Du spielst in diesem Turnier nicht mit. Drücke **Anmelden**, falls das noch geht.
tournaments-no-out = Du bist nicht mehr dabei: Wer sich zurückgezogen hat oder ausgeschlossen ist, kann nicht zurückkommen.
tournaments-no-out-other = Dieses Mitglied ist schon nicht mehr dabei.
tournaments-no-not-yet = Der Check-in ist noch nicht offen: Er öffnet { $time }.
tournaments-no-no-check-in = Dieses Turnier hat keinen Check-in: Wer angemeldet ist, spielt.
tournaments-no-not-running-yet = Dieses Turnier hat noch nicht begonnen.
tournaments-no-not-running-over = Dieses Turnier ist zu Ende: Daran lässt sich nichts mehr ändern.
tournaments-no-not-running = Das geht nur, solange Partien gespielt werden.
tournaments-no-not-in-review = Einspruch ist möglich, sobald alle Partien gespielt sind und bis das Ergebnis gilt.
tournaments-no-too-few = { $needed ->
    [one] Bereit zum Spielen: { $registered }; nötig ist { $needed }. Warte auf weitere oder sag das Turnier ab.
   *[other] Bereit zum Spielen: { $registered }; nötig sind { $needed }. Warte auf weitere oder sag das Turnier ab.
}
tournaments-no-too-few-there = Es zählt nur, wer Check-in gedrückt hat.
tournaments-no-paused = Das Turnier ist angehalten. Die Turnierleitung lässt es weitergehen.
tournaments-no-not-paused = Das Turnier ist nicht angehalten.
tournaments-no-still-playing = Dort läuft noch Partie { $number }. Warte, bis sie zu Ende ist, oder setze zuerst ihr Ergebnis.
tournaments-no-match = So eine Partie gibt es nicht. `/tournament matches` zeigt alle mit ihren Nummern.
tournaments-no-scores = { $seats ->
    [one] Partie { $number } braucht { $seats } Zahl: die Punkte.
   *[other] Partie { $number } braucht { $seats } Zahlen: die Punkte von jedem in der Reihenfolge der Namen.
}
tournaments-no-complaint = Von diesem Mitglied gibt es keinen Einspruch, über den zu entscheiden wäre.
tournaments-no-arena = Nur eine Arena gibt dir immer neue Gegner: Dort kannst du Pause machen. Sonst spiele deine Partie oder zieh dich zurück.
tournaments-no-ladder = Das geht nur auf einer Leiter, wo man einander fordert.
tournaments-no-challenge = Es gibt keine Forderung, auf die du antworten könntest.
tournaments-no-challenged = Einer von euch beiden hat schon eine Forderung oder eine Partie. Erledigt das zuerst.
tournaments-no-too-often = Du hast dieses Mitglied in dieser Saison schon dreimal gefordert. Fordere jemand anderen.
tournaments-no-not-above = Du kannst nur jemanden über dir fordern.
tournaments-no-settled = Aus diesem Ergebnis folgt die nächste Runde; darum lässt es sich nicht mehr ändern.
tournaments-no-seasons = Dieses Format hat keine nächste Saison: Nur Ligen und Leitern haben Saisons. Eröffne ein neues Turnier.
tournaments-no-season-yet = Diese Saison ist noch nicht zu Ende. Danach kann die nächste eröffnet werden.
tournaments-no-tied = Im K.-o.-System muss jemand gewinnen: Gib einer Seite mehr Punkte.
tournaments-no-full = { $most ->
    [one] Der eine Platz ist belegt.
   *[other] Alle { $most } Plätze sind belegt. Versuch es wieder, wenn jemand gegangen ist.
}
tournaments-needs-format = **format**: Ein Tisch mit mehr als zwei Personen braucht eine Arena oder das Schweizer System.
tournaments-needs-places = **places**: { $given } geht nicht. Höchstens { $most }, und mindestens so viele wie an einem Tisch.
tournaments-needs-clock = **clock**: Eine Partie braucht eine Zeit: Gib `clock` oder `turn` an.
tournaments-needs-increment = **increment**: Diese Sekunden kommen zu einer Uhr hinzu, und es gibt keine. Gib auch `clock` an oder lass `increment` weg.
tournaments-needs-turn = **turn**: Ein Zug darf nicht länger dauern als `clock`, die Zeit eines Spielers für die ganze Partie. Gib ein kürzeres `turn` an oder nur eines von beiden.
tournaments-needs-check-in = **check_in**: { $given } Minuten sind mehr, als bis zum Beginn bleiben. Gib weniger Minuten an, 0 für keinen Check-in, oder einen späteren Beginn.
tournaments-needs-check-in-full = **check_in**: Der Check-in öffnet eine Weile vor dem Beginn, und „voll“ ist keine Uhrzeit. Gib als Beginn eine Zeit an oder lass `check_in` weg.
tournaments-needs-duplicate = **duplicate**: Gleiche Karten für alle brauchen Runden: Wähle Schweizer System oder jeder gegen jeden.
tournaments-needs-deals = **deals**: Bei gleichen Karten für alle braucht eine Partie eine Zahl von Spielrunden, etwa `deals=3`.
tournaments-needs-entry = **entry**: { $given } ist keine Zahl von Chips.
tournaments-needs-prizes = **prizes**: { $given } geht nicht. Gib Prozente an, die zusammen 100 ergeben, das höchste zuerst, etwa 50/30/20.
tournaments-needs-start = **start**: { $given } ist keine kommende Zeit. Schreib „in 30 min“, „20:30“ oder „2026-12-24 18:00“ (beides UTC) oder „voll“.
tournaments-needs-start-far = **start**: { $given } ist zu weit weg. Höchstens 60 Tage.
tournaments-needs-start-full = **start**: „voll“ braucht eine Zahl von Plätzen, etwa `places=16`.
tournaments-needs-number = **{ $option }**: { $given } geht nicht. Möglich ist eine Zahl von { $low } bis { $high }.
tournaments-needs-yes-no = **{ $option }**: { $given } geht nicht. Möglich ist yes oder no.
tournaments-needs-role = **role**: { $given } ist keine Rolle dieses Servers. Schreib ihren Namen oder erwähne sie.
tournaments-needs-role-low = **role**: Ich darf { $role } nicht vergeben. Ich brauche die Berechtigung **Rollen verwalten**, und meine eigene Rolle muss darüber stehen.
tournaments-needs-role-yours = **role**: Du darfst { $role } selbst nicht vergeben. Du brauchst **Rollen verwalten** und eine Rolle, die darüber steht.
tournaments-needs-threads = Die Partien bekommen hier keine eigenen Threads: Dazu brauche ich { $permissions }. Sie werden in diesem Kanal gespielt.
tournaments-none-here = Hier gibt es kein Turnier. `/tournament list` zeigt alle, `/tournament open` eröffnet eins.
tournaments-none-numbered = Auf diesem Server gibt es kein Turnier { $number }. `/tournament list` zeigt alle.
tournaments-may-not-organise = Das darf hier nur die Organisation. Die Moderation bestimmt sie mit `/cardroom settings organisers`.
tournaments-not-organiser = Das kann nur die Leitung dieses Turniers. Frag sie oder die Moderation.
tournaments-too-many = { $limit ->
    [one] Auf diesem Server läuft schon { $limit } Turnier. Warte, bis es zu Ende ist, oder sag es ab.
   *[other] Auf diesem Server laufen schon { $limit } Turniere. Warte, bis eins zu Ende ist, oder sag eins ab.
}
tournaments-not-stored = Das Turnier konnte nicht geändert werden: Es wurde nichts gespeichert.
tournaments-not-stored-open = Das Turnier konnte nicht gespeichert werden und ist nicht eröffnet.
