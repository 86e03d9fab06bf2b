/** The intake planner: its sentences, which `intake.json` holds, with the countries' ways. */
import type { Intake } from '@sayapatri/facts';
import { bikramSambatMonths } from '../intake/bikramSambat.ts';
import type { Month } from '../intake/schedule.ts';
import countries from './figures/intake.ts';
import texts from './intake.json';

const name = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** `October` for 10. */
const monthName = (month: number) => name.format(Date.UTC(2026, month - 1, 1));
const monthText = ({ year, month }: Month) => `${monthName(month)} ${year}`;

/** The months of the main intakes, or of the others with their kind: `November (some courses)`. */
const monthsOf = (intakes: readonly Intake[], isMain: boolean) =>
  intakes
    .filter(({ kind }) => (kind === 'main') === isMain)
    .map(({ month, or, kind }) => {
      const months = [month, or].flatMap((one) => (one ? [monthName(one)] : [])).join(' or ');
      return isMain ? months : `${months} (${texts.kinds[kind]})`;
    })
    .join(', ');

const intake = {
  texts,
  countries,
  monthText,
  dated: (month: Month) => `${monthText(month)} · ${bikramSambatMonths(month.year, month.month)}`,
  monthsOf,
  /** For rows of months on other pages: `Oct`. */
  table: { months: Array.from({ length: 12 }, (_, index) => ({ short: monthName(index + 1).slice(0, 3) })) },
} as const;

export type IntakeContent = typeof intake;

export default intake;
