/** What all parts of the board need that one can point at: what is lit, and where the keyboard is. */
import type { Choice } from '../../lib/api/types';

export interface Pointer {
  changed: ReadonlySet<string>;
  hinted: ReadonlySet<string>;
  focus: string | null;
  /** What a zone, destination, counter or die offers, by its element. */
  offers: (element: string) => Choice[];
  says: (element: string) => string;
  onpick: (element: string) => void;
  onfocus: (element: string) => void;
  /** Somebody points there, or no longer. */
  onaim: (element: string | null) => void;
}
