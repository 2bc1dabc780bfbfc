hand-coach-open = Mag-o-open ka na may { $points }.
hand-coach-leaves = { $cards ->
        [0] Walang maiiwan sa kamay mo: out ka na.
        [one] { $cards } baraha ({ $points } puntos) ang maiiwan sa kamay mo.
       *[other] { $cards } baraha ({ $points } puntos) ang maiiwan sa kamay mo.
    }
hand-coach-has = { $cards ->
        [0] Wala kang baraha sa kamay: out ka na.
        [one] May { $cards } baraha ({ $points } puntos) sa kamay mo.
       *[other] May { $cards } baraha ({ $points } puntos) sa kamay mo.
    }
hand-coach-leaves-toward = { $enough ->
        [yes] Mga meld na may halagang { $total } ang maiiwan, sapat para sa opening na { $needed }.
       *[no] Mga meld na may halagang { $total } ang maiiwan ({ $needed } ang kailangan pang-open).
    }
hand-coach-has-toward = { $enough ->
        [yes] May mga meld kang may halagang { $total }, sapat para sa opening na { $needed }.
       *[no] May mga meld kang may halagang { $total } ({ $needed } ang kailangan pang-open).
    }
hand-coach-take = Kasama nito, makakapag-open ka na may { $points }.
hand-coach-feeds = Bagay ito sa { $meld } sa mesa.
