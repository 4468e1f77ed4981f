/** With no more choices than this, each has a button of its own. */
export const FEW = 4;
