import { Section } from '@sayapatri/design';
import { RangeBars } from '@sayapatri/design/plots';
import type { SatContent } from '../schema/sat.ts';

/** What a total score means, as six bands on one scale. */
export function ScoresSection({ title, intro, ...plot }: SatContent['scores']) {
  return (
    <Section band="sand" title={title} intro={intro}>
      <RangeBars {...plot} />
    </Section>
  );
}
