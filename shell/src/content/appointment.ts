/** The words of the appointment request on the contact page. */
export const appointmentTexts = {
  title: 'Ask for an appointment',
  optional: 'optional',
  intro:
    'Choose a day, or write in your message which office, day and half-hour would suit you. Kathmandu time.',
  labels: { day: 'Day', time: 'Time', way: 'How', office: 'Office' },
  noDay: 'No appointment',
  ways: ['Phone call', 'Video call', 'Visit'],
  calendar: 'Save to my calendar (.ics)',
  event: (brand: string) => `Appointment with ${brand} (requested, not yet confirmed)`,
} as const;
