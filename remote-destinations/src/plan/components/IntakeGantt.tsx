import { Gantt } from '@sayapatri/design/plots';
import type { IntakeContent } from '../content/intake.ts';
import { type DatedIntake, monthsBefore, stepIds } from '../intake/schedule.ts';

export interface IntakePlanProps {
  texts: IntakeContent['plan'];
  country: IntakeContent['countries'][number];
  /** Undefined until today's date is known. */
  intake: DatedIntake | undefined;
  today: { year: number; month: number; day: number };
}

/**
 * A plan's ten months, each step until the next one begins; those of the first main intake of any year where today's date is
 * not known yet. The list below it states every month.
 */
export function IntakeGantt({ texts, country, intake, today }: IntakePlanProps) {
  const usual = country.intakes.find(({ kind }) => kind === 'main') ?? country.intakes[0];
  const begins = (intake ?? usual)?.month ?? 1;
  // A plan that would begin before January begins in the year before.
  const months = begins > monthsBefore.test ? 0 : 12;
  const year = intake && intake.year - months / 12;
  const bars = stepIds.map((id) => {
    const next = stepIds.map((step) => monthsBefore[step]).filter((before) => before < monthsBefore[id]);
    const from = begins + months - monthsBefore[id];
    return {
      label: texts.steps[id].title,
      from,
      to: Math.max(from, begins + months - Math.max(...next, -1) - 1),
    };
  });
  return (
    <Gantt
      stated
      caption={texts.calendarOf}
      columns={texts.calendarColumns}
      bars={bars}
      {...(year && { year, today: (today.year - year) * 12 + today.month + (today.day - 1) / 31 })}
    />
  );
}
