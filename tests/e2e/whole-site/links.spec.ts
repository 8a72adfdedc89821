import { forEachOf, isCommunity, readLinks, readServed } from '../support/html';
import { expect, test } from '../support/test';

/**
 * Every prompt leads to sign-in and sign-up with its own way back, and to the page that saves it; every list to itself in other orders and
 * views. Ten of each are enough.
 */
function enoughOf(atMost: number) {
  const seen = new Map<string, number>();
  const kindOf = ({ pathname, searchParams }: URL) => {
    if (/^\/dashboard\/saved\//.test(pathname)) return 'saves';
    if (searchParams.has('next')) return pathname;
    return ['view', 'sort'].find((name) => searchParams.has(name));
  };
  return (url: URL) => {
    const kind = kindOf(url);
    if (kind === undefined) return false;
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
  const isEnough = enoughOf(10);

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
        if (found.has(target) || isCommunity(url.pathname) || isEnough(url)) continue;
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
