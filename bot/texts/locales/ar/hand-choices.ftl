hand-choices-nothing = **لم تختر شيئًا بعد.** أضف مجموعة في كل مرة.
hand-choices-total = **{ $total } من { $needed }**
hand-choices-short = { $points ->
         [zero] لا ينقص شيء
         [one] تنقص نقطة واحدة
         [two] تنقص نقطتان
         [few] تنقص { $points } نقاط
         [many] تنقص { $points } نقطة
        *[other] تنقص { $points } نقطة
    }
hand-choices-refused = { $sentence } (القاعدة { $rule })
hand-choices-instead = لا مجموعة بين أوراقك الأخرى؛ أعلى نزول عندك { $points }: { $melds }.
hand-choices-meld = { $melds ->
         [zero] نزّلها كلها
         [one] نزّلها
         [two] نزّلها كلها
         [few] نزّلها كلها
         [many] نزّلها كلها
        *[other] نزّلها كلها
    }
hand-choices-cards = اختيار أوراق …
hand-choices-remove = إزالة { $meld }
hand-choices-more = مجموعات أخرى ({ $page } من { $pages })
hand-choices-add = إضافة مجموعة …
hand-choices-value = { $points ->
         [zero] { $points } نقاط
         [one] نقطة واحدة
         [two] نقطتان
         [few] { $points } نقاط
         [many] { $points } نقطة
        *[other] { $points } نقطة
    }
hand-choices-kind-and-value = { $kind ->
        [set] طقم
       *[run] سلسلة
    }، { $points ->
         [zero] { $points } نقاط
         [one] نقطة واحدة
         [two] نقطتان
         [few] { $points } نقاط
         [many] { $points } نقطة
        *[other] { $points } نقطة
    }
hand-choices-which-joker = ما الورقة التي يقوم الجوكر مقامها؟
hand-choices-as = بدل …
hand-choices-all-cards = اختر كل أوراق مجموعة واحدة.
hand-choices-cards-of-meld = أوراق المجموعة …
