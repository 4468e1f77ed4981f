### Puzzles: how they are called, and with .goal what is at stake. Never what to do.

puzzle-27-236 = Two tiles that matter
    .goal = You hold four cards of { treasure-oceans_chalice.the } and a { card-helicopter_lift }. { tile-coral_palace } and { tile-fools_landing } are flooded, and most of the island is gone.
puzzle-170-192 = Four hands, one garden
    .goal = Only { treasure-statue_of_the_wind.the } is missing, and the last garden for it is flooded. You are the { role-navigator }, with three actions. What helps most?
puzzle-172-226 = One flight left
    .goal = The { role-navigator } holds four cards of { treasure-statue_of_the_wind.the }, you hold the only { card-helicopter_lift } in sight. You are the { role-pilot }, with two actions.
