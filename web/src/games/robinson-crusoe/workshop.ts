/** Inventions as cards: what each needs, whether that is there, and what is said of it. */
import { t } from '../../lib/text/i18n.svelte';
import type { Texts } from '../../lib/text/texts';
import type { Craft, Forecast, Need, RobinsonCrusoeView } from './view';

export const GROUPS = ['now', 'one', 'later'] as const;
export type Group = (typeof GROUPS)[number];

export interface Plan {
  id: string;
  group: Group;
  /** Less than 0: anybody's. */
  owner: number;
  needs: { what: string; met: boolean }[];
  /** Can it be built, or what is missing? */
  says: string;
}

export function needName({ noun, id, needed }: Need, texts: Texts): string {
  if (noun === 'pawn') return t('web-rc-need-pawns', { number: needed });
  const name = texts.name(noun, id);
  if (noun === 'resource') return `${needed} ${name}`;
  return noun === 'track' ? `${name} ${needed}` : name;
}

const NOT_SAID: Need['noun'][] = ['character'];

/** What can be built now comes first. While nobody is asked only what the board shows is known. */
export function plansOf(view: RobinsonCrusoeView, forecast: Forecast | null, texts: Texts): Plan[] {
  const owner = (id: string) => view.inventions.find((one) => one.id === id)?.owner ?? -1;
  const counted = new Map<string, Craft>((forecast?.workshop ?? []).map((craft) => [craft.id, craft]));
  const plans = view.inventions.map(({ id, missing_items, missing_terrain }): Plan => {
    const craft = counted.get(id);
    if (craft)
      return {
        id,
        group: craft.group,
        owner: owner(id),
        needs: craft.needs
          .filter((need) => !NOT_SAID.includes(need.noun))
          .map((need) => ({ what: needName(need, texts), met: need.met })),
        says: texts.forecast(craft.said),
      };
    const lacking = [
      ...missing_terrain.map((one) => texts.name('terrain', one)),
      ...missing_items.map((one) => texts.name('invention', one)),
    ];
    return {
      id,
      group: GROUPS[Math.min(2, lacking.length)]!,
      owner: owner(id),
      needs: lacking.map((what) => ({ what, met: false })),
      says: lacking.length ? t('web-rc-needs', { what: texts.listed(lacking) }) : '',
    };
  });
  return plans.sort((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group));
}
