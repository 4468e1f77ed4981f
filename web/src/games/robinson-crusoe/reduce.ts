/** How events change the view on the way to the next one. */
import { firstWord } from '../../lib/api/words';
import type { GameEvent, RawView } from '../../lib/api/types';
import { type Person, type Resource, type RobinsonCrusoeView, type Space, viewOf } from './view';

/** Events that should startle. */
export const DANGER: ReadonlySet<string> = new Set([
  'wounded',
  'died',
  'threat',
  'closed',
  'starved',
  'special-wound',
]);

/** The view after one event, near enough to be shown until the real one is there. */
export function reduce(raw: RawView, event: GameEvent): RawView {
  const view = viewOf(raw);
  const first = (fact: string) => firstWord(event.words, fact);
  const number = Number(first('number'));
  const space = first('space');
  const invention = first('invention');
  const next: RobinsonCrusoeView = { ...view };
  const person = (change: (one: Person) => Partial<Person>) => {
    next.people = view.people.map((one) =>
      one.character === first('who') ? { ...one, ...change(one) } : one,
    );
  };
  const at = (change: Partial<Space>) => {
    next.spaces = view.spaces.map((one) => (one.id === space ? { ...one, ...change } : one));
  };

  switch (event.kind) {
    case 'round':
      next.round = number;
      next.phase = 'event';
      next.plan = [];
      next.sky = [];
      break;
    case 'wounded':
      person(() => ({ wounds: Number(first('total')) }));
      break;
    case 'healed':
      person((one) => ({ wounds: Math.max(0, one.wounds - number) }));
      break;
    case 'determined':
      person((one) => ({ determination: one.determination + number }));
      break;
    case 'discouraged':
      person((one) => ({ determination: Math.max(0, one.determination - number) }));
      break;
    case 'morale':
      next.morale = Number(first('level'));
      break;
    case 'track':
      next.levels = { ...view.levels, [first('track')]: Number(first('level')) };
      break;
    case 'produced':
      next.phase = 'production';
      next.resources = {
        ...view.resources,
        [first('resource')]: (view.resources[first('resource') as Resource] ?? 0) + number,
      };
      break;
    case 'planned':
      next.phase = 'planning';
      next.plan = [...view.plan, { spot: first('spot'), payment: 'free', actor: first('who'), helps: [] }];
      break;
    case 'joined':
      next.plan = view.plan.map((planned) =>
        planned.spot === first('spot') ? { ...planned, helps: [...planned.helps, first('who')] } : planned,
      );
      break;
    case 'action':
      next.phase = 'action';
      break;
    case 'camp':
      next.camp = space;
      break;
    case 'shelter':
      next.camp = space;
      next.shelter = true;
      break;
    case 'closed':
      at({ closed: true });
      break;
    case 'opened':
      at({ closed: false });
      break;
    case 'burnt':
      at({ burnt: true });
      break;
    case 'blue':
      at({ blue: true });
      break;
    case 'invention':
      next.inventions = [
        ...view.inventions.filter((one) => one.id !== invention),
        { id: invention, owner: -1, missing_items: [], missing_terrain: [] },
      ];
      break;
    case 'invention-gone':
      next.inventions = view.inventions.filter((one) => one.id !== invention);
      break;
    case 'built':
      next.items = [...view.items.filter((one) => one !== invention), invention];
      next.inventions = view.inventions.filter((one) => one.id !== invention);
      break;
    case 'clouds':
      next.phase = 'weather';
      next.sky = [Number(first('rain')), Number(first('winter')), 0];
      break;
    case 'ate':
      next.phase = 'night';
      break;
  }
  return next as unknown as RawView;
}
