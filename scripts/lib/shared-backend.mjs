/**
 * One embedded backend for every site that runs from this folder: the first one starts it, the others use it, and when
 * its owner ends, another one carries on with it at the same address.
 */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { askHolder, tryLock } from './lock.mjs';
import { printMail, writeMail } from './mail.mjs';
import { ROOT } from './project.mjs';

const DATA = path.join(ROOT, '.data/backend');
const MAIL = path.join(ROOT, '.data/mail');
const LOCK = 'backend';
const PATIENCE = 15_000;

/**
 * @typedef {{ keys: import('../backend.mjs').Keys, siteUrl: string, databaseUrl?: string, confirmEmail?: boolean, dev: boolean, say: (line: string) => void }} Options
 * @param {Options} options
 */
export async function openBackend(options) {
  /** @type {(reason: string) => void} */
  let fail = () => {};
  /** @type {Promise<string>} */
  const failed = new Promise((resolve) => {
    fail = resolve;
  });
  let stopping = false;
  let part = await startOrShare(options, 0);

  const watch = async () => {
    for (;;) {
      await part.ended;
      if (stopping) return;
      if (part.own) return fail('The backend ended unexpectedly.');
      try {
        const { port } = new URL(part.url);
        part = await startOrShare(options, Number(port));
        if (new URL(part.url).port !== port) return fail('The backend has moved to another address.');
      } catch (error) {
        return fail(error instanceof Error ? error.message : String(error));
      }
    }
  };
  watch();

  return {
    url: part.url,
    /** Resolves with the reason when there is no backend any more. */
    failed,
    async stop() {
      stopping = true;
      await part.stop();
    },
  };
}

/** @param {Options} options @param {number} port */
async function startOrShare({ keys, siteUrl, databaseUrl, confirmEmail, dev, say }, port) {
  for (;;) {
    /** @type {(info: { url: string, siteUrl: string } | Promise<never>) => void} */
    let tell = () => {};
    const info = new Promise((resolve) => {
      tell = resolve;
    });
    const lock = await tryLock(LOCK, info);
    if (lock) {
      try {
        say(port === 0 ? 'Starting the backend' : 'The site that ran the backend has ended; it goes on here');
        const backend = await startPatiently({
          dataDir: DATA,
          keys,
          siteUrl,
          port,
          driver: databaseUrl ? 'postgres' : 'pglite',
          databaseUrl,
          confirmEmail,
          log: (line) => say(`backend: ${line}`),
        });
        backend.onMail(dev ? (mail) => printMail(mail, say) : (mail) => writeMail(mail, MAIL, say));
        if (dev) say('Mails are printed here with their links, which anybody who reads them can use');
        tell({ url: backend.url, siteUrl });
        const ended = backend.exited.then(() => {});
        const stop = () => backend.stop().then(() => lock.release());
        return { own: true, url: backend.url, ended, stop };
      } catch (error) {
        tell(Promise.reject(error));
        await lock.release();
        throw error;
      }
    }
    const holder = await askHolder(LOCK);
    if (!holder) continue;
    say(`Using the backend of ${holder.info.siteUrl}`);
    return { own: false, url: /** @type {string} */ (holder.info.url), ended: holder.gone, stop: async () => {} };
  }
}

/**
 * The backend of a parent that was killed needs a moment to close its files.
 * @param {import('../backend.mjs').StartOptions} options
 */
async function startPatiently(options) {
  const { startBackend } = await import('../backend.mjs');
  for (const end = Date.now() + PATIENCE; ; ) {
    try {
      return await startBackend(options);
    } catch (error) {
      const busy = error instanceof Error && /already running|EADDRINUSE/.test(error.message);
      if (!busy || Date.now() > end) throw error;
      await sleep(500);
    }
  }
}
