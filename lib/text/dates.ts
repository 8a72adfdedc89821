// The locale is en-US, because en-GB abbreviates September to "Sept".
const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A date whose UTC fields are what is shown. With `local` they are those of the machine's time zone, unless `iso` is a mere day. */
function shownDate(iso: string, local: boolean): Date {
  const date = new Date(iso);
  if (local && iso.includes('T')) date.setTime(date.getTime() - date.getTimezoneOffset() * MINUTE);
  return date;
}

/** A day such as "18 Nov 2026", in UTC, or with `local` in the machine's time zone. */
export function formatDay(iso: string, { local = false } = {}): string {
  const date = shownDate(iso, local);
  return `${date.getUTCDate()} ${month.format(date)} ${date.getUTCFullYear()}`;
}

/** Time since a moment, such as "2 min. ago"; null from a week on. A moment up to a minute ahead is "now", for a slow clock; further ahead null. */
export function formatAgo(iso: string, now: number, language?: string): string | null {
  const passed = now - Date.parse(iso);
  if (!(passed > -MINUTE && passed < 7 * DAY)) return null;
  if (passed < MINUTE) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second');
  const [unit, length] = passed < HOUR ? (['minute', MINUTE] as const) : passed < DAY ? (['hour', HOUR] as const) : (['day', DAY] as const);
  return new Intl.RelativeTimeFormat(language, { style: 'short' }).format(-Math.floor(passed / length), unit);
}

/** End of a period of days from `now` as an ISO time; null for `never`. */
export function expiryAfter(days: string, now: number): string | null {
  return days === 'never' ? null : new Date(now + Number(days) * DAY).toISOString();
}

/** A moment such as "18 Nov 2026, 09:05", in UTC, or with `local` in the machine's time zone. */
export function formatMoment(iso: string, { local = false, seconds = false } = {}): string {
  return `${formatDay(iso, { local })}, ${shownDate(iso, local)
    .toISOString()
    .slice(11, seconds ? 19 : 16)}`;
}
