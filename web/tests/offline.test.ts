/** The page without a server learns of a newer version, whenever that was found. */
import { afterEach, expect, it, vi } from 'vitest';

class Keeper extends EventTarget {
  news: unknown = null;
  constructor(public state: string) {
    super();
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
  postMessage(_: string, [port]: MessagePort[]): void {
    port!.postMessage(this.news);
  }
}

class Registration extends EventTarget {
  installing: Keeper | null = null;
  waiting: Keeper | null = null;
  active = new Keeper('activated');
  /** The newer version is whole: it answers from now on. */
  whole(rules: Record<string, string>): void {
    const keeper = this.installing!;
    keeper.news = { rules };
    this.installing = null;
    this.active = keeper;
    keeper.become('activated');
  }
}

afterEach(() => vi.unstubAllGlobals());

async function listen(registration: Registration): Promise<unknown[]> {
  vi.resetModules();
  const serviceWorker = Object.assign(new EventTarget(), { register: async () => registration });
  vi.stubGlobal('navigator', { serviceWorker });
  const { whenNewer } = await import('../src/site/offline');
  const offered: unknown[] = [];
  await whenNewer((news) => offered.push(news));
  return offered;
}

it('a version that is found while the page is open is offered when it is whole', async () => {
  const registration = new Registration();
  const offered = await listen(registration);
  registration.installing = new Keeper('installing');
  registration.dispatchEvent(new Event('updatefound'));
  expect(offered).toEqual([]);
  registration.whole({ papua: '2' });
  await vi.waitFor(() => expect(offered).toEqual([{ rules: { papua: '2' } }]));
});

it('so is one that was found before anybody asked', async () => {
  const registration = new Registration();
  registration.installing = new Keeper('installing');
  const offered = await listen(registration);
  expect(offered).toEqual([]);
  registration.whole({ papua: '2' });
  await vi.waitFor(() => expect(offered).toEqual([{ rules: { papua: '2' } }]));
});
