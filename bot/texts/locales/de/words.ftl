words-hand = Mein Blatt
words-rules = Regeln
words-resign = Aufgeben
words-resign-sure = Ja, aufgeben
words-back = Zurück
words-payments = Zahlungen
words-rules-menus = Regeln …
words-decline = Ablehnen
words-by-lot = 🎲 Partner auslosen
words-sheet = Punktezettel
words-away = Bin wieder da
words-refresh = Aktualisieren
words-join = Mitspielen
words-leave = Verlassen
words-start = Start
words-close = Schließen
words-again = Noch einmal
words-next = Nächste Runde
words-next-ready = Nächste Runde ({ $ready } von { $people } bereit)
words-scores = Ergebnisse
words-practice = Gegen Computer üben
words-sort-melds = Nach Meldungen
words-sort-suit = Nach Farbe
words-sort-rank = Nach Rang
words-add-computers = 🤖 Computer dazusetzen oder irgendwen suchen …
words-choose-rule = Alle anderen Regeln …
words-choose-rule-of = Alle anderen Regeln … ({ $menu } von { $menus })
words-partner = Partner wählen …
words-topics = Thema wählen …
words-add-computer = Ein Computer: { $level }
words-fill = { $free } Computer: { $level }
words-other-value = { $option }: anderer Wert …
words-signs = Zeichen in den Bildern
words-short = Das Spiel in Kürze
words-all-rules = Regeln
words-rules-about = Der Host kann sie ändern, bis die Partie beginnt; alle am Tisch erfahren davon.
words-free = *frei*
words-kept = *reserviert für* { $member } *bis* { $time }
words-player-computer = { $player } · Computer
words-player-level = { $player } · Computer, { $level }
words-player-host = { $player } · Host
words-lobby = In der Lobby: { $players } · { $free ->
        [0] alles bereit
        [one] { $free } Platz frei
       *[other] { $free } Plätze frei
    }
words-lobby-closes = Warten auf Mitspieler · schließt { $time }
words-lobby-rules = **Regeln** { $rules }
words-lobby-turn = **Zeit pro Zug** { $time }
words-played-for = **Spielchips** { $stakes } · { $minimum } zum Mitspielen nötig
words-stakes-chip = ein Chip ist { $worth } wert
words-stakes-pot = alle setzen { $chips } für den Sieg
words-stakes-point = { $chips } für jeden Punkt Unterschied
words-seat = sitzt auf Platz { $seat }
words-level-easy = leicht
words-level-normal = normal
words-level-strong = stark
words-level-expert = Experte
words-level-rated = { $level } ({ $rating })
words-level-players = { $players }: { $level }
words-level-rating = Wertungszahl { $rating } in { $game }
words-level-faults = { $level } { $faults }.
words-help-people = **Mit anderen** `/table open` eröffnet einen Tisch: Andere drücken **Mitspielen**, du wählst die Regeln unter **Regeln …** und drückst **Start**. Oder fordere ein Mitglied heraus: im Menü des Mitglieds unter Apps.
words-help-cards = **Deine Karten** kommen als Direktnachricht, vielleicht unter Nachrichtenanfragen; **Mein Blatt** unter dem Tisch zeigt sie nur dir.
words-help-suits = Farben: `♠` Pik, `♣` Kreuz, `♦` Karo, `♥` Herz; tippen kannst du `10D`, `10♦` oder `td`.
words-help-time = Wenn du nicht rechtzeitig ziehst, spielt ein Computer für dich, bis du **Bin wieder da** drückst.
words-help-chips = Spielchips: ohne Geldwert; man kann sie weder kaufen noch verkaufen noch einlösen.
words-help-direct =
    ### Cardroom
    Rommé-Spiele, ausgeteilt in den Kanälen eines Servers. Tische werden dort eröffnet; deine Karten kommen hierher, und du spielst mit den Buttons darunter.
words-help-direct-cards = **Deine Karten** `/hand` zeigt sie noch einmal · **Punktezettel** `/results sheet`
words-help-direct-commands = **Regeln** `/learn rules` · **Faires Geben** `/fair about` · **Du** `/settings me`, `/settings privacy about`
words-play-now =
    ### Sofort spielen
    Ein Klick eröffnet einen Tisch, besetzt ihn mit Computern und teilt aus.
words-topic-commands = Alle Befehle
words-topic-moves = Befehle für Züge; die Buttons können dasselbe
words-topic-results = Befehle für Ergebnisse und Spielchips
words-topic-tournaments = Befehle für Turniere
words-topic-computers = Die Computerspieler, und wie gut sie spielen
words-topic-review = Tipps und Analysen, und wie sie entstehen
words-topic-fair = Faires Geben, und wie man es nachprüft
words-topic-ratings = Wertungszahlen, und welche Partien zählen
words-help-computers = Computerspieler
words-help-levels = **leicht** macht Anfängerfehler · **normal** spielt ordentlich · **stark** zählt bei den wichtigsten Entscheidungen die Karten mit · **Experte** zählt sie bei jeder mit, weiß aus vielen Runden, was ein Blatt wert ist, und spielt knappe Entscheidungen mit bis zu Hunderten von simulierten Runden durch, die zu allem passen, was bisher zu sehen war. Keiner von ihnen weiß mehr, als man auf seinem Platz wissen kann.
words-help-ratings = Die Zahlen sind Wertungszahlen gegen Computer, wie deine in `/results stats`. Wer neu ist, hat 1500, und normal auch; mit 200 Punkten mehr gewinnt man 64 von 100 Partien, mit 400 Punkten mehr 76. Die Stufen wurden in Partien gegeneinander gemessen, mit denselben Karten und vertauschten Plätzen.
words-no-sheet = Noch ist keine Runde zu Ende.
words-so-far = kleine Zahlen: Zwischenstand
words-no-payments = Noch hat niemand etwas bezahlt.
words-ready = ✅ Du bist bereit. Die nächste Runde beginnt, sobald alle es sind.
words-no-message = Keine Nachricht? Schau unter Nachrichtenanfragen nach oder drück **Mein Blatt**.
words-next-hand = ✅ Dein nächstes Blatt kommt in einer neuen Nachricht.
words-while-away = **Während du weg warst:**
words-no-hand = Hier wurden noch keine Karten ausgeteilt.
words-empty-hand = *Du hast keine Karten mehr.*
words-resigned = Du hast aufgegeben; der Computer spielt für dich.
words-played-for-you = 💤 Der Computer spielt für dich.
words-waited-for = ⏸️ Alle sind weg; der Tisch wartet.
words-unusual = weicht von den üblichen Regeln ab
words-no-tables = Hier läuft kein Spiel. `/table open` eröffnet einen Tisch.
words-state-lobby = Wartet auf Mitspieler.
words-state-playing = Zwischen zwei Runden.
words-state-paused = ⏸️ Pausiert.
words-state-over = Die Partie ist zu Ende.
words-state-closed = Geschlossen.
words-state-broken = ⚠️ Kann nicht fortgesetzt werden.
words-record-broken = ⚠️ Die Aufzeichnung dieser Partie ist nicht mehr lesbar. Die Moderation kann den Tisch mit `/table close` schließen.
words-shuffling = Die Karten werden gemischt.
words-put-off = Ich war { $unit ->
        [day] { $count ->
            [one] { $count } Tag
           *[other] { $count } Tage
        }
        [hour] { $count ->
            [one] { $count } Stunde
           *[other] { $count } Stunden
        }
        [minute] { $count ->
            [one] { $count } Minute
           *[other] { $count } Minuten
        }
       *[second] { $count ->
            [one] { $count } Sekunde
           *[other] { $count } Sekunden
        }
    } lang offline; so lange standen alle Uhren still.
words-next-by-itself = Nächste Runde { $time }
words-more = … und { $count } weitere.
words-deals = { $deals ->
        [one] { $deals } Runde
       *[other] { $deals } Runden
    }
words-goal = bis{ "\u00A0" }{ $points }
words-deal-number = Runde{ "\u00A0" }{ $deal }
words-paused = ⏸️ Der Tisch pausiert: { $reason }. Die Uhren stehen still.
words-paused-simply = ⏸️ Der Tisch pausiert. Die Uhren stehen still.
words-paused-ends = Wenn sich nichts ändert, endet die Partie { $time } ohne Ergebnis.
words-closed = { $why ->
        [moderator] { $by } (Moderation) hat diesen Tisch geschlossen; niemand gewinnt.
        [player] { $by } hat diese Partie beendet, weil es nicht weiterging; niemand gewinnt.
        [idle] Diese Partie ist zu Ende, weil lange niemand gezogen hat; niemand gewinnt.
        [paused] Diese Partie ist zu Ende, weil sie zu lange pausiert hat; niemand gewinnt.
        [tournament] Diese Partie wurde vorzeitig beendet; über das Ergebnis entscheidet das Turnier.
       *[other] Dieser Tisch ist geschlossen; niemand gewinnt.
    }
words-stakes-back = Die Einsätze wurden zurückgezahlt.
words-closed-lobby = Dieser Tisch ist geschlossen.
words-idle = Kein Zeitlimit; wenn niemand zieht, endet die Partie { $time } ohne Ergebnis.
words-everybody-away = ⏸️ Alle sind weg: Der Tisch wartet, bis jemand **Bin wieder da** drückt.
words-everybody-away-until = ⏸️ Alle sind weg: Der Tisch wartet, bis jemand **Bin wieder da** drückt, und schließt { $time }.
words-late = { $count ->
        [one] ⌛ Die Zeit ist um: { $players }. Der Computer übernimmt.
       *[other] ⌛ Die Zeit ist um: { $players }. Der Computer übernimmt.
    }
words-have-resigned = { $count ->
        [one] 💤 { $players } hat aufgegeben; der Computer übernimmt.
       *[other] 💤 { $players } haben aufgegeben; der Computer übernimmt.
    }
words-are-away = { $count ->
        [one] 💤 { $players } ist weg; der Computer übernimmt.
       *[other] 💤 { $players } sind weg; der Computer übernimmt.
    }
words-your-turn = { $player } – du bist dran: { $table }
words-somebody = Jemand
words-no-direct-messages = Ich kann dir keine Direktnachrichten schicken. Macht nichts: **Mein Blatt** zeigt deine Karten nur dir.
words-waiting-for = Warten auf { $player }.
words-waiting = Du bist noch nicht dran. Der Tisch ist in { $channel }.
words-resigning = **Aufgeben?** { $effect ->
        [short] Die Partie ist zu kurz, um zu zählen: Sie wird nicht gewertet, und alle Chips gehen zurück. Für dich gilt sie als nicht zu Ende gespielt, was deine Zuverlässigkeit senkt (`/results stats`).
        [ends] Die Partie endet ohne Ergebnis.
        [computer] Der Computer spielt für dich, und du kannst die Partie nicht gewinnen. Sie gilt als nicht zu Ende gespielt, was deine Zuverlässigkeit senkt (`/results stats`).
        [tournament] Der Computer spielt diese Runde für dich zu Ende. Dann endet die Partie, und du wirst Letzter. Sie gilt als nicht zu Ende gespielt, was deine Zuverlässigkeit senkt (`/results stats`).
       *[loses] Du verlierst die Partie.
    }
words-own-turn = **Du bist dran:** { $task }
words-own-turn-play = **Du bist dran**
words-turn = ▶ **{ $players }**: { $task }
words-turn-play = ▶ **{ $players }**: am Zug
words-payments-of = Zahlungen der Runde { $deal }
words-page-of = Seite { $page } von { $pages }
words-last-moves = { $count ->
        [one] nur der letzte Zug
       *[other] nur die letzten { $count } Züge
    }
words-melds-in-channel = { $count ->
        [one] { $count } weitere Meldung im Kanal
       *[other] { $count } weitere Meldungen im Kanal
    }
words-ways = { $count } Möglichkeiten
words-menu-page = { $title } ({ $page } von { $pages })
