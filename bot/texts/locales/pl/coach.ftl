coach-command = Podpowiedź do twojego ruchu, tylko przeciw komputerom albo gdzie podpowiedzi są włączone
coach-option = Zezwól na podpowiedzi przy stole z innymi ludźmi (nigdy, gdy grają sami ludzie)
coach-option-on = Włączone
coach-option-off = Tylko przeciw komputerom
coach-too-long = Przy opcjach tego stołu obliczenie trwałoby za długo.
coach-allowed = Każdy może tu prosić o podpowiedzi, chyba że grają sami ludzie.
coach-button = 🎓 Podpowiedź
coach-button-whole = 🎓 Pokaż
coach-best = najlepszy
coach-look-expensive = Przyjrzyj się swojej najdroższej karcie.
coach-look-single = Poszukaj karty, która nie pasuje do żadnej innej.
coach-look-suit = { $suit ->
    [spades] Przyjrzyj się swoim pikom: jeden z nich jest najmniej przydatny.
    [clubs] Przyjrzyj się swoim treflom: jeden z nich jest najmniej przydatny.
    [diamonds] Przyjrzyj się swoim karom: jedno z nich jest najmniej przydatne.
   *[hearts] Przyjrzyj się swoim kierom: jeden z nich jest najmniej przydatny.
}
coach-look-upcard = Odkryta karta jest dla ciebie lepsza, niż się wydaje.
coach-look-not-upcard = Odkryta karta nie jest tak dobra, jak się wydaje.
coach-look-stock = Stos zakryty jest dla ciebie lepszy niż odkryty.
coach-look-pile = Stos odkryty jest dla ciebie lepszy niż zakryty.
coach-look-more = Możesz zrobić więcej niż dobrać i odrzucić.
coach-matters-little = Różnica jest mała: inny ruch jest mniej więcej równie dobry.
coach-matters = { $unit ->
    [chips] To ważna decyzja: drugi najlepszy ruch kosztuje { $costs } żet.
   *[points] To ważna decyzja: drugi najlepszy ruch kosztuje { $costs } pkt.
}
coach-hint-only = 🎓 **{ $action }**.
coach-hint = { $unit ->
    [chips] 🎓 **{ $action }**, oczekiwany wynik: **{ $value }** żet.{ $exact ->
        [yes] { " " }(dokładnie)
       *[no] {""}
    }
   *[points] 🎓 **{ $action }**, oczekiwany wynik: **{ $value }** pkt{ $exact ->
        [yes] { " " }(dokładnie).
       *[no] .
    }
}
coach-no-other = Żaden inny ruch nie jest prawie tak dobry.
coach-as-good = { $unit ->
    [chips] { $action }: może być równie dobre, różnica to { $difference } żet.
   *[points] { $action }: może być równie dobre, różnica to { $difference } pkt.
}
coach-next-best = { $unit ->
    [chips] Następny w kolejności: { $action }, o { $difference } żet. mniej.
   *[points] Następny w kolejności: { $action }, o { $difference } pkt mniej.
}
coach-basis = { $count ->
        [one] Podstawa: { $deals } symulowane rozdanie, przedział ufności 95%
        [few] Podstawa: { $deals } symulowane rozdania, przedział ufności 95%
        [many] Podstawa: { $deals } symulowanych rozdań, przedział ufności 95%
       *[other] Podstawa: { $deals } symulowanych rozdań, przedział ufności 95%
    }
