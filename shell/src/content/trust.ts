import type { TrustContent } from '../schema/pages.ts';
import data from './trust.json';

/** The anchor of the section on `/about`. */
export const registrationId = 'registration';

/** Words for numbers that the owner of the site has not filled in yet. */
export const trustTexts = {
  samples: 'This site is a sample: the office’s own numbers, by which you can check it, stand here.',
  sample: 'number of the office',
} as const;

export default data as TrustContent;
