import { forEachOf, isCommunity, readLinks, readServed } from '../support/html';
import { expect, test } from '../support/test';

/** Every prompt leads to sign-in and sign-up with its own way back, and to the page that saves it; ten of each are enough. */
function leadingBack(atMost: number) {
  const seen = new Map<string, number>();
  return ({ pathname, searchParams }: URL) => {
    const saves = /^\/dashboard\/saved\//.test(pathname);
    if (!searchParams.has('next') && !saves) return false;
    const kind = saves ? 'saves' : pathname;
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    return count > atMost;
  };
}

test('every internal link of the site leads somewhere, down to its #fragment @once', async ({ request, page, baseURL }) => {
  const canonicalOrigin = new URL((await readServed(request, page, '/')).canonical[0] ?? '').origin;
  /** Where each link was seen first. */
  const found = new Map<string, string>([['/', 'the start']]);
  const fragments: { path: string; id: string; on: string }[] = [];
  const ids = new Map<string, Set<string>>();
  const dead: string[] = [];
  const isAnotherReturn = leadingBack(10);

  for (let queue = ['/']; queue.length > 0; ) {
    const next: string[] = [];
    await forEachOf(queue, async (path) => {
      const served = await readLinks(path);
      if (served.status !== 200 && !served.location) dead.push(`${served.status} ${path}, linked on ${found.get(path)}`);
      ids.set(path, new Set(served.ids));
      for (const href of served.location ? [served.location] : served.hrefs) {
        const url = new URL(href, `${baseURL}${path}`);
        if (url.origin !== baseURL && url.origin !== canonicalOrigin) continue;
        const target = url.pathname + url.search;
        if (url.hash) fragments.push({ path: target, id: decodeURIComponent(url.hash.slice(1)), on: path });
        if (found.has(target) || isCommunity(url.pathname) || isAnotherReturn(url)) continue;
        found.set(target, path);
        next.push(target);
      }
    });
    queue = next;
  }

  expect(dead).toEqual([]);
  expect(fragments.filter(({ path, id }) => id !== '' && !ids.get(path)?.has(id))).toEqual([]);
  expect(found.size).toBeGreaterThan(750);
});
