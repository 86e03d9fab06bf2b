import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { linkedText } from '@sayapatri/design';
import type { ReactNode } from 'react';
import labels from '../content/labels.json';
import type { Chapter as ChapterId } from '../schema/stated.ts';
import { type LinkText, TextLinks } from './LinkButtons.tsx';
import { barHeight, desktop, desktopWidth } from './widths.ts';

const shown = { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } } as const;

/**
 * Folded on a phone. On a desktop and on paper the style shows what the fold holds, without waiting for scripts; a browser
 * that does not know `::details-content` opens the fold when the page is live.
 */
const Fold = styled('details')(({ theme }) => ({
  position: 'relative',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [desktop]: { borderBottom: 0, ...shown },
  '@media print': { borderBottom: 0, ...shown },
}));

const Head = styled('summary')(({ theme }) => ({
  position: 'relative',
  padding: '14px 36px 14px 0',
  '&::after': {
    position: 'absolute',
    top: 24,
    right: 8,
    color: theme.vars.palette.text.secondary,
  },
  // Nothing is folded, so nothing is to be pressed.
  '@supports selector(::details-content)': {
    [desktop]: { padding: '24px 0 0', pointerEvents: 'none', '&::after': { display: 'none' } },
  },
  '@media print': { padding: '12px 0 0', '&::after': { display: 'none' } },
}));

interface ChapterProps {
  chapter: ChapterId;
  /** What the chapter comes to, where it is folded. */
  answer?: string | undefined;
  /** Links to the planning pages. */
  links: readonly LinkText[];
  children: ReactNode;
}

/** A chapter of the guide. Its anchor is inside the fold, so that browsers open it for a link. */
export function Chapter({ chapter, answer, links, children }: ChapterProps) {
  const isWide = useMediaQuery(desktopWidth);
  return (
    <Fold open={isWide}>
      <Head tabIndex={isWide ? -1 : undefined}>
        <Typography
          variant="h2"
          component="h2"
          sx={(theme) => ({ typography: 'h3', [desktop]: { fontSize: theme.typography.h2.fontSize } })}
        >
          {labels.chapters[chapter]}
        </Typography>
        {answer ? (
          <Typography
            component="span"
            variant="body2"
            sx={{ color: 'text.secondary', [desktop]: { display: 'none' } }}
          >
            {linkedText(answer)}
          </Typography>
        ) : null}
      </Head>
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
        <Box sx={{ flexBasis: '100%', mt: 0.5, [desktop]: { position: 'absolute', top: 26, right: 0 } }}>
          <TextLinks links={links} />
        </Box>
      </Box>
    </Fold>
  );
}
