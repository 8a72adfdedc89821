import type { IncomingHttpHeaders } from 'node:http';

/**
 * The request headers that HTTP, Next and this site need. Next renders a page that it caches for everybody from the request that happens to
 * come first, and copies some headers into it (the nonce of a Content-Security-Policy, for one), so no other header gets that far.
 */
const NEEDED: ReadonlySet<string> = new Set([
  ...['host', 'connection', 'upgrade', 'expect', 'content-type', 'content-length', 'transfer-encoding', 'cookie', 'user-agent'],
  ...['accept', 'accept-encoding', 'accept-language', 'cache-control', 'range', 'if-range', 'if-none-match', 'if-modified-since'],
  // Next compares the origin of a form with the host.
  ...['origin', 'referer', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port'],
  ...['rsc', 'next-url', 'next-action', 'next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch'],
  // next dev
  ...['next-hmr-refresh', 'next-html-request-id'],
]);

/** Removes what nobody needs from the headers of a request, in place. */
export function dropOtherHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) if (!NEEDED.has(name)) delete headers[name];
}
