control-refusals-draw-first = اسحب أولًا: من الكومة، أو خذ الورقة المكشوفة.
control-refusals-already-drew = لقد سحبت بالفعل في هذا الدور؛ الآن نزّل وركّب وارمِ.
control-refusals-no-upcard = كومة الرمي فارغة: لا ورقة مكشوفة تؤخذ.
control-refusals-stock-empty = { $upcard ->
    [none] الكومة فارغة: خذ الورقة المكشوفة، أو اقلب كومة الرمي.
   *[other] الكومة فارغة: خذ { $upcard }، أو اقلب كومة الرمي.
}
control-refusals-stock-left = لا تُقلب كومة الرمي إلا حين تفرغ الكومة؛ وما زالت فيها { $cards ->
         [zero] { $cards } أوراق
         [one] ورقة واحدة
         [two] ورقتان
         [few] { $cards } أوراق
         [many] { $cards } ورقة
        *[other] { $cards } ورقة
    }.
control-refusals-one-meld = لقد نزّلت في هذا الدور، والتنزيل مرة واحدة في الدور أيًّا كانت ورقة التحكم السارية ({ $kinds }). وما زال يمكنك التركيب.
control-refusals-leaves-taken = { $cards ->
    [none] لن تبقى لك إلا الورقة التي أخذتها من كومة الرمي في هذا الدور: لا يمكنك رميها ولا تركيبها. أبقِ ورقة أخرى للرمي، أو استعمل هذه.
   *[other] لن تبقى لك إلا { $cards } التي أخذتها من كومة الرمي في هذا الدور: لا يمكنك رميها ولا تركيبها. أبقِ ورقة أخرى للرمي، أو استعمل هذه.
}
control-refusals-level-first = في هذه الطاولة تلزمك للإنهاء مجموعة لك من صنف المستوى ({ $kinds })، وليست عندك: أبقِ ورقتين قبل الرمي.
control-refusals-too-short = { $cards ->
    [none] هذه قصيرة: في المجموعة ثلاث أوراق على الأقل.
   *[other] { $cards } قصيرة: في المجموعة ثلاث أوراق على الأقل.
}
control-refusals-same-card = { $cards } فيها الورقة نفسها مرتين، وهذا لا يجوز في أي مجموعة، حتى بمجموعتي ورق.
control-refusals-not-allowed = { $count ->
         [zero] { $cards } من صنف { $fits }، لكن الأوراق السارية ({ $kinds }) لا تسمح به
         [one] { $cards } من صنف { $fits }، لكن الورقة السارية ({ $kinds }) لا تسمح به
         [two] { $cards } من صنف { $fits }، لكن الأوراق السارية ({ $kinds }) لا تسمح به
         [few] { $cards } من صنف { $fits }، لكن الأوراق السارية ({ $kinds }) لا تسمح به
         [many] { $cards } من صنف { $fits }، لكن الأوراق السارية ({ $kinds }) لا تسمح به
        *[other] { $cards } من صنف { $fits }، لكن الأوراق السارية ({ $kinds }) لا تسمح به
    }.
control-refusals-no-kind = { $cards } ليست مجموعة من أي صنف.
control-refusals-in-force = الساري: { $rules }.
control-refusals-earlier = { $count ->
         [zero] أوراق { $kinds } كانت سارية من قبل؛ ولا تُحسب الآن إلا الورقة السارية
         [one] ورقة { $kinds } كانت سارية من قبل؛ ولا تُحسب الآن إلا الورقة السارية
         [two] أوراق { $kinds } كانت سارية من قبل؛ ولا تُحسب الآن إلا الورقة السارية
         [few] أوراق { $kinds } كانت سارية من قبل؛ ولا تُحسب الآن إلا الورقة السارية
         [many] أوراق { $kinds } كانت سارية من قبل؛ ولا تُحسب الآن إلا الورقة السارية
        *[other] أوراق { $kinds } كانت سارية من قبل؛ ولا تُحسب الآن إلا الورقة السارية
    }.
control-refusals-next = التالية { $kind }.
control-refusals-nothing-fits = ليست عندك مجموعة مناسبة.
control-refusals-not-that-kind = { $named ->
    [none] { $cards } ليست من ذلك الصنف. يمكنك تنزيلها باسم { $kinds }.
    [other] { $cards } من صنف **{ $kind }**، وهو غير سارٍ. يمكنك تنزيلها باسم { $kinds }.
   *[wrong] { $cards } ليست من صنف **{ $kind }**. يمكنك تنزيلها باسم { $kinds }.
}
control-refusals-no-melds = لا يمكنك تركيب { $cards }: لا مجموعة فوق الطاولة بعد.
control-refusals-does-not-fit = { $cards } لا تركب على { $meld } ({ $kind }، { $takes }).
control-refusals-all-closed = لا يمكنك تركيب { $cards }: كل مجموعة فوق الطاولة مغلقة أو ممتلئة.
control-refusals-fits-none = { $cards } لا تركب على أي مجموعة فوق الطاولة: { $melds }.
control-refusals-elsewhere = تركب على { $melds }.
control-refusals-closed = المجموعة { $meld } من صنف { $kind }: عدد أوراقها محدد، فهي مغلقة.
control-refusals-closed-unknown = عدد أوراق تلك المجموعة محدد، فهي مغلقة.
control-refusals-name-the-meld = { $melds ->
    [none] { $cards } تركب على عدة مجموعات: سمِّ واحدة، مثل `on #{ $number }` بعد الأوراق.
   *[other] { $cards } تركب على { $melds }: سمِّ واحدة، مثل `on #{ $number }` بعد الأوراق.
}
control-refusals-no-such-meld = { $melds ->
    [0] لا مجموعة فوق الطاولة بعد.
    [zero] لا مجموعة فوق الطاولة بعد.
    [one] فوق الطاولة مجموعة واحدة، #1.
    [two] لا توجد مجموعة كهذه: فوق الطاولة #1 و#2.
    [few] لا توجد مجموعة كهذه: المجموعات فوق الطاولة من #1 إلى #{ $melds }.
    [many] لا توجد مجموعة كهذه: المجموعات فوق الطاولة من #1 إلى #{ $melds }.
   *[other] لا توجد مجموعة كهذه: المجموعات فوق الطاولة من #1 إلى #{ $melds }.
}
control-refusals-none-held = ليست مع اللاعبين أوراق تحكم في هذه الطاولة: { $mode ->
    [round] تُكشف واحدة جديدة كل جولة. الساري: { $kinds }.
    [turn] تُكشف واحدة جديدة كل دور. الساري: { $kinds }.
    [deal] تسري واحدة طوال التوزيعة. الساري: { $kinds }.
    [deck] تظهر في الكومة. الساري: { $kinds }.
   *[held] تُكشف فوق الطاولة. الساري: { $kinds }.
}
control-refusals-one-control = { $held ->
    [none] لعبت ورقة تحكم في هذا الدور، وهي واحدة في الدور: تبقى { $kinds } سارية. وليست معك واحدة لدورك التالي.
   *[other] لعبت ورقة تحكم في هذا الدور، وهي واحدة في الدور: تبقى { $kinds } سارية. ومعك { $held } لدورك التالي.
}
control-refusals-not-held = { $held ->
    [none] ليست معك { $kind }؛ وليست معك ورقة تحكم.
   *[other] ليست معك { $kind }؛ معك { $held }.
}
control-refusals-not-held-unknown = { $held ->
    [none] ليست معك ورقة التحكم هذه؛ وليست معك واحدة.
   *[other] ليست معك ورقة التحكم هذه؛ معك { $held }.
}
control-refusals-that = هذه
