import type { PageProps } from '@sayapatri/contract';
import { Container, Hero, HeroDrawing, styled } from '@sayapatri/design';
import bareRidge from '@sayapatri/drawings/skylines/BareRidge.tsx?drawing';
import { Contents } from '../components/Contents.tsx';
import { HeroFacts } from '../components/HeroFacts.tsx';
import { PrintedBy } from '../components/PrintedBy.tsx';
import type { Guide } from '../schema/guide.ts';
import { SectionView } from '../sections/SectionView.tsx';

const Columns = styled('div')({
  paddingBlock: 'clamp(24px, 4vw, 64px) clamp(112px, 11vw, 160px)',
  '@media (min-width: 1000px)': {
    display: 'grid',
    gridTemplateColumns: '208px minmax(0, 1fr)',
    columnGap: 72,
    '& > nav': { gridArea: '1 / 1 / span 2' },
    '& > :not(nav)': { gridColumn: 2 },
  },
  // Keeps a printed guide within five sheets of paper.
  '@media print': {
    padding: 0,
    fontSize: '9pt',
    '&& section': { paddingBottom: 14 },
    '&& h2': { fontSize: '14pt' },
    '&& h3': { fontSize: '10pt' },
    '&& li, && th, && td': { paddingBlock: 3 },
    '&& ul[data-columns]': { gridTemplateColumns: '1fr 1fr' },
  },
});

/**
 * The guide of any country: facts, table of contents and sections. On a wide screen the table of contents stands beside
 * the rest.
 */
export default function GuidePage({
  data: { title, blurb, heroFacts, skyline, sections, slug },
}: PageProps<Guide>) {
  const [first, ...others] = sections;
  return (
    <>
      <Hero title={title} blurb={blurb} art={<HeroDrawing src={skyline ?? bareRidge} />}>
        <HeroFacts facts={heroFacts} slug={slug} />
      </Hero>
      <Container>
        <Columns>
          {first ? <SectionView section={first} /> : null}
          <Contents sections={sections} />
          <div>
            {others.map((section) => (
              <SectionView key={section.id} section={section} />
            ))}
            <PrintedBy path={`/${slug}`} />
          </div>
        </Columns>
      </Container>
    </>
  );
}
