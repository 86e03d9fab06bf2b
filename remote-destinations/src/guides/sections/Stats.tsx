import Box from '@mui/material/Box';
import { StatTiles } from '@sayapatri/design';
import { FigureText } from '../components/FigureText.tsx';
import type { SectionOf } from '../schema/guide.ts';

export const Stats = ({ section }: { section: SectionOf<'stats'> }) => (
  <StatTiles
    stats={section.items.map(({ label, value }) => ({
      label,
      value: (
        <Box sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
          <FigureText stated={value} />
        </Box>
      ),
    }))}
  />
);
