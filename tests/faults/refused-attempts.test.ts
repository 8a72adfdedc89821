import { afterAll, beforeAll, expect, test } from 'vitest';
import { RATES } from '../../lib/limits';
import { ask, filled, formsIn } from './no-script-browser';
import { residentMegabytes, startWhole } from './support';

const ATTEMPTS = 3000;
const AT_ONCE = 8;
/** Megabytes by which the process may grow; if it kept the requests in memory, it would be 110. */
const GROWTH_LIMIT_MB = 50;

let whole: Awaited<ReturnType<typeof startWhole>>;

beforeAll(async () => {
  whole = await startWhole();
});
afterAll(() => whole.stop());

test(`${ATTEMPTS} refused requests for reset links, with an e-mail each, leave the memory as it was`, async () => {
  const path = '/reset';
  const { text } = await ask(whole.site.url, { path, patience: 60_000 });
  const [form] = formsIn(path, text);
  if (!form) throw new Error('There is no form to ask for a link');
  let asked = 0;
  const isRefused = async () => {
    const body = filled(form, [['email', `person${++asked}@example.com`]]);
    return (await ask(whole.site.url, { path, body, patience: 60_000 })).text.includes('Too many attempts');
  };
  /** How many of `times` attempts are refused. */
  const refusedOf = async (times: number) => {
    let refused = 0;
    const end = asked + times;
    const askOn = async () => {
      while (asked < end) if (await isRefused()) refused++;
    };
    await Promise.all(Array.from({ length: AT_ONCE }, askOn));
    return refused;
  };
  // After these the process has loaded what it needs to answer.
  await refusedOf(RATES.reset.perAddress + 500);
  const before = residentMegabytes(whole.site.pid);
  expect(await refusedOf(ATTEMPTS)).toBe(ATTEMPTS);
  expect(residentMegabytes(whole.site.pid) - before).toBeLessThan(GROWTH_LIMIT_MB);
});
