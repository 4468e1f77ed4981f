/** Which sound belongs to what is told. */
import { type Beat, MAJOR, type Tell } from '../story/beats';
import { settings } from '../state/settings.svelte';

export const SOUNDS = ['turn', 'dice', 'card', 'wave', 'gong', 'won', 'lost'] as const;
export type Sound = (typeof SOUNDS)[number];
/** In per cent; 0 is off. */
export const VOLUMES = ['0', '25', '60', '100'];

/** What a game says comes first, then dice and cards; what nobody may miss has a gong. */
export function soundOf(beat: Beat, tell: Tell, seen: { dice: boolean; card: boolean }): Sound | null {
  const own = beat.events.map((event) => tell.sounds?.[event.kind]).find(Boolean);
  if (own) return own;
  if (seen.dice) return 'dice';
  if (beat.weight >= MAJOR) return 'gong';
  return seen.card ? 'card' : null;
}

export async function hear(which: Sound | null): Promise<void> {
  const volume = Number(settings.sound) / 100;
  if (!which || !volume) return;
  const { play } = await import('./sound');
  play(which, volume);
}
