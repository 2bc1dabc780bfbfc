standings-best-deal = { $unit ->
    [chips] أفضل توزيعة: **{ $who }**، { $count ->
         [zero] { $points } فيشة
         [one] { $points } فيشة
         [two] { $points } فيشة
         [few] { $points } فيشات
         [many] { $points } فيشة
        *[other] { $points } فيشة
    } في التوزيعة { $deal }
   *[points] أفضل توزيعة: **{ $who }**، { $count ->
         [zero] { $points } نقطة
         [one] { $points } نقطة
         [two] { $points } نقطة
         [few] { $points } نقاط
         [many] { $points } نقطة
        *[other] { $points } نقطة
    } في التوزيعة { $deal }
}
standings-place = مركزك { $place } من { $sides }.
standings-place-and-rating = مركزك { $place } من { $sides }؛ { $pool ->
    [computers] وتصنيفك ضد الكمبيوتر { $rating }.
   *[people] وتصنيفك { $rating }.
}
standings-rating = { $pool ->
    [computers] تصنيفك ضد الكمبيوتر { $rating }.
   *[people] تصنيفك { $rating }.
}
