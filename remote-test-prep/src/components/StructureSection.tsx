import type { CSSProperties } from 'react';
import { Icon, Section, styled } from 'shared/core';
import type { SatContent } from '../content/sat.ts';
import { Amounts } from './Amounts.tsx';
import { Note } from './Note.tsx';

const Parts = styled('ol')({
  display: 'grid',
  gap: 36,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // The bar over each part is as long as its time.
  '& li::before': {
    content: '""',
    display: 'block',
    width: 'var(--share)',
    height: 12,
    marginBottom: 20,
    borderRadius: 4,
    background: 'var(--mui-palette-primary-main)',
  },
  '& svg': { fontSize: '1.75rem', color: 'var(--mui-palette-primary-main)' },
  '& h3': { margin: '8px 0 2px', fontSize: '1.1875rem', fontWeight: 650, lineHeight: 1.3 },
  '& p': { maxWidth: '32em', margin: '10px 0 0', color: 'var(--mui-palette-text-secondary)' },
  '@media print': { '& li::before': { printColorAdjust: 'exact' } },
  '@media (min-width: 1000px)': { gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 48 },
});

/** A style that only sets custom properties. */
const custom = (properties: Record<`--${string}`, string>) => properties as CSSProperties;

/** The parts of the test in order, each under a bar for its time. */
export function StructureSection({ sections, note, ...heading }: SatContent['structure']) {
  const longest = Math.max(...sections.map(({ minutes }) => minutes));
  return (
    <Section {...heading}>
      <Parts>
        {sections.map(({ icon, title, description, minutes, questions }) => (
          <li key={title} style={custom({ '--share': `${Math.round((100 * minutes) / longest)}%` })}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <Amounts time={`${minutes} minutes`} amount={`${questions} questions`} />
            <p>{description}</p>
          </li>
        ))}
      </Parts>
      <Note>{note}</Note>
    </Section>
  );
}
