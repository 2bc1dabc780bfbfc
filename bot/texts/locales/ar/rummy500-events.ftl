rummy500-events-took-one = أخذ { $card } من كومة الرمي
rummy500-events-took = أخذ { $count ->
         [zero] { $count } أوراق
         [one] ورقة واحدة
         [two] ورقتين
         [few] { $count } أوراق
         [many] { $count } ورقة
        *[other] { $count } ورقة
    } من كومة الرمي: { $cards }
rummy500-events-melded = تنزيل { $cards } بـ**{ $points }**
rummy500-events-laid-off = تركيب { $cards } على { $meld } بـ**{ $points }**
rummy500-events-aces = { $aces ->
         [zero] كل آس بـ{ $each }
         [one] الآس بـ{ $each }
         [two] كل آس بـ{ $each }
         [few] كل آس بـ{ $each }
         [many] كل آس بـ{ $each }
        *[other] كل آس بـ{ $each }
    }
rummy500-events-passed = تمرير
rummy500-events-from-upcard = المكشوفة { $card }
rummy500-events-from-pile = كومة الرمي { $cards }
rummy500-events-ended-out = أنهى { $player } أوراقه: { $scores }.
rummy500-events-ended-stock = فرغت الكومة وانتهت التوزيعة: { $scores }.
rummy500-events-ended-stall = لم يعد أحد يسحب من الكومة وانتهت التوزيعة: { $scores }.
rummy500-events-title-out = أنهى { $player } أوراقه وكسب { $points }
rummy500-events-title-out-other = أنهى { $player } أوراقه: أفضل نتيجة لـ{ $winner }، { $points }
rummy500-events-title-out-tied = أنهى { $player } أوراقه: تعادل على أفضل نتيجة
rummy500-events-title-stock = فرغت الكومة: أفضل نتيجة لـ{ $winner }، { $points }
rummy500-events-title-stock-tied = فرغت الكومة: تعادل على أفضل نتيجة
rummy500-events-title-stall = لم يعد أحد يسحب: أفضل نتيجة لـ{ $winner }، { $points }
rummy500-events-title-stall-tied = لم يعد أحد يسحب: تعادل على أفضل نتيجة
rummy500-events-sum = **{ $player }** منزَّل { $melded } − { $left } باقٍ في اليد ={ "\u00A0" }**{ $score }**
rummy500-events-none-left = لا أوراق باقية
