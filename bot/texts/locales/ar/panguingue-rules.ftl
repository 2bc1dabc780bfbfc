panguingue-rules-title-2 = الورق والتوزيع
panguingue-rules-title-3 = لعب أم ترك
panguingue-rules-title-4 = دورك
panguingue-rules-title-5 = المجموعات
panguingue-rules-title-6 = الشروط
panguingue-rules-title-7 = التركيب
panguingue-rules-title-8 = القسمة
panguingue-rules-title-9 = الاستعارة
panguingue-rules-title-10 = الإجبار
panguingue-rules-title-11 = الرميات الآمنة
panguingue-rules-title-12 = الإنهاء
panguingue-rules-title-13 = التسوية
panguingue-rules-title-14 = حين تنفد الكومة
panguingue-rules-title-15 = المباراة
panguingue-rules-title-20 = حالات نادرة
panguingue-rules-short-match = { $deals ->
         [zero] { $deals } توزيعات
         [one] توزيعة واحدة
         [two] توزيعتان
         [few] { $deals } توزيعات
         [many] { $deals } توزيعة
        *[other] { $deals } توزيعة
    }؛ ويفوز بالمباراة صاحب أكثر الفيشات.
panguingue-rules-short-drop = عشر أوراق لكل لاعب. يقول الجميع أولًا: لعب أم ترك؛ والترك يكلّف { $chips ->
         [zero] { $chips } فيشات
         [one] فيشة واحدة
         [two] فيشتين
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    } لفائز التوزيعة.
panguingue-rules-short-turn = في دورك اسحب ورقة ونزّل ما تشاء. { $drawn ->
    [meld_or_discard] والورقة المسحوبة تُنزَّل فورًا أو تُرمى؛ ولا تدخل اليد أبدًا.
   *[to_hand] والورقة من الكومة يجوز أن تدخل اليد.
}
panguingue-rules-short-melds = المجموعات سلاسل من نوع واحد ({ $run }) وأطقم من رتبة واحدة، كلها من نوع واحد ({ $suited }) أو من ثلاثة أنواع فأكثر ({ $mixed }).
panguingue-rules-short-conditions = بعض المجموعات **شروط** تكسب فيشات من الجميع فورًا: أطقم الثلاثات والخمسات والسبعات، وأطقم النوع الواحد، والسلاسل التي فيها { $ranks ->
    [court] A-2-3 أو J-Q-K.
   *[pip] A-2-3 أو 8-9-10.
}
panguingue-rules-short-out = أول من ينزّل **إحدى عشرة** ورقة يُنهي، ويأخذ { $chips ->
         [zero] { $chips } فيشات
         [one] فيشة واحدة
         [two] فيشتين
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    } من كل لاعب، وتُدفع له كل الشروط مرة أخرى، ويأخذ الصندوق.
panguingue-rules-players = من لاعبَين إلى خمسة عشر؛ وأحسنها من ستة إلى ثمانية.
panguingue-rules-packs = { $packs ->
         [zero] { $packs } مجموعات من أربعين ورقة
         [one] مجموعة من أربعين ورقة
         [two] مجموعتان من أربعين ورقة
         [few] { $packs } مجموعات من أربعين ورقة
         [many] { $packs } مجموعة من أربعين ورقة
        *[other] { $packs } مجموعة من أربعين ورقة
    }، وعدد الأوراق { $cards }، تتكرر كل منها عدة مرات.
panguingue-rules-packs-less = { $packs ->
         [zero] { $packs } مجموعات من أربعين ورقة
         [one] مجموعة من أربعين ورقة
         [two] مجموعتان من أربعين ورقة
         [few] { $packs } مجموعات من أربعين ورقة
         [many] { $packs } مجموعة من أربعين ورقة
        *[other] { $packs } مجموعة من أربعين ورقة
    } إلا مجموعة بستوني واحدة، وعدد الأوراق { $cards }، تتكرر كل منها عدة مرات.
panguingue-rules-ranks = { $ranks ->
    [court] الرتب من الأدنى إلى الأعلى: A 2 3 4 5 6 7 J Q K. السبعة تجاور الولد، والآس هو الأدنى دائمًا.
   *[pip] الرتب من الأدنى إلى الأعلى: A 2 3 4 5 6 7 8 9 10. السبعة تجاور الثمانية، والآس هو الأدنى دائمًا.
}
panguingue-rules-direction = { $direction ->
    [left] اللعب إلى اليسار: التوزيع والإعلان والأدوار. وتُقرأ المجموعات في صورة الطاولة عكس ترتيب اللعب.
   *[right] اللعب إلى اليمين: التوزيع والإعلان والأدوار. وتُقرأ المجموعات في صورة الطاولة بترتيب اللعب.
}
panguingue-rules-eldest = الموزّع الأول بالقرعة. واللاعب التالي هو «الأول» ويبدأ.
panguingue-rules-dealer = فائز التوزيعة هو «الأول» في التالية، فيوزّع اللاعب الذي قبله.
panguingue-rules-shuffle = { $shuffle ->
    [full] قبل كل توزيعة يُخلط الورق كله.
   *[traditional] تُخلط الأوراق المستعملة مع حزمة غير مستعملة وتوضع تحت الباقي.
}
panguingue-rules-deal = { $packet ->
    [p1] لكل لاعب عشر أوراق، واحدة واحدة، بدءًا من «الأول».
    [p2] لكل لاعب عشر أوراق، اثنتين اثنتين، بدءًا من «الأول».
    [p5] لكل لاعب عشر أوراق، خمسًا خمسًا، بدءًا من «الأول».
   *[p10] لكل لاعب عشر أوراق دفعة واحدة، بدءًا من «الأول».
}
panguingue-rules-upcard = { $upcard ->
    [yes] تُقلب ورقة وتبدأ بها كومة الرمي.
   *[no] لا تُقلب ورقة: تبدأ كومة الرمي بأول رمية.
}
panguingue-rules-stock = الباقي هو الكومة. نصفها الأعلى، الرأس، يُسحب أولًا؛ ونصفها الأسفل هو القدم.
panguingue-rules-declare = بدءًا من «الأول» يقول كل لاعب مرة واحدة ونهائيًا: لعب أم ترك.
panguingue-rules-drop = من يترك يضع { $chips ->
         [zero] { $chips } فيشات
         [one] فيشة واحدة
         [two] فيشتين
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    } في الصندوق الذي فوق قدم الكومة، وهو للفائز.
panguingue-rules-dropped = من ترك لا يدفع ولا يقبض ولا يجبر أحدًا بعد ذلك في هذه التوزيعة.
panguingue-rules-last = إن ترك الجميع إلا واحدًا، أخذ هو الصندوق وانتهت التوزيعة.
panguingue-rules-ante = يضع كل لاعب { $chips ->
         [zero] { $chips } فيشات
         [one] فيشة واحدة
         [two] فيشتين
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    } في الصندوق قبل التوزيع؛ ويأخذها الفائز.
panguingue-rules-no-ante = لا رسم دخول.
panguingue-rules-not-later = لا يترك أحد بعد ذلك.
panguingue-rules-forced = إن ركبت الورقة المكشوفة على مجموعة لك، جاز للآخرين إجبارك على أخذها قبل أن تسحب: انظر 10.
panguingue-rules-draw = اسحب ورقة: أعلى الكومة أو الورقة المكشوفة.
panguingue-rules-take = { $take ->
    [any] يجوز لك أخذ الورقة المكشوفة إن أمكنك تنزيلها أو تركيبها فورًا، ولو بعد قسمة أو بأوراق مستعارة.
    [stock_drawn_only] يجوز لك أخذ الورقة المكشوفة للتركيب؛ ولمجموعة جديدة فقط إن سُحبت من الكومة وتُركت.
    [none] لا تأخذ الورقة المكشوفة إلا للتركيب.
    [keep-passed] يجوز لك أخذ الورقة المكشوفة للتركيب؛ وإن سُحبت من الكومة وتُركت جاز لك أيضًا إبقاؤها.
   *[keep] يجوز لك أخذ الورقة المكشوفة وإبقاؤها.
}
panguingue-rules-drawn = { $drawn ->
    [meld_or_discard] الورقة المسحوبة تُعرض على الجميع ولا تدخل اليد أبدًا: نزّلها أو ركّبها أو ارمها.
   *[to_hand] الورقة من الكومة تدخل اليد دون أن يراها أحد.
}
panguingue-rules-place = { $drawn ->
    [first] نزّل وركّب واقسم واستعر كم شئت وبأي ترتيب؛ ولست مجبرًا أبدًا. والورقة المسحوبة أولًا.
   *[any] نزّل وركّب واقسم واستعر كم شئت وبأي ترتيب؛ ولست مجبرًا أبدًا.
}
panguingue-rules-place-taken = { $taken ->
    [place] الورقة المكشوفة المأخوذة تُنزَّل أو تُركَّب قبل أي ورقة أخرى؛ والمأخوذة إجبارًا تُركَّب.
   *[keep] الورقة المكشوفة المأخوذة إجبارًا تُركَّب قبل أي شيء آخر.
}
panguingue-rules-discard = { $drawn ->
    [meld_or_discard] ثم ارمِ ورقة: المسحوبة إن لم تُنزَّل ولم تُركَّب، وإلا أي ورقة من يدك. وبإحدى عشرة ورقة منزَّلة تُنهي بدل ذلك.
   *[to_hand] ثم ارمِ أي ورقة من يدك. وبإحدى عشرة ورقة منزَّلة تُنهي بدل ذلك.
}
panguingue-rules-run-court = **سلسلة**: ثلاث أوراق متتالية أو أكثر من نوع واحد، مثل { $run }؛ لا { $wrong }.
panguingue-rules-run = **سلسلة**: ثلاث أوراق متتالية أو أكثر من نوع واحد، مثل { $run }.
panguingue-rules-suited = **طقم نوع واحد**: ثلاث أوراق متطابقة أو أكثر، مثل { $cards }.
panguingue-rules-mixed = { $suits ->
    [three_plus] **طقم مختلط**: رتبة بثلاثة أنواع فأكثر، ويجوز التكرار بعد ثلاثة أنواع، مثل { $cards }. ونوعان فقط ليسا طقمًا أبدًا.
   *[strict] **طقم مختلط**: رتبة بثلاثة أنواع فأكثر بلا تكرار نوع، مثل { $cards }. ونوعان فقط ليسا طقمًا أبدًا.
}
panguingue-rules-any-suits = { $ranks ->
    [court] تكوّن الآسات أو الملوك طقمًا بأي أنواع.
   *[pip] تكوّن الآسات أو العشرات طقمًا بأي أنواع.
}
panguingue-rules-own = مجموعاتك لك وحدك: لا يركّب عليها غيرك ولا يأخذ منها.
panguingue-rules-mixed-earn = الثلاثات والخمسات والسبعات بعدة أنواع: 1 من كل لاعب.
panguingue-rules-suited-earn = { $spades ->
    [double] الثلاثات أو الخمسات أو السبعات بنوع واحد: 2 من كل لاعب، و4 بالبستوني.
   *[same] الثلاثات أو الخمسات أو السبعات بنوع واحد: 2 من كل لاعب.
}
panguingue-rules-other-earn = { $spades ->
    [double] أي طقم آخر بنوع واحد: 1 من كل لاعب، و2 بالبستوني.
   *[same] أي طقم آخر بنوع واحد: 1 من كل لاعب.
}
panguingue-rules-low-earn = { $spades ->
    [double] سلسلة فيها A-2-3: 1 من كل لاعب، و2 بالبستوني.
   *[same] سلسلة فيها A-2-3: 1 من كل لاعب.
}
panguingue-rules-high-earn = سلسلة فيها { $ranks ->
    [court] J-Q-K
   *[pip] 8-9-10
}: { $spades ->
    [double] 1 من كل لاعب، و2 بالبستوني.
   *[same] 1 من كل لاعب.
}
panguingue-rules-laid-off-earn = { $spades ->
    [double] كل ورقة تُركَّب على شرط تكسب من جديد: 2 إن كانت من البستوني، وإلا 1.
   *[same] كل ورقة تُركَّب على شرط تكسب من جديد: 1.
}
panguingue-rules-laid-off-earn-nothing = الأوراق التي تُركَّب على شرط لا تكسب شيئًا.
panguingue-rules-extra = { $extra ->
    [earn] وما زاد على ثلاث أوراق تُنزَّل معًا يكسب كأنه رُكّب.
   *[nothing] وما زاد على ثلاث أوراق تُنزَّل معًا لا يكسب زيادة.
}
panguingue-rules-completed = { $ranks ->
    [court] تركيب الورقة التي تكمل A-2-3 أو J-Q-K يجعل السلسلة شرطًا.
   *[pip] تركيب الورقة التي تكمل A-2-3 أو 8-9-10 يجعل السلسلة شرطًا.
}
panguingue-rules-not-completed = التركيب لا يجعل مجموعةً شرطًا إن لم تكن؛ والقسمة قد تجعلها.
panguingue-rules-three-of = { $ranks ->
    [court] ثلاثة آسات أو ملوك من نوع واحد شرط ولو مع غيرها؛ ولا يُحسب إلا ذلك النوع.
   *[pip] ثلاثة آسات أو عشرات من نوع واحد شرط ولو مع غيرها؛ ولا يُحسب إلا ذلك النوع.
}
panguingue-rules-on-credit = كل لاعب آخر ما زال في التوزيعة يدفع فورًا، ولو دَينًا.
panguingue-rules-lay-off = في دورك بعد السحب: ورقة من يدك، أو المسحوبة، على مجموعة لك.
panguingue-rules-lay-off-run = السلسلة تقبل الورقة التالية في أي طرف.
panguingue-rules-lay-off-group = { $groups ->
    [any] الطقم يقبل أي ورقة من رتبته؛ ولا يكسب إلا ما دام في صنفه.
    [strict] طقم النوع الواحد لا يقبل إلا نوعه؛ والمختلط يقبل نوعًا ينقصه.
   *[three_plus] طقم النوع الواحد لا يقبل إلا نوعه؛ والمختلط يقبل أي ورقة من رتبته.
}
panguingue-rules-lay-off-any = { $ranks ->
    [court] طقم الآسات أو الملوك يقبل أيًّا منها.
   *[pip] طقم الآسات أو العشرات يقبل أيًّا منها.
}
panguingue-rules-split = تجوز قسمة مجموعة من ست أوراق أو أكثر إلى مجموعتين.
panguingue-rules-split-example = مثل { $meld }: { $first } و{ $second }. وتكسب A-2-3 الجديدة ما تكسبه سلسلة فيها A-2-3.
panguingue-rules-split-condition = الشرط الذي كان في المجموعة يبقى مع أحد النصفين، ولا يُدفع من جديد.
panguingue-rules-borrow = خذ أوراقًا من مجموعات تزيد على ثلاث أوراق لمجموعة جديدة، بشرط أن يبقى ما تتركه مجموعات.
panguingue-rules-borrow-example = { $ranks ->
    [court] من { $meld }: الولد، أو الأربعة، أو الأربعة والخمسة؛ لا الستة وحدها.
   *[pip] من { $meld }: الثمانية، أو الأربعة، أو كلتاهما؛ لا الستة وحدها.
}
panguingue-rules-borrow-own = { $own ->
    [yes] ورقة واحدة على الأقل من المجموعة الجديدة غير مستعارة.
   *[no] يجوز أن تكون المجموعة الجديدة كلها من أوراق مستعارة.
}
panguingue-rules-borrow-when = { $when ->
    [same_turn] تجوز حتى استعارة ورقة رُكّبت في الدور نفسه.
   *[later_turn] الورقة التي رُكّبت في هذا الدور تجوز استعارتها من الدور التالي.
}
panguingue-rules-borrow-earns = المجموعة الجديدة تكسب كغيرها. { $left ->
    [earn] وإن صار ما بقي شرطًا بذلك، كسب أيضًا.
   *[nothing] وما بقي لا يكسب بذلك شيئًا.
}
panguingue-rules-borrow-stay = الأوراق المستعارة لا تُركَّب في مكان آخر ولا تعود إلى اليد أبدًا.
panguingue-rules-no-demands = لا يُجبر أحد على أخذ الورقة المكشوفة.
panguingue-rules-always-forced = الورقة المكشوفة التي تركب على مجموعة لصاحب الدور يجب أخذها وتركيبها.
panguingue-rules-always-paid = ويُدفع له عنها كأي ورقة مركّبة.
panguingue-rules-demand = إن ركبت الورقة المكشوفة على مجموعة لصاحب الدور كما هي، سُئل الآخرون كلهم معًا، قبل أن يسحب، هل يجبرونه.
panguingue-rules-demand-one = يكفي طلب واحد: على اللاعب أخذ الورقة وتركيبها.
panguingue-rules-demand-paid = ويُدفع له عنها كغيرها، وله أن يواصل التنزيل، ثم يرمي ورقة من يده.
panguingue-rules-demand-not = لا إجبار على ورقة سُحبت للتو من الكومة، ولا على أي ورقة بعد السحب.
panguingue-rules-any-discard = يجوز لك رمي أي ورقة، ولو أفادت لاعبًا آخر.
panguingue-rules-safe = إن كان اللاعب التالي **على الحافة** (عشر أوراق منزَّلة ويده فارغة)، فلا ترمِ ورقة يُنهي بها، { $scope ->
    [any_way] بالتركيب أو بعد قسمة أو في مجموعة من أوراق مستعارة.
   *[layoff] بالتركيب على مجموعاته كما هي.
}
panguingue-rules-all-unsafe = إن كانت كل الأوراق التي يمكنك رميها كذلك، فارمِ أيًّا منها.
panguingue-rules-safe-no-meld = لست مجبرًا أبدًا على تنزيل ورقة لترمي ورقة آمنة.
panguingue-rules-safe-drawn = { $drawn ->
    [meld_or_discard] الورقة المسحوبة من الكومة إن لم تُنزَّل ولم تُركَّب يجب رميها (4.4). فقد تتيح الإنهاء للاعب على الحافة مع أن في يدك ورقة آمنة.
   *[to_hand] الورقة المسحوبة تدخل اليد: إن لم تكن آمنة فارمِ بدلها ورقة آمنة من يدك.
}
panguingue-rules-eleven = تلزمك للإنهاء إحدى عشرة ورقة منزَّلة، بلا رمية.
panguingue-rules-nine = بتسع أوراق منزَّلة وواحدة في اليد، ورقة مناسبة تضعك على الحافة؛ وتلزمك اثنتان للإنهاء.
panguingue-rules-flat = اللاعب على الحافة ما زال يسحب ورقة كل دور، ويرميها إن لم تناسب.
panguingue-rules-before-out = بعد الورقة الحادية عشرة ما زال يجوز لك قسمة المجموعات والقبض قبل أن تُنهي.
panguingue-rules-out = يأخذ الفائز { $chips ->
         [zero] { $chips } فيشات
         [one] فيشة واحدة
         [two] فيشتين
         [few] { $chips } فيشات
         [many] { $chips } فيشة
        *[other] { $chips } فيشة
    } من كل لاعب ما زال في التوزيعة.
panguingue-rules-out-double = ومن لم ينزّل شيئًا يدفع الضعف.
panguingue-rules-second = { $worth ->
    [base] ويدفع كل منهم مرة ثانية عن كل شرط للفائز: ما تكسبه ثلاث أوراق منه.
    [as_it_lies] ويدفع كل منهم مرة ثانية عن كل شرط للفائز: كل ما يكسبه كما هو، بكل أوراقه.
   *[ledger] ويدفع كل منهم مرة ثانية عن كل شرط للفائز: كل ما كسبه أثناء اللعب.
}
panguingue-rules-pot = ويأخذ الفائز الصندوق: فيشات من تركوا ورسوم الدخول.
panguingue-rules-stay-paid = ما دُفع أثناء اللعب يبقى مدفوعًا. والأوراق الباقية في اليد لا تهم.
panguingue-rules-head = يُسحب الرأس أولًا ثم القدم.
panguingue-rules-exhausted = حين لا تبقى ورقة تُسحب، { $end ->
    [draw] تُلغى التوزيعة.
    [turn_over] تُقلب كومة الرمي كما هي، والأقدم في الأعلى، وتصير هي الكومة.
   *[shuffle] تُخلط كومة الرمي وتصير هي الكومة.
}
panguingue-rules-turnovers = وبعد { $times ->
         [zero] { $times } مرات
         [one] مرة واحدة
         [two] مرتين
         [few] { $times } مرات
         [many] { $times } مرة
        *[other] { $times } مرة
    } تُلغى التوزيعة.
panguingue-rules-void = التوزيعة اللاغية بلا تسوية؛ ويبقى الصندوق للفائز التالي.
panguingue-rules-match = المباراة { $deals ->
         [zero] { $deals } توزيعات
         [one] توزيعة واحدة
         [two] توزيعتان
         [few] { $deals } توزيعات
         [many] { $deals } توزيعة
        *[other] { $deals } توزيعة
    }؛ والنتيجة هي الفيشات.
panguingue-rules-next-eldest = فائز التوزيعة هو «الأول» في التالية. وبعد توزيعة لاغية يبقى «الأول» نفسه.
panguingue-rules-match-void = إن انتهت المباراة بتوزيعة لاغية، استرد كل لاعب فيشاته من الصندوق.
panguingue-rules-most = لا تكسب حركة واحدة أكثر من 16 فيشة من لاعب واحد.
panguingue-rules-always-a-card = الأوراق التي ليست في يد أحد ولا منزَّلة هي في الكومة وكومة الرمي، فهناك دائمًا ورقة تُسحب.
panguingue-rules-two-suits = الآسات أو أعلى رتبة، إن كان فيها ثلاث أوراق من كلٍّ من نوعين، تُحسب بالنوع الأكثر، ثم بالبستوني.
panguingue-rules-no-turnover = إن لم يعد قلب كومة الرمي جائزًا، فالسحب الذي يحتاج إليه يلغي التوزيعة.
panguingue-rules-eldest-drops = إن ترك «الأول»، بدأ اللاعب التالي الذي يلعب.
panguingue-rules-class = الطقم الذي خرج من صنفه لم يعد شرطًا؛ ولا يُرد شيء.
panguingue-rules-unfinished = كل لعب لا يمكن إتمام الدور بعده مرفوض.
