panguingue-words-title-meld = تنزيل …
panguingue-words-title-layoff = تركيب …
panguingue-words-title-split = قسمة مجموعة …
panguingue-words-title-borrow = استعارة من مجموعة …
panguingue-words-title-discard = رمي ورقة …
panguingue-words-how-to-split = كيف تُقسم { $meld } …
panguingue-words-what-to-borrow = ماذا يُستعار من { $melds } …
panguingue-words-mixed = { $rank ->
    [A] آسات مختلطة
    [J] أولاد مختلطة
    [Q] بنات مختلطة
    [K] ملوك مختلطة
   *[other] طقم { $rank } مختلط
}
panguingue-words-suited = { $rank ->
    [A] آسات بنوع واحد
    [J] أولاد بنوع واحد
    [Q] بنات بنوع واحد
    [K] ملوك بنوع واحد
   *[other] طقم { $rank } بنوع واحد
}{ $spades ->
    [yes] ، بستوني
   *[no] { "" }
}
panguingue-words-low-run = { $spades ->
    [yes] سلسلة A-2-3، بستوني
   *[no] سلسلة A-2-3
}
panguingue-words-high-run = { $ranks ->
    [court] سلسلة J-Q-K
   *[pip] سلسلة 8-9-10
}{ $spades ->
    [yes] ، بستوني
   *[no] { "" }
}
panguingue-words-collect = قبض { $chips ->
         [zero] { $chips } فيشات
         [one] فيشة واحدة
         [two] فيشتين
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    } { $payers ->
         [zero] ({ $each } من كل لاعب، وعددهم { $payers }) عن { $what }
         [one] عن { $what }
         [two] ({ $each } من كل لاعب، وعددهم { $payers }) عن { $what }
         [few] ({ $each } من كل لاعب، وعددهم { $payers }) عن { $what }
         [many] ({ $each } من كل لاعب، وعددهم { $payers }) عن { $what }
        *[other] ({ $each } من كل لاعب، وعددهم { $payers }) عن { $what }
    }
panguingue-words-earns-nothing = بلا كسب
panguingue-words-leaves = يبقى { $cards }
panguingue-words-you-collect = تقبض { $chips ->
         [zero] { $chips } فيشات
         [one] فيشة واحدة
         [two] فيشتين
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    } { $payers ->
         [zero] ({ $each } من كل لاعب، وعددهم { $payers }) عن { $what }
         [one] عن { $what }
         [two] ({ $each } من كل لاعب، وعددهم { $payers }) عن { $what }
         [few] ({ $each } من كل لاعب، وعددهم { $payers }) عن { $what }
         [many] ({ $each } من كل لاعب، وعددهم { $payers }) عن { $what }
        *[other] ({ $each } من كل لاعب، وعددهم { $payers }) عن { $what }
    }.
panguingue-words-it-earns-nothing = لا تكسب فيشات.
panguingue-words-play = لعب
panguingue-words-drop = ترك
panguingue-words-drop-and-pay = ترك · دفع { $chips ->
         [zero] { $chips } فيشات
         [one] فيشة واحدة
         [two] فيشتين
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    }
panguingue-words-force-them = { $upcard ->
    [none] إجبار على أخذ المكشوفة
   *[other] إجبار على أخذ { $upcard }
}
panguingue-words-force = { $upcard ->
    [none] إجبار { $player } على أخذ المكشوفة
   *[other] إجبار { $player } على أخذ { $upcard }
}
panguingue-words-let-it-go = ترك الأمر
panguingue-words-take = { $upcard ->
    [none] أخذ المكشوفة
   *[other] أخذ { $upcard }
}
panguingue-words-forced = إجبار
panguingue-words-meld = تنزيل { $cards }
panguingue-words-lay-off = تركيب { $card } على { $meld }
panguingue-words-split = قسمة: { $melds }
panguingue-words-borrow = استعارة { $cards }
panguingue-words-borrow-for = استعارة { $cards } مع { $own }
panguingue-words-go-out = إنهاء · قبض { $chips }
panguingue-words-ask-drop = **ترك؟** تخرج من هذه التوزيعة: لا تدفع بعدها ولا تقبض.
panguingue-words-ask-drop-and-pay = **ترك؟** تضع { $chips ->
         [zero] { $chips } فيشات
         [one] فيشة واحدة
         [two] فيشتين
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    } في الصندوق وتخرج من هذه التوزيعة: لا تدفع بعدها ولا تقبض.
panguingue-words-ask-split = **قسمة؟** { $meld } تصير { $melds }.
panguingue-words-ask-borrow = { $own ->
    [none] **استعارة؟** { $cards } تكوّن { $meld }؛ وتبقى { $rest }.
   *[other] **استعارة؟** { $cards } مع { $own } من يدك تكوّن { $meld }؛ وتبقى { $rest }.
}
panguingue-words-your-turn = **دورك**: إجبار { $player } على أخذ { $upcard }؟
panguingue-words-may-force = ▶ **{ $players }**: يجوز إجبار { $player } على أخذ { $upcard }
panguingue-words-turn = ▶ **{ $players }**: { $task }
panguingue-words-task-declare = لعب أم ترك
panguingue-words-task-demand = { $upcard ->
    [none] الإجبار على المكشوفة أو ترك الأمر
   *[other] الإجبار على { $upcard } أو ترك الأمر
}
panguingue-words-task-forced = { $upcard ->
    [none] أخذ المكشوفة وتركيبها إجبارًا
   *[other] أخذ { $upcard } وتركيبها إجبارًا
}
panguingue-words-task-draw = السحب
panguingue-words-task-draw-only = السحب؛ { $upcard } لا تناسب شيئًا
panguingue-words-task-draw-or-take = السحب، أو أخذ { $upcard }
panguingue-words-task-draw-or-meld = السحب، أو أخذ { $upcard } وتنزيلها فورًا
panguingue-words-task-place = { $card ->
    [none] تنزيل الورقة المأخوذة أو تركيبها
   *[other] تنزيل { $card } أو تركيبها
}
panguingue-words-task-lay-off = { $card ->
    [none] تركيب الورقة المأخوذة
   *[other] تركيب { $card }
}
panguingue-words-task-go-out = الإنهاء
panguingue-words-task-discard = { $card ->
    [none] رمي ورقة
   *[other] رمي { $card }
}
panguingue-words-task-meld-or-discard = { $card ->
    [none] التنزيل ثم رمي ورقة
   *[other] التنزيل، أو رمي { $card }
}
panguingue-words-drawn-lay-off = { $source ->
    [pile] أخذت { $card }: ركّبها الآن.
   *[stock] سحبت { $card }: ركّبها الآن.
}
panguingue-words-drawn-place = { $source ->
    [pile] أخذت { $card }: نزّلها أو ركّبها قبل أي ورقة أخرى.
   *[stock] سحبت { $card }: نزّلها أو ركّبها قبل أي ورقة أخرى.
}
panguingue-words-drawn = { $source ->
    [pile] أخذت { $card }.
   *[stock] سحبت { $card }.
}
panguingue-words-drawn-use = { $source ->
    [pile] أخذت { $card }: نزّلها أو ركّبها أو ارمها. لا يمكنك إبقاؤها.
   *[stock] سحبت { $card }: نزّلها أو ركّبها أو ارمها. لا يمكنك إبقاؤها.
}
panguingue-words-drawn-useless = { $source ->
    [pile] أخذت { $card }. لا تناسب شيئًا، فعليك رميها.
   *[stock] سحبت { $card }. لا تناسب شيئًا، فعليك رميها.
}
panguingue-words-demand = إن أجبر أحد { $player } على أخذ { $upcard }، وجب تركيبها على { $melds } { $end ->
    [out] والإنهاء.
   *[discard] ورمي ورقة من اليد.
}
panguingue-words-demand-paid = إن أجبر أحد { $player } على أخذ { $upcard }، وجب تركيبها على { $melds }، وقبض { $chips ->
         [zero] { $chips } فيشات
         [one] فيشة واحدة
         [two] فيشتين
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    } من كل لاعب (عددهم { $payers })، { $end ->
    [out] والإنهاء.
   *[discard] ورمي ورقة من اليد.
}
panguingue-words-dropped = خارج التوزيعة: { $players }
panguingue-words-you-dropped = لقد تركت هذه التوزيعة.
panguingue-words-unsafe = ⚠️ نزّل { $player } عشر أوراق ويُنهي بـ{ $cards }: لا يجوز لك رميها (القاعدة 11).
panguingue-words-one-more = تلزمك ورقة مناسبة واحدة للإنهاء.
panguingue-words-legend = ★ شرط: يكسب فيشات
panguingue-words-you = أنت
panguingue-words-and-others = { $players } { $count ->
         [zero] و{ $count } غيرهم
         [one] ولاعب آخر
         [two] ولاعبان آخران
         [few] و{ $count } لاعبين آخرين
         [many] و{ $count } لاعبًا آخر
        *[other] و{ $count } لاعب آخر
    }
panguingue-words-chips-deal = هذه التوزيعة { $count ->
         [zero] **{ $deal }** فيشة
         [one] **{ $deal }** فيشة
         [two] **{ $deal }** فيشة
         [few] **{ $deal }** فيشات
         [many] **{ $deal }** فيشة
        *[other] **{ $deal }** فيشة
    }
panguingue-words-chips-match = المباراة { $count ->
         [zero] **{ $match }** فيشة
         [one] **{ $match }** فيشة
         [two] **{ $match }** فيشة
         [few] **{ $match }** فيشات
         [many] **{ $match }** فيشة
        *[other] **{ $match }** فيشة
    }
panguingue-words-chips-both = هذه التوزيعة **{ $deal }**، المباراة { $count ->
         [zero] **{ $match }** فيشة
         [one] **{ $match }** فيشة
         [two] **{ $match }** فيشة
         [few] **{ $match }** فيشات
         [many] **{ $match }** فيشة
        *[other] **{ $match }** فيشة
    }
panguingue-words-in-hand = { $cards ->
         [zero] { $cards } في اليد
         [one] واحدة في اليد
         [two] اثنتان في اليد
         [few] { $cards } في اليد
         [many] { $cards } في اليد
        *[other] { $cards } في اليد
    }
panguingue-words-none-in-hand = اليد فارغة
panguingue-words-one-from-out = **على بُعد ورقة من الإنهاء**
panguingue-words-nothing-melded = لا شيء منزَّل بعد: { $players }
panguingue-words-stock = الكومة { $cards }
panguingue-words-upcard-and-stock = المكشوفة { $upcard } · الكومة { $cards }
panguingue-words-turned-over = قُلبت كومة الرمي { $times ->
         [zero] { $times } مرات
         [one] مرة واحدة
         [two] مرتين
         [few] { $times } مرات
         [many] { $times } مرة
        *[other] { $times } مرة
    }
panguingue-words-in-pot = { $chips ->
         [zero] { $chips } فيشات
         [one] فيشة واحدة
         [two] فيشتان
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    } في الصندوق
panguingue-words-dealt = الموزّع { $player }
