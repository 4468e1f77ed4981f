import type { GameModule } from '..';
import { t } from '../../lib/text/i18n.svelte';
import Board from './Board.svelte';
import { printed, treasureAt } from './printed';
import Seats from './Seats.svelte';
import { DANGER, islandOf, reduce } from './view';

const module: GameModule = {
  Board,
  Seats,
  knowledge: { reduce, danger: DANGER },
  describe(raw, target, texts) {
    const view = islandOf(raw);
    const [noun, id] = target.split(':') as [string, string];
    if (noun === 'treasure') return [t(view.treasures[id] ? 'web-fi-captured' : 'web-fi-not-captured')];
    if (noun === 'seat') return [texts.about('role', view.seats[Number(id)]?.role ?? '')];
    const tile = view.tiles.find((one) => one.id === id);
    if (!tile) return [];
    const treasure = treasureAt(id);
    const discarded = view.flood_discard.includes(id);
    return [
      t(`web-fi-about-${tile.state}`),
      treasure ? texts.about('card', printed().treasures[treasure]!.card) : '',
      id === printed().landing ? t('web-fi-about-landing') : '',
      tile.pawns.length
        ? t('web-fi-here', { pawns: texts.listed(tile.pawns.map((seat) => texts.seat(seat))) })
        : '',
      tile.state !== 'sunk' ? t(discarded ? 'web-fi-card-discarded' : 'web-fi-card-in-deck') : '',
    ].filter(Boolean);
  },
};

export default module;
