import { CardFrame, CardGrid, Picture, Section, StretchedLink, styled } from '@sayapatri/design';
import skylines from '@sayapatri/drawings/skylines/skylines.tsx?pictures';
import charges, { chargeTexts } from '../../content/charges.ts';
import { relatedHeadings } from '../../content/serviceTexts.ts';
import { useNavLinks } from '../../navigation/SiteContext.ts';
import type { Service } from '../../schema/entities.ts';
import { Classes } from './Classes.tsx';

const Grid = styled(CardGrid)({
  '@media (max-width: 899px)': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
    gap: 12,
  },
  '@media (min-width: 900px)': { '&:has(> :nth-of-type(4))': { gridTemplateColumns: 'repeat(4, 1fr)' } },
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

/** Links to the live pages of one menu area, the countries' with pictures and the tests' in the table of classes. */
export function RelatedPages({ area }: { area: Service['related'] }) {
  const links = useNavLinks(area);
  if (area === 'test-preparation')
    return (
      <Section band="sand" title={relatedHeadings[area]}>
        <Classes
          texts={chargeTexts.classes}
          classes={charges.classes}
          mark={` ${chargeTexts.sample}`}
          guides={links}
        />
      </Section>
    );
  if (links.length === 0) return null;
  return (
    <Section band="sand" title={relatedHeadings[area]}>
      <Grid min={340}>
        {links.map(({ label, path }) => {
          const picture = skylines[path.replace('/study-in-', '')];
          return (
            <Tile as="li" key={path}>
              {picture ? <Picture picture={picture} alt="" sizes="370px" /> : null}
              <StretchedLink to={path}>{label}</StretchedLink>
            </Tile>
          );
        })}
      </Grid>
    </Section>
  );
}
