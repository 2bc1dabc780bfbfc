rules-options = { $number }. Opciones
rules-options-page = { $number }. Opciones, página { $page }
