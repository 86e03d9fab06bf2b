import type { CalendarEvent } from '@sayapatri/facts/calendar';
import type { DatedStep } from './schedule.ts';

/** An all-day event for each step that is still to come, on the first of its month. */
export const calendarEvents = (
  steps: readonly DatedStep[],
  titleOf: (step: DatedStep) => string,
  textOf: (step: DatedStep) => string,
): CalendarEvent[] =>
  steps
    .filter(({ when }) => when !== 'past')
    .map((step) => ({
      title: titleOf(step),
      text: textOf(step),
      day: { year: step.year, month: step.month, day: 1 },
    }));
