rummy500-refusals-not-in-pile = { $cards } ليست في كومة الرمي: فيها { $pile }، والعليا على اليمين.
rummy500-refusals-pile-empty = كومة الرمي فارغة.
rummy500-refusals-too-deep = في كومة الرمي { $cards ->
         [zero] { $cards } أوراق
         [one] ورقة واحدة
         [two] ورقتان
         [few] { $cards } أوراق
         [many] { $cards } ورقة
        *[other] { $cards } ورقة
    } فقط: { $pile }، والعليا على اليمين.
rummy500-refusals-top-only = في هذه الطاولة لا تؤخذ من كومة الرمي إلا الورقة العليا { $top }، لا نزولًا إلى { $card }.
rummy500-refusals-no-use-alone = لا يمكنك أخذ { $card }: في هذه الطاولة تُستعمل الورقة المأخوذة من كومة الرمي فورًا، وهي لا تكوّن مجموعة مع يدك ولا تركب على شيء فوق الطاولة.
rummy500-refusals-no-use = لا يمكنك الأخذ نزولًا إلى { $card }: الورقة الأعمق تُستعمل فورًا، وهي مع يدك والأوراق المأخوذة ({ $cards ->
         [zero] { $cards } أوراق
         [one] ورقة واحدة
         [two] ورقتان
         [few] { $cards } أوراق
         [many] { $cards } ورقة
        *[other] { $cards } ورقة
    }) لا تكوّن مجموعة ولا تركب على شيء فوق الطاولة.
rummy500-refusals-depths = يمكنك الأخذ نزولًا إلى { $cards }.
rummy500-refusals-use-first = استعمل { $card } أولًا: نزّلها أو ركّبها قبل أي شيء آخر.
rummy500-refusals-name-meld = اذكر أوراق المجموعة.
rummy500-refusals-not-a-meld = { $why ->
        [short] { $cards } ليست مجموعة: في المجموعة ثلاث أوراق على الأقل
        [run] { $cards } ليست مجموعة: أوراق السلسلة متتالية
        [low-ace] { $cards } ليست مجموعة: أوراق السلسلة متتالية، والآس في هذه الطاولة في أولها
        [corner] { $cards } ليست مجموعة: أوراق السلسلة متتالية ولا تلتف حول الزاوية: الآس قبل 2 أو بعد الملك
       *[neither] { $cards } ليست مجموعة: المجموعة ثلاث أوراق أو أربع من رتبة واحدة، أو سلسلة من نوع واحد
    }{ $fits ->
        [no] ؛ ولا تركب على مجموعة فوق الطاولة.
       *[none] .
    }
rummy500-refusals-lay-off-instead = يمكنك تركيبها على { $melds }.
rummy500-refusals-name-cards = اذكر الأوراق التي تركّبها.
rummy500-refusals-does-not-fit = { $count ->
         [zero] { $cards } لا تركب معًا على { $meld }
         [one] { $cards } لا تركب على { $meld }
         [two] { $cards } لا تركب معًا على { $meld }
         [few] { $cards } لا تركب معًا على { $meld }
         [many] { $cards } لا تركب معًا على { $meld }
        *[other] { $cards } لا تركب معًا على { $meld }
    }.
rummy500-refusals-would-fit = تركب على { $melds }.
rummy500-refusals-never-joined = لا تُدمج المجموعات أبدًا، والطقم يبقى طقمًا.
rummy500-refusals-no-meld = لا مجموعة فوق الطاولة للتركيب عليها بعد.
rummy500-refusals-no-such-meld = { $number ->
        [0] لا توجد مجموعة كهذه فوق الطاولة: المجموعات من #1 إلى #{ $melds }.
       *[number] لا توجد المجموعة #{ $number } فوق الطاولة: المجموعات من #1 إلى #{ $melds }.
    }
rummy500-refusals-only-meld = { $number ->
        [0] لا توجد مجموعة كهذه فوق الطاولة: الوحيدة هي { $meld }.
       *[number] لا توجد المجموعة #{ $number } فوق الطاولة: الوحيدة هي { $meld }.
    }
rummy500-refusals-no-card-to-drop = في هذه الطاولة يجب رمي آخر ورقة: بعد { $cards } لا تبقى لك ورقة ترميها. أبقِ واحدة.
rummy500-refusals-leaves-taken = لن تبقى لك إلا { $card } التي لا يمكنك رميها في هذا الدور. أبقِ ورقة أخرى للرمي.
rummy500-refusals-leaves-taken-no-fit = لن تبقى لك إلا { $card } التي لا يمكنك رميها في هذا الدور ولا تركب على مجموعة فوق الطاولة. أبقِ ورقة أخرى للرمي.
rummy500-refusals-taken-card = أخذت { $card } وحدها من كومة الرمي، فلا يمكنك رميها في هذا الدور. { $use ->
        [must] يجب أن تستعملها.
       *[free] يمكنك تنزيلها أو تركيبها أو إبقاؤها.
    }
rummy500-refusals-draw-first = اسحب أولًا: من الكومة أو من كومة الرمي.
rummy500-refusals-take-first = خذ ورقة أولًا.
rummy500-refusals-already-took = أخذت { $cards } من كومة الرمي في هذا الدور؛ والسحب مرة واحدة في الدور.
rummy500-refusals-already-drew = { $card ->
        [none] سحبت من الكومة في هذا الدور؛ والسحب مرة واحدة في الدور.
       *[card] سحبت من الكومة ({ $card }) في هذا الدور؛ والسحب مرة واحدة في الدور.
    }
rummy500-refusals-stock-empty = الكومة فارغة: خذ من كومة الرمي، أو مرّر فتنتهي التوزيعة.
rummy500-refusals-stock-left = لا يمكنك التمرير ما دامت هناك كومة تسحب منها: فيها { $cards ->
         [zero] { $cards } أوراق
         [one] ورقة واحدة
         [two] ورقتان
         [few] { $cards } أوراق
         [many] { $cards } ورقة
        *[other] { $cards } ورقة
    }.
rummy500-refusals-no-pass = لا يمرّر أحد في هذه الطاولة: تنتهي التوزيعة بانتهاء الكومة.
