/** What all parts of the board need that one can point at: what is lit, and where the keyboard is. */
import type { Choice } from '../../lib/api/types';

export interface Pointing {
  changed: ReadonlySet<string>;
  hinted: ReadonlySet<string>;
  focus: string | null;
  /** What a zone, destination, counter or die offers, by its place. */
  offers: (place: string) => Choice[];
  says: (place: string) => string;
  onpick: (place: string) => void;
  onfocus: (place: string) => void;
}
