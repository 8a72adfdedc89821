import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from './no-script-browser';
import { residentMegabytes, startWhole } from './support';

const ADDRESSES = 20_000;
const AT_ONCE = 16;
/** Megabytes that `next start` may hold. */
const RESIDENT_LIMIT_MB = 350;

let whole: Awaited<ReturnType<typeof startWhole>>;

beforeAll(async () => {
  whole = await startWhole({}, { ownBuild: true });
});
afterAll(() => whole.stop());

const KINDS: ((id: string, name: string) => string)[] = [
  (id) => `/prompt/shared/${id}`,
  (_, name) => `/u/${name}`,
  (_, name) => `/u/nobody/${name}`,
  (id) => `/data/collections/${id}.md`,
  (id) => `/data/prompts/${id}.json`,
  (_, name) => `/prompt/${name}`,
  (_, name) => `/og/prompt/${name}.png`,
  (_, name) => `/prompts?q=${name}`,
  (_, name) => `/data/prompts/${name}.json`,
  (_, name) => `/${name}`,
];

test(`${ADDRESSES} addresses that nobody has leave the disk as it was and the memory in its bounds`, async () => {
  const size = whole.sizeOfBuild();
  const queue = Array.from({ length: ADDRESSES }, (_, index) => index);
  const seen = new Map<number, number>();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let index = queue.shift(); index !== undefined; index = queue.shift()) {
        const { status } = await ask(whole.site.url, { path: addressOf(index), patience: 60_000 });
        seen.set(status, (seen.get(status) ?? 0) + 1);
      }
    }),
  );
  expect([...seen.keys()].sort()).toEqual([200, 401, 404]);
  expect(seen.get(200), 'searches').toBe(ADDRESSES / KINDS.length);
  expect(whole.sizeOfBuild()).toBe(size);
  expect(residentMegabytes(whole.site.pid)).toBeLessThan(RESIDENT_LIMIT_MB);
});

/** Different each time, the same in every run. */
function addressOf(index: number): string {
  const hash = createHash('sha256').update(String(index)).digest('hex');
  const id = `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
  return KINDS[index % KINDS.length]?.(id, `x${hash.slice(0, 14)}`) ?? '/';
}
