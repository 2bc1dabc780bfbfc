hand-refusals-below-opening = { $cards } ergibt { $total }; zum Herauskommen brauchst du { $needed }, auf einmal und ohne Anlegen.
hand-refusals-below-raised = { $cards } ergibt { $total }; zum Herauskommen brauchst du { $needed } (die Erstmeldung davor war { $last }), auf einmal und ohne Anlegen.
hand-refusals-not-opened = Du bist noch nicht herausgekommen: Melde zuerst { $needed } Punkte, dann kannst du anlegen und tauschen; das zählt dafür nie mit.
hand-refusals-highest-with = Deine höchste Erstmeldung ist { $points }: { $melds }.
hand-refusals-highest = Deine höchste Erstmeldung ist { $points }.
hand-refusals-no-meld-in-hand = In deinem Blatt ist keine Meldung.
hand-refusals-needs-run = { $cards } ergibt { $total }, aber an diesem Tisch braucht eine Erstmeldung mindestens eine Folge.
hand-refusals-not-feasible = Du kannst { $card } nicht nehmen: Sie muss sofort in eine neue Meldung, und { $why }.
hand-refusals-not-taken = { $card } kannst du nicht nehmen: { $why }.
hand-refusals-why-returned = du hast { $card } in diesem Zug zurückgelegt
hand-refusals-why-not-now = das geht jetzt nicht
hand-refusals-why-no-new-meld = du hast keine neue Meldung mit { $card }, die eine Karte zum Abwerfen übrig lässt
hand-refusals-why-no-meld = du hast keine Meldung mit { $card }
hand-refusals-why-too-low = mit { $card } in einer Meldung könntest du höchstens mit { $points } herauskommen; du brauchst { $needed }
hand-refusals-why-no-discard = keine Erstmeldung mit { $card } lässt eine Karte zum Abwerfen übrig, wie dieser Tisch es verlangt
hand-refusals-must-meld = Du hast { $card } genommen: Melde sie vor allem anderen.
hand-refusals-must-meld-or-return = Du hast { $card } genommen: Melde sie vor allem anderen oder leg sie zurück.
hand-refusals-taken-card = Du hast { $card } in diesem Zug vom Ablagestapel genommen: Melde sie, abwerfen kannst du sie nicht.
hand-refusals-nothing-taken = Zurücklegen kannst du nur eine offene Karte, die du in diesem Zug genommen hast, und bevor du etwas meldest.
hand-refusals-no-return = Du kannst { $card } an diesem Tisch oder jetzt nicht zurücklegen: Melde sie.
hand-refusals-nothing-laid = Nenn die Karten mindestens einer Meldung.
hand-refusals-too-short = { $cards } ist zu kurz: Eine Meldung hat mindestens drei Karten.
hand-refusals-corner = { $cards } geht um die Ecke: Ein Ass kommt vor der Zwei oder nach dem König, nie dazwischen.
hand-refusals-not-a-run = { $cards } ist keine Folge: Ihre Karten müssen aufeinanderfolgen, mit Jokern in den Lücken.
hand-refusals-not-a-meld = { $cards } ist keine Meldung: Eine Meldung sind drei oder vier Karten eines Rangs in verschiedenen Farben, oder mindestens drei aufeinanderfolgende Karten einer Farbe.
hand-refusals-declaration = { $cards } kann nur das sein: { $ways }. Tipp dahinter, wofür ein Joker steht (`JK=9H`), oder dazu unten, oben, Satz oder Folge.
hand-refusals-way = { $kind ->
        [set] { $meld } (Satz, { $points })
       *[run] { $meld } (Folge, { $points })
    }
hand-refusals-wrong-end = { $cards } passt nicht an dieses Ende der Meldung; ein Satz hat keine Enden.
hand-refusals-jokers-full = { $limit ->
        [one] Diese Meldung hat schon { $limit } Joker, mehr geht nicht.
       *[other] Diese Meldung hat schon { $limit } Joker, mehr geht nicht.
    }
hand-refusals-jokers = { $jokers ->
        [one] { $cards } hat { $jokers } Joker; eine Meldung darf höchstens { $limit } haben.
       *[other] { $cards } hat { $jokers } Joker; eine Meldung darf höchstens { $limit } haben.
    }
hand-refusals-naturals = { $naturals ->
        [one] { $cards }: Eine Meldung braucht mindestens { $naturals } natürliche Karte.
       *[other] { $cards }: Eine Meldung braucht mindestens { $naturals } natürliche Karten.
    }
hand-refusals-twice = { $cards } wäre zweimal gemeldet: Keine Meldung hat zweimal dieselbe Karte, und keine Karte ist in zwei Meldungen.
hand-refusals-exchanged-twice = Du hast { $cards } zweimal genannt: Getauscht wird mit Karten verschiedener Farben.
hand-refusals-set-full = { $meld } ist vollständig: Ein Satz hat vier Karten, eine von jeder Farbe.
hand-refusals-set-too-long = { $cards } ist zu viel: Ein Satz hat höchstens vier Karten, eine von jeder Farbe.
hand-refusals-run-full = { $meld } ist vollständig: Eine Folge hat höchstens { $longest } Karten.
hand-refusals-run-too-long = { $cards } ist zu lang: Eine Folge hat höchstens { $longest } Karten.
hand-refusals-does-not-fit = { $cards } passt nicht.
hand-refusals-does-not-fit-meld = { $fits ->
        [none] { $cards } passt nicht an { $meld }: Dort kann man nichts anlegen.
       *[cards] { $cards } passt nicht an { $meld }: Dort kann man nur { $fits } anlegen.
    }
hand-refusals-fits-others = { $cards } passt an { $melds }.
hand-refusals-fits-no-other = { $cards } passt an keine andere Meldung auf dem Tisch.
hand-refusals-not-freed = { $fits ->
        [none] Der Joker in { $meld } steht nicht für { $cards }: Nichts macht ihn frei.
       *[cards] Der Joker in { $meld } steht nicht für { $cards }: Nur { $fits } macht ihn frei.
    }
hand-refusals-joker-only = An diesem Tisch kann man an einen Dreiersatz mit Joker nur einen Joker anlegen: { $meld }.
hand-refusals-needs-both = { $jokers ->
        [0] { $cards } allein macht den Joker in { $meld } nicht frei: Im Dreiersatz kann er jede fehlende Farbe sein, also brauchst du { $fits }.
       *[more] { $cards } allein macht den Joker in { $meld } nicht frei: Im Dreiersatz kann er jede fehlende Farbe sein, also brauchst du { $fits } (bis auf eine, die Joker bleibt).
    }
hand-refusals-no-exchange = An diesem Tisch gibt es keinen Jokertausch.
hand-refusals-no-joker = { $meld } hat keinen Joker zum Tauschen.
hand-refusals-jokers-in = Joker gibt es in { $melds }.
hand-refusals-joker-in = { $meld } für { $cards }
hand-refusals-no-joker-anywhere = Auf dem Tisch liegt keiner.
hand-refusals-natural-for-joker = Ein Joker wird gegen natürliche Karten aus deinem Blatt getauscht, nie gegen einen Joker.
hand-refusals-one-at-a-time = In einer Folge tauscht man eine Karte nach der anderen: { $fits }.
hand-refusals-more-than-jokers = { $cards } sind mehr Karten, als { $meld } Joker dafür hat.
hand-refusals-must-use-joker = { $jokers ->
        [one] An diesem Tisch muss ein getauschter Joker im selben Zug gemeldet oder angelegt werden: Du musst noch { $jokers } Joker unterbringen, und so bliebe kein Platz dafür.
       *[other] An diesem Tisch muss ein getauschter Joker im selben Zug gemeldet oder angelegt werden: Du musst noch { $jokers } Joker unterbringen, und so bliebe kein Platz dafür.
    }
hand-refusals-end-needed = Der Joker passt an beide Enden von { $meld }: Sag unten oder oben, für { $fits }.
hand-refusals-no-meld = Auf dem Tisch liegt noch keine Meldung.
hand-refusals-no-such-meld = So eine Meldung gibt es nicht: Auf dem Tisch liegen #1 bis #{ $melds }.
hand-refusals-keep-another = Du musst eine Karte zum Abwerfen behalten, und nicht { $card }, die du gerade genommen hast. Behalte eine andere.
hand-refusals-keep-lay-off = Wenn du das anlegst, hast du keine Karte mehr zum Abwerfen, und jeder Zug endet mit einem Abwurf: Behalte eine.
hand-refusals-keep-meld = Wenn du das meldest, hast du keine Karte mehr zum Abwerfen, und jeder Zug endet mit einem Abwurf: Behalte eine.
hand-refusals-stock-empty = Es gibt keine Karte mehr zu ziehen, und der Ablagestapel wird nicht mehr gemischt: Pass, dann endet die Runde.
hand-refusals-stock-empty-take = Es gibt keine Karte mehr zu ziehen, und der Ablagestapel wird nicht mehr gemischt: Nimm { $card }, oder pass und beende die Runde.
hand-refusals-stock-left = Es gibt noch Karten zu ziehen, also geht die Runde weiter.
hand-refusals-partners-turn = Dein Partner ist dran, und du kannst nicht für ihn spielen: Warte, bis du dran bist.
hand-refusals-answer-first = Zuerst sagen alle, ob sie neu geben lassen wollen.
hand-refusals-no-four-pairs = { $cards ->
        [none] Neu geben lassen kann nur, wer vier gleiche Paare bekommen hat, vor dem ersten Abwurf.
       *[cards] Neu geben lassen kann nur, wer vier gleiche Paare bekommen hat, vor dem ersten Abwurf; du hast { $cards }.
    }
hand-refusals-starter-discards = Im ersten Zug der Runde wirfst du nur ab: Du hast fünfzehn Karten, also wirf eine ab.
hand-refusals-draw-first = Zieh zuerst vom Stapel oder nimm die offene Karte.
hand-refusals-already-drew = Du hast in diesem Zug schon gezogen.
hand-refusals-no-discard = Der Ablagestapel ist leer: Zieh vom Stapel.
hand-refusals-returned = Du hast { $card } genommen und zurückgelegt; zieh jetzt vom Stapel.
hand-refusals-not-on-first-turn = An diesem Tisch macht niemand im ersten Zug aus: Behalte zwei Karten, eine zum Abwerfen und eine zum Halten.
