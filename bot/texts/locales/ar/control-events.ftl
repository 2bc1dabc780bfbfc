control-events-control = { $occasion ->
    [held] لعب 🎴 **{ $kind }**
    [round] كشف 🎴 **{ $kind }** للجولة
   *[other] كشف 🎴 **{ $kind }**
}
control-events-took-hidden = أخذ ورقة تحكم جديدة
control-events-took = أخذ **{ $kind }** بدلًا منها
control-events-reshuffled = { $cards ->
         [zero] إعادة خلط { $cards } أوراق تحكم
         [one] إعادة خلط ورقة تحكم
         [two] إعادة خلط ورقتي تحكم
         [few] إعادة خلط { $cards } أوراق تحكم
         [many] إعادة خلط { $cards } ورقة تحكم
        *[other] إعادة خلط { $cards } ورقة تحكم
    }
control-events-turned-over = قلب كومة الرمي ({ $cards ->
         [zero] { $cards } أوراق
         [one] ورقة واحدة
         [two] ورقتان
         [few] { $cards } أوراق
         [many] { $cards } ورقة
        *[other] { $cards } ورقة
    })
control-events-melded = تنزيل { $cards } ({ $kind })
control-events-laid-off = تركيب { $cards } على { $meld }
control-events-dead = التوزيعة ميتة: لا نقاط لأحد.
control-events-goes-out = **أنهى** { $player } **أوراقه**.
control-events-title-dead = توزيعة ميتة: لا نقاط لأحد
control-events-title-penalty = أنهى { $player } أوراقه؛ والآخرون يخسرون نقاطًا عن أوراقهم
control-events-title-out = أنهى { $player } أوراقه وكسب { $points }
control-events-held-none = **{ $player }** أنهى أوراقه: **0**
control-events-held = **{ $player }** في يده { $cards } = { $sum }: **{ $points }**
control-events-no-meld = **{ $player }** بلا مجموعة: **0**
control-events-scored = **{ $player }** { $melds }: **{ $points }**
control-events-not-out = **{ $player }** نزّل { $melds }، لكنه لم يُنهِ: **0**
