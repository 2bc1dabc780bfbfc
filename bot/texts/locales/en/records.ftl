# Files with the record of a match: what they contain, and why one is refused.

# Descriptions of files; $game: the title of a game
records-about-record = The record of a match of { $game }, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}: players, decks, moves and results as JSON, which /results replay can play again.
records-about-transcript = A match of { $game }, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, move by move in words, with results and scores.

# Where in a record something is wrong: before the reason. $reason: one of the sentences below
records-refused-deal = Deal { $deal }: { $reason }
records-refused-move = Deal { $deal }, move { $move }: { $reason }
records-refused-only-move = Move { $move }: { $reason }

## Why a match is not exported, or a file not read

records-still-played = The match is still being played. You can get its record when it ends.
records-not-begun = Nothing was played at this table, so there is no record of it.
records-too-large = The file is too large.
# $most: a number of megabytes
records-too-large-limit = The file is too large: the limit is { $most } MB.
records-not-json = The file is not valid JSON.
records-named-twice = The file has the same name twice.
records-not-a-record = The file is not the record of a Cardroom match.
records-version = The record has a format that this version of Cardroom cannot read.
records-game = The record is of a game that is not played here.
records-rules = The match was played by rules of { $game } that are not known here.
# $where: a place in the file, such as "deals.0.deck"
records-shape = Something is missing, superfluous, or not what belongs there.
records-shape-at = Something at { $where } is missing, superfluous, or not what belongs there.
# $seat: the number of the player, from 1; $most: a number of characters
records-name = The name of player { $seat } is too long (more than { $most } characters), or has characters that a name cannot have.
records-options = The options are not those of the game, or some are missing.
# $players: a number of players
records-seats = { $players ->
    [one] { $game } is not a game for { $players }.
   *[other] { $game } is not a game for { $players }.
}
records-dealer = The wrong player deals.
records-deck = The deck is not the pack of this game with every card once.
records-action = This move is against the rules.
records-unfinished = The moves stop before the deal is over.
records-result = The result does not follow from the moves.
records-scores = The scores do not add up.
records-resignation = Somebody resigned who could not, or at an impossible moment.
records-over = The record goes on after the match is over.
records-outcome = The match did not end as the record says.
