coach-command = Hint sa turn mo, kontra computer lang o kung saan naka-on ang hint
coach-option = Payagan ang hint sa mesang may ibang tao (hindi kailanman kung puro tao)
coach-option-on = On
coach-option-off = Kontra computer lang
coach-too-long = Sa mga option ng mesang ito, masyadong matagal itong kuwentahin.
coach-allowed = Puwedeng humingi ng hint ang lahat dito, maliban kung puro tao ang naglalaro.
coach-button = 🎓 Hint
coach-button-whole = 🎓 Ipakita
coach-best = pinakamahusay
coach-look-expensive = Tingnan ang pinakamahal mong baraha.
coach-look-single = Humanap ng barahang walang kabagay.
coach-look-suit = { $suit ->
    [spades] Tingnan ang spades mo: isa roon ang pinakawalang silbi.
    [clubs] Tingnan ang clubs mo: isa roon ang pinakawalang silbi.
    [diamonds] Tingnan ang diamonds mo: isa roon ang pinakawalang silbi.
   *[hearts] Tingnan ang hearts mo: isa roon ang pinakawalang silbi.
}
coach-look-upcard = Mas maganda para sa iyo ang upcard kaysa sa hitsura nito.
coach-look-not-upcard = Hindi kasingganda ng hitsura nito ang upcard.
coach-look-stock = Mas mabuti para sa iyo ang stock kaysa sa tapunan.
coach-look-pile = Mas mabuti para sa iyo ang tapunan kaysa sa stock.
coach-look-more = Higit pa sa bumunot at magtapon ang magagawa mo.
coach-matters-little = Dikit ito: halos kasinghusay ang ibang tira.
coach-matters = { $unit ->
    [chips] Mahalaga ito: { $costs } chip ang bawas ng sumunod na pinakamahusay.
   *[points] Mahalaga ito: { $costs } puntos ang bawas ng sumunod na pinakamahusay.
}
coach-hint-only = 🎓 **{ $action }**.
coach-hint = { $unit ->
    [chips] 🎓 **{ $action }**, inaasahang resulta **{ $value }** chip{ $exact ->
        [yes] { " " }(eksakto)
       *[no] {""}
    }.
   *[points] 🎓 **{ $action }**, inaasahang resulta **{ $value }** puntos{ $exact ->
        [yes] { " " }(eksakto)
       *[no] {""}
    }.
}
coach-no-other = Walang ibang tirang malapit dito.
coach-as-good = { $unit ->
    [chips] Maaaring kasinghusay: { $action }; { $difference } chip ang diperensiya.
   *[points] Maaaring kasinghusay: { $action }; { $difference } puntos ang diperensiya.
}
coach-next-best = { $unit ->
    [chips] Sumunod na pinakamahusay: { $action }, bawas ng { $difference } chip.
   *[points] Sumunod na pinakamahusay: { $action }, bawas ng { $difference } puntos.
}
coach-basis = { $count ->
    [one] Batay sa { $deals } simulated na deal, 95 % confidence
   *[other] Batay sa { $deals } simulated na deal, 95 % confidence
}
