/** What the page and its worker say to each other. */
export type Said =
  | { do: 'start'; base: string; name: string }
  | { do: 'ask'; number: number; method: string; address: string; body: string }
  | { do: 'listen'; number: number; address: string }
  | { do: 'leave'; number: number };

export type Told =
  | { told: 'alive' }
  | { told: 'ready' }
  | { told: 'broken'; why: string }
  | {
      told: 'answer';
      number: number;
      status: number;
      type: string;
      content: string | Uint8Array<ArrayBuffer>;
    }
  /** Messages of a stream as a server sends them; an empty text: it is over. */
  | { told: 'message'; number: number; text: string };
