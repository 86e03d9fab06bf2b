import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { Claim } from '../../schema/entities.ts';

const Band = styled('div')({
  position: 'relative',
  marginTop: -1,
  paddingBlock: '16px 40px',
  color: 'var(--mui-palette-onDeep)',
  background: 'var(--mui-palette-bandDeep)',
});

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.25rem, max-content))',
  columnGap: 'clamp(16px, 5vw, 72px)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Three rows (words before, figure, words after) that line up across the claims.
  '& li': { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid', lineHeight: 1.3 },
  '& li > span': { maxWidth: '11rem', '@media (max-width: 599px)': { fontSize: '0.875rem' } },
  '@media (min-width: 600px)': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
    columnGap: 32,
    '& li': { paddingLeft: 20, borderLeft: '3px solid var(--mui-palette-secondary-main)' },
  },
  '& strong + span': { gridRow: 3 },
  '& small': { display: 'block', fontSize: '0.8125rem', color: 'var(--mui-palette-onDeepSoft)' },
  '& strong': {
    gridRow: 2,
    fontSize: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem)',
    lineHeight: 1.2,
    letterSpacing: '-0.02em',
    color: 'var(--mui-palette-secondary-light)',
  },
});

/** The headline claims, on the dark band below the hero's hills. */
export function Claims({ claims }: { claims: readonly Claim[] }) {
  return (
    <Band>
      <Container>
        <List>
          {claims.map((claim) => (
            <li key={claim.value}>
              {claim.before ? <span>{claim.before} </span> : null}
              <strong>{claim.value} </strong>
              <span>
                {claim.after} {claim.countedHow ? <small>{claim.countedHow}</small> : null}
              </span>
            </li>
          ))}
        </List>
      </Container>
    </Band>
  );
}
