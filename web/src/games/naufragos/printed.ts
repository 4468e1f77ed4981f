/** What is printed on the boards and cards, as src/robinsonade/games/naufragos/data has it; tests/naufragos.test.ts compares. */

/** The energy that each space of an action costs; -1: decided when the action is resolved. */
export const COSTS: Record<string, number[]> = {
  forage: [2, 1, 1, 1],
  wood: [2, 2, 1],
  diary: [0, 0],
  salvage: [2],
  campfire: [-1],
  build: [-1, -1],
  exploration: [1, 3, 3, 3],
  rest: [0, 0, 0, 0, 0, 0],
};
/** Top to bottom: what is resolved first. */
export const ORDER = [
  'camp',
  'forage',
  'rest_1',
  'wood',
  'rest_2',
  'diary',
  'rest_3',
  'salvage',
  'rest_4',
  'campfire',
  'rest_5',
  'build',
  'rest_6',
  'exploration',
];
export const WEATHER = ['storm', 'rainy', 'cloudy', 'sunny_1', 'sunny_2', 'hot'];
/** What the weather adds to return rolls. */
export const WEATHER_RETURN: Record<string, number> = { storm: -2, rainy: -1 };
export const WRECK = 6;
export const EASIEST = 4;
export const HARDEST = 15;
export const SLOTS = 8;
export const DEADLY = 4;
/** Where each sector of the exploration track begins, and the story tokens of each space. */
export const SECTORS = { coast: 0, interior: 5, heart: 12, promontory: 18 };
export const TOKENS = [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 5];
/** Wood for what is built in one turn; what a rest brings with this shelter, low and high. */
export const WOOD: Record<string, number> = {
  shelter_1: 1,
  shelter_2: 2,
  shelter_3: 3,
  shelter_4: 4,
  raft: 4,
};
export const RESTS: Record<string, [number, number]> = {
  shelter_1: [1, 2],
  shelter_2: [2, 3],
  shelter_3: [3, 4],
  shelter_4: [4, 5],
};

export interface EventFace {
  sky: 'sun' | 'storm';
  /** Cubes on the wreck from which something comes ashore. */
  wreck: number;
  buildings: string[];
  items: string[];
}
const face = (sky: 'sun' | 'storm', wreck: number, buildings: string, ...items: string[]): EventFace => ({
  sky,
  wreck,
  buildings: [...buildings].map((letter) => LETTERS[letter]!),
  items,
});
const LETTERS: Record<string, string> = { b: 'great_bonfire', s: 'sand_signal', r: 'raft' };
/** The events: weather, wreck, and what brings the rescue (b: great bonfire, s: sand signal, r: raft; items). */
export const EVENTS: Record<string, EventFace> = {
  ev_calm_sea: face('sun', 1, 'bs', 'spyglass', 'flag'),
  ev_drought: face('sun', 3, ''),
  ev_hurricane: face('storm', 5, ''),
  ev_high_tide: face('storm', 4, ''),
  ev_tidal_wave: face('storm', 2, ''),
  ev_clear_night: face('sun', 3, 'b', 'spyglass', 'sea_chart'),
  ev_distant_sails: face('sun', 4, 'bs', 'spyglass', 'captains_log'),
  ev_quarrel: face('storm', 3, ''),
  ev_spoiled_stores: face('storm', 4, ''),
  ev_driftwood: face('storm', 2, 's'),
  ev_shoal: face('sun', 3, 'bs', 'sea_chart', 'powder_keg'),
  ev_bad_dreams: face('storm', 5, ''),
  ev_ripe_fruit: face('sun', 2, ''),
  ev_mosquitoes: face('sun', 4, 'r', 'sea_chart'),
  ev_wreck_shifts: face('storm', 6, ''),
  ev_flotsam: face('sun', 1, ''),
  ev_fever: face('storm', 3, ''),
  ev_good_spirits: face('sun', 5, ''),
  ev_rats: face('storm', 2, ''),
  ev_night_visitors: face('sun', 4, 'bs', 'spyglass'),
  ev_sea_breeze: face('sun', 3, 's'),
  plot_007_somebody_counts_at_night: face('sun', 3, 'b', 'sea_chart'),
  plot_011_eyes_beyond_the_fire: face('storm', 4, ''),
  plot_023_a_howl_in_the_rain: face('storm', 3, 'bs', 'mirror'),
  plot_027_birds_on_the_rows: face('sun', 2, 's', 'captains_log'),
  plot_029_harvest_evening: face('sun', 3, 'bs'),
  plot_033_room_for_how_many: face('sun', 3, 'r', 'sea_chart'),
  plot_035_the_steady_current: face('sun', 5, 'r', 'plot_032_liana_cable'),
  plot_038_stones_on_the_roof: face('storm', 4, ''),
  plot_047_canoes_in_the_bay: face('sun', 4, 'bs', 'sea_chart', 'spyglass'),
  plot_050_chattering_teeth: face('sun', 3, 'bs', 'flag'),
  plot_053_the_sick_watch: face('storm', 2, 'b', 'captains_log'),
  plot_055_words_at_the_fire: face('storm', 3, 's', 'powder_keg'),
  plot_057_line_in_the_sand: face('sun', 2, 'bs', 'spyglass'),
  plot_061_somebody_sat_at_our_fire: face('storm', 3, 'b', 'spyglass', 'flag'),
  plot_065_a_ship_inside_the_fog: face('storm', 4, 'b', 'plot_063_the_drowned_bell'),
  plot_076_a_boat_at_the_river_mouth: face('sun', 2, 'bs', 'spyglass', 'flag'),
  plot_077_round_the_cape: face('storm', 4, 'bs'),
  plot_079_the_whalers_promise: face('sun', 3, 'b'),
  plot_083_the_survey_schooner: face('sun', 3, 'r', 'flag'),
  plot_084_tremor: face('storm', 5, ''),
  plot_087_ash_rain: face('storm', 3, ''),
  plot_090_the_night_of_fire: face('sun', 6, 's'),
};

export interface ItemFace {
  story?: number;
  strength?: number;
  /** What it adds to something its holder does. */
  stat?: [string, number];
  /** What can be done with it. */
  power?: string;
  /** It counts as this item for the rescue. */
  as?: string;
}
export const ITEMS: Record<string, ItemFace> = {
  machete: { story: 1, strength: 1 },
  spyglass: { power: 'peek-coast' },
  captains_log: { story: 2, stat: ['diary_extra', 1] },
  gold_and_jewels: { story: 6 },
  rifle: { strength: 2 },
  compass: { stat: ['return_roll', 1] },
  bible: { story: 1, stat: ['rest_energy', 1] },
  flag: {},
  mirror: { power: 'relight' },
  sea_chart: { story: 1 },
  powder_keg: { power: 'light' },
  fishing_net: { stat: ['fish_extra', 1] },
  medicine_chest: { power: 'heal-twice' },
  tinderbox: { stat: ['fire_declared', 2] },
  rope: { stat: ['build_bonus', 1] },
  axe: { strength: 1, stat: ['wood_extra', 1] },
  sailcloth: { stat: ['night_safe', 1] },
  rum: { power: 'energy' },
  cooking_pot: { stat: ['preserve_food', 1] },
  int_cannon: { story: 3 },
  plot_001_half_map_item: { story: 1 },
  plot_005_gold_of_the_golosa: { story: 5, as: 'gold_and_jewels' },
  plot_008_dead_mans_sabre: { story: 1, strength: 1 },
  plot_009_emerald_cross: { story: 3 },
  plot_015_shadows_pelt: { story: 3, stat: ['night_safe', 1] },
  plot_021_brisas_whistle: { story: 1, stat: ['return_roll', 1] },
  plot_025_sack_of_seed: { power: 'eat' },
  plot_032_liana_cable: { stat: ['build_bonus', 1] },
  plot_040_almanac: { story: 2, power: 'peek-events' },
  plot_048_stick_chart: { story: 2, as: 'sea_chart' },
  plot_052_fever_bark: { story: 1, power: 'heal' },
  plot_059_knotted_cord: { story: 2, stat: ['rest_energy', 1] },
  plot_063_the_drowned_bell: { story: 3 },
  plot_064_ladys_lantern: { story: 1, stat: ['return_roll', 1] },
  plot_073_smugglers_lamp: { story: 1, power: 'way' },
  plot_074_rock_crystal: { story: 2, as: 'mirror' },
  plot_082_signal_flags: { story: 1, as: 'flag' },
  plot_089_obsidian_blade: { story: 1, strength: 1 },
  plot_096_the_jade_idol: { story: 4, stat: ['return_roll', -1] },
};
