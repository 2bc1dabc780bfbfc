## Roles by rank: the command `/cardroom role`. Descriptions have at most 100 characters.

ranks-command = Give a role for a rating, or for a place in the last season
ranks-option-role = The role to give; mine must be above it. Leave it out to see all.
ranks-option-game = The game whose ranking counts
ranks-option-rating = Give it from this rating on
ranks-option-below = Give it below this rating
ranks-option-places = Give it to the first so many places of the last season
ranks-option-remove = Yes: give this role for no rank any more, and take it back
ranks-title = Roles by rank
ranks-none = No role is given for a rank here.
# $role: a mention. $game: a title. $places: the last place, 1 or more
ranks-season = { $role } · { $game } · { $places ->
    [one] first place of the last season
   *[other] places 1 to { $places } of the last season
}
ranks-rating-from = { $role } · { $game } · rating { $rating } and above
# from $rating on, and below $below
ranks-rating = { $role } · { $game } · rating from { $rating }, below { $below }
ranks-about = I look every minute, give the role to those who have the rank, and take it back when the rank is gone. Provisional ratings give no role. A role that somebody else has given stays.
# $places: the highest number that `places` takes
ranks-refused-what = Choose a game, and either `rating` or `places` (1 to { $places }).
ranks-refused-order = `below` must be more than `rating`.
ranks-refused-many = A server can have { $most } roles by rank. Remove one with `remove: Yes` first.
ranks-refused-unknown = This role is given for no rank.
