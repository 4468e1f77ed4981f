/** How the things of Papúa look: icons and colours. Nothing here is copied from the printed game. */
import Bird from '~icons/game-icons/hummingbird';
import Butterfly from '~icons/game-icons/butterfly';
import Catastrophe from '~icons/game-icons/death-skull';
import Coins from '~icons/game-icons/two-coins';
import Crate from '~icons/game-icons/cargo-crate';
import Fish from '~icons/game-icons/double-fish';
import Cloud from '~icons/lucide/cloud-lightning';
import Compass from '~icons/lucide/compass';
import Dna from '~icons/lucide/dna';
import Map from '~icons/lucide/map';
import Masks from '~icons/lucide/drama';
import Shuffle from '~icons/lucide/shuffle';
import Stethoscope from '~icons/lucide/stethoscope';
import Trend from '~icons/lucide/trending-up';
import Wrench from '~icons/lucide/wrench';
import { icon, type Icon } from '../../lib/board/icons';
import Explorer from './Explorer.svelte';
import { BEETLE, BOLT, DRUMSTICK, HUT, LEAF, LIZARD, MASK, NOTEBOOK, SPIDER, STAR } from './glyphs';
import { printed } from './printed';

export const ZONE: Record<string, Icon> = {
  huts: HUT,
  logistics: icon(Crate),
  expeditions: icon(Compass),
  funding: icon(Coins),
  hunting: icon(Fish),
  notebook: NOTEBOOK,
};

export const CARD: Record<string, Icon> = {
  spider: SPIDER,
  bird_of_paradise: icon(Bird),
  butterfly: icon(Butterfly),
  reptile: LIZARD,
  plant: LEAF,
  beetle: BEETLE,
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

/** Which of three dice the symbol of the round takes. */
export const SYMBOL: Record<string, string> = { '+': 'high', '-': 'low', '=': 'middle' };
