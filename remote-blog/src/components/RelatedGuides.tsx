import { Icon, Picture, StretchedLink, styled } from '@sayapatri/design';
import services from '@sayapatri/drawings/services/services.tsx?pictures';
import skylines from '@sayapatri/drawings/skylines/skylines.tsx?pictures';
import { articleTexts } from '../content/articleTexts.ts';
import { type RelatedGuide, relatedGuides } from '../content/relatedGuides.ts';

const Box = styled('nav')({
  maxWidth: '41.5rem',
  marginTop: 48,
  '& h2': { margin: '0 0 12px', fontSize: '1.1875rem' },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
    gap: 10,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& li': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    paddingRight: 14,
    fontWeight: 600,
    lineHeight: 1.3,
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: 12,
    background: 'var(--mui-palette-background-paper)',
    '&:has(a:hover)': { borderColor: 'var(--mui-palette-primary-light)' },
  },
  '& img': {
    flex: 'none',
    width: 104,
    height: 64,
    objectFit: 'cover',
    borderRadius: '11px 0 0 11px',
    background: 'var(--primary-soft)',
  },
  '& a': { flex: 1 },
  '& svg': { fontSize: '1.125rem', color: 'var(--mui-palette-text-secondary)' },
});

/** The guide's country, or a class for a test. */
const pictureOf = (guide: RelatedGuide) =>
  skylines[guide] ?? (guide === 'sat' ? services.academic : services.language);

/** Links to the guides that say more about an article's subject. */
export function RelatedGuides({ guides }: { guides: readonly RelatedGuide[] }) {
  if (guides.length === 0) return null;
  return (
    <Box aria-labelledby="related-guides">
      <h2 id="related-guides">{articleTexts.guides}</h2>
      <ul>
        {guides.map((guide) => {
          const picture = pictureOf(guide);
          return (
            <li key={guide}>
              {picture ? <Picture picture={picture} alt="" sizes="104px" /> : null}
              <StretchedLink to={relatedGuides[guide].href}>{relatedGuides[guide].label}</StretchedLink>
              <Icon name="arrow" />
            </li>
          );
        })}
      </ul>
    </Box>
  );
}
