discard-costs-marked = **{ $measure }:** { $cards }
discard-costs-cost = { $cards } { $cost }
discard-costs-marked-cost = { $cards } ({ $cost })
discard-costs-any = cualquiera de { $cards } { $cost }
discard-costs-that-meld = esa combinación
