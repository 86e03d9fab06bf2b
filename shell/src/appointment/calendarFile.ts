import { brand } from '@sayapatri/facts/brand';
import { calendarFile as fileOf } from '@sayapatri/facts/calendar';
import { appointmentTexts } from '../content/appointment.ts';

/** An .ics file with one event of half an hour, not yet confirmed. */
export const calendarFile = (start: Date, text: string, location: string): Promise<File> =>
  fileOf('appointment.ics', [
    { title: appointmentTexts.event(brand.name), start, minutes: 30, tentative: true, text, location },
  ]);
