import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { log } from '../log/log';
import { pendingPages } from './pending-reads';
import { redis } from './redis';

/** Name of a Redis stream of invalidated tags. After its connection was interrupted, a process applies all that are left in it again. */
const STREAM = 'grok-prompts:invalidated-tags';

/** Milliseconds after which stream entries may be trimmed: by then no process serves an older page (REVALIDATE_SECONDS in lib/limits.ts). */
const MAX_AGE = 60_000;

export async function announceInvalidation(tags: string[]): Promise<void> {
  const client = await redis();
  if (!client?.isReady) return;
  const TRIM = { strategy: 'MINID', strategyModifier: '~', threshold: Date.now() - MAX_AGE } as const;
  await client.xAdd(STREAM, '*', { tags: tags.join(' ') }, { TRIM }).catch((err) => {
    if (client.isReady) log.warn({ err }, 'An invalidation could not be published to Redis');
  });
}

/** Applies the invalidations in the stream, also those of other processes, until this process ends. Does nothing without Redis. */
export async function followInvalidations(): Promise<void> {
  // A blocking read occupies a connection, so it has one of its own.
  const reader = (await redis())?.duplicate();
  if (!reader) return;
  // The client that the reader was duplicated from logs errors.
  reader.on('error', () => undefined);
  reader.connect().catch(() => undefined);
  for (let last = '0'; ; ) {
    try {
      const [stream] = (await reader.xRead({ key: STREAM, id: last }, { BLOCK: 5000 })) ?? [];
      for (const { id, message } of stream?.messages ?? []) {
        applyInvalidation(String(message.tags).split(' '));
        last = id;
      }
    } catch {
      // A restarted Redis may count ids from the beginning again, and invalidating twice is harmless.
      last = '0';
      await sleep(500);
    }
  }
}

function applyInvalidation(tags: string[]): void {
  expire(tags);
  pendingPages().then(() => expire(tags));
}

/** Expires tags like `revalidateTag(tag, { expire: 0 })`, which needs a request. */
function expire(tags: string[]): void {
  const now = Date.now();
  for (const tag of tags) tagsManifest.set(tag, { stale: now, expired: now });
}
