orders-command = Deinen nächsten Zug in einem langsamen Spiel planen; nur du siehst es
orders-plan = Meinen Zug planen …
orders-undo = Letzte Regel entfernen
orders-cancel = Plan verwerfen
orders-title = ### Plan für meinen nächsten Zug
orders-about = Nur du siehst das. Sobald du dran bist, wird die erste Regel, die passt, für dich gespielt; was sie offenlässt, wartet auf dich. Höchstens { $most } Regeln.
orders-nothing = -# Noch keine Regeln. Was soll in deinem Zug geschehen?
orders-rule-if = { $occasion ->
    [asked] Wenn du nach { $cards } gefragt wirst: { $then }.
   *[turn] Wenn die offene Karte { $cards } ist: { $then }.
}
orders-rule = { $occasion ->
    [asked-always] Immer wenn du gefragt wirst: { $then }.
    [asked-otherwise] Wenn du nach anderen Karten gefragt wirst: { $then }.
    [declare-always] Wenn du ansagst: { $then }.
    [declare-otherwise] Wenn du ansagst: { $then }.
    [turn-otherwise] Sonst: { $then }.
   *[turn-always] Gleich welche Karte offen liegt: { $then }.
}
orders-any = jede { $what }
orders-then = { $first }, dann { $cards } abwerfen
orders-melds = Vor dem Abwurf wird gemeldet und angelegt, wie es ein Computer täte.
orders-ends = { $game ->
    [gin] { $most ->
        [0] Stattdessen Gin ansagen, wenn es geht.
       *[points] Stattdessen klopfen, wenn höchstens { $most } übrig bleiben.
    }
   *[other] Stattdessen ausmachen, wenn es geht.
}
orders-drawn = die gezogene Karte
orders-take = sie nehmen
    .button = Offene Karte nehmen …
orders-draw = vom Stapel ziehen
    .button = Ziehen …
orders-unknown = etwas anderes
orders-any-label = Wenn eine solche Karte offen liegt …
orders-cards-label = … oder eine dieser Karten
orders-cards-example = 7D 8H (beides leer: gleich welche Karte)
orders-before-label = Vor dem Abwurf
orders-melds-option = Melden und anlegen, wie es ein Computer täte
orders-ends-option = { $game ->
    [gin] { $most ->
        [0] Gin ansagen, wenn es geht
       *[points] Klopfen, wenn höchstens { $most } übrig bleiben
    }
   *[other] Ausmachen, wenn es geht
}
orders-discard-label = Dann abwerfen
orders-discard-second = Wenn das nicht geht
orders-drawn-label = Die gezogene Karte
orders-waiting = **Dein Plan**
orders-played = **Dein Plan wurde gespielt.**
orders-unfinished = **Dein Plan hat deinen Zug begonnen**; mehr davon ist nicht möglich. Der Rest ist deine Sache.
orders-stopped = **Dein Plan hat vor dem Abwurf angehalten**: Vielleicht kannst du die Runde jetzt beenden. Der Rest ist deine Sache.
orders-unfit = **Dein Plan hat nicht gepasst**: Keine Regel ist jetzt möglich. Du bist dran.
orders-skipped = { $count ->
    [one] Regel { $numbers } war nicht möglich.
   *[other] Die Regeln { $numbers } waren nicht möglich.
}
orders-refused-none = Züge lassen sich nur planen, wo das Spiel es erlaubt und ein Zug mindestens eine Stunde dauern darf oder nicht begrenzt ist.
orders-refused-now = Einen Plan machst du, während die anderen ziehen. Jetzt bist du dran, oder der Computer spielt für dich.
orders-refused-rules = Dieser Plan ist hier nicht möglich. Ein Plan hat höchstens { $most } Regeln, und eine Regel nennt höchstens { $cards } Karten.
orders-refused-cards = { $how ->
    [held] Du hast { $cards } nicht auf der Hand und kannst nicht planen, das abzuwerfen.
   *[upcard] { $cards } kann nicht zur offenen Karte werden.
}
orders-refused-words = Das sind keine Karten: { $words }. Gib Kürzel wie 7D 10H QS ein.
orders-not-stored = Dein Plan ist unverändert: Er konnte nicht gespeichert werden.
orders-inbox = { $state ->
    [waiting] dein Zug ist geplant
    [unfit] dein Plan hat nicht gepasst
   *[other] dein Plan hat deinen Zug begonnen
}
