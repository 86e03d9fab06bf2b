import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Section } from '@sayapatri/design';
import type { HomeContent } from '../../schema/pages.ts';
import { ClaimWords } from './Claims.tsx';

const Points = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: '12px 40px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
}));

/** Three points, and the claim that they lead to. */
export function WhyChooseUs({ title, claim, points }: HomeContent['whyChooseUs']) {
  return (
    <Section band="deep" title={title}>
      <Points>
        {points.map((point) => (
          <li key={point.title}>
            <Typography variant="h3">{point.title}</Typography>
            <Typography sx={{ typography: { xs: 'body2', md: 'body1' }, color: 'onDeepSoft' }}>
              {point.description}
            </Typography>
          </li>
        ))}
      </Points>
      <Box sx={{ mt: { xs: 2, md: 3 }, typography: 'body2' }}>
        <ClaimWords {...claim} />
      </Box>
    </Section>
  );
}
