import { Icon, Section, SourceLine, styled } from '@sayapatri/design';
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
  '& li > div:first-of-type': { marginBottom: 20, borderRadius: 4, background: 'var(--primary-soft)' },
  '& li > div:first-of-type > div': {
    height: 12,
    borderRadius: 'inherit',
    background: 'var(--mui-palette-primary-main)',
  },
  '& svg': { fontSize: '1.75rem', color: 'var(--mui-palette-primary-main)' },
  '& h3': { margin: '8px 0 2px', fontSize: '1.1875rem', fontWeight: 650, lineHeight: 1.3 },
  '& p': { maxWidth: '32em', margin: '10px 0 0', color: 'var(--mui-palette-text-secondary)' },
  '@media print': { '& div': { printColorAdjust: 'exact' } },
  '@media (min-width: 900px)': { gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 40 },
});

/** The parts of the test in order, each with a bar for its duration. */
export function StructureSection({ parts, changing, ...heading }: SatContent['structure']) {
  const longest = Math.max(...parts.map(({ time }) => longestOf(time)));
  return (
    <Section {...heading}>
      <Parts>
        {parts.map(({ icon, title, description, time, questions }) => (
          <li key={title}>
            <div aria-hidden>
              <div style={{ width: `${Math.round((100 * longestOf(time)) / longest)}%` }} />
            </div>
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
