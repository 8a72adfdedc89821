import 'server-only';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { TIMES } from './limits';
import { site } from './site';

// Next bundles pages and actions separately; both must share one value.
const shared = globalThis as { grokPromptsSecret?: string };
shared.grokPromptsSecret ??= randomBytes(32).toString('base64url');
const ownSecret = shared.grokPromptsSecret;

/** Settings from environment variables. Read on first use, so that a build needs none of them. */
export const env = {
  /** The folder of prompts.json and categories.json; another one serves generated libraries in benchmarks and tests. */
  get libraryFolder() {
    return process.env.LIBRARY_DIR ?? join(process.cwd(), 'data');
  },
  get contentFolder() {
    return join(process.cwd(), 'content');
  },
  /** The Supabase project; null serves the library alone. Read at run time, so that one build serves any backend. */
  get backend() {
    const url = process.env.SUPABASE_URL;
    const key = process.env.SUPABASE_PUBLISHABLE_KEY;
    return url && key ? { url, key } : null;
  },
  /** The Redis server through which processes share rate limits and invalidations; null means that each process is on its own. */
  get redisUrl() {
    return process.env.REDIS_URL || null;
  },
  /** Signs proofs (lib/account/signed-proof.ts) and hashes the keys of counted attempts (lib/rate-limit/rate-limit.ts). Several processes need the same secret; a single one makes its own. */
  get authSecret() {
    return process.env.AUTH_SECRET || ownSecret;
  },
  /** The mail server for mails of our own, `smtps://user:password@host`; null without one. */
  get smtpUrl() {
    return process.env.SMTP_URL || null;
  },
  /** Whom they come from; null for the site itself. */
  get mailFrom() {
    return process.env.MAIL_FROM || null;
  },
  /** Where people without an account report what is public. */
  get reportsEmail() {
    return process.env.REPORTS_EMAIL || site.email;
  },
  /** The folder that they are written to where there is no mail server; null sends none. */
  get mailFolder() {
    return process.env.MAIL_DIR || null;
  },
  /** Milliseconds that a request may wait for the backend. */
  get backendTimeout() {
    return Number(process.env.BACKEND_TIMEOUT) || TIMES.backend;
  },
  /** True if cookies are `Secure`. */
  get https() {
    return site.url.startsWith('https:');
  },
  /** True if X-Forwarded-For comes from our own proxy. */
  get trustProxy() {
    return process.env.TRUST_PROXY === '1';
  },
};
