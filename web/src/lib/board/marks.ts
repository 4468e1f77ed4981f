/** The chips of the kinds of choices: what they mean is seen without colours. */
import Feather from '~icons/lucide/feather';
import Footprints from '~icons/lucide/footprints';
import Gem from '~icons/lucide/gem';
import Gift from '~icons/lucide/gift';
import Shovel from '~icons/lucide/shovel';
import { icon, type Icon } from './icons';
import type { Mark } from './pointing';

export const CHIP: Record<Mark, Icon> = {
  move: icon(Footprints),
  mend: icon(Shovel),
  give: icon(Gift),
  fly: icon(Feather),
  win: icon(Gem),
};
