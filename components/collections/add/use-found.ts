'use client';

import { useEffect, useState } from 'react';
import type { FoundPrompts } from '@/lib/collections/found-prompts';
import { TIMES } from '@/lib/limits';
import { paths } from '@/lib/paths';

type Answer = { q: string; found: FoundPrompts };

/** Fetches the results of a query. Earlier ones stay until the next are there. */
export function useFound(q: string) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failure, setFailure] = useState<'failed' | 'signed-out' | null>(null);
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const left = new AbortController();
    const ask = async () => {
      try {
        const response = await fetch(paths.promptsToAdd(q), { signal: left.signal });
        if (response.ok) setAnswer({ q, found: await response.json() });
        setFailure(response.ok ? null : response.status === 401 ? 'signed-out' : 'failed');
      } catch {
        if (!left.signal.aborted) setFailure('failed');
      }
    };
    const timer = setTimeout(ask, TIMES.searchPause);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [q, attempt]);

  return { answer, failure, retry: () => setAttempt(attempt + 1) };
}
