// en-US, because en-GB abbreviates September to "Sept".
const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** A day as the site writes it: "18 Nov 2026". Takes an ISO date or date and time. */
export function formatDay(iso: string): string {
  const date = new Date(iso);
  return `${date.getUTCDate()} ${month.format(date)} ${date.getUTCFullYear()}`;
}

/** When something ends that begins now, in milliseconds, as a form says it: after so many days, or `never`, which is null. */
export function endOf(days: string, now: number): string | null {
  return days === 'never' ? null : new Date(now + Number(days) * 86_400_000).toISOString();
}

/** A day with the time: "18 Nov 2026, 09:05". UTC, as `formatDay` is (say so beside it), or in the zone of this machine. */
export function formatMoment(iso: string, { local = false, seconds = false } = {}): string {
  const date = new Date(iso);
  if (local) date.setMinutes(date.getMinutes() - date.getTimezoneOffset());
  const shown = date.toISOString();
  return `${formatDay(shown)}, ${shown.slice(11, seconds ? 19 : 16)}`;
}
