friends-table = Tisch

friends-hands = **Blätter** offen nach der Partie: **Nachspielen** zeigt dann alle Blätter

friends-challenge = Öffnet einen Tisch in diesem Chat, für einen Freund oder für alle hier
friends-member = Wer mit dir spielen soll (sonst: alle hier können mitspielen)

friends-private = Auf diesem Server siehst nur du meine Antworten, also könnte niemand mitspielen. Nimm `/challenge` in einer Direktnachricht oder Gruppe mit deinen Freunden, oder bitte den Besitzer dieses Servers, Cardroom hinzuzufügen. Gegen Computer spielst du mit `/play`.

friends-other-channel = Dieser Tisch ist in einem anderen Chat. Nur dort kannst du ihn benutzen.
friends-only-in-servers = Das geht nur auf Servern, die Cardroom hinzugefügt haben.

friends-nobody-here = Hier kann niemand mitspielen. Nimm `/challenge` in einer Direktnachricht oder Gruppe mit deinen Freunden, oder spiele mit `/play` gegen Computer.

friends-help =
    ### Cardroom
    Rommé-Spiele, wo immer du chattest. **Jetzt spielen**: ein Klick teilt aus, gegen Computer.

friends-help-people = **Mit Freunden** `/challenge` öffnet einen Tisch: andere drücken **Mitspielen**, du wählst die Regeln unter **Regeln …** und drückst **Start**.

friends-help-cards = **Deine Karten** siehst nur du, mit **Mein Blatt** unter dem Tisch. Das bringt auch den Tisch auf den neuesten Stand.

friends-help-commands = **Regeln** `/learn rules` · **Du** `/settings me`, `/settings privacy about`

friends-behind = -# Hier hat länger niemand etwas gedrückt? Dann ist das vielleicht veraltet: **Mein Blatt** aktualisiert es.
