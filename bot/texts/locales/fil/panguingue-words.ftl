panguingue-words-title-meld = Mag-meld …
panguingue-words-title-layoff = Magsapaw …
panguingue-words-title-split = Maghati ng meld …
panguingue-words-title-borrow = Humiram sa meld …
panguingue-words-title-discard = Magtapon ng baraha …
panguingue-words-how-to-split = Paano hahatiin ang { $meld } …
panguingue-words-what-to-borrow = Ano ang hihiramin sa { $melds } …
panguingue-words-mixed = { $rank ->
    [A] mixed alas
    [J] mixed jack
    [Q] mixed queen
    [K] mixed king
   *[other] mixed { $rank }
}
panguingue-words-suited = { $spades ->
    [yes] { $rank ->
        [A] suited alas, spades
        [J] suited jack, spades
        [Q] suited queen, spades
        [K] suited king, spades
       *[other] suited { $rank }, spades
    }
   *[no] { $rank ->
        [A] suited alas
        [J] suited jack
        [Q] suited queen
        [K] suited king
       *[other] suited { $rank }
    }
}
panguingue-words-low-run = { $spades ->
    [yes] A-2-3 run, spades
   *[no] A-2-3 run
}
panguingue-words-high-run = { $ranks ->
    [court] { $spades ->
        [yes] J-Q-K run, spades
       *[no] J-Q-K run
    }
   *[pip] { $spades ->
        [yes] 8-9-10 run, spades
       *[no] 8-9-10 run
    }
}
panguingue-words-collect = { $payers ->
    [1] sisingil ng { $chips } chip para sa { $what }
    [one] sisingil ng { $chips } chip (tig-{ $each } mula sa { $payers } manlalaro) para sa { $what }
   *[other] sisingil ng { $chips } chip (tig-{ $each } mula sa { $payers } manlalaro) para sa { $what }
}
panguingue-words-earns-nothing = walang kitang chip
panguingue-words-leaves = maiiwan ang { $cards }
panguingue-words-you-collect = { $payers ->
    [1] Sisingil ka ng { $chips } chip para sa { $what }.
    [one] Sisingil ka ng { $chips } chip (tig-{ $each } mula sa { $payers } manlalaro) para sa { $what }.
   *[other] Sisingil ka ng { $chips } chip (tig-{ $each } mula sa { $payers } manlalaro) para sa { $what }.
}
panguingue-words-it-earns-nothing = Wala itong kitang chip.
panguingue-words-play = Maglaro
panguingue-words-drop = Mag-drop
panguingue-words-drop-and-pay = Mag-drop · magbayad ng { $chips } chip
panguingue-words-force-them = { $upcard ->
    [none] Pilitin siyang kunin ang upcard
   *[other] Pilitin siyang kunin ang { $upcard }
}
panguingue-words-force = { $upcard ->
    [none] Pilitin si { $player } na kunin ang upcard
   *[other] Pilitin si { $player } na kunin ang { $upcard }
}
panguingue-words-let-it-go = Palampasin
panguingue-words-take = { $upcard ->
    [none] Kunin ang upcard
   *[other] Kunin ang { $upcard }
}
panguingue-words-forced = pilit
panguingue-words-meld = I-meld ang { $cards }
panguingue-words-lay-off = Isapaw ang { $card } sa { $meld }
panguingue-words-split = Hatiin: { $melds }
panguingue-words-borrow = Hiramin ang { $cards }
panguingue-words-borrow-for = Hiramin ang { $cards } para sa { $own }
panguingue-words-go-out = Mag-out · sisingil ng { $chips }
panguingue-words-ask-drop = **Magda-drop?** Wala ka na sa deal na ito: hindi ka na magbabayad o sisingil.
panguingue-words-ask-drop-and-pay = **Magda-drop?** Maglalagay ka ng { $chips } chip sa pot at wala ka na sa deal na ito: hindi ka na magbabayad o sisingil.
panguingue-words-ask-split = **Hahatiin?** Ang { $meld } ay magiging { $melds }.
panguingue-words-ask-borrow = { $own ->
    [none] **Hihiram?** Bubuo ang { $cards } ng { $meld }; maiiwan ang { $rest }.
   *[other] **Hihiram?** Bubuo ang { $cards } at ang { $own } mo ng { $meld }; maiiwan ang { $rest }.
}
panguingue-words-your-turn = **Ikaw na**: pilitin si { $player } na kunin ang { $upcard }?
panguingue-words-may-force = ▶ **{ $players }**: puwedeng pilitin si { $player } na kunin ang { $upcard }
panguingue-words-turn = ▶ **{ $players }**: { $task }
panguingue-words-task-declare = maglaro o mag-drop
panguingue-words-task-demand = { $upcard ->
    [none] ipilit ang upcard o palampasin
   *[other] ipilit ang { $upcard } o palampasin
}
panguingue-words-task-forced = { $upcard ->
    [none] kunin ang upcard at isapaw (pinilit)
   *[other] kunin ang { $upcard } at isapaw (pinilit)
}
panguingue-words-task-draw = bumunot
panguingue-words-task-draw-only = bumunot (walang kabagay ang { $upcard })
panguingue-words-task-draw-or-take = bumunot, o kunin ang { $upcard }
panguingue-words-task-draw-or-meld = bumunot, o kunin ang { $upcard } at i-meld agad
panguingue-words-task-place = { $card ->
    [none] i-meld o isapaw ang kinuhang baraha
   *[other] i-meld o isapaw ang { $card }
}
panguingue-words-task-lay-off = { $card ->
    [none] isapaw ang kinuhang baraha
   *[other] isapaw ang { $card }
}
panguingue-words-task-go-out = mag-out
panguingue-words-task-discard = { $card ->
    [none] magtapon ng baraha
   *[other] itapon ang { $card }
}
panguingue-words-task-meld-or-discard = { $card ->
    [none] mag-meld, saka magtapon ng baraha
   *[other] mag-meld, o itapon ang { $card }
}
panguingue-words-drawn-lay-off = { $source ->
    [pile] Kinuha mo ang { $card }: isapaw na ito.
   *[stock] Nabunot mo ang { $card }: isapaw na ito.
}
panguingue-words-drawn-place = { $source ->
    [pile] Kinuha mo ang { $card }: i-meld o isapaw muna ito bago ang iba.
   *[stock] Nabunot mo ang { $card }: i-meld o isapaw muna ito bago ang iba.
}
panguingue-words-drawn = { $source ->
    [pile] Kinuha mo ang { $card }.
   *[stock] Nabunot mo ang { $card }.
}
panguingue-words-drawn-use = { $source ->
    [pile] Kinuha mo ang { $card }: i-meld, isapaw o itapon ito. Hindi mo ito puwedeng itago.
   *[stock] Nabunot mo ang { $card }: i-meld, isapaw o itapon ito. Hindi mo ito puwedeng itago.
}
panguingue-words-drawn-useless = { $source ->
    [pile] Kinuha mo ang { $card }. Walang kabagay, kaya dapat mo itong itapon.
   *[stock] Nabunot mo ang { $card }. Walang kabagay, kaya dapat mo itong itapon.
}
panguingue-words-demand = { $end ->
    [out] Kapag may pumilit kay { $player } na kunin ang { $upcard }, dapat niya itong isapaw sa { $melds } at mag-a-out siya.
   *[discard] Kapag may pumilit kay { $player } na kunin ang { $upcard }, dapat niya itong isapaw sa { $melds } at magtapon ng isa mula sa kamay.
}
panguingue-words-demand-paid = { $end ->
    [out] Kapag may pumilit kay { $player } na kunin ang { $upcard }, dapat niya itong isapaw sa { $melds }, sisingil siya ng tig-{ $chips } chip mula sa { $payers } manlalaro, at mag-a-out siya.
   *[discard] Kapag may pumilit kay { $player } na kunin ang { $upcard }, dapat niya itong isapaw sa { $melds }, sisingil siya ng tig-{ $chips } chip mula sa { $payers } manlalaro, at magtatapon ng isa mula sa kamay.
}
panguingue-words-dropped = Nag-drop: { $players }
panguingue-words-you-dropped = Nag-drop ka sa deal na ito.
panguingue-words-unsafe = ⚠️ Sampu na ang naka-meld ni { $player } at makakapag-out sa { $cards }: bawal mo iyong itapon (rule 11).
panguingue-words-one-more = Isa pang bagay na baraha at makakapag-out ka na.
panguingue-words-legend = ★ condition: may kitang chip
panguingue-words-you = Ikaw
panguingue-words-and-others = { $players } at { $count } pa
panguingue-words-chips-deal = { $count ->
    [one] deal na ito **{ $deal }** chip
   *[other] deal na ito **{ $deal }** chip
}
panguingue-words-chips-match = { $count ->
    [one] match **{ $match }** chip
   *[other] match **{ $match }** chip
}
panguingue-words-chips-both = { $count ->
    [one] deal na ito **{ $deal }**, match **{ $match }** chip
   *[other] deal na ito **{ $deal }**, match **{ $match }** chip
}
panguingue-words-in-hand = { $cards } sa kamay
panguingue-words-none-in-hand = wala sa kamay
panguingue-words-one-from-out = **isa na lang, out na**
panguingue-words-nothing-melded = Wala pang meld: { $players }
panguingue-words-stock = Stock { $cards }
panguingue-words-upcard-and-stock = Upcard { $upcard } · stock { $cards }
panguingue-words-turned-over = { $times } beses nang binaligtad ang tapunan
panguingue-words-in-pot = { $chips } chip sa pot
panguingue-words-dealt = dealer { $player }
