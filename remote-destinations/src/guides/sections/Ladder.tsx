import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { radii } from '@sayapatri/design';
import { FigureText } from '../components/FigureText.tsx';
import { desktop } from '../components/widths.ts';
import type { SectionOf } from '../schema/guide.ts';

/** Steps that rise from left to right where there is room. */
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

/** The stages in order, each with its duration; of two that are alternatives, one is `2a` and the other `2b`. */
export function Ladder({ section: { items } }: { section: SectionOf<'ladder'> }) {
  const stepOf = (index: number) =>
    items.slice(0, index + 1).filter(({ alternative }) => !alternative).length;
  const letterOf = (index: number) =>
    items[index]?.alternative ? 'b' : items[index + 1]?.alternative ? 'a' : '';
  return (
    <Rungs>
      {items.map(({ title, duration, figure, description }, index) => (
        <Rung
          key={title}
          sx={{ [desktop]: { marginTop: `${16 * (stepOf(items.length) - stepOf(index))}px` } }}
        >
          <Typography component="h3" variant="body2" sx={{ fontWeight: 700 }}>
            {`${stepOf(index)}${letterOf(index)}. ${title}`}
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
}
