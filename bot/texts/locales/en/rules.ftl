# The pages of the rules of games.

# The last topics of the rules. $number: the number of the topic
rules-options = { $number }. Options

# The same if the options need several pages
rules-options-page = { $number }. Options, page { $page }
