import type { GameModule } from '..';
import { t } from '../../lib/text/i18n.svelte';
import Board from './Board.svelte';
import { printed } from './printed';
import Seats from './Seats.svelte';
import { campOf, DANGER, reduce, restWith, shelter } from './view';

const module: GameModule = {
  Board,
  Seats,
  knowledge: { reduce, danger: DANGER },
  describe(raw, target, texts) {
    const view = campOf(raw);
    const [noun, id] = target.split(':') as [string, string];
    if (noun === 'action') {
      const { night, salvage } = printed();
      return [t(`web-nau-action-${id}`, { cards: salvage, lit: night.lit, out: -night.out })];
    }
    if (noun === 'person') return [texts.about('person', id)];
    if (noun === 'seat') return [texts.about('person', view.seats[Number(id)]?.person ?? '')].filter(Boolean);
    if (noun === 'deck') {
      const known = (view.known[id] ?? []).filter(Boolean).map((card) => texts.name('card', card));
      return [
        t('web-nau-cards-left', { number: view.decks[id] ?? 0 }),
        known.length ? t('web-nau-known', { cards: texts.listed(known) }) : '',
      ].filter(Boolean);
    }
    if (noun === 'building') {
      const one = view.buildings.find((building) => building.id === id);
      const rest = restWith(id);
      return [
        !one
          ? ''
          : one.built
            ? t('web-nau-built')
            : one.development
              ? t('web-nau-progress', { done: one.progress, needed: one.needed })
              : t('web-nau-build-cost', { energy: one.needed, wood: printed().wood[id] ?? 0 }),
        rest ? t('web-nau-rest-brings', { shelter: texts.name('building', id), ...rest }) : '',
        !shelter(view) && rest ? t('web-nau-rest-without', { energy: printed().rest_without_shelter }) : '',
      ].filter(Boolean);
    }
    const [story = '', effect = ''] = texts.about('card', id).split('►');
    return [effect.trim(), story.trim()].filter(Boolean);
  },
};

export default module;
