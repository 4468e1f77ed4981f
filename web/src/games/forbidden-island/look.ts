/** How the things of Forbidden Island look: icons and colours. Nothing here is copied from the printed game. */
import Crystal from '~icons/game-icons/crystal-growth';
import Helicopter from '~icons/game-icons/helicopter';
import Chalice from '~icons/game-icons/jeweled-chalice';
import Lion from '~icons/game-icons/griffin-symbol';
import StoneSphere from '~icons/game-icons/stone-sphere';
import WaterDrop from '~icons/game-icons/waves';
import { icon, type Icon } from '../../lib/board/icons';
import Sandbag from './Sandbag.svelte';

/** The gates look alike but for their metal. */
export const METAL: Record<string, { colour: string; ink: string }> = {
  bronze_gate: { colour: '#8a5a2b', ink: '#ffffff' },
  copper_gate: { colour: '#b0592a', ink: '#ffffff' },
  gold_gate: { colour: '#d9a514', ink: '#17262e' },
  iron_gate: { colour: '#4a4f55', ink: '#ffffff' },
  silver_gate: { colour: '#aab3ba', ink: '#17262e' },
};

export interface Look {
  icon: Icon;
  colour: string;
  ink: string;
}

export const TREASURE: Record<string, Look> = {
  earth_stone: { icon: icon(StoneSphere), colour: '#36180c', ink: '#ffffff' },
  statue_of_the_wind: { icon: icon(Lion), colour: '#f0e3a7', ink: '#17262e' },
  crystal_of_fire: { icon: icon(Crystal), colour: '#e24a0f', ink: '#17262e' },
  oceans_chalice: { icon: icon(Chalice), colour: '#0a91e2', ink: '#17262e' },
};

export const CARD: Record<string, Look> = {
  treasure_earth_stone: TREASURE.earth_stone!,
  treasure_statue_of_the_wind: TREASURE.statue_of_the_wind!,
  treasure_crystal_of_fire: TREASURE.crystal_of_fire!,
  treasure_oceans_chalice: TREASURE.oceans_chalice!,
  helicopter_lift: { icon: icon(Helicopter), colour: '#44545c', ink: '#ffffff' },
  sandbags: { icon: icon(Sandbag), colour: '#c9b17c', ink: '#17262e' },
  waters_rise: { icon: icon(WaterDrop), colour: '#0c3547', ink: '#ffffff' },
};

/** Which choice kinds play which card, to open their group from the hand. */
export const PLAYS: Record<string, string[]> = {
  sandbags: ['sandbags'],
  helicopter_lift: ['escape', 'lift'],
};

export const ROLE: Record<string, { colour: string; ink: string }> = {
  pilot: { colour: '#0e3d9f', ink: '#ffffff' },
  engineer: { colour: '#983339', ink: '#ffffff' },
  diver: { colour: '#1d1d1f', ink: '#ffffff' },
  explorer: { colour: '#5e9f78', ink: '#17262e' },
  messenger: { colour: '#f4f1ea', ink: '#17262e' },
  navigator: { colour: '#f6bd12', ink: '#17262e' },
};
