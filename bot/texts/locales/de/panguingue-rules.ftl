panguingue-rules-title-2 = Karten und Geben
panguingue-rules-title-3 = Mitspielen oder aussteigen
panguingue-rules-title-4 = Dein Zug
panguingue-rules-title-5 = Meldungen
panguingue-rules-title-6 = Prämien
panguingue-rules-title-7 = Anlegen
panguingue-rules-title-8 = Teilen
panguingue-rules-title-9 = Leihen
panguingue-rules-title-10 = Erzwingen
panguingue-rules-title-11 = Sicheres Abwerfen
panguingue-rules-title-12 = Ausmachen
panguingue-rules-title-13 = Die Abrechnung
panguingue-rules-title-14 = Wenn der Stapel aufgebraucht ist
panguingue-rules-title-15 = Die Partie
panguingue-rules-title-20 = Seltene Fälle
panguingue-rules-short-match = { $deals ->
    [one] { $deals } Runde; wer die meisten Chips hat, gewinnt die Partie.
   *[other] { $deals } Runden; wer die meisten Chips hat, gewinnt die Partie.
}
panguingue-rules-short-drop = { $chips ->
    [one] Je zehn Karten. Zuerst sagen alle, ob sie mitspielen oder aussteigen; Aussteigen kostet { $chips } Chip, und der geht an den Sieger der Runde.
   *[other] Je zehn Karten. Zuerst sagen alle, ob sie mitspielen oder aussteigen; Aussteigen kostet { $chips } Chips, und die gehen an den Sieger der Runde.
}
panguingue-rules-short-turn = { $drawn ->
    [meld_or_discard] Wenn du dran bist, zieh eine Karte und melde, was du willst. Eine gezogene Karte wird sofort gemeldet oder abgeworfen; ins Blatt kommt sie nie.
   *[to_hand] Wenn du dran bist, zieh eine Karte und melde, was du willst. Eine Karte vom Stapel darf ins Blatt.
}
panguingue-rules-short-melds = Meldungen sind Folgen in einer Farbe ({ $run }) und Gruppen eines Rangs, alle in einer Farbe ({ $suited }) oder in mindestens drei Farben ({ $mixed }).
panguingue-rules-short-conditions = { $ranks ->
    [court] Manche Meldungen sind **Prämien** und bringen sofort Chips von allen: Gruppen aus 3ern, 5ern und 7ern, Gruppen in einer Farbe, Folgen mit A-2-3 oder J-Q-K.
   *[pip] Manche Meldungen sind **Prämien** und bringen sofort Chips von allen: Gruppen aus 3ern, 5ern und 7ern, Gruppen in einer Farbe, Folgen mit A-2-3 oder 8-9-10.
}
panguingue-rules-short-out = { $chips ->
    [one] Wer zuerst **elf** Karten gemeldet hat, macht aus, bekommt { $chips } Chip von allen, wird für alle Prämien noch einmal bezahlt und nimmt den Topf.
   *[other] Wer zuerst **elf** Karten gemeldet hat, macht aus, bekommt { $chips } Chips von allen, wird für alle Prämien noch einmal bezahlt und nimmt den Topf.
}
panguingue-rules-players = Zwei bis fünfzehn Spieler; am besten spielt es sich zu sechst bis acht.
panguingue-rules-packs = { $packs ->
    [one] { $packs } Kartenspiel zu vierzig Karten: { $cards } Karten, jede mehrfach.
   *[other] { $packs } Kartenspiele zu vierzig Karten: { $cards } Karten, jede mehrfach.
}
panguingue-rules-packs-less = { $packs ->
    [one] { $packs } Kartenspiel zu vierzig Karten, davon eines ohne Pik: { $cards } Karten, jede mehrfach.
   *[other] { $packs } Kartenspiele zu vierzig Karten, davon eines ohne Pik: { $cards } Karten, jede mehrfach.
}
panguingue-rules-ranks = { $ranks ->
    [court] Ränge von niedrig bis hoch: A 2 3 4 5 6 7 J Q K. Auf die Sieben folgt der Bube, und das Ass ist nur niedrig.
   *[pip] Ränge von niedrig bis hoch: A 2 3 4 5 6 7 8 9 10. Auf die Sieben folgt die Acht, und das Ass ist nur niedrig.
}
panguingue-rules-direction = { $direction ->
    [left] Gespielt wird nach links: Geben, Ansagen und Züge. Die Auslagen im Bild des Tisches liest man gegen die Spielrichtung.
   *[right] Gespielt wird nach rechts: Geben, Ansagen und Züge. Die Auslagen im Bild des Tisches liest man in Spielrichtung.
}
panguingue-rules-eldest = Der erste Geber wird ausgelost. Der nächste Spieler ist Vorhand und beginnt.
panguingue-rules-dealer = Wer eine Runde gewinnt, ist in der nächsten Vorhand; also gibt der Spieler davor.
panguingue-rules-shuffle = { $shuffle ->
    [full] Vor jeder Runde werden alle Karten gemischt.
   *[traditional] Die gespielten Karten werden mit einem Teil der ungespielten gemischt und kommen unter die anderen.
}
panguingue-rules-deal = { $packet ->
    [p1] Alle bekommen zehn Karten, einzeln, Vorhand zuerst.
    [p2] Alle bekommen zehn Karten, je zwei auf einmal, Vorhand zuerst.
    [p5] Alle bekommen zehn Karten, je fünf auf einmal, Vorhand zuerst.
   *[p10] Alle bekommen zehn Karten, alle auf einmal, Vorhand zuerst.
}
panguingue-rules-upcard = { $upcard ->
    [yes] Eine Karte wird aufgedeckt und beginnt den Ablagestapel.
   *[no] Es wird keine Karte aufgedeckt: Der Ablagestapel beginnt mit dem ersten Abwurf.
}
panguingue-rules-stock = Der Rest ist der Stapel. Seine obere Hälfte, der Kopf, wird zuerst gezogen; die untere ist der Fuß.
panguingue-rules-declare = Mit der Vorhand beginnend sagen alle ein für alle Mal, ob sie mitspielen oder aussteigen.
panguingue-rules-drop = { $chips ->
    [one] Wer aussteigt, legt { $chips } Chip in den Topf, der auf dem Fuß des Stapels liegt und an den Sieger geht.
   *[other] Wer aussteigt, legt { $chips } Chips in den Topf, der auf dem Fuß des Stapels liegt und an den Sieger geht.
}
panguingue-rules-dropped = Wer ausgestiegen ist, zahlt, kassiert und erzwingt in dieser Runde nichts mehr.
panguingue-rules-last = Steigen alle bis auf einen aus, nimmt der Letzte den Topf, und die Runde ist zu Ende.
panguingue-rules-ante = { $chips ->
    [one] Alle legen vor der Runde { $chips } Chip in den Topf; der Sieger nimmt ihn.
   *[other] Alle legen vor der Runde { $chips } Chips in den Topf; der Sieger nimmt ihn.
}
panguingue-rules-no-ante = Es gibt keinen Grundeinsatz.
panguingue-rules-not-later = Später kann niemand aussteigen.
panguingue-rules-forced = Passt die offene Karte an eine deiner Meldungen, dürfen die anderen dich vor dem Ziehen zwingen, sie zu nehmen: siehe 10.
panguingue-rules-draw = Zieh eine Karte: die oberste vom Stapel oder die offene.
panguingue-rules-take = { $take ->
    [any] Die offene Karte darfst du nehmen, wenn du sie sofort melden oder anlegen kannst, auch nach einem Teilen oder mit geliehenen Karten.
    [stock_drawn_only] Die offene Karte darfst du nehmen, um sie anzulegen; für eine neue Meldung nur, wenn sie vom Stapel gezogen und verschmäht wurde.
    [none] Die offene Karte darfst du nur nehmen, um sie anzulegen.
    [keep-passed] Die offene Karte darfst du nehmen, um sie anzulegen; wurde sie vom Stapel gezogen und verschmäht, darfst du sie auch behalten.
   *[keep] Die offene Karte darfst du nehmen und behalten.
}
panguingue-rules-drawn = { $drawn ->
    [meld_or_discard] Eine gezogene Karte sehen alle, und sie kommt nie ins Blatt: Melde sie, leg sie an oder wirf sie ab.
   *[to_hand] Eine Karte vom Stapel kommt ungesehen ins Blatt.
}
panguingue-rules-place = { $drawn ->
    [first] Melde, leg an, teil und leih, so oft du willst, in beliebiger Reihenfolge; du musst nie. Die gezogene Karte kommt zuerst.
   *[any] Melde, leg an, teil und leih, so oft du willst, in beliebiger Reihenfolge; du musst nie.
}
panguingue-rules-place-taken = { $taken ->
    [place] Eine genommene offene Karte wird vor jeder anderen gemeldet oder angelegt; eine erzwungene wird angelegt.
   *[keep] Eine erzwungene offene Karte wird vor allem anderen angelegt.
}
panguingue-rules-discard = { $drawn ->
    [meld_or_discard] Dann wirf eine Karte ab: die gezogene, wenn sie nicht gemeldet oder angelegt wurde, sonst irgendeine deines Blatts. Mit elf gemeldeten Karten machst du stattdessen aus.
   *[to_hand] Dann wirf irgendeine Karte deines Blatts ab. Mit elf gemeldeten Karten machst du stattdessen aus.
}
panguingue-rules-run-court = Eine **Folge**: mindestens drei aufeinanderfolgende Karten einer Farbe, zum Beispiel { $run }; nicht { $wrong }.
panguingue-rules-run = Eine **Folge**: mindestens drei aufeinanderfolgende Karten einer Farbe, zum Beispiel { $run }.
panguingue-rules-suited = Eine **einfarbige Gruppe**: mindestens drei gleiche Karten, zum Beispiel { $cards }.
panguingue-rules-mixed = { $suits ->
    [three_plus] Eine **gemischte Gruppe**: ein Rang in mindestens drei Farben, ab drei Farben auch mit Wiederholungen, zum Beispiel { $cards }. Genau zwei Farben sind nie eine Gruppe.
   *[strict] Eine **gemischte Gruppe**: ein Rang in mindestens drei Farben, keine Farbe zweimal, zum Beispiel { $cards }. Genau zwei Farben sind nie eine Gruppe.
}
panguingue-rules-any-suits = { $ranks ->
    [court] Asse und Könige sind in beliebigen Farben eine Gruppe.
   *[pip] Asse und Zehnen sind in beliebigen Farben eine Gruppe.
}
panguingue-rules-own = Deine Meldungen gehören nur dir: Niemand sonst legt an sie an oder nimmt von ihnen.
panguingue-rules-mixed-earn = 3er, 5er und 7er in mehreren Farben: 1 von jedem.
panguingue-rules-suited-earn = { $spades ->
    [double] 3er, 5er oder 7er in einer Farbe: 2 von jedem, 4 in Pik.
   *[same] 3er, 5er oder 7er in einer Farbe: 2 von jedem.
}
panguingue-rules-other-earn = { $spades ->
    [double] Jede andere einfarbige Gruppe: 1 von jedem, 2 in Pik.
   *[same] Jede andere einfarbige Gruppe: 1 von jedem.
}
panguingue-rules-low-earn = { $spades ->
    [double] Eine Folge mit A-2-3: 1 von jedem, 2 in Pik.
   *[same] Eine Folge mit A-2-3: 1 von jedem.
}
panguingue-rules-high-earn = { $ranks ->
    [court] { $spades ->
        [double] Eine Folge mit J-Q-K: 1 von jedem, 2 in Pik.
       *[same] Eine Folge mit J-Q-K: 1 von jedem.
    }
   *[pip] { $spades ->
        [double] Eine Folge mit 8-9-10: 1 von jedem, 2 in Pik.
       *[same] Eine Folge mit 8-9-10: 1 von jedem.
    }
}
panguingue-rules-laid-off-earn = { $spades ->
    [double] Jede an eine Prämie angelegte Karte bringt noch einmal: 2 in Pik, sonst 1.
   *[same] Jede an eine Prämie angelegte Karte bringt noch einmal: 1.
}
panguingue-rules-laid-off-earn-nothing = An eine Prämie angelegte Karten bringen nichts.
panguingue-rules-extra = { $extra ->
    [earn] Karten über drei hinaus, auf einmal gemeldet, bringen so viel wie angelegt.
   *[nothing] Karten über drei hinaus, auf einmal gemeldet, bringen nichts extra.
}
panguingue-rules-completed = { $ranks ->
    [court] Wer durch Anlegen A-2-3 oder J-Q-K vollendet, macht eine Prämie.
   *[pip] Wer durch Anlegen A-2-3 oder 8-9-10 vollendet, macht eine Prämie.
}
panguingue-rules-not-completed = Durch Anlegen wird eine Meldung, die keine Prämie war, nie eine; durch Teilen schon.
panguingue-rules-three-of = { $ranks ->
    [court] Drei Asse oder Könige einer Farbe sind auch unter anderen eine Prämie; nur diese Farbe zählt.
   *[pip] Drei Asse oder Zehnen einer Farbe sind auch unter anderen eine Prämie; nur diese Farbe zählt.
}
panguingue-rules-on-credit = Alle anderen, die noch dabei sind, zahlen sofort, notfalls auf Kredit.
panguingue-rules-lay-off = In deinem Zug, nach dem Ziehen: eine Karte aus dem Blatt oder die gezogene, an eine deiner Meldungen.
panguingue-rules-lay-off-run = Eine Folge nimmt die nächste Karte an beiden Enden.
panguingue-rules-lay-off-group = { $groups ->
    [any] Eine Gruppe nimmt jede Karte ihres Rangs; Chips bringt sie nur, solange sie in ihrer Klasse bleibt.
    [strict] Eine einfarbige Gruppe nimmt nur diese Farbe; eine gemischte eine Farbe, die ihr fehlt.
   *[three_plus] Eine einfarbige Gruppe nimmt nur diese Farbe; eine gemischte jede Karte ihres Rangs.
}
panguingue-rules-lay-off-any = { $ranks ->
    [court] Eine Gruppe aus Assen oder Königen nimmt jede davon.
   *[pip] Eine Gruppe aus Assen oder Zehnen nimmt jede davon.
}
panguingue-rules-split = Eine Meldung ab sechs Karten darf in zwei Meldungen geteilt werden.
panguingue-rules-split-example = Zum Beispiel { $meld }: { $first } und { $second }. Das neue A-2-3 bringt, was eine Folge mit A-2-3 bringt.
panguingue-rules-split-condition = Was schon eine Prämie war, bleibt es in einer Hälfte und wird nicht noch einmal bezahlt.
panguingue-rules-borrow = Nimm Karten aus Meldungen mit mehr als drei Karten für eine neue Meldung, wenn jeder Rest eine Meldung bleibt.
panguingue-rules-borrow-example = { $ranks ->
    [court] Aus { $meld }: den Buben, die Vier, oder Vier und Fünf; nicht die Sechs allein.
   *[pip] Aus { $meld }: die Acht, die Vier, oder beide; nicht die Sechs allein.
}
panguingue-rules-borrow-own = { $own ->
    [yes] Mindestens eine Karte der neuen Meldung ist nicht geliehen.
   *[no] Eine neue Meldung darf ganz aus geliehenen Karten bestehen.
}
panguingue-rules-borrow-when = { $when ->
    [same_turn] Auch eine im selben Zug angelegte Karte darf geliehen werden.
   *[later_turn] Eine in diesem Zug angelegte Karte darf ab dem nächsten Zug geliehen werden.
}
panguingue-rules-borrow-earns = { $left ->
    [earn] Die neue Meldung bringt, was jede andere bringt. Wird der Rest dadurch eine Prämie, bringt auch er Chips.
   *[nothing] Die neue Meldung bringt, was jede andere bringt. Der Rest bringt dadurch nichts.
}
panguingue-rules-borrow-stay = Geliehene Karten werden nie anderswo angelegt und kommen nie ins Blatt zurück.
panguingue-rules-no-demands = Niemand kann gezwungen werden, die offene Karte zu nehmen.
panguingue-rules-always-forced = Eine offene Karte, die an eine Meldung des Spielers am Zug passt, muss genommen und angelegt werden.
panguingue-rules-always-paid = Bezahlt wird sie wie jede andere angelegte Karte.
panguingue-rules-demand = Passt die offene Karte an eine Meldung des Spielers am Zug, so wie sie liegt, werden alle anderen auf einmal gefragt, bevor er zieht, ob sie das Nehmen erzwingen.
panguingue-rules-demand-one = Einer genügt: Der Spieler muss die Karte nehmen und anlegen.
panguingue-rules-demand-paid = Er wird dafür bezahlt wie für jede andere, darf weiter melden und wirft eine Karte aus dem Blatt ab.
panguingue-rules-demand-not = Eine gerade vom Stapel gezogene Karte kann man nicht erzwingen, und nach dem Ziehen gar keine.
panguingue-rules-any-discard = Du darfst jede Karte abwerfen, auch wenn sie jemandem hilft.
panguingue-rules-safe = { $scope ->
    [any_way] Ist der nächste Spieler **blank** (zehn Karten gemeldet, keine im Blatt), darfst du keine Karte abwerfen, mit der er ausmachen könnte: angelegt, nach Teilen oder in einer Meldung mit geliehenen Karten.
   *[layoff] Ist der nächste Spieler **blank** (zehn Karten gemeldet, keine im Blatt), darfst du keine Karte abwerfen, mit der er ausmachen könnte: angelegt, wie die Meldungen liegen.
}
panguingue-rules-all-unsafe = Sind alle Karten so, die du abwerfen könntest, darfst du jede davon abwerfen.
panguingue-rules-safe-no-meld = Du musst nie eine Karte melden, um eine sichere abwerfen zu können.
panguingue-rules-safe-drawn = { $drawn ->
    [meld_or_discard] Eine vom Stapel gezogene Karte, die nicht gemeldet oder angelegt wird, muss abgeworfen werden (4.4). So kann ein blanker Spieler ausmachen, obwohl du eine sichere Karte hast.
   *[to_hand] Eine gezogene Karte kommt ins Blatt: Ist sie unsicher, wirf stattdessen eine sichere ab.
}
panguingue-rules-eleven = Zum Ausmachen brauchst du elf gemeldete Karten und keinen Abwurf.
panguingue-rules-nine = Mit neun gemeldeten und einer im Blatt macht dich eine passende Karte blank; zum Ausmachen brauchst du zwei.
panguingue-rules-flat = Wer blank ist, zieht trotzdem in jedem Zug eine Karte und wirft sie ab, wenn sie nicht passt.
panguingue-rules-before-out = Nach der elften Karte darfst du noch Meldungen teilen und kassieren, bevor du ausmachst.
panguingue-rules-out = { $chips ->
    [one] Der Sieger bekommt { $chips } Chip von allen, die noch dabei sind.
   *[other] Der Sieger bekommt { $chips } Chips von allen, die noch dabei sind.
}
panguingue-rules-out-double = Wer nichts gemeldet hat, zahlt doppelt.
panguingue-rules-second = { $worth ->
    [base] Alle zahlen ein zweites Mal für jede Prämie des Siegers: was drei Karten davon bringen.
    [as_it_lies] Alle zahlen ein zweites Mal für jede Prämie des Siegers: alles, was sie bringt, wie sie liegt, jede Karte gezählt.
   *[ledger] Alle zahlen ein zweites Mal für jede Prämie des Siegers: alles, was sie im Spiel gebracht hat.
}
panguingue-rules-pot = Der Sieger nimmt den Topf: die Chips der Ausgestiegenen und die Grundeinsätze.
panguingue-rules-stay-paid = Im Spiel gezahlte Chips bleiben gezahlt. Restkarten spielen keine Rolle.
panguingue-rules-head = Zuerst wird der Kopf gezogen, dann der Fuß.
panguingue-rules-exhausted = { $end ->
    [draw] Ist keine Karte mehr zu ziehen, ist die Runde ungültig.
    [turn_over] Ist keine Karte mehr zu ziehen, wird der Ablagestapel umgedreht, wie er liegt, die älteste Karte oben, und ist der neue Stapel.
   *[shuffle] Ist keine Karte mehr zu ziehen, wird der Ablagestapel gemischt und ist der neue Stapel.
}
panguingue-rules-turnovers = { $times ->
    [one] Nach dem { $times }. Mal ist die Runde ungültig.
   *[other] Nach dem { $times }. Mal ist die Runde ungültig.
}
panguingue-rules-void = Eine ungültige Runde wird nicht abgerechnet; der Topf bleibt für den nächsten Sieger.
panguingue-rules-match = { $deals ->
    [one] Die Partie hat { $deals } Runde; es zählen die Chips.
   *[other] Die Partie hat { $deals } Runden; es zählen die Chips.
}
panguingue-rules-next-eldest = Wer eine Runde gewinnt, ist in der nächsten Vorhand. Nach einer ungültigen Runde bleibt die Vorhand.
panguingue-rules-match-void = Endet die Partie nach einer ungültigen Runde, nehmen alle ihre eigenen Chips aus dem Topf zurück.
panguingue-rules-most = Ein Spielzug bringt nie mehr als 16 Chips von einem Spieler.
panguingue-rules-always-a-card = Karten, die niemand hält oder gemeldet hat, sind im Stapel und im Ablagestapel; es gibt also immer eine Karte zum Ziehen.
panguingue-rules-two-suits = Asse oder der höchste Rang mit je drei Karten in zwei Farben zählen in der Farbe mit mehr Karten, sonst in Pik.
panguingue-rules-no-turnover = Darf der Ablagestapel nicht mehr umgedreht werden, macht das Ziehen, das es bräuchte, die Runde ungültig.
panguingue-rules-eldest-drops = Steigt die Vorhand aus, beginnt der nächste Spieler, der mitspielt.
panguingue-rules-class = Eine Gruppe, die nicht mehr in ihrer Klasse ist, ist keine Prämie mehr; zurückgezahlt wird nichts.
panguingue-rules-unfinished = Ein Spielzug, nach dem man den Zug nicht beenden könnte, wird abgelehnt.
