hand-coach-open = Du kommst mit { $points } heraus.
hand-coach-leaves = { $cards ->
        [0] Danach hast du keine Karten mehr: Du machst aus.
        [one] Danach hast du { $cards } Karte, die { $points } zählt.
       *[other] Danach hast du { $cards } Karten, die { $points } zählen.
    }
hand-coach-has = { $cards ->
        [0] Du hast keine Karten mehr: Du machst aus.
        [one] Du hast { $cards } Karte, die { $points } zählt.
       *[other] Du hast { $cards } Karten, die { $points } zählen.
    }
hand-coach-leaves-toward = { $enough ->
        [yes] Danach hast du Meldungen im Wert von { $total }, genug zum Herauskommen ({ $needed }).
       *[no] Danach hast du Meldungen im Wert von { $total } ({ $needed } zum Herauskommen).
    }
hand-coach-has-toward = { $enough ->
        [yes] Du hast Meldungen im Wert von { $total }, genug zum Herauskommen ({ $needed }).
       *[no] Du hast Meldungen im Wert von { $total } ({ $needed } zum Herauskommen).
    }
hand-coach-take = Mit ihr kannst du mit { $points } herauskommen.
hand-coach-feeds = Sie passt an { $meld } auf dem Tisch.
