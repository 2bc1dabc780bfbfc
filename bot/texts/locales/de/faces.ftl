faces-card = { $suit ->
        [spades] Pik
        [clubs] Kreuz
        [diamonds] Karo
       *[hearts] Herz
    } { $rank ->
        [A] Ass
        [J] Bube
        [Q] Dame
        [K] König
       *[number] { $rank }
    }
faces-rank = { $rank ->
        [A] Ass
        [J] Bube
        [Q] Dame
        [K] König
       *[number] { $rank }
    }
faces-joker = Joker
faces-spades = Pik
faces-clubs = Kreuz
faces-diamonds = Karo
faces-hearts = Herz
faces-just-drawn = gerade gezogen
faces-just-taken = gerade genommen
