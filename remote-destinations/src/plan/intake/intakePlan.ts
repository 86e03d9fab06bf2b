/** The way to one intake of a country, as the page shows it. Pure functions. */
import type { Intake } from '@sayapatri/facts';
import type { Plan } from '../state/usePlan.ts';
import {
  type DatedIntake,
  intakeKey,
  intakesAhead,
  type Month,
  monthsUntil,
  nextFeasible,
  scheduleOf,
  type Way,
} from './schedule.ts';

/** The wanted intake, or the next one that leaves enough months, with its steps. Throws an Error for a country without one. */
export function intakePlan(
  country: Way & { name: string; intakes: readonly Intake[] },
  { level, query }: Pick<Plan, 'level' | 'query'>,
  today: Month,
) {
  const ahead = intakesAhead(country.intakes, today);
  const best = nextFeasible(ahead, country, today, level === 'language' ? ['main', 'language'] : ['main']);
  const intake = ahead.find((one) => intakeKey(one) === query.get('intake')) ?? best;
  if (intake === undefined || best === undefined) throw new Error(`${country.name} has no main intake.`);
  const steps = scheduleOf(country.steps, intake, today);
  const [start] = steps;
  if (start === undefined) throw new Error(`${country.name} has no steps.`);
  const isTooNear = (one: DatedIntake) => monthsUntil(one, today) < country.least;
  // Months are counted from January of the first step's year.
  const countOf = ({ year, month }: Month) => 12 * (year - start.year) + month;
  return {
    intake,
    best,
    /** The next four others. */
    others: ahead
      .filter((one) => one !== intake)
      .slice(0, 4)
      .map((one) => ({ ...one, isTooNear: isTooNear(one) })),
    isTight: isTooNear(intake),
    steps,
    start,
    countOf,
    /** The bars of a plot: a step takes the months until the next one. */
    bars: steps.map((step, index) => {
      const from = countOf(step);
      const next = steps.slice(index + 1).find((other) => countOf(other) !== from);
      return { label: step.title, from, to: next ? Math.max(from, countOf(next) - 1) : from };
    }),
  };
}
