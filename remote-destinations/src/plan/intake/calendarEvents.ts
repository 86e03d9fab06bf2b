import type { CalendarEvent } from '@sayapatri/facts/calendar';
import { withoutLinks } from '../format/wordLinks.ts';
import type { DatedStep } from './schedule.ts';

/** An all-day event for each step, on the first of its month. */
export const calendarEvents = (steps: readonly DatedStep[], about: string): CalendarEvent[] =>
  steps.map(({ title, text, year, month }) => ({
    title: `${title}: ${about}`,
    text: `${withoutLinks(text)} Plan for this month.`,
    day: { year, month, day: 1 },
  }));
