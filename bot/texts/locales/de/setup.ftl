setup-welcome =
    ### Willkommen bei Cardroom
    { $games }: Ich teile aus, achte auf die Regeln, zähle die Punkte und spiele auf jedem freien Platz mit. Nichts kostet Geld, und eure Nachrichten lese ich nicht.

setup-three = **Drei Befehle genügen**
setup-command-play = `/play` teilt sofort aus, gegen Computer
setup-command-games = `/games` zeigt deine Spiele und welche davon auf dich warten
setup-command-help = `/help` zeigt alles andere

setup-play-now = Sofort spielen
setup-set-up = Einrichten

setup-who = **Einrichten** legt Kanäle, Sprache, Chips und Zeit fest; das ist für Mitglieder mit „Server verwalten“.

setup-direct =
    ### Ich bin jetzt auf { $server }
    Aber dort gibt es keinen Kanal, den alle lesen können und in dem ich schreiben darf. Gib mir in einem Kanal **Kanal ansehen** und **Nachrichten senden**. Dort legt `/setup` Kanäle, Sprache, Chips und Zeit fest, und `/play` teilt sofort aus.

setup-form = Cardroom auf diesem Server einrichten
setup-form-channels = Kanäle für Tische
    .about = Samt ihren Threads. Keiner gewählt: Tische sind überall erlaubt
setup-form-language = Sprache der Tische
    .about = Karten und Antworten sind in der Sprache dessen, der sie liest
setup-form-chips = Spielchips für neue Mitglieder
    .about = Eine ganze Zahl bis { $most }; 0: keine Einsätze, gespielt wird um Punkte
setup-form-time = Zeit pro Zug
    .about = An neuen Tischen. Wer einen eröffnet, kann eine andere Zeit wählen

setup-title = Cardroom ist eingerichtet

setup-chips = **Spielchips** neue Mitglieder haben { $chips }
setup-no-stakes = **Spielchips** keine; an den Tischen wird um Punkte gespielt

setup-needs = ⚠️ In { $channels } brauche ich { $permissions }.
setup-text-only = In { $channels } zeige ich Karten als Text, weil mir { $permissions } fehlt.

setup-more = Weitere Einstellungen: `/cardroom settings`, `/cardroom chips`

setup-not-allowed = Cardroom einrichten können Mitglieder mit **Server verwalten** oder **Kanäle verwalten**{ $owner ->
        [none] { "" }
       *[other] , zum Beispiel { $owner }
    }. Spielen kannst du sofort: `/play`.

setup-bad-chips = { $typed } ist keine Zahl von Spielchips. Schreib eine ganze Zahl von 0 bis { $most }. Nichts wurde geändert.

setup-bad-choice = { $field ->
        [channels] In einem Kanal deines Formulars kann es keine Tische geben
        [language] Die Sprache in deinem Formular spreche ich nicht
       *[time] Die Zeit pro Zug in deinem Formular gibt es nicht
    }. Nichts wurde geändert.

setup-chosen = Deine Kanäle: { $channels }

setup-topic-people = Mit anderen
setup-topic-cards = Deine Karten
setup-topic-commands = Alle Befehle
setup-topic-moves = Züge
setup-topic-results = Ergebnisse
setup-topic-tournaments = Turniere
setup-topic-computers = Computer
setup-topic-review = Tipps und Analysen
setup-topic-fair = Faires Geben
setup-topic-ratings = Wertungen

setup-help =
    ### Cardroom
    Rommé-Spiele, ausgeteilt in diesem Kanal.

setup-more-help = **Mehr über …**

setup-three-short = Drei Befehle genügen: `/play`, `/games`, `/help`
