/**
 * The child process of scripts/backend.mjs: @supabase/lite on one database, on 127.0.0.1. It embeds lite instead of running
 * `lite start` for three reasons: lite grants every table to anon and authenticated when it first sees row level
 * security, PGlite is a single session that concurrent requests would share, and mails arrive as objects, not as console text.
 */
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { openApp } from './app.mjs';
import { oneAtATime, requestListener } from './http.mjs';
import { lockFolder } from './lock.mjs';
import { toMail } from './mail.mjs';

/** @param {import('../../scripts/backend.mjs').ServerOptions} options */
async function start(options) {
  await mkdir(options.dataDir, { recursive: true });
  await lockFolder(options.dataDir);
  const { app, applied } = await openApp(options, { send: async (message) => process.send?.({ type: 'mail', mail: toMail(message) }) });
  // Nothing else of lite (its /_system, its storage) is for anybody.
  const served = /^\/(rest|auth)\/v1\//;
  const answer = async (request) =>
    served.test(new URL(request.url).pathname) ? app.fetch(request, { peerAddress: '127.0.0.1' }) : new Response(null, { status: 404 });
  const server = createServer(requestListener(options.driver === 'pglite' ? oneAtATime(answer) : answer));
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', () => resolve(undefined));
  });
  process.send?.({ type: 'ready', port: server.address().port, applied });
  return async () => {
    server.close();
    server.closeAllConnections();
    await app.connection.close();
  };
}

// lite prints whole errors, with the statement and what people typed; a log gets one line and nobody's text.
console.error = (...values) => {
  const line = values.map((value) => (value instanceof Error ? `${value.code ?? value.name}: ${value.message}` : String(value))).join(' ');
  process.stderr.write(`${line.replace(/\s+/g, ' ').slice(0, 500)}\n`);
};

/** @type {Promise<() => Promise<void>> | undefined} */
let running;
let stopping = false;

async function stop() {
  if (stopping) return;
  stopping = true;
  try {
    await (await running)?.();
  } finally {
    process.exit(0);
  }
}

process.on('message', (message) => {
  if (message.type === 'stop') return stop();
  running = start(message.options);
  running.catch((error) => {
    process.send?.({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
    process.exit(1);
  });
});
// A parent that was killed cannot say stop; Ctrl-C reaches the whole group, but the parent decides the order.
process.on('disconnect', stop);
process.on('SIGTERM', stop);
process.on('SIGINT', () => {});
