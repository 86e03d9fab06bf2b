import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { linkedText } from '@sayapatri/design';
import type { ReactNode } from 'react';
import type { ContentSection } from '../schema/guide.ts';
import { TextLinks } from './TextLinks.tsx';
import { belowBars, desktop } from './widths.ts';

/** Whether a desktop has room for another section beside this one. */
const isNarrow = (section: ContentSection): boolean =>
  (section.kind === 'facts' &&
    section.items.length <= 4 &&
    section.items.every(({ text = '' }) => text.length <= longestNarrow)) ||
  (section.kind === 'table' && section.columns.length <= 2) ||
  (section.kind === 'scholarships' && section.items.length <= 3) ||
  (section.kind === 'papers' && section.items.length <= 4) ||
  ['costs', 'points'].includes(section.kind);

/** In letters: a longer text would be a tall column beside a short one. */
const longestNarrow = 120;

/** The frame of one section: heading, introduction, items, caution and links. */
export function GuideSection({ section, children }: { section: ContentSection; children: ReactNode }) {
  const { id, title, intro, note, links = [], chapter } = section;
  const headingId = `${id}-title`;
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={headingId}
      sx={{
        flex: '1 1 100%',
        minWidth: 0,
        mt: 2,
        [desktop]: { flexBasis: isNarrow(section) ? 300 : '100%', mt: 2.5 },
        ...belowBars,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3, mb: 0.5 }}>
        <Typography id={headingId} variant="h3" component={chapter ? 'h3' : 'h2'} sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        <TextLinks links={links} />
      </Box>
      {intro ? (
        <Typography variant="body2" sx={{ mb: 1, lineHeight: 1.45, color: 'text.secondary' }}>
          {linkedText(intro)}
        </Typography>
      ) : null}
      {children}
      {note ? (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {linkedText(note)}
        </Typography>
      ) : null}
    </Box>
  );
}
