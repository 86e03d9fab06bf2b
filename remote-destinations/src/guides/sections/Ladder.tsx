import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { radii } from '@sayapatri/design';
import { FigureText } from '../components/FigureText.tsx';
import { desktop } from '../components/widths.ts';
import type { SectionOf } from '../schema/guide.ts';

/** Side by side where there is room. */
const Rungs = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...theme.typography.body2,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [desktop]: {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
  },
}));

const Rung = styled('li')(({ theme }) => ({
  padding: 12,
  borderTop: `4px solid ${theme.vars.palette.primary.main}`,
  borderRadius: radii.small,
  background: theme.vars.palette.background.paper,
  breakInside: 'avoid',
}));

/** The stages in order, each with its duration. */
export const Ladder = ({ section: { items } }: { section: SectionOf<'ladder'> }) => (
  <Rungs>
    {items.map(({ title, duration, figure, description }) => (
      <Rung key={title}>
        <Typography component="h3" variant="body2" sx={{ fontWeight: 700 }}>
          {title}
        </Typography>
        <Box component="strong" sx={{ display: 'block', fontWeight: 600, color: 'primary.main' }}>
          <FigureText stated={duration} />
        </Box>
        {description}
        {figure ? ` ${figure.text}.` : null}
      </Rung>
    ))}
  </Rungs>
);
