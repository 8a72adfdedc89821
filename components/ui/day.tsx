'use client';

import { formatDay } from '@/lib/text/dates';
import { useHydrated } from './use-hydrated';

/** A date that people and machines can read: the day in the reader's zone, or in UTC without JavaScript. */
export function Day({ iso }: { iso: string }) {
  const local = useHydrated();
  return <time dateTime={iso}>{formatDay(iso, { local })}</time>;
}
