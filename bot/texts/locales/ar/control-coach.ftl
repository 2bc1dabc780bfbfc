control-coach-leaves = { $cards ->
    [0] لا تبقى في يدك ورقة: أنهيت أوراقك.
    [zero] لا تبقى في يدك ورقة.
    [one] تبقى في يدك ورقة واحدة{ $scoring ->
        [penalty] { " " }تُحسب عليك { $points }.
       *[melds] .
    }
    [two] تبقى في يدك ورقتان{ $scoring ->
        [penalty] { " " }تُحسبان عليك { $points }.
       *[melds] .
    }
    [few] تبقى في يدك { $cards } أوراق{ $scoring ->
        [penalty] { " " }تُحسب عليك { $points }.
       *[melds] .
    }
    [many] تبقى في يدك { $cards } ورقة{ $scoring ->
        [penalty] { " " }تُحسب عليك { $points }.
       *[melds] .
    }
   *[other] تبقى في يدك { $cards } ورقة{ $scoring ->
        [penalty] { " " }تُحسب عليك { $points }.
       *[melds] .
    }
}
control-coach-leaves-with = تبقى في يدك { $cards ->
         [zero] { $cards } أوراق
         [one] ورقة واحدة
         [two] ورقتان
         [few] { $cards } أوراق
         [many] { $cards } ورقة
        *[other] { $cards } ورقة
    }{ $scoring ->
        [penalty] { " " }(عليك { $points })،
       *[melds] ،
    } وفيها { $melds } لدورك التالي.
control-coach-have = في يدك { $cards ->
         [zero] { $cards } أوراق
         [one] ورقة واحدة
         [two] ورقتان
         [few] { $cards } أوراق
         [many] { $cards } ورقة
        *[other] { $cards } ورقة
    }{ $scoring ->
        [penalty] { " " }(عليك { $points }).
       *[melds] .
    }
control-coach-have-with = في يدك { $cards ->
         [zero] { $cards } أوراق
         [one] ورقة واحدة
         [two] ورقتان
         [few] { $cards } أوراق
         [many] { $cards } ورقة
        *[other] { $cards } ورقة
    }{ $scoring ->
        [penalty] { " " }(عليك { $points })،
       *[melds] ،
    } وفيها { $melds } لدورك التالي.
control-coach-meld-at-once = معها يمكنك تنزيل { $melds } فورًا.
control-coach-lay-off-at-once = يمكنك تركيبها على { $meld } فورًا.
control-coach-feeds = يمكن لأي لاعب أخذها وتركيبها على { $meld }.
control-coach-then-meld = ثم يمكنك تنزيل { $melds }.
