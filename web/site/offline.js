/* Keeps all files of one version of the site. `SITE` is written above this line when the folder is made. */
/* global SITE */
const NAME = `robinsonade ${new URL(self.registration.scope).pathname} `;
const CACHE = NAME + SITE.version;
const address = (file) => new URL(file, self.registration.scope).href;
const key = (file) => `${address(file)}?${SITE.files[file]}`;

async function keep(cache, file) {
  // What has not changed since another version is not fetched again.
  const known = await caches.match(key(file));
  if (known) return cache.put(key(file), known);
  const answer = await fetch(address(file), { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${answer.status} ${file}`);
  return cache.put(key(file), answer);
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) => Promise.all(Object.keys(SITE.files).map((file) => keep(cache, file)))),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (name.startsWith(NAME) && name !== CACHE) await caches.delete(name);
      }
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const scope = self.registration.scope;
  const url = event.request.url.split(/[?#]/)[0];
  if (event.request.method !== 'GET' || !url.startsWith(scope)) return;
  const file = url.slice(scope.length) || 'index.html';
  if (!(file in SITE.files)) return;
  event.respondWith(
    (async () => (await (await caches.open(CACHE)).match(key(file))) ?? fetch(event.request))(),
  );
});
