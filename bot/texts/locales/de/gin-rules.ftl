gin-rules-short-aim = Ziel: über mehrere Runden als Erstes **{ $target }** Punkte erreichen.
gin-rules-short-aim-deals = { $deals ->
        [one] Gespielt wird { $deals } Runde.
       *[other] Gespielt werden { $deals } Runden.
    }
gin-rules-short-aim-hollywood = Drei Spiele in einem, jedes bis **{ $target }** Punkte: Die erste Runde, die du gewinnst, zählt in einem davon, die zweite in zweien, alle weiteren in allen dreien.
gin-rules-short-melds = Bilde mit deinen zehn Karten Meldungen: Sätze aus drei oder vier Karten eines Rangs ({ $set }) und Folgen aus mindestens drei aufeinanderfolgenden Karten einer Farbe ({ $run }). Was in keine Meldung passt, sind **Restkarten**; sie zählen Restpunkte: Ass 1, Bildkarten 10, die anderen ihre Zahl.
gin-rules-short-turn = Wenn du dran bist, zieh vom Stapel oder nimm die offene Karte, dann wirf eine Karte ab.
gin-rules-short-knock = Statt nur abzuwerfen, kannst du **klopfen**, wenn du { $limit ->
        [gin] gar keine Restpunkte hast (nur Gin)
        [upcard] höchstens so viele Restpunkte hast, wie die erste offene Karte zählt (Bildkarten 10, Ass: gar keine)
        [upcard-ace-one] höchstens so viele Restpunkte hast, wie die erste offene Karte zählt (Bildkarten 10, Ass: 1)
       *[points] höchstens { $points } { $points ->
            [one] Restpunkt
           *[other] Restpunkte
        } hast
    }. Ganz ohne Restpunkte ist es **Gin**.
gin-rules-short-laying-off = Nach dem Klopfen legt der Gegner Karten an, die an die Meldungen des Klopfers passen; nicht nach Gin.
gin-rules-short-scoring = Wer weniger Restpunkte hat, bekommt die Differenz. Gin: **{ $gin }** mehr. Wer klopft und nicht weniger hat, ist **unterboten**: Der Gegner bekommt **{ $undercut }** und die Differenz.
gin-rules-setup = Karten und Geben
gin-rules-setup-pack = Zwei Spieler, 52 Karten, keine Joker.
gin-rules-setup-ranks = Die Ränge gehen vom Ass bis zum König. Das Ass ist niedrig: Es kommt nie nach dem König.
gin-rules-setup-values = Werte: Ass 1, Zwei bis Neun ihre Zahl, Zehn, Bube, Dame und König 10.
gin-rules-setup-deal = Je zehn Karten. Die nächste wird aufgedeckt: die offene Karte. Die anderen 31 sind der Stapel.
gin-rules-setup-deal-eleven = Elf Karten für die Vorhand, zehn für den Geber; die anderen 31 sind der Stapel.
gin-rules-setup-dealer = Der erste Geber wird ausgelost; der andere ist Vorhand und beginnt.
gin-rules-upcard = Die erste offene Karte
gin-rules-upcard-none = Es wird keine Karte angeboten: Die Vorhand hat elf Karten und wirft zuerst ab.
gin-rules-upcard-non-dealer = Die Vorhand darf die offene Karte nehmen oder passen.
gin-rules-upcard-dealer = Passt die Vorhand, darf der Geber sie nehmen oder passen.
gin-rules-upcard-no-draw = Bis dahin zieht niemand vom Stapel.
gin-rules-upcard-both-pass = Passen beide, muss die Vorhand vom Stapel ziehen und wirft auf die offene Karte ab.
gin-rules-upcard-taken = Wer sie nimmt, spielt dann wie in jedem Zug: eine andere Karte abwerfen oder klopfen.
gin-rules-turn = Dein Zug
gin-rules-turn-draw = Zieh eine Karte: die oberste vom Stapel oder die offene. Vom Ablagestapel kann man nur die oberste Karte nehmen.
gin-rules-turn-discard = Dann wirf eine Karte offen ab oder klopf mit ihr.
gin-rules-turn-back = Eine Karte vom Ablagestapel darf im selben Zug wieder abgeworfen werden.
gin-rules-turn-not-back = Eine Karte vom Ablagestapel darf nicht im selben Zug abgeworfen werden, auch nicht zum Klopfen. Eine Karte vom Stapel schon.
gin-rules-turn-in-hand = Meldungen bleiben auf der Hand, bis jemand klopft.
gin-rules-turn-wall = { $cards ->
        [one] Wenn nach einem Abwurf nur noch { $cards } Karte im Stapel ist, siehe 9.
       *[other] Wenn nach einem Abwurf nur noch { $cards } Karten im Stapel sind, siehe 9.
    }
gin-rules-turn-cap = Wurde die offene Karte { $times }-mal genommen, ist die Runde unentschieden.
gin-rules-turn-repetition = Wird dieselbe Karte in zwei Zügen nacheinander genommen und abgeworfen, ist die Runde unentschieden.
gin-rules-melds = Meldungen
gin-rules-melds-set = Ein **Satz**: drei oder vier Karten eines Rangs, zum Beispiel { $cards }.
gin-rules-melds-run = Eine **Folge**: mindestens drei aufeinanderfolgende Karten einer Farbe, zum Beispiel { $cards }; { $none } ist keine Folge.
gin-rules-melds-once = Eine Karte zählt nur in einer Meldung.
gin-rules-melds-deadwood = **Restpunkte** sind der Wert aller Karten, die in keiner Meldung sind. Dein Blatt zeigt, wie wenige du haben kannst.
gin-rules-knock = Klopfen und Gin
gin-rules-knock-when = Du klopfst in deinem Zug, nach dem Ziehen, mit der Karte, die du abwirfst.
gin-rules-knock-limit = Nach dem Abwerfen darfst du { $limit ->
        [gin] gar keine Restpunkte haben (nur Gin)
        [upcard] höchstens so viele Restpunkte haben, wie die erste offene Karte zählt (Bildkarten 10, Ass: gar keine)
        [upcard-ace-one] höchstens so viele Restpunkte haben, wie die erste offene Karte zählt (Bildkarten 10, Ass: 1)
       *[points] höchstens { $points } { $points ->
            [one] Restpunkt
           *[other] Restpunkte
        } haben
    }. Jeder Abwurf, mit dem das gelingt, ist recht.
gin-rules-knock-discard = Beide sehen diesen Abwurf, aber er ist aus dem Spiel.
gin-rules-knock-gin = Keine Restpunkte sind **Gin**. Auch zu Gin gehört ein Abwurf: Es gibt kein Big Gin.
gin-rules-knock-big-gin = Keine Restpunkte sind **Gin**. **Big Gin**: Sind alle elf Karten gemeldet, kannst du ohne Abwurf ausmachen, für { $bonus } und die Restpunkte des Gegners.
gin-rules-knock-never-must = Du musst nie klopfen, auch nicht mit Gin.
gin-rules-knock-shown = Nach dem Klopfen werden beide Blätter gezeigt.
gin-rules-selection = Die Meldungen beim Klopfen
gin-rules-selection-automatic = Das Blatt des Klopfers wird automatisch geordnet: mit den wenigsten Restpunkten und, wenn mehreres gleich gut ist, so, dass am wenigsten angelegt werden kann.
gin-rules-selection-chosen = Wer klopft, darf kurz vorher andere Meldungen wählen, solange die Restpunkte es erlauben. Ungemeldete Karten zählen; Gin ist es nur, wenn keine übrig sind.
gin-rules-selection-listed = Wer klopft, darf kurz vorher andere Meldungen wählen, solange die Restpunkte es erlauben. Ungemeldete Karten zählen; Gin ist es nur, wenn keine übrig sind. Alle Möglichkeiten werden aufgelistet.
gin-rules-laying-off = Anlegen
gin-rules-laying-off-who = Nur der Gegner des Klopfers legt an, nur an dessen Meldungen, und nie gegen Gin.
gin-rules-laying-off-where = An einen Dreiersatz passt die vierte Karte; an eine Folge passen die Nachbarkarten an beiden Enden.
gin-rules-laying-off-deadwood = An die Restkarten des Klopfers kann man nichts anlegen.
gin-rules-laying-off-joint = Die wenigsten Restpunkte des Gegners werden automatisch gefunden: Dafür wird sogar eine Meldung aufgelöst, wenn das Anlegen ihrer Karten mehr spart.
gin-rules-laying-off-deadwood-only = Erst wird das Blatt des Gegners so gut wie möglich gemeldet, dann werden lose Karten angelegt.
gin-rules-laying-off-manual = Der Gegner wählt, was bleibt und was angelegt wird; alle anderen Karten zählen.
gin-rules-scoring = Wertung
gin-rules-scoring-gin = **Gin**: { $bonus } und die Restpunkte des Gegners.
gin-rules-scoring-knock = **Klopfen** mit weniger als der Gegner: die Differenz.
gin-rules-scoring-undercut = **Unterboten**, wenn der Gegner weniger hat: { $bonus } und die Differenz für ihn. { $tie ->
        [push] Bei gleich vielen Restpunkten bekommt niemand etwas.
       *[undercut] Auch gleich viele Restpunkte heißen unterboten.
    }
gin-rules-scoring-draw = Unentschieden: niemand bekommt Punkte.
gin-rules-scoring-spade = Ist die erste offene Karte ein Pik, zählt in der Runde alles doppelt.
gin-rules-wall = Die Mauer
gin-rules-wall-floor = { $cards ->
        [2] Die letzten zwei Karten des Stapels werden nie gezogen: Das ist die Mauer.
        [one] Die letzte Karte des Stapels wird nie gezogen: Das ist die Mauer.
       *[other] Die letzten { $cards } Karten des Stapels werden nie gezogen: Das ist die Mauer.
    }
gin-rules-wall-knock = Wer die letzte Karte davor zieht, darf noch wie sonst klopfen.
gin-rules-wall-draw = Sonst ist die Runde nach dem Abwurf unentschieden.
gin-rules-wall-discard = Sonst wird eine Karte abgeworfen.
gin-rules-wall-take = Der Gegner darf sie nehmen **und** sofort klopfen, oder passen.
gin-rules-wall-pass = Passt er, ist die Runde unentschieden, und niemand bekommt Punkte.
gin-rules-match = Die Partie
gin-rules-match-target = Die Partie endet, sobald jemand { $target } Punkte oder mehr hat.
gin-rules-match-deals = { $deals ->
        [one] Die Partie hat { $deals } Runde; die höhere Summe gewinnt
       *[other] Die Partie hat { $deals } Runden; die höhere Summe gewinnt
    }{ $boxes ->
        [yes] , den Bonus für jede gewonnene Runde eingerechnet.
       *[no] .
    }
gin-rules-match-dealer = { $dealer ->
        [loser] Wer eine Runde verliert, gibt die nächste.
        [winner] Wer eine Runde gewinnt, gibt die nächste.
       *[alternate] Es wird abwechselnd gegeben.
    } { $redeal ->
        [same] Nach einem Unentschieden gibt derselbe Geber noch einmal.
       *[alternate] Nach einem Unentschieden gibt der andere.
    }
gin-rules-match-added = Am Ende kommt dazu: { $bonuses }.
gin-rules-match-added-to-games = Am Ende jedes Spiels kommt dazu: { $bonuses }.
gin-rules-match-nothing-added = Am Ende kommt nichts dazu.
gin-rules-match-nothing-added-to-games = Am Ende jedes Spiels kommt nichts dazu.
gin-rules-match-game-bonus = { $of ->
        [game] { $points } für das Spiel
       *[match] { $points } für die Partie
    }
gin-rules-match-box-bonus = { $points } für jede gewonnene Runde
gin-rules-match-shut-out = wenn der Verlierer nie Punkte bekommen hat: { $points } Punkte extra
gin-rules-match-shut-out-doubles = wenn der Verlierer nie Punkte bekommen hat: Summe verdoppelt
gin-rules-hollywood-games = **Hollywood**: drei Spiele in einem. Die erste Runde, die du gewinnst, zählt in Spiel 1, die zweite in Spiel 1 und 2, die dritte und alle weiteren in allen dreien.
gin-rules-hollywood-target = Ein Spiel endet, sobald jemand darin { $target } Punkte oder mehr hat, und nimmt dann keine Punkte mehr an. Wer darin leer ausging, beginnt mit der nächsten gewonnenen Runde im nächsten Spiel.
gin-rules-hollywood-end = Die Partie endet mit dem dritten Spiel; die höhere Summe der drei Spiele gewinnt.
gin-rules-hollywood-end-deals = { $deals ->
        [one] Die Partie endet mit dem dritten Spiel oder nach { $deals } Runde; die höhere Summe der drei Spiele gewinnt.
       *[other] Die Partie endet mit dem dritten Spiel oder nach { $deals } Runden; die höhere Summe der drei Spiele gewinnt.
    }
