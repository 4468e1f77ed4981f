/** What keeps the site for when there is no network; updates are offered, never forced. */

/** How long the first visit waits until all is kept: then Python is fetched only once. */
const PATIENCE = 30_000;

let registered: Promise<ServiceWorkerRegistration | null> | null = null;

function register(): Promise<ServiceWorkerRegistration | null> {
  registered ??= (async () => {
    if (!('serviceWorker' in navigator)) return null;
    try {
      return await navigator.serviceWorker.register(new URL('offline.js', document.baseURI));
    } catch {
      return null; // then there is a page, but not without the network
    }
  })();
  return registered;
}

/** When files can be asked for: by way of what keeps them, if there is such a thing. */
export async function ready(): Promise<void> {
  if (!(await register()) || navigator.serviceWorker.controller) return;
  await Promise.race([
    new Promise<void>((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }),
    ),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ]);
}

/** Ask the browser not to clear what is stored here when space is short. */
export async function keep(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}
