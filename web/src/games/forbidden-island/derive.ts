/** What follows from the view. */

/** Cards of a hand, one after the other. */
export function cardsOf(hand: Record<string, number>): string[] {
  return Object.entries(hand).flatMap(([card, number]) => Array<string>(number).fill(card));
}
