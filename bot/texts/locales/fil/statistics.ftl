statistics-command = Pantay ba ang baraha ng tao at computer? Lahat ng deal sa server na ito
statistics-option-game = Aling laro (default: lahat)
statistics-picture = Bawat resulta katabi ng ibinibigay ng patas na balasa; ganoon din ang sabi ng text sa itaas
statistics-expected = patas
statistics-title = 🔏 Ang mga baraha ng server na ito · { $game }
statistics-title-all-games = 🔏 Ang mga baraha ng server na ito · lahat ng laro
statistics-none = Wala pang nabilang na deal: kulang pa. Nagsisimula ang statistics sa { $fewest }.
statistics-too-few = { $count ->
    [one] { $deals } deal pa lang ang nabilang
   *[other] { $deals } deal pa lang ang nabilang
}: kulang pa. Nagsisimula ang statistics sa { $fewest }.
statistics-deals = { $count ->
    [one] { $deals } deal
   *[other] { $deals } deal
}
statistics-expectation = { $count ->
    [one] **{ $deals } deal.**
   *[other] **{ $deals } deal.**
} Sa patas na balasa, gaano man kagaling ang naglalaro: 50 sa 100 paghahambing, at 0 ang diperensiya sa lahat ng iba.
statistics-lot = { $direction ->
    [more] Unang naging dealer ang mga computer nang { $difference } beses sa 100 na higit sa parte nila
   *[less] Unang naging dealer ang mga computer nang { $difference } beses sa 100 na kulang sa parte nila
}
statistics-better = { $who ->
    [computers] Mas maganda ang unang hawak ng mga computer kaysa sa mga tao sa { $share } sa 100 paghahambing
    [dealer] Mas maganda ang unang hawak ng mga dealer kaysa sa iba sa { $share } sa 100 paghahambing
   *[seat] Mas maganda ang unang hawak ng nasa unang upuan kaysa sa iba sa { $share } sa 100 paghahambing
}
statistics-deadwood = { $who ->
    [computers] Mga computer
    [dealer] Mga dealer
   *[seat] Mga nasa unang upuan
}: { $direction ->
    [more] mas mataas
   *[less] mas mababa
} nang { $difference } puntos ang deadwood kaysa sa { $who ->
    [computers] mga tao
   *[others] iba
}
statistics-fits = { $who ->
    [computers] Mga computer
    [dealer] Mga dealer
   *[seat] Mga nasa unang upuan
}: { $direction ->
    [more] mas marami
   *[less] mas kaunti
} nang { $difference } ang pares ng magkabagay kaysa sa { $who ->
    [computers] mga tao
   *[others] iba
}
statistics-courts = { $who ->
    [computers] Mga computer
    [dealer] Mga dealer
   *[seat] Mga nasa unang upuan
}: { $direction ->
    [more] mas marami
   *[less] mas kaunti
} nang { $difference } ang king, queen at jack kaysa sa { $who ->
    [computers] mga tao
   *[others] iba
}
statistics-jokers = { $who ->
    [computers] Mga computer
    [dealer] Mga dealer
   *[seat] Mga nasa unang upuan
}: { $direction ->
    [more] mas marami
   *[less] mas kaunti
} nang { $difference } ang joker kaysa sa { $who ->
    [computers] mga tao
   *[others] iba
}
statistics-accusing = **{ $answers }: mahirap ipaliwanag na nagkataon lang. Tanungin ang may-ari ng bot na ito.**
statistics-usual = **{ $answer }: walang kakaiba.**
statistics-all-usual = **Walang kakaiba.**
statistics-wins = Nakadepende rin sa rules at galing ang panalo, kaya ipinapakita ito pero hindi hinuhusgahan: mga panalong deal sa 100 na higit sa pantay na parte, ng dealer at saka bawat upuan: { $places }.
statistics-method = Isinasaalang-alang ng ± ang { $questions } tanong nang sabay (Bonferroni): hindi hihigit sa { $level } beses sa 100 na mapagbibintangan ng ganitong pahina ang patas na dealer. Inihahambing ang mga unang hawak sa loob ng bawat deal.
statistics-counted = Bilang ang bawat deal na masusuri sa mga tapos na match na bukas ang hawak; hindi kasama ang private, dahil mabubunyag ng mga suma ang baraha nila.
statistics-label = { $what ->
    [better] mas magandang hawak
    [fits] magkabagay
    [courts] may mukha
    [jokers] joker
    [lot] unang dealer
   *[deadwood] deadwood
}, { $who ->
    [computers] computer
    [dealer] dealer
   *[seat] upuan 1
}
