friends-table = Stół

friends-hands = **Karty** jawne po meczu: **Powtórka** pokazuje wtedy wszystkie ręce

friends-challenge = Otwórz stół w tym czacie, dla znajomej osoby albo dla wszystkich tutaj
friends-member = Kto ma z tobą grać (bez wyboru: może dołączyć każdy tutaj)

friends-private = Na tym serwerze tylko ty widzisz moje odpowiedzi, więc nikt nie może dołączyć. Użyj `/challenge` w wiadomości prywatnej albo w grupie ze znajomymi, albo poproś właściciela serwera o dodanie Cardroom. Z komputerem zagrasz przez `/play`.

friends-other-channel = Ten stół jest w innym czacie. Możesz go używać tylko tam.
friends-only-in-servers = To działa tylko na serwerach, które dodały Cardroom.

friends-nobody-here = Tutaj nikt nie może dołączyć. Użyj `/challenge` w wiadomości prywatnej albo w grupie ze znajomymi, albo zagraj z komputerem przez `/play`.

friends-help =
    ### Cardroom
    Gry remikowe tam, gdzie rozmawiasz. **Zagraj teraz**: jedno naciśnięcie i karty są rozdane, przeciw komputerom.

friends-help-people = **Ze znajomymi** `/challenge` otwiera stół: inni naciskają **Dołącz**, ty wybierasz zasady pod **Zasady …** i naciskasz **Start**.

friends-help-cards = **Twoje karty** **Moje karty** pod stołem pokazuje je tylko tobie. Odświeża też stół.

friends-help-commands = **Zasady** `/learn rules` · **Ty** `/settings me`, `/settings privacy about`

friends-behind = -# Od dawna nikt tu nic nie nacisnął? Wtedy to może być nieaktualne: **Moje karty** to odświeża.
