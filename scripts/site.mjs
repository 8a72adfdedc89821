/**
 * The site in a child process that lives and dies with its parent.
 * @import { Site, SiteOptions } from './site.d.mts'
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { spawnNext } from './lib/next-process.mjs';

const PATIENCE = 60_000;

/**
 * @param {SiteOptions} [options]
 * @returns {Promise<Site>}
 */
export async function startSite({ distDir = '.next', port = 0, hostname, env, dev = false, log } = {}) {
  /** @type {(port: number) => void} */
  let onListening = () => {};
  /** @type {Promise<number>} */
  const listening = new Promise((resolve) => {
    onListening = resolve;
  });
  const where = ['-p', String(port), ...(hostname ? ['-H', hostname] : [])];
  const onLine = (/** @type {string} */ line) => {
    const match = /- Local:\s+https?:\/\/\S+:(\d+)/.exec(stripVTControlCharacters(line));
    if (match) onListening(Number(match[1]));
    log?.(line);
  };
  const next = spawnNext([dev ? 'dev' : 'start', ...where], { distDir, env, dev, onLine });
  const ended = next.exited.then(() => {
    throw new Error(`The site could not start:\n${next.lastLines(20)}`);
  });
  try {
    const actual = await Promise.race([listening, ended]);
    const host = hostname?.includes(':') ? `[${hostname}]` : hostname;
    await Promise.race([answers(`http://${host ?? '127.0.0.1'}:${actual}/robots.txt`), ended]);
    return { url: `http://localhost:${actual}`, port: actual, ...next };
  } catch (error) {
    await next.stop();
    throw error;
  } finally {
    ended.catch(() => {});
  }
}

/** @param {string} url */
async function answers(url) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const status = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    if (status > 0) return;
    if (Date.now() > end) throw new Error(`The site does not answer at ${url}`);
    await sleep(100);
  }
}
