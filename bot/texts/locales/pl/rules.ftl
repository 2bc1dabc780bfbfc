rules-options = { $number }. Opcje
rules-options-page = { $number }. Opcje, strona { $page }
