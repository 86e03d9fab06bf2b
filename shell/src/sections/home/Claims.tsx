import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Claim } from '../../schema/entities.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.25rem, 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' },
}));

/** The words of one claim around its figure, in the size of a heading in the text; on lines of their own unless `inline`. */
export const ClaimWords = ({ before, value, after, countedHow, inline }: Claim & { inline?: boolean }) => (
  <>
    {before ? `${before} ` : null}
    <Box component="strong" sx={{ display: inline ? 'inline' : 'block', typography: 'h3' }}>
      {value}{' '}
    </Box>
    {after} {countedHow ? <small>{countedHow}</small> : null}
  </>
);

/** The headline claims, in one row below the hero. */
export function Claims({ claims }: { claims: readonly Claim[] }) {
  return (
    <Box sx={{ mt: { xs: 2, md: 5 }, py: { xs: 1.5, md: 2.5 }, color: 'onDeep', bgcolor: 'bandDeep' }}>
      <Container>
        <List>
          {claims.map((claim) => (
            <Typography
              component="li"
              variant="body2"
              key={claim.value}
              sx={{ alignSelf: 'end', lineHeight: 1.3 }}
            >
              <ClaimWords {...claim} />
            </Typography>
          ))}
        </List>
      </Container>
    </Box>
  );
}
