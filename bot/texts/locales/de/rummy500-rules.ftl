rummy500-rules-short-aim = Ziel: über mehrere Runden als Erstes **{ $limit }** Punkte erreichen.
rummy500-rules-short-melds = Melde Sätze aus drei oder vier Karten eines Rangs ({ $set }) und Folgen aus mindestens drei aufeinanderfolgenden Karten einer Farbe ({ $run }). Jede Karte, die du meldest, zählt für dich.
rummy500-rules-short-turn = Wenn du dran bist, zieh vom Stapel oder nimm vom Ablagestapel; dann melde und leg an, so viel du willst, an eigene und fremde Meldungen; dann wirf eine Karte ab.
rummy500-rules-short-end = Die Runde endet, wenn jemand keine Karten mehr hat, { $stock ->
        [finish_turn] oder mit dem Zug, in dem der Stapel ausgeht.
       *[draw_needed] oder wenn der Stapel leer ist und jemand passt.
    }
rummy500-rules-short-scoring = Du bekommst, was du gemeldet und angelegt hast, minus die Karten auf deiner Hand; das kann negativ sein. 2 bis 9 zählen ihre Zahl, 10 und Bildkarten zehn, ein Ass **15**, aber 1 am unteren Ende einer Folge; auf der Hand zählt ein Ass { $ace }.
rummy500-rules-single = Eine einzeln genommene Karte darf man melden, anlegen oder behalten, aber nicht im selben Zug abwerfen.
rummy500-rules-single-must-use = Auch eine einzeln genommene Karte muss sofort verwendet werden: gemeldet oder angelegt.
rummy500-rules-depth = Du darfst oben vom Ablagestapel beliebig viele Karten nehmen, wenn du die **unterste davon sofort verwenden** kannst: melden oder anlegen. Die anderen kommen auf deine Hand.
rummy500-rules-depth-top = Vom Ablagestapel kann man nur die oberste Karte nehmen.
rummy500-rules-ace-between = Das Ass ist niedrig, hoch oder dazwischen: { $low }, { $high }, { $between }.
rummy500-rules-ace-high = Das Ass ist niedrig oder hoch: { $low }, { $high }; aber { $between } ist keine Meldung.
rummy500-rules-ace-low = Das Ass ist niedrig: { $low }; { $high } ist keine Meldung.
rummy500-rules-setup = Karten und Geben
rummy500-rules-setup-pack = Zwei bis vier Spieler, 52 Karten, keine Joker.
rummy500-rules-setup-dealer = Der erste Geber wird ausgelost.
rummy500-rules-setup-deal = Zu zweit bekommt man je 13 Karten, zu dritt oder viert je 7. Die nächste Karte wird aufgedeckt und beginnt den Ablagestapel; der Rest ist der Stapel.
rummy500-rules-setup-order = Wer nach dem Geber sitzt, beginnt; dann geht es nach der Reihenfolge der Plätze.
rummy500-rules-setup-open = Der ganze Ablagestapel liegt offen und in seiner Reihenfolge: älteste Karte links, oberste rechts. Vom Stapel kennt man nur die Zahl der Karten.
rummy500-rules-turn = Dein Zug
rummy500-rules-turn-draw = Zieh zuerst die oberste Karte vom Stapel oder nimm vom Ablagestapel (5). Nicht beides.
rummy500-rules-turn-play = Dann melde und leg an, so oft du willst und in beliebiger Reihenfolge. Du musst nie (aber siehe 5).
rummy500-rules-turn-discard = Zum Schluss wirf eine Karte offen ab. { $out ->
        [free] Hast du dann keine Karten mehr, brauchst du keinen Abwurf: Du machst aus.
       *[must_drop] Dafür brauchst du eine Karte: An diesem Tisch macht man nur mit einem Abwurf aus.
    }
rummy500-rules-turn-stay = Gemeldete Karten bleiben liegen: Nichts wird zurückgenommen, verschoben, geteilt oder verbunden.
rummy500-rules-melds = Meldungen
rummy500-rules-melds-set = Ein **Satz**: drei oder vier Karten eines Rangs, zum Beispiel { $cards }.
rummy500-rules-melds-run = Eine **Folge**: mindestens drei aufeinanderfolgende Karten einer Farbe, zum Beispiel { $cards }.
rummy500-rules-melds-nobody = Eine Karte ist nur in einer Meldung. Meldungen gehören niemandem: Alle dürfen an sie anlegen.
rummy500-rules-laying-off = Anlegen
rummy500-rules-laying-off-when = Nach dem Ziehen darfst du an jede Meldung auf dem Tisch anlegen, auch bevor du selbst gemeldet hast.
rummy500-rules-laying-off-kind = Alte und neue Karten müssen zusammen eine Meldung derselben Art sein: Ein Satz bleibt ein Satz, eine Folge eine Folge. Man kann mehrere Karten auf einmal anlegen, auch an beiden Enden.
rummy500-rules-laying-off-choice = Passt eine Karte an mehrere Meldungen, wählst du eine.
rummy500-rules-laying-off-points = Die Punkte einer Karte, die du anlegst, gehören dir, an jeder Meldung.
rummy500-rules-pile = Vom Ablagestapel nehmen
rummy500-rules-pile-use = Du kannst bis zu einer Karte nehmen, wenn sie mit deinem Blatt und den genommenen Karten einen Satz oder eine Folge ergibt, oder, auch zusammen mit anderen Karten, an eine Meldung auf dem Tisch passt.
rummy500-rules-pile-first = Bis die unterste Karte verwendet ist, kannst du nichts anderes tun. Dann spielst du wie sonst; die anderen genommenen Karten darfst du abwerfen.
rummy500-rules-pile-last-card = Du kannst nichts spielen, wonach dir nur die Karte bleibt, die du nicht abwerfen darfst, außer sie passt an eine Meldung auf dem Tisch.
rummy500-rules-pile-signs = Bei deinem Blatt steht ✓ neben jeder Karte des Ablagestapels, bis zu der du jetzt nehmen kannst, sonst ✗.
rummy500-rules-end = Das Ende einer Runde
rummy500-rules-end-out = Eine Runde endet sofort, wenn jemand ausmacht: durch Melden, Anlegen oder Abwerfen.
rummy500-rules-end-out-discard = Eine Runde endet sofort, wenn jemand die letzte Karte abwirft.
rummy500-rules-end-stock = Wer die letzte Karte des Stapels zieht, spielt den Zug zu Ende; nach dem Abwurf endet die Runde.
rummy500-rules-end-stock-goes-on = Mit leerem Stapel geht es mit dem Ablagestapel weiter, bis jemand nicht nehmen kann oder passt.
rummy500-rules-end-stall = { $turns ->
        [one] Die Runde endet auch nach { $turns } Zug ohne Karte vom Stapel.
       *[other] Die Runde endet auch nach { $turns } Zügen in Folge ohne Karte vom Stapel.
    }
rummy500-rules-end-no-stall = Die Runde geht weiter, auch wenn lange niemand vom Stapel zieht.
rummy500-rules-scoring = Wertung
rummy500-rules-scoring-values = 2 bis 9 zählen ihre Zahl; 10, Bube, Dame und König zehn.
rummy500-rules-scoring-ace = Ein Ass zählt 15, aber 1 als unteres Ende einer Folge: { $set } = 45, { $low } = 6, { $high } = 35. Es behält den Wert, mit dem es gemeldet wurde.
rummy500-rules-scoring-hand-ace = Auf der Hand zählt ein Ass { $points }.
rummy500-rules-scoring-sum = Eine Runde bringt dir, was du gemeldet und angelegt hast, minus die Karten auf deiner Hand; auch Meldungen auf der Hand zählen gegen dich. Das kann negativ sein, und eine Summe auch.
rummy500-rules-scoring-example = Du hast 25 gemeldet und hältst { $cards }, als jemand anderes ausmacht: 25 − (10 + 4) = 11.
rummy500-rules-match = Partie und Bedenkzeit
rummy500-rules-match-limit = Die Partie geht bis **{ $limit }** Punkte.
rummy500-rules-match-winner = Nach jeder Runde werden die Punkte addiert. Hat eine Summe das Limit erreicht, gewinnt die höchste Summe, egal wer ausgemacht hat.
rummy500-rules-match-tie = Bei Gleichstand an der Spitze werden weitere Runden gespielt, bis es einen Unterschied gibt.
rummy500-rules-match-clock = { $minutes ->
        [one] Alle haben { $minutes } Minute für die ganze Partie; sie läuft nur in den eigenen Zügen. Wessen Zeit abläuft, verliert.
       *[other] Alle haben { $minutes } Minuten für die ganze Partie; sie laufen nur in den eigenen Zügen. Wessen Zeit abläuft, verliert.
    }
rummy500-rules-match-no-clock = Man kann mit Bedenkzeit spielen: Alle haben eine feste Zeit für die ganze Partie, und wessen Zeit abläuft, verliert.
rummy500-rules-match-resigns = Wer aufgibt, verliert; zu dritt oder viert spielt dann der Computer.
rummy500-rules-match-dealer = Gegeben wird reihum.
rummy500-rules-match-dealer-loser = Wer in einer Runde am wenigsten bekam, gibt die nächste; bei Gleichstand wird reihum gegeben.
rummy500-rules-table = An diesem Tisch
rummy500-rules-table-depth = Vom Ablagestapel darf man beliebig viele Karten nehmen.
rummy500-rules-table-depth-top = Man kann nur die oberste Karte nehmen.
rummy500-rules-table-out = Die letzte Karte darf man melden, anlegen oder abwerfen.
rummy500-rules-table-out-discard = Die letzte Karte muss abgeworfen werden.
rummy500-rules-table-stock = Die Runde endet mit dem Stapel.
rummy500-rules-table-stock-goes-on = Die Runde geht ohne Stapel weiter, solange vom Ablagestapel genommen wird.
rummy500-rules-questions = Fragen
rummy500-rules-questions-first = Darf man im ersten Zug die aufgedeckte Karte nehmen? Ja, wie jede andere.
rummy500-rules-questions-whole-pile = Kann man den ganzen Ablagestapel nehmen? Ja, wenn man die unterste Karte verwendet.
rummy500-rules-questions-single = Muss man eine einzeln genommene Karte verwenden? Nein, aber man darf sie nicht gleich abwerfen.
rummy500-rules-questions-single-must-use = Muss man eine einzeln genommene Karte verwenden? Ja, an diesem Tisch.
rummy500-rules-questions-later = Darf man eine einzeln genommene Karte in einem späteren Zug abwerfen? Ja.
rummy500-rules-questions-others = Darf man die anderen genommenen Karten gleich abwerfen? Ja; nur die unterste muss verwendet werden.
rummy500-rules-questions-deepest = Darf man die unterste Karte an eine fremde Meldung anlegen? Ja.
rummy500-rules-questions-before = Darf man vorher andere Meldungen auslegen? Nein, aber dadurch geht nichts verloren.
rummy500-rules-questions-together = Darf man sie zusammen mit anderen genommenen Karten verwenden? Ja.
rummy500-rules-questions-several = Darf man in einem Zug mehrere Meldungen auslegen? Ja.
rummy500-rules-questions-must-meld = Muss man melden? Nein.
rummy500-rules-questions-bonus = Gibt es einen Bonus fürs Ausmachen? Nein.
rummy500-rules-questions-out = Braucht man zum Ausmachen einen letzten Abwurf? Nein.
rummy500-rules-questions-out-discard = Braucht man zum Ausmachen einen letzten Abwurf? Ja, an diesem Tisch.
rummy500-rules-questions-last = Was, wenn die einzeln genommene Karte die letzte wäre? Was nur sie übrig lässt, kann man nicht spielen, außer man kann sie anlegen: Man könnte sie weder abwerfen noch behalten.
rummy500-rules-questions-points = Wer bekommt die Punkte einer angelegten Karte? Wer sie anlegt.
rummy500-rules-questions-share = Können zwei Meldungen sich eine Karte teilen? Nein.
rummy500-rules-questions-joined = Werden zwei Folgen verbunden, wenn die Lücke gefüllt ist? Nein; die Karte wird an eine davon angelegt.
rummy500-rules-clarified = Keine Sackgassen
rummy500-rules-clarified-refused = Ein Spielzug, nach dem du deinen Zug nicht beenden könntest, wird gleich abgelehnt.
rummy500-rules-clarified-tie = Nach einem Gleichstand am Limit geht die Partie weiter, bis jemand mit dem Limit oder mehr vorne liegt.
rummy500-rules-clarified-pass = Wer bei leerem Stapel nicht vom Ablagestapel nehmen will, passt; damit endet die Runde.
rummy500-rules-clarified-no-pass = Niemand passt: Es gibt immer eine Karte zum Ziehen.
