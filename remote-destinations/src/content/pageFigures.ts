/** The figures of a guide's page that the planner calculates, or that compare its country with all others. The build runs this module. */
import across from './acrossCountries.ts';
import { addLakh } from './addLakh.ts';
import { firstYearParts } from './firstYearParts.ts';

export default { firstYearParts, addLakh, across };
