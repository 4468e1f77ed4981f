/** Which puzzle stands at a table, and how this device remembers it. */
export interface PuzzleName {
  game: string;
  id: string;
}

const ORIGIN = 'puzzle:';

export const nameOf = ({ game, id }: PuzzleName) => `${ORIGIN}${game}/${id}`;

/** The puzzle of a table, by where the table comes from; null: it has none. */
export function puzzleOf(origin: string | null | undefined): PuzzleName | null {
  if (!origin?.startsWith(ORIGIN)) return null;
  const [game = '', id = ''] = origin.slice(ORIGIN.length).split('/');
  return { game, id };
}

/** For who finds the line at once. */
export const MOST_STARS = 3;
