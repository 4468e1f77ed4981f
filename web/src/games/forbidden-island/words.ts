/** What there is to say about the things on the board, for those who ask. */
import { nounAndId } from '../../lib/api/words';
import { t } from '../../lib/text/i18n.svelte';
import type { Texts } from '../../lib/text/texts';
import { printed, treasureAt } from './printed';
import type { ForbiddenIslandView } from './view';

/** Of names that share words, two letters of the word that is a name's own: Ir, Br, Si for the gates. */
export function lettersOf(id: string, alike: string[], texts: Texts): string {
  if (!alike.includes(id)) return '';
  const wordsOf = (one: string) => texts.name('tile', one).split(' ');
  const others = alike.filter((one) => one !== id).flatMap(wordsOf);
  return wordsOf(id)
    .find((word) => !others.includes(word))!
    .slice(0, 2);
}

/** What there is to say about an element of the board. */
export function describe(view: ForbiddenIslandView, target: string, texts: Texts): string[] {
  const [noun, id] = nounAndId(target);
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
}
