/** The worker with the tables: Python answers the requests of the page as a server would. */
import { boot } from './boot';
import { Bots } from './bots';
import type { Said, Told } from './messages';
import { Shelf } from './shelf';
import { Turns } from './turns';

interface Page {
  ask: (method: string, address: string, body: string) => Promise<Answer>;
  listen: (number: number, address: string) => Promise<void>;
  leave: (number: number) => void;
  heard: (game: string) => Promise<void>;
  taken: (game: string) => Promise<void>;
}

interface Answer {
  toJs: () => [number, string, string | Uint8Array<ArrayBuffer>];
  destroy: () => void;
}

const tell = (told: Told) => postMessage(told);
let begin: (page: Promise<Page>) => void;
/** What is asked before Python is there waits for it. */
const page = new Promise<Page>((resolve) => (begin = resolve));
let turns: Turns | null = null;
let bots: Bots | null = null;

async function open(base: string): Promise<Page> {
  const name = `robinsonade ${new URL(base).pathname}`;
  const others = new BroadcastChannel(name);
  const shelf = new Shelf(name, (games) => others.postMessage(games));
  const thinking = new Bots(base);
  bots = thinking;
  turns = new Turns(name, (game) => void page.then((open) => open.taken(game)));
  const holding = turns;
  const python = await boot(base);
  const site = python.pyimport('robinsonade.site.worker') as {
    open_page: (...parts: unknown[]) => Page;
  };
  const opened = site.open_page(
    { read: shelf.read.bind(shelf), range: shelf.range.bind(shelf), write: shelf.write.bind(shelf) },
    thinking.think,
    (number: number, text: string) => tell({ told: 'message', number, text }),
    (game: string) => holding.holds(game),
  );
  others.onmessage = async (event: MessageEvent<string[]>) => {
    for (const game of event.data) await opened.heard(game);
  };
  tell({ told: 'ready' });
  return opened;
}

async function answer(said: Extract<Said, { do: 'ask' }>): Promise<void> {
  const { number } = said;
  const found = await (await page).ask(said.method, said.address, said.body);
  const [status, type, content] = found.toJs();
  found.destroy();
  tell({ told: 'answer', number, status, type, content });
}

async function listen(number: number, address: string): Promise<void> {
  const opened = await page;
  const game = decodeURIComponent(new URL(address, location.href).pathname.split('/')[3]!);
  bots!.warm(); // at a table somebody may have to think soon
  try {
    if (await turns!.join(number, game)) await opened.taken(game);
    await opened.listen(number, address);
  } catch {
    turns!.leave(number);
    tell({ told: 'message', number, text: '' });
  }
}

/** Whatever Python cannot go on from ends the worker: the page starts another one. */
function dies(error: unknown): void {
  console.error(error);
  close();
}

globalThis.onmessage = (event: MessageEvent<Said>) => {
  const said = event.data;
  if (said.do === 'start') {
    // The page has the same lock next: it gets it when this worker is gone, however that came.
    void navigator.locks.request(said.name, () => {
      tell({ told: 'alive' });
      return new Promise(() => {});
    });
    begin(open(said.base));
    page.catch((error: unknown) => {
      tell({ told: 'broken', why: String(error) });
      dies(error);
    });
  } else if (said.do === 'ask') answer(said).catch(dies);
  else if (said.do === 'listen') void listen(said.number, said.address);
  else {
    turns?.leave(said.number);
    void page.then((opened) => opened.leave(said.number));
  }
};
