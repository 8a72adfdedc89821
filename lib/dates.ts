const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A day as the site writes it: "12 May 2026". Takes an ISO date or date and time. */
export function formatDay(iso: string): string {
  return format.format(new Date(iso));
}
