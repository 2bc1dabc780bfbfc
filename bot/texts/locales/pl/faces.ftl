faces-card = { $rank ->
        [A] as
        [J] walet
        [Q] dama
        [K] król
       *[number] { $rank }
    } { $suit ->
        [spades] pik
        [clubs] trefl
        [diamonds] karo
       *[hearts] kier
    }
faces-rank = { $rank ->
        [A] as
        [J] walet
        [Q] dama
        [K] król
       *[number] { $rank }
    }
faces-joker = joker
faces-spades = pik
faces-clubs = trefl
faces-diamonds = karo
faces-hearts = kier
faces-just-drawn = właśnie dobrana
faces-just-taken = właśnie wzięta
