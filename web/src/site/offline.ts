/** What keeps the site for when there is no network; a new version is offered, never forced (web/site/offline.js). */

/** How long the first visit waits until all is kept: then Python is fetched only once. */
const PATIENCE = 30_000;

/** Of a version that could be taken: the versions of the rules of its titles. */
export interface News {
  rules: Record<string, string>;
}

let registered: Promise<ServiceWorkerRegistration | null> | null = null;

function register(): Promise<ServiceWorkerRegistration | null> {
  registered ??= (async () => {
    if (!('serviceWorker' in navigator)) return null;
    navigator.serviceWorker.addEventListener('message', (event) => {
      if (event.data === 'taken') location.reload();
    });
    try {
      return await navigator.serviceWorker.register(new URL('offline.js', document.baseURI));
    } catch {
      return null; // then there is a page, but not without the network
    }
  })();
  return registered;
}

function reaches(worker: ServiceWorker | null, state: ServiceWorkerState): Promise<void> {
  return new Promise((resolve) => {
    const look = () => worker?.state === state && resolve();
    worker?.addEventListener('statechange', look);
    look();
  });
}

/** When files can be asked for: by way of what keeps them, if there is such a thing. */
export async function ready(): Promise<void> {
  const registration = await register();
  // Whoever loads a page past all caches is not served by what is there.
  if (!registration || registration.active?.state === 'activated') return;
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  await Promise.race([
    reaches(worker, 'activated'),
    reaches(worker, 'redundant'), // it could not keep all
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ]);
}

async function ask<T>(what: 'news' | 'take'): Promise<T | null> {
  const keeper = (await register())?.active;
  if (!keeper) return null;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = (event: MessageEvent<T | null>) => resolve(event.data);
    keeper.postMessage(what, [port2]);
  });
}

/** Calls back when a version is here that is not in use. */
export async function whenNewer(offer: (news: News) => void): Promise<void> {
  const look = async () => {
    const news = await ask<News>('news');
    if (news) offer(news);
  };
  const registration = await register();
  const wait = () => {
    const coming = registration?.installing ?? registration?.waiting;
    if (coming) void reaches(coming, 'activated').then(look);
  };
  registration?.addEventListener('updatefound', wait);
  wait(); // it may have been found before anybody asked
  await look();
}

/** Every page of the site is loaded anew with it. */
export const take = (): Promise<null> => ask('take');

/** Ask the browser not to clear what is stored here when space is short. */
export async function keep(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}
