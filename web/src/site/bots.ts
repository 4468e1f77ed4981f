/** Asking the bots in their own worker; one that takes too long is started anew. */
import Thinker from './thinker?worker';

const LONGEST = 10_000;
/** The first question may have to wait until Python is there. */
const FIRST = 60_000;
const LATE = JSON.stringify({ failed: 'OutOfTime' });
const GONE = JSON.stringify({ failed: 'NoAnswer' });

export class Bots {
  private worker: Worker | null = null;
  private isReady = false;
  private number = 0;
  private readonly waiting = new Map<number, (answer: string) => void>();

  constructor(private readonly base: string) {}

  /** Have Python ready before it is needed. */
  warm(): Worker {
    if (this.worker) return this.worker;
    const worker = new Thinker();
    worker.onmessage = (event: MessageEvent<{ number: number; answer: string }>) => {
      this.isReady = true;
      this.waiting.get(event.data.number)?.(event.data.answer);
    };
    worker.onerror = () => this.end(GONE);
    worker.postMessage({ base: this.base });
    this.worker = worker;
    return worker;
  }

  readonly think = (question: string): Promise<string> => {
    const number = ++this.number;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.end(LATE), this.isReady ? LONGEST : FIRST);
      this.waiting.set(number, (answer) => {
        clearTimeout(timer);
        this.waiting.delete(number);
        resolve(answer);
      });
      this.warm().postMessage({ number, question });
    });
  };

  private end(answer: string): void {
    this.worker?.terminate();
    this.worker = null;
    this.isReady = false;
    for (const told of [...this.waiting.values()]) told(answer);
  }
}
