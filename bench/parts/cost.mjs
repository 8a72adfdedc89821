/**
 * The processor time of the site's main thread for one request at each door, with the inputs that were found to take longest there: while it runs,
 * everybody else waits.
 */
import { readFileSync } from 'node:fs';
import { openBrowser, signIn } from '../lib/browser.mjs';
import { costlyRequests } from '../lib/costly-requests.mjs';
import { fillAccount } from '../lib/heavy-account.mjs';
import { openStage } from '../lib/stage.mjs';
import { count, milliseconds } from '../lib/stats.mjs';

/** Milliseconds of the main thread, without letting others in. */
const LIMIT = 200;

/** Nanoseconds that the main thread of a process has run, as the system counts them. @param {number} pid */
const mainThread = (pid) => Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]);

/** The longest that a small request waits while another is answered. @param {string} site @param {() => Promise<unknown>} ask */
async function longestWait(site, ask) {
  let longest = 0;
  let isRunning = true;
  const others = (async () => {
    while (isRunning) {
      const start = performance.now();
      await (await fetch(`${site}/healthz`)).arrayBuffer();
      longest = Math.max(longest, performance.now() - start);
    }
  })();
  await ask();
  isRunning = false;
  await others;
  return longest;
}

/** @param {import('../lib/bench.mjs').Bench} bench */
export default async function cost(bench) {
  const { site, sql } = await openStage(bench, { prompts: 5000 });
  bench.say('Filling an account to its quota');
  const account = await fillAccount(sql);
  const context = await (await openBrowser(bench)).newContext();
  await signIn(context, site.url, 'maya');
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const address = site.url.replace('//localhost', '//127.0.0.1');
  /** @type {{ id: string }[]} */
  const formats = await (await fetch(`${address}/prompt/professional-email/use/formats.json`)).json();
  let sent = 0;

  /** @param {import('../lib/costly-requests.mjs').Asked} asked */
  async function send({ path, method = 'GET', headers = {}, body, status = [] }) {
    // Each from another address, so that no rate limit answers in its place.
    const from = `10.${Math.floor(++sent / 250)}.${sent % 250}.1`;
    const init = { method, redirect: /** @type {const} */ ('manual'), headers: { 'x-forwarded-for': from, ...headers } };
    const response = await fetch(address + path, body === undefined ? init : { ...init, body });
    const { byteLength } = await response.arrayBuffer();
    if (!status.includes(response.status)) throw new Error(`${path.slice(0, 100)} answered ${response.status}`);
    return { byteLength, status: response.status };
  }

  /** @type {{ name: string, worst: number, wait: number, answer: string }[]} */
  const measured = [];
  const runs = bench.quick ? 1 : 3;
  const requests = costlyRequests(
    account,
    cookie,
    formats.map(({ id }) => id),
  );
  for (const [name, ask] of Object.entries(requests)) {
    let [worst, wait, answer] = [0, 0, ''];
    // The first run loads code; it is a cost of a start, not of a request.
    for (let run = 0; run <= runs; run++) {
      const asked = ask(run);
      const before = mainThread(site.pid);
      const { byteLength, status } = await send(asked);
      if (run > 0) worst = Math.max(worst, (mainThread(site.pid) - before) / 1e6);
      answer = `${status}, ${count(byteLength)} bytes`;
    }
    // What is made in pieces lets others in between them.
    if (worst > LIMIT) wait = await longestWait(address, () => send(ask(runs + 1)));
    measured.push({ name, worst, wait, answer });
  }
  measured.sort((one, other) => other.worst - one.worst);
  for (const { name, worst, wait } of measured.slice(0, 10)) {
    const others = wait > 0 ? `, others waited at most ${milliseconds(wait)}` : '';
    bench.line({ what: name, measured: milliseconds(worst) + others, limit: `≤ ${LIMIT} ms`, ok: (wait || worst) <= LIMIT });
  }
  bench.findings.tables.push({
    caption: `All ${measured.length}`,
    head: ['request', 'main thread, worst of three', 'answer'],
    rows: measured.map(({ name, worst, answer }) => [name, milliseconds(worst), answer]),
  });
  bench.findings.notes.push(
    'One request at a time, after one that is not counted. How imports are bounded is in docs/decisions/import.md.',
  );
}
