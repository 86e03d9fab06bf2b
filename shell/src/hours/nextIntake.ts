/** SPEC.md's admission service takes three to six months; a visa is applied for in the same time. */
const monthsToPrepare = 6;

/**
 * `July 2027`: the first month in which courses begin and that is at least six months away, in UTC, because a day more or
 * less does not matter.
 *
 * @param months the months in which courses begin, 1 to 12, at least one
 */
export function nextIntake(months: readonly number[], today: Date): string {
  const first = today.getUTCMonth() + monthsToPrepare;
  const ahead = Array.from(
    { length: 12 },
    (_, index) => new Date(Date.UTC(today.getUTCFullYear(), first + index)),
  );
  const begins = ahead.find((month) => months.includes(month.getUTCMonth() + 1)) ?? today;
  return begins.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}
