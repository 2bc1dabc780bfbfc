panguingue-refusals-declare-first = Zuerst sagen alle, ob sie mitspielen oder aussteigen.
panguingue-refusals-already-declared = Alle haben sich schon entschieden; später kann niemand aussteigen.
panguingue-refusals-answer-first = { $upcard ->
    [none] Die anderen werden noch gefragt, ob sie die offene Karte erzwingen.
   *[other] Die anderen werden noch gefragt, ob sie { $upcard } erzwingen.
}
panguingue-refusals-no-demand = Jetzt gibt es nichts zu erzwingen: Du kannst nur den Spieler am Zug, bevor er zieht, zwingen, eine offene Karte zu nehmen, die an eine seiner Meldungen passt.
panguingue-refusals-dropped = Du bist ausgestiegen und in dieser Runde nicht mehr dabei.
panguingue-refusals-draw-first = Zieh zuerst.
panguingue-refusals-already-drew = Du hast in diesem Zug schon gezogen.
panguingue-refusals-must-take = { $upcard ->
    [none] Du bist gezwungen, die offene Karte zu nehmen und anzulegen.
   *[other] Du bist gezwungen, { $upcard } zu nehmen und anzulegen.
}
panguingue-refusals-no-discard = Es gibt keine offene Karte zum Nehmen.
panguingue-refusals-not-usable = { $upcard ->
    [none] Du kannst die offene Karte nur nehmen, um sie sofort zu melden oder anzulegen, und sie passt weder an eine deiner Meldungen noch ergibt sie eine neue.
   *[other] Du kannst { $upcard } nur nehmen, um sie sofort zu melden oder anzulegen, und sie passt weder an eine deiner Meldungen noch ergibt sie eine neue.
}
panguingue-refusals-place-taken = { $card ->
    [none] Du hast diese Karte vom Ablagestapel genommen: Melde sie oder leg sie an, vor jeder anderen.
   *[other] Du hast { $card } vom Ablagestapel genommen: Melde sie oder leg sie an, vor jeder anderen.
}
panguingue-refusals-lay-off-taken = { $card ->
    [none] Du hast diese Karte genommen, weil sie an eine Meldung passt: Leg sie vor allem anderen an.
   *[other] Du hast { $card } genommen, weil sie an eine Meldung passt: Leg sie vor allem anderen an.
}
panguingue-refusals-place-drawn = { $card ->
    [none] An diesem Tisch musst du die gezogene Karte melden oder anlegen, bevor eine Karte aus dem Blatt kommt.
   *[other] An diesem Tisch musst du { $card } melden oder anlegen, bevor eine Karte aus dem Blatt kommt.
}
panguingue-refusals-strands-taken = { $card ->
    [none] Nach diesem Teilen könntest du die genommene Karte weder melden noch anlegen.
   *[other] Nach diesem Teilen könntest du { $card } weder melden noch anlegen.
}
panguingue-refusals-discard-drawn = { $card ->
    [none] Du hast diese Karte gezogen und weder gemeldet noch angelegt, also musst du sie abwerfen.
   *[other] Du hast { $card } gezogen und weder gemeldet noch angelegt, also musst du sie abwerfen.
}
panguingue-refusals-unsafe = { $card ->
    [none] Mit dieser Karte könnte der nächste Spieler, der zehn Karten gemeldet hat, ausmachen, und du hast eine sichere.
   *[other] Mit { $card } könnte der nächste Spieler, der zehn Karten gemeldet hat, ausmachen, und du hast eine sichere Karte.
}
panguingue-refusals-go-out-now = Du hast elf Karten gemeldet: Mach aus oder teil zuerst eine Meldung.
panguingue-refusals-not-eleven = Zum Ausmachen brauchst du elf gemeldete Karten, und du hast { $melded }.
panguingue-refusals-no-cards = Das ist keine Meldung.
panguingue-refusals-not-a-meld = { $why ->
    [short] { $cards } ist keine Meldung: Eine Meldung hat mindestens drei Karten.
    [two-suits] { $cards } ist keine Meldung: Eine Gruppe hat eine Farbe, oder drei und mehr.
    [suit-twice] { $cards } ist keine Meldung: Eine Farbe kommt zweimal vor.
    [gap] { $cards } ist keine Meldung: Eine Folge hat aufeinanderfolgende Karten, und das Ass ist niedrig.
   *[neither] { $cards } ist keine Meldung: Eine Meldung ist eine Gruppe eines Rangs oder eine Folge in einer Farbe.
}
panguingue-refusals-part-not-a-meld = { $why ->
    [short] { $cards } ist allein keine Meldung: Eine Meldung hat mindestens drei Karten.
    [two-suits] { $cards } ist allein keine Meldung: Eine Gruppe hat eine Farbe, oder drei und mehr.
    [suit-twice] { $cards } ist allein keine Meldung: Eine Farbe kommt zweimal vor.
    [gap] { $cards } ist allein keine Meldung: Eine Folge hat aufeinanderfolgende Karten, und das Ass ist niedrig.
   *[neither] { $cards } ist allein keine Meldung: Eine Meldung ist eine Gruppe eines Rangs oder eine Folge in einer Farbe.
}
panguingue-refusals-does-not-fit = { $card } passt nicht an { $meld }.
panguingue-refusals-does-not-fit-that = { $card ->
    [none] Diese Karte passt nicht an diese Meldung.
   *[other] { $card } passt nicht an diese Meldung.
}
panguingue-refusals-no-melds = Du hast noch keine Meldung auf dem Tisch.
panguingue-refusals-number-of-melds = { $melds ->
    [one] Du hast keine Meldung mit dieser Nummer: Deine sind 1 bis { $melds }, von links nach rechts.
   *[other] Du hast keine Meldung mit dieser Nummer: Deine sind 1 bis { $melds }, von links nach rechts.
}
panguingue-refusals-small-to-split = { $meld ->
    [none] Diese Meldung ist zu klein zum Teilen: Du brauchst mindestens 6 Karten.
   *[other] { $meld } ist zu klein zum Teilen: Du brauchst mindestens 6 Karten.
}
panguingue-refusals-small-to-borrow = { $meld ->
    [none] Diese Meldung ist zu klein zum Leihen: Du brauchst mindestens 4 Karten.
   *[other] { $meld } ist zu klein zum Leihen: Du brauchst mindestens 4 Karten.
}
panguingue-refusals-rest = { $cards ->
    [none] Ohne diese Karten bliebe der Rest, und der ist keine Meldung.
   *[other] Ohne diese Karten bliebe { $cards }, und das ist keine Meldung.
}
panguingue-refusals-not-on-board = { $cards ->
    [none] Diese Karte ist nicht in deinen Meldungen.
   *[other] { $cards } ist nicht in deinen Meldungen.
}
panguingue-refusals-nothing-borrowed = Zum Leihen nimm mindestens eine Karte aus einer deiner Meldungen; nur mit Karten aus dem Blatt melde einfach.
panguingue-refusals-needs-own-card = { $cards ->
    [none] Sie allein können keine Meldung sein: Mindestens eine Karte darf nicht geliehen sein.
   *[other] { $cards } allein kann keine Meldung sein: Mindestens eine Karte darf nicht geliehen sein.
}
panguingue-refusals-laid-off-this-turn = { $card ->
    [none] Diese Karte wurde in diesem Zug angelegt: Leihen kannst du sie ab deinem nächsten Zug.
   *[other] { $card } wurde in diesem Zug angelegt: Leihen kannst du sie ab deinem nächsten Zug.
}
