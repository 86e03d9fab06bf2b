/**
 * One line for each country's card on the home page, by the path of its guide, in the order of the page. The guides
 * themselves come from the live release of remote-destinations; a guide without a line is shown last.
 */
export const destinationTeasers: Readonly<Record<`/${string}`, string>> = {
  '/study-in-usa': 'The widest choice of courses, and room to change your mind.',
  '/study-in-uk': 'Focused degrees with a long tradition behind them.',
  '/study-in-canada': 'Friendly cities, and a permit to work after you graduate.',
  '/study-in-australia': 'Practical teaching, and Nepali friends in every big city.',
  '/study-in-new-zealand': 'Calm towns, close teachers, and mountains that feel like home.',
  '/study-in-japan': 'Begin with the language, then study where craft meets technology.',
  '/study-in-europe': 'Many countries, many languages, and tuition worth comparing.',
  '/study-in-korea': 'Modern campuses, and a culture you may already know from the screen.',
};
