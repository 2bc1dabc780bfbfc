-hand-arabic-hand = { "\u2068" }هاند{ "\u2069" }
-hand-arabic-partnership = { "\u2068" }شراكة{ "\u2069" }
-hand-arabic-opening = { "\u2068" }نزول{ "\u2069" }
-hand-arabic-laying-off = { "\u2068" }تركيب{ "\u2069" }
-hand-arabic-exchange = { "\u2068" }تبديل الجوكر{ "\u2069" }
-hand-arabic-fire = { "\u2068" }النار{ "\u2069" }
hand-rules-short-aim = Hand ({ -hand-arabic-hand }): { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }, und Punkte sind Strafpunkte: Die niedrigste Summe gewinnt.
hand-rules-short-setup = Zwei Kartenspiele und zwei Joker, je vierzehn Karten. Wer beginnt, hat fünfzehn und wirft eine ab. Gespielt wird gegen den Uhrzeigersinn.
hand-rules-short-turn = Wenn du dran bist, zieh vom Stapel oder nimm die offene Karte, wenn du sie sofort melden kannst; dann wirf eine Karte ab.
hand-rules-short-melds = Meldungen sind Sätze aus drei oder vier Karten in verschiedenen Farben ({ $set }) und Folgen in einer Farbe ({ $run }). Ein Joker steht für jede Karte.
hand-rules-short-opening = Deine ersten Meldungen, alle auf einmal, sind deine **Erstmeldung** ({ -hand-arabic-opening }); mit ihr kommst du heraus. Sie muss mindestens { $rule ->
        [beat_last] **{ $points }** wert sein, und mehr als die Erstmeldung davor in dieser Runde
       *[fixed] **{ $points }** wert sein
    }. Bildkarten zählen 10, das Ass 11, vor einer Zwei { $ace }.
hand-rules-short-exchange = Danach melde, was du willst, **leg an** ({ -hand-arabic-laying-off }), an jede Meldung, und tausch Joker in Meldungen gegen die Karten, für die sie stehen ({ -hand-arabic-exchange }).
hand-rules-short-lay-off = Danach melde, was du willst, und **leg an** ({ -hand-arabic-laying-off }), an jede Meldung.
hand-rules-short-scoring = Wirf deine letzte Karte ab, um auszumachen: **{ $winner }**. Die anderen zahlen für ihre Karten, oder **{ $unopened }**, wenn sie nie herausgekommen sind. Alles in einem Zug ist eine **Hand**: alles { $multiplier ->
        [2] doppelt
       *[times] × { $multiplier }
    }.
hand-rules-short-teams = Partner ({ -hand-arabic-partnership }) sitzen sich gegenüber und haben gemeinsame Punkte: Das Team, das ausmacht, bekommt den Bonus, das andere zahlt für beide. { $scope ->
        [player] Jeder kommt einzeln heraus.
       *[team] Eine Erstmeldung gilt für beide.
    }
hand-rules-setup = Spieler, Karten, Geben
hand-rules-setup-players = Zwei bis fünf Spieler, jeder für sich.
hand-rules-setup-teams = Vier Spieler in zwei Zweierteams ({ -hand-arabic-partnership }): Partner sitzen sich gegenüber.
hand-rules-setup-order = Gespielt wird gegen den Uhrzeigersinn: Als Nächstes ist dran, wer rechts von dir sitzt.
hand-rules-setup-pack = Zwei Kartenspiele mit 52 Karten und zwei Joker, 106 Karten.
hand-rules-setup-deal = Je vierzehn Karten, und eine fünfzehnte für den Platz nach dem Geber, den **Startspieler**. Der Rest ist der Stapel.
hand-rules-setup-pile = Der Ablagestapel heißt Feuer ({ -hand-arabic-fire }); er beginnt leer.
hand-rules-setup-dealer = Der erste Geber: { $seat ->
        [0] ausgelost
       *[seat] Platz { $seat }
    }; { $next ->
        [rotate] dann reihum in jeder Runde.
       *[loser] dann, wer in der Runde die meisten Punkte hat.
    }
hand-rules-setup-redeal = Wer vier gleiche Paare bekommt (ein Joker ergibt eines), darf vor dem ersten Abwurf neu geben lassen.
hand-rules-turn = Der Zug
hand-rules-turn-starter = Der Startspieler zieht und meldet nicht, er wirft nur eine Karte ab.
hand-rules-turn-starter-melds = Der Startspieler zieht nicht, darf aber vor dem ersten Abwurf melden.
hand-rules-turn-play = In jedem anderen Zug zieh eine Karte (vom Stapel, oder die offene, siehe 7), dann melde, leg an und tausch, wie du willst, dann wirf eine ab.
hand-rules-turn-keep = Jeder Zug endet mit einem Abwurf; behalte also immer eine Karte dafür.
hand-rules-turn-no-keep = Ein Zug endet mit einem Abwurf, aber die letzte Karte darf man auch melden oder anlegen.
hand-rules-turn-discard = Du darfst jede Karte abwerfen, auch einen Joker, aber nicht die gerade genommene offene Karte.
hand-rules-turn-stay = Gemeldete Karten bleiben; nur ein Joker kann eine Meldung verlassen, durch Tausch.
hand-rules-turn-partner = Nur wer am Zug ist, handelt; niemand spielt für den Partner.
hand-rules-turn-end = { $times ->
        [0] Wenn keine Karte mehr zu ziehen ist, wird der Ablagestapel nicht neu gemischt.
        [one] Wenn keine Karte mehr zu ziehen ist, wird der Ablagestapel unter der obersten Karte zu einem neuen Stapel gemischt, höchstens { $times }-mal pro Runde.
       *[other] Wenn keine Karte mehr zu ziehen ist, wird der Ablagestapel unter der obersten Karte zu einem neuen Stapel gemischt, höchstens { $times }-mal pro Runde.
    } Danach darfst du die offene Karte noch nehmen, wenn du sie melden kannst; sonst endet die Runde ohne Sieg.
hand-rules-melds = Meldungen und Joker
hand-rules-melds-set = Ein **Satz** sind drei oder vier Karten eines Rangs, alle in verschiedenen Farben: { $cards }.
hand-rules-melds-run = Eine **Folge** sind drei bis { $longest } aufeinanderfolgende Karten einer Farbe. Das Ass kommt vor der Zwei oder nach dem König: { $low }, { $high }, nie um die Ecke.
hand-rules-melds-joker = Ein **Joker** steht für irgendeine Karte. Eine Meldung hat { $naturals ->
        [one] mindestens { $naturals } natürliche Karte
       *[other] mindestens { $naturals } natürliche Karten
    } und { $jokers ->
        [one] höchstens { $jokers } Joker.
       *[other] höchstens { $jokers } Joker.
    }
hand-rules-melds-place = In einer Folge ist ein Joker genau die Karte seines Platzes, endgültig. In einem Vierersatz ist er die fehlende Farbe. In einem Dreiersatz ({ $cards }) ist er irgendeine fehlende Farbe, noch offen.
hand-rules-melds-said = Wer meldet, sagt, was die Meldung ist. Keine Meldung hat oder bedeutet zweimal dieselbe Karte.
hand-rules-melds-unsaid = Wird nichts gesagt, gilt die wertvollste Lesart: { $cards } endet mit der Neun.
hand-rules-melds-refused = Eine Meldung ist also ein Satz, oder eine Folge, die dort beginnt, wo gesagt wurde; alles andere wird abgelehnt.
hand-rules-melds-values = **Werte** für die Erstmeldung: 2 bis 10 ihre Zahl, J Q K 10, Ass 11, vor einer Zwei { $ace }; ein Joker zählt, wofür er steht.
hand-rules-opening = Herauskommen { -hand-arabic-opening }
hand-rules-opening-opened = Du bist **herausgekommen** ({ -hand-arabic-opening }), sobald du in dieser Runde eine Meldung auf dem Tisch hast. { $scope ->
        [team] Sobald ein Partner herausgekommen ist, dürfen beide frei melden, anlegen und tauschen.
       *[player] Jeder kommt einzeln heraus, auch Partner.
    }
hand-rules-opening-minimum = Du kommst auf einmal heraus: mit einer oder mehreren Meldungen, zusammen mindestens { $rule ->
        [beat_last] **{ $points }** wert, und mehr als die Erstmeldung davor in dieser Runde.
       *[fixed] **{ $points }** wert.
    }
hand-rules-opening-run = Mindestens eine der Meldungen muss eine Folge sein.
hand-rules-opening-melds = Alle Meldungen zählen, mit oder ohne Joker, nur aus deinem Blatt.
hand-rules-opening-layoffs = Anlegen und Tauschen zählen nie dazu und kommen erst danach.
hand-rules-opening-after = Danach gibt es keinen Mindestwert mehr, auch nicht im selben Zug.
hand-rules-opening-keep = Du musst eine Karte zum Abwerfen behalten.
hand-rules-opening-waived = Wer in diesem einen Zug ausmacht, braucht keinen Mindestwert.
hand-rules-opening-not-waived = Es gibt keine Ausnahme, auch nicht, wenn man sofort ausmacht.
hand-rules-opening-no-penalty = Eine abgelehnte Erstmeldung kostet nichts.
hand-rules-laying-off = Anlegen { -hand-arabic-laying-off }
hand-rules-laying-off-when = Wenn du herausgekommen bist, darfst du in deinem Zug an alle Meldungen anlegen ({ -hand-arabic-laying-off }), auch an fremde.
hand-rules-laying-off-run = An eine Folge passt die nächste Karte an beiden Enden: { $run } nimmt { $low } oder { $high }. Ein Ass schließt sein Ende.
hand-rules-laying-off-set = An einen Dreiersatz passt eine Karte einer fehlenden Farbe. Ein Vierersatz ist vollständig.
hand-rules-laying-off-joker = Auch einen Joker kann man anlegen. Passt er an beide Enden einer Folge, sag unten oder oben.
hand-rules-laying-off-beside = An einen Dreiersatz mit Joker darf man auch eine Karte anlegen: Leg { $card } an { $set } an, und der Joker ist { $joker }.
hand-rules-laying-off-not-beside = An einen Dreiersatz mit Joker darf man keine natürliche Karte anlegen.
hand-rules-laying-off-ace = Ein Ass, das an beide Enden passt, kommt ans obere, wenn du nicht unten sagst.
hand-rules-laying-off-one = Eine Karte nach der anderen, so viele du willst.
hand-rules-exchange = Jokertausch { -hand-arabic-exchange }
hand-rules-exchange-none = An diesem Tisch gibt es keinen Jokertausch.
hand-rules-exchange-when = Wenn du herausgekommen bist, auch im selben Zug, darfst du einen Joker in jeder Meldung gegen die Karte tauschen ({ -hand-arabic-exchange }), für die er steht.
hand-rules-exchange-run = In einer Folge: genau die Karte seines Platzes, ein Joker nach dem anderen.
hand-rules-exchange-set = Der Joker eines Vierersatzes wird gegen die fehlende Karte getauscht; der eines Dreiersatzes nur gegen alle fehlenden Karten bis auf die, die Joker bleiben: Für den in { $set } braucht man { $one } und { $other }.
hand-rules-exchange-set-either = Der Joker eines Vierersatzes wird gegen die fehlende Karte getauscht; der eines Dreiersatzes gegen irgendeine fehlende.
hand-rules-exchange-naturals = Die Karten kommen aus deinem Blatt und sind keine Joker.
hand-rules-exchange-must-use = Der Joker muss im selben Zug gemeldet oder angelegt werden.
hand-rules-exchange-yours = Der Joker gehört dir: Melde ihn, leg ihn an, behalte ihn oder wirf ihn ab.
hand-rules-exchange-steps = Es geht auch in zwei Schritten: Leg { $card } an { $set } an, und der Joker ist { $joker }; diese Karte macht ihn dann frei.
hand-rules-taking = Die offene Karte nehmen { -hand-arabic-fire }
hand-rules-taking-top = Nur die oberste Karte des Ablagestapels ({ -hand-arabic-fire }), anstatt zu ziehen.
hand-rules-taking-use = { $use ->
        [new_meld] Sie muss im selben Zug mit Karten deines Blatts in eine **neue Meldung**: Anlegen reicht nicht.
        [any_use] Sie muss sofort verwendet werden: in einer neuen Meldung oder, wenn du herausgekommen bist, angelegt oder getauscht.
       *[any_meld] Du musst im selben Zug eine neue Meldung auslegen, nicht unbedingt mit ihr.
    } Solange du nicht herausgekommen bist, muss das deine Erstmeldung sein.
hand-rules-taking-if = Du kannst sie nur nehmen, wenn das mit deinem Blatt allein geht und du eine Karte zum Abwerfen behältst.
hand-rules-taking-first = Bis dahin darfst du nichts anderes tun.
hand-rules-taking-back = Bis du meldest, darfst du sie zurücklegen; dann zieh vom Stapel und nimm in diesem Zug nichts mehr vom Ablagestapel.
hand-rules-taking-not-back = Sie kann nicht zurückgelegt werden.
hand-rules-taking-same = Hast du dieselbe Karte schon, darfst du eine von beiden verwenden.
hand-rules-taking-joker = Auch ein Joker als offene Karte und der erste Abwurf der Runde können so genommen werden.
hand-rules-going-out = Ausmachen, und die Hand { -hand-arabic-hand }
hand-rules-going-out-discard = Du machst aus, indem du deine letzte Karte abwirfst; die Runde endet sofort.
hand-rules-going-out-any = Du machst aus, indem du deine letzte Karte abwirfst, meldest oder anlegst; die Runde endet sofort.
hand-rules-going-out-ordinary = Jedes Ausmachen ist gewöhnlich, wenn es keine Hand ist.
hand-rules-going-out-hand = Eine **Hand** ({ -hand-arabic-hand }): Du hattest vor diesem Zug nichts gemeldet, meldest in ihm alle deine Karten in eigenen Meldungen und wirfst die letzte ab, ohne eine fremde Meldung anzurühren, auch nicht die des Partners. { $multiplier ->
        [2] Dann zählen alle Punkte der Runde doppelt.
       *[times] Dann zählen alle Punkte der Runde × { $multiplier }.
    }
hand-rules-going-out-soon = Ausmachen kann man ab dem zweiten Zug der Runde.
hand-rules-going-out-not-first = Niemand macht im eigenen ersten Zug aus: Behalte zwei Karten.
hand-rules-going-out-gulf = Golfstaaten-Bonus für eine Hand: ein Joker als letzter Abwurf × 2, alle natürlichen Karten rot oder alle schwarz × 2, alle in einer Farbe × 4.
hand-rules-scoring = Wertung
hand-rules-scoring-left = Restkarten: 2 bis 10 ihre Zahl, J Q K 10, Ass { $ace }, Joker { $joker }.
hand-rules-scoring-out = Wer ausgemacht hat, bekommt **{ $winner }**, nach einer Hand **{ $winner_hand }**. Wer nie herausgekommen ist, zahlt **{ $unopened }**, nach einer Hand **{ $unopened_hand }**, egal mit welchen Karten.
hand-rules-scoring-opened = Wer herausgekommen ist, zahlt für die Restkarten.
hand-rules-scoring-alone = Jeder spielt für sich; in diesem Spiel gibt es keine Partner.
hand-rules-scoring-team = { $partner ->
        [counted] Das Team, das ausgemacht hat, bekommt die Punkte dafür; die Restkarten des Partners zählen, nicht verdoppelt.
       *[ignored] Das Team, das ausgemacht hat, bekommt die Punkte dafür; die Restkarten des Partners zählen nicht.
    } Das andere Team zahlt für beide.
hand-rules-scoring-hand = { $multiplier ->
        [2] Nach einer Hand zählt alles doppelt, auch die Punkte fürs Ausmachen.
       *[times] Nach einer Hand zählt alles × { $multiplier }, auch die Punkte fürs Ausmachen.
    }
hand-rules-scoring-no-winner = { $counts ->
        [scored] Eine Runde ohne Sieg: Alle zahlen wie oben, und nichts wird verdoppelt.
        [void_counted] Eine Runde ohne Sieg: Sie zählt für alle null.
       *[replay] Eine Runde ohne Sieg: Derselbe Geber gibt neu, höchstens dreimal hintereinander.
    }
hand-rules-match = Die Partie
hand-rules-match-rounds = { $rounds ->
        [one] { $rounds } Runde; die Punkte werden addiert.
       *[other] { $rounds } Runden; die Punkte werden addiert.
    }
hand-rules-match-winner = Wer die niedrigste Summe hat, gewinnt.
hand-rules-match-winner-team = Das Team mit der niedrigsten Summe gewinnt.
hand-rules-match-tie = Kommt die niedrigste Summe mehrfach vor, wird der Sieg geteilt.
hand-rules-match-tie-rounds = Kommt die niedrigste Summe mehrfach vor, werden bis zu drei weitere Runden gespielt.
hand-rules-match-no-target = Niemand scheidet aus, und es gibt kein Punkteziel.
hand-rules-match-time = Wenn deine Zeit abläuft, wird die gezogene Karte (oder deine teuerste) für dich abgeworfen und eine genommene offene Karte zurückgelegt; gemeldet wird nichts.
hand-rules-table = An diesem Tisch
hand-rules-table-run = Eine Erstmeldung braucht mindestens eine Folge.
hand-rules-table-no-run = Eine Erstmeldung darf auch ganz aus Sätzen bestehen.
hand-rules-table-exchange = Joker dürfen getauscht werden.
hand-rules-table-no-exchange = Es gibt keinen Jokertausch.
hand-rules-table-joker-used = Ein getauschter Joker muss vor dem Abwerfen gemeldet oder angelegt werden.
hand-rules-table-joker-kept = Einen getauschten Joker darf man behalten.
hand-rules-table-redeal = Zuerst werden alle gefragt, ob sie neu geben lassen wollen; dafür braucht man vier gleiche Paare.
hand-rules-table-no-redeal = Niemand darf neu geben lassen.
hand-rules-table-options = Alle Optionen stehen in den letzten Themen.
hand-rules-clarified = Klarstellungen
hand-rules-clarified-finish = Ein Spielzug, nach dem du deinen Zug nicht beenden könntest, wird abgelehnt.
hand-rules-clarified-end = Nennst du ein Ende einer Folge, an das die Karte nicht passt, wird das abgelehnt.
hand-rules-clarified-joker = Ein Joker, der sofort verwendet werden muss, braucht einen Platz, den nichts anderes vorher einnimmt.
hand-rules-clarified-upcard = Ist keine Karte mehr zu ziehen, darfst du die offene Karte nehmen, wenn du sie melden kannst, oder passen und die Runde beenden.
