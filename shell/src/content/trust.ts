import type { TrustContent } from '../schema/pages.ts';
import data from './trust.json';

/** The anchor of the section on `/about`. */
export const registrationId = 'registration';

/** Stands where the owner of the site has not filled in the numbers yet. */
export const sampleSite =
  'This site is a sample: its staff, authors, testimonials and prices are invented. The office’s own numbers stand here.';

export default data as TrustContent;
