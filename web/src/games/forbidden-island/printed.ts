/** What src/robinsonade/games/forbidden_island/printed.py gives. */
import { i18n } from '../../lib/text/i18n.svelte';

export interface Printed {
  hand_limit: number;
  cards_to_capture: number;
  /** Cards drawn at each water level, from 1. */
  flood_cards: number[];
  landing: string;
  treasures: Record<string, { card: string; tiles: string[] }>;
}

export const printed = (): Printed => i18n.printed<Printed>('forbidden-island');

/** The treasure that a tile shows. */
export function treasureAt(tile: string): string | undefined {
  const { treasures } = printed();
  return Object.keys(treasures).find((id) => treasures[id]!.tiles.includes(tile));
}
