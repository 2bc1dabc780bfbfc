panguingue-about = Acht Kartenspiele, Chips für Prämien, elf gemeldete Karten gewinnen
panguingue-beginner = spielt jedes Blatt, vergisst bezahlte Meldungen, lässt einträgliche offene Karten liegen und teilt nie eine Meldung, um noch einmal zu kassieren
panguingue-coach-melds = Melde Gruppen und Folgen: Wer zuerst elf Karten gemeldet hat, macht aus und wird bezahlt.
panguingue-coach-turn = Melde die gezogene Karte sofort oder wirf sie ab; dein Blatt wird nur kleiner.
panguingue-coach-conditions = Manche Meldungen sind Prämien: Alle zahlen dir dafür sofort Chips.
panguingue-command-stay = Diese Runde mitspielen (Panguingue)
panguingue-command-drop = Aus dieser Runde aussteigen und dafür zahlen (Panguingue)
panguingue-command-split = Eine deiner Meldungen in zwei teilen
panguingue-command-borrow = Eine neue Meldung mit Karten aus deinen anderen Meldungen bilden
panguingue-command-demand = Den Spieler am Zug zwingen, die offene Karte zu nehmen und anzulegen
panguingue-command-nodemand = Verzichten: die offene Karte nicht erzwingen
panguingue-command-goout = Mit elf gemeldeten Karten ausmachen
panguingue-confirm-drop = Ja, aussteigen
panguingue-confirm-split = Ja, teilen
panguingue-confirm-borrow = Ja, leihen und melden
panguingue-meld-and-collect = Melden und { $chips } kassieren · { $cards }
panguingue-collect = { $chips } kassieren
panguingue-ways-collect = { $ways ->
    [one] { $ways } Möglichkeit · bis zu { $chips } kassieren
   *[other] { $ways } Möglichkeiten · bis zu { $chips } kassieren
}
panguingue-ways = { $ways ->
    [one] { $ways } Möglichkeit · bringt nichts
   *[other] { $ways } Möglichkeiten · bringt nichts
}
panguingue-your-melds = Deine Meldungen: { $melds }
panguingue-deal = Runde { $deal } von { $deals }
panguingue-match = (Partie { $chips })
panguingue-in-the-picture = im Bild: Chips dieser Runde
panguingue-first-out = gewonnene Runde
panguingue-plan-demand = sie erzwingen
    .button = Auf Frage: erzwingen …
panguingue-plan-no-demand = nicht erzwingen
    .button = Auf Frage: nicht erzwingen …
panguingue-plan-stay = mitspielen
    .button = Ansage: mitspielen
panguingue-plan-drop = aussteigen
    .button = Ansage: aussteigen
