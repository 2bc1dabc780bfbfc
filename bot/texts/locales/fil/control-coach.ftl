control-coach-leaves = { $cards ->
    [0] Walang maiiwan sa kamay mo: out ka na.
    [one] { $scoring ->
        [penalty] { $cards } baraha ({ $points } puntos) ang maiiwan sa kamay mo.
       *[melds] { $cards } baraha ang maiiwan sa kamay mo.
    }
   *[other] { $scoring ->
        [penalty] { $cards } baraha ({ $points } puntos) ang maiiwan sa kamay mo.
       *[melds] { $cards } baraha ang maiiwan sa kamay mo.
    }
}
control-coach-leaves-with = { $scoring ->
    [penalty] { $cards } baraha ({ $points } puntos) ang maiiwan sa kamay mo, may { $melds } para sa susunod mong turn.
   *[melds] { $cards } baraha ang maiiwan sa kamay mo, may { $melds } para sa susunod mong turn.
}
control-coach-have = { $scoring ->
    [penalty] May { $cards } baraha ({ $points } puntos) sa kamay mo.
   *[melds] May { $cards } baraha sa kamay mo.
}
control-coach-have-with = { $scoring ->
    [penalty] May { $cards } baraha ({ $points } puntos) sa kamay mo, may { $melds } para sa susunod mong turn.
   *[melds] May { $cards } baraha sa kamay mo, may { $melds } para sa susunod mong turn.
}
control-coach-meld-at-once = Kasama nito, mame-meld mo agad ang { $melds }.
control-coach-lay-off-at-once = Maisasapaw mo ito agad sa { $meld }.
control-coach-feeds = Kahit sino ay puwedeng kumuha nito at isapaw sa { $meld }.
control-coach-then-meld = Saka mo mame-meld ang { $melds }.
