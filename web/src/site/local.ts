/** The tables in a worker of this browser, asked like a server. */
import type { Door, Source } from '../lib/api/door';
import type { Said, Told } from './messages';
import { keep, ready } from './offline';
import { sentence } from './sentences';
import Tables from './worker?worker';

const OPEN = 1;
const CLOSED = 2;
const CREATED = 201;
const MESSAGE = /event: (\w+)\ndata: (.*)\n/g;

const PROBLEM = 'application/problem+json';

/** The worker has no texts: a problem gets its sentence here. */
function said(content: string): string {
  const problem = JSON.parse(content) as { key: string; facts: Record<string, string> };
  return JSON.stringify({ ...problem, detail: sentence(problem.key, problem.facts) });
}

type Answer = Extract<Told, { told: 'answer' }>;

/** What is the same for everybody lies beside the page as files: it is there before Python. */
function written(address: URL): string | null {
  const [, , sort, name] = address.pathname.split('/');
  if (sort === 'titles') return 'data/titles.json';
  if (sort === 'texts') return `data/texts.${name}.json`;
  if (sort === 'rules') return `data/rules.${name}.${address.searchParams.get('lang')}.json`;
  return null;
}

class LocalSource implements Source {
  readyState = 0;
  private readonly listeners = new Map<string, ((event: MessageEvent<string>) => void)[]>();

  constructor(readonly close: () => void) {}

  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void {
    this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener]);
  }

  tell(type: string, data = ''): void {
    for (const listener of this.listeners.get(type) ?? []) listener(new MessageEvent(type, { data }));
  }
}

class Local implements Door {
  private worker: Worker | null = null;
  private number = 0;
  private readonly asked = new Map<
    number,
    { answer: (answer: Answer) => void; fail: (why: Error) => void }
  >();
  private readonly sources = new Map<number, LocalSource>();
  private readonly base = new URL('.', document.baseURI).href;

  readonly fetch = async (request: Request): Promise<Response> => {
    const address = new URL(request.url);
    const file = request.method === 'GET' ? written(address) : null;
    if (file) return fetch(new URL(file, this.base));
    const body = request.method === 'GET' ? '' : await request.text();
    const number = ++this.number;
    const answer = await new Promise<Answer>((resolve, reject) => {
      this.asked.set(number, { answer: resolve, fail: reject });
      this.say({
        do: 'ask',
        number,
        method: request.method,
        address: address.pathname + address.search,
        body,
      });
    });
    const { status, type } = answer;
    if (status === CREATED) void keep(); // there is something now that must not get lost
    const content = type === PROBLEM ? said(answer.content as string) : answer.content;
    return new Response(status === 204 ? null : content, { status, headers: { 'Content-Type': type } });
  };

  readonly events = (address: string): Source => {
    const number = ++this.number;
    const source: LocalSource = new LocalSource(() => {
      source.readyState = CLOSED;
      if (this.sources.delete(number)) this.say({ do: 'leave', number });
    });
    this.sources.set(number, source);
    this.say({ do: 'listen', number, address });
    return source;
  };

  private say(said: Said): void {
    this.open().postMessage(said);
  }

  private open(): Worker {
    if (this.worker) return this.worker;
    const worker = new Tables();
    const name = `robinsonade worker ${crypto.randomUUID()}`;
    this.worker = worker;
    worker.onmessage = (event: MessageEvent<Told>) => this.hear(event.data, name);
    worker.onerror = () => this.lost(worker);
    // Python lies in the folder of the site: fetched by way of what keeps it for offline.
    void ready().then(() => worker.postMessage({ do: 'start', base: this.base, name } satisfies Said));
    return worker;
  }

  private hear(told: Told, name: string): void {
    if (told.told === 'answer') {
      this.asked.get(told.number)?.answer(told);
      this.asked.delete(told.number);
    } else if (told.told === 'message') this.message(told.number, told.text);
    else if (told.told === 'broken') this.lost(this.worker!);
    else if (told.told === 'alive') {
      const worker = this.worker!;
      // Whoever has this lock next learns that the worker is gone.
      void navigator.locks.request(name, () => this.lost(worker));
    }
  }

  private message(number: number, text: string): void {
    const source = this.sources.get(number);
    if (!source) return;
    if (!text) {
      source.readyState = CLOSED;
      this.sources.delete(number);
      source.tell('error');
      return;
    }
    if (source.readyState !== OPEN) {
      source.readyState = OPEN;
      source.tell('open');
    }
    for (const [, type, data] of text.matchAll(MESSAGE)) source.tell(type!, data);
  }

  /** The worker is gone: whoever waits for it asks again, and another one is started for that. */
  private lost(worker: Worker): void {
    if (worker !== this.worker) return;
    worker.terminate();
    this.worker = null;
    for (const { fail } of this.asked.values()) fail(new Error('the worker is gone'));
    this.asked.clear();
    for (const number of [...this.sources.keys()]) this.message(number, '');
  }
}

export const door: Door = new Local();

declare global {
  /** For programs in this page: the tables, asked like a server. */
  var robinsonade: Door;
}
globalThis.robinsonade = door;
