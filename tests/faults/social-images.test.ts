import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { categories, prompts } from '../e2e/support/library';
import { ask } from './no-script-browser';
import { busyMilliseconds, residentMegabytes, startWhole } from './support';

const CONNECTIONS = 8;
/** A picture that is there takes 2 to 5, drawing one 60 at the least. */
const BUSY_LIMIT_MS = 20;
const RESIDENT_LIMIT_MB = 350;
/** Without it a quick machine asks some ten thousand times, and their garbage is measured. */
const HEALTH_PAUSE_MS = 20;

let whole: Awaited<ReturnType<typeof startWhole>>;

beforeAll(async () => {
  whole = await startWhole();
});
afterAll(() => whole.stop());

const pictures = [
  ...prompts.slice(0, 300).map(({ slug }) => `/og/prompt/${slug}.png`),
  ...categories.map(({ slug }) => `/og/category/${slug}.png`),
];

test.each([
  ['300 social images', 200, pictures],
  ['social images of nothing', 404, pictures.map((path) => path.replace('.png', '-x.png'))],
])('%s, asked for over eight connections, are drawn once, and the site answers others meanwhile', async (_, expected, paths) => {
  const site = whole.site;
  await askAll(paths, expected);
  const before = busyMilliseconds(site.pid);
  await askAll(paths, expected);
  expect((busyMilliseconds(site.pid) - before) / paths.length).toBeLessThan(BUSY_LIMIT_MS);
  expect(residentMegabytes(site.pid)).toBeLessThan(RESIDENT_LIMIT_MB);
});

async function askAll(paths: string[], expected: number): Promise<void> {
  const { site } = whole;
  const queue = [...paths];
  const asked = queue.length;
  let healthy = 0;
  const watching = (async () => {
    while (queue.length > 0) {
      expect((await ask(site.url, { path: '/healthz', patience: 60_000 })).status).toBe(200);
      healthy += 1;
      await wait(HEALTH_PAUSE_MS);
    }
  })();
  const asking = Array.from({ length: CONNECTIONS }, async () => {
    for (let path = queue.shift(); path; path = queue.shift()) {
      expect((await ask(site.url, { path, patience: 60_000 })).status, path).toBe(expected);
    }
  });
  await Promise.all([...asking, watching]);
  expect(healthy).toBeGreaterThan(asked / CONNECTIONS / 4);
}
