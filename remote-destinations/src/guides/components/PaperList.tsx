import TaskAltIcon from '@mui/icons-material/TaskAlt';
import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import labels from '../content/labels.json';
import { Item } from './Item.tsx';
import { ItemGrid } from './ItemGrid.tsx';

interface Paper {
  title: string;
  text?: string;
  status?: 'mandatory';
}

/** Papers to collect. */
export const PaperList = ({ papers }: { papers: readonly Paper[] }) => (
  <ItemGrid>
    {papers.map(({ title, text, status }) => (
      <Box component="li" key={title} sx={{ display: 'flex', gap: 1.25, breakInside: 'avoid' }}>
        <TaskAltIcon fontSize="small" sx={{ flex: 'none', mt: 0.25, color: 'primary.main' }} />
        <span>
          <Item title={title} text={text} />
          {/* The list's introduction tells others that all papers are mandatory. */}
          {status ? <span style={visuallyHidden}>{` ${labels[status]}`}</span> : null}
        </span>
      </Box>
    ))}
  </ItemGrid>
);
