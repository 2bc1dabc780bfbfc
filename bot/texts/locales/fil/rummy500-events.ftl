rummy500-events-took-one = kumuha ng { $card } sa tapunan
rummy500-events-took = kumuha ng { $count } baraha sa tapunan: { $cards }
rummy500-events-melded = nag-meld ng { $cards }, **{ $points }**
rummy500-events-laid-off = nagsapaw ng { $cards } sa { $meld }, **{ $points }**
rummy500-events-aces = { $aces ->
        [1] alas { $each }
        [one] bawat alas { $each }
       *[other] bawat alas { $each }
    }
rummy500-events-passed = nag-pass
rummy500-events-from-upcard = upcard { $card }
rummy500-events-from-pile = tapunan { $cards }
rummy500-events-ended-out = Nag-out si { $player }: { $scores }.
rummy500-events-ended-stock = Ubos ang stock, tapos ang deal: { $scores }.
rummy500-events-ended-stall = Wala nang bumubunot sa stock, tapos ang deal: { $scores }.
rummy500-events-title-out = Nag-out si { $player }, { $points } puntos
rummy500-events-title-out-other = Nag-out si { $player }: kay { $winner } ang pinakamataas, { $points }
rummy500-events-title-out-tied = Nag-out si { $player }: tabla sa pinakamataas
rummy500-events-title-stock = Ubos ang stock: kay { $winner } ang pinakamataas, { $points }
rummy500-events-title-stock-tied = Ubos ang stock: tabla sa pinakamataas
rummy500-events-title-stall = Wala nang bumubunot: kay { $winner } ang pinakamataas, { $points }
rummy500-events-title-stall-tied = Wala nang bumubunot: tabla sa pinakamataas
rummy500-events-sum = **{ $player }** na-meld { $melded } − { $left } naiwan sa kamay ={ "\u00A0" }**{ $score }**
rummy500-events-none-left = walang naiwang baraha
