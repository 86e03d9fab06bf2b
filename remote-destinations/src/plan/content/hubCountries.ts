/** The hub's countries, each with its first year by level in a sentence, where there is a total. The build calculates them. */
import { costOf } from '../cost/costPlan.ts';
import { byLevel } from '../state/planAnswers.ts';
import { totalText } from './cost.ts';
import countries from './plannedCountries.ts';
import planTexts from './planTexts.json';

export default countries.map((country) => {
  const { id, name, inSentence, guidePath } = country;
  const firstYear = byLevel((level) => {
    const year = costOf(country, { level }).firstYear;
    return (
      year && `${name}, ${planTexts.levels[level].toLowerCase()}: ${totalText(year)} for the first year.`
    );
  });
  return { id, name, inSentence, guidePath, firstYear };
});
