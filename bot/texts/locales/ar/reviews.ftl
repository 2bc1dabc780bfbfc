reviews-command = مراجعة قراراتك في مباراة منتهية
reviews-option-match = أي مباراة من مبارياتك (وإلا فآخرها هنا)
reviews-button = 🎓 مراجعة
reviews-title = 🎓 مراجعة
reviews-details = التفاصيل
reviews-ask = ماذا تلعب؟
reviews-next-mistake = الخطأ التالي
reviews-try-again = إعادة المحاولة
reviews-back = رجوع إلى المراجعة
reviews-review-again = مراجعة من جديد
reviews-replay = عرض من هنا
reviews-pick = إعادة محاولة خطأ …
reviews-by-deal = كل قرارات توزيعة …
reviews-of-seat = 🎓 مراجعة لعب …
reviews-explained = -# `/help topic:review` يشرح الطريقة.
reviews-earlier = -# من حَكَم أقدم؛ وقد يفضّل حَكَم اليوم حركات أخرى.
reviews-final = كان هذا آخر خطأ.
reviews-failed = فشلت المراجعة هذه المرة. اطلبها من جديد.
reviews-luck-explained = الحظ هو ما كانت تساويه كل توزيعة قبل أول قرار فيها.
reviews-how-explained = 100 % تعني بلا أخطاء؛ و`/help topic:review` يشرح كيف تُحسب.
reviews-under-way = المراجعة قيد الإعداد؛ ويعرضها `/results review` حين تتم.
reviews-biggest = أكبر خطأ
reviews-help =
    ### التلميحات والمراجعات
    لا يعرف الحَكَم إلا ما عرفه مقعدك. يوزّع الأوراق غير المرئية مرات كثيرة بطرق توافق ما أخذه الآخرون ورموه؛ ويجرّب كل حركة في كل توزيعة من هذه التوزيعات الافتراضية؛ ويكملها كلها بالطريقة نفسها. ونتيجة الحركة المتوقعة هي المتوسط: نقاط تلك التوزيعة لك مقابل الآخرين.
    { "*" }*±** مجال ثقة 95 %.
    { "*" }*الأخضر** تكون الرميات خضراء بحسب ما يقيسه السطر فوقها: أقل زائد، أو **الأقل ارتباطًا**، وهي ما لا يكسر مجموعة ولا يركب فوق الطاولة ولا يناسب إلا القليل من أوراقك. وحين يسمّي تلميح حركة، تكون وحدها خضراء.
    { "*" }*التلميحات** في الجين يحاكي التلميح { $hint } توزيعة؛ وتحاكي المراجعة { $search } لتجد اختيار الحَكَم، و{ $compare } أخرى لتقارن به حركتك. وحيث تتقارب الحركات قد يسمّيان حركتين مختلفتين.
    { "*" }*النقاط الضائعة** حركاتك أمام اختيارات الحَكَم، مقارنةً من جديد في توزيعات افتراضية أخرى وموزونةً بتقدير لاعب بسيط، ومجموعةً كلها. ولا تُحسب الحركات الإجبارية ولا ما لعبه الكمبيوتر بدلًا منك. وتأتي بعض القرارات لصالحك قليلًا، لأن كل قياس يتفاوت.
    { "*" }*الأخطاء** قرارات خسرت أكثر من ± لها؛ وما عداها قد يكون بجودة الأفضل. الخطأ (?) يكلّف { $mistake } % على الأقل من فرصة الفوز بتوزيعة متكافئة، والفادح (??) { $blunder } % على الأقل؛ وما دون ذلك هفوة (?!). و**التفاصيل** في المراجعة تقول كم نقطة ذلك في لعبتها.
    { "*" }*الدقة** المتوسط على قراراتك: 100 % لكل قرار بلا خطأ، والنصف لكل { $half } نقطة يكلّفها خطأ.
    { "*" }*حَكَم أقدم** حين يتعلم الحَكَم المزيد، تبقى مراجعاتك القديمة وتقول ذلك. و**مراجعة من جديد** تسأل حَكَم اليوم.
    { "*" }*الحظ** النتيجة المتوقعة لكل توزيعة عند أول قرار لك فيها، مجموعةً كلها. والسحب اللاحق ولعب الخصوم ليسا في أي من العددين.
    { "*" }*فرص الفوز** بين لاعبين متكافئين، من النتيجة ومما يُتوقع للتوزيعة: تُحاكى بقية المباراة 1,000 مرة (وفي الجين تُحسب حسابًا).
reviews-waiting = مراجعتك تنتظر { $others ->
         [zero] { $others } مراجعات أخرى
         [one] مراجعة أخرى
         [two] مراجعتين أخريين
         [few] { $others } مراجعات أخرى
         [many] { $others } مراجعة أخرى
        *[other] { $others } مراجعة أخرى
    } في هذا الخادم. وتبدأ تلقائيًا.
reviews-progress = تُراجَع قراراتك: تم **{ $done }** من { $deals ->
         [zero] { $deals } توزيعات
         [one] توزيعة واحدة
         [two] توزيعتين
         [few] { $deals } توزيعات
         [many] { $deals } توزيعة
        *[other] { $deals } توزيعة
    }.
reviews-nothing = لم يكن في هذه المباراة قرار يُراجَع.
reviews-accurate = الدقة **{ $accuracy } %**
reviews-without-luck = { $unit ->
    [chips] **{ $points }** فيشة بعد طرح الحظ (النتيجة { $result })
   *[points] **{ $points }** نقطة بعد طرح الحظ (النتيجة { $result })
}
reviews-blunders = { $count ->
         [zero] { $count } أخطاء فادحة
         [one] خطأ فادح واحد
         [two] خطآن فادحان
         [few] { $count } أخطاء فادحة
         [many] { $count } خطأ فادحًا
        *[other] { $count } خطأ فادح
    }
reviews-mistakes = { $count ->
         [zero] { $count } أخطاء
         [one] خطأ واحد
         [two] خطآن
         [few] { $count } أخطاء
         [many] { $count } خطأ
        *[other] { $count } خطأ
    }
reviews-inaccuracies = { $count ->
         [zero] { $count } هفوات
         [one] هفوة واحدة
         [two] هفوتان
         [few] { $count } هفوات
         [many] { $count } هفوة
        *[other] { $count } هفوة
    }
reviews-no-mistakes = **لا** أخطاء واضحة
reviews-accuracy = **الدقة** { $accuracy } % ± { $interval } في { $decisions ->
         [zero] { $decisions } قرارات
         [one] قرار واحد
         [two] قرارين
         [few] { $decisions } قرارات
         [many] { $decisions } قرارًا
        *[other] { $decisions } قرار
    }{ $unjudged ->
    [0] { "" }
    [zero] { " " }(وتعذّر الحكم على { $unjudged })
    [one] { " " }(وتعذّر الحكم على قرار آخر)
    [two] { " " }(وتعذّر الحكم على قرارين آخرين)
    [few] { " " }(وتعذّر الحكم على { $unjudged } قرارات أخرى)
    [many] { " " }(وتعذّر الحكم على { $unjudged } قرارًا آخر)
   *[other] { " " }(وتعذّر الحكم على { $unjudged } قرار آخر)
}؛ { $unit ->
    [chips] الفيشات الضائعة { $lost }
   *[points] النقاط الضائعة { $lost }
}
reviews-result = **النتيجة** الحظ { $luck }، القرارات { $decisions }، السحب اللاحق والخصوم { $rest }: الصافي { $unit ->
    [chips] **{ $net }** فيشة
   *[points] **{ $net }** نقطة
}
reviews-thresholds = **الأخطاء** ?? فادح: { $unit ->
    [chips] { $blunder } فيشة
   *[points] { $blunder } نقطة
} أو أكثر؛ ? خطأ: { $mistake } أو أكثر؛ ?! هفوة: أقل، لكن أكثر من ± لها
reviews-confidence = ±: ثقة 95 %.
reviews-basis = على أساس { $deals } توزيعة افتراضية، نحو { $each } لكل قرار، بثقة 95 %. والتلميح يحاكي توزيعات أخرى، فقد يفضّل حركة غيرها حيث تتقارب حركتان.
reviews-luck = **الحظ** { $members }
reviews-luck-of = { $member } **{ $luck }** { $unit ->
    [chips] (النتيجة { $result } فيشة)
   *[points] (النتيجة { $result } نقطة)
}
reviews-course-chances = فرص الفوز حسب التوزيعة:
reviews-course-lead = { $unit ->
    [chips] صافي الفيشات حسب التوزيعة:
   *[points] صافي النقاط حسب التوزيعة:
}
reviews-course-deal = التوزيعة { $deal } { $standing }
reviews-percent = { $number } %
reviews-course-biggest = أكبر خطأ: التوزيعة { $deal }، الحركة { $move }.
reviews-plot-deal = توزيعة { $number }
reviews-mistake = { $mark } التوزيعة { $deal }، الحركة { $move }: { $unit ->
    [chips] { $lost } فيشة
   *[points] { $lost } نقطة
}
reviews-deal = التوزيعة { $number }
reviews-deal-title = **كل القرارات في التوزيعة { $number }**
reviews-cost = { $unit ->
    [chips] **{ $mark } { $lost }** فيشة
   *[points] **{ $mark } { $lost }** نقطة
}
reviews-not-listed = { $count ->
         [zero] { $count } قرارات أخرى غير معروضة
         [one] قرار آخر غير معروض
         [two] قراران آخران غير معروضين
         [few] { $count } قرارات أخرى غير معروضة
         [many] { $count } قرارًا آخر غير معروض
        *[other] { $count } قرار آخر غير معروض
    }
reviews-question = { $severity ->
    [blunder] إعادة المحاولة: خطأ فادح ??
    [mistake] إعادة المحاولة: خطأ ?
   *[inaccuracy] إعادة المحاولة: هفوة ?!
}
reviews-question-place = التوزيعة { $deal }، الحركة { $move } · { $number } من { $count }
reviews-ask-part = ماذا تلعب؟ { $first } …
reviews-choice = 🎓 اختيار الحَكَم هنا: **{ $action }**
reviews-judge = **الحَكَم:** { $worth }
reviews-you-now = **أنت الآن:** { $worth }
reviews-in-match = **في المباراة{ $mark }:** { $worth }؛ الكلفة { $costs }
reviews-expected = { $unit ->
    [chips] الفيشات المتوقعة؛ ±: ثقة 95 %
   *[points] النقاط المتوقعة؛ ±: ثقة 95 %
}
reviews-same-choice = اخترت ما اخترته في المباراة.
reviews-found = ✅ وجدت أفضل حركة.
reviews-not-compared = تعذّرت مقارنة اختيارك هذه المرة. حاول من جديد.
reviews-verdict-mistake = ❌ { $severity ->
    [blunder] **خطأ فادح ??**
    [mistake] **خطأ ?**
   *[inaccuracy] **هفوة ?!**
} الكلفة { $unit ->
    [chips] **{ $difference }** فيشة.
   *[points] **{ $difference }** نقطة.
}
reviews-verdict-better = ✅ جاء اختيارك أفضل من اختيار الحَكَم، بفارق { $unit ->
    [chips] **{ $difference }** فيشة.
   *[points] **{ $difference }** نقطة.
}
reviews-verdict-as-good = ✅ بجودة اختيار الحَكَم: الفرق { $unit ->
    [chips] **{ $difference }** فيشة.
   *[points] **{ $difference }** نقطة.
}
reviews-accuracy-in-match = **الدقة** { $accuracy } % ± { $interval } بحسب مراجعتك
reviews-accuracy-over-time = **الدقة** { $accuracy } % ± { $interval } في { $matches ->
         [zero] { $matches } مباريات مُراجَعة
         [one] مباراة مُراجَعة واحدة
         [two] مباراتين مُراجَعتين
         [few] { $matches } مباريات مُراجَعة
         [many] { $matches } مباراة مُراجَعة
        *[other] { $matches } مباراة مُراجَعة
    }
reviews-last = الأخيرة: { $course }
reviews-luck-over-time = **الحظ** { $luck }؛ النتيجة { $result }؛ بعد طرح الحظ { $without } ({ $unit ->
    [chips] فيشات
   *[points] نقاط
}، { $matches ->
         [zero] { $matches } مباريات
         [one] مباراة واحدة
         [two] مباراتان
         [few] { $matches } مباريات
         [many] { $matches } مباراة
        *[other] { $matches } مباراة
    })
