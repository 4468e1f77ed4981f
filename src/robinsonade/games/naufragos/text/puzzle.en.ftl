### Puzzles: how they are called, and with .goal what is at stake. Never what to do.

puzzle-8-388 = Gold on a stormy path
    .goal = The last turn. You carry the gold and nine story tokens, but you are out on the promontory in a storm, and the way home has a difficulty of 6.
puzzle-10-378 = Before the ship is here
    .goal = The last turn. You stand far out with three story tokens; in the camp somebody sits on six, and on the gold. Coming home in time is not all that counts.
puzzle-123-555 = Against two hoards of gold
    .goal = The last turn. In the camp { person-strong_m } sits on two hoards of gold. You are out with seven story tokens and three energy, and the way home has a difficulty of 7.
puzzle-154-507 = The last pawn
    .goal = The last turn: whoever is not rescued tonight never will be. You have a wound, no energy left, and one pawn still to place. Nobody's story counts unless somebody comes.
puzzle-164-445 = The heart of the island
    .goal = Turn 15 of 18. You have seven story tokens, the other castaway has six and two hoards of gold. The way home from here has a difficulty of 4. One more card, or home?
puzzle-207-436 = A pawn for free
    .goal = Turn 16 of 18, and the white pawn is yours: one camp card, done at once. You have gone farther inland; the other has more story tokens and two hoards of gold.
