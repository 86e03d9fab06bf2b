import TaskAltIcon from '@mui/icons-material/TaskAlt';
import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Item } from '../components/Item.tsx';
import { ItemGrid } from '../components/ItemGrid.tsx';
import labels from '../content/labels.json';
import type { SectionOf } from '../schema/guide.ts';

/** Points, papers to collect, or what is to be done in order, each step with its month or its number. */
export const Items = ({
  section: { kind, items },
}: {
  section: SectionOf<'points' | 'papers' | 'steps'>;
}) => (
  <ItemGrid
    as={kind === 'steps' ? 'ol' : 'ul'}
    sx={kind === 'steps' ? { gridTemplateColumns: 'minmax(0, 1fr)' } : {}}
  >
    {items.map(({ month, title, text, status }, index) => (
      <Box component="li" key={title} sx={{ display: 'flex', gap: 1.25, breakInside: 'avoid' }}>
        {kind === 'papers' ? (
          <TaskAltIcon fontSize="small" sx={{ flex: 'none', mt: 0.25, color: 'primary.main' }} />
        ) : null}
        {kind === 'steps' ? (
          <Box
            component="span"
            sx={{ flex: 'none', minWidth: month ? '5.5em' : '1.5em', fontWeight: 700, color: 'primary.main' }}
          >
            {month ?? index + 1}
          </Box>
        ) : null}
        <span>
          <Item title={title} text={text} />
          {/* The list's introduction tells others that all papers are mandatory. */}
          {status ? <span style={visuallyHidden}>{` ${labels[status]}`}</span> : null}
        </span>
      </Box>
    ))}
  </ItemGrid>
);
