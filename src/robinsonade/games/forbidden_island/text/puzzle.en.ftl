### Puzzles: how they are called, and with .goal what is at stake. Never what to do.

puzzle-27-236 = Two tiles that matter
    .goal = You hold four cards of { treasure-oceans_chalice.the } and a { card-helicopter_lift }. { tile-coral_palace } and { tile-fools_landing } are flooded, and most of the island is gone.
puzzle-170-192 = Four hands, one garden
    .goal = Only { treasure-statue_of_the_wind.the } is missing, and the last garden for it is flooded. You are the { role-navigator }, with three actions. What helps most?
puzzle-172-226 = One flight left
    .goal = The { role-navigator } holds four cards of { treasure-statue_of_the_wind.the }, you hold the only { card-helicopter_lift } in sight. You are the { role-pilot }, with two actions.
puzzle-202-119 = The engineer's last action
    .goal = Three treasures are still to be found, and two of them are nearly in hand. Your partner, the { role-messenger }, shares your tile. You are the { role-engineer } with a single action.
puzzle-218-241 = One card too many
    .goal = You hold four cards of { treasure-oceans_chalice.the } and two { card-helicopter_lift } cards: one too many. Two treasures are missing, and three of you share a tile that is flooded.
puzzle-219-254 = Nerves
    .goal = All treasures are captured, four Flood cards are still to come, and the { role-messenger } stands on a flooded tile. You are the { role-diver } and hold a Lift and Sandbags.
puzzle-243-286 = One step from home
    .goal = All treasures are captured, you hold the { card-helicopter_lift }, and { tile-fools_landing } is flooded. You are the { role-engineer }, next to it, with one action left.
