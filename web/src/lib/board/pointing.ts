/** What a game says about pointing at its board: data for the one `Pointer`. */
import type { Choice, RawView } from '../api/types';
import type { Icon } from './icons';
import type { Texts } from '../text/texts';

/** Kinds of choices are told apart on the thing itself, by line, colour and chip. */
export const MARKS = ['win', 'move', 'mend', 'give', 'fly'] as const;
export type Mark = (typeof MARKS)[number];

export interface Pointing<View = RawView> {
  /** How the kinds of choices are marked; all others are marked as moves. */
  marks?: Record<string, Mark>;
  /** How one choice is marked, where its kind alone does not say it. */
  mark?: (choice: Choice) => Mark | undefined;
  /** The elements where a choice lies; without it: its targets. */
  at?: (choice: Choice, view: View) => string[];
  /** The elements that are taken up for it: a card, a die, the place of a pawn. */
  from?: (choice: Choice, view: View) => string[];
  /** The sign of a choice in the ring, where the chip of its kind says too little. */
  icon?: (choice: Choice) => Icon | undefined;
  /** The element that stands for a target of a choice or a fact of an event; null: none. */
  elementOf?: (target: string, view: View) => string | null;
  /** The target that explains an element, where the element itself is none. */
  explains?: (element: string, view: View) => string;
  /** What there is to know before a choice of a long list. */
  known?: (choice: Choice, texts: Texts) => string;
  /** Choices of these kinds at one element are one gesture: the first, then those of the kind named here. */
  together?: Record<string, string>;
}
