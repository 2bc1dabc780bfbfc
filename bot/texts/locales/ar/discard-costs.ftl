discard-costs-marked = **{ $measure }:** { $cards }
discard-costs-cost = { $cards } { $cost }
discard-costs-marked-cost = { $cards } ({ $cost })
discard-costs-any = أي ورقة من { $cards } { $cost }
discard-costs-that-meld = تلك المجموعة
