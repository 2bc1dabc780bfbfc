commands-table = Tisch eröffnen, mitspielen, starten, verlassen; Spieleabende
commands-open = Einen Tisch in diesem Kanal eröffnen
commands-play = Sofort gegen Computer spielen
commands-join = An einem Tisch in diesem Kanal mitspielen
commands-leave = Einen Tisch vor Beginn der Partie verlassen
commands-start = Die Partie oder die nächste Runde starten
commands-computer = Einen Computerspieler dazusetzen
commands-close = Lobby oder festgefahrene Partie ohne Ergebnis beenden; Moderation: jeden Tisch
commands-resign = Deine Partie aufgeben
commands-away = Den Computer für dich spielen lassen, oder für jemanden, der fehlt
commands-back = Deinen Platz vom Computer zurücknehmen
commands-status = Den Tisch noch einmal zeigen, unten im Kanal
commands-again = Noch einmal mit denselben Mitspielern und Regeln
commands-hand = Deine Karten zeigen, nur dir
commands-sheet = Der Punktezettel der Partie, Runde für Runde
commands-scores = Siege und Punkte auf diesem Server
commands-rules = Die Regeln eines Spiels, so wie hier gespielt wird
commands-help = Wie Cardroom funktioniert
commands-cardroom = Einstellungen von Cardroom auf diesem Server (Moderation)
commands-settings = Deine eigenen Einstellungen und deine Daten
commands-settings-me = Deine Sprache, wie Karten aussehen, und wie du erfährst, dass du dran bist
commands-moves = Einen Zug machen, einen Tipp bekommen, den nächsten Zug planen
commands-results = Punkte, Wertungen, Rekorde und beendete Partien
commands-learn = Lektionen und Regeln der Spiele
commands-challenge = Herausfordern
commands-verb-draw = Vom Stapel ziehen
commands-verb-take = Die offene Karte nehmen, oder mehr vom Ablagestapel, wo das Spiel es erlaubt
commands-verb-discard = Eine Karte abwerfen
commands-verb-meld = Eine neue Meldung auslegen
commands-verb-layoff = Karten an eine ausliegende Meldung anlegen
commands-verb-pass = Passen
commands-play-game = Welches Spiel (sonst: mit einem Button wählen)
commands-away-player = Jemand anderes, der gegangen ist oder lange nicht gezogen hat
commands-help-topic = Mehr zu einem Thema
commands-game = Welches Spiel
commands-preset = Regelsatz (sonst: der übliche)
commands-options = Hausregeln, zum Beispiel target=150 big_gin=yes
commands-turn-time = Zeit pro Zug
commands-clock = Bedenkzeit pro Person für die ganze Partie; sie darf nicht ablaufen
commands-increment = Zeitgutschrift nach jedem eigenen Zug
commands-seats = Wie viele mitspielen
commands-chip-value = Was ein Chip des Spiels in Spielchips wert ist; 0: nur Punkte
commands-stake = Spielchips, die alle für den Sieg in der Partie setzen
commands-per-point = Spielchips für jeden Punkt Unterschied nach der Partie
commands-minimum = Spielchips, die man zum Mitspielen braucht (sonst: das 100-Fache des Chipwerts)
commands-level = Wie gut er spielt
commands-sure = Ja, ich will aufgeben
commands-table-number = Die Nummer des Tisches, falls es mehrere gibt
commands-choice = Einen erlaubten Zug wählen oder tippen, zum Beispiel 10D oder 7H 8H 9H
commands-scores-member = Wessen Ergebnisse (sonst: die besten auf diesem Server)
commands-scores-game = Für welches Spiel
commands-allow = Tische in diesem Kanal erlauben, und nur in erlaubten Kanälen
commands-forbid = Ein Kanal, der nicht mehr erlaubt sein soll
commands-everywhere = Tische wieder in jedem Kanal erlauben
commands-openers = Wer Tische eröffnen darf
commands-role = Nur Mitglieder mit dieser Rolle dürfen Tische eröffnen
commands-default-turn = Zeit pro Zug an neuen Tischen
commands-idle-days = Tage ohne Zug, bis man eine Partie ohne Zeitlimit beenden darf (sonst: 7)
commands-mention = Wie man erfährt, dass man dran ist, wenn man es nicht selbst festlegt
commands-my-mention = Wie du erfährst, dass du dran bist
commands-reliability = So viel Prozent ihrer Partien muss man beendet haben; Neulinge ausgenommen
commands-hands = Ob /results replay nach der Partie alle Blätter zeigt
commands-demands = Was du tust, wenn du eine offene Karte erzwingen könntest (Panguingue)
commands-asking = Sekunden für die Entscheidung, eine offene Karte zu erzwingen (Panguingue; sonst: 25)
commands-sort = Wie dein Blatt sortiert ist
commands-discards = Wie du abwirfst
commands-only = Ob erzwungene Züge für dich gespielt werden
commands-my-cards = Wie deine Karten gezeigt werden
commands-table-cards = Wie die Karten auf dem Tisch allen gezeigt werden
commands-deck = Wie die Farben in Bildern und Emojis aussehen
commands-theme = Ob Bilder dunkel oder hell sind
commands-hand-size = Wie groß die Karten deines Blatts in Bildern sind
commands-my-language = Die Sprache, in der du Cardroom liest
commands-language = Die Sprache der Tische auf diesem Server
commands-own-language = Sprache
    .discord = Wie in Discord
commands-own-cards = Karten
    .pictures = Bilder
    .emoji = Emojis
    .text = Text
commands-own-deck = Farben
    .two = Zwei Farben
    .four = Vier Farben
    .safe = Vier Farben, auch für Farbenblinde
commands-own-theme = Bilder
    .dark = Dunkel
    .light = Hell
commands-own-hand-size = Kartengröße
    .usual = Normal
    .large = Groß: zwei Reihen, etwa doppelt so groß (nur Bilder)
commands-own-sort = Blatt
commands-own-discards = Abwerfen
    .buttons = Ein Button für jede Karte
    .menu = Ein Menü
commands-own-only-moves = Erzwungene Züge
    .yes = Automatisch spielen
    .no = Selbst spielen
commands-own-mention = Zugbenachrichtigung
    .server = Wie auf dem Server
    .channel = Eine Erwähnung im Kanal
    .dm = Eine Direktnachricht
    .off = Keine
commands-own-when-asked = Offene Karten erzwingen (Panguingue)
    .ask = Jedes Mal fragen
    .always = Immer erzwingen
    .never = Nie erzwingen
commands-own-title = Deine Einstellungen
commands-own-preview = Vorschau:
commands-own-no-direct = Ich kann dir keine Direktnachrichten schicken; **Mein Blatt** am Tisch geht trotzdem.
commands-standing = -# **Immer …** und **Nie …** beantworten auch alle späteren Fragen; `/settings me` ändert das.
commands-server-title = Einstellungen von Cardroom
commands-server-channels = **Tische sind erlaubt in** { $channels }
commands-server-everywhere = **Tische sind erlaubt in** allen Kanälen
commands-server-channel-gone = { $id } (fehlt)
commands-openers-everyone = Alle
commands-openers-moderators = Moderation (Kanäle verwalten)
commands-server-openers = **Eröffnen dürfen** { $openers }
commands-server-role = **Eröffnen dürfen** { $role } und Moderation
commands-server-role-gone = **Eröffnen dürfen** { $id } (Rolle fehlt) und Moderation
commands-server-turn = **Zeit pro Zug** { $time }
commands-server-idle = { $days ->
        [one] **Ohne Zeitlimit** kann man eine Partie nach { $days } Tag ohne Zug beenden; nach { $end } Tagen endet sie von selbst
       *[other] **Ohne Zeitlimit** kann man eine Partie nach { $days } Tagen ohne Zug beenden; nach { $end } Tagen endet sie von selbst
    }
commands-server-language = **Sprache** { $language }
commands-server-languages-discord = wie in Discord
commands-server-mention = **Zugbenachrichtigung** { $mention ->
        [channel] eine Erwähnung im Kanal
        [dm] eine Direktnachricht
       *[off] keine
    }
commands-server-cards = **Karten** { $cards ->
        [pictures] Bilder
        [emoji] Emojis
       *[text] Text
    } · { $deck ->
        [four] vier Farben
        [safe] vier Farben, auch für Farbenblinde
       *[two] zwei Farben
    }
commands-gone = Fehlt: gelöscht oder für mich nicht sichtbar.
commands-all-gone = Kein erlaubter Kanal ist übrig, also kann niemand einen Tisch eröffnen. Erlaube einen anderen (`allow`) oder alle (`everywhere`).
commands-take-out = Fehlende entfernen
commands-not-resigned = Du hast nicht aufgegeben. Um aufzugeben, setz `sure` auf True.
commands-bad-setting = Das ist kein möglicher Wert dieser Einstellung; nichts hat sich geändert.
commands-card-like = eine Karte, zum Beispiel 10D, 10♦ oder td
commands-our-fault = Bei uns ist etwas schiefgegangen; nichts hat sich geändert. Bitte versuch es noch einmal, und wenn es wieder passiert, sag der Person Bescheid, die diesen Bot betreibt.
commands-done = Erledigt.
commands-outdated = Dieser Befehl hat sich geändert, und Discord zeigt noch den alten; nichts ist passiert. Lade Discord neu oder versuch es in einer Stunde wieder; alle Buttons gehen.
commands-discord-out = Discord hatte kurz ein Problem, daher konnte ich nicht antworten. Nichts ist verloren: Dein Zug zählt, wenn der Tisch ihn zeigt.
commands-as-last-time = Wie hier zuletzt: { $options }
commands-opened = { $table } ist eröffnet. Andere können **Mitspielen** drücken, oder du setzt Computer dazu; dann drück **Start**.
commands-resign-and-deal = Aufgeben und austeilen
commands-leave-and-deal = Verlassen und austeilen
commands-seated-lobby = Du sitzt in diesem Kanal schon an einem Tisch ({ $table }): Verlass ihn zuerst.
commands-seated-match = Du sitzt in diesem Kanal schon an einem Tisch ({ $table }): Beende zuerst diese Partie oder gib auf.
commands-seated-practice = Du spielst noch gegen Computer ({ $table }). { $cost ->
        [match] Aufgeben verliert die Partie
        [stakes] Aufgeben verliert die Partie und ihren Einsatz
       *[nothing] Aufgeben beendet die Partie ohne Ergebnis
    }.
commands-joined = { $table }: { $taken } von { $seats } Plätzen sind besetzt.
commands-reseated = { $table }: Die Sitzordnung hat sich geändert.
commands-left = { $table }: Du hast den Tisch verlassen.
commands-begun = { $table }: Die Partie hat begonnen. **Mein Blatt** zeigt deine Karten.
commands-closed = { $table } ist geschlossen.
commands-noted = { $table }: Notiert.
commands-next-deal = { $table }: Die nächste Runde hat begonnen; deine Karten kommen als Direktnachricht.
commands-moved-message = { $table }: Dein Blatt ist umgezogen, [es ist hier]({ $link }).
commands-moved-channel = { $table }: Dein Blatt ist nach { $channel } umgezogen.
commands-moved = { $table }: Dein Blatt ist umgezogen.
commands-out-of-date = { $table }: Das Spiel ist seitdem weitergegangen; nichts hat sich geändert.
commands-resigned = { $table }: Du hast aufgegeben.
commands-away-now = { $table }: Der Computer spielt für dich, bis du `/table back` benutzt oder **Bin wieder da** drückst.
commands-back-now = Willkommen zurück ({ $table }): Der Platz gehört wieder dir.
commands-shown-again = { $table } steht jetzt wieder unten im Kanal.
commands-challenged = { $count ->
        [one] { $members }, { $challenger } möchte mit dir { $game } spielen ({ $table }): Ein Platz ist bis { $time } für dich reserviert.
       *[other] { $members }, { $challenger } möchte mit euch { $game } spielen ({ $table }): Plätze sind bis { $time } für euch reserviert.
    }
commands-rematch = { $count ->
        [one] { $members }, { $challenger } möchte Revanche ({ $table }): Ein Platz ist bis { $time } für dich reserviert.
       *[other] { $members }, { $challenger } möchte Revanche ({ $table }): Plätze sind bis { $time } für euch reserviert.
    }
commands-accepted = { $table }: { $player } spielt mit.
commands-declined = { $table }: { $player } möchte nicht mitspielen.
commands-asked = { $count ->
        [one] { $table } ist eröffnet. Ich habe { $members } gefragt; ein Platz ist bis { $time } reserviert, und die Partie beginnt, sobald alle Plätze besetzt sind.
       *[other] { $table } ist eröffnet. Ich habe { $members } gefragt; Plätze sind bis { $time } reserviert, und die Partie beginnt, sobald alle Plätze besetzt sind.
    }
commands-not-asked = { $count ->
        [one] { $table } ist eröffnet, und ein Platz ist bis { $time } für { $members } reserviert. Ich kann in diesem Kanal gerade nicht schreiben; bitte frag selbst.
       *[other] { $table } ist eröffnet, und Plätze sind bis { $time } für { $members } reserviert. Ich kann in diesem Kanal gerade nicht schreiben; bitte frag selbst.
    }
commands-left-out = { $count ->
        [one] { $players } ist nicht mehr auf diesem Server, also bleibt kein Platz reserviert. Alle können mitspielen.
       *[other] { $players } sind nicht mehr auf diesem Server, also bleiben keine Plätze reserviert. Alle können mitspielen.
    }
commands-substituted = { $table }: Der Computer spielt für { $player }, bis der Platz zurückgenommen wird.
commands-organisers = Wer Turniere veranstalten darf
commands-organiser-role = Nur Mitglieder mit dieser Rolle und die Moderation dürfen Turniere veranstalten
commands-server-organisers = **Turniere veranstalten** { $organisers }
commands-server-organisers-role = **Turniere veranstalten** { $role } und Moderation
commands-server-organisers-gone = **Turniere veranstalten** { $id } (Rolle fehlt) und Moderation
commands-form-again = Noch einmal ausfüllen
