hand-lesson-upcard = Du willst alle deine Karten auslegen. Deine **ersten** Meldungen, Sätze eines Rangs und Folgen einer Farbe, brauchen zusammen { $points } Punkte; das heißt **herauskommen**. Ada hat { $card } abgeworfen. Du kannst vom Stapel ziehen oder sie nehmen, wenn du sie sofort meldest.
hand-lesson-drawn = { $card } gibt eine Folge mit `10♣ J♣`. Mit ihr kannst du jetzt herauskommen; vom Stapel kann alles kommen.

hand-lesson-open = Eine genommene Karte muss in diesem Zug in eine Meldung. Du kannst mit { $points } Punkten herauskommen und brauchst { $needed }.
hand-lesson-returned = Du darfst sie zurücklegen und stattdessen ziehen. Aber wer am Ende der Runde nicht herausgekommen ist, zahlt { $points } Punkte, und Punkte sind hier schlecht. Komm heraus, solange du kannst.
hand-lesson-part = Das ist erlaubt, es sind mehr als { $points } Punkte. Aber du kannst alle vier Meldungen auf einmal auslegen, und Karten auf der Hand zählen gegen dich.

hand-lesson-discard = Noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}. Jeder Zug endet mit einem Abwurf. Macht Ada jetzt aus, zahlst du die Punkte der Karten auf deiner Hand.
hand-lesson-nine = Die Dame kostet { $most } Punkte, die Neun nur { $points }. Wenn sonst nichts dagegen spricht, wirf die teuerste Karte ab.

hand-lesson-exchange = Ada ist herausgekommen. In Adas Folge steht ein **Joker** für `9♦`, und genau diese Karte hast du. Du hast { $card } gezogen.
hand-lesson-not-exchanged = Leg sie an die Stelle des Jokers, dann gehört der Joker dir. Das darf an jeder Meldung, wer herausgekommen ist.
hand-lesson-nine-kept = Dann hättest du `9♦` immer noch. Tausch sie zuerst gegen den Joker: Ein Joker passt fast überall.

hand-lesson-joker = Der Joker gehört dir. Du gewinnst, indem du deine **letzte** Karte abwirfst. Ein Joker auf der Hand würde { $points } Punkte kosten.
hand-lesson-joker-discarded = Einen Joker darfst du abwerfen, aber dann bleibt die andere Karte, und du machst nicht aus. Leg den Joker an eine Folge, und wirf die andere Karte ab.
hand-lesson-joker-kept = Dann bliebe dir der Joker, für { $points } Punkte, wenn Ada ausmacht. Er passt an beide Enden deiner Herzfolge.

hand-lesson-end = **Du machst aus**: Der Joker kam an deine Folge, und dein Abwurf war die letzte Karte. Punkte sind schlecht, also bekommst du **{ $own }**. Ada zahlt für die übrigen Karten { $other }; ohne Herauskommen wären es { $unopened }. Nach { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} gewinnt, wer am wenigsten hat.

hand-lesson-partner = Basil, dir gegenüber, ist dein **Partner**: Ihr gewinnt oder verliert zusammen. Basil ist herausgekommen, aber das muss jeder für sich, mit { $needed } Punkten. Du kannst { $points } haben.
hand-lesson-unopened = Vor dem Herauskommen darfst du nicht anlegen, auch nicht bei Basil. Und wenn die anderen ausmachen, zahlt euer Team allein für dich { $points } Punkte.
hand-lesson-fewer = Das sind mehr als { $points } Punkte, also erlaubt. Aber `3♦ 4♦ 5♦` blieben auf der Hand, wo sie nur Punkte kosten. Leg alle drei Meldungen aus.

hand-lesson-partners-run = Jetzt bist du herausgekommen und darfst an jede Meldung **anlegen**: deine, die der anderen und Basils. Basil hat `8♠ 9♠ 10♠` auf dem Tisch.
hand-lesson-jack-discarded = Der Bube passt an Basils Folge und danach auch die Dame: zwei Karten weniger auf deiner Hand.

hand-lesson-team-discard = Noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, und keine passt. Was wirfst du ab?
hand-lesson-two-discarded = Die Zwei kostet auf der Hand nur { $points } Punkte, die Neun { $most }.

hand-lesson-seven = Basil hat für euch eine Kreuzfolge ausgelegt. Du hast { $card } gezogen.
hand-lesson-seven-discarded = Das ist die vierte Sieben: Leg sie an deinen eigenen Satz an. Dann hast du nach dem Abwurf eine Karte weniger.

hand-lesson-last-two = Noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}. Du machst aus, indem du die letzte abwirfst. Sieh dir Basils Meldungen noch einmal an.
hand-lesson-six-discarded = Dann bliebe die Zwei auf der Hand. `6♣` passt an Basils Kreuzfolge: Leg sie an, und die Zwei ist dein letzter Abwurf.
hand-lesson-six-kept = Dann bliebe `6♣` auf der Hand. Sie passt an Basils Kreuzfolge: Leg sie zuerst an, und du machst in diesem Zug aus.

hand-lesson-team-end = **Du machst aus**, dank Basils Meldungen. Euer Team bekommt **{ $own }**, und Punkte sind schlecht. Basil hat noch { $count ->
    [one] eine Karte, die nicht zählt
   *[other] { $count } Karten, die nicht zählen
}. Die anderen bekommen zusammen { $other }: { $unopened } für jeden, der nicht herausgekommen ist. Nach { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} gewinnt das Team, das weniger hat.
