hand-panel-no-opening = Noch keine Meldung zum Herauskommen
hand-panel-highest = { $points ->
        [one] **{ $points }** Punkt für deine höchste Erstmeldung
       *[other] **{ $points }** Punkte für deine höchste Erstmeldung
    }
hand-panel-enough = { $points ->
        [one] ✅ **{ $points }** Punkt: genug zum Herauskommen ({ $needed } nötig)
       *[other] ✅ **{ $points }** Punkte: genug zum Herauskommen ({ $needed } nötig)
    }
hand-panel-short = { $points ->
        [one] **{ $points }** Punkt: zum Herauskommen fehlen { $short } ({ $needed } nötig)
       *[other] **{ $points }** Punkte: zum Herauskommen fehlen { $short } ({ $needed } nötig)
    }
hand-panel-left = { $how ->
        [melds-and-discard] Nach deinen Meldungen und einem Abwurf bleiben **{ $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }**
        [discard] Nach einem Abwurf bleiben **{ $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }**
        [melds] Nach deinen Meldungen bleiben **{ $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }**
       *[held] Du hast **{ $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }** auf der Hand
    }
hand-panel-must-meld = ⚠️ Du musst { $card } jetzt melden.
hand-panel-must-meld-or-return = ⚠️ Du musst { $card } jetzt melden oder zurücklegen.
hand-panel-joker-due = ⚠️ Melde den genommenen Joker oder leg ihn an, bevor du abwirfst.
hand-panel-hand-now = 🏁 Wirf { $card } ab: **Du machst mit einer Hand aus**, alles zählt doppelt.
hand-panel-hand = 🏁 **Du kannst mit einer Hand ausmachen**: Melde alles außer { $cards }, dann wirf diese Karte ab.
hand-panel-choose-melds = Meldungen wählen …
hand-panel-choose-cards = Karten wählen …
hand-panel-other-openings = Andere Erstmeldungen …
hand-panel-whole-openings = Ganze Erstmeldungen …
hand-panel-round = Runde { $round } von { $rounds }
hand-panel-no-upcard = *Keine offene Karte.*
