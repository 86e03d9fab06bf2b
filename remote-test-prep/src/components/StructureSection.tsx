import { Icon, Section, SourceLine, styled } from '@sayapatri/design';
import { StackedBars } from '@sayapatri/design/plots';
import { factsIn } from '@sayapatri/facts';
import { longestOf } from '../schema/ieltsPte.ts';
import type { SatContent } from '../schema/sat.ts';
import { Amounts } from './Amounts.tsx';

const Parts = styled('ol')({
  display: 'grid',
  gap: 28,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: '28px 1fr', columnGap: 14, alignContent: 'start' },
  '& svg': { fontSize: '1.75rem', color: 'var(--mui-palette-primary-main)' },
  '& li > :not(svg)': { gridColumn: 2 },
  '& h3': { margin: '0 0 2px', fontSize: '1.1875rem', fontWeight: 650, lineHeight: 1.5 },
  '& p': { maxWidth: '32em', margin: '6px 0 0', color: 'var(--mui-palette-text-secondary)' },
  '@media (min-width: 900px)': { gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 40 },
});

/** The parts of the test in order, above them one bar with the time of each. */
export function StructureSection({ parts, times, changing, ...heading }: SatContent['structure']) {
  return (
    <Section {...heading}>
      <StackedBars
        caption={times.caption}
        unit={times.unit}
        column={times.part}
        bars={[times.test]}
        parts={parts.map(({ title, time }) => ({
          label: title,
          amounts: [longestOf(time)],
          values: [time.value],
        }))}
        stated
      />
      <Parts>
        {parts.map(({ icon, title, description, time, questions }) => (
          <li key={title}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <Amounts time={time} amount={questions} />
            <p>{description}</p>
          </li>
        ))}
      </Parts>
      <SourceLine facts={factsIn(parts)} changing={changing} />
    </Section>
  );
}
