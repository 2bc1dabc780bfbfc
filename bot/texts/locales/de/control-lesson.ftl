control-lesson-control = Du willst deine Karten in Meldungen loswerden: Wer zuerst ausmacht, bekommt die Punkte der eigenen Meldungen. Aber die **Kontrollkarte** sagt, was jetzt gemeldet werden darf: **{ $kind }**, mindestens drei aufeinanderfolgende Karten einer Farbe. Ein Zug beginnt mit einer Karte: Zieh vom Stapel, oder nimm { $card }.
control-lesson-drawn = `6♣` passt zu `4♣ 5♣`: Das ist genau, was die Kontrollkarte verlangt. Vom Stapel kann alles kommen.

control-lesson-meld = Du hast eine Kreuzfolge und drei Siebenen. Unter **{ $kind }** darf nur die Folge ausliegen. Eine Meldung je Zug.
control-lesson-not-melded = Jetzt erlaubt die Kontrollkarte deine Folge, in deinem nächsten Zug vielleicht nicht mehr. Melde sie, solange du darfst, und wirf danach ab.

control-lesson-next = Auch die **nächste** Kontrollkarte liegt offen: **{ $kind }**, Karten eines Rangs. Sie gilt in deinem nächsten Zug. Wirf eine Karte ab, die du nicht brauchen wirst.
control-lesson-group-broken = Du hast drei Siebenen, und die nächste Kontrollkarte ist **{ $kind }**: Heb sie für deinen nächsten Zug auf.
control-lesson-ace-discarded = Mit `2♣` und `3♣` ließe sich das Ass an deine Folge anlegen. Der König passt zu nichts.

control-lesson-changed = Jetzt gilt **{ $kind }**, und auch Ada hatte eine Folge. Du hast { $card } gezogen. Was legst du aus?
control-lesson-group-kept = Drei Siebenen sind, was **{ $kind }** verlangt, und die nächste Kontrollkarte will etwas anderes.

control-lesson-lay-off = Noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}. Für das **Anlegen** ist die Kontrollkarte egal: Karten dürfen an jede Meldung auf dem Tisch, deine oder Adas, wenn diese von ihrer Art bleibt.
control-lesson-not-laid-off = Du würdest Karten behalten, die du jetzt loswerden kannst. Leg zuerst an: `A♣ 2♣ 3♣` passen an deine eigene Folge und zählen für dich.

control-lesson-end = **Du machst aus.** `Q♥` kam an Adas Folge, und die letzte Karte war dein Abwurf. Du bekommst die Zahlen der Karten in deinen Meldungen: **{ $points } Punkte**. Ada bekommt nichts. Eine Partie geht bis { $target }.
