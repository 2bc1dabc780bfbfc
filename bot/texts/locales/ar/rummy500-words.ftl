rummy500-words-take-pile = أخذ من كومة الرمي
rummy500-words-take = أخذ { $card }
rummy500-words-take-down = أخذ { $cards ->
         [zero] { $cards } أوراق
         [one] ورقة واحدة
         [two] ورقتين
         [few] { $cards } أوراق
         [many] { $cards } ورقة
        *[other] { $cards } ورقة
    } نزولًا إلى { $card }
rummy500-words-pass = تمرير: تنتهي التوزيعة
rummy500-words-meld = تنزيل { $cards } · { $points ->
         [zero] { $points } نقاط
         [one] نقطة واحدة
         [two] نقطتان
         [few] { $points } نقاط
         [many] { $points } نقطة
        *[other] { $points } نقطة
    }
rummy500-words-lay-off = تركيب { $cards } على { $meld } · { $points ->
         [zero] { $points } نقاط
         [one] نقطة واحدة
         [two] نقطتان
         [few] { $points } نقاط
         [many] { $points } نقطة
        *[other] { $points } نقطة
    }
rummy500-words-pick = اختيار أوراق …
rummy500-words-pick-title = اختر الأوراق لتنزيلها أو تركيبها معًا …
rummy500-words-lay-all = تنزيل الكل ({ $plays })
rummy500-words-lay-all-out = تنزيل الكل ({ $plays }): تُنهي أوراقك
rummy500-words-lay-off-all = تركيب الكل ({ $plays })
rummy500-words-lay-off-all-out = تركيب الكل ({ $plays }): تُنهي أوراقك
rummy500-words-count-melds = { $melds ->
         [zero] { $melds } مجموعات
         [one] مجموعة واحدة
         [two] مجموعتان
         [few] { $melds } مجموعات
         [many] { $melds } مجموعة
        *[other] { $melds } مجموعة
    }
rummy500-words-count-laid-off = { $cards ->
         [zero] بلا تركيب
         [one] تركيب ورقة
         [two] تركيب ورقتين
         [few] تركيب { $cards } أوراق
         [many] تركيب { $cards } ورقة
        *[other] تركيب { $cards } ورقة
    }
rummy500-words-count-cards = { $cards ->
         [zero] { $cards } أوراق
         [one] ورقة واحدة
         [two] ورقتان
         [few] { $cards } أوراق
         [many] { $cards } ورقة
        *[other] { $cards } ورقة
    }
rummy500-words-count-points = { $points ->
         [zero] { $points } نقاط
         [one] نقطة واحدة
         [two] نقطتان
         [few] { $points } نقاط
         [many] { $points } نقطة
        *[other] { $points } نقطة
    }
rummy500-words-goes-out = إنهاء الأوراق
rummy500-words-take-free = يمكنك تنزيلها أو إبقاؤها، لا رميها في هذا الدور
rummy500-words-take-meld = يجب استعمال { $card } الآن، مثلًا في { $meld }
rummy500-words-take-lay-off = يجب استعمال { $card } الآن، مثلًا { $cards } على { $meld }
rummy500-words-question-pass = **تمرير؟** تنتهي التوزيعة فورًا، وتُحسب عليك من يدك { $points }.
rummy500-words-which-meld = تركيب { $cards } على أي مجموعة؟
rummy500-words-picked = المختار: { $cards }
rummy500-words-pick-some = اختر أوراق مجموعة جديدة، أو أوراقًا تركّبها معًا.
rummy500-words-picked-count = المختار { $count }
rummy500-words-task-use = استعمال { $card } أولًا
rummy500-words-task-discard = رمي ورقة
rummy500-words-task-play = التنزيل والتركيب ورمي ورقة
rummy500-words-task-take = الأخذ من كومة الرمي، أو التمرير وإنهاء التوزيعة
rummy500-words-task-draw = السحب، أو الأخذ من كومة الرمي
rummy500-words-task-stock = السحب من الكومة
rummy500-words-must-use = ⚠️ يجب استعمال { $card } الآن
rummy500-words-must-use-how = نزّلها أو ركّبها قبل أي شيء آخر.
rummy500-words-cannot-discard = 🚫 أخذت { $card } وحدها: استعملها أو أبقها، لكن لا يمكنك رميها في هذا الدور.
rummy500-words-player-cannot-discard = 🚫 { $player }: لا يجوز رمي { $card } في هذا الدور.
rummy500-words-pile-empty = كومة الرمي فارغة
rummy500-words-pile-title = **كومة الرمي**
rummy500-words-pile-order = { $cards ->
         [zero] { $cards } أوراق
         [one] ورقة واحدة
         [two] ورقتان
         [few] { $cards } أوراق
         [many] { $cards } ورقة
        *[other] { $cards } ورقة
    }، الأقدم يسارًا والعليا يمينًا
rummy500-words-stock = الكومة { $cards }
rummy500-words-in-hand = { $points ->
         [zero] { $points } نقاط
         [one] نقطة واحدة
         [two] نقطتان
         [few] { $points } نقاط
         [many] { $points } نقطة
        *[other] { $points } نقطة
    } في اليد
rummy500-words-melds-worth = مجموعات قيمتها { $points }
rummy500-words-own-melded = منزَّل { $points }
rummy500-words-melded = منزَّل **{ $points }**
rummy500-words-total = المجموع **{ $total }** من { $limit }
rummy500-words-ace = الآس { $values }
rummy500-words-added = { $cards } { $points } من { $player }
rummy500-words-can-take = يمكنك الأخذ نزولًا إلى هنا
rummy500-words-cannot-take = لا يمكنك: لا تُستعمل الورقة فورًا
rummy500-words-cannot-take-top-only = لا يمكنك: لا تؤخذ في هذه الطاولة إلا العليا
rummy500-words-facts-stock = الكومة { $cards }
rummy500-words-facts-dealt = الموزّع { $player }
rummy500-words-facts-stall = { $turns ->
         [zero] أدوار بلا ورقة من الكومة: { $turns } من { $limit }
         [one] أدوار بلا ورقة من الكومة: { $turns } من { $limit }
         [two] أدوار بلا ورقة من الكومة: { $turns } من { $limit }
         [few] أدوار بلا ورقة من الكومة: { $turns } من { $limit }
         [many] أدوار بلا ورقة من الكومة: { $turns } من { $limit }
        *[other] أدوار بلا ورقة من الكومة: { $turns } من { $limit }
    }
rummy500-words-deal = التوزيعة { $deal }
rummy500-words-to-limit = حتى { $limit }
rummy500-words-sign-use = استعمل
rummy500-words-sign-keep = لا تُرمى
