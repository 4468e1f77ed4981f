/** Words about cards, short enough to stand on them. */
import { t } from '../../lib/text/i18n.svelte';
import type { Texts } from '../../lib/text/texts';
import { EVENTS, ITEMS } from './printed';
import { WHITE } from './view';

const key = (id: string) => id.replaceAll('_', '-').replace(/^plot-\d+-/, '');

/** What a card does: its text says so after the arrow. */
export function does(card: string, texts: Texts): string {
  const effect = texts.about('card', card).split('►')[1]?.trim() ?? '';
  return effect.charAt(0).toUpperCase() + effect.slice(1);
}

/** What an item is good for, piece by piece. */
export function goodFor(item: string): string[] {
  const face = ITEMS[item];
  if (!face) return [];
  const found: string[] = [];
  if (face.strength) found.push(t('web-nau-item-strength', { number: face.strength }));
  if (face.stat) found.push(t(`web-nau-stat-${key(face.stat[0])}`, { number: signed(face.stat[1]) }));
  if (face.power) found.push(t(`web-nau-power-${face.power}`));
  if (face.story) found.push(t('web-nau-item-story', { number: face.story }));
  if (isSought(item)) found.push(t('web-nau-item-rescue'));
  return found;
}

/** Does any event ask for it? */
export function isSought(item: string): boolean {
  const counted = ITEMS[item]?.as ?? item;
  return Object.values(EVENTS).some((face) => face.items.includes(counted) || face.items.includes(item));
}

export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

export function pawnName(owner: number, texts: Texts): string {
  return owner === WHITE ? t('web-nau-white') : texts.seatName(owner);
}
