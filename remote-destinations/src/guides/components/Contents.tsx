import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { chapterTitles, labels } from '../content/labels.ts';
import type { Chapter } from '../schema/stated.ts';
import { useChapterInView } from './useChapterInView.ts';
import { desktop } from './widths.ts';

/** Stays below the header, so that the chapters can be reached from the whole page. */
const Bar = styled('nav')(({ theme }) => ({
  position: 'sticky',
  top: 'var(--header-height)',
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  marginTop: 16,
  marginInline: -16,
  paddingInline: 8,
  background: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('sm')]: { marginInline: 0, paddingInline: 0 },
  '@media print': { display: 'none' },
}));

const Entries = styled(List)({
  display: 'flex',
  flex: 1,
  padding: 4,
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
}));

/** The button needs scripts, so it is hidden without them; a phone has no room for it. */
const Print = styled(Button)({
  display: 'none',
  [desktop]: { display: 'inline-flex' },
  '@media (scripting: none)': { display: 'none !important' },
});

/** The guide's table of contents, which marks the chapter that is read, and a button that prints the guide. */
export function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  const current = useChapterInView(chapters);
  return (
    <Bar aria-labelledby="contents">
      <span id="contents" style={visuallyHidden}>
        {labels.contents}
      </span>
      <Entries>
        {chapters.map((chapter) => (
          <ListItem key={chapter} disablePadding sx={{ width: 'auto' }}>
            <Entry href={`#${chapter}`} underline="none" aria-current={chapter === current || undefined}>
              {chapterTitles[chapter]}
            </Entry>
          </ListItem>
        ))}
      </Entries>
      <Print size="small" startIcon={<PrintOutlinedIcon />} onClick={() => window.print()}>
        {labels.printGuide}
      </Print>
    </Bar>
  );
}
