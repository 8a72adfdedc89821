import { formatMoment } from '@/lib/dates';

/** A date and time, in UTC, that people and machines can read. */
export function Moment({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatMoment(iso)}</time>;
}
