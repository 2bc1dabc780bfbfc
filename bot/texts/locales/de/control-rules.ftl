control-rules-title-1 = Karten und Geben
control-rules-title-2 = Dein Zug
control-rules-title-3 = Meldungen und Kontrollkarten
control-rules-title-4 = Anlegen
control-rules-title-5 = Der Ablagestapel
control-rules-title-6 = Ausmachen
control-rules-title-7 = Wertung
control-rules-title-8 = Die Partie
control-rules-title-9 = Wann Kontrollkarten wechseln
control-rules-title-10 = Häufige Fragen
control-rules-title-11 = Beispiele
control-rules-title-12 = Feinheiten
control-rules-short-both = Zwei **Kontrollkarten** sagen, was gemeldet werden darf: **GRUPPE** und **FARBE**, immer.
control-rules-short-control = { $mode ->
    [round] Eine **Kontrollkarte** sagt, was gemeldet werden darf; in jedem Umlauf gilt eine andere. Eine davon: { $example }.
    [turn] Eine **Kontrollkarte** sagt, was gemeldet werden darf; in jedem Zug gilt eine andere. Eine davon: { $example }.
    [deal] Eine **Kontrollkarte** sagt, was gemeldet werden darf; sie gilt die ganze Runde. Eine davon: { $example }.
    [held] Eine **Kontrollkarte** sagt, was gemeldet werden darf; sie gilt, bis jemand eine andere ausspielt. Eine davon: { $example }.
   *[deck] Eine **Kontrollkarte** sagt, was gemeldet werden darf; sie gilt, bis im Stapel eine andere auftaucht. Eine davon: { $example }.
}
control-rules-short-turn = { $cards ->
    [one] Alle bekommen { $cards } Karte. Wenn du dran bist, zieh vom Stapel oder nimm die offene Karte; leg höchstens **eine** Meldung aus, die die Kontrollkarte erlaubt; leg an beliebige Meldungen an; wirf eine Karte ab.
   *[other] Alle bekommen { $cards } Karten. Wenn du dran bist, zieh vom Stapel oder nimm die offene Karte; leg höchstens **eine** Meldung aus, die die Kontrollkarte erlaubt; leg an beliebige Meldungen an; wirf eine Karte ab.
}
control-rules-short-kind = Eine Meldung behält die Art, als die sie ausgelegt wurde: Davon hängt ab, was man anlegen kann.
control-rules-short-taken = Eine Karte vom Ablagestapel darf nicht im selben Zug abgeworfen werden.
control-rules-short-penalty = Ohne Karten auf der Hand machst du aus; alle anderen verlieren die Punkte ihrer Karten. Bei **−{ $target }** ist die Partie zu Ende, und die höchste Summe gewinnt.
control-rules-short-out = { $courts ->
    [ten] Wer keine Karten mehr hat, macht aus und bekommt Punkte für Meldungen: Ass 1, J, Q und K 10, die anderen ihre Zahl. Bei **{ $target }** ist die Partie zu Ende.
   *[number] Wer keine Karten mehr hat, macht aus und bekommt Punkte für Meldungen: Ass 1, J 11, Q 12, K 13, die anderen ihre Zahl. Bei **{ $target }** ist die Partie zu Ende.
}
control-rules-short-all = { $courts ->
    [ten] Wer keine Karten mehr hat, macht aus und beendet die Runde; alle bekommen Punkte für Meldungen: Ass 1, J, Q und K 10, die anderen ihre Zahl. Bei **{ $target }** ist die Partie zu Ende.
   *[number] Wer keine Karten mehr hat, macht aus und beendet die Runde; alle bekommen Punkte für Meldungen: Ass 1, J 11, Q 12, K 13, die anderen ihre Zahl. Bei **{ $target }** ist die Partie zu Ende.
}
control-rules-packs = { $packs ->
    [one] Zwei bis sechs Spieler; ein Kartenspiel mit 52 Karten, keine Joker.
    [two] Zwei bis sechs Spieler; zwei Kartenspiele mit 52 Karten, keine Joker.
   *[auto] Zwei bis sechs Spieler; zu zweit ein Kartenspiel mit 52 Karten, sonst zwei, keine Joker.
}
control-rules-dealer = Der erste Geber wird ausgelost; dann wandert das Geben nach links.
control-rules-deal = { $cards ->
    [one] Alle bekommen { $cards } Karte. Die nächste wird aufgedeckt und beginnt den Ablagestapel; der Rest ist der Stapel.
   *[other] Alle bekommen { $cards } Karten. Die nächste wird aufgedeckt und beginnt den Ablagestapel; der Rest ist der Stapel.
}
control-rules-no-deck = Es gibt keinen Kontrollstapel: GRUPPE und FARBE gelten beide immer.
control-rules-deck = { $cards ->
    [one] Die Kontrollkarten ({ $kinds }) werden getrennt gemischt, und { $cards } davon wird aufgedeckt: Sie gilt.
   *[other] Die Kontrollkarten ({ $kinds }) werden getrennt gemischt, und { $cards } davon werden aufgedeckt: Sie gelten.
}
control-rules-first = Wer links vom Geber sitzt, beginnt; gespielt wird im Uhrzeigersinn, und nur wer am Zug ist, handelt.
control-rules-seen = Alle sehen die gültigen Kontrollkarten, die offene Karte, alle Meldungen mit ihrer Art und wie viele Karten im Stapel, im Ablagestapel und auf jeder Hand sind.
control-rules-draw = Zieh zuerst eine Karte: die oberste vom Stapel oder die offene.
control-rules-meld = Dann darfst du **eine** neue Meldung auslegen, von einer Art, die gerade gilt.
control-rules-lay-off = Du darfst beliebig viele Karten an beliebige Meldungen anlegen, eigene und fremde, auch ohne eigene Meldung. Die Kontrollkarte spielt dabei keine Rolle.
control-rules-discard = Zum Schluss wirf eine Karte offen ab, wenn du noch eine hast.
control-rules-order = Zwischen Ziehen und Abwerfen darfst du in beliebiger Reihenfolge melden und anlegen.
control-rules-melds = Eine Meldung hat mindestens drei Karten und nie zweimal dieselbe. In Meldungen ist das Ass 1, der Bube 11, die Dame 12, der König 13.
control-rules-open = { $open ->
    [closed] geschlossen
    [four] offen bis vier Karten
    [either] offen wie die ausgelegte Meldung
   *[open] offen
}
control-rules-one-of-them = Eine Meldung muss zu einer der gültigen Karten passen.
control-rules-always = Immer gültig, neben der aufgedeckten Karte: { $kinds }.
control-rules-several-kinds = Sind Karten eine Meldung mehrerer Arten, darfst du die gewünschte nennen; sonst gilt die erste von Sequenz, Schritte, Gruppe, Teiler, Primzahlen, Ungerade, Gerade, Summe, Produkt, Farbe.
control-rules-takes = Eine Meldung einer offenen Art nimmt Karten auf, wenn sie eine Meldung ihrer Art bleibt.
control-rules-together = Man kann mehrere Karten auf einmal anlegen, und nur das Ergebnis zählt: { $cards } zusammen passen an die Schritte { $meld }.
control-rules-closed = **FARBE, SUMME und PRODUKT sind geschlossen**: Sie brauchen eine genaue Zahl von Karten.
control-rules-stay = Gemeldete Karten werden nie verschoben oder zurückgenommen. Passt eine Karte an zwei Meldungen, nenn eine.
control-rules-upcard = Vom Ablagestapel kann man nur die offene Karte nehmen, und man darf sie einfach behalten.
control-rules-taken = Sie darf nicht im selben Zug abgeworfen werden; eine Karte vom Stapel schon, und eine gleiche Karte auch.
control-rules-leaves-taken = Was nur die gerade genommene Karte übrig ließe, wird abgelehnt, außer man kann sie sofort anlegen: Der Zug könnte nicht enden.
control-rules-turn-over = { $control ->
    [none] Ist der Stapel leer, nimm die offene Karte oder dreh den Ablagestapel **um**: Ungemischt wird er zum Stapel, die älteste Karte oben.
    [deck] Ist der Stapel leer, nimm die offene Karte oder dreh den Ablagestapel **um**: Ungemischt wird er zum Stapel, die älteste Karte oben. Die älteste Kontrollkarte kommt obendrauf.
   *[played] Ist der Stapel leer, nimm die offene Karte oder dreh den Ablagestapel **um**: Ungemischt wird er zum Stapel, die älteste Karte oben. Zugleich wird die nächste Kontrollkarte gespielt.
}
control-rules-dead-turned = { $times ->
    [one] **Tote Runde**: Wer nach { $times }-maligem Umdrehen noch eines braucht, beendet die Runde.
   *[other] **Tote Runde**: Wer nach { $times }-maligem Umdrehen noch eines braucht, beendet die Runde.
}
control-rules-dead-stall = { $turns ->
    [one] Nach je { $turns } Zug ohne Ziehen vom Stapel, Melden oder Anlegen ist die Runde tot. Niemand bekommt Punkte.
   *[other] Nach je { $turns } Zügen in Folge ohne Ziehen vom Stapel, Melden oder Anlegen ist die Runde tot. Niemand bekommt Punkte.
}
control-rules-out = Die Runde endet, sobald jemand keine Karten mehr hat, durch Melden, Anlegen oder Abwerfen. Danach meldet niemand mehr.
control-rules-out-level = Was man an diesem Tisch zum Ausmachen braucht, steht in 12.1.
control-rules-count = { $courts ->
    [ten] Karten zählen: Ass 1, 2 bis 10 ihre Zahl, J, Q und K 10.
   *[number] Karten zählen: Ass 1, 2 bis 10 ihre Zahl, J 11, Q 12, K 13.
}
control-rules-penalty = Alle außer dem, der ausgemacht hat, verlieren die Punkte ihrer Karten.
control-rules-penalty-example = Ann macht aus; Ben hält { $cards } und verliert 8.
control-rules-who-scores = { $scope ->
    [all] Alle bekommen Punkte für Karten in Meldungen.
   *[out] Nur wer ausgemacht hat, bekommt Punkte für Karten in Meldungen.
}
control-rules-credit = { $credit ->
    [layer] Karten zählen für den, der sie ausgelegt hat.
   *[owner] Karten zählen für den, dem die Meldung gehört, auch wenn andere sie angelegt haben.
}
control-rules-example = Ann hat { $sevens } gemeldet, und Ben hat { $seven } angelegt; Ben hat { $run } gemeldet, und Ann hat { $queen } angelegt. Ann macht aus: Sie bekommt { $ann }, Ben { $ben }.
control-rules-match = Gespielt wird, bis eine Summe { $target } oder mehr beträgt; die höchste Summe gewinnt.
control-rules-match-penalty = Gespielt wird, bis eine Summe −{ $target } oder weniger beträgt; dann gewinnt die höchste Summe.
control-rules-tie = Bei Gleichstand an der Spitze wird der Sieg geteilt.
control-rules-time = Ziehst du nicht rechtzeitig, wird für dich vom Stapel gezogen und deine höchste Karte abgeworfen.
control-rules-change-none = Außer den beiden gültigen gibt es keine Kontrollkarten.
control-rules-change-round = Kommt der Zug wieder zu der Person, die begonnen hat, wird vor ihrem Ziehen die nächste Kontrollkarte gespielt: Alle haben unter jeder einen Zug.
control-rules-change-turn = Vor jedem Zug wird die nächste Kontrollkarte gespielt.
control-rules-change-deal = Eine Kontrollkarte gilt die ganze Runde; nur das Umdrehen des Ablagestapels bringt die nächste. FARBE, SUMME und PRODUKT fallen weg: An sie könnte man nichts anlegen.
control-rules-change-held = { $cards ->
    [one] Alle halten { $cards } geheime Kontrollkarte, die nur sie selbst sehen. Sie gehört nicht zum Blatt: Niemand zieht sie, wirft sie ab oder zählt sie. Einmal pro Zug, zwischen Ziehen und Abwerfen, darfst du eine spielen, auch ohne zu melden: Sie gilt sofort, für alle, bis eine andere gespielt wird. Dann nimmst du eine neue.
   *[other] Alle halten { $cards } geheime Kontrollkarten, die nur sie selbst sehen. Sie gehören nicht zum Blatt: Niemand zieht sie, wirft sie ab oder zählt sie. Einmal pro Zug, zwischen Ziehen und Abwerfen, darfst du eine spielen, auch ohne zu melden: Sie gilt sofort, für alle, bis eine andere gespielt wird. Dann nimmst du eine neue.
}
control-rules-change-deck = Die anderen Kontrollkarten werden in den Stapel gemischt. Taucht eine auf, wird sie sofort gespielt, und wer sie gezogen hat, zieht noch einmal; nach der letzten Karte des Stapels wird neu gewählt.
control-rules-next = { $preview ->
    [shown] Die nächste Kontrollkarte ist zu sehen.
   *[hidden] Die nächste Kontrollkarte ist verdeckt.
}
control-rules-in-force = Die { $cards } zuletzt gespielten Kontrollkarten gelten zusammen.
control-rules-reshuffled = Ist der Kontrollstapel leer, werden die gespielten Kontrollkarten neu gemischt.
control-rules-ask-lay-offs = Die Kontrollkarte betrifft nur neue Meldungen; das Anlegen hängt von der Art jeder Meldung ab.
control-rules-ask-earlier = Eine Meldung für eine frühere Kontrollkarte wird abgelehnt: Nur die gültige zählt.
control-rules-ask-stays = Eine Meldung auf dem Tisch bleibt, welche Kontrollkarte auch kommt.
control-rules-ask-nobody = Niemand muss melden oder die offene Karte nehmen.
control-rules-ask-two = Zwei Meldungen in einem Zug sind nie erlaubt, egal was gilt.
control-rules-ask-first = Wer beginnt, darf die erste offene Karte nehmen.
control-rules-ask-without = Du darfst ohne eigene Meldung anlegen, auch bevor du meldest.
control-rules-ask-one-card = Mit einer Karte auf der Hand kannst du nur ausmachen, wenn du sie oder die gezogene Karte anlegst.
control-rules-ask-twice = Dieselbe Kontrollkarte kann zweimal hintereinander kommen.
control-rules-example-sum = SUMME: { $cards } ist eine, denn 1 + 2 = 3.
control-rules-example-product = PRODUKT: { $cards } ist eins, denn 3 × 4 = 12. Keines hat ein Ass.
control-rules-example-factors = TEILER: { $cards } nimmt { $card } nicht auf: 12 ist kein Vielfaches von 8.
control-rules-example-steps = { $suits ->
    [any] SCHRITTE: { $cards } geht in Vierern aufwärts; Einerschritte sind eine Sequenz.
   *[one] SCHRITTE: { $cards } geht in Vierern aufwärts; Einerschritte in einer Farbe sind eine Sequenz.
}
control-rules-example-group = GRUPPE: keine gleichen Karten, auch nicht mit zwei Kartenspielen: { $cards } ist voll.
control-rules-example-sequence = SEQUENZ: { $cards } ist hier eine.
control-rules-level = Zum Ausmachen brauchst du eine eigene Meldung der Stufe ({ $kinds }); ohne sie behalte vor dem Abwerfen zwei Karten.
control-rules-no-level = Du darfst ohne eigene Meldung ausmachen, hast dann aber nichts zu werten.
control-rules-mid-round = Das Umdrehen des Ablagestapels bringt mitten im Umlauf die nächste Kontrollkarte; die Umläufe ändern sich nicht.
control-rules-numbers-once = Bei Primzahlen, Teilern, Geraden, Ungeraden und Schritten hat eine Meldung jede Zahl nur einmal, egal in welcher Farbe; Summen und Produkte dürfen einen Rang zweimal haben.
