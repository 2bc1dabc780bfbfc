ranks-command = Mitgliedern eine Rolle für ihre Wertungszahl oder ihren Platz in der letzten Saison geben
ranks-option-role = Die Rolle; meine muss darüber stehen. Ohne Angabe siehst du alle.
ranks-option-game = Das Spiel, dessen Rangliste zählt
ranks-option-rating = Ab dieser Wertungszahl
ranks-option-below = Unter dieser Wertungszahl
ranks-option-places = Für so viele erste Plätze der letzten Saison
ranks-option-remove = Ja: für keinen Rang mehr geben und wieder nehmen
ranks-title = Rollen nach Rang
ranks-none = Hier wird für keinen Rang eine Rolle vergeben.
ranks-season = { $role } · { $game } · { $places ->
    [one] erster Platz der letzten Saison
   *[other] Plätze 1 bis { $places } der letzten Saison
}
ranks-rating-from = { $role } · { $game } · Wertungszahl ab { $rating }
ranks-rating = { $role } · { $game } · Wertungszahl ab { $rating }, unter { $below }
ranks-about = Ich sehe jede Minute nach, gebe die Rolle denen, die den Rang haben, und nehme sie zurück, wenn der Rang weg ist. Vorläufige Wertungszahlen geben keine Rolle. Was jemand anderes vergeben hat, bleibt.
ranks-refused-what = Wähle ein Spiel und entweder `rating` oder `places` (1 bis { $places }).
ranks-refused-order = `below` muss mehr sein als `rating`.
ranks-refused-many = Ein Server kann { $most } Rollen nach Rang haben. Entferne zuerst eine mit `remove: Yes`.
ranks-refused-unknown = Diese Rolle wird für keinen Rang vergeben.
