/** What each country asks of a student, by level. The build calculates it. */

import type { StudyLevel } from '@sayapatri/contract';
import { pteTable, toeflTable } from '@sayapatri/facts/scores/tables';
import countries from '../../../guides/content/countries.ts';
import { type Needs, needsOf } from '../../check/needs.ts';
import { versionsOf } from '../../cost/versions.ts';
import { dayText } from '../../format/format.ts';
import { sourcesOf } from '../../format/printedFacts.ts';
import { byLevel, studyLevels } from '../../state/planAnswers.ts';
import { countryHead } from '../countryHead.ts';
import factOf from '../facts.json?facts';
import { oldestRate, rates } from '../rates.ts';

type ByLevel = Partial<Record<StudyLevel, Needs>>;

export default {
  countries: countries.map((country) => ({
    ...countryHead(country.facts),
    versions: versionsOf<ByLevel>(country, (one) =>
      byLevel((level) => {
        const { facts: _, ...needs } = needsOf(one, level, rates) ?? {};
        return 'id' in needs ? needs : undefined;
      }),
    ),
  })),
  sources: sourcesOf([
    ...countries.flatMap((country) =>
      studyLevels.flatMap((level) => needsOf(country, level, rates)?.facts ?? []),
    ),
    ...[factOf('grades'), pteTable.fact, toeflTable.fact],
  ]),
  /** The day of the oldest rate in the sums. */
  ratesFrom: dayText(oldestRate),
};
