rules-options = { $number }. Optionen
rules-options-page = { $number }. Optionen, Seite { $page }
