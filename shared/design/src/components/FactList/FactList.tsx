import styled from '@emotion/styled';
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
  '@media (min-width: 1000px)': {
    '&:has(dd + dd)': { gridTemplateColumns: 'fit-content(30%) max-content 1fr', columnGap: 40 },
    '& dd + dd': { gridColumn: 3 },
  },
  // A single fact is one line of text, which breaks wherever it has to.
  '&:has(> dt:only-of-type)': { display: 'block', '& > *': { display: 'inline' } },
  '& i': { fontStyle: 'normal' },
  // Of many values none is strong: the names lead to them.
  '&[data-table]': { '& dt': { fontWeight: 600, color: 'inherit' }, '& dd': { fontWeight: 400 } },
  '@media print, (max-width: 699px)': { '& :is([data-same], [data-same] + dd)': { display: 'none' } },
  '@media screen and (min-width: 700px)': {
    '&[data-table]': {
      gridTemplateColumns: 'none',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridAutoFlow: 'column',
      rowGap: 0,
      fontSize: '0.9375rem',
      overflowWrap: 'anywhere',
      '& dd': { gridRow: 2 },
      '& i': { display: 'none' },
    },
  },
  // Large letters have no room for two columns.
  '@media (max-width: 18em)': { display: 'block' },
});

/** A name, its value, and other names with the same value; their own facts have `false`, and a list leaves them out. */
type NamedFact = readonly [name: string, value: ReactNode, also?: string | false | undefined];

/**
 * A few named facts in two columns, e.g. a duration and a fee; those of one name follow it. As a `table`, from a tablet's
 * width on, a column each.
 */
export function FactList({ facts, table }: { facts: readonly NamedFact[]; table?: boolean }) {
  return (
    <List data-table={table || undefined}>
      {facts.map(([name, value, also], index) => (
        <Fragment key={index}>
          {/* Copied or read aloud, the words must not run together. */}
          {facts[index - 1]?.[0] === name ? null : (
            <dt data-same={also === false ? '' : undefined}>
              {name}
              {also ? <i>{also}</i> : null}
              {': '}
            </dt>
          )}
          <dd>{value}</dd>{' '}
        </Fragment>
      ))}
    </List>
  );
}
