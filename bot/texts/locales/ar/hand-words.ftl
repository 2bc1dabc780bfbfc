hand-words-meld = تنزيل { $melds }
hand-words-open = نزول بـ{ $points }
hand-words-open-with = نزول بـ{ $points }: { $melds }
hand-words-lay-off = { $joker ->
        [none] { $end ->
            [low] تركيب { $card } على الطرف المنخفض من { $meld }
            [high] تركيب { $card } على الطرف العالي من { $meld }
           *[none] تركيب { $card } على { $meld }
        }
       *[card] { $end ->
            [low] تركيب { $card } بدل { $joker }، الطرف المنخفض من { $meld }
            [high] تركيب { $card } بدل { $joker }، الطرف العالي من { $meld }
           *[none] تركيب { $card } بدل { $joker } على { $meld }
        }
    }
hand-words-exchange = تبديل { $cards } بالجوكر في { $meld }
hand-words-put-back = إرجاع { $card }
hand-words-put-it-back = إرجاعها
hand-words-ask-redeal = طلب إعادة التوزيع
hand-words-no-redeal = بلا إعادة
hand-words-discard-out = رمي { $card }: إنهاء
hand-words-discard-hand = رمي { $card }: إنهاء بهاند!
hand-words-pass = تمرير: تنتهي الجولة
hand-words-lay-all = تنزيل الكل
hand-words-lay-all-cards = تنزيل الكل: { $cards }
hand-words-open-all = نزول بـ{ $points } وتنزيل الباقي
hand-words-open-all-cards = نزول بـ{ $points } وتنزيل الباقي: { $cards }
hand-words-then-out = ثم تُنهي برمي { $card }
hand-words-then-hand = ثم تُنهي بهاند برمي { $card }
hand-words-out = تُنهي أوراقك
hand-words-out-hand = تُنهي بهاند
hand-words-note-hand = ثم رمي { $card }: هاند، كل شيء مضاعف
hand-words-note-leaves = يبقى { $cards }
hand-words-note-no-hand = بعدها لا يكون هاند
hand-words-note-goes-out = إنهاء الأوراق
hand-words-note-goes-out-hand = إنهاء بهاند، كل شيء مضاعف
hand-words-task-redeal = طلب إعادة التوزيع أو تركها
hand-words-task-starter = الرمية الأولى
hand-words-task-draw = السحب
hand-words-task-pass = التمرير: لم تبقَ ورقة تُسحب
hand-words-task-draw-or-take = السحب، أو أخذ { $card }
hand-words-task-pass-or-take = التمرير، أو أخذ { $card }
hand-words-task-meld-card = تنزيل { $card }
hand-words-task-open = النزول بـ{ $points }، أو رمي ورقة
hand-words-task-meld = التنزيل
hand-words-task-lay-off = التركيب
hand-words-task-exchange = التبديل
hand-words-task-discard = رمي ورقة
hand-words-upcard = المكشوفة { $card }
hand-words-no-upcard = لا ورقة مكشوفة
hand-words-pile = النار { $cards }
hand-words-stock = الكومة { $cards }
hand-words-pile-first = النار { $cards }
hand-words-stock-first = الكومة { $cards }
hand-words-reshuffled = { $times ->
         [zero] لم تُخلط من جديد
         [one] خُلطت من جديد مرة واحدة
         [two] خُلطت من جديد مرتين
         [few] خُلطت من جديد { $times } مرات
         [many] خُلطت من جديد { $times } مرة
        *[other] خُلطت من جديد { $times } مرة
    }
hand-words-dealt = الموزّع { $player }
hand-words-to-open = النزول { $points }
hand-words-to-open-raised = النزول { $points } (السابق { $last })
hand-words-order = عكس عقارب الساعة{ "\u00A0" }↺
hand-words-has-opened = ✅{ "\u00A0" }نزل
hand-words-rounds = { $rounds ->
         [zero] { $rounds } جولات
         [one] جولة واحدة
         [two] جولتان
         [few] { $rounds } جولات
         [many] { $rounds } جولة
        *[other] { $rounds } جولة
    }
hand-words-lowest-wins = (الأقل{ "\u00A0" }يفوز)
