import type { Allowance } from './rate-limit';

/** Header fields of draft-ietf-httpapi-ratelimit-headers, and Retry-After if nothing is left. */
export function rateLimitHeaders({ limit, remaining, seconds, secondsLeft, wait }: Allowance): Record<string, string> {
  return {
    'RateLimit-Policy': `"api";q=${limit};w=${seconds}`,
    RateLimit: `"api";r=${remaining};t=${secondsLeft}`,
    ...(wait > 0 && { 'Retry-After': String(wait) }),
  };
}
