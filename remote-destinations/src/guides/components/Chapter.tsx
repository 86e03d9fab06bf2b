import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PhoneFold } from '@sayapatri/design/phoneFold';
import type { ReactNode } from 'react';
import labels from '../content/labels.json';
import type { Chapter as ChapterId } from '../schema/stated.ts';
import { type LinkText, TextLinks } from './TextLinks.tsx';
import { barHeight, desktop, desktopFrom } from './widths.ts';

interface ChapterProps {
  chapter: ChapterId;
  /** What the chapter comes to, where it is folded. */
  answer?: string | undefined;
  /** Links to the planning pages. */
  links: readonly LinkText[];
  children: ReactNode;
}

/** A chapter of the guide. Its anchor is inside the fold, so that browsers open it for a link. */
export const Chapter = ({ chapter, answer, links, children }: ChapterProps) => (
  <Box
    sx={{
      position: 'relative',
      borderBottom: 1,
      borderColor: 'divider',
      // The first of the folds keeps a distance from what stands open above it.
      'nav + &': { mt: 3, borderTop: 1, borderColor: 'divider' },
      '&&': { [desktop]: { mt: 0, border: 0 } },
    }}
  >
    <PhoneFold
      from={desktopFrom}
      about={answer}
      title={
        <Typography
          variant="h2"
          sx={(theme) => ({
            typography: 'h3',
            [desktop]: { mt: 3, fontSize: theme.typography.h2.fontSize },
          })}
        >
          {labels.chapters[chapter]}
        </Typography>
      }
    >
      <Box
        id={chapter}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 4,
          pb: { xs: 2, md: 0 },
          // A link to the chapter shows its title too, below the bars.
          scrollMarginTop: `${barHeight + 80}px`,
        }}
      >
        {children}
        {/* On a desktop the links stand beside the chapter's title. */}
        <Box sx={{ flexBasis: '100%', mt: 0.5, [desktop]: { position: 'absolute', top: 34, right: 0 } }}>
          <TextLinks links={links} />
        </Box>
      </Box>
    </PhoneFold>
  </Box>
);
