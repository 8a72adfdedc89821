import 'server-only';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { site } from './site';

// Next bundles pages and actions apart; both must find the same one.
const shared = globalThis as { grokPromptsSecret?: string };
shared.grokPromptsSecret ??= randomBytes(32).toString('base64url');
const ownSecret = shared.grokPromptsSecret;

/** What this installation is told by its environment. Read when first asked for, so that a build needs none of it. */
export const env = {
  /** The folder of prompts.json and categories.json; another one serves generated libraries in benchmarks and tests. */
  get libraryFolder() {
    return process.env.LIBRARY_DIR ?? join(process.cwd(), 'data');
  },
  get contentFolder() {
    return join(process.cwd(), 'content');
  },
  /** Where people's data lives; null serves the library alone. One build serves any backend. */
  get backend() {
    const url = process.env.SUPABASE_URL;
    const key = process.env.SUPABASE_PUBLISHABLE_KEY;
    return url && key ? { url, key } : null;
  },
  /** Where several processes count attempts together and tell each other what to invalidate; null leaves each to itself. */
  get redisUrl() {
    return process.env.REDIS_URL || null;
  },
  /** Signs what a browser has to prove later. Several processes need the same one; a single one makes its own. */
  get authSecret() {
    return process.env.AUTH_SECRET || ownSecret;
  },
  /** Whether cookies may travel on https only. */
  get https() {
    return site.url.startsWith('https:');
  },
  /** Whether X-Forwarded-For comes from a proxy of ours; otherwise anybody could write anything there. */
  get trustProxy() {
    return process.env.TRUST_PROXY === '1';
  },
};
