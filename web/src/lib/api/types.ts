/** The types of the API under short names; schema.d.ts is made from the server's description (`npm run api`). */
import type { components } from './schema';

type Schemas = components['schemas'];

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export type Title = Schemas['TitleAnswer'];
export type Option = Schemas['OptionAnswer'];
export type Strength = Schemas['StrengthAnswer'];
export type TextSources = Schemas['TextsAnswer'];
export type Section = Schemas['SectionAnswer'];
export type Created = Schemas['CreatedAnswer'];
export type Claimed = Schemas['ClaimedAnswer'];
export type Rights = Schemas['RightsAnswer'];
export type Addresses = Schemas['AddressesAnswer'];
export type NewLink = Schemas['LinkAnswer'];
export type Removed = Schemas['RemovedAnswer'];
export type Listed = Schemas['GameAnswer'];
export type Seat = Schemas['SeatAnswer'];
export type SeatKind = Seat['kind'];
export type NewSeat = Omit<Schemas['SeatBody'], 'name'> & { name?: string };
export type Choice = Schemas['OfferAnswer'];
export type Stake = Schemas['StakeAnswer'];
export type Asking = Schemas['AskingAnswer'];
export type Decision = Schemas['DecisionAnswer'];
export type Sheet = Schemas['SheetAnswer'];
export type Coach = Schemas['CoachAnswer'];
export type CoachCard = Schemas['CoachCardAnswer'];
export type Line = Schemas['LineAnswer'];
export type LogEntry = Schemas['LogEntry'];
export type Outcome = Schemas['OutcomeAnswer'];
export type Chances = Schemas['ChancesAnswer'];
export type PuzzleListed = Schemas['PuzzleAnswer'];
export type Verdict = Schemas['VerdictAnswer'];
export type Figure = Schemas['FigureAnswer'];
export type Turning = Schemas['TurningAnswer'];
export type Hint = Schemas['HintAnswer'];
export type Why = Schemas['WhyAnswer'];
export type Verification = Schemas['VerifiedAnswer'];
export type Request = Schemas['RequestAnswer'];
/** A view as it comes; `viewOf` of a game knows what is in it. */
export type RawView = Record<string, Json>;
export type State = Omit<Schemas['State'], 'view'> & { view: RawView };

export interface GameEvent {
  kind: string;
  words: Record<string, string[]>;
}

/** What the stream says of one command. After a break all but the last come without a state. */
export type Step = Omit<Schemas['Step'], 'state'> & { state: State | null };

/** How the own seats are asked, and what that means for the present question. */
export interface AskedAnew {
  asking: Asking[];
  decision: Decision;
}

export interface Presence {
  seats: Seat[];
  patience: number | null;
  closed: boolean;
  going_on: boolean | null;
  lesson: string | null;
  lending: boolean;
}
