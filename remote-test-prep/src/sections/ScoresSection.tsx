import { Section } from 'shared/core';
import { PlayWhenSeen } from '../components/PlayWhenSeen.tsx';
import { ScoreScale } from '../components/ScoreScale.tsx';
import type { SatContent } from '../content/sat.ts';

/** What a total score says, as six bands on the one scale. */
export function ScoresSection({ title, intro, ...scores }: SatContent['scores']) {
  return (
    <Section band="sand" title={title} intro={intro}>
      <PlayWhenSeen>
        <ScoreScale {...scores} />
      </PlayWhenSeen>
    </Section>
  );
}
