/** What the night brings if the plan stands, as cells of a strip. The engine has counted it. */
import type { Icon } from '../../lib/board/icons';
import type { TableStore } from '../../lib/state/table.svelte';
import { t } from '../../lib/text/i18n.svelte';
import type { Texts } from '../../lib/text/texts';
import { RESOURCE, SKULL, WEATHER } from './look';
import { BANDAGE, PAW } from './glyphs';
import { amount, percent } from './numbers';
import type { Forecast, Health, Prospect, RobinsonCrusoeView } from './view';
import { personName } from './words';

const LAST = new WeakMap<TableStore, { round: number; forecast: Forecast }>();
/** While these last, the plan may still come out as it was counted. */
const AHEAD = ['planning', 'action', 'weather'];

/** What tonight brings; while nobody here is asked, as it was when the plan of this round was made. */
export function forecastOf(table: TableStore): Forecast | null {
  const view = table.view as unknown as RobinsonCrusoeView | null;
  const now = (table.state?.decision.forecast ?? null) as unknown as Forecast | null;
  if (now && view) LAST.set(table, { round: view.round, forecast: now });
  if (now) return now;
  const last = LAST.get(table);
  return last && view && last.round === view.round && AHEAD.includes(view.phase) ? last.forecast : null;
}

export const CELLS = ['food', 'sky', 'animals', 'threat', 'wounds'] as const;
export type CellKey = (typeof CELLS)[number];

export interface Cell {
  key: CellKey;
  icon: Icon | undefined;
  title: string;
  /** Nothing while it is not known. */
  value: string;
  says: string;
  tone: '' | 'good' | 'bad';
  /** Who may be hurt, with the mean of their wounds. */
  people?: { who: string; mean: string }[];
}

const ICONS: Record<CellKey, Icon | undefined> = {
  food: RESOURCE.food,
  sky: WEATHER.rain,
  animals: PAW,
  threat: SKULL,
  wounds: BANDAGE,
};
const TONE = { good: 'good', fair: '', bad: 'bad' } as const;

/** Sleeping in the open belongs to the night as animals do: what is worse comes first. */
const NIGHT: readonly string[] = ['animals', 'shelter'];
const RANK = ['good', 'fair', 'bad'];

/** The lines of the forecast that a cell sums up, the worst first. */
export function linesOf(forecast: Forecast, key: CellKey): Prospect[] {
  const wanted = key === 'animals' ? NIGHT : [key];
  return forecast.lines
    .filter((line) => wanted.includes(line.id))
    .sort((a, b) => RANK.indexOf(b.tone) - RANK.indexOf(a.tone));
}

export function cellsOf(view: RobinsonCrusoeView, forecast: Forecast | null, texts: Texts): Cell[] {
  return CELLS.map((key) => {
    const cell = { key, icon: ICONS[key], title: t(`web-rc-cell-${key}`, { roof: view.levels.roof }) };
    if (!forecast) return { ...cell, value: '–', says: t('web-rc-while-planning'), tone: '' };
    if (key === 'wounds') return { ...cell, ...wounds(view, forecast.people, texts) };
    const [line] = linesOf(forecast, key);
    if (!line) return { ...cell, value: '–', says: '', tone: '' };
    // A threat that comes later is no good news yet.
    const tone = key === 'threat' && line.needs.length && line.tone === 'good' ? '' : TONE[line.tone];
    return { ...cell, value: valueOf(line, texts), says: texts.forecast(line.said), tone };
  });
}

function valueOf({ id, chance, tone, said }: Prospect, texts: Texts): string {
  const card = said.words.card?.[0];
  if (card) return texts.name('card', card);
  if (chance === null) return t(`web-rc-no-${id}`);
  return t(`web-rc-value-${id}`, { percent: percent(chance), tone });
}

/** Everybody who may be hurt; below it who is worst off. */
function wounds(
  view: RobinsonCrusoeView,
  people: Health[],
  texts: Texts,
): Pick<Cell, 'value' | 'says' | 'tone' | 'people'> {
  const [worst] = [...people].sort(
    (a, b) => b.death - a.death || RANK.indexOf(b.tone) - RANK.indexOf(a.tone) || b.mean - a.mean,
  );
  const hurt = people.filter((one) => one.worst > 0);
  const name = ({ character }: Health) => {
    const person = view.people.find((one) => one.character === character);
    return person ? personName(person, texts) : texts.name('character', character);
  };
  return {
    value: hurt.length
      ? hurt.map((one) => `${name(one)} ${amount(one.mean)}`).join(', ')
      : t('web-rc-no-wounds'),
    people: hurt.map((one) => ({ who: one.character, mean: amount(one.mean) })),
    says: worst ? texts.forecast(worst.said) : '',
    tone: worst ? TONE[worst.tone] : '',
  };
}
