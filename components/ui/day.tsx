import { formatDay } from '@/lib/text/dates';

/** A date that people and machines can read. */
export function Day({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatDay(iso)}</time>;
}
