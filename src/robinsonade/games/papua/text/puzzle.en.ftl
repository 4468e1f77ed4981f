### Puzzles: how they are called, and with .goal what is at stake. Never what to do.

puzzle-2-503 = Three dice too many?
    .goal = The last round. Your energy stands at 10, your food is gone, and one rival is a point of prestige ahead of you. A 1, a 3 and a 4 still lie before you.
puzzle-9-505 = Seven dice, nine explorers
    .goal = The last round. You lead by far in prestige, but the others have cards and energy left to count. { zone-logistics } is forbidden, and the 5 has no zone yet.
puzzle-14-390 = First come, first served
    .goal = The last round. One rival has placed everybody, the other has not begun. You have ten dice and fifteen explorers: where does the first one go?
puzzle-30-373 = The huts let you choose
    .goal = The last round, and you are the last to place. You may set dice before the others are rolled; one shows a 3 already. You have ten explorers, 10 coins, 12 food, but only 6 energy.
puzzle-40-511 = Thirteen explorers at hand
    .goal = The last round. You lead with 24 prestige and have most energy. Seven dice and thirteen explorers are left to you, and only a rival with eight cards is still to place.
puzzle-49-473 = The last three dice
    .goal = The last round. One rival is five points of prestige ahead of you, another has six cards and is still to place. A 1, a 2 and a 3 lie before you, and 25 energy are left.
puzzle-121-368 = One die before the throw
    .goal = The last round. You are far ahead in prestige and far behind in energy. Nine dice are not rolled yet, and you may set one before. The others have placed everybody.
