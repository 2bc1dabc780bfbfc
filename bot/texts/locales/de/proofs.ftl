proofs-command = Runden, die alle nachprüfen können
proofs-command-about = Was über die Karten garantiert ist, und was nicht
proofs-command-word = Ein eigenes Wort in das nächste Mischen geben; alle sehen es
proofs-command-check = Eine Runde aus ihrem versiegelten Geheimnis nachrechnen
proofs-command-card = Eine Karte nachweisen, die du gesehen hast, ohne eine andere zu verraten
proofs-command-head = Der Fingerabdruck aller bisherigen Runden dieses Servers
proofs-option-word = Irgendein Wort, bis zu 64 Zeichen; es bleibt für immer bei der Runde
proofs-option-card = Welche Karte, zum Beispiel 10D, K♠ oder joker
proofs-whole = Alle Zahlen
proofs-check = Nachrechnen
proofs-file = Nachweis als Datei
proofs-promise = 🔏 Versiegelte Karten
proofs-verify = 🔏 Runde nachprüfen
proofs-about =
    ### Runden, die alle nachprüfen können
    { "*" }*Garantiert**
    - Ich kann mir keine Kartenfolge aussuchen: Ich versiegle zuerst ein Geheimnis, und der Beitrag der Mitspieler kommt danach.
    - Ich kann eine Runde hinterher nicht ändern: Das Siegel ist vorher zu sehen, jede Runde ist Teil einer Kette, und wer sich den Kopf der Kette notiert (`/fair head`), kann eine Änderung beweisen.
    - Du kannst jede Karte nachweisen, die du gesehen hast (`/fair card`); während einer Runde die Karten, die du bekommen oder gezogen hast. Das verrät keine andere Karte.
    { "*" }*Nicht garantiert**
    - Dass die Maschine, die gibt, die Karten nicht kennt: Sie muss sie kennen, um sie zu geben, und wer sie betreibt, könnte nachsehen.
    - Dass niemand eine Runde abbricht. Versiegelte Karten, die nie gespielt wurden, werden geöffnet und als solche aufgeführt.
    - Dass niemand am Tisch mit dem Betreiber der Maschine zusammenarbeitet: Mit dem Geheimnis und dem letzten Wort könnte man Wörter durchprobieren, bis die Karten gefallen. Auch nicht, dass ein Klick die Nummer hatte, die Discord ihm gab: Das sage nur ich. Dein eigenes Wort kennst du.
    - Irgendetwas über Tische, die eröffnet wurden, bevor es Nachweise gab, oder über eine Runde ganz ohne Beitrag der Mitspieler: Da musst du mir glauben, dass ich nicht mehrere Geheimnisse versiegelt und eines ausgesucht habe.
    `/help topic:fair` erklärt, wie es geht, ganz ohne Mathematik.
proofs-help =
    ### Faires Geben
    Stell dir vor, der Geber schreibt eine geheime Zahl auf einen Zettel und verschließt ihn in einem Umschlag, bevor sich jemand hinsetzt. Dann nennen alle Mitspieler eine Zahl. Gemischt wird nach einer festen Regel aus der Zahl des Gebers und euren Zahlen zusammen. Nach der Partie wird der Umschlag geöffnet, und alle können das Mischen wiederholen und sehen, dass es dieselben Karten in derselben Reihenfolge ergibt.
    Der Geber kann also deine Karten nicht aussuchen: Der Umschlag war verschlossen, bevor eure Zahlen bekannt waren.
    { "*" }*Hier** ist der Umschlag ein *Fingerabdruck*, zum Beispiel `4b1f…`: Er folgt aus meinem Geheimnis, und niemand kann ein anderes Geheimnis mit demselben Fingerabdruck finden. Du siehst ihn in der Lobby und, für die nächste Runde, unter jedem Ergebnis. Deine Zahl ist die deines Klicks auf **Mitspielen**, **Start** oder **Nächste Runde**, die von Discord kommt; mit `/fair word` kannst du ein eigenes Wort dazugeben.
    { "*" }*Runde nachprüfen** unter dem Tisch öffnet den Nachweis einer Runde, und `/fair check` rechnet alles nach. Sind die Blätter nach der Partie offen, dann auch die Geheimnisse. Sind sie privat, bleiben die Geheimnisse versiegelt, und du kannst trotzdem jede Karte nachweisen, die du gesehen hast (`/fair card`); wenn alle zustimmen, wird alles geöffnet.
    `/fair head` ist der Fingerabdruck aller bisherigen Runden auf diesem Server. Notier ihn dir, und niemand kann heimlich eine davon ändern. `/fair statistics` zeigt, ob Menschen und Computer gleich gute Karten bekommen haben.
    -# Was nicht garantiert ist: `/fair about`.
proofs-no-proof = Diese Partie lässt sich nicht nachprüfen: Ihr Tisch wurde eröffnet, bevor es Nachweise gab.
proofs-no-proof-yet = Hier wurde noch nichts ausgeteilt.
proofs-chain-empty = Auf diesem Server ist noch keine nachprüfbare Runde zu Ende.
proofs-opened = Du stimmst zu, die Runden dieser Partie zu öffnen. Sie werden geöffnet, wenn alle Mitspieler zustimmen.
proofs-opened-all = Alle stimmen zu: Die Runden dieser Partie sind offen, mit allen Blättern.
proofs-no-other-card = Während der Partie weise ich keine andere Karte nach: Ihre Stelle im Kartenspiel verrät zu viel.
proofs-word-noted = Dein Wort für das nächste Mischen ist { $word }. Alle sehen es bei der Runde.
proofs-sealed = 🔏 Versiegelte Karten: `{ $fingerprint }`
proofs-next-sealed = 🔏 Nächste Runde versiegelt: `{ $fingerprint }`
proofs-promised = Ich habe das Geheimnis von Runde { $deal } versiegelt, und das ist sein Fingerabdruck:
proofs-promised-explained = Eure Klicks gehen ab jetzt in das Mischen ein, und ein eigenes Wort, wenn du willst (`/fair word`); also kann ich deine Karten nicht aussuchen. `/help topic:fair` erklärt, wie.
proofs-title = 🔏 Runde { $deal }
proofs-sealed-before = Bevor jemand diese Runde verlangte, habe ich ein Geheimnis mit dem Fingerabdruck `{ $fingerprint }` versiegelt, und der war zu sehen.
proofs-follows = Das Mischen folgt daraus und aus dem späteren Beitrag von { $players }; also konnte ich die Karten nicht aussuchen.
proofs-follows-alone = Danach kam kein Beitrag von Mitspielern; du musst mir also glauben, dass ich nicht unter mehreren Geheimnissen gewählt habe.
proofs-stored-opened = Der Fingerabdruck aller Karten, `{ $fingerprint }`, wurde vor dem ersten Zug gespeichert, und das Geheimnis ist jetzt offen: Alle können alles nachrechnen.
proofs-stored-ended = Der Fingerabdruck aller Karten, `{ $fingerprint }`, wurde vor dem ersten Zug gespeichert: Das Geheimnis bleibt versiegelt, und du kannst jede Karte nachweisen, die du gesehen hast.
proofs-stored-playing = Der Fingerabdruck aller Karten, `{ $fingerprint }`, wurde vor dem ersten Zug gespeichert: Seitdem kann keine Karte geändert worden sein, und du kannst jede Karte nachweisen, die du bekommen oder vom Stapel gezogen hast.
proofs-number-sealed = **Versiegelt**
proofs-number-deck = **Alle Karten**
proofs-number-entry = **Eintrag { $entry } der Runden dieses Servers**
proofs-number-secret = **Geheimnis**
proofs-number-next-sealed = **Runde { $deal } ist versiegelt**
proofs-number-never-dealt = **Runde { $deal } wurde versiegelt und nie gegeben**
proofs-number-its-secret = **Ihr Geheimnis**
proofs-secret-sealed = **Geheimnis** versiegelt
proofs-share = **{ $player }** Klick { $press }
proofs-share-word = **{ $player }** Klick { $press }, Wort { $word }
proofs-check-commitment = Das Geheimnis hat den Fingerabdruck, der vor der Runde zu sehen war.
proofs-check-deck = Das Mischen passt zum Geheimnis und zum Beitrag der Mitspieler.
proofs-check-seed = Alles andere Zufällige in der Runde auch.
proofs-check-dealer = Der erste Geber auch.
proofs-check-root = Der Fingerabdruck aller Karten passt zu diesen Karten.
proofs-check-entry = Die Runde ist in der Kette dieses Servers, mit ihrem Ergebnis.
proofs-check-failed = **Runde { $deal } passt nicht zu ihrem Siegel.** Sag der Person Bescheid, die diesen Bot betreibt.
proofs-check-opened = Glaub es nicht einfach mir: Exportiere die Runde mit `/results replay` und prüf sie selbst nach.
proofs-check-sealed = Solange das Geheimnis versiegelt ist, kann nur ich all das wiederholen, aber deine eigenen Karten kannst du nachweisen.
proofs-card = { $card } war Karte { $position } von { $size } in Runde { $deal }. Diese Zahlen beweisen, dass sie an dieser Stelle zum Kartenspiel `{ $fingerprint }` gehört. Das verrät keine andere Karte.
proofs-card-later = Du hast { $card } vom Ablagestapel oder vom Tisch bekommen. Ihre Stelle im Kartenspiel würde verraten, ob und wann sie vor dir jemand bekommen oder gezogen hat. Du kannst sie nachweisen, sobald die Runde zu Ende ist.
proofs-card-none = Du hast { $card } in Runde { $deal } nicht bekommen, soweit du das wissen kannst.
proofs-head =
    ### Runden dieses Servers
    { $deals ->
        [one] Bisher { $deals } Runde. Der Fingerabdruck aller Runden:
       *[other] Bisher { $deals } Runden. Der Fingerabdruck aller Runden:
    }
    ```{ $head }```
    Notier ihn dir, wo ich nicht hinkomme: Würde eine dieser Runden später geändert, führte die Kette nicht mehr hierher.
proofs-open-button = Runden öffnen ({ $agreed } von { $people })
proofs-file-about = Der Nachweis einer Partie { $game }, als JSON: die Siegel, und die Karten, die du gesehen hast.
