/** The names of the facts on a destination's card: those of the guides' heads but the first, tuition, which the first year's sum includes. */
export const destinationLabels = ['English', 'Work'] as const;

/**
 * The order of the cards. The guides come from the live release of remote-destinations, their facts from its dataset; any
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
