import Typography from '@mui/material/Typography';
import { PaperList } from '../components/PaperList.tsx';
import { Switch } from '../components/Switch.tsx';
import labels from '../content/labels.json';
import type { SectionOf } from '../schema/guide.ts';

/** The papers of one visa at a time. */
export const VisaPapers = ({ section: { id, items } }: { section: SectionOf<'visaPapers'> }) => (
  <Switch
    id={`${id}-visa`}
    label={labels.visa}
    panels={items.map(({ title, text, papers }) => ({
      name: title,
      content: (
        <>
          <Typography variant="body2" sx={{ my: 1, color: 'text.secondary' }}>
            {text}
          </Typography>
          <PaperList papers={papers.map((paper) => ({ title: paper }))} />
        </>
      ),
    }))}
  />
);
