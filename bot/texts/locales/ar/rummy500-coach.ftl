rummy500-coach-play = تكسب { $points ->
         [zero] { $points } نقاط
         [one] نقطة واحدة
         [two] نقطتين
         [few] { $points } نقاط
         [many] { $points } نقطة
        *[other] { $points } نقطة
    } وتبقى في يدك { $left ->
         [zero] { $left } نقاط
         [one] نقطة واحدة
         [two] نقطتان
         [few] { $left } نقاط
         [many] { $left } نقطة
        *[other] { $left } نقطة
    }.
rummy500-coach-take = { $cards ->
         [zero] { $cards } أوراق
         [one] ورقة واحدة
         [two] ورقتان
         [few] { $cards } أوراق
         [many] { $cards } ورقة
        *[other] { $cards } ورقة
    } بقيمة { $points ->
         [zero] { $points } نقاط
         [one] نقطة واحدة
         [two] نقطتين
         [few] { $points } نقاط
         [many] { $points } نقطة
        *[other] { $points } نقطة
    } عليك ما دامت في يدك.
rummy500-coach-discard = تبقى في يدك { $left ->
         [zero] { $left } نقاط
         [one] نقطة واحدة
         [two] نقطتان
         [few] { $left } نقاط
         [many] { $left } نقطة
        *[other] { $left } نقطة
    }.
rummy500-coach-feeds = يمكن لأي لاعب أخذها وتركيبها على { $meld }.
rummy500-coach-draw = تُحسب عليك من يدك { $points }.
