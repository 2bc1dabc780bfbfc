milestones-more = `/results stats` يعرض كل الأرقام القياسية والإنجازات الأولى
milestones-against-computers = { $player } ضد الكمبيوتر
milestones-own-against-computers = ضد الكمبيوتر: { $reached }
milestones-meeting = { $player } **{ $ahead } : { $behind }** { $other } في { $game }{ $level ->
    [0] { "" }
    [zero] ، { $level } تعادل
    [one] ، { $level } تعادل
    [two] ، { $level } تعادل
    [few] ، { $level } تعادل
    [many] ، { $level } تعادل
   *[other] ، { $level } تعادل
}
milestones-level = { $at ->
    [line] أول فوز على *{ $level }*
   *[name] أول فوز على *{ $level }*
}
milestones-first = { $at ->
    [line] أول { $ending }
   *[name] أول { $ending }
}
milestones-win = { $at ->
    [line] أول فوز
   *[name] أول فوز
}
milestones-margin = { $at ->
    [line] أكبر فوز حتى الآن
   *[name] أكبر فوز حتى الآن
}، { $unit ->
    [chips] { $count ->
         [zero] { $points } فيشة
         [one] { $points } فيشة
         [two] { $points } فيشة
         [few] { $points } فيشات
         [many] { $points } فيشة
        *[other] { $points } فيشة
    }
   *[points] { $count ->
         [zero] { $points } نقطة
         [one] { $points } نقطة
         [two] { $points } نقطة
         [few] { $points } نقاط
         [many] { $points } نقطة
        *[other] { $points } نقطة
    }
}
milestones-deal = { $at ->
    [line] أفضل توزيعة حتى الآن
   *[name] أفضل توزيعة حتى الآن
}، { $unit ->
    [chips] { $count ->
         [zero] { $points } فيشة
         [one] { $points } فيشة
         [two] { $points } فيشة
         [few] { $points } فيشات
         [many] { $points } فيشة
        *[other] { $points } فيشة
    }
   *[points] { $count ->
         [zero] { $points } نقطة
         [one] { $points } نقطة
         [two] { $points } نقطة
         [few] { $points } نقاط
         [many] { $points } نقطة
        *[other] { $points } نقطة
    }
}
milestones-fastest = { $at ->
    [line] أسرع فوز حتى الآن
   *[name] أسرع فوز حتى الآن
}، { $deals ->
         [zero] { $deals } توزيعات
         [one] توزيعة واحدة
         [two] توزيعتان
         [few] { $deals } توزيعات
         [many] { $deals } توزيعة
        *[other] { $deals } توزيعة
    }
milestones-streak = عدد مرات الفوز المتتالي: { $wins }{ $most ->
    [yes] ، وهو الأكثر حتى الآن
   *[no] { "" }
}
