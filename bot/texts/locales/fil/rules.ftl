rules-options = { $number }. Mga option
rules-options-page = { $number }. Mga option, pahina { $page }
