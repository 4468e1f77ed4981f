/** The server's stream of one game. Comes back by itself after sleep, network loss and restarts of the server. */

import { door } from '#door';
import type { Source } from '../api/door';

export type Status = 'connecting' | 'open' | 'waiting' | 'closed';

export type { Source };

export interface StreamOptions {
  /** The address; asked for anew at each attempt. */
  url: () => string;
  onMessage: (type: string, data: unknown) => void;
  onConnection: (status: Status) => void;
  open?: (url: string) => Source;
}

export const FIRST_WAIT = 500;
export const LONGEST_WAIT = 15_000;
const CLOSED = 2;
const TYPES = ['state', 'step', 'presence', 'asking', 'word'];
/** The server asks for a new stream now and then: whoever does not come is not there. */
const AGAIN = 'again';
const STALE_AFTER = 20_000;

/** How long to wait before attempt n: twice as long each time, up to a limit. */
export function backoff(attempt: number, random = Math.random()): number {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return wait * (0.75 + random / 2);
}

export class Stream {
  private source: Source | null = null;
  private leaving: Source | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hiddenSince = 0;
  private stopped = false;
  private readonly open: (url: string) => Source;

  constructor(private readonly options: StreamOptions) {
    this.open = options.open ?? door.events;
  }

  start(): void {
    document.addEventListener('visibilitychange', this.onVisibility);
    globalThis.addEventListener('online', this.again);
    globalThis.addEventListener('pageshow', this.onPageShow);
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    document.removeEventListener('visibilitychange', this.onVisibility);
    globalThis.removeEventListener('online', this.again);
    globalThis.removeEventListener('pageshow', this.onPageShow);
    this.leave();
    this.source?.close();
    this.source = null;
    this.options.onConnection('closed');
  }

  /** Connect anew at once: the address says what is known here, the rest is told. */
  readonly again = (): void => {
    if (this.stopped) return;
    this.attempt = 0;
    this.connect();
  };

  /** A new stream takes over; the old one ends when the new one is there, so that nobody is away in between. */
  private renew(): void {
    this.leave();
    this.leaving = this.source;
    this.source = null;
    this.connect(false);
  }

  private leave(): void {
    this.leaving?.close();
    this.leaving = null;
  }

  private connect(isNews = true): void {
    clearTimeout(this.timer);
    this.source?.close();
    if (isNews) {
      this.leave();
      this.options.onConnection(this.attempt ? 'waiting' : 'connecting');
    }
    const source = this.open(this.options.url());
    this.source = source;
    source.addEventListener('open', () => {
      if (source !== this.source) return;
      this.leave();
      this.attempt = 0;
      this.options.onConnection('open');
    });
    source.addEventListener('error', () => {
      if (source !== this.source || this.stopped) return;
      this.leave();
      this.options.onConnection('waiting');
      // A browser resumes a lost stream with Last-Event-ID, but gives up on an error answer.
      if (source.readyState === CLOSED) this.retry();
    });
    source.addEventListener(AGAIN, () => {
      if (source === this.source && !this.stopped) this.renew();
    });
    for (const type of TYPES) {
      source.addEventListener(type, (event) => {
        if (source !== this.source) return;
        this.options.onConnection('open');
        this.options.onMessage(type, JSON.parse(event.data));
      });
    }
  }

  private retry(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.attempt += 1;
      this.connect();
    }, backoff(this.attempt));
  }

  private readonly onVisibility = (): void => {
    if (document.visibilityState === 'hidden') this.hiddenSince = Date.now();
    else if (Date.now() - this.hiddenSince > STALE_AFTER) this.again();
  };

  private readonly onPageShow = (event: Event): void => {
    if ((event as PageTransitionEvent).persisted) this.again();
  };
}
