/**
 * Locks between processes that work in the same folder. The holder listens on a socket, which kill -9 releases too and which,
 * unlike a file with a process number, never names a stranger. Who finds it held can ask the holder for what it shares.
 */
import { createHash } from 'node:crypto';
import { unlinkSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './project.mjs';

/** @param {string} name */
function address(name) {
  const key = `grok-prompts-${createHash('sha256').update(`${ROOT}\n${name}`).digest('hex').slice(0, 24)}`;
  // Filled up to the length of a name: Node 20 pads with zeros, Node 24 does not, and the two must meet.
  if (process.platform === 'linux') return `\0${key.padEnd(107, '-')}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${key}`;
  return path.join(tmpdir(), `${key}.sock`);
}

/**
 * @param {string} name
 * @param {unknown | Promise<unknown>} [info] what those who ask are told, as JSON
 * @returns {Promise<{ release(): Promise<void> } | null>} null when another holds it
 */
export function tryLock(name, info = null) {
  const told = Promise.resolve(info);
  told.catch(() => {});
  /** @type {Set<net.Socket>} */
  const guests = new Set();
  const server = net.createServer((socket) => {
    guests.add(socket);
    socket
      .unref()
      .on('error', () => {})
      .on('close', () => guests.delete(socket))
      .resume();
    told.then(
      (value) => socket.write(`${JSON.stringify(value)}\n`),
      () => socket.destroy(),
    );
  });
  return new Promise((resolve) => {
    server.once('error', () => resolve(null));
    server.listen(address(name), () => {
      server.unref();
      const release = () => {
        for (const socket of guests) socket.destroy();
        return new Promise((done) => server.close(() => done(undefined)));
      };
      resolve({ release });
    });
  });
}

/**
 * @param {string} name
 * @returns {Promise<{ info: any, gone: Promise<void> } | null>} null when nobody holds it
 */
export function askHolder(name) {
  return new Promise((resolve) => {
    const socket = net.connect(address(name));
    let text = '';
    /** @type {Promise<void>} */
    const gone = new Promise((done) => socket.once('close', () => done()));
    socket.on('data', (chunk) => {
      text += chunk;
      if (!text.includes('\n')) return;
      socket.unref();
      resolve({ info: JSON.parse(text), gone });
    });
    socket.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      // Only macOS: a file left by a holder that was killed.
      if (error.code === 'ECONNREFUSED' && path.isAbsolute(address(name))) unlinkSync(address(name));
    });
    gone.then(() => resolve(null));
  });
}

/**
 * Waits until the lock is ours.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} run
 * @param {() => void} [onWait]
 */
export async function withLock(name, run, onWait) {
  const lock = await takeTurn(name, onWait);
  try {
    return await run();
  } finally {
    await lock.release();
  }
}

/** @param {string} name @param {() => void} [onWait] */
async function takeTurn(name, onWait) {
  for (let waited = false; ; ) {
    const lock = await tryLock(name);
    if (lock) return lock;
    const holder = await askHolder(name);
    if (!holder) continue;
    if (!waited) onWait?.();
    waited = true;
    await keepAlive(holder.gone);
  }
}

/** What waits on another process alone would let this one end. @param {Promise<void>} promise */
async function keepAlive(promise) {
  const timer = setInterval(() => {}, 60_000);
  await promise;
  clearInterval(timer);
}
