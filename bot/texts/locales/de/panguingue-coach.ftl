panguingue-coach-drop = { $chips ->
    [one] Das kostet { $chips } Chip, und mehr kannst du nicht verlieren.
   *[other] Das kostet { $chips } Chips, und mehr kannst du nicht verlieren.
}
panguingue-coach-stay = { $chips ->
    [one] { $chips } Chip im Topf für den Sieg.
   *[other] { $chips } Chips im Topf für den Sieg.
}
panguingue-coach-feeds = Der nächste Spieler kann sie an { $meld } anlegen.
panguingue-coach-missing = { $cards ->
    [one] Zum Ausmachen fehlt dir { $cards } gemeldete Karte.
   *[other] Zum Ausmachen fehlen dir { $cards } gemeldete Karten.
}
panguingue-coach-out = Dann kannst du ausmachen.
