/** The dataset `guideFacts`: the facts in each guide's head. The build calculates it. */

import type { Datasets } from '@sayapatri/contract';
import { type Fact, factText } from '@sayapatri/facts';
import { firstYearIn } from './firstYearFigures.ts';
import folders from './guideFolders.ts';

type Head = Datasets['guideFacts'][number];

/** Today's figure, then the earlier figure: `24 hours per week (earlier 20 hours per week)`. */
const textOf = (fact: Fact) =>
  fact.counted ? `${fact.counted.value} (earlier ${fact.value})` : factText(fact);

/** The source of today's figure, or of a fact that the specification does not prescribe. */
function sourcesOf({ origin, counted, source, asOf, usually }: Fact): Head['sources'] {
  if (counted) return [{ source: counted.source, asOf: counted.asOf }];
  return origin === 'ledger' ? [{ source, ...(asOf && { asOf }), ...(usually && { usually }) }] : [];
}

export default folders.map(({ name, guide: { heroFacts } }): Head => {
  const guidePath = `/study-in-${name}` as const;
  const firstYear = firstYearIn(guidePath);
  return {
    guidePath,
    facts: heroFacts.map(({ value }) => (typeof value === 'string' ? value : textOf(value))),
    sources: heroFacts.flatMap(({ value }) => (typeof value === 'string' ? [] : sourcesOf(value))),
    ...(firstYear && { firstYear }),
  };
});
