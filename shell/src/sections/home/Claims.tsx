import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Claim } from '../../schema/entities.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 20px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('md')]: { justifyContent: 'space-between' },
}));

/** The words of one claim around its figure, in the size of a heading in the text. */
export const ClaimWords = ({ before, value, after }: Claim) => (
  <>
    {before ? `${before} ` : null}
    <Box component="strong" sx={{ typography: 'h3' }}>
      {value}{' '}
    </Box>
    {after}
  </>
);

/** The headline claims, in one row below the hero. */
export function Claims({ claims }: { claims: readonly Claim[] }) {
  return (
    <Box sx={{ mt: { xs: 2, md: 5 }, py: { xs: 1.5, md: 2.5 }, color: 'onDeep', bgcolor: 'bandDeep' }}>
      <Container>
        <List>
          {claims.map((claim) => (
            <Typography component="li" variant="body2" key={claim.value} sx={{ lineHeight: 1.4 }}>
              <ClaimWords {...claim} />
            </Typography>
          ))}
        </List>
      </Container>
    </Box>
  );
}
