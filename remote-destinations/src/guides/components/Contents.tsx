import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import labels from '../content/labels.json';
import type { Chapter } from '../schema/stated.ts';
import { useChapterInView } from './useChapterInView.ts';
import { barHeight, desktop } from './widths.ts';

/**
 * Stays below the header, so that the chapters can be reached from the whole page. A narrow screen shows it only while an
 * open chapter is read, because before that it would repeat the closed ones below it; it takes no room there.
 */
const Bar = styled('nav')(({ theme }) => ({
  position: 'sticky',
  top: 'var(--header-height)',
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  height: barHeight,
  marginTop: -barHeight,
  marginInline: -16,
  paddingInline: 8,
  visibility: 'hidden',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:has([aria-current]):has(~ * > details[open])': { visibility: 'visible' },
  [theme.breakpoints.up('sm')]: { marginInline: -24, paddingInline: 16 },
  [desktop]: { marginTop: 16, marginInline: 0, paddingInline: 0, visibility: 'visible' },
  '@media print': { display: 'none' },
}));

const Entries = styled(List)({
  display: 'flex',
  flex: 1,
  padding: '4px 0',
  // Very large letters make the list scroll.
  overflowX: 'auto',
  scrollbarWidth: 'none',
}) as typeof List;

const Entry = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 8,
  ...theme.typography.body2,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  '&[aria-current]': {
    color: theme.vars.palette.text.primary,
    boxShadow: `inset 0 -3px ${theme.vars.palette.primary.main}`,
  },
  [theme.breakpoints.up('sm')]: { paddingInline: 16 },
  // The first word stands on the story's left edge.
  'li:first-of-type > &': { [desktop]: { paddingLeft: 0 } },
}));

/** The guide's table of contents, which marks the chapter that is read. */
export function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  const current = useChapterInView(chapters);
  return (
    // What scrolls below the bar must not be seen through it; at the top of the page it is part of the ground.
    <Bar aria-labelledby="contents" sx={{ bgcolor: current ? 'background.default' : 'transparent' }}>
      <span id="contents" style={visuallyHidden}>
        {labels.contents}
      </span>
      <Entries>
        {chapters.map((chapter) => (
          <ListItem key={chapter} disablePadding sx={{ width: 'auto' }}>
            <Entry href={`#${chapter}`} underline="none" aria-current={chapter === current || undefined}>
              {labels.chapters[chapter]}
            </Entry>
          </ListItem>
        ))}
      </Entries>
    </Bar>
  );
}
