/* Keeps whole versions of the site and serves the one in use. Another one is taken when the person says so, never by
   itself: a game that was begun goes on with the rules it was begun with.
   `SITE` (version, files with their hashes, versions of the rules) is written above this line when the folder is made. */
/* global SITE */
const scope = self.registration.scope;
const NAME = `robinsonade ${new URL(scope).pathname} `;
const IN_USE = `${NAME}in use`;
const LIST = 'files.json'; // of a version; written last: a version that has it is whole
const address = (file) => new URL(file, scope).href;
const named = (version) => NAME + version;

const listOf = async (name) => (await (await caches.open(name)).match(address(LIST)))?.json();

/** Every version that is here as a whole, by the name of its cache. */
async function versions() {
  const found = new Map();
  for (const name of await caches.keys()) {
    if (!name.startsWith(NAME) || name === IN_USE) continue;
    const list = await listOf(name);
    if (list) found.set(name, list);
  }
  return found;
}

let used = null;
async function findUsed() {
  const kept = await (await caches.open(IN_USE)).match(scope);
  const version = kept ? await kept.text() : '';
  return version && (await listOf(named(version))) ? version : SITE.version;
}
/** The version that pages get. */
const inUse = () => (used ??= findUsed());

async function use(version) {
  await (await caches.open(IN_USE)).put(scope, new Response(version));
  used = Promise.resolve(version);
}

async function hashOf(bytes) {
  const found = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(found, (one) => one.toString(16).padStart(2, '0')).join('');
}

async function keep(cache, file, here) {
  const hash = SITE.files[file];
  // What has not changed since another version is not fetched again.
  for (const [name, list] of here) {
    const known = list.files[file] === hash && (await (await caches.open(name)).match(address(file)));
    if (known) return cache.put(address(file), known);
  }
  const answer = await fetch(address(file), { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${answer.status} ${file}`);
  const bytes = await answer.arrayBuffer();
  // While the host gets a new folder, some files may be of one version and some of another: then later.
  if (!(await hashOf(bytes)).startsWith(hash)) throw new Error(`${file} is not of this version`);
  const type = answer.headers.get('Content-Type') ?? 'application/octet-stream';
  return cache.put(address(file), new Response(bytes, { headers: { 'Content-Type': type } }));
}

async function install() {
  const here = await versions();
  const cache = await caches.open(named(SITE.version));
  await Promise.all(Object.keys(SITE.files).map((file) => keep(cache, file, here)));
  await cache.put(address(LIST), new Response(JSON.stringify(SITE)));
  await use(await findUsed());
  await self.skipWaiting();
}

/** Only what is in use and what is offered stays. */
async function tidy() {
  const wanted = [IN_USE, named(await inUse()), named(SITE.version)];
  for (const name of await caches.keys()) {
    if (name.startsWith(NAME) && !wanted.includes(name)) await caches.delete(name);
  }
}

async function serve(request, file) {
  const cache = await caches.open(named(await inUse()));
  return (await cache.match(address(file))) ?? fetch(request);
}

/** What the newest version is like, if it is not the one in use. */
async function news() {
  const list = (await inUse()) === SITE.version ? null : await listOf(named(SITE.version));
  return list ? { rules: list.rules } : null;
}

async function take() {
  await use(SITE.version);
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage('taken');
  await tidy();
  return null;
}

const ANSWERS = { news, take };

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
self.addEventListener('message', (event) => {
  const answer = ANSWERS[event.data];
  if (answer) event.waitUntil(answer().then((found) => event.ports[0]?.postMessage(found)));
});
self.addEventListener('fetch', (event) => {
  const url = event.request.url.split(/[?#]/)[0];
  if (event.request.method !== 'GET' || !url.startsWith(scope)) return;
  const file = url.slice(scope.length) || 'index.html';
  event.respondWith(serve(event.request, file));
});
