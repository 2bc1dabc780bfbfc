rummy500-lesson-pile = Zdobywasz punkty za karty, które wykładasz na stół: komplety jednej wartości i sekwensy w kolorze. Cały stos odkryty jest widoczny, kart jest tu { $count }: { $pile }. W swoim ruchu **dobierasz** ze stosu zakrytego albo **bierzesz** z odkrytego: kartę z wierzchu albo kilka, jeśli od razu użyjesz najgłębszej.
rummy500-lesson-drawn = Ze stosu zakrytego przyjdzie nieznana karta. Na odkrytym leżą dwie, które tworzą układy z twoimi.
rummy500-lesson-top-taken = To daje `4♣ 5♣ 6♣`, ale można więcej: leżąca głębiej { $card } pasuje do twoich dwóch ósemek. Jeśli weźmiesz aż do niej i ją wyłożysz, dostaniesz też wszystkie karty nad nią.

rummy500-lesson-meld = Najgłębszej karty trzeba było użyć: `8♠ 8♦ 8♥` leżą na stole i dają { $points } pkt. Pozostałe karty są twoje. W jednym ruchu możesz wykładać, ile razy chcesz.
rummy500-lesson-not-melded = `4♣ 5♣ 6♣` są wciąż na twojej ręce. Gdy ktoś zakończy, karty na ręce liczą się **przeciw** tobie. Na stole liczą się dla ciebie.

rummy500-lesson-keep = Masz wyłożone { $points } pkt. Na koniec ruchu odrzucasz kartę. Która kosztuje najwięcej i do niczego nie pasuje?
rummy500-lesson-cheap = Kosztuje tylko { $points } pkt, jeśli zostanie na ręce, a może później pasować do sekwensu karo. Król kosztuje { $most } i nie pasuje do niczego.
rummy500-lesson-pair-broken = Dwóm damom brakuje tylko jednej do kompletu. Król nie pasuje do niczego.

rummy500-lesson-queens = Basil **dokłada** `7♣` do twojego sekwensu: każdemu wolno, a punkty są dla tego, kto dokłada. Teraz na wierzchu stosu leży { $card }.
rummy500-lesson-queen-left = Tworzy komplet z twoimi dwiema damami: { $points } pkt. Ze stosu zakrytego może przyjść cokolwiek.

rummy500-lesson-last = Trzy damy! Na stole masz { $points } pkt, a kart na ręce { $count }: { $card }. Bez kart **kończysz** i rozdanie się kończy. Ada ma na stole sekwens karo.
rummy500-lesson-discarded = Zakończysz, ale karta nic nie da. Pasuje do sekwensu Ady: dołóż ją, a jej punkty też będą twoje.

rummy500-lesson-end = **Kończysz.** Zdobywasz **{ $points } pkt**, wszystkie za wyłożone karty. Innym karty na ręce liczą się na minus: Ada ma { $first }, Basil { $second }. Gra się do chwili, gdy ktoś ma { $limit }.
