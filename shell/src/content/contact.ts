import { brand } from 'shared/core';
import type { Heading, HeroText } from './sections.ts';

export interface ContactContent {
  hero: HeroText;
  map: Heading & {
    /** Precedes an office's address in the name of its map. */
    mapOf: string;
    openMap: string;
  };
  details: Heading & { phone: string; email: string; addresses: string; hours: string };
  form: Heading & {
    labels: { name: string; email: string; phone: string; message: string };
    /** Follows the label of a field that may be left empty. */
    optional: string;
    messageHint: string;
    /** For a text that a link suggests while another message is being written. */
    suggestion: { kept: string; add: string };
    /** What the browser says of a required field with nothing but spaces, and of a text that is too long. */
    blank: string;
    tooLong: (characters: number, most: number) => string;
    /** For a message that could not be sent. */
    later: {
      kept: string;
      agree: string;
      /** When this browser lets nothing be stored on the device. */
      cannotKeep: string;
      waiting: (count: number) => string;
      cancel: (count: number) => string;
      sent: string;
    };
    submit: string;
    /** Label of the field that only programs fill in, for visitors who see the page without its styles. */
    leaveEmpty: string;
    /** What happens with the visitor's data. */
    privacy: string;
    status: { sending: string; success: string; failure: string };
  };
}

const contact: ContactContent = {
  hero: {
    title: 'Contact Us',
    blurb: `The first consultation is free. We answer every message within ${brand.replyHours} hours.`,
  },
  map: {
    title: 'Our offices',
    intro: 'Visit us during office hours, or write to us first to agree a time.',
    mapOf: 'Map of',
    openMap: 'Open the map',
  },
  details: {
    title: 'Call or visit',
    intro: 'For anything urgent, please call.',
    phone: 'Phone numbers',
    email: 'Email',
    addresses: 'Addresses',
    hours: 'Office hours',
  },
  form: {
    title: 'Write to us',
    intro:
      'Tell us what you would like to study and where. A few lines are enough. Fields marked * are required.',
    labels: { name: 'Name', email: 'Email', phone: 'Phone', message: 'Message' },
    optional: 'optional',
    messageHint: 'Until you send it, your message is saved in this browser tab only.',
    suggestion: {
      kept: 'Your unsent message is still here. The page you came from suggests this text:',
      add: 'Add it to my message',
    },
    blank: 'Please write at least one word.',
    tooLong: (characters, most) =>
      `Please shorten this to ${most.toLocaleString('en-US')} characters. It has ${characters.toLocaleString('en-US')} now.`,
    later: {
      kept: 'Your message is not lost: it is kept in this browser tab.',
      agree: 'Keep it on this device and send it later',
      cannotKeep:
        'This browser does not let us keep it on this device. Please leave this page open and send it again later, or call us.',
      waiting: (count) =>
        count === 1
          ? 'Kept on this device. We send it as soon as there is a network and a page of this site is open.'
          : `Kept on this device: ${count} messages. We send them as soon as there is a network and a page of this site is open.`,
      cancel: (count) => (count === 1 ? 'Do not send it' : 'Do not send them'),
      sent: 'Your kept message has been sent.',
    },
    submit: 'Send Message',
    leaveEmpty: 'Leave this empty',
    privacy: 'Our counsellors use your details to answer your enquiry, and for nothing else.',
    status: {
      sending: 'Sending...',
      success: `Thanks! You'll get a response in ${brand.replyHours} hours.`,
      failure: 'Submission failed. Please try again later.',
    },
  },
};

export default contact;
