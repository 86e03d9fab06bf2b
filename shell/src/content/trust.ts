import type { TrustContent } from '../schema/pages.ts';
import data from './trust.json';

/** The anchor of the section on `/about`. */
export const registrationId = 'registration';

export default data as TrustContent;
