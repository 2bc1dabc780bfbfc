control-words-group = طقم
control-words-sequence = سلسلة
control-words-either = أيهما
control-words-steps = خطوات
control-words-suit = نوع
control-words-sum = جمع
control-words-product = ضرب
control-words-primes = أولية
control-words-factors = قواسم
control-words-evens = زوجية
control-words-odds = فردية
control-words-rule-group = ثلاث أوراق أو أربع من رتبة واحدة
control-words-rule-sequence = { $ace ->
    [high] ثلاث أوراق متتالية أو أكثر من نوع واحد، وQ-K-A أيضًا
   *[low] ثلاث أوراق متتالية أو أكثر من نوع واحد
}
control-words-rule-either = طقم أو سلسلة
control-words-rule-steps = { $suits ->
    [any] ثلاث أوراق أو أكثر بخطوات متساوية، من أي أنواع، مثل 2-5-8
   *[one] ثلاث أوراق أو أكثر من نوع واحد بخطوات متساوية من 2 فما فوق، مثل 2-5-8
}
control-words-rule-suit = أربع أوراق بالضبط من نوع واحد
control-words-rule-sum = { $suits ->
    [any] ثلاث أوراق بالضبط من أي أنواع؛ مجموع اثنتين يساوي الثالثة
   *[one] ثلاث أوراق بالضبط من نوع واحد؛ مجموع اثنتين يساوي الثالثة
}
control-words-rule-product = ثلاث أوراق بالضبط، من أي أنواع، بلا آس؛ حاصل ضرب اثنتين يساوي الثالثة
control-words-rule-primes = { $suits ->
    [any] ثلاثة أعداد مختلفة أو أربعة من 2 3 5 7 J K
   *[one] ثلاث أوراق أو أربع من نوع واحد من 2 3 5 7 J K
}
control-words-rule-factors = { $suits ->
    [any] ثلاثة أعداد مختلفة أو أكثر، كلها من قواسم أعلاها
   *[one] ثلاث أوراق أو أكثر من نوع واحد، كلها من قواسم أعلاها
}
control-words-rule-evens = { $suits ->
    [any] ثلاثة أعداد مختلفة أو أربعة من 2 4 6 8 10 Q
   *[one] ثلاث أوراق أو أربع من نوع واحد من 2 4 6 8 10 Q
}
control-words-rule-odds = { $suits ->
    [any] ثلاثة أعداد مختلفة أو أربعة من A 3 5 7 9 J K
   *[one] ثلاث أوراق أو أربع من نوع واحد من A 3 5 7 9 J K
}
control-words-rule = { $rule }.
control-words-next = التالية: { $kind }
control-words-next-hidden = التالية مخفية
control-words-when = { $when ->
    [round] في الجولة التالية، قبل أن يسحب { $player }
    [turn] قبل أن يسحب { $player }
   *[deal] فقط إذا قُلبت كومة الرمي
}
control-words-left = { $cards ->
         [zero] لم تبقَ أوراق تحكم
         [one] بقيت ورقة تحكم واحدة
         [two] بقيت ورقتا تحكم
         [few] بقيت { $cards } أوراق تحكم
         [many] بقيت { $cards } ورقة تحكم
        *[other] بقيت { $cards } ورقة تحكم
    }
control-words-next-reshuffled = { $when ->
    [round] بعدها، في الجولة التالية قبل أن يسحب { $player }: أوراق التحكم الملعوبة بعد خلطها
    [turn] بعدها، قبل أن يسحب { $player }: أوراق التحكم الملعوبة بعد خلطها
   *[deal] بعدها، فقط إذا قُلبت كومة الرمي: أوراق التحكم الملعوبة بعد خلطها
}
control-words-next-none = كلتاهما سارية دائمًا: لا أوراق تحكم غيرهما.
control-words-played-by = لعبها { $player }
control-words-turned-up = كُشفت
control-words-until-played = تسري حتى يلعب أحد غيرها
control-words-until-drawn = تسري حتى تظهر أخرى في الكومة، { $cards ->
         [zero] وليس فيها أوراق تحكم
         [one] وفيها ورقة تحكم واحدة
         [two] وفيها ورقتا تحكم
         [few] وفيها { $cards } أوراق تحكم
         [many] وفيها { $cards } ورقة تحكم
        *[other] وفيها { $cards } ورقة تحكم
    }
control-words-on-next-turn = { $certain ->
    [yes] في دورك التالي:
   *[no] في دورك التالي، ما لم تُقلب كومة الرمي:
}
control-words-waiting = الطاولة تعرض ورقة التحكم السارية؛ وفي دورك تُعلَّم هنا الأوراق التي تناسبها.
control-words-hold-playable = معك { $kinds }؛ يجوز لك لعب واحدة الآن.
control-words-hold = معك { $control }
control-words-hold-meld = معك { $control }: { $meld }
control-words-one-a-turn = (واحدة فقط في الدور)
control-words-melded = لقد نزّلت في هذا الدور.
control-words-no-meld = ليست عندك مجموعة من صنف { $kinds }.
control-words-fits = من صنف { $kinds }: { $melds }
control-words-other-ways = { $ways ->
         [zero] { $ways } طرق أخرى
         [one] طريقة أخرى
         [two] طريقتان أخريان
         [few] { $ways } طرق أخرى
         [many] { $ways } طريقة أخرى
        *[other] { $ways } طريقة أخرى
    }
control-words-for-kinds = عندك من صنف { $kinds }: { $melds }
control-words-closed = مغلقة
control-words-full = ممتلئة
control-words-takes = تقبل { $cards }
control-words-on-meld = { $cards } على #{ $meld }
control-words-to-lay-off = للتركيب: { $cards }
control-words-points = { $points ->
         [zero] { $points } نقاط
         [one] نقطة واحدة
         [two] نقطتان
         [few] { $points } نقاط
         [many] { $points } نقطة
        *[other] { $points } نقطة
    }
control-words-after = { $cards ->
         [zero] تُنهي أوراقك
         [one] تبقى ورقة واحدة
         [two] تبقى ورقتان
         [few] تبقى { $cards } أوراق
         [many] تبقى { $cards } ورقة
        *[other] تبقى { $cards } ورقة
    }
control-words-meld = تنزيل { $cards }
control-words-lay-off = تركيب { $cards } على #{ $number }: { $meld }
control-words-play = لعب { $kind }: { $rule }
control-words-pass = تمرير: التوزيعة ميتة
control-words-turn-over = قلب كومة الرمي
control-words-whose = { $owner ->
    [own] { $kind }، لك
   *[other] { $kind }، لأحد الخصوم
}
control-words-lay-all = تنزيل الكل (مجموعة واحدة، { $cards ->
         [zero] بلا تركيب
         [one] تركيب ورقة
         [two] تركيب ورقتين
         [few] تركيب { $cards } أوراق
         [many] تركيب { $cards } ورقة
        *[other] تركيب { $cards } ورقة
    }): { $after }
control-words-lay-off-all = تركيب الكل ({ $cards ->
         [zero] { $cards } أوراق
         [one] ورقة واحدة
         [two] ورقتان
         [few] { $cards } أوراق
         [many] { $cards } ورقة
        *[other] { $cards } ورقة
    }): { $after }
control-words-dead-pass = **إنهاء التوزيعة؟** تترك { $upcard }، وقد قُلبت كومة الرمي { $times ->
         [zero] { $times } مرات
         [one] مرة واحدة
         [two] مرتين
         [few] { $times } مرات
         [many] { $times } مرة
        *[other] { $times } مرة
    }: التوزيعة ميتة ولا نقاط لأحد.
control-words-dead-empty = **إنهاء التوزيعة؟** لا ورقة مكشوفة تأخذها، ولم تبقَ ورقة تُسحب: التوزيعة ميتة ولا نقاط لأحد.
control-words-turn-over-question = **قلب كومة الرمي؟** تترك { $upcard }: تصير كومة الرمي ({ $cards ->
         [zero] { $cards } أوراق
         [one] ورقة واحدة
         [two] ورقتان
         [few] { $cards } أوراق
         [many] { $cards } ورقة
        *[other] { $cards } ورقة
    }) هي الكومة، والأقدم في الأعلى، { $control ->
    [none] وتسحب أعلى ورقة.
    [hidden] وتُلعب ورقة التحكم التالية، وتسحب أعلى ورقة.
   *[shown] وتُلعب ورقة التحكم التالية ({ $kind })، وتسحب أعلى ورقة.
}
control-words-turn-over-times = يجوز قلبها { $limit ->
         [zero] { $limit } مرات
         [one] مرة واحدة
         [two] مرتين
         [few] { $limit } مرات
         [many] { $limit } مرة
        *[other] { $limit } مرة
    } في التوزيعة؛ وهذه المرة رقم { $number }.
control-words-task-draw = السحب
control-words-task-draw-or-take = السحب، أو أخذ { $upcard }
control-words-task-turn-over = { $upcard ->
    [none] قلب كومة الرمي
   *[other] أخذ { $upcard }، أو قلب كومة الرمي
}
control-words-task-pass = { $upcard ->
    [none] التمرير وإنهاء التوزيعة
   *[other] أخذ { $upcard }، أو التمرير وإنهاء التوزيعة
}
control-words-task-discard = رمي ورقة
control-words-task-meld = التنزيل والتركيب والرمي
control-words-task-lay-off = التركيب والرمي
control-words-taken = { $card } من كومة الرمي: لا يمكنك رميها في هذا الدور
control-words-upcard = المكشوفة { $card }
control-words-no-upcard = لا ورقة مكشوفة
control-words-stock = { $turned ->
    [yes] الكومة { $cards } (مقلوبة)
   *[no] الكومة { $cards }
}
control-words-discard-pile = كومة الرمي { $cards }
control-words-turned-over = { $limit ->
    [none] مرات القلب { $times }
   *[other] مرات القلب { $times } من { $limit }
}
control-words-near-dead = ⚠️ تموت التوزيعة بعد { $turns ->
         [zero] { $turns } أدوار
         [one] دور واحد
         [two] دورين
         [few] { $turns } أدوار
         [many] { $turns } دورًا
        *[other] { $turns } دور
    } بلا سحب من الكومة أو تنزيل أو تركيب
