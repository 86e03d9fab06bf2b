import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { SourceLine } from '@sayapatri/design';
import { factsIn, type SourcedFact } from '@sayapatri/facts';
import type { ReactNode } from 'react';
import { chapterTexts } from '../content/labels.ts';
import pictures from '../pictures/chapters/chapters.ts';
import type { CallToActionSection, Chapter, Guide, Section } from '../schema/guide.ts';
import { SectionView } from '../sections/SectionView.tsx';
import { LinkButtons } from './LinkButtons.tsx';

const Band = styled('section')({
  paddingBlock: 'clamp(16px, 5vw, 72px)',
  '&[data-band]': { background: 'var(--mui-palette-band)' },
  '&[data-band] > div': { '--mui-palette-band': 'var(--mui-palette-background-paper)' },
  // In dark mode both grounds look alike, so panels are lighter than both and a dark drawing has an edge.
  '@media screen and (prefers-color-scheme: dark)': {
    '&&& > div': { '--mui-palette-band': 'var(--mui-palette-primarySoft)' },
    '& img': { outline: '1px solid var(--mui-palette-divider)', outlineOffset: -1 },
  },
  // A phone needs little space below a chapter's drawing; the plot of the first year needs its own.
  '@media screen and (max-width: 599px)': {
    '& > div > div:not([data-no-print]) + section': { marginTop: 16 },
  },
  '@media print': { paddingBlock: 8 },
});

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 'clamp(16px, 3vw, 40px)',
  '& img': { flex: 'none', width: 'clamp(76px, 17vw, 224px)', height: 'auto', borderRadius: 20 },
  '& h2': {
    ...theme.typography.h2,
    margin: 0,
  },
  '& p': { margin: '4px 0 0', maxWidth: '46ch', color: 'var(--mui-palette-text-secondary)' },
  '@media print': { '& img': { display: 'none' }, '& h2': { fontSize: '16pt' } },
}));

/** Links to pages with more on the subject, beside the sources of all figures above. */
const End = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 24px',
  marginTop: 16,
  '&& > div': { marginTop: 0 },
  // Notes stand above the links; open sources have a row of their own.
  '&& > div:has(> details)': {
    display: 'contents',
    '& > p': { order: -1, flex: '1 0 100%', marginBottom: 8 },
    '& > [open]': { flex: '1 0 100%' },
  },
  '@media screen and (max-width: 599px)': {
    '& a[href^="/"]': { paddingInline: 12, fontSize: '0.875rem' },
  },
});

/** The facts whose sources stand below the chapter, without benefits, which repeat other sections' figures. */
function factsToSource(section: ChapterSection): readonly SourcedFact[] {
  if (section.kind === 'benefits') return [];
  // A newer figure stands beside the figure itself.
  const stated = factsIn(section).map(({ worldNote, ...fact }) =>
    fact.today || worldNote === undefined ? fact : { ...fact, worldNote },
  );
  return [...stated, ...(section.cited ?? [])];
}

type ChapterSection = Exclude<Section, CallToActionSection>;

interface GuideChapterProps {
  chapter: Chapter;
  /** Links to the planning tools. */
  links: Guide['links'][Chapter];
  sections: readonly ChapterSection[];
  /** Gives the chapter the tonal ground, so that neighbours differ. */
  band?: boolean;
  /** A plot above the sections. */
  lead?: ReactNode;
  /** What stands below the sections. */
  children?: ReactNode;
}

/** A chapter of the guide: a full-width band with a drawing, the sections, and their sources. */
export function GuideChapter({ chapter, links, sections, band, lead, children }: GuideChapterProps) {
  const { title, lead: words } = chapterTexts[chapter];
  const picture = pictures[chapter];
  // A section's own link replaces the chapter's link to the same page.
  const own = sections.flatMap((section) => (section.kind === 'keyFacts' ? [] : (section.links ?? [])));
  const others = links.filter((link) => own.every(({ href }) => href !== link.href));
  const headingId = `${chapter}-title`;
  return (
    <Band id={chapter} aria-labelledby={headingId} data-band={band || undefined}>
      <Container>
        <Head>
          {picture ? (
            <img src={picture.src} alt="" width={280} height={200} loading="lazy" decoding="async" />
          ) : null}
          <div>
            <h2 id={headingId}>{title}</h2>
            <p>{words}</p>
          </div>
        </Head>
        {lead}
        {sections.map((section) => (
          <SectionView key={section.kind === 'keyFacts' ? section.kind : section.id} section={section} />
        ))}
        {children}
        <End>
          <LinkButtons links={[...others, ...own]} />
          <SourceLine facts={sections.flatMap(factsToSource)} />
        </End>
      </Container>
    </Band>
  );
}
