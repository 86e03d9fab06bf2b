import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { PageProps } from '@sayapatri/contract';
import { Hero, HeroDrawing } from '@sayapatri/design';
import bareRidge from '@sayapatri/pictures/bare-ridge.svg';
import { AcrossCountries } from '../components/AcrossCountries.tsx';
import { Closing } from '../components/Closing.tsx';
import { Contents } from '../components/Contents.tsx';
import { FirstYear } from '../components/FirstYear.tsx';
import { GuideChapter } from '../components/GuideChapter.tsx';
import { HeroFacts } from '../components/HeroFacts.tsx';
import { PrintedBy } from '../components/PrintedBy.tsx';
import { type Chapter, chapters, type Guide } from '../schema/guide.ts';
import { SectionView } from '../sections/SectionView.tsx';

const Page = styled('div')({
  // The figures at a glance, between the contents and the first chapter.
  '& > div > section': { marginBottom: 'clamp(24px, 3vw, 40px)' },
  // Notes, e.g. the day of a rate.
  '& small': {
    display: 'block',
    fontSize: '0.8125rem',
    fontWeight: 400,
    lineHeight: 1.45,
    letterSpacing: 'normal',
    color: 'var(--mui-palette-text-secondary)',
  },
  // Rupees are no note, and neither is a figure that applies soon: whoever plans now needs it.
  '& :is(dd, strong) > small': { fontSize: '0.9375rem', fontWeight: 500 },
  '& small[data-to-come]': { color: 'var(--mui-palette-text-primary)' },
  // Keeps a printed guide within five sheets of paper.
  '@media print': {
    '&& :is(p, h4, li, td, th, dd, dt, small, strong, span)': { fontSize: '9pt', lineHeight: 1.35 },
    '&& h3': { fontSize: '11pt' },
    '&& :is(li, th, td)': { paddingBlock: 3 },
    '&& ol > li': { paddingBottom: 4 },
    '&& figure': { marginBottom: 8 },
    '&& figure i': { height: 14 },
    '&& figure div': { rowGap: 0 },
    '&& ul[data-columns]': { gridTemplateColumns: '1fr 1fr' },
  },
});

/** A country's guide: the first year, three facts, the table of contents and the chapters. */
export default function GuidePage({ data: guide }: PageProps<Guide>) {
  const { title, blurb, skyline, sections, slug, links } = guide;
  const [first] = sections;
  const invitation = sections.find((section) => section.kind === 'callToAction');
  const written = chapters.filter((chapter) => sectionsOf(sections, chapter).length > 0);
  return (
    <>
      <Hero title={title} blurb={blurb} art={<HeroDrawing src={skyline ?? bareRidge} />}>
        <HeroFacts {...guide} />
      </Hero>
      <Page>
        <Contents chapters={written} />
        {first?.kind === 'stats' ? (
          <Container>
            <SectionView section={first} />
          </Container>
        ) : null}
        {written.map((chapter, index) => (
          <GuideChapter
            key={chapter}
            chapter={chapter}
            links={links[chapter]}
            band={index % 2 === 0}
            lead={chapter === 'costs' && guide.firstYear ? <FirstYear {...guide.firstYear} /> : null}
            sections={sectionsOf(sections, chapter)}
          >
            {chapter === 'life-and-work' ? <AcrossCountries {...guide} /> : null}
          </GuideChapter>
        ))}
        {invitation ? <Closing section={invitation} /> : null}
        <Container>
          <PrintedBy path={`/${slug}`} />
        </Container>
      </Page>
    </>
  );
}

/** The sections of one chapter, in the guide's order. */
const sectionsOf = (sections: Guide['sections'], chapter: Chapter) =>
  sections
    .filter((section) => section.kind !== 'callToAction')
    .filter((section) => section.chapter === chapter);
