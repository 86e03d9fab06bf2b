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
    liveMap: 'Show the map here',
  },
  details: {
    ...data.details,
    phone: 'Phone numbers',
    email: 'Email',
    addresses: 'Addresses',
    hours: 'Office hours',
    hoursNote: 'for visits and calls',
    chatHours: 'Counsellors’ hours in the chat',
  },
  form: {
    ...data.form,
    labels: { name: 'Name', email: 'Email', phone: 'Phone', message: 'Message' },
    /** Follows the label of a field that may be left empty. */
    optional: 'optional',
    messageHint: 'Until you send it, your message is saved in this browser tab only.',
    /** For a text that a link suggests while another message is being written. */
    suggestion: {
      kept: 'Your unsent message is still here. The page you came from suggests this text:',
      add: 'Add it to my message',
    },
    /** Offers to send along what the visitor has planned with the tools. */
    plan: {
      box: 'Send what I have planned on this site too',
      /** Stands above the plan in the message. */
      heading: 'What I have planned:',
    },
    /** The browser's messages for a required field of spaces alone, and for a text that is too long. */
    blank: 'Please write at least one word.',
    tooLong: (characters: number, most: number) =>
      `Please shorten this to ${most.toLocaleString('en-US')} characters. It has ${characters.toLocaleString('en-US')} now.`,
    /** For a message that could not be sent. */
    later: {
      kept: 'Your message is not lost: it is kept in this browser tab.',
      agree: 'Keep it on this device and send it later',
      /** When this browser lets nothing be stored on the device. */
      cannotKeep:
        'This browser does not let us keep it on this device. Please leave this page open and send it again later, or call us.',
      waiting: (count: number) =>
        count === 1
          ? 'Kept on this device. We send it as soon as there is a network and a page of this site is open.'
          : `Kept on this device: ${count} messages. We send them as soon as there is a network and a page of this site is open.`,
      cancel: (count: number) => (count === 1 ? 'Do not send it' : 'Do not send them'),
      sent: 'Your kept message has been sent.',
    },
    /** For a kept message that the server has refused for good. */
    refused: {
      inForm:
        'We could not take the message that was kept on this device. It is in the form again: please correct it and send it.',
      /** While the form has another text. */
      afterThis:
        'We could not take the message that was kept on this device. You can correct it in this form once the form is empty.',
      discard: 'Delete that message',
      /** Shown on other pages. */
      notice: 'Your kept message could not be sent. The contact page says why.',
    },
    submit: 'Send Message',
    /** Label of the field that only programs fill in, for visitors who see the page without its styles. */
    leaveEmpty: 'Leave this empty',
    status: {
      sending: 'Sending...',
      success: `Thanks! You'll get a response in ${brand.replyHours} hours.`,
      failure: 'Submission failed. Please try again later.',
    },
  },
};

export type ContactContent = typeof contact;

export default contact;
