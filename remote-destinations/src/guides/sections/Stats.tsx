import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FigureText } from '../components/FigureText.tsx';
import type { SectionOf } from '../schema/guide.ts';

const Tiles = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  [theme.breakpoints.up('sm')]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' },
  margin: 0,
  ...theme.typography.body2,
  lineHeight: 1.45,
}));

const Tile = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  paddingLeft: 12,
  borderLeft: `3px solid ${theme.vars.palette.primary.main}`,
}));

export const Stats = ({ section }: { section: SectionOf<'stats'> }) => (
  <Tiles>
    {section.items.map(({ label, value }) => (
      <Tile key={label}>
        <Box component="dt" sx={{ color: 'text.secondary' }}>
          {label}
        </Box>
        <Typography
          component="dd"
          sx={{ m: 0, typography: 'h4', '&::first-letter': { textTransform: 'uppercase' } }}
        >
          <FigureText stated={value} />
        </Typography>
      </Tile>
    ))}
  </Tiles>
);
