/** The intake planner's sentences, which `intake.json` holds. */
import { bikramSambatMonths } from '@sayapatri/design/months';
import type { Intake } from '@sayapatri/facts';
import { monthName } from '@sayapatri/facts/english';
import { capital, fill } from '../format.ts';
import type { intakePlan } from '../intake/intakePlan.ts';
import type { Month, Way } from '../intake/schedule.ts';
import texts from './intake.json';

export const monthText = ({ year, month }: Month) => `${monthName(month)} ${year}`;

/** The months of the main intakes, or of the others with their kind: `November (some courses)`. */
export const monthsOf = (intakes: readonly Intake[], isMain: boolean) =>
  intakes
    .filter(({ kind }) => (kind === 'main') === isMain)
    .map(({ month, or, kind }) => {
      const months = [month, or].flatMap((one) => (one ? [monthName(one)] : [])).join(' or ');
      return isMain ? months : `${months} (${texts.kinds[kind]})`;
    })
    .join(', ');

/** The answer, what to do now or first, and the message of an enquiry; without the reader's day only how long it takes. */
export function sentencesOn(
  country: Way & { inSentence: string },
  way: ReturnType<typeof intakePlan>,
  isDated: boolean,
) {
  const { intake, best, isTight, steps, start } = way;
  const plain = { country: country.inSentence, when: monthText(intake) };
  const question = fill(texts.question, plain);
  if (!isDated) {
    const months = country.steps[0]?.before;
    return {
      answer: fill(texts.undated, { country: capital(country.inSentence), months }),
      below: '\u00a0',
      question,
    };
  }
  const due = steps.filter(({ when }) => when === 'now').map(({ title }) => title);
  const first =
    due.length > 0
      ? fill(texts.thisMonth, { steps: due.join(', ') })
      : fill(texts.begin, { when: monthText(start), step: start.title });
  return {
    answer: fill(isTight ? texts.tight : texts.answer, plain),
    below: isTight ? fill(texts.better, { when: monthText(best) }) : first,
    question,
  };
}

/** `October 2026 · Asoj–Kartik 2083`. */
export const datedText = (month: Month): string =>
  `${monthText(month)} · ${bikramSambatMonths(month.year, month.month)}`;

export function beforeText(months: number): string {
  if (months === 0) return texts.firstMonth;
  return fill(months === 1 ? texts.monthBefore : texts.monthsBefore, { months });
}
