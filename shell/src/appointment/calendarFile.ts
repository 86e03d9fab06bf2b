import { brand } from 'shared/core';
import { appointmentTexts } from '../content/appointment.ts';

/** An .ics file with one event of half an hour. The library is loaded when a visitor asks for the file. */
export async function calendarFile(start: Date, description: string, location: string): Promise<File> {
  const { createEvent } = await import('ics');
  const { error, value } = createEvent({
    title: appointmentTexts.event(brand.name),
    start: start.getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { minutes: 30 },
    status: 'TENTATIVE',
    productId: brand.name,
    description,
    location,
  });
  if (!value) throw error ?? new Error('The calendar file could not be made.');
  return new File([value], 'appointment.ics', { type: 'text/calendar' });
}
