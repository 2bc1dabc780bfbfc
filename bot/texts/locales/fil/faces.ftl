faces-card = { $rank ->
        [A] alas
        [J] jack
        [Q] queen
        [K] king
       *[number] { $rank }
    } ng { $suit ->
        [spades] spades
        [clubs] clubs
        [diamonds] diamonds
       *[hearts] hearts
    }
faces-rank = { $rank ->
        [A] alas
        [J] jack
        [Q] queen
        [K] king
       *[number] { $rank }
    }
faces-joker = joker
faces-spades = spades
faces-clubs = clubs
faces-diamonds = diamonds
faces-hearts = hearts
faces-just-drawn = kabubunot
faces-just-taken = kakakuha
