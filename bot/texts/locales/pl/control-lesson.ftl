control-lesson-control = Chcesz pozbyć się kart w układach: kto pierwszy skończy, zdobywa punkty swoich układów. Ale **karta kontrolna** mówi, co teraz wolno wyłożyć: **{ $kind }**, co najmniej trzy kolejne karty w kolorze. Ruch zaczyna się od karty: dobierz ze stosu zakrytego albo weź { $card }.
control-lesson-drawn = `6♣` pasuje do `4♣ 5♣`: właśnie tego żąda karta kontrolna. Ze stosu może przyjść cokolwiek.

control-lesson-meld = Masz sekwens trefl i trzy siódemki. Przy **{ $kind }** wolno wyłożyć tylko sekwens. Jeden układ w ruchu.
control-lesson-not-melded = Teraz karta kontrolna pozwala na twój sekwens, a w następnym ruchu może już nie. Wyłóż go, póki wolno, i dopiero potem odrzuć.

control-lesson-next = **Następna** karta kontrolna też jest odkryta: **{ $kind }**, karty jednej wartości. Będzie obowiązywać w twoim następnym ruchu. Odrzuć kartę, której nie będziesz potrzebować.
control-lesson-group-broken = Masz trzy siódemki, a następna karta kontrolna to **{ $kind }**: zachowaj je na następny ruch.
control-lesson-ace-discarded = Razem z `2♣` i `3♣` asa można dołożyć do twojego sekwensu. Król nie pasuje do niczego.

control-lesson-changed = Teraz obowiązuje **{ $kind }**, a Ada też miała sekwens. Przyszła do ciebie { $card }. Co wykładasz?
control-lesson-group-kept = Trzy siódemki to właśnie **{ $kind }**, a następna karta kontrolna zażąda czegoś innego.

control-lesson-lay-off = Zostało kart: { $count }. Przy **dokładaniu** karta kontrolna nie ma znaczenia: karty mogą trafić do każdego układu na stole, twojego lub Ady, jeśli pozostaje on układem swojego rodzaju.
control-lesson-not-laid-off = Zostałyby ci karty, których możesz się teraz pozbyć. Najpierw dołóż: `A♣ 2♣ 3♣` pasują do twojego sekwensu i liczą się dla ciebie.

control-lesson-end = **Kończysz.** `Q♥` trafiła do sekwensu Ady, a ostatnia karta to twoja odrzucona. Zdobywasz liczby kart w swoich układach: **{ $points } pkt**. Ada nie zdobywa nic. Mecz toczy się do { $target }.
