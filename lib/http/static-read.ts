import 'server-only';
import { createHash } from 'node:crypto';
import { LIBRARY_CACHE_CONTROL } from '../limits';

export const MARKDOWN = 'text/markdown; charset=utf-8';

/**
 * The response of a public read: the body with an ETag and CORS for everybody, or 304 when the client has it, by its ETag, or without one by
 * exactly this Last-Modified where there is one. Without other headers that of a file of the library.
 */
export function staticRead(
  request: Request,
  body: string | Uint8Array,
  contentType: string,
  others: Record<string, string> = {},
): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const headers = {
    'Content-Type': contentType,
    'Cache-Control': LIBRARY_CACHE_CONTROL,
    'Access-Control-Allow-Origin': '*',
    ETag: etag,
    ...others,
  };
  const known = request.headers.get('if-none-match');
  const since = request.headers.get('if-modified-since');
  const same = known
    ? known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')
    : since !== null && since === others['Last-Modified'];
  return same ? new Response(null, { status: 304, headers }) : new Response(typeof body === 'string' ? body : shared(body), { headers });
}

/** The response of a route that Next caches like a page, and for whose Cache-Control it cares. */
export function cachedRead(body: string | Uint8Array<ArrayBuffer>, contentType: string, others: Record<string, string> = {}): Response {
  return new Response(body, { headers: { 'Content-Type': contentType, 'Access-Control-Allow-Origin': '*', ...others } });
}

/** Bytes that all answers send. A Response copies those that it is given, and holds its copy until the client has read it. */
function shared(bytes: Uint8Array): ReadableStream {
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

/** The plain 404 of a static read. */
export function staticReadMissing(): Response {
  return new Response('Not found\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Access-Control-Allow-Origin': '*' },
  });
}
