/* global BUILD, PAGES, DATA -- written before this file by route.ts */
// The service worker (docs/decisions/service-worker.md). For all but the files of a build it asks the network first, and it stores only what the
// server gives to everybody: its own requests carry no cookies. The files of two builds are stored, so that open pages of the build before go on
// working.
const FILES = `gp-files-${BUILD}`;
const SEEN = `gp-seen-${BUILD}`;
const [OFFLINE, SHARE] = PAGES;
const [LIBRARY] = DATA;
const MOST_SEEN = 20;
const MINUTE = 60_000;

/** Matches the files that a page, a script or a style sheet names, except `nomodule` ones: no browser with service workers loads them. */
const NAMED = /\/early\.js\?v=\w+|(?:chunks|media)\/[\w.~-]+\.(?:js|css|woff2)(?!" noModule)/g;
/**
 * Paths that are never stored, whatever Cache-Control says: those of accounts, programs and embeds, and of public pages of people, which may
 * become private.
 */
const PRIVATE = /^\/(dashboard|api|auth|login|signup|reset|data|mcp|u|prompts?\/shared|embed|following|unsubscribe)(\/|$)/;
/** The lists in whose place the offline page shows the stored library. */
const FROM_LIBRARY = /^\/(prompts|search|category\/[\w-]+)$/;

const stored = (path) => caches.match(path, { ignoreVary: true });
const hasFailed = ({ status }) => status >= 502 && status <= 504;
const isForEverybody = ({ headers }) => /s-maxage|public/.test(headers.get('Cache-Control'));
const isOf = (type, { headers }) => headers.get('Content-Type')?.startsWith(type);
/** A request of the worker itself: without cookies, and ended after half a minute. */
const ask = (path, cache) => fetch(path, { credentials: 'omit', cache, signal: AbortSignal.timeout(MINUTE / 2) });

/** Stores a response in one cache, and removes it from all others. */
async function put(name, path, response) {
  await (await caches.open(name)).put(path, response);
  for (const other of await caches.keys()) if (other !== name) await (await caches.open(other)).delete(path, { ignoreVary: true });
}

/** Stores the files that a text names, each after those that it names itself. Files that the build before has stored are moved. */
async function storeFiles(text, seen = new Set()) {
  for (const [named] of text.matchAll(NAMED)) {
    const path = named.startsWith('/') ? named : `/_next/static/${named}`;
    if (seen.has(path) || (await (await caches.open(FILES)).match(path))) continue;
    seen.add(path);
    const response = (await stored(path)) ?? (await ask(path));
    if (response.status === 404) continue;
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    if (/\.(js|css)$/.test(path)) await storeFiles(await response.clone().text(), seen);
    await put(FILES, path, response);
  }
}

/** Stores a page or data. For a page of another build, which a cache in front may still have, it throws, and the next opened page tries again. */
async function storePage(path, name) {
  const response = await ask(path, 'no-cache');
  if (response.status === 404) return;
  const isPage = isOf('text/html', response);
  const isWanted = isForEverybody(response) && (isPage || DATA.includes(path));
  if (!response.ok || response.redirected || !isWanted) throw new Error(`${path} answered ${response.status}`);
  const text = await response.clone().text();
  if (isPage && !text.includes(`data-build="${BUILD}"`)) throw new Error(`${path} is a page of another build`);
  await storeFiles(text);
  await put(name, path, response);
}

/**
 * Stores the pages and data that are not stored yet. If the worker did so during its installation, Chromium would store compiled scripts, too,
 * which double the space.
 */
async function storeAll() {
  const files = await caches.open(FILES);
  const wanted = navigator.connection?.saveData ? [OFFLINE] : [OFFLINE, ...DATA, ...PAGES];
  for (const path of wanted) if (!(await files.match(path, { ignoreVary: true }))) await storePage(path, FILES);
}

/**
 * Stores a page that somebody has opened, unless its path is PRIVATE or one of PAGES, it has a query, or it was stored in the last ten
 * minutes. At most MOST_SEEN of the opened pages stay.
 */
async function storeSeen({ pathname, search }) {
  if (search || PRIVATE.test(pathname) || PAGES.includes(pathname)) return;
  const age = ageOf(await stored(pathname));
  if (age > 10 * MINUTE) await storePage(pathname, SEEN);
  const cache = await caches.open(SEEN);
  const pages = await cache.keys();
  for (const page of pages.slice(0, -MOST_SEEN)) await cache.delete(page);
}

const ageOf = (response) => (response ? Date.now() - Date.parse(response.headers.get('Date')) : Infinity);

const storedPage = ({ pathname, search }) => stored(pathname + search);

/** True for a page that the offline page can show from the library, once both are stored. */
async function isInLibrary({ pathname }) {
  if (!(await stored(OFFLINE)) || !(await stored(LIBRARY))) return false;
  return FROM_LIBRARY.test(pathname) || fromLibrary(pathname, '/prompt/');
}

/** The network's response, undefined if there is none. A page for everybody is also stored. */
async function fromNetwork(event, url) {
  const response = await fetch(event.request).catch(() => undefined);
  const isPage = response?.ok && (isOf('text/html', response) || isOf('text/x-component', response));
  if (isPage && isForEverybody(response)) event.waitUntil(storeSeen(url).catch(() => undefined));
  return response;
}

async function answerPage(event, url) {
  // A text that another app shares never reaches the server.
  if (url.pathname === SHARE && url.search) return Response.redirect(`${SHARE}#${url.search.slice(1)}`);
  const response = await fromNetwork(event, url);
  if (response && !hasFailed(response)) return response;
  const page = (await storedPage(url)) ?? ((!response || (await isInLibrary(url))) && (await stored(OFFLINE)));
  return page || response || Response.error();
}

/** Answers a request for React's payload of a page. If the site does not, an empty answer makes Next load the whole page, if the worker has it. */
async function answerPayload(event, url) {
  const response = await fromNetwork(event, url);
  if (response && !hasFailed(response)) return response;
  if (!(await storedPage(url)) && !(await isInLibrary(url))) return response ?? Response.error();
  // In a search as one types, the request for the next letter replaces this one.
  if (url.search) await new Promise((later) => setTimeout(later, 1000));
  return new Response(null, { status: 204 });
}

async function answerData(event, url) {
  const response = await fetch(event.request).catch(() => undefined);
  if (response && !hasFailed(response)) return response;
  const prompt = await fromLibrary(url.pathname.replace(/\.json$/, ''), '/data/prompts/');
  if (prompt) return new Response(JSON.stringify(prompt), { headers: { 'Content-Type': 'application/json' } });
  return (await stored(url.pathname)) ?? response ?? Response.error();
}

async function fromLibrary(path, under) {
  const library = path.startsWith(under) && (await stored(LIBRARY));
  return library && (await library.json()).find(({ ref }) => ref.id === path.slice(under.length));
}

const answerFile = async ({ request }) => (await stored(request.url)) ?? fetch(request);

function answerOf({ request }, { pathname }) {
  if (/^\/(_next\/static\/|early\.js$)/.test(pathname)) return answerFile;
  if (request.mode === 'navigate') return request.destination === 'document' && answerPage;
  if (request.headers.get('RSC') && !request.headers.get('Next-Router-Prefetch')) return answerPayload;
  return (DATA.includes(pathname) || pathname.startsWith('/data/prompts/')) && answerData;
}

addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  url.searchParams.delete('_rsc');
  const answer = answerOf(event, url);
  // Where storage is denied, requests go to the network as if there were no worker.
  if (answer) event.respondWith(answer(event, url).catch(() => fetch(event.request)));
});

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(takeOver()));

/** Deletes the caches of older builds, except the files of the last one, which open pages may still load. */
async function takeOver() {
  await clients.claim();
  const names = await caches.keys();
  const [before] = names.filter((name) => name.startsWith('gp-files-') && name !== FILES).slice(-1);
  for (const name of names) if (![FILES, SEEN, before].includes(name)) await caches.delete(name);
}

let storing;

// Pages send a message some seconds after they were opened, and when a new worker takes over.
addEventListener('message', (event) => {
  event.source.postMessage(BUILD);
  storing ??= storeAll().finally(() => {
    storing = undefined;
  });
  // The first page was opened without the worker, so it is stored here. After a failure the next page tries again.
  event.waitUntil(storing.then(() => storeSeen(new URL(event.source.url))).catch(() => undefined));
});
