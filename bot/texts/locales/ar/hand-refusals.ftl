hand-refusals-below-opening = { $cards } مجموعها { $total }؛ ويلزمك { $needed } للنزول، دفعة واحدة وبلا تركيب.
hand-refusals-below-raised = { $cards } مجموعها { $total }؛ ويلزمك { $needed } للنزول (كان النزول السابق { $last })، دفعة واحدة وبلا تركيب.
hand-refusals-not-opened = لم تنزل بعد: انزل أولًا بـ{ $needed } نقطة، ثم يمكنك التركيب والتبديل، ولا يُحسبان أبدًا من النزول.
hand-refusals-highest-with = أعلى نزول عندك { $points }: { $melds }.
hand-refusals-highest = أعلى نزول عندك { $points }.
hand-refusals-no-meld-in-hand = لا مجموعة في يدك.
hand-refusals-needs-run = { $cards } مجموعها { $total }، لكن النزول في هذه الطاولة يحتاج إلى سلسلة واحدة على الأقل.
hand-refusals-not-feasible = لا يمكنك أخذ { $card }: يجب أن تدخل فورًا في مجموعة جديدة، و{ $why }.
hand-refusals-not-taken = لا يمكن أخذ { $card }: { $why }.
hand-refusals-why-returned = قد أرجعت { $card } في هذا الدور
hand-refusals-why-not-now = هذا غير ممكن الآن
hand-refusals-why-no-new-meld = ليست عندك مجموعة جديدة فيها { $card } وتُبقي ورقة للرمي
hand-refusals-why-no-meld = ليست عندك مجموعة فيها { $card }
hand-refusals-why-too-low = أعلى نزول ممكن عندك مع { $card } في مجموعة هو { $points }؛ ويلزمك { $needed }
hand-refusals-why-no-discard = لا نزول فيه { $card } يُبقي ورقة للرمي كما تشترط هذه الطاولة
hand-refusals-must-meld = أخذت { $card }: نزّلها أولًا قبل أي شيء آخر.
hand-refusals-must-meld-or-return = أخذت { $card }: نزّلها أولًا أو أرجعها قبل أي شيء آخر.
hand-refusals-taken-card = أخذت { $card } من النار في هذا الدور: نزّلها، فلا يمكنك رميها.
hand-refusals-nothing-taken = لا يمكنك أن تُرجع إلا ورقة مكشوفة أخذتها في هذا الدور، وقبل أن تنزّل شيئًا.
hand-refusals-no-return = لا يمكنك إرجاع { $card } في هذه الطاولة أو في هذه اللحظة: نزّلها.
hand-refusals-nothing-laid = اذكر أوراق مجموعة واحدة على الأقل.
hand-refusals-too-short = { $cards } قصيرة: في المجموعة ثلاث أوراق على الأقل.
hand-refusals-corner = { $cards } تلتف حول الزاوية: الآس قبل الاثنين أو بعد الملك، وليس في الوسط أبدًا.
hand-refusals-not-a-run = { $cards } ليست سلسلة: يجب أن تكون أوراقها متتالية، والجواكر في الفجوات.
hand-refusals-not-a-meld = { $cards } ليست مجموعة: المجموعة ثلاث أوراق أو أربع من رتبة واحدة وأنواع مختلفة، أو ثلاث أوراق متتالية على الأقل من نوع واحد.
hand-refusals-declaration = { $cards } لا تكون إلا { $ways }: اكتب بعد الجوكر ما يقوم مقامه (`JK=9H`)، أو أضف منخفض أو عال أو طقم أو سلسلة.
hand-refusals-way = { $kind ->
        [set] { $meld } (طقم، { $points })
       *[run] { $meld } (سلسلة، { $points })
    }
hand-refusals-wrong-end = { $cards } لا تركب على هذا الطرف من المجموعة؛ والطقم لا أطراف له.
hand-refusals-jokers-full = { $limit ->
         [zero] في تلك المجموعة { $limit } جواكر
         [one] في تلك المجموعة جوكر واحد
         [two] في تلك المجموعة جوكران
         [few] في تلك المجموعة { $limit } جواكر
         [many] في تلك المجموعة { $limit } جوكرًا
        *[other] في تلك المجموعة { $limit } جوكر
    }، وهذا أقصى ما يجوز.
hand-refusals-jokers = في { $cards } { $jokers ->
         [zero] { $jokers } جواكر
         [one] جوكر واحد
         [two] جوكران
         [few] { $jokers } جواكر
         [many] { $jokers } جوكرًا
        *[other] { $jokers } جوكر
    }؛ وأقصى ما يجوز في المجموعة { $limit }.
hand-refusals-naturals = { $cards }: { $naturals ->
         [zero] لا تحتاج المجموعة إلى أوراق أصلية
         [one] تحتاج المجموعة إلى ورقة أصلية واحدة على الأقل
         [two] تحتاج المجموعة إلى ورقتين أصليتين على الأقل
         [few] تحتاج المجموعة إلى { $naturals } أوراق أصلية على الأقل
         [many] تحتاج المجموعة إلى { $naturals } ورقة أصلية على الأقل
        *[other] تحتاج المجموعة إلى { $naturals } ورقة أصلية على الأقل
    }.
hand-refusals-twice = { $cards } ستُنزَّل مرتين: لا تتكرر الورقة نفسها في مجموعة، ولا تكون ورقة في مجموعتين.
hand-refusals-exchanged-twice = ذكرت { $cards } مرتين: أوراق التبديل من أنواع مختلفة.
hand-refusals-set-full = { $meld } مكتمل: في الطقم أربع أوراق، واحدة من كل نوع.
hand-refusals-set-too-long = { $cards } أكثر مما يجوز: في الطقم أربع أوراق على الأكثر، واحدة من كل نوع.
hand-refusals-run-full = { $meld } مكتملة: أقصى طول للسلسلة { $longest }.
hand-refusals-run-too-long = { $cards } أطول مما يجوز: أقصى طول للسلسلة { $longest }.
hand-refusals-does-not-fit = { $cards } لا تركب هنا.
hand-refusals-does-not-fit-meld = { $fits ->
        [none] { $cards } لا تركب على { $meld }: لا شيء يركب هناك.
       *[cards] { $cards } لا تركب على { $meld }: لا يركب هناك إلا { $fits }.
    }
hand-refusals-fits-others = { $cards } تركب على { $melds }.
hand-refusals-fits-no-other = { $cards } لا تركب على أي مجموعة أخرى فوق الطاولة.
hand-refusals-not-freed = { $fits ->
        [none] { $cards } ليست ما يقوم الجوكر مقامه في { $meld }: لا شيء يحرّره.
       *[cards] { $cards } ليست ما يقوم الجوكر مقامه في { $meld }: لا يحرّره إلا { $fits }.
    }
hand-refusals-joker-only = في هذه الطاولة لا يركب على طقم من ثلاث أوراق فيه جوكر إلا جوكر: { $meld }.
hand-refusals-needs-both = { $jokers ->
        [0] { $cards } وحدها لا تحرّر جوكر { $meld }: في طقم من ثلاث أوراق قد يكون أي نوع ناقص، فيلزمك { $fits }.
       *[more] { $cards } وحدها لا تحرّر جوكر { $meld }: في طقم من ثلاث أوراق قد يكون أي نوع ناقص، فيلزمك { $fits } (كلها إلا واحدة يبقى مكانها جوكر).
    }
hand-refusals-no-exchange = لا تبديل للجوكر في هذه الطاولة.
hand-refusals-no-joker = لا جوكر للتبديل في { $meld }.
hand-refusals-jokers-in = الجواكر في { $melds }.
hand-refusals-joker-in = { $meld } مقابل { $cards }
hand-refusals-no-joker-anywhere = لا جوكر فوق الطاولة.
hand-refusals-natural-for-joker = يُبدَّل الجوكر بأوراق أصلية من يدك، لا بجوكر أبدًا.
hand-refusals-one-at-a-time = في السلسلة تبدّل ورقة واحدة في كل مرة: { $fits }.
hand-refusals-more-than-jokers = { $cards } أكثر من جواكر { $meld }.
hand-refusals-must-use-joker = في هذه الطاولة يجب تنزيل الجوكر المبدَّل أو تركيبه في الدور نفسه: { $jokers ->
         [zero] لم يبقَ عندك جوكر
         [one] بقي عندك جوكر واحد
         [two] بقي عندك جوكران
         [few] بقي عندك { $jokers } جواكر
         [many] بقي عندك { $jokers } جوكرًا
        *[other] بقي عندك { $jokers } جوكر
    }، وهذه الحركة لا تترك له مكانًا.
hand-refusals-end-needed = الجوكر يركب على طرفي { $meld }: قل منخفض أو عال، بدل { $fits }.
hand-refusals-no-meld = لا مجموعة فوق الطاولة بعد.
hand-refusals-no-such-meld = لا توجد مجموعة كهذه: المجموعات فوق الطاولة من #1 إلى #{ $melds }.
hand-refusals-keep-another = يجب أن تُبقي ورقة للرمي، وليست { $card } التي أخذتها للتو. أبقِ ورقة أخرى.
hand-refusals-keep-lay-off = إن ركّبت هذه لم تبقَ لك ورقة ترميها، وكل دور ينتهي برمية: أبقِ ورقة.
hand-refusals-keep-meld = إن نزّلت هذه لم تبقَ لك ورقة ترميها، وكل دور ينتهي برمية: أبقِ ورقة.
hand-refusals-stock-empty = لم تبقَ ورقة تُسحب، ولن تُخلط النار مرة أخرى: مرّر وتنتهي الجولة.
hand-refusals-stock-empty-take = لم تبقَ ورقة تُسحب، ولن تُخلط النار مرة أخرى: خذ { $card }، أو مرّر وتنتهي الجولة.
hand-refusals-stock-left = ما زالت هناك أوراق تُسحب، فالجولة مستمرة.
hand-refusals-partners-turn = هذا دور شريكك، ولا يمكنك اللعب مكانه: انتظر دورك.
hand-refusals-answer-first = يقول الجميع أولًا هل يريدون إعادة التوزيع.
hand-refusals-no-four-pairs = { $cards ->
        [none] لا يطلب إعادة التوزيع إلا من وُزّعت عليه أربعة أزواج متطابقة، وقبل الرمية الأولى.
       *[cards] لا يطلب إعادة التوزيع إلا من وُزّعت عليه أربعة أزواج متطابقة، وقبل الرمية الأولى؛ وعندك { $cards }.
    }
hand-refusals-starter-discards = في أول دور من الجولة ترمي فقط: عندك خمس عشرة ورقة، فارمِ واحدة.
hand-refusals-draw-first = اسحب أولًا من الكومة، أو خذ الورقة المكشوفة.
hand-refusals-already-drew = لقد سحبت بالفعل في هذا الدور.
hand-refusals-no-discard = النار فارغة: اسحب من الكومة.
hand-refusals-returned = أخذت { $card } ثم أرجعتها، فاسحب الآن من الكومة.
hand-refusals-not-on-first-turn = في هذه الطاولة لا يُنهي أحد أوراقه في دوره الأول: أبقِ ورقتين، واحدة ترميها وواحدة تبقى معك.
