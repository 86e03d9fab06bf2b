import { Icon, Section, SourceLine, styled } from '@sayapatri/design';
import { factsIn } from '@sayapatri/facts';
import type { SatContent } from '../content/sat.ts';
import { Amounts } from './Amounts.tsx';
import { colourOf, minutesIn, PaperStrip } from './PaperStrip.tsx';

const Parts = styled('ol')({
  display: 'grid',
  gap: 28,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: '28px 1fr', columnGap: 14, alignContent: 'start' },
  '& svg': { fontSize: '1.75rem' },
  '& li > :not(span)': { gridColumn: 2 },
  '& h3': { margin: '0 0 2px', fontSize: '1.1875rem', fontWeight: 650, lineHeight: 1.5 },
  '& p': { maxWidth: '32em', margin: '6px 0 0', color: 'var(--mui-palette-text-secondary)' },
  '@media (min-width: 900px)': { gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 40 },
});

/** The parts of the test in order, above them one bar with the time of each. */
export function StructureSection({ parts, changing, ...heading }: SatContent['structure']) {
  const names = parts.map(({ name }) => name);
  return (
    <Section {...heading}>
      <PaperStrip papers={parts} names={names} longest={minutesIn(parts)} />
      <Parts>
        {parts.map(({ icon, name, description, time, amount }) => (
          <li key={name}>
            <span style={{ color: colourOf(name, names) }}>
              <Icon name={icon} />
            </span>
            <h3>{name}</h3>
            <Amounts time={time} amount={amount} />
            <p>{description}</p>
          </li>
        ))}
      </Parts>
      <SourceLine facts={factsIn(parts)} changing={changing} />
    </Section>
  );
}
