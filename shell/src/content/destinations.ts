/** The names of the three facts on a destination's card, in the order of the guides' heads. */
export const destinationLabels = ['Tuition', 'English', 'Work'] as const;

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
