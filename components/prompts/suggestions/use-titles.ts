'use client';

import { useEffect, useState } from 'react';
import { paths } from '@/lib/paths';
import type { titleOf } from '@/lib/prompts/suggestions';

type Title = ReturnType<typeof titleOf>;

let loading: Promise<Title[]> | undefined;

/** The titles of the library, null until they are there. After a failure they are fetched again with the next letter. */
export function useTitles(typed: string): Title[] | null {
  const [titles, setTitles] = useState<Title[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again when something is typed
  useEffect(() => {
    if (titles) return;
    loading ??= fetchTitles();
    loading.then(setTitles).catch(() => {
      loading = undefined;
    });
  }, [titles, typed]);
  return titles;
}

async function fetchTitles(): Promise<Title[]> {
  const response = await fetch(paths.titlesData);
  if (!response.ok) throw new Error(`The titles answered ${response.status}`);
  return await response.json();
}
