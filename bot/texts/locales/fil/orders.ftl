orders-command = Planuhin ang susunod mong turn sa mabagal na laro; ikaw lang ang nakakakita
orders-plan = Planuhin ang turn ko …
orders-undo = Alisin ang huling rule
orders-cancel = Kanselahin ang plano
orders-title = ### Plano para sa susunod kong turn
orders-about = Ikaw lang ang nakakakita nito. Pag ikaw na, lalaruin para sa iyo ang unang rule na tugma; ang maiiwan nito ay maghihintay sa iyo. Hanggang { $most } rules lang.
orders-nothing = -# Wala pang rules. Ano ang dapat mangyari sa turn mo?
orders-rule-if = { $occasion ->
    [asked] Kapag tinanong ka tungkol sa { $cards }: { $then }.
   *[turn] Kapag ang upcard ay { $cards }: { $then }.
}
orders-rule = { $occasion ->
    [asked-always] Tuwing tatanungin ka: { $then }.
    [asked-otherwise] Kapag iba ang itinanong: { $then }.
    [declare-always] Pagdeklara mo: { $then }.
    [declare-otherwise] Pagdeklara mo: { $then }.
    [turn-otherwise] Kung hindi: { $then }.
   *[turn-always] Kahit ano ang upcard: { $then }.
}
orders-any = kahit anong { $what }
orders-then = { $first }, tapos itapon ang { $cards }
orders-melds = Bago magtapon, magme-meld at magsasapaw gaya ng gagawin ng computer.
orders-ends = { $game ->
    [gin] { $most ->
        [0] Mag-gin na lang, kung puwede.
       *[points] Mag-knock na lang, kung { $most } o mas mababa ang matitira.
    }
   *[other] Mag-out na lang, kung puwede.
}
orders-drawn = nabunot na baraha
orders-take = kunin ito
    .button = Kunin ang upcard …
orders-draw = bumunot sa stock
    .button = Bumunot …
orders-unknown = iba pa
orders-any-label = Kapag ang upcard ay kahit anong …
orders-cards-label = … o isa sa mga barahang ito
orders-cards-example = 7D 8H (walang laman pareho: kahit ano)
orders-before-label = Bago magtapon
orders-melds-option = Mag-meld at magsapaw, gaya ng gagawin ng computer
orders-ends-option = { $game ->
    [gin] { $most ->
        [0] Mag-gin, kung puwede
       *[points] Mag-knock, kung { $most } o mas mababa ang matitira
    }
   *[other] Mag-out, kung puwede
}
orders-discard-label = Tapos itapon
orders-discard-second = Kung hindi puwede iyon
orders-drawn-label = Ang nabunot na baraha
orders-waiting = **Ang plano mo**
orders-played = **Nilaro na ang plano mo.**
orders-unfinished = **Sinimulan ng plano mo ang iyong turn**; wala nang iba rito na puwede. Ikaw na ang magtuloy.
orders-stopped = **Huminto ang plano mo bago magtapon**: baka matapos mo na ang deal ngayon. Ikaw na ang magtuloy.
orders-unfit = **Hindi tumugma ang plano mo**: walang rule na puwede ngayon. Ikaw na.
orders-skipped = { $count ->
    [one] Hindi puwede noon ang rule { $numbers }.
   *[other] Hindi puwede noon ang mga rule { $numbers }.
}
orders-refused-none = Mapaplano lang ang turn kung saan pinapayagan ng laro, at kung isang oras o higit pa ang turn o wala itong limit.
orders-refused-now = Ginagawa ang plano habang tumitira ang iba. Ikaw na ngayon, o ang computer ang naglalaro para sa iyo.
orders-refused-rules = Hindi puwede rito ang planong ito. Hanggang { $most } rules lang ang isang plano, at hanggang { $cards } baraha ang isang rule.
orders-refused-cards = { $how ->
    [held] Wala sa iyo ang { $cards }, kaya hindi mo mapaplanong itapon iyon.
   *[upcard] Hindi magiging upcard ang { $cards }.
}
orders-refused-words = Hindi ito mga baraha: { $words }. Mag-type ng mga code tulad ng 7D 10H QS.
orders-not-stored = Hindi nabago ang plano mo: hindi ito na-save.
orders-inbox = { $state ->
    [waiting] may plano na para sa turn mo
    [unfit] hindi tumugma ang plano mo
   *[other] sinimulan ng plano mo ang iyong turn
}
