import type { IncomingHttpHeaders } from 'node:http';

/**
 * Request headers that HTTP, Next, MCP and this site need. Next compares `origin` with the host, and `next dev` needs `next-hmr-refresh` and
 * `x-nextjs-…`. Others are removed, because Next copies some of them into cached pages, such as the nonce of a content policy.
 */
const NEEDED_HEADERS: ReadonlySet<string> = new Set(
  `host connection upgrade expect content-type content-length transfer-encoding cookie user-agent accept accept-encoding accept-language
  cache-control range if-range if-none-match if-modified-since origin referer x-forwarded-for x-forwarded-host x-forwarded-proto
  x-forwarded-port rsc next-url next-action next-router-state-tree next-router-prefetch next-router-segment-prefetch
  mcp-protocol-version mcp-method mcp-name
  next-hmr-refresh x-nextjs-request-id x-nextjs-html-request-id`.split(/\s+/),
);

/** Headers that only the API and /mcp receive, because pages must never read a personal token. */
const PROGRAM_HEADERS: ReadonlySet<string> = new Set(['authorization', 'if-match', 'idempotency-key']);
const PROGRAM_URL = /^\/(api\/v1|mcp)([/?]|$)/;

/** Removes headers that are not needed. Adds a missing user agent, without which Next would stream a page's title into its body, and cache that. */
export function normalizeHeaders(headers: IncomingHttpHeaders, url: string): void {
  for (const name of Object.keys(headers))
    if (!NEEDED_HEADERS.has(name) && !(PROGRAM_HEADERS.has(name) && PROGRAM_URL.test(url))) delete headers[name];
  headers['user-agent'] ||= 'unknown';
}
