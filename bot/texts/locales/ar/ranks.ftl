ranks-command = إعطاء رتبة في الخادم حسب التصنيف أو المركز في الموسم الأخير
ranks-option-role = الرتبة، ويجب أن تكون رتبتي أعلى منها. اتركها فارغة لعرض الكل.
ranks-option-game = اللعبة التي يُحسب تصنيفها
ranks-option-rating = من هذا التصنيف فصاعدًا
ranks-option-below = لأقل من هذا التصنيف
ranks-option-places = لهذا العدد من المراكز الأولى في الموسم الأخير
ranks-option-remove = نعم: لا تُعطَ بعد الآن، وتُسحب ممن أُعطيت لهم
ranks-title = الرتب حسب التصنيف
ranks-none = لا تُعطى هنا رتبة حسب التصنيف.
ranks-season = { $role } · { $game } · { $places ->
    [zero] بلا مراكز
    [one] المركز الأول في الموسم الأخير
    [two] المركزان الأولان في الموسم الأخير
    [few] المراكز من 1 إلى { $places } في الموسم الأخير
    [many] المراكز من 1 إلى { $places } في الموسم الأخير
   *[other] المراكز من 1 إلى { $places } في الموسم الأخير
}
ranks-rating-from = { $role } · { $game } · تصنيف { $rating } فأكثر
ranks-rating = { $role } · { $game } · تصنيف من { $rating } وأقل من { $below }
ranks-about = أنظر كل دقيقة، فأعطي الرتبة لمن يستحقها وأسحبها ممن لم يعد يستحقها. التصنيف المؤقت لا يعطي رتبة. والرتبة التي أعطاها غيري تبقى.
ranks-refused-what = اختر لعبة، ثم إما `rating` وإما `places` (من 1 إلى { $places }).
ranks-refused-order = يجب أن يكون `below` أكبر من `rating`.
ranks-refused-many = للخادم { $most } رتبة حسب التصنيف على الأكثر. أزل واحدة أولًا بـ `remove: Yes`.
ranks-refused-unknown = هذه الرتبة لا تُعطى حسب التصنيف.
