# Scores of a member, and the list of the best in a server. Points come formatted ("−3"); $count is the same
# number without its sign, to choose the plural form by.

scores-nobody = Nobody has finished a deal here yet. `/table open` opens a table.

# The title of a game's scores against computers: "Gin Rummy · practice with computer players"
scores-practice = practice with computer players

## A list of the best, two lines for each member

# First line: matches won of all matches
scores-matches = { $matches ->
    [one] **{ $won }** of { $matches } match
   *[other] **{ $won }** of { $matches } matches
}
# Second line: deals won of all deals, followed by scores-chips or scores-points
scores-deals = { $deals ->
    [one] { $won } of { $deals } deal
   *[other] { $won } of { $deals } deals
}
scores-chips = { $count ->
    [one] { $chips } chip
   *[other] { $chips } chips
}
# Points that a member has scored, and those of the opponents
scores-points = { $own } : { $others } points

## A member's scores at a game, a line each

# $counts: a list of the counts below, "3 won, 2 lost, 1 drawn"
scores-of-matches = Matches: { $counts }
scores-of-deals = Deals: { $counts }
# How many matches or deals were won, lost, drawn, resigned; in the list above
scores-won = { $count } won
scores-lost = { $count } lost
scores-drawn = { $count } drawn
scores-resigned = { $count } resigned
# Matches won one after another: now, and at best
scores-streak = streak { $now }, best { $best }
# How often deals ended in a way that has a name in the game; $ending: its plural, "gins"
scores-ending = { $ending }: { $made }, by opponents { $suffered }
scores-of-chips = Chips: { $chips }
# Points of a game in which low totals win. $opponents: team (there is one other team) or players
scores-of-penalties = { $opponents ->
    [team] Penalty points: { $own } taken, { $others } by the other team
   *[players] Penalty points: { $own } taken, { $others } by opponents
}
scores-of-points = { $opponents ->
    [team] Points: { $own } scored, { $others } by the other team
   *[players] Points: { $own } scored, { $others } by opponents
}
# The most points (or chips) of a deal; follows one of the lines above after " · "
scores-best-deal = best deal { $points }
