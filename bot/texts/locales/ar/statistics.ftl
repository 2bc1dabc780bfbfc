statistics-command = إحصاءات كل توزيعات هذا الخادم: هل ينال الناس والكمبيوتر ورقًا متساويًا؟
statistics-option-game = أي لعبة (وإلا فكل الألعاب)
statistics-picture = كل نتيجة بجانب ما يعطيه الخلط العادل؛ والنص أعلاه يقول الشيء نفسه
statistics-expected = عادل
statistics-title = 🔏 ورق هذا الخادم · { $game }
statistics-title-all-games = 🔏 ورق هذا الخادم · كل الألعاب
statistics-none = لم تُحسب توزيعات بعد: العدد قليل. تبدأ الإحصاءات من { $fewest }.
statistics-too-few = المحسوب حتى الآن { $count ->
         [zero] { $deals } توزيعة
         [one] { $deals } توزيعة
         [two] { $deals } توزيعة
         [few] { $deals } توزيعات
         [many] { $deals } توزيعة
        *[other] { $deals } توزيعة
    }: العدد قليل. تبدأ الإحصاءات من { $fewest }.
statistics-deals = { $count ->
         [zero] { $deals } توزيعة
         [one] { $deals } توزيعة
         [two] { $deals } توزيعة
         [few] { $deals } توزيعات
         [many] { $deals } توزيعة
        *[other] { $deals } توزيعة
    }
statistics-expectation = **{ $count ->
         [zero] { $deals } توزيعة
         [one] { $deals } توزيعة
         [two] { $deals } توزيعة
         [few] { $deals } توزيعات
         [many] { $deals } توزيعة
        *[other] { $deals } توزيعة
    }.** الخلط العادل يعطي، مهما كان مستوى اللاعبين: 50 من 100 مقارنة، وفرقًا قدره 0 في كل ما عدا ذلك.
statistics-lot = كان الكمبيوتر أول موزّع { $direction ->
    [more] أكثر من نصيبه
   *[less] أقل من نصيبه
} بمقدار { $difference } مرة في كل 100
statistics-better = { $who ->
    [computers] كانت يد الكمبيوتر الأولى أفضل من يد الناس في { $share } من 100 مقارنة
    [dealer] كانت يد الموزّع الأولى أفضل من أيدي الآخرين في { $share } من 100 مقارنة
   *[seat] كانت يد صاحب المقعد الأول أفضل من أيدي الآخرين في { $share } من 100 مقارنة
}
statistics-deadwood = زائد { $who ->
    [computers] الكمبيوتر
    [dealer] الموزّع
   *[seat] صاحب المقعد الأول
} { $direction ->
    [more] أكثر
   *[less] أقل
} بمقدار { $difference } نقطة من زائد { $who ->
    [computers] الناس
   *[others] الآخرين
}
statistics-fits = أزواج الأوراق المتناسبة عند { $who ->
    [computers] الكمبيوتر
    [dealer] الموزّع
   *[seat] صاحب المقعد الأول
} { $direction ->
    [more] أكثر
   *[less] أقل
} بمقدار { $difference } منها عند { $who ->
    [computers] الناس
   *[others] الآخرين
}
statistics-courts = الملوك والبنات والأولاد عند { $who ->
    [computers] الكمبيوتر
    [dealer] الموزّع
   *[seat] صاحب المقعد الأول
} { $direction ->
    [more] أكثر
   *[less] أقل
} بمقدار { $difference } منها عند { $who ->
    [computers] الناس
   *[others] الآخرين
}
statistics-jokers = الجواكر عند { $who ->
    [computers] الكمبيوتر
    [dealer] الموزّع
   *[seat] صاحب المقعد الأول
} { $direction ->
    [more] أكثر
   *[less] أقل
} بمقدار { $difference } منها عند { $who ->
    [computers] الناس
   *[others] الآخرين
}
statistics-accusing = **{ $answers }: لا تكاد الصدفة تفسّر ذلك. اسأل مالك هذا البوت.**
statistics-usual = **{ $answer }: لا شيء غير معتاد.**
statistics-all-usual = **لا شيء غير معتاد.**
statistics-wins = الفوز يتبع القواعد والمهارة أيضًا، فهذا يُعرض ولا يُحكم به: التوزيعات الرابحة من 100 فوق النصيب المتساوي، للموزّع ثم مقعدًا مقعدًا: { $places }.
statistics-method = ± يراعي { $questions ->
         [zero] { $questions } أسئلة
         [one] سؤالًا واحدًا
         [two] سؤالين
         [few] { $questions } أسئلة
         [many] { $questions } سؤالًا
        *[other] { $questions } سؤال
    } معًا (Bonferroni): صفحة كهذه تتهم موزّعًا عادلًا في { $level } % من الحالات على الأكثر. والأيدي الأولى تُقارن داخل كل توزيعة.
statistics-counted = تُحسب كل توزيعة يمكن التحقق منها في المباريات المنتهية ذات الأوراق المكشوفة؛ وتُترك الخاصة، لأن المجاميع قد تكشف أوراقها.
statistics-label = { $what ->
    [better] أيدٍ أفضل
    [fits] أوراق متناسبة
    [courts] صور
    [jokers] جواكر
    [lot] التوزيع أولًا
   *[deadwood] زائد
}، { $who ->
    [computers] الكمبيوتر
    [dealer] الموزّع
   *[seat] المقعد الأول
}
