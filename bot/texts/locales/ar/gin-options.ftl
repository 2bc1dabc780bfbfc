gin-options-variant = الصيغة
    .about = ما يحدد حد الدق: ثابت دائمًا، أو أول ورقة مكشوفة، أو جين فقط
    .regular = جين عادي
    .oklahoma = أوكلاهوما
    .gin_only = جين فقط
gin-options-knock-limit = حد الدق
    .about = الجين العادي: أكثر زائد يجوز الدق به
gin-options-oklahoma-ace = آس أوكلاهوما
    .about = أوكلاهوما: حد الدق إذا كانت أول ورقة مكشوفة آسًا
    .gin_only = جين فقط
    .one = نقطة واحدة
gin-options-spades-double = البستوني يضاعف
    .about = أوكلاهوما: أول ورقة مكشوفة من البستوني تضاعف التوزيعة
gin-options-target = الهدف
    .about = النقاط التي تفوز بالمباراة
    .lasts = حتى { $target ->
         [zero] { $points } نقطة
         [one] { $points } نقطة
         [two] { $points } نقطة
         [few] { $points } نقاط
         [many] { $points } نقطة
        *[other] { $points } نقطة
    } يلزم نحو { $count ->
         [zero] { $deals } توزيعة
         [one] { $deals } توزيعة
         [two] { $deals } توزيعة
         [few] { $deals } توزيعات
         [many] { $deals } توزيعة
        *[other] { $deals } توزيعة
    }.
gin-options-gin-bonus = مكافأة الجين
    .about = نقاط الجين، فوق زائد اليد الأخرى
gin-options-undercut-bonus = مكافأة الأندركت
    .about = نقاط الأندركت، فوق الفرق
gin-options-tie-rule = تساوي الزائد
    .about = ما يحدث إذا تساوى الزائد بعد الدق
    .undercut = أندركت
    .push = لا نقاط لأحد
gin-options-big-gin = جين كبير
    .about = إذا دخلت الأوراق الإحدى عشرة كلها في مجموعات جاز الإنهاء بلا رمي
gin-options-big-gin-bonus = مكافأة الجين الكبير
    .about = نقاط الجين الكبير بدلًا من مكافأة الجين
gin-options-meld-selection = مجموعات الداقّ
    .about = للداقّ دائمًا أن يسمّي مجموعاته؛ فهل تُعرض كل الطرق؟
    .auto = ترتيب تلقائي ما لم تُسمَّ
    .knocker = كل الطرق معروضة
gin-options-layoff-mode = الدفاع
    .about = كيف ينزّل المدافع ويركّب
    .joint = المجموعات والتركيب معًا، تلقائيًا
    .deadwood_only = مجموعاته أولًا ثم التركيب، تلقائيًا
    .manual = باختيار المدافع
gin-options-discard-taken-upcard = رمي الورقة المأخوذة
    .about = يجوز رمي الورقة المكشوفة في الدور الذي أُخذت فيه
gin-options-repeat-take-draw = التكرار
    .about = دوران متتاليان تُؤخذ فيهما الورقة نفسها وتُرمى ينهيان التوزيعة بالتعادل
    .needs = لا (no)، ما لم يكن discard_taken_upcard مفعّلًا
gin-options-wall-action = عند الجدار
    .about = ما يجوز للاعب الآخر بعد آخر ورقة يمكن سحبها
    .last_upcard = يأخذ آخر ورقة مرمية ويدق
    .none = لا شيء: تنتهي التوزيعة بالتعادل
gin-options-stock-floor = قاع الكومة
    .about = أوراق من الكومة لا تُسحب أبدًا؛ وإذا زادت على 20 تتعادل توزيعات كثيرة
    .lasts = { $cards ->
         [zero] كل الأوراق تُسحب
         [one] ورقة واحدة لا تُسحب أبدًا
         [two] ورقتان لا تُسحبان أبدًا
         [few] { $cards } أوراق لا تُسحب أبدًا
         [many] { $cards } ورقة لا تُسحب أبدًا
        *[other] { $cards } ورقة لا تُسحب أبدًا
    }، فتتعادل توزيعات كثيرة لا يكسب فيها أحد.
gin-options-upcard-take-cap = حد أخذ المكشوفة
    .about = تنتهي التوزيعة بالتعادل بعد أخذ الورقة المكشوفة هذا العدد من المرات؛ 0: بلا حد
gin-options-first-upcard = البداية
    .about = كيف تبدأ التوزيعة
    .needs = offer: أوكلاهوما تحتاج إلى ورقة مكشوفة معروضة لتحديد حدها
    .offer = تُعرض الورقة المكشوفة على الاثنين
    .eleven_card_deal = إحدى عشرة ورقة لغير الموزّع، ويرمي أولًا
gin-options-next-dealer = الموزّع التالي
    .about = من يوزّع بعد توزيعة لها فائز
    .alternate = بالتناوب
    .loser = خاسر التوزيعة
    .winner = فائز التوزيعة
gin-options-redeal-after-draw = بعد التعادل
    .about = من يوزّع بعد التعادل
    .same = الموزّع نفسه من جديد
    .alternate = اللاعب الآخر
gin-options-game-bonus = مكافأة اللعبة
    .about = نقاط الفوز بالمباراة، تُضاف في نهايتها
gin-options-box-bonus = مكافأة التوزيعات
    .about = نقاط لكل توزيعة رابحة، تُضاف في نهاية المباراة
gin-options-shutout = الشباك النظيفة
    .about = ما يأخذه الفائز إذا لم يكسب الخاسر أي نقطة
    .none = لا زيادة
    .double = يتضاعف المجموع
gin-options-deals = التوزيعات
    .about = عدد توزيعات المباراة؛ 0: اللعب حتى الهدف
gin-options-hollywood = هوليوود
    .about = ثلاث ألعاب في واحدة، كل منها حتى الهدف: فوزك الأول يُحسب في واحدة والثالث في الكل
gin-options-preset-gamecolony = GameColony
    .about = قواعد GameColony: الدق بـ10، والجين 25، والأندركت 25
gin-options-preset-gamecolony-oklahoma = GameColony أوكلاهوما
    .about = أول ورقة مكشوفة تحدد حد الدق؛ والآس يعني جين فقط
gin-options-preset-gamecolony-gin-only = GameColony جين فقط
    .about = لا دقّ: التوزيعة لأول من يبلغ الجين
gin-options-preset-openspiel = OpenSpiel
    .about = توزيعة واحدة؛ تساوي الزائد بلا نقاط، ويجوز رمي المأخوذة، والداقّ يختار مجموعاته
gin-options-preset-classic = تقليدي
    .about = جين 20، أندركت 10، كل توزيعة 20، اللعبة 100، الشباك النظيفة 100
gin-options-preset-modern = حديث
    .about = الجين والأندركت والتوزيعات 25، الجين الكبير 31، اللعبة 100، والشباك النظيفة تضاعف
gin-options-preset-hollywood = هوليوود
    .about = ثلاث ألعاب في واحدة، كل توزيعة 25، اللعبة 100، والشباك النظيفة تضاعف
