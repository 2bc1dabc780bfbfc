rummy500-coach-play = { $points ->
        [one] Das bringt { $points } Punkt
       *[other] Das bringt { $points } Punkte
    } und lässt { $left ->
        [one] { $left } Punkt auf der Hand.
       *[other] { $left } Punkte auf der Hand.
    }
rummy500-coach-take = { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } gegen dich, solange du sie { $cards ->
        [one] hältst.
       *[other] hältst.
    }
rummy500-coach-discard = { $left ->
        [one] Danach hast du { $left } Punkt auf der Hand.
       *[other] Danach hast du { $left } Punkte auf der Hand.
    }
rummy500-coach-feeds = Alle können sie nehmen und an { $meld } anlegen.
rummy500-coach-draw = Dein Blatt zählt { $points } gegen dich.
