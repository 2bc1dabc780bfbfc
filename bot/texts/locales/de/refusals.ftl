refusals-rule = { $game }, Regel { $rule }
refusals-deal-over = Diese Runde ist zu Ende.
refusals-not-your-turn = Du bist nicht dran.
refusals-not-now = Das geht an dieser Stelle des Zugs nicht.
refusals-unknown-action = So einen Zug gibt es in diesem Spiel nicht.
refusals-held = { $times ->
        [1] { $count ->
            [one] Du hast { $cards } nur einmal.
           *[other] Du hast { $cards } nur je einmal.
        }
        [2] { $count ->
            [one] Du hast { $cards } nur zweimal.
           *[other] Du hast { $cards } nur je zweimal.
        }
       *[other] { $count ->
            [one] Du hast { $cards } nur { $times }-mal.
           *[other] Du hast { $cards } nur je { $times }-mal.
        }
    }
refusals-not-all-held = Du hast nicht alle diese Karten: { $cards }.
refusals-not-held = Du hast { $cards } nicht.
refusals-card-not-held = Du hast diese Karte nicht.
refusals-not-a-meld = { $cards } ist keine Meldung: { $why ->
        [few] Eine Meldung hat mindestens drei Karten
        [run] Eine Folge hat aufeinanderfolgende Karten, und das Ass ist niedrig
        [set] Ein Satz hat nie zweimal dieselbe Karte
       *[other] Eine Meldung sind drei oder vier Karten eines Rangs, oder eine Folge in einer Farbe
    }.
refusals-no-meld = Das ist keine Meldung.
refusals-taken-card = Du hast { $cards } in diesem Zug vom Ablagestapel genommen und kannst sie erst in deinem nächsten Zug abwerfen.
refusals-taken = Du hast diese Karte in diesem Zug vom Ablagestapel genommen und kannst sie erst in deinem nächsten Zug abwerfen.
refusals-does-not-fit-melds = { $cards } passt an keine Meldung auf dem Tisch: { $melds }.
refusals-does-not-fit = { $cards } passt an keine Meldung auf dem Tisch.
refusals-that-does-not-fit-melds = Das passt an keine Meldung auf dem Tisch: { $melds }.
refusals-that-does-not-fit = Das passt an keine Meldung auf dem Tisch.
refusals-cards-twice = Nur einmal verwendbar: { $cards }.
refusals-card-twice = Eine Karte kann man nur einmal verwenden.
refusals-impossible-with = Das geht nicht mit { $cards }: { $reason }.
refusals-impossible = Das geht nicht: { $reason }.
refusals-which-table-of = Welchen Tisch meinst du: { $tables }? Wähl ihn mit der Option `table`.
refusals-which-table = Welchen Tisch meinst du? Wähl ihn mit der Option `table`.
refusals-not-at-table = Du sitzt nicht an Tisch { $number }.
refusals-at-no-table = Du sitzt gerade an keinem Tisch.
refusals-tables-elsewhere = Tische werden in den Kanälen eines Servers eröffnet; was du dort spielst, siehst du hier.
refusals-no-table-number = Hier gibt es keinen Tisch { $number }. Eröffne einen mit `/table open`.
refusals-no-table = Hier gibt es keinen Tisch. Eröffne einen mit `/table open`.
refusals-gone-direct = Diesen Tisch gibt es nicht mehr.
refusals-gone = Diesen Tisch gibt es nicht mehr. Eröffne einen neuen mit `/table open`.
refusals-stale = Das Spiel ist weitergegangen, seit dieser Button zu sehen war; nichts hat sich geändert. So sieht der Tisch jetzt aus.
refusals-table-like = die Nummer eines Tisches, zum Beispiel 7; wähl eine, die die Option anbietet
refusals-not-seated = Du sitzt nicht an { $number ->
        [none] diesem Tisch
       *[other] Tisch { $number }
    }. Bis zum Beginn der Partie kannst du dich dazusetzen; danach kannst du zusehen.
refusals-already-seated = Du sitzt schon an { $number ->
        [none] diesem Tisch
       *[other] Tisch { $number }
    }.
refusals-full = An { $number ->
        [none] diesem Tisch
       *[other] Tisch { $number }
    } sind alle Plätze besetzt.
refusals-kept-for = Die freien Plätze an { $number ->
        [none] diesem Tisch
       *[other] Tisch { $number }
    } sind bis { $time } für { $members } reserviert; danach können alle mitspielen.
refusals-kept = Dieser Platz ist für eine eingeladene Person reserviert.
refusals-no-such-level = Für { $game } gibt es keinen Computer der Stufe { $level }: Wähl { $levels }.
refusals-no-level = Einen Computer dieser Stufe gibt es hier nicht.
refusals-not-asked = Du bist nicht eingeladen, an { $number ->
        [none] diesem Tisch
       *[other] Tisch { $number }
    } zu spielen.
refusals-sits-here = Du sitzt in diesem Kanal schon an Tisch { $number }.
refusals-being-dealt = Deine Karten werden schon ausgeteilt.
refusals-too-few-seated = Das Spiel braucht { $needed ->
        [one] { $needed } Person
       *[other] { $needed } Personen
    }, und { $seated ->
        [one] { $seated } ist da
       *[other] { $seated } sind da
    }. Setz einen Computer dazu oder warte.
refusals-too-few = Es sind noch nicht genug Mitspieler da. Setz einen Computer dazu oder warte.
refusals-unreliable-member = Dieser Tisch ist für alle, die mindestens { $percent } % ihrer letzten Partien zu Ende gespielt haben. Du hast { $finished } von { $started } zu Ende gespielt. Jede Partie, die du an einem anderen Tisch zu Ende spielst, zählt.
refusals-unreliable = Dieser Tisch ist für alle, die mehr ihrer Partien zu Ende gespielt haben.
refusals-no-opponent = Du kannst ein anderes Mitglied des Servers herausfordern, aber keinen Bot und nicht dich selbst.
refusals-has-left = { $player } ist nicht mehr auf diesem Server.
refusals-somebody-has-left = Diese Person ist nicht mehr auf diesem Server.
refusals-no-partner = Wähl jemand anderen an diesem Tisch; Partner kann man wählen, sobald { $count } Personen am Tisch sitzen.
refusals-not-host = Das kann nur der Host des Tisches.
refusals-leave-it = Du kannst ihn mit **Aufgeben** verlassen.
refusals-other-server = { $number ->
        [none] Dieser Tisch
       *[other] Tisch { $number }
    } ist auf einem anderen Server; von hier aus kannst du ihn nicht ändern.
refusals-not-direct = Das geht nicht in einer Direktnachricht. Mach es im Kanal { $number ->
        [none] des Tisches
       *[other] von Tisch { $number }
    }.
refusals-may-not-open = Auf diesem Server dürfen nur manche Rollen Tische eröffnen. Frag jemanden mit so einer Rolle oder die Moderation.
refusals-only-in-channels = Tische darf man nur hier eröffnen: { $channels }.
refusals-channels-gone = Die Kanäle, in denen man Tische eröffnen darf, gibt es nicht mehr. Die Moderation kann andere mit `/cardroom settings` erlauben.
refusals-not-in-channel = In diesem Kanal darf man keine Tische eröffnen.
refusals-too-many-tables = In diesem Kanal gibt es schon { $count } Tische; beende oder schließ zuerst einen.
refusals-enough-tables = In diesem Kanal gibt es schon genug Tische; beende oder schließ zuerst einen.
refusals-locked = Dieser Thread ist gesperrt, bis die Moderation ihn öffnet; versuch es dann noch einmal.
refusals-permissions = Ich brauche { $permissions } in diesem Kanal; versuch es dann noch einmal.
refusals-a-permission = Mir fehlt in diesem Kanal eine Berechtigung; versuch es noch einmal, wenn ich sie habe.
refusals-table-closed = { $number ->
        [none] Dieser Tisch
       *[other] Tisch { $number }
    } ist geschlossen. Eröffne einen neuen mit `/table open`.
refusals-started = Die Partie an { $number ->
        [none] diesem Tisch
       *[other] Tisch { $number }
    } hat schon begonnen.
refusals-started-rules = Die Partie an { $number ->
        [none] diesem Tisch
       *[other] Tisch { $number }
    } hat schon begonnen; ihre Regeln bleiben, wie sie sind.
refusals-started-join = Die Partie an { $number ->
        [none] diesem Tisch
       *[other] Tisch { $number }
    } hat schon begonnen; du kannst zusehen und bei der nächsten mitspielen.
refusals-started-other = Das geht nur vor Beginn einer Partie, und die an { $number ->
        [none] diesem Tisch
       *[other] Tisch { $number }
    } hat begonnen.
refusals-paused = { $number ->
        [none] Dieser Tisch
       *[other] Tisch { $number }
    } pausiert: { $reason }.
refusals-paused-ends = Wenn sich nichts ändert, endet die Partie { $time } ohne Ergebnis, und die Einsätze werden zurückgezahlt.
refusals-not-playing = An { $number ->
        [none] diesem Tisch
       *[other] Tisch { $number }
    } läuft keine Partie.
refusals-still-playing = Die Partie an { $number ->
        [none] diesem Tisch
       *[other] Tisch { $number }
    } läuft noch. Du kannst sie mit **Aufgeben** verlassen.
refusals-broken = Die Aufzeichnung { $number ->
        [none] dieses Tisches
       *[other] von Tisch { $number }
    } ist nicht mehr lesbar; die Moderation kann ihn schließen.
refusals-newer-rules = { $number ->
        [none] Dieser Tisch
       *[other] Tisch { $number }
    } benutzt neuere Regeln als dieser Teil von mir: Ich werde gerade aktualisiert. Bitte drück noch einmal oder warte einen Moment.
refusals-not-stored = Dein Zug konnte nicht gespeichert werden und gilt daher nicht. Bitte versuch es noch einmal.
refusals-no-computer = Für dieses Spiel gibt es keinen Computerspieler.
refusals-not-away = Du bist nicht weg: Der Platz gehört dir.
refusals-stands-in = Der Computer spielt schon für { $player }.
refusals-resigned = Du hast diese Partie aufgegeben; der Computer spielt für dich.
refusals-tournament-seats = { $number ->
        [none] Dieser Tisch
       *[other] Tisch { $number }
    } gehört zu einem Turnier; es bestimmt, wer hier spielt und nach welchen Regeln.
refusals-tournament-absence = In einem Turnier spielt niemand für dich, während du weg bist: Die Uhr entscheidet.
refusals-tournament-end = Eine Partie eines Turniers endet, wenn sie gespielt ist, wenn jemandem die Zeit ausgeht oder mit **Aufgeben**; die Moderation kann sie schließen.
refusals-tournament-rematch = Das Turnier bestimmt, wer als Nächstes gegen wen spielt. `/table open` eröffnet einen eigenen Tisch.
refusals-tournament-broken = Die Aufzeichnung dieses Turniers ist nicht mehr lesbar, deshalb steht es still. Die Turnierleitung oder die Moderation kann es absagen; dann wird zurückgezahlt, was im Topf ist. Sag denen Bescheid, die den Bot betreiben.
refusals-word-later = Die nächsten Karten werden versiegelt, wenn diese Runde endet. Gib dein Wort danach ein: Vorher könnte der Bot es beim Versiegeln kennen.
refusals-no-proof = Die Runden an { $number ->
        [none] diesem Tisch
       *[other] Tisch { $number }
    } lassen sich nicht nachprüfen, also kannst du kein Wort eingeben.
refusals-between-deals = Diese Runde ist zu Ende. Mit **Nächste Runde** geht es weiter.
refusals-can-leave = Du kannst { $number ->
        [none] diesen Tisch
       *[other] Tisch { $number }
    } mit **Aufgeben** verlassen, und die Moderation kann ihn schließen.
refusals-your-turn = Du bist dran.
refusals-nobody-moves = Wenn niemand zieht, endet die Partie { $time } ohne Ergebnis.
refusals-can-end = Noch am Zug: { $players }. Wenn niemand zieht, kannst du die Partie { $time } beenden.
refusals-waiting = Die Partie wartet und endet { $time } ohne Ergebnis.
refusals-can-move = Noch am Zug: { $players }. { $number ->
        [none] Dieser Tisch
       *[other] Tisch { $number }
    } hat ein Zeitlimit: Wenn jemand nicht rechtzeitig zieht, spielt der Computer.
refusals-goes-on = Die Partie geht weiter.
refusals-hint-rated = An { $number ->
        [none] diesem Tisch
       *[other] Tisch { $number }
    } gibt es keine Tipps: Dort spielen nur Menschen, also wird die Partie gewertet. Nach der Partie geht **Analyse** deine Entscheidungen durch.
refusals-hint-people = An { $number ->
        [none] diesem Tisch
       *[other] Tisch { $number }
    } gibt es keine Tipps, weil du gegen Menschen spielst. An einem Tisch mit `hints: on` und einem Computer dürfen alle nach Tipps fragen.
refusals-hint-game = Für dieses Spiel habe ich noch keine Tipps.
refusals-hint-later = Du hast gerade nichts zu entscheiden. Frag nach einem Tipp, wenn du dran bist.
refusals-hint-only = Du hast nur einen möglichen Zug.
refusals-no-game = Es gibt kein Spiel namens { $given }: { $games }.
refusals-setup-not = **{ $option }**: { $accepted }, nicht { $given }.
refusals-setup = **{ $option }**: { $accepted }.
refusals-options = Optionen
refusals-seats = { $game } ist für { $players }, nicht { $given }.
refusals-players-from-to = { $low } bis { $high } Personen
refusals-players = { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
refusals-players-teams = { $players } in { $teams } Teams zu { $members }
refusals-players-at-least = { $players }, mindestens so viele, wie hier sitzen
refusals-accepts-boolean = ja oder nein
refusals-accepts-user = ein Mitglied dieses Servers
refusals-accepts-channel = ein Kanal dieses Servers, in dem Tische möglich sind
refusals-accepts-role = eine Rolle dieses Servers
refusals-accepts-attachment = eine Datei, an den Befehl angehängt
refusals-accepts-number = eine ganze Zahl, die nicht zu groß ist
refusals-accepts-from = eine ganze Zahl ab { $low }
refusals-accepts-to = eine ganze Zahl bis { $high }
refusals-accepts-from-to = eine ganze Zahl von { $low } bis { $high }
refusals-accepts-characters = ein Text von { $low } bis { $high } Zeichen
refusals-accepts-text = ein Text
refusals-beside-clock = nur zusammen mit einer Bedenkzeit (wähl eine mit `clock`)
refusals-no-chips = keiner: { $game } zahlt keine Chips; nimm stake oder per_point
refusals-known-options = mögliche Optionen von { $game }: { $options }
refusals-unresolved = { $kind ->
        [boolean] Das ist nicht (mehr) ja oder nein
        [user] Das ist kein Mitglied dieses Servers (mehr)
        [channel] Das ist kein Kanal dieses Servers (mehr), in dem Tische möglich sind
        [role] Das ist keine Rolle dieses Servers (mehr)
        [attachment] Das ist keine Datei (mehr), die an den Befehl angehängt ist
       *[other] Das nimmt dieser Befehl nicht (mehr)
    }.
refusals-try-again = Bitte versuch es noch einmal.
refusals-no-database = Meine Datenbank ist gerade nicht erreichbar, also hat sich nichts geändert.
refusals-no-move = Dein Zug konnte nicht gespeichert werden und gilt daher nicht.
refusals-no-moves = Deine Züge konnten nicht gespeichert werden und gelten daher nicht.
refusals-table-not-stored = Der Tisch konnte nicht gespeichert werden und ist daher nicht eröffnet.
refusals-rule-not-stored = Die Regel konnte nicht gespeichert werden und ist daher, wie sie war.
refusals-gift-not-stored = Das Geschenk konnte nicht gespeichert werden; keine Chips wurden bewegt.
refusals-settings-not-stored = Die Einstellungen konnten nicht gespeichert werden und sind daher, wie sie waren.
refusals-join-not-stored = Dein Platz konnte nicht gespeichert werden; du spielst noch nicht mit.
refusals-leave-not-stored = Dass du gehst, konnte nicht gespeichert werden; du hast deinen Platz noch.
refusals-computer-not-stored = Der Platz des Computers konnte nicht gespeichert werden und ist noch frei.
refusals-start-not-stored = Der Start konnte nicht gespeichert werden; es wurden keine Karten ausgeteilt.
refusals-answer-not-stored = Deine Antwort konnte nicht gespeichert werden; die Frage ist noch offen.
refusals-computers-not-stored = Die Plätze der Computer konnten nicht gespeichert werden und sind noch frei.
refusals-decline-not-stored = Deine Antwort konnte nicht gespeichert werden; ein Platz ist weiter für dich reserviert.
refusals-ready-not-stored = Die nächste Runde konnte nicht gespeichert werden; es wurden keine Karten ausgeteilt.
refusals-close-not-stored = Das Ende des Tisches konnte nicht gespeichert werden; er bleibt offen.
refusals-resign-not-stored = Dass du aufgibst, konnte nicht gespeichert werden; du spielst noch mit.
refusals-away-not-stored = Dass du weg bist, konnte nicht gespeichert werden; deine Uhr läuft weiter.
refusals-back-not-stored = Dass du wieder da bist, konnte nicht gespeichert werden; der Computer spielt noch für dich.
refusals-seats-not-stored = Die Plätze konnten nicht gespeichert werden; alle sitzen wie vorher.
refusals-grant-not-stored = Die Gutschrift konnte nicht gespeichert werden; keine Chips wurden bewegt.
refusals-refill-not-stored = Das Auffüllen konnte nicht gespeichert werden; keine Chips wurden bewegt.
refusals-freeze-not-stored = Die Sperre konnte nicht gespeichert werden; das Konto ist nicht gesperrt.
refusals-thaw-not-stored = Das Entsperren konnte nicht gespeichert werden; das Konto ist, wie es war.
refusals-void-not-stored = Die Annullierung konnte nicht gespeichert werden; alle Zahlungen des Tisches gelten weiter.
refusals-season-not-stored = Das Ende der Saison konnte nicht gespeichert werden; sie läuft weiter.
refusals-erasure-not-stored = Deine Daten konnten noch nicht gelöscht werden. Einige deiner Plätze sind vielleicht schon aufgegeben.
