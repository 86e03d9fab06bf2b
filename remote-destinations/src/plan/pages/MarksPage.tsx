import type { PageProps } from '@sayapatri/contract';
import { GradeLadder } from '../components/GradeLadder.tsx';
import { ReadingPage } from '../components/ReadingPage.tsx';
import type { MarksContent } from '../content/marks.ts';

/** What marks and years from Nepal count for abroad. */
export default function MarksPage({ data }: PageProps<MarksContent>) {
  return (
    <ReadingPage
      content={data}
      figures={{ grades: <GradeLadder grades={data.grades} texts={data.ladder} /> }}
    />
  );
}
