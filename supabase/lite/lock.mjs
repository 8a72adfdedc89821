import { unlink } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';

const windows = process.platform === 'win32';

/**
 * Two servers on one PGlite folder would destroy it. A listening socket, unlike a file with a process number, is released by
 * kill -9 and never names a stranger. Its path is relative because the length of a socket's path is limited.
 * @param {string} folder
 */
export async function lockFolder(folder) {
  const name = windows ? `\\\\.\\pipe\\${path.resolve(folder).replace(/[\\/:]/g, '-')}` : './lock';
  if (await listen(folder, name)) return;
  if (await answers(folder, name)) throw new Error(`Another backend is already running on ${folder}`);
  await unlink(path.join(folder, 'lock')).catch(() => {});
  if (!(await listen(folder, name))) throw new Error(`Another backend is already running on ${folder}`);
}

/** @template T @param {string} folder @param {() => T} run @returns {T} */
function inside(folder, run) {
  const before = process.cwd();
  process.chdir(folder);
  try {
    return run();
  } finally {
    process.chdir(before);
  }
}

/** @param {string} folder @param {string} name @returns {Promise<boolean>} */
function listen(folder, name) {
  return new Promise((resolve) => {
    const server = net.createServer((socket) => socket.end());
    server.once('error', () => resolve(false));
    server.once('listening', () => resolve(true));
    inside(folder, () => server.listen(name));
    server.unref();
  });
}

/** @param {string} folder @param {string} name @returns {Promise<boolean>} */
function answers(folder, name) {
  return new Promise((resolve) => {
    const socket = inside(folder, () => net.connect(name));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
