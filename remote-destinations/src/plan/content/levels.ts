/** The names of the levels of study and of the tests. */
import texts from './planTexts.json';

export const { levels, tests } = texts;
