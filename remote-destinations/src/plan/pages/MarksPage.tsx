import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { PageProps } from '@sayapatri/contract';
import { StatTiles } from '@sayapatri/design';
import { Answer } from '../components/Answer.tsx';
import { GradeLadder } from '../components/GradeLadder.tsx';
import type { MarksContent } from '../content/marks.ts';
import { practiceLabel } from '../content/texts.ts';
import { ReadingPage } from '../reading/ReadingPage.tsx';

/** The worth of marks and years from Nepal abroad. */
export default function MarksPage({
  data: { yardstick, grades, ladder, ...content },
}: PageProps<MarksContent>) {
  const figures = {
    yardstick: (
      <Answer>
        <Chip label={practiceLabel} sx={{ gridColumn: '1 / -1' }} />
        <StatTiles stats={yardstick.stats} />
        <Button href={yardstick.link.href} variant="contained" color="secondary" size="large">
          {yardstick.link.label}
        </Button>
      </Answer>
    ),
    grades: <GradeLadder grades={grades} ladder={ladder} />,
  };
  return <ReadingPage content={content} figures={figures} />;
}
