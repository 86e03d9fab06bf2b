/** The words of the appointment request on the contact page. */
export const appointmentTexts = {
  summary: 'Ask for an appointment',
  optional: 'optional',
  /** Shown instead of the fields until the page has hydrated, and without scripts. */
  withoutScripts:
    'Write in your message which office, day and half-hour would suit you, and whether you prefer a phone call, a video call or a visit.',
  intro: 'We add your choice to the message above and confirm it in our reply. Times are Kathmandu time.',
  labels: { day: 'Day', time: 'Time', way: 'How', office: 'Office' },
  noDay: 'No appointment',
  ways: ['Phone call', 'Video call', 'Visit'],
  calendar: 'Save to my calendar (.ics)',
  event: (brand: string) => `Appointment with ${brand} (requested, not yet confirmed)`,
} as const;
