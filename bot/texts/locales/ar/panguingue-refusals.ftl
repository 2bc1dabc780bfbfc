panguingue-refusals-declare-first = يقول الجميع أولًا: لعب أم ترك.
panguingue-refusals-already-declared = لقد أعلن الجميع؛ ولا يترك أحد بعد ذلك.
panguingue-refusals-answer-first = { $upcard ->
    [none] ما زال الآخرون يُسألون عن الإجبار على الورقة المكشوفة.
   *[other] ما زال الآخرون يُسألون عن الإجبار على { $upcard }.
}
panguingue-refusals-no-demand = لا شيء للإجبار عليه الآن: لا يمكنك إلا إجبار صاحب الدور على أخذ ورقة مكشوفة تركب على مجموعة له، قبل أن يسحب.
panguingue-refusals-dropped = لقد تركت، فأنت خارج هذه التوزيعة.
panguingue-refusals-draw-first = اسحب أولًا.
panguingue-refusals-already-drew = لقد سحبت بالفعل في هذا الدور.
panguingue-refusals-must-take = { $upcard ->
    [none] أُجبرت على أخذ الورقة المكشوفة وتركيبها.
   *[other] أُجبرت على أخذ { $upcard } وتركيبها.
}
panguingue-refusals-no-discard = لا ورقة مكشوفة تؤخذ.
panguingue-refusals-not-usable = { $upcard ->
    [none] لا تأخذ الورقة المكشوفة إلا لتنزيلها أو تركيبها فورًا، وهي لا تركب على مجموعة لك ولا تكوّن جديدة.
   *[other] لا تأخذ { $upcard } إلا لتنزيلها أو تركيبها فورًا، وهي لا تركب على مجموعة لك ولا تكوّن جديدة.
}
panguingue-refusals-place-taken = { $card ->
    [none] أخذت تلك الورقة من كومة الرمي: نزّلها أو ركّبها قبل أي ورقة أخرى.
   *[other] أخذت { $card } من كومة الرمي: نزّلها أو ركّبها قبل أي ورقة أخرى.
}
panguingue-refusals-lay-off-taken = { $card ->
    [none] أخذت تلك الورقة لأنها تركب على مجموعة: ركّبها قبل أي شيء آخر.
   *[other] أخذت { $card } لأنها تركب على مجموعة: ركّبها قبل أي شيء آخر.
}
panguingue-refusals-place-drawn = { $card ->
    [none] في هذه الطاولة تنزّل الورقة المسحوبة أو تركّبها قبل أي ورقة من يدك.
   *[other] في هذه الطاولة تنزّل { $card } أو تركّبها قبل أي ورقة من يدك.
}
panguingue-refusals-strands-taken = { $card ->
    [none] بعد هذه القسمة لا يمكنك تنزيل الورقة المأخوذة ولا تركيبها.
   *[other] بعد هذه القسمة لا يمكنك تنزيل { $card } ولا تركيبها.
}
panguingue-refusals-discard-drawn = { $card ->
    [none] سحبت تلك الورقة ولم تنزّلها ولم تركّبها، فعليك رميها.
   *[other] سحبت { $card } ولم تنزّلها ولم تركّبها، فعليك رميها.
}
panguingue-refusals-unsafe = { $card ->
    [none] تلك الورقة تتيح الإنهاء للاعب التالي الذي نزّل عشر أوراق، وعندك ورقة آمنة.
   *[other] { $card } تتيح الإنهاء للاعب التالي الذي نزّل عشر أوراق، وعندك ورقة آمنة.
}
panguingue-refusals-go-out-now = لقد نزّلت إحدى عشرة ورقة: أنهِ، أو اقسم مجموعة أولًا.
panguingue-refusals-not-eleven = تلزمك للإنهاء إحدى عشرة ورقة منزَّلة، وعندك { $melded }.
panguingue-refusals-no-cards = هذه ليست مجموعة.
panguingue-refusals-not-a-meld = { $why ->
    [short] { $cards } ليست مجموعة: في المجموعة ثلاث أوراق على الأقل.
    [two-suits] { $cards } ليست مجموعة: الطقم من نوع واحد، أو من ثلاثة أنواع فأكثر.
    [suit-twice] { $cards } ليست مجموعة: فيها نوع مكرر.
    [gap] { $cards } ليست مجموعة: أوراق السلسلة متتالية، والآس في أولها.
   *[neither] { $cards } ليست مجموعة: المجموعة طقم من رتبة واحدة، أو سلسلة من نوع واحد.
}
panguingue-refusals-part-not-a-meld = { $why ->
    [short] { $cards } وحدها ليست مجموعة: في المجموعة ثلاث أوراق على الأقل.
    [two-suits] { $cards } وحدها ليست مجموعة: الطقم من نوع واحد، أو من ثلاثة أنواع فأكثر.
    [suit-twice] { $cards } وحدها ليست مجموعة: فيها نوع مكرر.
    [gap] { $cards } وحدها ليست مجموعة: أوراق السلسلة متتالية، والآس في أولها.
   *[neither] { $cards } وحدها ليست مجموعة: المجموعة طقم من رتبة واحدة، أو سلسلة من نوع واحد.
}
panguingue-refusals-does-not-fit = { $card } لا تركب على { $meld }.
panguingue-refusals-does-not-fit-that = { $card ->
    [none] تلك الورقة لا تركب على تلك المجموعة.
   *[other] { $card } لا تركب على تلك المجموعة.
}
panguingue-refusals-no-melds = ليست لك مجموعة فوق الطاولة بعد.
panguingue-refusals-number-of-melds = ليست لك مجموعة بهذا الرقم: { $melds ->
         [zero] لا مجموعات لك
         [one] لك مجموعة واحدة رقمها 1
         [two] مجموعتاك 1 و2 من اليسار إلى اليمين
         [few] مجموعاتك من 1 إلى { $melds } من اليسار إلى اليمين
         [many] مجموعاتك من 1 إلى { $melds } من اليسار إلى اليمين
        *[other] مجموعاتك من 1 إلى { $melds } من اليسار إلى اليمين
    }.
panguingue-refusals-small-to-split = { $meld ->
    [none] تلك المجموعة أصغر من أن تُقسم: تلزم 6 أوراق أو أكثر.
   *[other] { $meld } أصغر من أن تُقسم: تلزم 6 أوراق أو أكثر.
}
panguingue-refusals-small-to-borrow = { $meld ->
    [none] تلك المجموعة أصغر من أن يُستعار منها: تلزم 4 أوراق أو أكثر.
   *[other] { $meld } أصغر من أن يُستعار منها: تلزم 4 أوراق أو أكثر.
}
panguingue-refusals-rest = { $cards ->
    [none] بدون تلك الأوراق لا يبقى ما يكوّن مجموعة.
   *[other] بدون تلك الأوراق تبقى { $cards }، وليست مجموعة.
}
panguingue-refusals-not-on-board = { $cards ->
    [none] تلك الورقة ليست في مجموعاتك.
   *[other] { $cards } ليست في مجموعاتك.
}
panguingue-refusals-nothing-borrowed = للاستعارة خذ ورقة واحدة على الأقل من مجموعة لك؛ وبأوراق من يدك فقط نزّل تنزيلًا عاديًا.
panguingue-refusals-needs-own-card = { $cards ->
    [none] لا تكوّن وحدها مجموعة: يجب أن تكون ورقة واحدة على الأقل غير مستعارة.
   *[other] { $cards } لا تكوّن وحدها مجموعة: يجب أن تكون ورقة واحدة على الأقل غير مستعارة.
}
panguingue-refusals-laid-off-this-turn = { $card ->
    [none] تلك الورقة رُكّبت في هذا الدور: تجوز استعارتها من دورك التالي.
   *[other] { $card } رُكّبت في هذا الدور: تجوز استعارتها من دورك التالي.
}
