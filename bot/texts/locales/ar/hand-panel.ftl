hand-panel-no-opening = لا مجموعة تنزل بها بعد
hand-panel-highest = أعلى نزول عندك { $points ->
         [zero] **{ $points } نقاط**
         [one] **نقطة واحدة**
         [two] **نقطتان**
         [few] **{ $points } نقاط**
         [many] **{ $points } نقطة**
        *[other] **{ $points } نقطة**
    }
hand-panel-enough = ✅ { $points ->
         [zero] **{ $points } نقاط**
         [one] **نقطة واحدة**
         [two] **نقطتان**
         [few] **{ $points } نقاط**
         [many] **{ $points } نقطة**
        *[other] **{ $points } نقطة**
    }: تكفي للنزول (يلزم { $needed })
hand-panel-short = { $points ->
         [zero] **{ $points } نقاط**
         [one] **نقطة واحدة**
         [two] **نقطتان**
         [few] **{ $points } نقاط**
         [many] **{ $points } نقطة**
        *[other] **{ $points } نقطة**
    }: ينقصك { $short } للنزول (يلزم { $needed })
hand-panel-left = { $how ->
        [melds-and-discard] بعد مجموعاتك ورمية تبقى **{ $points ->
         [zero] { $points } نقاط
         [one] نقطة واحدة
         [two] نقطتان
         [few] { $points } نقاط
         [many] { $points } نقطة
        *[other] { $points } نقطة
    }**
        [discard] بعد رمية تبقى **{ $points ->
         [zero] { $points } نقاط
         [one] نقطة واحدة
         [two] نقطتان
         [few] { $points } نقاط
         [many] { $points } نقطة
        *[other] { $points } نقطة
    }**
        [melds] بعد مجموعاتك يبقى **{ $points ->
         [zero] { $points } نقاط
         [one] نقطة واحدة
         [two] نقطتان
         [few] { $points } نقاط
         [many] { $points } نقطة
        *[other] { $points } نقطة
    }**
       *[held] في يدك **{ $points ->
         [zero] { $points } نقاط
         [one] نقطة واحدة
         [two] نقطتان
         [few] { $points } نقاط
         [many] { $points } نقطة
        *[other] { $points } نقطة
    }**
    }
hand-panel-must-meld = ⚠️ يجب أن تنزّل { $card } الآن.
hand-panel-must-meld-or-return = ⚠️ يجب أن تنزّل { $card } الآن أو تُرجعها.
hand-panel-joker-due = ⚠️ نزّل الجوكر الذي أخذته أو ركّبه قبل أن ترمي.
hand-panel-hand-now = 🏁 ارمِ { $card }: **تُنهي بهاند**، وكل شيء مضاعف.
hand-panel-hand = 🏁 **يمكنك أن تُنهي بهاند**: نزّل كل شيء إلا { $cards }، ثم ارمها.
hand-panel-choose-melds = اختيار مجموعات …
hand-panel-choose-cards = اختيار أوراق …
hand-panel-other-openings = نزول آخر …
hand-panel-whole-openings = نزول كامل …
hand-panel-round = الجولة { $round } من { $rounds }
hand-panel-no-upcard = *لا ورقة مكشوفة.*
