import 'server-only';
import { hash } from 'node:crypto';
import { CACHE_CONTROL } from '../../limits';

export const MARKDOWN_TYPE = 'text/markdown; charset=utf-8';
export const JSON_TYPE = 'application/json; charset=utf-8';

/** Responds to a public read with ETag and CORS headers, or with 304 if the client has this version already, by its ETag or Last-Modified. */
export function staticRead(
  request: Request,
  body: string | Uint8Array,
  contentType: string,
  others: Record<string, string> = {},
): Response {
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 27)}"`;
  const headers = {
    'Content-Type': contentType,
    'Cache-Control': CACHE_CONTROL.library,
    'Access-Control-Allow-Origin': '*',
    ETag: etag,
    ...others,
  };
  const known = request.headers.get('if-none-match');
  const since = request.headers.get('if-modified-since');
  const same = known
    ? known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')
    : since !== null && since === others['Last-Modified'];
  return same ? new Response(null, { status: 304, headers }) : new Response(typeof body === 'string' ? body : streamOf(body), { headers });
}

/** A stream of bytes that all responses share: a Response would hold a copy until the client has read it. */
function streamOf(bytes: Uint8Array): ReadableStream {
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

/** Content of a file that belongs to a page, such as its Markdown. */
export type PageFile = { body: string | Uint8Array<ArrayBuffer>; contentType: string; headers: Record<string, string> };

/** Responds with a file of a page of the library, or a feed, as staticRead does; with 404 without one. */
export function staticFile(request: Request, file: PageFile | null): Response {
  return file ? staticRead(request, file.body, file.contentType, file.headers) : staticReadMissing();
}

/** Responds with a file that Next caches, with the cache tags of the data in it; with 404 without one. */
export function cachedFile(file: PageFile | null): Response {
  if (!file) return staticReadMissing();
  const headers = { 'Content-Type': file.contentType, 'Access-Control-Allow-Origin': '*', ...file.headers };
  return new Response(file.body, { headers });
}

export function staticReadMissing(): Response {
  return plainAnswer(404, 'Not found');
}

export function plainAnswer(status: number, line: string, others: Record<string, string> = {}): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Access-Control-Allow-Origin': '*', ...others };
  return new Response(`${line}\n`, { status, headers });
}
