/** The cells of the comparison for each country, by level. The build calculates them. */

import type { StudyLevel } from '@sayapatri/contract';
import countries from '../../../guides/content/countries.ts';
import { type Compared, comparedAt } from '../../compare/compared.ts';
import { versionsOf } from '../../cost/versions.ts';
import { sourcesOf } from '../../format/printedFacts.ts';
import { studyLevels } from '../../state/planAnswers.ts';
import { countryHead } from '../countryHead.ts';

export default countries.map((country) => ({
  ...countryHead(country.facts),
  inSentence: country.costs.inSentence,
  versions: versionsOf(country, (one) => {
    const compared = studyLevels.map((level) => [level, comparedAt(one, level)] as const);
    return {
      levels: Object.fromEntries(compared.map(([level, { facts: _, ...cells }]) => [level, cells])) as Record<
        StudyLevel,
        Compared
      >,
      sources: sourcesOf(compared.flatMap(([, { facts }]) => facts)),
    };
  }),
}));
