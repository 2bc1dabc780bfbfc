faces-card = { $rank ->
        [A] آس
        [J] ولد
        [Q] بنت
        [K] ملك
       *[number] { $rank }
    } { $suit ->
        [spades] بستوني
        [clubs] سباتي
        [diamonds] ديناري
       *[hearts] كوبة
    }
faces-rank = { $rank ->
        [A] آس
        [J] ولد
        [Q] بنت
        [K] ملك
       *[number] { $rank }
    }
faces-joker = جوكر
faces-spades = بستوني
faces-clubs = سباتي
faces-diamonds = ديناري
faces-hearts = كوبة
faces-just-drawn = سُحبت الآن
faces-just-taken = أُخذت الآن
