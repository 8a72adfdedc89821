import { expect, type Page } from 'playwright/test';
import { open } from './test';

/** Opens a page as a first visit, and stays until the service worker has stored what it stores, this page as the last. */
export async function visit(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect.poll(() => storedPaths(page)).toContain(new URL(page.url()).pathname);
}

/** Everything that the service worker has stored, by its address. */
export const storedPaths = (page: Page) =>
  page.evaluate(async () => {
    const stored = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return stored.flat().map(({ url }) => url.slice(location.origin.length));
  });

/** The texts of everything that the service worker has stored. */
export const storedText = (page: Page) =>
  page.evaluate(async () => {
    let all = '';
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) all += await (await cache.match(request, { ignoreVary: true }))?.text();
    }
    return all;
  });
