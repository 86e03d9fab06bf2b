import type { PageProps } from '@sayapatri/contract';
import { LinkButton, StatTiles, styled, Tag } from '@sayapatri/design';
import { GradeLadder } from '../components/GradeLadder.tsx';
import { ReadingPage } from '../components/ReadingPage.tsx';
import type { MarksContent } from '../content/marks.ts';
import { practiceLabel } from '../content/texts.ts';

/** The answer first, with the button that goes on from it. */
const Answer = styled('div')({
  display: 'grid',
  gap: '16px 24px',
  justifyItems: 'start',
  padding: 'clamp(20px, 3vw, 32px)',
  borderRadius: 16,
  background: 'var(--primary-soft)',
  '&& dl': { width: '100%', gridTemplateColumns: 'repeat(3, 1fr)' },
  '@media (max-width: 599px)': {
    '&& dl': { gap: 14 },
    '&& dl > div': { paddingLeft: 10 },
    '&& dt': { fontSize: '0.8125rem', lineHeight: 1.4 },
  },
  '& > span': { gridColumn: '1 / -1', background: 'var(--mui-palette-background-paper)' },
  '@media (min-width: 600px)': { gridTemplateColumns: '1fr auto', alignItems: 'center' },
});

/** What marks and years from Nepal count for abroad. */
export default function MarksPage({
  data: { yardstick, grades, ladder, ...content },
}: PageProps<MarksContent>) {
  const figures = {
    yardstick: (
      <Answer>
        <Tag>{practiceLabel}</Tag>
        <StatTiles stats={yardstick.stats} />
        <LinkButton href={yardstick.link.href} variant="contained" color="secondary" size="large">
          {yardstick.link.label}
        </LinkButton>
      </Answer>
    ),
    grades: <GradeLadder grades={grades} texts={ladder} />,
  };
  return <ReadingPage content={content} figures={figures} />;
}
