import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { log } from './log';
import { redis } from './redis';
import { pagesBeingMade } from './supabase/pending-reads';

/** A stream of Redis: each process reads on from where it was, also after its connection was interrupted. */
const STREAM = 'grok-prompts:invalidated-tags';

/** Milliseconds after which no process serves anything from before an invalidation (lib/limits.ts), so that nobody needs to read of it. */
const FORGOTTEN = 60_000;

/** Tells the other processes that what is cached with these tags is out of date. Without Redis, or while it does not answer, nobody is told. */
export async function announceInvalidation(tags: string[]): Promise<void> {
  const client = await redis();
  if (!client?.isReady) return;
  const TRIM = { strategy: 'MINID', strategyModifier: '~', threshold: Date.now() - FORGOTTEN } as const;
  await client.xAdd(STREAM, '*', { tags: tags.join(' ') }, { TRIM }).catch((err) => {
    if (client.isReady) log.warn({ err }, 'The other processes could not be told what to invalidate');
  });
}

/** Invalidates what other processes announce, as long as this one runs. */
export async function followInvalidations(): Promise<void> {
  // While it waits for the next announcement, a connection can do nothing else.
  const reader = (await redis())?.duplicate();
  if (!reader) return;
  // The connection that it was made from logs the same.
  reader.on('error', () => undefined);
  reader.connect().catch(() => undefined);
  for (let last = '0'; ; ) {
    try {
      const [stream] = (await reader.xRead({ key: STREAM, id: last }, { BLOCK: 5000 })) ?? [];
      for (const { id, message } of stream?.messages ?? []) {
        expireWhatIsCached(String(message.tags).split(' '));
        last = id;
      }
    } catch {
      // A Redis that is new starts to count anew. To invalidate something twice does no harm.
      last = '0';
      await sleep(500);
    }
  }
}

function expireWhatIsCached(tags: string[]): void {
  expire(tags);
  pagesBeingMade().then(() => expire(tags));
}

/** What `revalidateTag(tag, { expire: 0 })` does in the end, which itself needs a request that it belongs to. */
function expire(tags: string[]): void {
  const now = Date.now();
  for (const tag of tags) tagsManifest.set(tag, { stale: now, expired: now });
}
