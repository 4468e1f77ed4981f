/** How the things of Papúa look: icons and colours. Nothing here is copied from the printed game. */
import Beetle from '~icons/game-icons/flying-beetle';
import Bird from '~icons/game-icons/hummingbird';
import Butterfly from '~icons/game-icons/butterfly';
import Catastrophe from '~icons/game-icons/skull-crossed-bones';
import Coins from '~icons/game-icons/two-coins';
import Compass from '~icons/game-icons/compass';
import Crate from '~icons/game-icons/cargo-crate';
import Fish from '~icons/game-icons/double-fish';
import Gecko from '~icons/game-icons/gecko';
import Leaf from '~icons/game-icons/monstera-leaf';
import Palm from '~icons/game-icons/palm-tree';
import Waves from '~icons/game-icons/waves';
import Cloud from '~icons/lucide/cloud-lightning';
import Dna from '~icons/lucide/dna';
import Map from '~icons/lucide/map';
import Masks from '~icons/lucide/drama';
import Shuffle from '~icons/lucide/shuffle';
import Stethoscope from '~icons/lucide/stethoscope';
import Trend from '~icons/lucide/trending-up';
import Wrench from '~icons/lucide/wrench';
import { icon, type Icon } from '../../lib/board/icons';
import Explorer from './Explorer.svelte';
import { BOLT, DRUMSTICK, HUT, MASK, NOTEBOOK, SPIDER, STAR, VOLCANO } from './glyphs';
import { printed } from './printed';

export const ZONE: Record<string, Icon> = {
  huts: HUT,
  logistics: icon(Crate),
  expeditions: icon(Compass),
  funding: icon(Coins),
  hunting: icon(Fish),
  notebook: NOTEBOOK,
};

export const DESTINATION: Record<string, Icon> = {
  jungle: icon(Palm),
  river: icon(Waves),
  volcano: VOLCANO,
};

export const CARD: Record<string, Icon> = {
  spider: SPIDER,
  bird_of_paradise: icon(Bird),
  butterfly: icon(Butterfly),
  reptile: icon(Gecko),
  plant: icon(Leaf),
  beetle: icon(Beetle),
  tribe: MASK,
};

export const SCIENCE: Record<string, Icon> = {
  medicine: icon(Stethoscope),
  finance: icon(Trend),
  cartography: icon(Map),
  meteorology: icon(Cloud),
  biology: icon(Dna),
  anthropology: icon(Masks),
  engineering: icon(Wrench),
};

export const GOODS = {
  coins: icon(Coins),
  food: DRUMSTICK,
  prestige: STAR,
  energy: BOLT,
  hut: HUT,
  catastrophe: icon(Catastrophe),
  explorers: icon(Explorer),
};

/** What a logistics counter gives. */
export function counterIcons(counter: string): Icon[] {
  const entries = printed().counters[counter] ?? [];
  return entries.map((entry) => (entry.op === 'reposition' ? icon(Shuffle) : GOODS[entry.what]));
}

export interface Look {
  colour: string;
  ink: string;
}

/** The colours of the seats in the order in which this game names them: the same set, told apart by everybody. */
export const COLOUR: Record<string, Look> = {
  red: { colour: 'var(--seat-3)', ink: '#ffffff' },
  blue: { colour: 'var(--seat-1)', ink: '#ffffff' },
  green: { colour: 'var(--seat-4)', ink: '#17262e' },
  yellow: { colour: 'var(--seat-2)', ink: '#17262e' },
};

/** Zones as they lie: two in a row. */
export const ROWS: string[][] = [
  ['huts', 'logistics'],
  ['expeditions', 'notebook'],
  ['funding', 'hunting'],
];

/** Which of three dice the symbol of the round takes. */
export const SYMBOL: Record<string, string> = { '+': 'high', '-': 'low', '=': 'middle' };
