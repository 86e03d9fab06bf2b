import type { PageProps } from 'shared/contract';
import { Container, Hero, HeroDrawing, styled } from 'shared/core';
import bareRidge from 'shared/drawings/skylines/BareRidge.tsx?drawing';
import { Contents } from '../components/Contents.tsx';
import { PrintedBy } from '../components/PrintedBy.tsx';
import type { Guide } from '../schema/guide.ts';
import { SectionView } from '../sections/SectionView.tsx';

const Columns = styled('div')({
  paddingBlock: 'clamp(24px, 4vw, 64px) clamp(112px, 11vw, 160px)',
  // Two columns of contents on a phone: an odd last entry takes the whole line, so that no hairline ends halfway.
  '@media (max-width: 479px)': { '& nav li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' } },
  '@media (min-width: 1000px)': {
    display: 'grid',
    gridTemplateColumns: '208px minmax(0, 1fr)',
    gap: 72,
  },
});

/** Any country's guide: its sections in order, its table of contents beside them. */
export default function GuidePage({ data }: PageProps<Guide>) {
  return (
    <>
      <Hero title={data.title} blurb={data.blurb} art={<HeroDrawing src={data.skyline ?? bareRidge} />} />
      <Container>
        <Columns>
          <Contents sections={data.sections} />
          <div>
            {data.sections.map((section) => (
              <SectionView key={section.id} section={section} />
            ))}
            <PrintedBy path={`/${data.slug}`} />
          </div>
        </Columns>
      </Container>
    </>
  );
}
