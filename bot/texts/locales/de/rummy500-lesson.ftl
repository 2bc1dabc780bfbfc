rummy500-lesson-pile = Du bekommst die Punkte der Karten, die du auslegst: Sätze eines Rangs und Folgen einer Farbe. Der ganze Ablagestapel liegt offen, hier { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}: { $pile }. Wer dran ist, **zieht** vom Stapel oder **nimmt** vom Ablagestapel: die oberste Karte oder mehrere, wenn die unterste davon sofort verwendet wird.
rummy500-lesson-drawn = Vom Stapel kommt eine unbekannte Karte. Auf dem Ablagestapel liegen zwei, mit denen du melden kannst.
rummy500-lesson-top-taken = Das gibt `4♣ 5♣ 6♣`, aber es geht noch mehr: { $card } darunter passt zu deinen zwei Achten. Nimmst du bis dorthin und meldest sie, bekommst du auch alle Karten darüber.

rummy500-lesson-meld = Die unterste Karte musste verwendet werden: `8♠ 8♦ 8♥` liegen aus und bringen { $points } Punkte. Die anderen Karten gehören dir. Du darfst in einem Zug melden, so oft du willst.
rummy500-lesson-not-melded = `4♣ 5♣ 6♣` hast du noch auf der Hand. Wenn jemand ausmacht, zählen die Karten auf der Hand **gegen** dich. Ausgelegt zählen sie für dich.

rummy500-lesson-keep = Du hast { $points } Punkte gemeldet. Am Ende des Zugs wirfst du eine Karte ab. Welche kostet am meisten und passt zu nichts?
rummy500-lesson-cheap = Sie kostet nur { $points } Punkte, wenn sie auf der Hand bleibt, und passt später vielleicht an eine Karofolge. Der König kostet { $most } und passt zu nichts.
rummy500-lesson-pair-broken = Zwei Damen brauchen nur noch eine für einen Satz. Der König passt zu nichts.

rummy500-lesson-queens = Basil hat `7♣` an deine Folge **angelegt**: Das dürfen alle, und die Punkte bekommt, wer anlegt. Jetzt liegt { $card } obenauf.
rummy500-lesson-queen-left = Sie gibt einen Satz mit deinen zwei Damen: { $points } Punkte. Vom Stapel kann alles kommen.

rummy500-lesson-last = Drei Damen! Ausgelegt hast du { $points } Punkte, auf der Hand noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}: { $card }. Ohne Karten machst du **aus**, und die Runde ist zu Ende. Ada hat eine Karofolge ausgelegt.
rummy500-lesson-discarded = Du würdest ausmachen, aber die Karte brächte nichts. Sie passt an Adas Folge: Leg sie an, dann bekommst du auch ihre Punkte.

rummy500-lesson-end = **Du machst aus.** Du bekommst **{ $points } Punkte**, alle für ausgelegte Karten. Den anderen zählen die Karten auf der Hand als Minus: Ada kommt auf { $first }, Basil auf { $second }. Gespielt wird, bis jemand { $limit } hat.
