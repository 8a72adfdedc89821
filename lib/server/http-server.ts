import 'server-only';
import { randomUUID } from 'node:crypto';
import diagnostics from 'node:diagnostics_channel';
import { type IncomingMessage, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { analyticsUrl } from '../browser/analytics';
import { env } from '../env';
import { isEmbedPath } from '../file-paths';
import { clientAddress } from '../http/client-address';
import { runInRequest } from '../http/request-context';
import { embedHeaders, securityHeaders } from './content-security';
import { normalizeHeaders } from './request-headers';

/**
 * Prepares every request before Next sees it: a decodable path, allowed headers only, an id (also sent to the client) and the client's
 * address. Next passes no socket to actions and copies some headers into pages that it caches. Next makes the server itself, so it is found
 * by its first request. Returns what ends that for servers to come.
 */
export function observeRequests(): () => void {
  // Here and not in next.config.ts, whose headers Next leaves out of its own redirects.
  const headers = securityHeaders({ https: env.https, analyticsUrl });
  const onEveryResponse = new Map(Object.entries(headers));
  const onEmbeds = new Map(Object.entries(embedHeaders(headers)));
  const servers = new WeakSet<Server>();
  const onRequest = (message: unknown) => {
    const { server, request, response } = message as { server: Server; request: IncomingMessage; response: ServerResponse };
    // Before the listeners, because Node answers some requests itself.
    response.setHeaders(isEmbedPath(request.url?.split('?')[0] ?? '') ? onEmbeds : onEveryResponse);
    if (servers.has(server)) return;
    servers.add(server);
    prepareRequests(server);
    answerMalformedRequests(server, onEveryResponse);
  };
  diagnostics.subscribe('http.server.request.start', onRequest);
  return () => void diagnostics.unsubscribe('http.server.request.start', onRequest);
}

function prepareRequests(server: Server): void {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request').on('request', (request: IncomingMessage, response: ServerResponse) => {
    const id = randomUUID();
    response.setHeader('X-Request-Id', id);
    const refusal = refusalOf(request);
    if (refusal) return response.writeHead(refusal, { Connection: 'close', ...(refusal === 405 && { Allow: 'GET, HEAD, POST' }) }).end();
    request.url = decodable(request.url ?? '/');
    normalizeHeaders(request.headers, request.url);
    const context = { id, address: addressOf(request), response };
    afterLastAnswer(request, response, () => {
      for (const listener of listeners) runInRequest(context, () => listener(request, response));
    });
  });
}

/** Parameters of a query at most. Next takes the square of their number: 7,000 held the site for two seconds. */
const MOST_PARAMETERS = 500;

/**
 * The status of requests that Next does not get: what it would answer with 500, a body that Node would read to its end, however long that is
 * (browsers always say how long), and a query of more parameters than a page has.
 */
function refusalOf({ method, headers, url = '' }: IncomingMessage): 405 | 411 | 414 | null {
  if (method === 'TRACE') return 405;
  if (url.split('&', MOST_PARAMETERS + 1).length > MOST_PARAMETERS) return 414;
  return headers['transfer-encoding'] === undefined ? null : 411;
}

/** The last answer on a connection, and the connections on which a request waits for it. */
const answers = new WeakMap<Duplex, ServerResponse>();
const waiting = new WeakSet<Duplex>();

/**
 * Handles a request when the one before it on the same connection is answered. Node hands over all that arrive together, and each answer
 * would be held until it is read; who sends a third before the first is answered is disconnected (RFC 9112, 9.3.2: a client repeats them).
 */
function afterLastAnswer({ socket }: IncomingMessage, response: ServerResponse, handle: () => void): void {
  const before = answers.get(socket);
  answers.set(socket, response);
  if (!before || before.writableFinished) handle();
  else if (waiting.has(socket)) socket.destroy();
  else {
    waiting.add(socket);
    before.once('close', () => {
      waiting.delete(socket);
      if (!socket.destroyed) handle();
    });
  }
}

/** Node's own answers to what is no HTTP, with the headers of all others. */
function answerMalformedRequests(server: Server, headers: Map<string, string>): void {
  const statuses: Record<string, number> = {
    HPE_HEADER_OVERFLOW: 431,
    HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
    ERR_HTTP_REQUEST_TIMEOUT: 408,
  };
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    const before = answers.get(socket);
    const status = statuses[code] ?? 400;
    if (socket.writable && (!before || before.writableFinished))
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}Connection: close\r\n\r\n`);
    socket.destroy();
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
