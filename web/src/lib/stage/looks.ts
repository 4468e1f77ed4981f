/** What a card's picture shows, as the data files of its game say it (data/scenes.toml). */
import { i18n } from '../text/i18n.svelte';
import { GROUNDS, MOODS, type Prop, type Scene, SKIES, WEATHERS } from './scene';
import type { Card } from './stagecraft';

const PLAIN = 'beach day calm +palm';

/** "+thing", or "+thing@x,y,size" where somebody has composed the picture; a size below 0 turns it round. */
function propOf(word: string): Prop {
  const [name = '', place] = word.slice(1).split('@');
  const [x, y, size] = (place ?? '').split(',').map(Number);
  return place ? { name, at: [x!, y!, size!] } : { name };
}

/** "ground sky weather mood +thing +thing": what is not said is plain. */
export function sceneOf(text: string): Scene {
  const words = text.split(' ');
  const one = <Word extends string>(known: readonly Word[]) => known.find((word) => words.includes(word));
  return {
    ground: one(GROUNDS) ?? 'beach',
    sky: one(SKIES) ?? 'day',
    weather: one(WEATHERS) ?? '',
    mood: one(MOODS) ?? 'calm',
    props: words.filter((word) => word.startsWith('+')).map(propOf),
  };
}

export function lookOf(card: Card, game: string): Scene {
  const { scenes } = i18n.printed<{ scenes?: Record<string, Record<string, string>> }>(game);
  return sceneOf(scenes?.[card.noun]?.[card.id] ?? PLAIN);
}
