panguingue-events-plays = لعب
panguingue-events-dropped = ترك اليد
panguingue-events-forced = إجبار على { $card }: يجب أخذها وتركيبها
panguingue-events-let-it-go = ترك الأمر
panguingue-events-drew = سحب { $card }
panguingue-events-drew-and-discarded = سحب { $card } ورميها
panguingue-events-melded = تنزيل { $cards }
panguingue-events-laid-off = تركيب { $card } على { $meld }
panguingue-events-laid-it-off = تركيبها على { $meld }
panguingue-events-split = قسمة مجموعة إلى { $melds }
panguingue-events-borrowed = استعارة { $borrowed } وتنزيل { $cards }، مع بقاء { $left }
panguingue-events-turned-over = قلب كومة الرمي ({ $cards ->
         [zero] { $cards } أوراق
         [one] ورقة واحدة
         [two] ورقتان
         [few] { $cards } أوراق
         [many] { $cards } ورقة
        *[other] { $cards } ورقة
    })
panguingue-events-shuffled = خلط كومة الرمي ({ $cards ->
         [zero] { $cards } أوراق
         [one] ورقة واحدة
         [two] ورقتان
         [few] { $cards } أوراق
         [many] { $cards } ورقة
        *[other] { $cards } ورقة
    })
panguingue-events-went-out = **إنهاء الأوراق**
panguingue-events-put-in-pot = وضع { $chips ->
         [zero] { $chips } فيشات
         [one] فيشة واحدة
         [two] فيشتين
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    } في الصندوق
panguingue-events-took-from-pot = أخذ { $chips ->
         [zero] { $chips } فيشات
         [one] فيشة واحدة
         [two] فيشتين
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    } من الصندوق
panguingue-events-collected = قبض **{ $payments }** عن { $what }
panguingue-events-from = { $chips ->
         [zero] { $chips } فيشات
         [one] فيشة واحدة
         [two] فيشتين
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    } من { $players }
panguingue-events-from-each = { $chips ->
         [zero] { $chips } فيشات
         [one] فيشة واحدة
         [two] فيشتين
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    } من كل لاعب (عددهم { $payers })
panguingue-events-line = { $players }: { $predicates }.
panguingue-events-play = { $count ->
         [zero] { $players }: الكل يلعب
         [one] { $players }: لعب
         [two] { $players }: الكل يلعب
         [few] { $players }: الكل يلعب
         [many] { $players }: الكل يلعب
        *[other] { $players }: الكل يلعب
    }.
panguingue-events-let-go = { $count ->
         [zero] { $players }: الكل ترك الأمر
         [one] { $players }: ترك الأمر
         [two] { $players }: الكل ترك الأمر
         [few] { $players }: الكل ترك الأمر
         [many] { $players }: الكل ترك الأمر
        *[other] { $players }: الكل ترك الأمر
    }.
panguingue-events-time-up = ⏰ *انتهى الوقت.*
panguingue-events-antes = وضع كل لاعب { $chips ->
         [zero] { $chips } فيشات
         [one] فيشة واحدة
         [two] فيشتين
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    } في الصندوق.
panguingue-events-won = فاز { $player } بالتوزيعة.
panguingue-events-won-dropped = ترك الآخرون كلهم: فاز { $player } بالتوزيعة.
panguingue-events-void = لم تبقَ ورقة تُسحب: التوزيعة لاغية، ويبقى الصندوق للفائز التالي.
panguingue-events-ante = رسم الدخول
panguingue-events-forfeit = ترك اليد
panguingue-events-out = الإنهاء
panguingue-events-foot = الصندوق، ممن تركوا اليد
panguingue-events-pot = الصندوق، من رسوم الدخول
panguingue-events-when-laid-off = (ورقة إضافية)
panguingue-events-when-split = (بالقسمة)
panguingue-events-when-left = (بقيت بعد الاستعارة)
panguingue-events-when-settled = (مرة أخرى في النهاية)
panguingue-events-everybody = الجميع
panguingue-events-rule = القاعدة { $rule }
panguingue-events-each-other = { $others ->
         [zero] { $chips } من كل لاعب آخر ({ $others })
         [one] { $chips } من اللاعب الآخر
         [two] { $chips } من كلٍّ من الآخرَين
         [few] { $chips } من كلٍّ من الآخرين الـ{ $others }
         [many] { $chips } من كلٍّ من الآخرين الـ{ $others }
        *[other] { $chips } من كلٍّ من الآخرين الـ{ $others }
    }
panguingue-events-chips-from = { $chips } من { $players }
panguingue-events-score = الفيشات: { $players }
panguingue-events-title-out = أنهى { $player } وفاز بالتوزيعة
panguingue-events-title-dropped = ترك الآخرون كلهم: فاز { $player } بالتوزيعة
panguingue-events-title-void = لم تبقَ ورقة تُسحب: لا فائز، ومن هذه التوزيعة { $chips ->
         [zero] { $chips } فيشات
         [one] فيشة واحدة
         [two] فيشتان
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    } في الصندوق
panguingue-events-condition = **{ $letter }** { $cards } { $condition }: { $chips ->
         [zero] { $chips } فيشات
         [one] فيشة واحدة
         [two] فيشتان
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    } من كل لاعب أثناء اللعب، و**{ $more } أخرى** الآن
panguingue-events-head-names = فيشات
panguingue-events-head-play = لعب
panguingue-events-head-out = إنهاء
panguingue-events-head-pot = صندوق
panguingue-events-head-deal = مجموع
panguingue-events-row-pot = الصندوق
panguingue-events-legend-play = **لعب**: دُفع أثناء اللعب
panguingue-events-legend-out = **إنهاء**: عن الإنهاء
panguingue-events-legend-conditions = **{ $letters }**: عن الشروط أعلاه
panguingue-events-legend-pot = **صندوق**: من الصندوق
panguingue-events-legend-deal = **مجموع**: في التوزيعة كلها
