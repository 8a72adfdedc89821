import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { analyticsUrl } from './analytics';
import { clientAddress } from './client-address';
import { securityHeaders } from './content-security';
import { env } from './env';
import { dropOtherHeaders } from './request-headers';

/** The context of a request: an id for the log, the client's address, the response, and until when it waits for the backend. */
export type RequestContext = { id: string; address: string; response: ServerResponse; backendDeadline?: number };

// Next bundles instrumentation and pages separately; both must share one storage.
const KEY = Symbol.for('grok-prompts.request');
const shared = globalThis as { [KEY]?: AsyncLocalStorage<RequestContext> };
shared[KEY] ??= new AsyncLocalStorage<RequestContext>();
const storage = shared[KEY];

/** The request this runs in; none at start-up and while pages are built. */
export function requestContext(): RequestContext | undefined {
  return storage.getStore();
}

/**
 * Prepares every request before Next sees it: a decodable path, allowed headers only, an id (also sent to the client) and the client's
 * address. Next passes no socket to actions and copies some headers into pages that it caches.
 */
export function observeRequests(): void {
  // Here and not in next.config.ts, whose headers Next leaves out of its own redirects.
  const onEveryResponse = new Map(Object.entries(securityHeaders({ https: env.https, analyticsUrl })));
  diagnostics.subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    request.url = decodable(request.url ?? '/');
    dropOtherHeaders(request.headers);
    const id = randomUUID();
    response.setHeaders(onEveryResponse);
    response.setHeader('X-Request-Id', id);
    storage.enterWith({ id, address: addressOf(request), response });
  });
}

/** Next answers 500 to a path that it cannot decode (vercel/next.js#92527). With its percent signs as text it is one that does not exist. */
function decodable(url: string): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

function addressOf({ socket, headers }: IncomingMessage): string {
  return clientAddress(socket.remoteAddress, env.trustProxy ? String(headers['x-forwarded-for'] ?? '') : undefined);
}
