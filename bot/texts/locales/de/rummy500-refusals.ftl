rummy500-refusals-not-in-pile = { $cards } liegt nicht im Ablagestapel: { $pile }, oberste Karte rechts.
rummy500-refusals-pile-empty = Der Ablagestapel ist leer.
rummy500-refusals-too-deep = { $cards ->
        [one] Der Ablagestapel hat nur { $cards } Karte: { $pile }, oberste Karte rechts.
       *[other] Der Ablagestapel hat nur { $cards } Karten: { $pile }, oberste Karte rechts.
    }
rummy500-refusals-top-only = An diesem Tisch kann man nur die oberste Karte des Ablagestapels nehmen, { $top }, nicht alles bis { $card }.
rummy500-refusals-no-use-alone = Du kannst { $card } nicht nehmen: An diesem Tisch muss eine Karte vom Ablagestapel sofort verwendet werden, und sie ergibt mit deinem Blatt keine Meldung und passt an keine auf dem Tisch.
rummy500-refusals-no-use = { $cards ->
        [one] Du kannst nicht bis { $card } nehmen: Die unterste Karte muss sofort verwendet werden, und mit deinem Blatt und der { $cards } genommenen Karte ergibt sie keine Meldung und passt an keine auf dem Tisch.
       *[other] Du kannst nicht bis { $card } nehmen: Die unterste Karte muss sofort verwendet werden, und mit deinem Blatt und den { $cards } genommenen Karten ergibt sie keine Meldung und passt an keine auf dem Tisch.
    }
rummy500-refusals-depths = Nehmen kannst du bis { $cards }.
rummy500-refusals-use-first = Verwende zuerst { $card }: Melde sie oder leg sie an, vor allem anderen.
rummy500-refusals-name-meld = Nenn die Karten der Meldung.
rummy500-refusals-not-a-meld = { $why ->
        [short] { $cards } ist keine Meldung: Eine Meldung hat mindestens drei Karten
        [run] { $cards } ist keine Meldung: Eine Folge hat aufeinanderfolgende Karten
        [low-ace] { $cards } ist keine Meldung: Eine Folge hat aufeinanderfolgende Karten, und das Ass ist an diesem Tisch niedrig
        [corner] { $cards } ist keine Meldung: Eine Folge hat aufeinanderfolgende Karten und geht nicht um die Ecke; das Ass liegt unter der 2 oder über dem König
       *[neither] { $cards } ist keine Meldung: Eine Meldung sind drei oder vier Karten eines Rangs, oder eine Folge in einer Farbe
    }{ $fits ->
        [no] ; und an eine Meldung auf dem Tisch passt das auch nicht.
       *[none] .
    }
rummy500-refusals-lay-off-instead = Anlegen kannst du an { $melds }.
rummy500-refusals-name-cards = Nenn die Karten, die du anlegen willst.
rummy500-refusals-does-not-fit = { $count ->
        [one] { $cards } passt nicht an { $meld }.
       *[other] { $cards } passen nicht an { $meld }.
    }
rummy500-refusals-would-fit = Es ginge an { $melds }.
rummy500-refusals-never-joined = Meldungen werden nie verbunden, und ein Satz bleibt ein Satz.
rummy500-refusals-no-meld = Auf dem Tisch liegt noch keine Meldung zum Anlegen.
rummy500-refusals-no-such-meld = { $number ->
        [0] So eine Meldung liegt nicht auf dem Tisch: Es gibt #1 bis #{ $melds }.
       *[number] Eine Meldung #{ $number } liegt nicht auf dem Tisch: Es gibt #1 bis #{ $melds }.
    }
rummy500-refusals-only-meld = { $number ->
        [0] So eine Meldung liegt nicht auf dem Tisch: Die einzige ist { $meld }.
       *[number] Eine Meldung #{ $number } liegt nicht auf dem Tisch: Die einzige ist { $meld }.
    }
rummy500-refusals-no-card-to-drop = An diesem Tisch muss die letzte Karte abgeworfen werden: Nach { $cards } hättest du keine mehr zum Abwerfen. Behalte eine.
rummy500-refusals-leaves-taken = Dann bliebe dir nur { $card }, und die kannst du in diesem Zug nicht abwerfen. Behalte eine andere zum Abwerfen.
rummy500-refusals-leaves-taken-no-fit = Dann bliebe dir nur { $card }; die kannst du in diesem Zug nicht abwerfen, und sie passt an keine Meldung auf dem Tisch. Behalte eine andere zum Abwerfen.
rummy500-refusals-taken-card = Du hast { $card } einzeln vom Ablagestapel genommen und kannst sie in diesem Zug nicht abwerfen. { $use ->
        [must] Du musst sie verwenden.
       *[free] Du kannst sie melden, anlegen oder behalten.
    }
rummy500-refusals-draw-first = Zieh zuerst: vom Stapel oder vom Ablagestapel.
rummy500-refusals-take-first = Nimm zuerst eine Karte.
rummy500-refusals-already-took = Du hast in diesem Zug schon { $cards } vom Ablagestapel genommen; man zieht nur einmal pro Zug.
rummy500-refusals-already-drew = { $card ->
        [none] Du hast in diesem Zug schon vom Stapel gezogen; man zieht nur einmal pro Zug.
       *[card] Du hast in diesem Zug schon vom Stapel gezogen ({ $card }); man zieht nur einmal pro Zug.
    }
rummy500-refusals-stock-empty = Der Stapel ist leer: Nimm vom Ablagestapel oder pass, dann endet die Runde.
rummy500-refusals-stock-left = { $cards ->
        [one] Du kannst nicht passen, solange es einen Stapel zum Ziehen gibt: Er hat { $cards } Karte.
       *[other] Du kannst nicht passen, solange es einen Stapel zum Ziehen gibt: Er hat { $cards } Karten.
    }
rummy500-refusals-no-pass = An diesem Tisch wird nicht gepasst: Die Runde endet mit dem Stapel.
