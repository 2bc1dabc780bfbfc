panguingue-lesson-stay = Du spielst um Chips, mit vielen Kartenspielen zugleich. Alle sehen ihre zehn Karten an und **spielen** dann oder **steigen aus**; Aussteigen kostet { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}. Du hast Fünfen, Zweien und zwei Karos nebeneinander.
panguingue-lesson-dropped = Mit einem Blatt ohne Meldungen wäre das billiger als mitzuspielen. Aber deins ist gut: Vier Fünfen und drei Zweien sind schon Meldungen, und die Fünfen bringen Chips. Zahl nicht { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
} für nichts.

panguingue-lesson-upcard = Alle spielen. Du darfst { $card } nehmen, wenn du sie sofort verwenden kannst, oder vom Stapel ziehen. Eine gezogene Karte kommt nie auf die Hand: Sie wird gemeldet, oder sie ist dein Abwurf.
panguingue-lesson-drawn = `K♦` gibt eine Folge mit `J♦ Q♦`. So eine Gelegenheit ist selten; die meisten Karten vom Stapel passen zu nichts.

panguingue-lesson-condition = `J♦ Q♦ K♦` ist eine **Prämie**: eine Meldung, für die die anderen sofort zahlen und noch einmal, wenn du gewinnst. Bisher hast du { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}. Auch Dreien, Fünfen und Siebenen sind Prämien.
panguingue-lesson-unpaid = Auf der Hand bringen deine Fünfen nichts. Melde sie zuerst und kassiere { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}, dann wirf ab.

panguingue-lesson-flat = Vier Fünfen bringen mehr als drei: Du hast jetzt { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}. Auch drei Zweien sind eine Meldung, wenn auch keine Prämie. Du gewinnst mit **elf** gemeldeten Karten.
panguingue-lesson-twos-kept = Dann fehlten dir noch vier Karten. Mit den Zweien auf dem Tisch hast du zehn gemeldet, und eine einzige passende Karte genügt zum Ausmachen.

panguingue-lesson-out = Du hast zehn Karten auf dem Tisch und keine auf der Hand. Basil zog { $card }, konnte sie nicht verwenden und musste sie abwerfen.
panguingue-lesson-five-left = `5♣` passt zu deinen Fünfen: dort **angelegt** bringt sie Chips, und sie ist deine elfte Karte. Mit ihr gewinnst du.

panguingue-lesson-end = **Du machst aus.** Alle anderen zahlen dir dafür { $out ->
    [one] { $out } Chip
   *[other] { $out } Chips
} und jede deiner Prämien ein zweites Mal. Insgesamt hast du **{ $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}** gewonnen. Eine Partie hat { $deals ->
    [one] { $deals } Runde
   *[other] { $deals } Runden
}; wer die meisten Chips hat, gewinnt.
