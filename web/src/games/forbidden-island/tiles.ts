/** The pictures on the tiles. Nothing here is copied from the printed game. */
import BigWave from '~icons/game-icons/big-wave';
import Bridge from '~icons/game-icons/arch-bridge';
import Cave from '~icons/game-icons/cave-entrance';
import Cliff from '~icons/game-icons/peaks';
import Coral from '~icons/game-icons/coral';
import Desert from '~icons/game-icons/desert';
import Flowers from '~icons/game-icons/lotus-flower';
import Forest from '~icons/game-icons/forest';
import Gate from '~icons/game-icons/dungeon-gate';
import Helicopter from '~icons/game-icons/helicopter';
import Moon from '~icons/game-icons/moon';
import MountainCave from '~icons/game-icons/mountain-cave';
import Observatory from '~icons/game-icons/observatory';
import PalmIsland from '~icons/game-icons/island';
import Reed from '~icons/game-icons/swamp';
import Rock from '~icons/game-icons/rock';
import SunPriest from '~icons/game-icons/sun';
import Sunset from '~icons/game-icons/sunset';
import Watchtower from '~icons/game-icons/watchtower';
import Whirlwind from '~icons/game-icons/whirlwind';
import { icon, type Icon } from '../../lib/board/icons';

export const TILE_ICON: Record<string, Icon> = {
  fools_landing: icon(Helicopter),
  bronze_gate: icon(Gate),
  copper_gate: icon(Gate),
  gold_gate: icon(Gate),
  iron_gate: icon(Gate),
  silver_gate: icon(Gate),
  temple_of_the_moon: icon(Moon),
  temple_of_the_sun: icon(SunPriest),
  howling_garden: icon(Whirlwind),
  whispering_garden: icon(Flowers),
  cave_of_embers: icon(MountainCave),
  cave_of_shadows: icon(Cave),
  coral_palace: icon(Coral),
  tidal_palace: icon(BigWave),
  breakers_bridge: icon(Bridge),
  cliffs_of_abandon: icon(Cliff),
  crimson_forest: icon(Forest),
  dunes_of_deception: icon(Desert),
  lost_lagoon: icon(PalmIsland),
  misty_marsh: icon(Reed),
  observatory: icon(Observatory),
  phantom_rock: icon(Rock),
  twilight_hollow: icon(Sunset),
  watchtower: icon(Watchtower),
};
