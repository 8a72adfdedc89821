import autocannon from 'autocannon';
import { getRaw } from './http.mjs';
import { median } from './stats.mjs';

const CONNECTIONS = 32;

/**
 * `paths` are asked for one after the other, by each connection; or each request asks for what `nextPath` gives. `message` is posted instead.
 * Each request comes from another address, for what is limited by address.
 * @typedef {{ base: string, paths: string[], nextPath?: () => string, message?: { headers: Record<string, string>, body: string }, seconds: number, connections?: number, gzip?: boolean }} Load
 * @param {Load} load
 * @returns {Promise<{ perSecond: number, p99: number, failed: number }>}
 */
export async function load({ base, paths, nextPath, message, seconds, connections = CONNECTIONS, gzip = true }) {
  const headers = { 'accept-encoding': gzip ? 'gzip' : 'identity' };
  // Not "localhost", which may mean two addresses.
  const url = base.replace('//localhost', '//127.0.0.1');
  const get = message
    ? { method: /** @type {const} */ ('POST'), body: message.body, headers: { ...headers, ...message.headers } }
    : { method: /** @type {const} */ ('GET') };
  let asked = 0;
  /** @param {import('autocannon').Request} request */
  const fromElsewhere = (request) => {
    asked += 1;
    const address = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
    return { ...request, headers: { ...headers, ...request.headers, 'x-forwarded-for': address } };
  };
  /** @type {import('autocannon').Request[]} */
  const requests = nextPath
    ? [{ ...get, setupRequest: (request) => ({ ...fromElsewhere(request), path: nextPath() }) }]
    : paths.map((path) => ({ ...get, path, setupRequest: fromElsewhere }));
  const result = await autocannon({ url, connections, duration: seconds, headers, requests });
  // What was asked for last is still being made: the next measurement must not pay for it.
  await getRaw(url + (paths[0] ?? '/'), { ...headers, 'x-forwarded-for': '10.255.255.255' });
  return { perSecond: result['2xx'] / result.duration, p99: result.latency.p99, failed: result.non2xx + result.errors };
}

/**
 * Two loads in turns, so that what else the machine does falls on both: the ratio of their medians.
 * @param {Load} ours @param {Load} theirs @param {number} rounds
 */
export async function inTurns(ours, theirs, rounds) {
  /** @type {{ ours: number[], theirs: number[] }} */
  const seen = { ours: [], theirs: [] };
  const turns = [
    { into: seen.ours, what: ours },
    { into: seen.theirs, what: theirs },
  ];
  let failed = 0;
  for (const { what } of turns) await load({ ...what, seconds: 1 });
  for (let round = 0; round < rounds; round++) {
    // Each goes first every other time.
    for (const { into, what } of round % 2 ? turns : [...turns].reverse()) {
      const run = await load(what);
      into.push(run.perSecond);
      failed += run.failed;
    }
  }
  const middle = { ours: median(seen.ours), theirs: median(seen.theirs) };
  return { ...middle, ratio: middle.ours / middle.theirs, rounds: seen, failed };
}
