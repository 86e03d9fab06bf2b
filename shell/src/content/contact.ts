import { brand } from '@sayapatri/facts/brand';
import data from './contact.json';

const contact = {
  hero: data.hero,
  map: {
    ...data.map,
    /** Precedes an office's address in the name of its map. */
    mapOf: 'Map of',
    openMap: 'Open the map',
    /** Shows the framed map in place of the drawn one. */
    liveMap: 'Open the live map here',
  },
  /** The shortest word for the phone, beside the messengers. */
  call: 'Call',
  details: {
    ...data.details,
    phone: 'Phone numbers',
    email: 'Email',
    addresses: 'Addresses',
    hours: 'Office hours',
    chatHours: 'Counsellors’ hours in the chat',
    /** Which of the two is which. */
    whichHours:
      'On Saturday, visit or call us. On Sunday, and before and after office hours, ask in the chat.',
  },
  form: {
    ...data.form,
    labels: { name: 'Name', email: 'Email', phone: 'Phone', message: 'Message' },
    /** Follows the label of a field that may be left empty. */
    optional: 'optional',
    /** The browser's messages for a required field of spaces alone, and for a text that is too long. */
    blank: 'Please write at least one word.',
    tooLong: (characters: number, most: number) =>
      `Please shorten this to ${most.toLocaleString('en-US')} characters. It has ${characters.toLocaleString('en-US')} now.`,
    submit: 'Send Message',
    /** Label of the field that only programs fill in, for visitors who see the page without its styles. */
    leaveEmpty: 'Leave this empty',
    status: {
      sending: 'Sending...',
      success: `Thanks! You'll get a response in ${brand.replyHours} hours.`,
      failure: 'Submission failed. Please try again later.',
      /** Below the failure. */
      kept: 'Your message is not lost: it is kept in this browser tab.',
    },
  },
};

export type ContactContent = typeof contact;

export default contact;
