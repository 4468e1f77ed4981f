/** The facts of choices, events and prompts: lists of ids and numbers, all written as words. */

export type Words = Record<string, string[]>;

/** The first word of a fact, or nothing. */
export function firstWord(words: Words, fact: string): string {
  return words[fact]?.[0] ?? '';
}

/** A target like `tile:watchtower` names an element of the board: by noun and id. */
export function nounAndId(target: string): [noun: string, id: string] {
  const cut = target.indexOf(':');
  return [target.slice(0, cut), target.slice(cut + 1)];
}
