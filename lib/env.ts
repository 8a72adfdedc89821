import 'server-only';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { TIMES } from './limits';
import { processWide } from './process-wide';
import { site } from './site';

const generatedSecret = processWide('secret', () => randomBytes(32).toString('base64url'));

/** Settings from environment variables, which are read when they are used, so that a build needs none of them. */
export const env = {
  /** Folder of prompts.json, categories.json and searches; benchmarks and tests use another one. */
  get libraryFolder() {
    return process.env.LIBRARY_DIR ?? join(process.cwd(), 'data');
  },
  get contentFolder() {
    return join(process.cwd(), 'content');
  },
  /** URL and key of the Supabase project; null for a site that has the library only. */
  get backend() {
    const url = process.env.SUPABASE_URL;
    const key = process.env.SUPABASE_PUBLISHABLE_KEY;
    return url && key ? { url, key } : null;
  },
  /** URL of the Redis that processes share for rate limits and invalidations; null if each works alone. */
  get redisUrl() {
    return process.env.REDIS_URL || null;
  },
  /** Secret that signs proofs and hashes the keys of counted attempts. Several processes need a common one; a single process generates its own. */
  get authSecret() {
    return process.env.AUTH_SECRET || generatedSecret;
  },
  /** Mail server for the site's own mails, `smtps://user:password@host`; null without one. */
  get smtpUrl() {
    return process.env.SMTP_URL || null;
  },
  /** Sender of the site's own mails; null for the site's address. */
  get mailFrom() {
    return process.env.MAIL_FROM || null;
  },
  /** Address for reports by people without an account. */
  get reportsEmail() {
    return process.env.REPORTS_EMAIL || site.email;
  },
  /** Folder in which mails are written if there is no mail server; null drops them. */
  get mailFolder() {
    return process.env.MAIL_DIR || null;
  },
  /** Milliseconds that a page waits for all answers of the backend together, and an action for each of them. */
  get backendTimeout() {
    return Number(process.env.BACKEND_TIMEOUT) || TIMES.backend;
  },
  /** URL to which browsers report copied prompts; undefined if they are not counted. */
  get analyticsUrl() {
    return process.env.ANALYTICS_URL || undefined;
  },
  /** False makes browsers remove the service worker and what it stored. */
  get serviceWorker() {
    return process.env.SERVICE_WORKER !== 'off';
  },
  get https() {
    return site.url.startsWith('https:');
  },
  /** True if requests come through our own proxy, whose X-Forwarded-For can be trusted. */
  get trustProxy() {
    return process.env.TRUST_PROXY === '1';
  },
};
