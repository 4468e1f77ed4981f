/** What is handed out or paid as one sheet. */
import type { SheetCraft, Sheets } from '../../lib/sheet/sheet';
import { t } from '../../lib/text/i18n.svelte';
import { viewOf } from './view';

const level = () => 'web-nau-energy';

const payment: SheetCraft = {
  level,
  answer: ({ number }) => ({ kind: 'spend', words: { number: String(number) } }),
};

export const sheets: Sheets = {
  feed: {
    byPiece: true,
    level,
    hurt: 'web-nau-sheet-hungry',
    besides: (raw, { id }) => {
      const { food = 0 } = viewOf(raw).seats[Number(id)] ?? {};
      return food ? t('web-nau-sheet-carries', { number: food }) : '';
    },
    answer: ({ seat, piece, line }) =>
      !line
        ? { kind: `leave-${piece}` }
        : line.id === String(seat)
          ? { kind: `eat-${piece}` }
          : { kind: `give-${piece}`, words: { who: line.id } },
  },
  contribute: payment,
  share: payment,
  again: payment,
  kindle: payment,
};
