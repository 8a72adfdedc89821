import { hash, randomBytes } from 'node:crypto';
import { headScript } from './head-script';

const common = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

const unsafeEval = process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : '';

/** Policy of public pages, most of them static or cached: Next's own inline scripts differ from page to page, so no hash can allow them. */
function staticPolicy(analyticsUrl: string | undefined): string {
  const analytics = analyticsUrl ? ` ${new URL(analyticsUrl).origin}` : '';
  return [...common, `script-src 'self' 'unsafe-inline'${unsafeEval}`, `connect-src 'self'${analytics}`].join('; ');
}

/**
 * Policy of pages with private data or passwords, which are rendered per request: only scripts with the nonce run, and the head script by its
 * hash. `headers` pass the nonce on to Next.
 */
export function strictPolicy(request: Headers): { policy: string; headers: Headers } {
  const nonce = randomBytes(16).toString('base64');
  const head = hash('sha256', headScript, 'base64');
  const policy = [...common, `script-src 'self' 'nonce-${nonce}' 'sha256-${head}'${unsafeEval}`, "connect-src 'self'"].join('; ');
  const headers = new Headers(request);
  headers.set('Content-Security-Policy', policy);
  return { policy, headers };
}

/** Headers of every response except of embeds. The middleware replaces the content policy of pages that have a strict one. */
export function securityHeaders({ https, analyticsUrl }: { https: boolean; analyticsUrl: string | undefined }): Record<string, string> {
  return {
    ...(https && { 'Strict-Transport-Security': 'max-age=63072000' }),
    'Content-Security-Policy': staticPolicy(analyticsUrl),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  };
}

/** Headers of pages that other sites may show in a frame, made of those of all other pages. */
export function embedHeaders(headers: Record<string, string>): Record<string, string> {
  const { 'X-Frame-Options': _, 'Content-Security-Policy': policy = '', ...others } = headers;
  return { ...others, 'Content-Security-Policy': policy.replace("frame-ancestors 'none'", 'frame-ancestors *') };
}
