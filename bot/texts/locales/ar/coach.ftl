coach-command = تلميح لدورك، ضد الكمبيوتر فقط أو حيث التلميحات مفعّلة
coach-option = السماح بالتلميحات في طاولة مع آخرين (وليس حيث لا يلعب إلا البشر)
coach-option-on = مفعّلة
coach-option-off = ضد الكمبيوتر فقط
coach-too-long = مع خيارات هذه الطاولة يطول حساب ذلك كثيرًا.
coach-allowed = يمكن للجميع هنا طلب التلميحات، إلا إذا كان اللاعبون كلهم بشرًا.
coach-button = 🎓 تلميح
coach-button-whole = 🎓 أرني
coach-best = الأفضل
coach-look-expensive = انظر إلى أغلى أوراقك.
coach-look-single = ابحث عن ورقة لا تناسب أي ورقة أخرى.
coach-look-suit = { $suit ->
    [spades] انظر إلى أوراق البستوني: إحداها هي الأقل فائدة.
    [clubs] انظر إلى أوراق السباتي: إحداها هي الأقل فائدة.
    [diamonds] انظر إلى أوراق الديناري: إحداها هي الأقل فائدة.
   *[hearts] انظر إلى أوراق الكوبة: إحداها هي الأقل فائدة.
}
coach-look-upcard = الورقة المكشوفة أنفع لك مما تبدو.
coach-look-not-upcard = الورقة المكشوفة ليست بالجودة التي تبدو بها.
coach-look-stock = الكومة أنفع لك من كومة الرمي.
coach-look-pile = كومة الرمي أنفع لك من الكومة.
coach-look-more = يمكنك أكثر من السحب والرمي.
coach-matters-little = الأمر متقارب: حركة أخرى لها الجودة نفسها تقريبًا.
coach-matters = هذا القرار مهم: الحركة التالية في الجودة تكلّف { $unit ->
    [chips] { $costs } فيشة.
   *[points] { $costs } نقطة.
}
coach-hint-only = 🎓 **{ $action }**.
coach-hint = 🎓 **{ $action }**، النتيجة المتوقعة { $unit ->
    [chips] **{ $value }** فيشة
   *[points] **{ $value }** نقطة
}{ $exact ->
    [yes] { " " }(دقيقة)
   *[no] { "" }
}.
coach-no-other = لا حركة أخرى تقاربها.
coach-as-good = قد تكون مثلها: { $action }؛ الفرق { $unit ->
    [chips] { $difference } فيشة.
   *[points] { $difference } نقطة.
}
coach-next-best = التالية: { $action }، أقل بمقدار { $unit ->
    [chips] { $difference } فيشة.
   *[points] { $difference } نقطة.
}
coach-basis = على أساس { $count ->
         [zero] { $deals } توزيعات افتراضية
         [one] { $deals } توزيعة افتراضية
         [two] { $deals } توزيعة افتراضية
         [few] { $deals } توزيعات افتراضية
         [many] { $deals } توزيعة افتراضية
        *[other] { $deals } توزيعة افتراضية
    }، بثقة 95 %
