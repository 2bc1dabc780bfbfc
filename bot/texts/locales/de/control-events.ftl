control-events-control = { $occasion ->
    [held] spielt 🎴 **{ $kind }**
    [round] deckt 🎴 **{ $kind }** für den Umlauf auf
   *[other] deckt 🎴 **{ $kind }** auf
}
control-events-took-hidden = nimmt eine neue
control-events-took = nimmt dafür **{ $kind }**
control-events-reshuffled = { $cards ->
    [one] mischt { $cards } Kontrollkarte neu
   *[other] mischt { $cards } Kontrollkarten neu
}
control-events-turned-over = { $cards ->
    [one] dreht den Ablagestapel um ({ $cards } Karte)
   *[other] dreht den Ablagestapel um ({ $cards } Karten)
}
control-events-melded = meldet { $cards } ({ $kind })
control-events-laid-off = legt { $cards } an { $meld } an
control-events-dead = Die Runde ist tot: Niemand bekommt Punkte.
control-events-goes-out = { $player } **macht aus**.
control-events-title-dead = Tote Runde: niemand bekommt Punkte
control-events-title-penalty = { $player } macht aus; die anderen verlieren Punkte für ihre Karten
control-events-title-out = { $player } macht aus und bekommt { $points }
control-events-held-none = **{ $player }** hat ausgemacht: **0**
control-events-held = **{ $player }** hält { $cards } = { $sum }: **{ $points }**
control-events-no-meld = **{ $player }** keine Meldung: **0**
control-events-scored = **{ $player }** { $melds }: **{ $points }**
control-events-not-out = **{ $player }** { $melds } gemeldet, aber nicht ausgemacht: **0**
