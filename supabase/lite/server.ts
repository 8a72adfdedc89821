/**
 * The child process of scripts/backend.ts: @supabase/lite on one database, on 127.0.0.1. It embeds lite instead of running
 * `lite start` for three reasons: lite grants every table to anon and authenticated when it first sees row level
 * security, PGlite is a single session that concurrent requests would share, and mails arrive as objects, not as console text.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Message, ServerOptions } from '../../scripts/backend.ts';
import { openApp } from './app.ts';
import { asksForGuessedCount, oneAtATime, requestListener } from './http.ts';
import { lockFolder } from './lock.ts';
import { toMail, withRedirect } from './mail.ts';
import { asTokenOwner } from './personal-token.ts';

const tell = (message: Message) => process.send?.(message);

async function start(options: ServerOptions): Promise<() => Promise<void>> {
  let url = '';
  // Asked by scripts/searches.ts.
  if ((await lockFolder(options.dataDir, () => url)) !== undefined)
    throw new Error(`Another backend is already running on ${options.dataDir}`);
  const { app, query, applied } = await openApp(options, async (message) => void tell({ type: 'mail', mail: toMail(message) }));
  // Nothing else of lite (its /_system, its storage) is for anybody.
  const served = /^\/(rest|auth)\/v1\//;
  const answer = async (request: Request): Promise<Response> => {
    const [, service] = served.exec(new URL(request.url).pathname) ?? [];
    if (!service) return new Response(null, { status: 404 });
    // As private.check_request does on Supabase.
    if (asksForGuessedCount(request)) return Response.json({ code: 'PT400', message: 'Only count=exact is answered' }, { status: 400 });
    // The sign-in service knows nothing of personal tokens: to it such a request comes from nobody.
    const asked = service === 'rest' ? await asTokenOwner(request, query, options.keys.jwtSecret) : request;
    if (!asked) return Response.json({ code: 'PT401', message: 'There is no such token' }, { status: 401 });
    return withRedirect(asked, options.siteUrl, () => app.fetch(asked, { peerAddress: '127.0.0.1' }));
  };
  const server = createServer(requestListener(options.driver === 'pglite' ? oneAtATime(answer) : answer));
  // The site closes an idle connection after the five seconds that it is told; were the same here, a request could cross the end of one.
  server.keepAliveTimeoutBuffer = 60_000;
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}`;
  tell({ type: 'ready', port, applied });
  return async () => {
    server.close();
    server.closeAllConnections();
    await app.connection.close();
  };
}

// lite prints whole errors, with the statement and what people typed; a log gets one line and nobody's text.
console.error = (...values: unknown[]) => process.stderr.write(`${values.map(inOneLine).join(' ')}\n`);

/** Errors of PostgreSQL quote what they were given: their code, and the rule that was broken. */
function inOneLine(value: unknown): string {
  if (!(value instanceof Error)) return String(value).replace(/\s+/g, ' ').slice(0, 100);
  const { name, code, constraint, routine }: Error & { code?: unknown; constraint?: unknown; routine?: unknown } = value;
  return [name, code, constraint ?? routine].filter(Boolean).join(' ');
}

let running: Promise<() => Promise<void>> | undefined;
let stopping = false;

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  try {
    await (await running)?.();
  } finally {
    process.exit(0);
  }
}

process.on('message', (message: { start: ServerOptions } | 'stop') => {
  if (message === 'stop') return stop();
  running = start(message.start);
  running.catch((error) => {
    tell({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
    process.exit(1);
  });
});
// A parent that was killed cannot say stop; Ctrl-C reaches the whole group, but the parent decides the order.
process.on('disconnect', stop);
process.on('SIGTERM', stop);
process.on('SIGINT', () => {});
