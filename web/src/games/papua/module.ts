import type { GameModule } from '..';
import { t } from '../../lib/text/i18n.svelte';
import Board from './Board.svelte';
import Seats from './Seats.svelte';
import { DANGER, papuaOf, reduce, zoneWords } from './view';

const module: GameModule = {
  Board,
  Seats,
  knowledge: { reduce, danger: DANGER },
  describe(raw, target, texts) {
    const view = papuaOf(raw);
    const [noun, id] = target.split(':') as [string, string];
    if (noun === 'destination') {
      const one = view.destinations.find((destination) => destination.id === id);
      return [
        one?.card ? texts.name('card', one.card) : t('web-pap-nothing'),
        one?.neutral ? t('web-pap-people', { who: t('web-pap-neutral'), number: one.neutral }) : '',
        t('web-pap-about-expeditions'),
      ].filter(Boolean);
    }
    const zone = view.zones.find((one) => one.id === id);
    if (noun !== 'zone' || !zone) return [];
    const things =
      id === 'logistics'
        ? view.counters.map((counter) => texts.name('counter', counter))
        : id === 'notebook' && view.note
          ? [`${texts.name('note', view.note)} (${view.symbol}): ${texts.about('note', view.note)}`]
          : [];
    return [...things, t(`web-pap-about-${id}`), zoneWords(zone, texts, t).slice(1).join('. ')];
  },
};

export default module;
