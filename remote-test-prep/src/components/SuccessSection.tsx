import { Meter, Section, styled } from 'shared/core';
import type { SatContent } from '../content/sat.ts';
import { PlayWhenSeen } from './PlayWhenSeen.tsx';

/** Large figures over their bars. */
const Bars = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  gap: '36px 48px',
  // The figures stand in one line and so do the bars, however many lines a label takes.
  '& > div': { display: 'flex', flexDirection: 'column', justifyContent: 'space-between' },
  '& > div > div:first-of-type': { flexDirection: 'column-reverse', gap: 2 },
  '& strong': { fontSize: 'clamp(2.25rem, 1.9rem + 1.4vw, 3rem)', lineHeight: 1.1, letterSpacing: '-0.02em' },
});

/** How our students do: three bars, each with its figure. */
export function SuccessSection({ bars, ...heading }: SatContent['success']) {
  return (
    <Section {...heading}>
      <PlayWhenSeen>
        <Bars>
          {bars.map((bar) => (
            <Meter key={bar.label} {...bar} />
          ))}
        </Bars>
      </PlayWhenSeen>
    </Section>
  );
}
