/** What is handed out or paid as one sheet: who goes hungry, which food is eaten. */
import type { Answer, Sheets } from '../../lib/sheet/sheet';

export const sheets: Sheets = {
  pick: {
    byPiece: true,
    level: ({ noun }) => `web-rc-sheet-${noun}`,
    hurt: 'web-rc-sheet-wounds',
    answer: ({ piece, line }): Answer =>
      piece === 'stored'
        ? { kind: 'resource', words: { resource: line?.id ?? 'food' } }
        : { kind: 'character', words: { character: line?.id ?? '' } },
  },
};
