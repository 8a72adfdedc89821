// en-US, because en-GB abbreviates September to "Sept".
const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The same date in UTC, or, where it is `local` and has a time, as the clock of this machine shows it, read as UTC. */
function shownDate(iso: string, local: boolean): Date {
  const date = new Date(iso);
  if (local && iso.includes('T')) date.setTime(date.getTime() - date.getTimezoneOffset() * MINUTE);
  return date;
}

/** A day as the site writes it: "18 Nov 2026". Takes an ISO date or date and time; in UTC, or `local`, in the zone of this machine. */
export function formatDay(iso: string, { local = false } = {}): string {
  const date = shownDate(iso, local);
  return `${date.getUTCDate()} ${month.format(date)} ${date.getUTCFullYear()}`;
}

/** How long ago something was, in a language: "2 min. ago"; null before and after a week, when the day says more. */
export function formatAgo(iso: string, now: number, language?: string): string | null {
  const passed = now - Date.parse(iso);
  // A clock that is a little slow.
  if (!(passed > -MINUTE && passed < 7 * DAY)) return null;
  const [unit, length] = passed < HOUR ? (['minute', MINUTE] as const) : passed < DAY ? (['hour', HOUR] as const) : (['day', DAY] as const);
  if (passed < MINUTE) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second');
  return new Intl.RelativeTimeFormat(language, { style: 'short' }).format(-Math.floor(passed / length), unit);
}

/** When something ends that begins now, in milliseconds, as a form says it: after so many days, or `never`, which is null. */
export function endOf(days: string, now: number): string | null {
  return days === 'never' ? null : new Date(now + Number(days) * DAY).toISOString();
}

/** A day with the time: "18 Nov 2026, 09:05". UTC, as `formatDay` is (say so beside it), or in the zone of this machine. */
export function formatMoment(iso: string, { local = false, seconds = false } = {}): string {
  return `${formatDay(iso, { local })}, ${shownDate(iso, local)
    .toISOString()
    .slice(11, seconds ? 19 : 16)}`;
}
