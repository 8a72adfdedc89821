import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from './no-script-browser';
import { busyMilliseconds, residentMegabytes, startWhole } from './support';

/** The longest answer that is the same for everybody, a megabyte. */
const PATH = '/data/prompts.json';
const REQUEST = `GET ${PATH} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const GROWTH_LIMIT_MB = 150;
const PATIENCE = 60_000;

let whole: Awaited<ReturnType<typeof startWhole>>;

beforeAll(async () => {
  whole = await startWhole();
  await ask(whole.site.url, { path: PATH, patience: PATIENCE });
});
afterAll(() => whole.stop());

/** A connection that reads nothing. */
async function mute(): Promise<Socket> {
  const socket = connect(whole.site.port, '127.0.0.1').pause();
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** The most that the site holds while its answers are not read, beyond what it held before. */
async function growth(connections: number, requests: number, until: (sockets: Socket[]) => Promise<unknown>): Promise<number> {
  const before = residentMegabytes(whole.site.pid);
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, residentMegabytes(whole.site.pid))), 50);
  const sockets = await Promise.all(Array.from({ length: connections }, mute));
  try {
    for (const socket of sockets) socket.write(REQUEST.repeat(requests));
    await until(sockets);
    // The site is busy with none of them any more.
    expect((await ask(whole.site.url, { path: '/healthz', patience: PATIENCE })).status).toBe(200);
    return Math.max(most, residentMegabytes(whole.site.pid)) - before;
  } finally {
    clearInterval(watch);
    for (const socket of sockets) socket.destroy();
  }
}

test('a thousand requests, twenty at once on a connection whose answers nobody reads, end these connections', async () => {
  // Whoever reads nothing learns that the connection is gone when it writes once more.
  const untilClosed = (sockets: Socket[]) =>
    Promise.all(
      sockets.map(async (socket) => {
        for (let patience = 600; !socket.destroyed && patience > 0; patience--) {
          socket.write('\r\n');
          await sleep(50);
        }
        expect(socket.destroyed).toBe(true);
      }),
    );
  expect(await growth(50, 20, untilClosed)).toBeLessThan(GROWTH_LIMIT_MB);
});

test('a thousand connections that do not read their one answer hold it once', async () => {
  const untilIdle = async () => {
    // The first answer comes after theirs; then nothing is left to do.
    await ask(whole.site.url, { path: '/healthz', patience: PATIENCE });
    for (let before = -1, busy = 0; busy - before > 20; ) {
      before = busy;
      await sleep(500);
      busy = busyMilliseconds(whole.site.pid);
    }
  };
  expect(await growth(1000, 1, untilIdle)).toBeLessThan(GROWTH_LIMIT_MB);
});
