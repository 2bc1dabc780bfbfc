discard-costs-marked = **{ $measure }:** { $cards }
discard-costs-cost = { $cards } { $cost }
discard-costs-marked-cost = { $cards } ({ $cost })
discard-costs-any = każda z { $cards } { $cost }
discard-costs-that-meld = ten układ
