import { Section } from '@sayapatri/design';
import type { SatContent } from '../schema/sat.ts';
import { PlayWhenSeen } from './PlayWhenSeen.tsx';
import { ScoreScale } from './ScoreScale.tsx';

/** What a total score means, as six bands on one scale. */
export function ScoresSection({ title, intro, ...scores }: SatContent['scores']) {
  return (
    <Section band="sand" title={title} intro={intro}>
      <PlayWhenSeen>
        <ScoreScale {...scores} />
      </PlayWhenSeen>
    </Section>
  );
}
