import { brand } from 'shared/core';
import type { Heading, HeroText } from './sections.ts';

export interface ContactContent {
  hero: HeroText;
  map: Heading & {
    /** Precedes an office's address in the name of its map. */
    mapOf: string;
    openMap: string;
  };
  details: Heading & { phone: string; email: string; offices: string; hours: string };
  form: Heading & {
    labels: { name: string; email: string; phone: string; message: string };
    /** Follows the label of a field that may be left empty. */
    optional: string;
    messageHint: string;
    /** Precedes phone and e-mail when the form can't be sent. */
    withoutScript: string;
    submit: string;
    status: { sending: string; success: string; failure: string };
  };
}

const contact: ContactContent = {
  hero: {
    title: 'Talk to us',
    blurb:
      'Ask anything: a country, a course, a worry. The first consultation is free, and nobody will hurry you.',
  },
  map: {
    title: 'Find our offices',
    intro: 'Both are easy to reach. Come by during office hours, or tell us when you would like to meet.',
    mapOf: 'Map of',
    openMap: 'Open the map',
  },
  details: {
    title: 'Reach us',
    intro: 'Call if it is urgent. Write if you want to think while you ask.',
    phone: 'Phone',
    email: 'E-mail',
    offices: 'Offices',
    hours: 'Office hours',
  },
  form: {
    title: 'Send us a message',
    intro: 'A few lines are enough. A counselor reads every one of them.',
    labels: { name: 'Name', email: 'Email', phone: 'Phone', message: 'Message' },
    optional: 'optional',
    messageHint: 'What would you like to study, and where? Your draft stays in this tab until you send it.',
    withoutScript: 'This form needs JavaScript. Without it, please call or write to us:',
    submit: 'Send Message',
    status: {
      sending: 'Sending...',
      success: `Thanks! You'll get a response in ${brand.replyHours} hours.`,
      failure: 'Submission failed. Please try again later.',
    },
  },
};

export default contact;
