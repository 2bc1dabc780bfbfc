control-coach-leaves = { $cards ->
    [0] Danach hast du keine Karten mehr: Du machst aus.
    [one] { $scoring ->
        [penalty] Danach hast du { $cards } Karte auf der Hand, die { $points } zählt.
       *[melds] Danach hast du { $cards } Karte auf der Hand.
    }
   *[other] { $scoring ->
        [penalty] Danach hast du { $cards } Karten auf der Hand, die { $points } zählen.
       *[melds] Danach hast du { $cards } Karten auf der Hand.
    }
}
control-coach-leaves-with = { $cards ->
    [one] { $scoring ->
        [penalty] Danach hast du { $cards } Karte auf der Hand, die { $points } zählt, mit { $melds } für deinen nächsten Zug.
       *[melds] Danach hast du { $cards } Karte auf der Hand, mit { $melds } für deinen nächsten Zug.
    }
   *[other] { $scoring ->
        [penalty] Danach hast du { $cards } Karten auf der Hand, die { $points } zählen, mit { $melds } für deinen nächsten Zug.
       *[melds] Danach hast du { $cards } Karten auf der Hand, mit { $melds } für deinen nächsten Zug.
    }
}
control-coach-have = { $cards ->
    [one] { $scoring ->
        [penalty] Du hast { $cards } Karte auf der Hand, die { $points } zählt.
       *[melds] Du hast { $cards } Karte auf der Hand.
    }
   *[other] { $scoring ->
        [penalty] Du hast { $cards } Karten auf der Hand, die { $points } zählen.
       *[melds] Du hast { $cards } Karten auf der Hand.
    }
}
control-coach-have-with = { $cards ->
    [one] { $scoring ->
        [penalty] Du hast { $cards } Karte auf der Hand, die { $points } zählt, mit { $melds } für deinen nächsten Zug.
       *[melds] Du hast { $cards } Karte auf der Hand, mit { $melds } für deinen nächsten Zug.
    }
   *[other] { $scoring ->
        [penalty] Du hast { $cards } Karten auf der Hand, die { $points } zählen, mit { $melds } für deinen nächsten Zug.
       *[melds] Du hast { $cards } Karten auf der Hand, mit { $melds } für deinen nächsten Zug.
    }
}
control-coach-meld-at-once = Mit ihr kannst du sofort { $melds } melden.
control-coach-lay-off-at-once = Du kannst sie sofort an { $meld } anlegen.
control-coach-feeds = Alle können sie nehmen und an { $meld } anlegen.
control-coach-then-meld = Dann kannst du { $melds } melden.
