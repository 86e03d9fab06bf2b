import { CardFrame, CardGrid, Picture, Section, StretchedLink, styled } from '@sayapatri/design';
import skylines from '@sayapatri/drawings/skylines/skylines.tsx?pictures';
import { relatedHeadings } from '../../content/serviceTexts.ts';
import { useNavLinks } from '../../navigation/SiteContext.ts';
import type { Service } from '../../schema/entities.ts';

const Grid = styled(CardGrid)({
  '@media (max-width: 599px)': {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
    gap: 12,
  },
});

const Tile = styled(CardFrame)({
  padding: 0,
  overflow: 'hidden',
  fontWeight: 650,
  '& img': {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '3',
    objectFit: 'cover',
    background: 'linear-gradient(var(--primary-soft), var(--mui-palette-background-paper))',
  },
  '& > a': { padding: '10px 16px' },
});

/** Links to the live pages of one menu area, a country with its skyline; renders nothing when there are none. */
export function RelatedPages({ area }: { area: Service['related'] }) {
  const links = useNavLinks(area);
  if (links.length === 0) return null;
  return (
    <Section band="sand" title={relatedHeadings[area]}>
      <Grid min={220}>
        {links.map(({ label, path }) => {
          const skyline = skylines[path.replace('/study-in-', '')];
          return (
            <Tile as="li" key={path}>
              {skyline ? <Picture picture={skyline} alt="" sizes="290px" /> : null}
              <StretchedLink to={path}>{label}</StretchedLink>
            </Tile>
          );
        })}
      </Grid>
    </Section>
  );
}
