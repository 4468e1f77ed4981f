/** How the things of Robinson Crusoe look: icons and colours. Nothing here is copied from the printed game. */
import Skull from '~icons/game-icons/death-skull';
import Fishes from '~icons/game-icons/double-fish';
import Hammer from '~icons/game-icons/flat-hammer';
import Rain from '~icons/game-icons/heavy-rain';
import Log from '~icons/game-icons/log';
import Meat from '~icons/game-icons/meat';
import Sleep from '~icons/game-icons/night-sleep';
import Palisade from '~icons/game-icons/palisade';
import Bird from '~icons/game-icons/raven';
import Snow from '~icons/game-icons/snowflake-1';
import Spears from '~icons/game-icons/spears';
import Wolf from '~icons/game-icons/wolf-head';
import { icon, type Icon } from '../../lib/board/icons';
import { BASKET, BOLT, COMPASS, CRATE, FIRE, HIDE, HOURGLASS, PAW, ROOF } from './glyphs';

const LOGS = icon(Log);
const MEAT = icon(Meat);
export const SKULL = icon(Skull);

export const SOURCE: Record<string, Icon> = { bird: icon(Bird), fish: icon(Fishes), wood: LOGS };
export const RESOURCE: Record<string, Icon> = { wood: LOGS, food: MEAT, np_food: CRATE, fur: HIDE };
export const TRACK: Record<string, Icon> = { roof: ROOF, palisade: icon(Palisade), weapon: icon(Spears) };
export const WEATHER: Record<string, Icon> = {
  rain: icon(Rain),
  winter: icon(Snow),
  animals: PAW,
  animals_die: PAW,
  storm: BOLT,
};

export interface Look {
  icon: Icon;
  colour: string;
  ink: string;
}

/** The dice of three actions have a colour; the others have one of their own. */
export const ACTION: Record<string, Look> = {
  threat: { icon: SKULL, colour: '#a3211b', ink: '#ffffff' },
  hunt: { icon: icon(Wolf), colour: '#5b3a6b', ink: '#ffffff' },
  build: { icon: icon(Hammer), colour: '#47250e', ink: '#ffffff' },
  gather: { icon: BASKET, colour: '#cdd9e3', ink: '#17262e' },
  explore: { icon: COMPASS, colour: '#36971b', ink: '#17262e' },
  arrange_camp: { icon: FIRE, colour: '#f0a202', ink: '#17262e' },
  rest: { icon: icon(Sleep), colour: '#2b4c9b', ink: '#ffffff' },
};

/** Terrains: colour and pattern (see TerrainPatterns.svelte), never colour alone. */
export const TERRAIN: Record<string, string> = {
  beach: '#fde69b',
  river: '#3ed0f0',
  hills: '#885d22',
  mountains: '#363b4b',
  plains: '#8ba82f',
};

/** Tokens on the island and on action spaces: a letter, or a picture with it. */
export const MARKER: Record<string, { letter: string; icon?: Icon }> = {
  wood_plus: { letter: '+', icon: LOGS },
  food_plus: { letter: '+', icon: MEAT },
  adventure: { letter: '?' },
  danger: { letter: '!' },
  time: { letter: '', icon: HOURGLASS },
  reroll: { letter: '↻' },
  fog: { letter: '≈' },
  dust: { letter: '∴' },
  black: { letter: '●' },
  shortcut: { letter: '→' },
  terrain: { letter: '■' },
  flock: { letter: '', icon: icon(Bird) },
  waiting: { letter: '○' },
};
