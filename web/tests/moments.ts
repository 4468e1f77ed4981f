/**
 * Which moments of each game are seen on the stage, as the design lists them.
 *
 * Events: `full` is the whole stage, `small` a card beside the caption, `dice` drawn dice in the caption; two words are
 * for those whom the event is about and for all others. Questions: `stage`, or `board` where a sheet of the board
 * asks. `aside`: events that name a card of their own, but are no moment for it.
 */
type Form = 'full' | 'small' | 'dice';
type Forms = Form | `${Form} ${Form}`;

export interface Moments {
  events: Record<string, Forms>;
  questions: Record<string, 'stage' | 'board'>;
  aside: Record<string, string>;
  win?: boolean;
  /** Of these, what nobody has drawn yet. */
  later?: readonly string[];
  /** What even two hundred games need not lead to. */
  seldom?: readonly string[];
}

export const MOMENTS: Record<string, Moments> = {
  'forbidden-island': {
    events: {
      drawn: 'small',
      'waters-rose': 'full small',
      captured: 'full',
      sandbagged: 'small',
      lifted: 'small',
      sunk: 'small',
      'in-water': 'full small',
      escaped: 'full',
      skull: 'full',
      'landing-lost': 'full',
      'treasure-lost': 'full',
      drowned: 'full',
    },
    questions: { 'hand-limit': 'stage', boarding: 'stage', rescue: 'stage', swim: 'stage' },
    aside: {
      'start-flood': 'set-up',
      role: 'set-up',
      deal: 'set-up',
      moved: 'the pawn walks over the board',
      flown: 'the pawn flies over the board',
      navigated: 'the pawn walks over the board',
      shored: 'the tile rises on the board',
      given: 'the card flies from hand to hand',
      discarded: 'its owner has just chosen it on the stage',
      flooded: 'the tile is flooded on the board, several in one breath',
      swam: 'the pawn swims over the board',
    },
    win: true,
  },
  papua: {
    events: {
      'card-revealed': 'small',
      'note-revealed': 'small',
      'note-taken': 'full small',
      'card-won': 'small',
      rolled: 'dice',
      science: 'small',
      tribe: 'small',
      'counter-taken': 'small',
      'funding-roll': 'dice',
      hunted: 'dice',
      'neutral-zone': 'dice',
      'neutral-destination': 'dice',
    },
    questions: {
      tribe: 'stage',
      catastrophe: 'stage',
      weather: 'stage',
      landslide: 'stage',
      finance: 'stage',
      cartography: 'stage',
      coins: 'board',
      'turn-dice': 'board',
      'set-dice': 'board',
      place: 'board',
      bids: 'board',
      eat: 'board',
      'eat-for-bid': 'board',
    },
    aside: {
      colour: 'set-up',
      'card-neutral': 'nobody has it',
      'counter-revealed': 'the counters lie in a row on the board',
      'leftover-used': 'the counter is told of when it is taken',
      'counter-discarded': 'the counters lie in a row on the board',
      'note-tie': 'nobody has it',
    },
    later: ['counter-taken'],
    seldom: ['eat-for-bid'],
  },
  naufragos: {
    events: {
      'event-drawn': 'full',
      'card-drawn': 'full small',
      'remains-taken': 'small',
      'item-gained': 'small',
      'item-lost': 'small',
      'camp-placed': 'small',
      'camp-covered': 'small',
      'camp-removed': 'small',
      'pending-placed': 'small',
      'card-seen': 'small',
      stolen: 'small',
      swapped: 'small',
      given: 'small',
      'rescued-by': 'full',
      rolled: 'dice',
      'rolled-two': 'dice',
    },
    questions: {
      castaway: 'stage',
      choose: 'stage',
      name: 'stage',
      remains: 'stage',
      pending: 'stage',
      reroll: 'stage',
      again: 'stage',
      ballot: 'stage',
      share: 'stage',
      terms: 'stage',
      gift: 'stage',
      swap: 'stage',
      peek: 'stage',
      lose: 'stage',
      steal: 'stage',
      inherit: 'stage',
      slot: 'stage',
      fish: 'stage',
      promontory: 'stage',
      treat: 'stage',
      preserve: 'board',
      'gift-food': 'board',
      carry: 'board',
      feed: 'board',
      contribute: 'board',
    },
    aside: {
      cast: 'its owner has just chosen it on the stage',
      inherited: 'its owner has just chosen it on the stage',
      'pawn-camp': 'the pawn stands on the card on the board',
      'remains-shown': 'five cards lie side by side on the stage, one question later',
      'pending-dropped': 'it is gone',
      tossed: 'it is gone',
      'item-used': 'its owner has just chosen it',
    },
    seldom: ['pending', 'lose', 'steal'],
  },
  'robinson-crusoe': {
    events: {
      scenario: 'small',
      'event-drawn': 'full',
      adventure: 'full small',
      mystery: 'full small',
      threat: 'small',
      'half-drawn': 'small',
      seen: 'small',
      explored: 'small',
      fought: 'small',
      token: 'small',
      built: 'small',
      item: 'small',
      'item-lost': 'small',
      'item-used': 'small',
      'token-used': 'small',
      'card-used': 'small',
      'invention-used': 'small',
      rolled: 'dice',
      animals: 'dice',
    },
    questions: { option: 'stage', ask: 'stage', moment: 'stage' },
    aside: {
      cast: 'set-up',
      kept: 'the card was told of when it was drawn',
      'mystery-aside': 'it does not count',
      'shuffled-in': 'the card was told of when it was drawn',
      'fewer-pawns': 'the card was told of when it was drawn',
      'card-gone': 'it is gone',
      invention: 'the workshop shows it',
      'invention-gone': 'the workshop shows it',
      'item-marked': 'the workshop shows it',
      'token-gone': 'it is gone',
    },
    later: ['scenario', 'explored', 'fought'],
  },
};
