discard-costs-marked = **{ $measure }:** { $cards }
discard-costs-cost = { $cards } { $cost }
discard-costs-marked-cost = { $cards } ({ $cost })
discard-costs-any = eine von { $cards }: { $cost }
discard-costs-that-meld = diese Meldung
