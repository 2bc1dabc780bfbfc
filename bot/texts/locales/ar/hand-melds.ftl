hand-melds-two-of = اثنتان من { $cards }
hand-melds-typed-low = منخفض المنخفض تحت
hand-melds-typed-high = عال عالي العالي فوق
hand-melds-typed-set = طقم
hand-melds-typed-run = سلسلة
hand-melds-typed-fillers = مجموعة المجموعة طرف الطرف و
