import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { after } from 'next/server';
import { env } from '../../env';
import { MISSED_SEARCHES } from '../../limits';
import type { LibraryFilter } from '../../lists/list-filter';
import { log } from '../../server/log/log';
import { countMissedSearch, countSearch } from '../../server/rate-limit/rate-limit';
import { runInQueue } from '../../server/rate-limit/run-in-queue';
import { beginAfterAnswer, dataOf } from '../../supabase/connection';
import { publicClient } from '../../supabase/server';
import type { Saves } from '../library-order';
import { type PromptPage, searchLibrary } from '../search';
import { missedWords } from './missed-words';

/** Searches the library for a page, and counts a search for which no prompt matches or is likely meant. */
export function searchAndCountMissed(filter: LibraryFilter, saves?: Saves | null): PromptPage {
  const found = searchLibrary(filter, saves);
  countIfMissed(filter.q, found);
  return found;
}

/**
 * Counts a search after the response. Lists are searched at every pause in typing, so it counts only if no other search of the address, missed or
 * not, follows within MISSED_SEARCHES.settled.
 */
function countIfMissed(q: string | undefined, { missed }: { missed: boolean }): void {
  if (!q || !env.backend) return;
  const words = missed ? missedWords(q) : null;
  after(async () => {
    try {
      const isLast = await countSearch();
      if (words === null) return;
      await sleep(MISSED_SEARCHES.settled);
      if (!(await isLast()) || (await countMissedSearch()) > 0) return;
      // Searches are counted one at a time, so that the backend has capacity for pages, and without the session of who searched.
      await runInQueue(
        'missed searches',
        MISSED_SEARCHES.waiting,
        async () => {
          beginAfterAnswer();
          dataOf(await publicClient().rpc('count_missed_search', { words }));
        },
        () => undefined,
      );
    } catch (err) {
      log.error({ err }, 'A search that found nothing could not be counted');
    }
  });
}
