gin-lesson-upcard = Eine **Meldung** sind drei oder vier Karten eines Rangs oder mindestens drei aufeinanderfolgende Karten einer Farbe. Alle anderen Karten zählen **Restpunkte**: Du hast { $points }, und du willst möglichst wenige. { $card } liegt offen: Du kannst sie nehmen oder passen. Was tust du?
gin-lesson-upcard-passed = Mit { $card } hast du `7♠ 8♠ 9♠`, und du kommst auf { $points } Restpunkte herunter. Eine Karte, die eine Meldung vollendet, nimmt man immer.

gin-lesson-discard = Jetzt hast du elf Karten und { $points } Restpunkte. Jeder Zug endet mit einem **Abwurf**: Wirf ab, was teuer ist und zu nichts passt.
gin-lesson-low-discarded = Niedrige Karten kosten wenig, und aus `3♦ 4♦` kann eine Folge werden. So bleiben dir { $points } Restpunkte statt { $best }.
gin-lesson-set-broken = Das zerstört deinen Satz Damen, und alle zählen als Rest: { $points } Restpunkte statt { $best }.

gin-lesson-useless = Ein neuer Zug: Nimm die offene { $card }, oder **zieh** eine unbekannte Karte vom Stapel.
gin-lesson-useless-taken = { $card } passt zu nichts auf deiner Hand: Das sind { $points } Restpunkte mehr, Ada sieht, was du hast, und abwerfen darfst du die Karte in diesem Zug nicht.

gin-lesson-fits = Der König war nicht zu gebrauchen. Du hast { $points } Restpunkte, und Ada hat { $card } abgeworfen.
gin-lesson-fits-ignored = Mit { $card } hast du `3♦ 4♦ 5♦`. Du kämst auf { $points } Restpunkte herunter, und mit höchstens { $limit } darfst du die Runde beenden. Vom Stapel kann alles kommen.

gin-lesson-knock = Mit höchstens { $limit } Restpunkten nach dem Abwurf darfst du **klopfen**: Die Runde ist zu Ende, beide zeigen ihre Karten, und wer weniger Restpunkte hat, bekommt den Unterschied. Du kannst { $points } haben; Ada hat { $other }.
gin-lesson-waited = Du würdest auf **Gin** warten, also auf gar keine Restpunkte, und das bringt { $bonus } Punkte mehr. Aber wenige Karten würden dir helfen, und Adas Blatt wird mit jedem Zug besser. Klopfe, solange du vorn bist.
gin-lesson-knocked-high = Das darfst du, aber dir blieben { $points } Restpunkte statt { $best }. Hätte Ada nach dem Anlegen nicht mehr als du, wärst du **unterboten**: Dann bekäme Ada die Punkte und { $bonus } dazu.

gin-lesson-end = **Du hast mit { $own } geklopft.** Ada durfte vorher { $card } an deine Folge **anlegen** und behielt { $other } Restpunkte. Den Unterschied bekommst du: **{ $points } Punkte**. Ganz ohne Restpunkte wäre es Gin: { $bonus } Punkte mehr, und niemand darf anlegen. Eine Partie geht bis { $target } Punkte.
