import { brand } from '@sayapatri/facts/brand';
import data from './contact.json';
import labels from './labels/contact.json';

const contact = {
  hero: data.hero,
  map: { ...data.map, ...labels.map },
  /** The shortest word for the phone, beside the messengers. */
  call: labels.call,
  details: { ...data.details, ...labels.details },
  form: {
    ...data.form,
    ...labels.form,
    /** The browser's message for a text that is too long. */
    tooLong: (characters: number, most: number) =>
      `Please shorten this to ${most.toLocaleString('en-US')} characters. It has ${characters.toLocaleString('en-US')} now.`,
    status: { ...labels.status, success: `Thanks! You'll get a response in ${brand.replyHours} hours.` },
  },
};

export type ContactContent = typeof contact;

export default contact;
