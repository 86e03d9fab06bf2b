/** The words of the appointment request on the contact page. */
export const appointmentTexts = {
  title: 'Ask for an appointment',
  optional: 'optional',
  intro: 'Choose a day, or name one in your message.',
  labels: { day: 'Day', time: 'Time in Kathmandu', way: 'How', office: 'Office' },
  noDay: 'No appointment',
  ways: ['Phone call', 'Video call', 'Visit'],
} as const;
