import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';

/** Facts of one name share it. */
export type NamedFact = readonly [name: string, value: ReactNode];

/** A few named facts in two columns, e.g. a duration and a fee; facts of one name share it. */
export function FactList({ facts }: { facts: readonly NamedFact[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'fit-content(40%) minmax(0, 1fr)', sm: 'fit-content(48%) minmax(0, 1fr)' },
        columnGap: 1.5,
        m: 0,
        // Large letters have no room for two columns.
        '@media (max-width: 18em)': { display: 'block' },
      }}
    >
      {facts.map(([name, value], index) => (
        <Fragment key={index}>
          {/* Copied or read aloud, the words must not run together. */}
          {facts[index - 1]?.[0] === name ? null : (
            <Box component="dt" sx={{ color: 'text.secondary' }}>{`${name}: `}</Box>
          )}
          <Box component="dd" sx={{ gridColumn: 2, m: 0, fontWeight: 600 }}>
            {value}
          </Box>{' '}
        </Fragment>
      ))}
    </Box>
  );
}
