import type { Allowance } from './rate-limit';

/** What is allowed as the header fields of draft-ietf-httpapi-ratelimit-headers, and Retry-After where nothing is. */
export function rateLimitHeaders({ limit, remaining, seconds, secondsLeft, wait }: Allowance): Record<string, string> {
  return {
    'RateLimit-Policy': `"api";q=${limit};w=${seconds}`,
    RateLimit: `"api";r=${remaining};t=${secondsLeft}`,
    ...(wait > 0 && { 'Retry-After': String(wait) }),
  };
}
