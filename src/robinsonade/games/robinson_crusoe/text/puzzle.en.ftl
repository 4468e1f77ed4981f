### Puzzles: how they are called, and with .goal what is at stake. Never what to do.

puzzle-5-404 = A purse full of determination
    .goal = Round 9: no shelter, no food, and nobody can take much more. The plan stands. You are the { character-soldier } and have 13 determination. What is it good for now?
puzzle-7-200 = The cook looks at the sky
    .goal = One log is missing on the pile, morale could not be lower, and the weather dice are about to fall. You are the { character-cook }, with three determination.
puzzle-125-233 = One more night
    .goal = The pile is built and the signal can burn from the next round on. But two of you bear 11 of 13 wounds and have no determination. Two finds lie unused. You are the { character-cook }.
puzzle-177-342 = Who goes hungry?
    .goal = There is nothing to eat tonight, and whoever goes hungry takes two wounds. You are the { character-explorer }, with 11 of 12. Two choices of this night decide about the next days.
puzzle-178-466 = Before everybody sets out
    .goal = The pile is built. Six actions are planned, most of them by somebody alone, and nobody can take more than three wounds. You are the { character-soldier } and have 5 determination.
puzzle-359-389 = Twelve of thirteen
    .goal = Two logs are missing on the pile, and one more wound kills the { character-carpenter }. Everybody is planned, the threat is dealt with. You are the { character-soldier }: 13 determination.
