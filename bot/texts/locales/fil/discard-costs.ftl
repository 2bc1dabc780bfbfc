discard-costs-marked = **{ $measure }:** { $cards }
discard-costs-cost = { $cards } { $cost }
discard-costs-marked-cost = { $cards } ({ $cost })
discard-costs-any = kahit alin sa { $cards } { $cost }
discard-costs-that-meld = meld na iyan
