'use client';

import { formatAgo, formatDay } from '@/lib/text/dates';
import { useHydrated } from './use-hydrated';

/**
 * How long ago something was, in the reader's language; after a week, and without JavaScript, the day. The box is at least as wide as a day, so that
 * nothing moves.
 */
export function Ago({ iso }: { iso: string }) {
  const local = useHydrated();
  const language = local ? navigator.language : undefined;
  const ago = local ? formatAgo(iso, Date.now(), language) : null;
  return (
    <time className="inline-block min-w-[5.25rem]" dateTime={iso} lang={ago ? language : undefined}>
      {ago ?? formatDay(iso, { local })}
    </time>
  );
}
