panguingue-about = ثماني مجموعات ورق، وفيشات للشروط، وإحدى عشرة ورقة منزَّلة تفوز
panguingue-beginner = يلعب كل يد، وينسى مجموعات تكسب فيشات، ويترك رميات تُكسبه، ولا يقسم مجموعة ليُدفع له من جديد
panguingue-coach-melds = نزّل أطقمًا وسلاسل: أول من ينزّل إحدى عشرة ورقة يُنهي ويُدفع له.
panguingue-coach-turn = الورقة التي تسحبها نزّلها فورًا أو ارمها؛ فيدك لا تزيد بل تنقص.
panguingue-coach-conditions = بعض المجموعات شروط: يدفع لك الجميع فيشات عنها حالًا.
panguingue-command-stay = لعب هذه اليد (Panguingue)
panguingue-command-drop = ترك هذه اليد ودفع الغرامة (Panguingue)
panguingue-command-split = قسمة إحدى مجموعاتك إلى اثنتين
panguingue-command-borrow = تنزيل مجموعة جديدة بأوراق من مجموعاتك الأخرى
panguingue-command-demand = إجبار صاحب الدور على أخذ الورقة المكشوفة وتركيبها
panguingue-command-nodemand = ترك الأمر: بلا إجبار على الورقة المكشوفة
panguingue-command-goout = الإنهاء بإحدى عشرة ورقة منزَّلة
panguingue-confirm-drop = نعم، أترك اليد
panguingue-confirm-split = نعم، قسمة
panguingue-confirm-borrow = نعم، استعارة وتنزيل
panguingue-meld-and-collect = تنزيل وقبض { $chips } · { $cards }
panguingue-collect = قبض { $chips }
panguingue-ways-collect = { $ways ->
         [zero] { $ways } طرق
         [one] طريقة واحدة
         [two] طريقتان
         [few] { $ways } طرق
         [many] { $ways } طريقة
        *[other] { $ways } طريقة
    } · قبض حتى { $chips }
panguingue-ways = { $ways ->
         [zero] { $ways } طرق
         [one] طريقة واحدة
         [two] طريقتان
         [few] { $ways } طرق
         [many] { $ways } طريقة
        *[other] { $ways } طريقة
    } · بلا كسب
panguingue-your-melds = مجموعاتك: { $melds }
panguingue-deal = التوزيعة { $deal } من { $deals }
panguingue-match = (المباراة { $chips })
panguingue-in-the-picture = في الصورة: فيشات هذه التوزيعة
panguingue-first-out = يد رابحة
panguingue-plan-demand = الإجبار على أخذها
    .button = عند السؤال: الإجبار …
panguingue-plan-no-demand = بلا إجبار
    .button = عند السؤال: بلا إجبار …
panguingue-plan-stay = لعب اليد
    .button = عند الإعلان: اللعب
panguingue-plan-drop = ترك اليد
    .button = عند الإعلان: الترك
