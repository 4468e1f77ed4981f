import { i18n } from '../text/i18n.svelte';
import type { Card } from './stagecraft';

/** What sort of card it is: games with many sorts print it, in others the noun says it. */
export function familyOf(card: Card, game: string): string {
  if (card.noun !== 'card') return card.noun;
  return i18n.printed<{ families?: Record<string, string> }>(game).families?.[card.id] ?? 'card';
}
