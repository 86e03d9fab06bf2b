export const destinationTexts = {
  /** The names of a guide's main facts without the first: a card leaves out tuition, because the first year's sum includes it. */
  facts: ['English', 'Work'],
} as const;

/**
 * The order of countries whose first years cost the same. The guides come from the live release of remote-destinations, their facts from its dataset; any
 * other guide is shown after these.
 */
export const destinations: readonly string[] = [
  '/study-in-usa',
  '/study-in-uk',
  '/study-in-canada',
  '/study-in-australia',
  '/study-in-new-zealand',
  '/study-in-japan',
  '/study-in-europe',
  '/study-in-korea',
];
