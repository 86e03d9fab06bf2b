import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'fit-content(48%) minmax(0, 1fr)',
  gap: '0 12px',
  flex: '0 1 310px',
  margin: 0,
  '& dt': { color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0, fontWeight: 600 },
  '& dd + dd': { gridColumn: 2 },
  '@media (max-width: 599px)': { gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)' },
  '@media (min-width: 1000px)': {
    '&:has(dd + dd)': { gridTemplateColumns: 'fit-content(30%) max-content 1fr', columnGap: 40 },
    '& dd + dd': { gridColumn: 3 },
  },
  // A single fact is one line of text, which breaks wherever it has to.
  '&:has(> dt:only-of-type)': { display: 'block', '& > *': { display: 'inline' } },
  // Large letters have no room for two columns.
  '@media (max-width: 18em)': { display: 'block' },
});

/** A few named facts in two columns, e.g. a duration and a fee; facts of one name share it. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <List>
      {facts.map(([name, value], index) => (
        <Fragment key={index}>
          {/* Copied or read aloud, the words must not run together. */}
          {facts[index - 1]?.[0] === name ? null : <dt>{`${name}: `}</dt>}
          <dd>{value}</dd>{' '}
        </Fragment>
      ))}
    </List>
  );
}
