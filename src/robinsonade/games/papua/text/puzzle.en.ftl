### Puzzles: how they are called, and with .goal what is at stake. Never what to do.

puzzle-2-503 = Three dice too many?
    .goal = The last round. Your energy stands at 10, your food is gone, and one rival is a point of prestige ahead of you. A 1, a 3 and a 4 still lie before you.
puzzle-9-505 = Seven dice, nine explorers
    .goal = The last round. You lead by far in prestige, but the others have cards and energy left to count. { zone-logistics } is forbidden, and the 5 has no zone yet.
puzzle-14-390 = First come, first served
    .goal = The last round. One rival has placed everybody, the other has not begun. You have ten dice and fifteen explorers: where does the first one go?
