/** When courses begin next, with the year, on the day of the build. */
import type { Fact } from '@sayapatri/facts';
import type { Month } from '../../plan/intake/schedule.ts';
import { monthNames } from '../schema/fieldSchemas.ts';

const nameOf = (month: number) => monthNames[month - 1] ?? '';
const month = `(?:${monthNames.join('|')})`;

/** The year in which the month comes next, from the month after `today` on. */
const yearOf = (number: number, today: Month) => today.year + (number > today.month ? 0 : 1);

/**
 * `January and September/October 2027`, with `more` about the few courses that begin in other months; or the words with the
 * year after each month.
 */
export function nextIntakes(value: Fact | string, today: Month): { value: string; more?: string } {
  if (typeof value === 'string') {
    const dated = (months: string) =>
      `${months} ${yearOf(1 + monthNames.indexOf(months.split('/')[0] ?? ''), today)}`;
    return parts(value.replace(new RegExp(`${month}(?:/${month})?`, 'g'), dated));
  }
  const next = (value.intakes ?? [])
    .filter(({ kind }) => kind === 'main')
    .map(({ month, or }) => ({
      name: [month, ...(or ? [or] : [])].map(nameOf).join('/'),
      month,
      year: yearOf(month, today),
    }))
    .sort((a, b) => a.year - b.year || a.month - b.month);
  const years = [...new Set(next.map(({ year }) => year))].map((year) => {
    const names = next.filter((one) => one.year === year).map(({ name }) => name);
    return `${names.join(' and ')} ${year}`;
  });
  return { ...parts(value.value), value: years.join(' and ') };
}

/** `more` is what follows the first comma or semicolon. */
function parts(words: string) {
  const [value = '', more] = words.split(/[,;] (.*)/);
  return { value, ...(more && { more }) };
}
