import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { radii } from '../../theme/radii.ts';

const Nav = styled('nav')(({ theme }) => ({
  marginBottom: 48,
  // On a phone and a tablet a row of chips that stays below the header and scrolls sideways.
  [theme.breakpoints.down('md')]: {
    position: 'sticky',
    top: 'var(--header-height)',
    zIndex: 5,
    overflowX: 'auto',
    margin: '0 -48px 24px',
    padding: '6px 48px',
    background: theme.vars.palette.background.default,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    scrollbarWidth: 'none',
    'html:has(&)': { scrollPaddingTop: 'calc(var(--header-height) + 72px)' },
  },
  [theme.breakpoints.down('sm')]: { marginInline: -16, paddingInline: 16 },
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    top: 'calc(var(--header-height) + 32px)',
    alignSelf: 'start',
  },
}));

const Entries = styled('ul')(({ theme }) => ({
  // Marks the section being read, in browsers that support this.
  scrollTargetGroup: 'auto',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('md')]: { display: 'flex', gap: 8 },
}));

const Entry = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingBlock: 6,
  ...theme.typography.body2,
  lineHeight: 1.35,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:hover': { color: theme.vars.palette.accentText },
  '&:target-current': { fontWeight: 650, color: theme.vars.palette.text.primary },
  [theme.breakpoints.down('md')]: {
    paddingInline: 14,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: radii.pill,
    whiteSpace: 'nowrap',
  },
}));

interface PageContentsProps {
  /** Anchor and title of each section. */
  entries: readonly { id: string; title: string }[];
}

/** A page's table of contents: beside the text on a wide screen, a row of chips above it on a narrower one. */
export function PageContents({ entries }: PageContentsProps) {
  return (
    <Nav aria-labelledby="contents">
      <Typography
        id="contents"
        component="h2"
        variant="body2"
        sx={{
          mb: 1,
          fontWeight: 700,
          position: { xs: 'absolute', md: 'static' },
          clipPath: { xs: 'inset(50%)', md: 'none' },
        }}
      >
        On this page
      </Typography>
      <Entries>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <Entry href={`#${id}`}>{title}</Entry>
          </li>
        ))}
      </Entries>
    </Nav>
  );
}
