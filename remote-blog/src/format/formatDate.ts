const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day given as `YYYY-MM-DD`, as text: `18 November 2024`. The same in every time zone. */
export function formatDate(date: string): string {
  return format.format(new Date(`${date}T00:00:00Z`));
}
