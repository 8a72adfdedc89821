import type { IncomingHttpHeaders } from 'node:http';

/**
 * Request headers that HTTP, Next and this site need. Next compares `origin` with the host; MCP needs `mcp-…`, and `next dev` the last line.
 * All others are removed, because Next copies some of them into cached pages, such as the nonce of a content policy.
 */
const NEEDED: ReadonlySet<string> = new Set(
  `host connection upgrade expect content-type content-length transfer-encoding cookie user-agent accept accept-encoding accept-language
  cache-control range if-range if-none-match if-modified-since origin referer x-forwarded-for x-forwarded-host x-forwarded-proto
  x-forwarded-port rsc next-url next-action next-router-state-tree next-router-prefetch next-router-segment-prefetch
  mcp-protocol-version mcp-method mcp-name
  next-hmr-refresh x-nextjs-request-id x-nextjs-html-request-id`.split(/\s+/),
);

/** Headers that only the API and /mcp receive: pages must never read a personal token. */
const OF_PROGRAMS: ReadonlySet<string> = new Set(['authorization', 'if-match', 'idempotency-key']);
const FOR_PROGRAMS = /^\/(api\/v1|mcp)([/?]|$)/;

/** Removes headers that are not needed, in place. Adds a missing user agent: without it Next would stream a page's title into its body, and cache that. */
export function normalizeHeaders(headers: IncomingHttpHeaders, url: string): void {
  for (const name of Object.keys(headers))
    if (!NEEDED.has(name) && !(OF_PROGRAMS.has(name) && FOR_PROGRAMS.test(url))) delete headers[name];
  headers['user-agent'] ||= 'unknown';
}
