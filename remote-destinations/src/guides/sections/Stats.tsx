import Box from '@mui/material/Box';
import { StatTiles } from '@sayapatri/design';
import type { SectionOf } from '../schema/guide.ts';

/** Figures at a glance; their rupees stand in the chapters. */
export const Stats = ({ section }: { section: SectionOf<'stats'> }) => (
  <StatTiles
    stats={section.items.map(({ label, value }) => ({
      label,
      value: (
        <Box sx={{ typography: 'h4', '&::first-letter': { textTransform: 'uppercase' } }}>
          {typeof value === 'string' ? value : (value.newer ?? value.text)}
        </Box>
      ),
    }))}
  />
);
