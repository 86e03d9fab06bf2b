import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { styled } from '@mui/material/styles';
import { Picture, StretchedLink } from '@sayapatri/design';
import type { FurtherPage } from '../list/furtherPages.ts';
import { PostTitle } from './PostTitle.tsx';

const Box = styled('nav')({
  marginTop: 20,
  '& h2': { margin: '0 0 12px', fontSize: '1.1875rem' },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
    gap: 10,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  // On a phone three or four links make two short rows.
  '@media (max-width: 599px)': {
    '& ul:has(li:nth-of-type(3))': {
      gridTemplateColumns: '1fr 1fr',
      '& li': { paddingLeft: 14 },
      '& img': { display: 'none' },
    },
  },
  '& li': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    minHeight: 58,
    paddingRight: 14,
    overflow: 'hidden',
    fontSize: '0.9375rem',
    fontWeight: 600,
    lineHeight: 1.3,
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: 12,
    background: 'var(--mui-palette-background-paper)',
    '&:has(a:hover)': { borderColor: 'var(--mui-palette-primary-light)' },
    '&:has(a:focus-visible)': { overflow: 'visible' },
  },
  '& img': {
    flex: 'none',
    alignSelf: 'stretch',
    width: 80,
    height: 'auto',
    objectFit: 'cover',
    background: 'var(--mui-palette-primarySoft)',
  },
  '& a': { flex: 1, paddingBlock: 8 },
  '& a:hover span': { textDecoration: 'inherit' },
  '& svg': { fontSize: '1.125rem', color: 'var(--mui-palette-text-secondary)' },
});

interface FurtherReadingProps {
  id: string;
  title: string;
  pages: readonly FurtherPage[];
}

/** Links to further pages, each with its picture; nothing if there are none. */
export function FurtherReading({ id, title, pages }: FurtherReadingProps) {
  if (pages.length === 0) return null;
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {pages.map(({ href, label, picture }) => (
          <li key={href}>
            {picture ? <Picture picture={picture} alt="" sizes="80px" /> : null}
            <StretchedLink to={href}>
              <PostTitle title={label} />
            </StretchedLink>
            <ArrowForwardIcon />
          </li>
        ))}
      </ul>
    </Box>
  );
}
