import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { PageProps } from '@sayapatri/contract';
import { useState } from 'react';
import { AnswerCard } from '../components/AnswerCard.tsx';
import { CallToAction } from '../components/CallToAction.tsx';
import { Chapter } from '../components/Chapter.tsx';
import { Contents } from '../components/Contents.tsx';
import { CountryChoice } from '../components/CountryRadio.tsx';
import { FirstYear } from '../components/FirstYear.tsx';
import { Foot } from '../components/Foot.tsx';
import { useOpenAtAnchor } from '../components/useOpenAtAnchor.ts';
import { desktop } from '../components/widths.ts';
import { type Chapter as ChapterId, type ContentSection, chapters, type Guide } from '../schema/guide.ts';
import { SectionView } from '../sections/SectionView.tsx';

/** The story, and on a desktop a card beside it that stays in sight; on a phone the card follows the title. */
const Sheet = styled(Container)({
  // Keeps a printed guide within five sheets of paper.
  '@media print': { zoom: 0.85 },
  [desktop]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
    gridTemplateRows: 'auto 1fr',
    columnGap: 56,
  },
});
const Side = styled('div')({ [desktop]: { gridColumn: 2, gridRow: '1 / span 2' } });
const Story = styled('div')({ minWidth: 0, [desktop]: { gridColumn: 1, gridRow: 2 } });

/** A country's guide: the answer first, then four chapters. */
export default function GuidePage({ data: guide }: PageProps<Guide>) {
  const { title, blurb, sections, links, answers = {}, firstYear } = guide;
  const [chosen, choose] = useState<string>();
  useOpenAtAnchor();
  const content = sections.filter((section): section is ContentSection => section.kind !== 'callToAction');
  const sectionsOf = (chapter?: ChapterId) =>
    content
      .filter((section) => section.chapter === chapter)
      .map((section) => <SectionView key={section.id} section={section} />);
  // A section's own link replaces the chapter's link to the same page.
  const own = content.flatMap((section) => section.links ?? []);
  const linksOf = (chapter: ChapterId) =>
    links[chapter].filter(({ href }) => own.every((link) => link.href !== href));
  const written = chapters.filter((chapter) => sectionsOf(chapter).length > 0);
  return (
    <CountryChoice value={{ chosen, choose }}>
      <Box
        sx={{
          pt: { xs: 2.5, md: 4 },
          background:
            'linear-gradient(180deg, var(--mui-palette-primarySoft), var(--mui-palette-background-default) 480px)',
        }}
      >
        <Sheet>
          <div>
            <Typography variant="h1" tabIndex={-1}>
              {title}
            </Typography>
            <Typography sx={{ my: { xs: 1.5, md: 2 }, color: 'text.secondary' }}>{blurb}</Typography>
          </div>
          <Side>
            <AnswerCard {...guide} />
          </Side>
          <Story>
            {sectionsOf()}
            <Contents chapters={written} />
            {written.map((chapter) => (
              <Chapter key={chapter} chapter={chapter} answer={answers[chapter]} links={linksOf(chapter)}>
                {chapter === 'costs' && firstYear ? <FirstYear {...firstYear} /> : null}
                {sectionsOf(chapter)}
              </Chapter>
            ))}
            {sections.map((section) =>
              section.kind === 'callToAction' ? <CallToAction key={section.id} {...section} /> : null,
            )}
          </Story>
        </Sheet>
        <Foot {...guide} />
      </Box>
    </CountryChoice>
  );
}
