/** The figures of a guide's page that the planner calculates. The build runs this module. */
import { addLakh } from './addLakh.ts';
import { firstYearParts } from './firstYearParts.ts';

export default { firstYearParts, addLakh };
