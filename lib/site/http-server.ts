import 'server-only';
import { randomUUID } from 'node:crypto';
import diagnostics from 'node:diagnostics_channel';
import { type IncomingMessage, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { env } from '../env';
import { isEmbedPath } from '../file-paths';
import { clientAddress } from '../server/http/client-address';
import { runInRequest } from '../server/http/request-context';
import { embedHeaders, securityHeaders } from './content-security';
import { normalizeHeaders } from './request-headers';

/**
 * Prepares every request before Next handles it: a decodable path, allowed headers only, a request id (also sent to the client) and the
 * client's address, because Next passes no socket to actions and copies some headers into cached pages. Next creates the server, so it is
 * found by its first request. Returns a function that ends the search for further servers.
 */
export function prepareServers(): () => void {
  // Headers that next.config.ts sets would be missing on Next's own redirects.
  const headers = securityHeaders(env);
  const onEveryResponse = new Map(Object.entries(headers));
  const onEmbeds = new Map(Object.entries(embedHeaders(headers)));
  const servers = new WeakSet<Server>();
  const onRequest = (message: unknown) => {
    const { server, request, response } = message as { server: Server; request: IncomingMessage; response: ServerResponse };
    // Headers are set before the listeners run, because Node answers some requests itself.
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
    const forwarded = env.trustProxy ? String(request.headers['x-forwarded-for'] ?? '') : undefined;
    const context = { id, address: clientAddress(request.socket.remoteAddress, forwarded), response };
    afterLastResponse(request, response, () => {
      for (const listener of listeners) runInRequest(context, () => listener(request, response));
    });
  });
}

/** Maximum number of parameters of a query. Next needs quadratic time for them: 7,000 blocked the site for two seconds. */
const MAX_PARAMETERS = 500;

/** The status for requests that Next must not handle: it would answer 500, read a body of unknown length, or need quadratic time. */
function refusalOf({ method, headers, url = '' }: IncomingMessage): 405 | 411 | 414 | null {
  if (method === 'TRACE') return 405;
  if (url.split('&', MAX_PARAMETERS + 1).length > MAX_PARAMETERS) return 414;
  return headers['transfer-encoding'] === undefined ? null : 411;
}

/** Response to the latest request of each connection. */
const latestResponses = new WeakMap<Duplex, ServerResponse>();

/** Connections on which a request waits for the response to the one before. */
const waiting = new WeakSet<Duplex>();

/**
 * Handles a request after the last response of its connection. Node emits pipelined requests at once and would buffer each response. A connection
 * on which two requests would wait is closed.
 */
function afterLastResponse({ socket }: IncomingMessage, response: ServerResponse, handle: () => void): void {
  const previous = latestResponses.get(socket);
  latestResponses.set(socket, response);
  if (!previous || previous.writableFinished) handle();
  else if (waiting.has(socket)) socket.destroy();
  else {
    waiting.add(socket);
    previous.once('close', () => {
      waiting.delete(socket);
      if (!socket.destroyed) handle();
    });
  }
}

function answerMalformedRequests(server: Server, headers: Map<string, string>): void {
  const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, HPE_CHUNK_EXTENSIONS_OVERFLOW: 413, ERR_HTTP_REQUEST_TIMEOUT: 408 };
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    const previous = latestResponses.get(socket);
    const status = statuses[code] ?? 400;
    if (socket.writable && (!previous || previous.writableFinished))
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}Connection: close\r\n\r\n`);
    socket.destroy();
  });
}

/** Escapes the percent signs of a path that cannot be decoded, so that Next answers 404 and not 500 (vercel/next.js#92527). */
function decodable(url: string): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
