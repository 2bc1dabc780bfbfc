records-about-record = Ang record ng match ng { $game }, { $deals } deal: mga manlalaro, deck, tira at resulta bilang JSON, na maipe-play ulit ng /results replay.
records-about-transcript = Match ng { $game }, { $deals } deal, bawat tira sa salita, kasama ang mga resulta at score.
records-refused-deal = Deal { $deal }: { $reason }
records-refused-move = Deal { $deal }, tira { $move }: { $reason }
records-refused-only-move = Tira { $move }: { $reason }
records-still-played = Nilalaro pa ang match. Makukuha mo ang record pagkatapos.
records-not-begun = Walang nalaro sa mesang ito, kaya walang record.
records-too-large = Masyadong malaki ang file.
records-too-large-limit = Masyadong malaki ang file: { $most } MB ang limit.
records-not-json = Hindi valid na JSON ang file.
records-named-twice = Dalawang beses lumabas ang parehong pangalan sa file.
records-not-a-record = Hindi record ng match ng Cardroom ang file.
records-version = Hindi mabasa ng bersiyong ito ng Cardroom ang format ng record.
records-game = Ang record ay ng larong hindi nilalaro rito.
records-rules = Nilaro ang match sa rules ng { $game } na hindi kilala rito.
records-shape = May kulang, sobra, o wala sa lugar.
records-shape-at = May kulang, sobra, o wala sa lugar sa { $where }.
records-name = Masyadong mahaba ang pangalan ng manlalaro { $seat } (higit sa { $most } character), o may character na bawal sa pangalan.
records-options = Hindi option ng laro ang mga option, o may kulang.
records-seats = { $players ->
    [one] Hindi laro para sa { $players } manlalaro ang { $game }.
   *[other] Hindi laro para sa { $players } manlalaro ang { $game }.
}
records-dealer = Maling manlalaro ang dealer.
records-deck = Ang deck ay hindi ang mga baraha ng larong ito na tig-iisang beses.
records-action = Labag sa rules ang tirang ito.
records-unfinished = Tumigil ang mga tira bago matapos ang deal.
records-result = Hindi tugma sa mga tira ang resulta.
records-scores = Mali ang suma ng mga score.
records-resignation = May sumukong hindi puwede, o sa oras na hindi puwede.
records-over = May kasunod pa ang record pagkatapos ng match.
records-outcome = Hindi natapos ang match gaya ng sabi ng record.
