import styled from '@emotion/styled';
import { Fragment } from 'react';

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '0 12px',
  flex: '0 1 310px',
  margin: 0,
  '& dt': { color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0, fontWeight: 600 },
});

/** A few named facts in two columns, e.g. a duration and a fee. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <List>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </List>
  );
}
