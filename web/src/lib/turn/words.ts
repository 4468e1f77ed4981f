/** Quick words and pings: what may be said at a table, as the server has it (tables/words.py). */
export const WORDS = ['hello', 'thanks', 'bravo', 'sorry', 'agreed', 'rather-not', 'help', 'moment'];
export const LOOK = 'look';

export interface Word {
  seat: number;
  word: string;
  /** What is pointed at. */
  target: string | null;
}

/** So long a word stands at the table, and a ring around what is pointed at. */
export const LASTS = 6000;
/** So many at a time. */
export const MOST = 3;

/** A word that has been heard, told apart from the same one said again. */
export interface Heard extends Word {
  key: number;
}
