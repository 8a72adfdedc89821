import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { expect, test } from 'vitest';

const [OLD, NEW] = ['build-before', 'build-now'];
const PAGES = ['/offline', '/share', '/'];
const DATA = ['/data/library.json', '/data/titles.json'];
const worker = readFileSync('app/sw.js/worker.js', 'utf8');

/** The CacheStorage of a browser, as far as the worker uses it. */
function cacheStorage() {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const stored = all.get(name) ?? new Map<string, Response>();
    all.set(name, stored);
    return {
      match: async (path: string) => stored.get(path)?.clone(),
      put: async (path: string, response: Response) => void stored.set(path, response),
      delete: async (path: string) => stored.delete(path),
      keys: async () => [...stored.keys()],
    };
  };
  const match = async (path: string) =>
    [...all.values()]
      .map((stored) => stored.get(path))
      .find(Boolean)
      ?.clone();
  return { open, match, keys: async () => [...all.keys()], paths: () => [...all.values()].flatMap((stored) => [...stored.keys()]) };
}

/** The worker of the build NEW. `cached` are the pages of which a cache in front still has those of the build before. */
function startWorker(cached: Set<string>) {
  const caches = cacheStorage();
  const listeners = new Map<string, (event: object) => void>();
  vm.runInNewContext(
    `const BUILD = ${JSON.stringify(NEW)}; const PAGES = ${JSON.stringify(PAGES)}; const DATA = ${JSON.stringify(DATA)};\n${worker}`,
    {
      ...{ caches, URL, AbortSignal, navigator: {} },
      addEventListener: (type: string, listener: (event: object) => void) => void listeners.set(type, listener),
      async fetch(path: string) {
        const type = DATA.includes(path) ? 'application/json' : 'text/html; charset=utf-8';
        const headers = { 'Content-Type': type, 'Cache-Control': 's-maxage=31536000', Date: new Date().toUTCString() };
        return new Response(`<html data-build="${cached.has(path) ? OLD : NEW}">`, { headers });
      },
    },
  );
  /** What a page does once it is idle. */
  const visit = async (path: string) => {
    const waited: Promise<unknown>[] = [];
    const source = { url: `https://prompts.example${path}`, postMessage: () => undefined };
    listeners.get('message')?.({ source, waitUntil: (promise: Promise<unknown>) => waited.push(promise) });
    await Promise.all(waited);
  };
  return { visit, paths: caches.paths };
}

test('the service worker stores pages of its own build alone, those that a cache has of the one before later', async () => {
  const cached = new Set(['/', '/about']);
  const { visit, paths } = startWorker(cached);
  await visit('/about');
  expect(paths()).toEqual(['/offline', ...DATA, '/share']);
  cached.delete('/');
  await visit('/about');
  expect(paths()).toEqual(['/offline', ...DATA, '/share', '/']);
  cached.clear();
  await visit('/about');
  expect(paths()).toEqual(['/offline', ...DATA, '/share', '/', '/about']);
});
