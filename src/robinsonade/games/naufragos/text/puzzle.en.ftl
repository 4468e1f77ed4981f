### Puzzles: how they are called, and with .goal what is at stake. Never what to do.

puzzle-8-388 = Gold on a stormy path
    .goal = The last turn. You carry the gold and nine story tokens, but you are out on the promontory in a storm, and the way home has a difficulty of 6.
puzzle-10-378 = Before the ship is here
    .goal = The last turn. You stand far out with three story tokens; in the camp somebody sits on six, and on the gold. Coming home in time is not all that counts.
