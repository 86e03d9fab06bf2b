/** Plans the months before an intake. Months are counted from the year 0, so that they can be subtracted. */
import type { Intake } from '@sayapatri/facts';
import { nepalTime } from '@sayapatri/facts/time';

/** In the only possible order: a bank sends nothing before the NOC, and the visa needs the school's letter. */
export const stepIds = ['test', 'apply', 'offer', 'noc', 'payment', 'visa', 'flight', 'start'] as const;
export type StepId = (typeof stepIds)[number];

/**
 * How many months before the course each step is due, by the office's own planning, because no country prescribes them.
 * The guide to Australia has the same months.
 */
export const monthsBefore: Readonly<Record<StepId, number>> = {
  test: 9,
  apply: 8,
  offer: 6,
  noc: 5,
  payment: 5,
  visa: 4,
  flight: 1,
  start: 0,
};

/** An intake with its year. */
export interface DatedIntake extends Intake {
  year: number;
}

export interface DatedStep {
  id: StepId;
  year: number;
  /** From 1. */
  month: number;
  when: 'past' | 'now' | 'ahead';
}

const countOf = ({ year, month }: { year: number; month: number }) => year * 12 + month - 1;
const startOf = (intake: DatedIntake) => countOf(intake) - monthsBefore.test;
const monthOf = (count: number) => ({ year: Math.floor(count / 12), month: (count % 12) + 1 });

/** The current day in Nepal, months from 1. */
export function dayInNepal(now: Date): { year: number; month: number; day: number } {
  const local = nepalTime(now);
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() };
}

/** Every intake of the next two and a half years, the nearest first. */
export function intakesAhead(
  intakes: readonly Intake[],
  today: { year: number; month: number },
): DatedIntake[] {
  const from = countOf(today);
  return Array.from({ length: 30 }, (_, ahead) => monthOf(from + 1 + ahead)).flatMap(({ year, month }) => {
    const intake = intakes.find((one) => one.month === month);
    return intake ? [{ ...intake, year }] : [];
  });
}

/** The steps to an intake, each with its month. */
export function scheduleOf(intake: DatedIntake, today: { year: number; month: number }): DatedStep[] {
  const now = countOf(today);
  return stepIds.map((id) => {
    const count = countOf(intake) - monthsBefore[id];
    return { id, ...monthOf(count), when: count < now ? 'past' : count === now ? 'now' : 'ahead' };
  });
}

/** The first intake of a degree that leaves time for every step, otherwise the last intake. */
export function firstInTime(
  ahead: readonly DatedIntake[],
  today: { year: number; month: number },
): DatedIntake | undefined {
  return ahead.find((one) => one.kind !== 'language' && startOf(one) >= countOf(today)) ?? ahead.at(-1);
}

/** The intakes of degrees before `chosen`, each with the month of its first step. */
export const tooTight = (ahead: readonly DatedIntake[], chosen: DatedIntake) =>
  ahead
    .filter((one) => one.kind !== 'language' && countOf(one) < countOf(chosen))
    .map((intake) => ({ intake, began: monthOf(startOf(intake)) }));

/** `2027-09`, as in the address. */
export const intakeKey = ({ year, month }: DatedIntake): string =>
  `${year}-${String(month).padStart(2, '0')}`;
