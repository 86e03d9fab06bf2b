import type { TrustContent } from '../schema/pages.ts';
import data from './trust.json';

/** The anchor of the section on `/about`. */
export const registrationId = 'registration';

/** Stands where the owner of the site has not filled in the numbers yet. */
export const sampleSite =
  'This site is a sample: its staff, authors, testimonials and prices are invented. An office that uses it puts its own registration numbers here.';

export default data as TrustContent;
