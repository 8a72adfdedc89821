'use client';

import { formatMoment } from '@/lib/text/dates';
import { useHydrated } from './use-hydrated';

type Props = {
  iso: string;
  seconds?: boolean;
  /** Adds “UTC” where the time is not in the reader's zone. */
  zone?: boolean;
};

/** A date and time that people and machines can read: in the reader's zone, or in UTC without JavaScript. */
export function Moment({ iso, seconds = false, zone = false }: Props) {
  const local = useHydrated();
  return (
    <>
      <time dateTime={iso}>{formatMoment(iso, { local, seconds })}</time>
      {zone && !local && ' UTC'}
    </>
  );
}
