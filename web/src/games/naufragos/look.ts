/** How the things of Náufragos look: icons. Nothing here is copied from the printed game. */
import Campfire from '~icons/game-icons/campfire';
import Heat from '~icons/game-icons/heat-haze';
import Knapsack from '~icons/game-icons/knapsack';
import Muscle from '~icons/game-icons/muscle-up';
import Night from '~icons/game-icons/night-sleep';
import Quill from '~icons/game-icons/quill-ink';
import Snake from '~icons/game-icons/snake';
import Storm from '~icons/game-icons/lightning-storm';
import Swords from '~icons/game-icons/crossed-swords';
import { drawn, icon, type Icon } from '../../lib/board/icons';
import { GLYPHS } from './glyphs';

const glyph = (name: string) => drawn(GLYPHS[name]!);
const APPLE = glyph('apple');
const HUT = glyph('hut');
const HAMMER = glyph('hammer');
const RAFT = glyph('raft');
const FLAG = glyph('flag');
const TENT = glyph('tent');
const COMPASS = glyph('compass');
const FLAME = glyph('flame');
const FOOT = glyph('foot');
const SPROUT = glyph('sprout');
const CROSS = glyph('cross');
const WOOD = glyph('wood');
const SPYGLASS = glyph('spyglass');
const MEAT = glyph('meat');
const FISH = glyph('fish');
const BOWL = glyph('bowl');
const WRECK = glyph('wreck');

export const ACTION_ICON: Record<string, Icon> = {
  camp: TENT,
  forage: BOWL,
  wood: WOOD,
  diary: icon(Quill),
  salvage: WRECK,
  campfire: icon(Campfire),
  build: HAMMER,
  exploration: COMPASS,
  rest: icon(Night),
};

export const WEATHER_ICON: Record<string, Icon> = {
  storm: icon(Storm),
  rainy: glyph('rain'),
  cloudy: glyph('cloud'),
  sunny_1: glyph('sun'),
  sunny_2: glyph('bright'),
  hot: icon(Heat),
};

export const BUILDING_ICON: Record<string, Icon> = {
  shelter_1: HUT,
  shelter_2: HUT,
  shelter_3: HUT,
  shelter_4: HUT,
  raft: RAFT,
  sand_signal: glyph('signal'),
  great_bonfire: FLAME,
};

export const STORE_ICON = {
  food: APPLE,
  fresh: MEAT,
  wood: WOOD,
  supply: BOWL,
  fish: FISH,
  fire: icon(Campfire),
  flag: FLAG,
  foot: FOOT,
  wreck: WRECK,
  swords: icon(Swords),
  compass: COMPASS,
};

const CAMP_ICON: Record<string, Icon> = {
  camp_great_effort: icon(Muscle),
  camp_edible: APPLE,
  camp_fishing: glyph('hook'),
  camp_look_around: SPYGLASS,
  camp_prepare_exploration: icon(Knapsack),
  camp_greed: icon(Swords),
  camp_spring: glyph('drop'),
  camp_crab_traps: FISH,
  camp_goat: MEAT,
  camp_dog: FOOT,
  camp_lookout: SPYGLASS,
  camp_timber_stand: WOOD,
  camp_herbs: SPROUT,
  camp_smokehouse: MEAT,
  camp_trail: FOOT,
  camp_fever: CROSS,
  camp_raiders: icon(Swords),
  camp_snakes: icon(Snake),
  camp_feud: icon(Swords),
  plot_022_the_corral: MEAT,
  plot_024_seedbeds: SPROUT,
  plot_026_kitchen_garden: SPROUT,
  plot_049_the_shakes: CROSS,
  plot_080_signal_post: FLAG,
  plot_085_smoke_over_the_mountain: FLAME,
};

export const campIcon = (card: string): Icon => CAMP_ICON[card] ?? TENT;

export const SECTOR_ICON: Record<string, Icon> = {
  coast: FOOT,
  interior: glyph('tree'),
  heart: FLAME,
  promontory: FLAG,
};
