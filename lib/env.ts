import 'server-only';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { TIMES } from './limits';
import { processWide } from './process-wide';
import { site } from './site';

const ownSecret = processWide('secret', () => randomBytes(32).toString('base64url'));

/** Settings from environment variables. Read on first use, so that a build needs none of them. */
export const env = {
  /** Folder of prompts.json and categories.json; benchmarks and tests use another one. */
  get libraryFolder() {
    return process.env.LIBRARY_DIR ?? join(process.cwd(), 'data');
  },
  get contentFolder() {
    return join(process.cwd(), 'content');
  },
  /** Supabase project; with null the site has the library only. Read at run time, so that one build serves any backend. */
  get backend() {
    const url = process.env.SUPABASE_URL;
    const key = process.env.SUPABASE_PUBLISHABLE_KEY;
    return url && key ? { url, key } : null;
  },
  /** The Redis that processes share for rate limits and invalidations; null if each works alone. */
  get redisUrl() {
    return process.env.REDIS_URL || null;
  },
  /** The secret that signs proofs and hashes the keys of counted attempts. Several processes need the same one; a single process generates its own. */
  get authSecret() {
    return process.env.AUTH_SECRET || ownSecret;
  },
  /** Mail server for our own mails, `smtps://user:password@host`; null without one. */
  get smtpUrl() {
    return process.env.SMTP_URL || null;
  },
  /** Sender of our own mails; null for the site's address. */
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
  /** Milliseconds that a request waits for the backend. */
  get backendTimeout() {
    return Number(process.env.BACKEND_TIMEOUT) || TIMES.backend;
  },
  /** False makes browsers remove the service worker and what it stored. */
  get serviceWorker() {
    return process.env.SERVICE_WORKER !== 'off';
  },
  get https() {
    return site.url.startsWith('https:');
  },
  /** True if X-Forwarded-For comes from our own proxy. */
  get trustProxy() {
    return process.env.TRUST_PROXY === '1';
  },
};
