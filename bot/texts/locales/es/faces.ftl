faces-card = { $rank ->
        [A] as
        [J] jota
        [Q] reina
        [K] rey
       *[number] { $rank }
    } de { $suit ->
        [spades] picas
        [clubs] tréboles
        [diamonds] diamantes
       *[hearts] corazones
    }
faces-rank = { $rank ->
        [A] as
        [J] jota
        [Q] reina
        [K] rey
       *[number] { $rank }
    }
faces-joker = comodín
faces-spades = picas
faces-clubs = tréboles
faces-diamonds = diamantes
faces-hearts = corazones
faces-just-drawn = recién robada
faces-just-taken = recién tomada
