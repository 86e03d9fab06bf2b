import { Icon, styled, TextLink } from '@sayapatri/design';
import { articleTexts } from '../content/articleTexts.ts';
import { type RelatedGuide, relatedGuides } from '../content/relatedGuides.ts';

const Box = styled('nav')({
  maxWidth: '41.5rem',
  marginTop: 48,
  padding: 'clamp(20px, 3vw, 28px)',
  borderRadius: 16,
  background: 'var(--primary-soft)',
  '& h2': { margin: '0 0 8px', fontSize: '1.1875rem' },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    gap: '0 24px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& a': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 44 },
  '& svg': { fontSize: '1.125rem' },
});

/** Links to the guides that say more about an article's subject. */
export function RelatedGuides({ guides }: { guides: readonly RelatedGuide[] }) {
  if (guides.length === 0) return null;
  return (
    <Box aria-labelledby="related-guides">
      <h2 id="related-guides">{articleTexts.guides}</h2>
      <ul>
        {guides.map((guide) => (
          <li key={guide}>
            <TextLink to={relatedGuides[guide].href}>
              {relatedGuides[guide].label}
              <Icon name="arrow" />
            </TextLink>
          </li>
        ))}
      </ul>
    </Box>
  );
}
