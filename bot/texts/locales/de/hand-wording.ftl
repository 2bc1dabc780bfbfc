hand-wording-about = Zu zweit bis fünft: mit 51 herauskommen, anlegen, Joker tauschen; wenigste Punkte gewinnen
hand-wording-about-teams = Zwei Zweierteams: mit 51 herauskommen, anlegen, Joker tauschen; wenigste Punkte gewinnen
hand-wording-beginner = kommt spät heraus, zieht aus Gewohnheit vom Stapel, vergisst Meldungen und Anlegen und tauscht nie einen Joker ein
hand-wording-coach-opening = Zuerst kommst du heraus: mit Meldungen, die zusammen genug wert sind. Dein Blatt rechnet für dich.
hand-wording-coach-turn = In jedem Zug ziehst du vom Stapel oder nimmst die offene Karte, wenn du sie melden kannst; dann wirfst du eine Karte ab.
hand-wording-coach-end = Nach dem Herauskommen melde und leg an, an alle Meldungen; ohne Karten machst du aus.
hand-wording-command-open = Herauskommen: 7H 8H 9H, QS QD QC; ein Joker als JK=8H, oder unten, oben, Satz, Folge
hand-wording-command-meld = Karten melden, Kommas zwischen Meldungen; ein Joker als JK=8H, oder unten, oben, Satz, Folge
hand-wording-command-exchange = Karten gegen ihren Joker tauschen: 8S 8D, oder 8S 8D #3 für Meldung #3
hand-wording-command-return = Die genommene offene Karte auf den Ablagestapel zurücklegen
hand-wording-command-redeal = Mit vier Paaren neu geben lassen
hand-wording-title-meld = Melden …
hand-wording-title-lay-off = Karte anlegen …
hand-wording-title-exchange = Gegen einen Joker tauschen …
hand-wording-lay-off = anlegen
hand-wording-outs = ausgemacht
hand-wording-hands = Hands
hand-wording-exhausted = Runden ohne Sieg
hand-wording-redeals = neu gegeben
hand-wording-first-hand = Hand
hand-wording-first-out = Ausmachen
