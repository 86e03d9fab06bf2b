/** The months of a Gantt chart, counted from January of its first year: 1 is that January, 13 the next. */

const english = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

/** `Sep`, not `Sept` as British English has it, so that all names are about equally long. */
export const shortMonth = (month: number) => english.format(Date.UTC(2026, month - 1)).slice(0, 3);

const nepali = [
  ...['Magh', 'Falgun', 'Chaitra', 'Baisakh', 'Jestha', 'Asar'],
  ...['Shrawan', 'Bhadra', 'Asoj', 'Kartik', 'Mangsir', 'Poush'],
] as const;

/** The month of Bikram Sambat that begins about the middle of a month of AD. */
export const nepaliMonth = (month: number) => nepali[(month - 1) % 12] ?? '';

/**
 * The months to name where not all names have room: those in which bars begin, as far as their names don't overlap, and others
 * in the gaps. A name is `room` months long and stands from its month on, or at the scale's end `before` the month's end.
 */
export function namedMonths(months: readonly number[], begins: readonly number[], room: number) {
  const end = (months.at(-1) ?? 0) + 1;
  const taken: [from: number, to: number][] = [];
  const named = new Map<number, 'from' | 'before'>();
  for (const month of [...months.filter((month) => begins.includes(month)), ...months]) {
    const place = month + room <= end ? 'from' : 'before';
    const from = place === 'from' ? month : month + 1 - room;
    if (taken.some((other) => from < other[1] && other[0] < from + room)) continue;
    taken.push([from, from + room]);
    named.set(month, place);
  }
  return named;
}
