# Cards as people say them, for completions and for the descriptions of pictures.

# A card. $rank: A, J, Q, K or a number
faces-card = { $rank ->
        [A] ace
        [J] jack
        [Q] queen
        [K] king
       *[number] { $rank }
    } of { $suit ->
        [spades] spades
        [clubs] clubs
        [diamonds] diamonds
       *[hearts] hearts
    }

# A rank alone
faces-rank = { $rank ->
        [A] ace
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

## What the asterisk after a card of the hand means

# The card was drawn in this turn
faces-just-drawn = just drawn

# The card was taken from the discard pile in this turn
faces-just-taken = just taken
