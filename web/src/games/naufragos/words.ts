/** What there is to say about the things on the board: short enough to stand on them, and for those who ask. */
import { nounAndId } from '../../lib/api/words';
import { sentencesOf } from '../../lib/stage/stagecraft';
import { i18n, t } from '../../lib/text/i18n.svelte';
import type { Texts } from '../../lib/text/texts';
import { restWith, shelter } from './derive';
import { type Power, printed } from './printed';
import { type NaufragosView, WHITE } from './view';

const key = (id: string) => id.replaceAll('_', '-');

/** Triggers that go without saying. */
const ALWAYS = ['any_time', 'after_roll'];

/** What a card does. */
export function does(card: string, texts: Texts): string {
  const effect = texts.about('card', card);
  return effect.charAt(0).toUpperCase() + effect.slice(1);
}

/** A camp card in one sentence: all of it is on the card. */
export function brief(card: string, texts: Texts): string {
  const id = `web-nau-brief-${key(card)}`;
  return i18n.of('').has(id) ? t(id) : (sentencesOf(texts.about('card', card))[0] ?? '');
}

/** What an item is good for, piece by piece. */
export function goodFor(item: string, texts: Texts): string[] {
  const face = printed().items[item];
  if (!face) return [];
  if (!(face.power ?? []).every(isShort)) return [does(item, texts)];
  const { strength, story_value: story, ...others } = face.stats;
  return [
    strength ? t('web-nau-item-strength', { number: strength }) : '',
    ...Object.entries(others).map(([stat, n]) =>
      t(`web-nau-stat-${key(stat)}`, { number: signed(n), count: Math.abs(n) }),
    ),
    ...(face.power ?? []).map((power) => powerSays(power, texts)),
    story ? t('web-nau-item-story', { number: story }) : '',
    isSought(item) ? t('web-nau-item-rescue') : '',
  ].filter(Boolean);
}

/** Are there short words for it? Else the text of the card must do. */
function isShort(power: Power): boolean {
  return (
    Object.keys(power.cost).every((what) => what === 'energy') &&
    power.effect.every((verb) => i18n.of('').has(`web-nau-power-${key(verb.op)}`))
  );
}

/** When and how often a power works, what it costs, and what it does. */
function powerSays(power: Power, texts: Texts): string {
  const [limit, uses] = power.limit.split(':') as [string, string?];
  const heads = [
    ALWAYS.includes(power.trigger) ? '' : t(`web-nau-when-${key(power.trigger)}`),
    t(`web-nau-limit-${key(limit)}`, { number: Number(uses ?? 1) }),
    power.cost.energy ? t('web-nau-item-price', { number: power.cost.energy }) : '',
  ].filter(Boolean);
  const does = power.effect.map((verb) =>
    t(`web-nau-power-${key(verb.op)}`, {
      number: verb.n ?? 0,
      which: verb.which ?? '',
      deck: verb.deck ? texts.name('deck', verb.deck) : '',
    }),
  );
  return `${heads.join(', ')}: ${does.join(', ')}`;
}

/** Does any event ask for it? */
export function isSought(item: string): boolean {
  const { events, items } = printed();
  const counted = items[item]?.counts_as ?? item;
  return Object.values(events).some((face) => face.items.includes(counted) || face.items.includes(item));
}

export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

export function pawnName(owner: number, texts: Texts): string {
  return owner === WHITE ? t('web-nau-white') : texts.seatName(owner);
}

/** What there is to say about an element of the board. */
export function describe(view: NaufragosView, target: string, texts: Texts): string[] {
  const [noun, id] = nounAndId(target);
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
  return [texts.about('card', id), texts.flavour('card', id)].filter(Boolean);
}
