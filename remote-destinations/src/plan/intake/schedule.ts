/** Plans the months before an intake. Months are counted from the year 0, so that they can be subtracted. */
import type { Intake } from '@sayapatri/facts';
import { nepalTime } from '@sayapatri/facts/time';

/** A step on the way to a course. */
export interface Step {
  id: string;
  title: string;
  /** May have links (linkedText). */
  text: string;
  /** How many months before the course it is due, by the office's own planning, because no country prescribes them. */
  before: number;
}

/** One country's way, in the only possible order. */
export interface Way {
  steps: readonly Step[];
  /** The fewest months in which all steps are possible, if the first ones are done at once. */
  least: number;
}

/** A month of a year, from 1. */
export interface Month {
  year: number;
  month: number;
}

/** An intake with its year. */
export interface DatedIntake extends Intake {
  year: number;
}

interface DatedStep extends Step, Month {
  when: 'now' | 'ahead';
}

const countOf = ({ year, month }: Month) => year * 12 + month - 1;
const monthOf = (count: number): Month => ({ year: Math.floor(count / 12), month: (count % 12) + 1 });

/** The months from today's month to the intake's. */
export const monthsUntil = (intake: DatedIntake, today: Month): number => countOf(intake) - countOf(today);

/** The current day in Nepal, months from 1. */
export function dayInNepal(now: Date): Month & { day: number } {
  const local = nepalTime(now);
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() };
}

/** Every intake of the next two and a half years, the nearest first. */
export function intakesAhead(intakes: readonly Intake[], today: Month): DatedIntake[] {
  return Array.from({ length: 30 }, (_, ahead) => monthOf(countOf(today) + 1 + ahead)).flatMap((month) => {
    const intake = intakes.find((one) => one.month === month.month);
    return intake ? [{ ...intake, ...month }] : [];
  });
}

/** The steps to an intake, each with its month; one whose usual month has passed is due this month. */
export function scheduleOf(steps: readonly Step[], intake: DatedIntake, today: Month): DatedStep[] {
  const left = monthsUntil(intake, today);
  return steps.map((step) => {
    const before = Math.min(step.before, left);
    return { ...step, ...monthOf(countOf(intake) - before), when: before === left ? 'now' : 'ahead' };
  });
}

/** The next intake of one of the kinds that leaves the months that the way needs, otherwise the last of them. */
export function nextFeasible(
  ahead: readonly DatedIntake[],
  { least }: Way,
  today: Month,
  kinds: readonly Intake['kind'][] = ['main'],
): DatedIntake | undefined {
  const fitting = ahead.filter(({ kind }) => kinds.includes(kind));
  return fitting.find((one) => monthsUntil(one, today) >= least) ?? fitting.at(-1);
}

/** `2027-09`, as in the address. */
export const intakeKey = ({ year, month }: DatedIntake): string =>
  `${year}-${String(month).padStart(2, '0')}`;
